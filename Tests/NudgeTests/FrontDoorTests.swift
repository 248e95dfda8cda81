import Foundation
import Nudge
import Testing

/// What a user of the library writes: `import Nudge` alone.
@Suite("The front door")
struct FrontDoorTests {
  private let now: Timestamp
  private let data = Data(
    #"{"id":"u-17","timeZone":"America/New_York","preferences":{"reminders":{"times":["20:00"]}}}"#.utf8)

  init() throws {
    now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
  }

  @Test func plansFromOneImport() throws {
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }

    let planner = Planner()
    var person = try Person(json: data)
    person.preferences.style = .gentle
    try person.history.record(Achievement(at: now, title: "Ran 5 km"))
    for notification in try planner.notifications(for: person, from: now, for: .days(2)) {
      print(notification.at, notification.title, notification.body)
      let push = try APNsEncoder(topic: "org.example.app").message(for: notification)
      #expect(push.body.isEmpty == false)
    }
    let wake = try planner.nextMoment(for: person, after: now)
    let data = try person.json()

    #expect(printed.count >= 2)
    #expect(printed.last?.hasPrefix("2026-11-23T20:00:00-05:00 ") == true)
    #expect(wake.map { $0 > now } == true)
    #expect(try Person(json: data) == person)
    #expect(try Person(json: Data(data.utf8)) == person)
    #expect(try Person(json: Array(data.utf8)) == person)
  }

  @Test func storesNotificationsAndPeople() throws {
    let planner = Planner(celebration: .nextDay)
    var person = Person(id: "u-17", timeZone: "Asia/Kathmandu")
    person.history.record = .summary(
      AchievementSummary(count: 9, currentStreak: 3, lastOn: try CivilDate("2026-11-21"), freezesHeld: 1))
    try planner.record(Achievement(at: now), for: &person)
    let plan = try planner.notifications(for: person, from: now, for: .days(30))
    #expect(plan.count > 10)
    for notification in plan {
      let stored = try JSONEncoder().encode(notification)
      #expect(try JSONDecoder().decode(NotificationRequest.self, from: stored) == notification)
      #expect(try NotificationRequest(json: notification.json()) == notification)
    }
    #expect(try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(person)) == person)
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00Z"), (0.999, "1970-01-01T00:00:00Z"), (-0.001, "1969-12-31T23:59:59Z"),
    (-62_135_596_800, "0001-01-01T00:00:00Z"), (-62_135_596_801, "0001-01-01T00:00:00Z"),
    (253_402_300_799.5, "9999-12-31T23:59:59Z"), (253_402_300_800, "9999-12-31T23:59:59Z"),
    (.infinity, "9999-12-31T23:59:59Z"), (-.infinity, "0001-01-01T00:00:00Z"), (.nan, "0001-01-01T00:00:00Z"),
  ])
  func convertsDates(seconds: Double, expected: String) throws {
    let timestamp = Timestamp(Date(timeIntervalSince1970: seconds))
    #expect("\(timestamp)" == expected)
    #expect(Timestamp(Date(timestamp)) == timestamp)
  }

  @Test func throwsForSpansThatAreEmptyOrReversed() throws {
    let planner = Planner()
    let person = Person(id: "u-17", timeZone: "UTC")
    for duration in [Duration.zero, .seconds(-1), .days(-2), .days(.min)] {
      #expect(throws: PlanError.emptySpan) { try planner.notifications(for: person, from: now, for: duration) }
      #expect(throws: PlanError.emptySpan) { try planner.explanation(for: person, from: now, for: duration) }
    }
    #expect(throws: PlanError.emptySpan) { try planner.notifications(for: person, in: now..<now) }
    #expect(try planner.notifications(for: person, from: now, for: .milliseconds(1)).isEmpty)
    #expect(Duration.days(2) == .seconds(172_800) && Duration.days(.max) > .days(3_000_000))
  }
}
