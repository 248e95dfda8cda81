import NudgePlanning
import NudgeText
import NudgeTime
import Testing

/// Reminders that quiet hours hold until another day, next to ones that they don't hold.
@Suite struct ConsecutiveTextTests {
  private static let people = [
    // The second time of each day is held until the next morning.
    #""preferences":{"reminders":{"times":["08:30","23:00"]},"quietHours":{"from":"22:00","to":"07:00"}}"#,
    // Only weekend nights are quiet.
    #""preferences":{"reminders":{"times":["23:00"]},"quietHours":{"from":"22:00","to":"07:00","on":["friday","saturday"]}}"#,
    // Every second reminder is held for a day.
    #"""
    "preferences":{"reminders":{"frequency":"weekly","on":["monday","thursday"],"times":["20:00"]},
    "quietHours":{"from":"00:00","to":"00:00","on":["monday"]}}
    """#,
  ]

  private static func notifications(_ person: Person, _ from: String, days: Int) throws -> [NotificationRequest] {
    try PlannedLines.planner.notifications(for: person, in: PlannedLines.span("Europe/Berlin", from, days))
  }

  private static func person(_ json: String, number: Int) throws -> Person {
    var person = try PlannedLines.person(json)
    person.id = "p-\(number)"
    return person
  }

  @Test(arguments: people)
  func neverShowTheSameTextTwiceInARow(json: String) throws {
    for number in 0..<10 {
      let year = try Self.notifications(try Self.person(json, number: number), "2027-01-01", days: 365)
      #expect(year.contains { $0.reasons.contains(.heldByQuietHours) })
      let variants = year.filter { $0.kind == .reminder }.map(\.variant)
      #expect(zip(variants, variants.dropFirst()).allSatisfy { $0 != $1 }, "person \(number)")
    }
  }

  /// The text depends on earlier reminders, but not on where the plan begins.
  @Test(arguments: people)
  func haveTheSameTextInAnyPlan(json: String) throws {
    let person = try Self.person(json, number: 3)
    let whole = try Self.notifications(person, "2027-01-01", days: 60)
    let start = try CivilDate("2027-01-01")
    let daily = try (0..<60).flatMap { day in
      try Self.notifications(person, try #require(start.adding(days: day)).description, days: 1)
    }
    #expect(daily == whole)
  }
}
