import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("The expected milestones of a person with pauses")
struct ForecastPauseTests {
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)

  private func person(
    _ days: Preferences.ReminderDays, pauses: [(from: String, to: String)], recorded: [String]
  ) throws -> Person {
    var person = Person(id: "u-17", timeZone: "America/Chicago")
    person.preferences.reminders.days = days
    person.preferences.pauses = try pauses.map { try CivilDate($0.from)...CivilDate($0.to) }
    for day in recorded { try person.history.record(Achievement(at: .date(CivilDate(day)))) }
    return person
  }

  private static let fiveDays = ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"]
  private static let sixWeeks = [
    "2026-10-05", "2026-10-12", "2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09",
  ]

  /// All streaks are streaks of seven, and the week of November 16 to 22 has its reminder on Sunday.
  @Test(arguments: [
    (Preferences.ReminderDays.everyDays(1), [(from: "2026-11-23", to: "2026-11-28")], fiveDays, "2026-11-29"),
    (
      .everyDays(1), [(from: "2026-11-22", to: "2026-11-22"), (from: "2026-11-24", to: "2026-11-24")], fiveDays,
      "2026-11-25"
    ),
    (.everyDays(1), [(from: "2026-11-24", to: "2026-11-30")], fiveDays, "2026-11-23"),
    // Today is paused, and something is recorded, which doesn't count.
    (.everyDays(1), [(from: "2026-11-22", to: "2026-11-23")], fiveDays + ["2026-11-22"], "2026-11-25"),
    // A pause of a hundred years.
    (.everyDays(1), [(from: "2026-11-23", to: "2126-11-22")], fiveDays, "2126-11-23"),
    (.weekly(on: [.sunday]), [], sixWeeks, "2026-11-22"),
    (.weekly(on: [.sunday]), [(from: "2026-11-16", to: "2026-11-22")], sixWeeks, "2026-11-29"),
    (.weekly(on: [.sunday]), [(from: "2026-11-23", to: "2026-12-06")], sixWeeks, "2026-11-22"),
    // The reminder's day is paused, but the achievement counts on another day of the week.
    (
      .weekly(on: [.sunday]), [(from: "2026-11-16", to: "2026-11-22"), (from: "2026-11-28", to: "2026-11-29")],
      sixWeeks, "2026-11-27"
    ),
    (.weekly(on: [.wednesday]), [(from: "2026-11-16", to: "2026-11-26")], sixWeeks, "2026-11-27"),
  ])
  func countTheDaysThatArentPaused(
    days: Preferences.ReminderDays, pauses: [(from: String, to: String)], recorded: [String], expected: String
  ) throws {
    var person = try person(days, pauses: pauses, recorded: recorded)
    let now = try Timestamp(rfc3339: "2026-11-22T18:00:00Z")
    let forecast = try planner.forecast(for: person, after: now, count: 0)
    let streak = try #require(forecast.occurrences.first { $0.kind == .streakMilestone })
    #expect(streak.threshold == 7 && "\(streak.local.date)" == expected, "\(streak)")
    // A person who records something on each day that counts gets it on that day.
    guard days == .everyDays(1), streak.local.date.year < 2100 else { return }
    person.preferences.milestones.count = false
    var day = try CivilDate("2026-11-22")
    while day <= streak.local.date {
      try person.history.record(Achievement(at: Timestamp(rfc3339: "\(day)T18:30:00Z")))
      day = try #require(day.adding(days: 1))
    }
    let planned = try planner.notifications(for: person, from: now, for: .days(30))
    #expect(planned.filter { $0.kind == .streakMilestone }.map { "\($0.local.date)" } == [expected])
  }

  @Test func arentUpcomingOnAPausedDay() throws {
    let person = try person(
      .everyDays(1), pauses: [(from: "2026-11-23", to: "2026-11-28")], recorded: Self.fiveDays)
    let now = try Timestamp(rfc3339: "2026-11-22T06:00:00Z")
    let forecast = try planner.forecast(for: person, after: now, count: 1)
    #expect(forecast.occurrences.contains { $0.kind == .countMilestone } == false)
    let skipped = try #require(forecast.skipped.first { $0.kind == .countMilestone })
    #expect(skipped.threshold == 10 && skipped.reasons == [.paused])
    #expect(skipped.at.map { "\($0.local.date)" } == "2026-11-28")
  }

  @Test func dontComeInAnEndlessPause() throws {
    var person = try person(.everyDays(1), pauses: [], recorded: Self.fiveDays)
    person.preferences.pauses = [try CivilDate("2026-11-22")...CivilDate.max]
    let forecast = try planner.forecast(for: person, after: Timestamp(rfc3339: "2026-11-22T06:00:00Z"), count: 0)
    #expect(forecast.occurrences.isEmpty)
    #expect(forecast.skipped.first { $0.kind == .streakMilestone }?.reasons == [.tooFarAhead])
  }
}
