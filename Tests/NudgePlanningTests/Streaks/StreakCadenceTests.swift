import NudgeCatalog
import NudgePlanning
import NudgeTime
import Testing

/// Streaks by the person's own cadence, with numbers worked out by hand.
///
/// It is Sunday, 2026-11-22, at 13:00 UTC. Everything was recorded at noon.
@Suite("Streaks of each cadence")
struct StreakCadenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var says: String
    var reminders: String
    var anchor = "2026-11-01"
    var days: String
    var more = ""
    var zone = "UTC"
    var expected: String

    var testDescription: String { says }
  }

  private static let daily = #""frequency":"daily""#
  private static let weekly = #""frequency":"weekly","on":["sunday"]"#
  private static let threeDays = #""frequency":"three_days""#
  private static let workdays = #""frequency":"weekdays""#
  private static let monthly = #""frequency":"monthly","on":15"#
  private static let rule = #""rule":"FREQ=WEEKLY;BYDAY=TU,SA""#

  private static let fortnight = (9...22).map { "11-\($0 < 10 ? "0" : "")\($0)" }.joined(separator: " ")
  private static let working = "11-09 11-10 11-11 11-12 11-13 11-16 11-17 11-18 11-19 11-20"

  private func progress(
    _ reminders: String, anchor: String, achievements: [String], more: String, zone: String,
    now: String = "2026-11-22T13:00:00Z"
  ) throws -> String {
    let list = achievements.map { #"{"at":"\#($0)"}"# }.joined(separator: ",")
    let person = try Person(
      json: """
        {"id":"u-1","timeZone":"\(zone)","anchor":"\(anchor)","achievements":[\(list)],
        \(more.contains("pauses") ? "" : more)
        "preferences":{"reminders":{\(reminders)}\(more.contains("pauses") ? "," + more : "")}}
        """)
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    let forecast = try planner.forecast(for: person, after: try Timestamp(rfc3339: now), count: 0)
    let progress = try #require(forecast.progress)
    return "\(progress.currentStreak) of \(progress.longestStreak), \(forecast.streakPeriod.rawValue)"
  }

  @Test(arguments: [
    Row(says: "daily, perfect", reminders: daily, days: fortnight, expected: "14 of 14, day"),
    Row(
      says: "daily, without the 19th", reminders: daily, days: without("11-19", fortnight), expected: "3 of 10, day"),
    Row(
      says: "daily, a freeze", reminders: daily, days: without("11-19", fortnight), more: freeze,
      expected: "13 of 13, day"),
    Row(
      says: "daily, a pause", reminders: daily, days: without("11-19", fortnight), more: pause("11-19", "11-19"),
      expected: "13 of 13, day"),
    Row(says: "daily, then weekly", reminders: weekly, days: fortnight, expected: "2 of 2, week"),
    Row(says: "daily, in Tokyo", reminders: daily, days: fortnight, zone: "Asia/Tokyo", expected: "14 of 14, day"),

    Row(says: "weekly, perfect", reminders: weekly, days: "11-01 11-08 11-15 11-22", expected: "4 of 4, week"),
    Row(says: "weekly, a week missed", reminders: weekly, days: "11-01 11-08 11-22", expected: "1 of 2, week"),
    Row(
      says: "weekly, a freeze", reminders: weekly, days: "11-01 11-08 11-22", more: freeze, expected: "3 of 3, week"),
    Row(
      says: "weekly, a pause at the end of a week", reminders: weekly, days: "11-01 11-08 11-22",
      more: pause("11-14", "11-15"), expected: "3 of 3, week"),
    Row(says: "weekly, then daily", reminders: daily, days: "11-01 11-08 11-15 11-22", expected: "1 of 1, day"),
    Row(
      says: "weekly, in Tokyo", reminders: weekly, days: "11-01 11-08 11-15 11-22", zone: "Asia/Tokyo",
      expected: "4 of 4, week"),

    // Reminders on the 1st, 4th, 7th, 10th, 13th, 16th, 19th and 22nd.
    Row(
      says: "every third day, perfect", reminders: threeDays, days: "11-05 11-07 11-12 11-13 11-18 11-19 11-22",
      expected: "7 of 7, time"),
    Row(
      says: "every third day, nothing from the 10th to the 12th", reminders: threeDays,
      days: "11-05 11-07 11-13 11-18 11-19 11-22", expected: "4 of 4, time"),
    Row(
      says: "every third day, a freeze", reminders: threeDays, days: "11-05 11-07 11-13 11-18 11-19 11-22",
      more: freeze, expected: "6 of 6, time"),
    Row(
      says: "every third day, a pause up to the next reminder", reminders: threeDays,
      days: "11-05 11-07 11-13 11-18 11-19 11-22", more: pause("11-11", "11-12"), expected: "6 of 6, time"),
    Row(
      says: "every third day, then weekly", reminders: weekly, days: "11-05 11-07 11-12 11-13 11-18 11-19 11-22",
      expected: "3 of 3, week"),
    Row(
      says: "every third day, in Tokyo", reminders: threeDays, days: "11-05 11-07 11-12 11-13 11-18 11-19 11-22",
      zone: "Asia/Tokyo", expected: "7 of 7, time"),

    Row(says: "Monday to Friday, perfect", reminders: workdays, days: working, expected: "10 of 10, time"),
    Row(
      says: "Monday to Friday, Saturday instead of Friday", reminders: workdays,
      days: without("11-13", working) + " 11-14", expected: "10 of 10, time"),
    Row(
      says: "Monday to Friday, without a Wednesday", reminders: workdays, days: without("11-18", working),
      expected: "2 of 7, time"),
    Row(
      says: "Monday to Friday, a freeze", reminders: workdays, days: without("11-18", working), more: freeze,
      expected: "9 of 9, time"),
    Row(
      says: "Monday to Friday, a pause", reminders: workdays, days: without("11-18", working),
      more: pause("11-18", "11-18"), expected: "9 of 9, time"),
    Row(says: "Monday to Friday, then daily", reminders: daily, days: working, expected: "0 of 5, day"),
    Row(
      says: "Monday to Friday, in Tokyo", reminders: workdays, days: working, zone: "Asia/Tokyo",
      expected: "10 of 10, time"),

    Row(says: "monthly, perfect", reminders: monthly, days: "08-20 09-15 10-30 11-15", expected: "4 of 4, time"),
    Row(says: "monthly, a month missed", reminders: monthly, days: "08-20 09-15 11-15", expected: "1 of 2, time"),
    Row(
      says: "monthly, a freeze", reminders: monthly, days: "08-20 09-15 11-15", more: freeze, expected: "3 of 3, time"),
    Row(
      says: "monthly, a pause", reminders: monthly, days: "08-20 09-15 11-15", more: pause("11-10", "11-14"),
      expected: "3 of 3, time"),
    Row(says: "monthly, then weekly", reminders: weekly, days: "08-20 09-15 10-30 11-15", expected: "1 of 1, week"),
    Row(
      says: "monthly, in Tokyo", reminders: monthly, days: "08-20 09-15 10-30 11-15", zone: "Asia/Tokyo",
      expected: "4 of 4, time"),

    // Reminders on the 3rd, 7th, 10th, 14th, 17th and 21st.
    Row(
      says: "a rule, perfect", reminders: rule, anchor: "2026-11-03", days: "11-03 11-09 11-10 11-15 11-17 11-22",
      expected: "6 of 6, time"),
    Row(
      says: "a rule, nothing from the 10th to the 13th", reminders: rule, anchor: "2026-11-03",
      days: "11-03 11-09 11-15 11-17 11-22", expected: "3 of 3, time"),
    Row(
      says: "a rule, a freeze", reminders: rule, anchor: "2026-11-03", days: "11-03 11-09 11-15 11-17 11-22",
      more: freeze, expected: "5 of 5, time"),
    Row(
      says: "a rule, a pause", reminders: rule, anchor: "2026-11-03", days: "11-03 11-09 11-15 11-17 11-22",
      more: pause("11-12", "11-13"), expected: "5 of 5, time"),
    // Reminders on the 3rd, 6th, 9th, 12th, 15th, 18th and 21st.
    Row(
      says: "a rule, then every third day", reminders: threeDays, anchor: "2026-11-03",
      days: "11-03 11-09 11-10 11-15 11-17 11-22", expected: "1 of 1, time"),
    Row(
      says: "a rule, in Tokyo", reminders: rule, anchor: "2026-11-03", days: "11-03 11-09 11-10 11-15 11-17 11-22",
      zone: "Asia/Tokyo", expected: "6 of 6, time"),
    Row(
      says: "what comes before a rule's first day is one stretch", reminders: rule, anchor: "2026-11-17",
      days: "08-01 10-01 11-17 11-22", expected: "3 of 3, time"),
    Row(
      says: "reminders that are off", reminders: #""enabled":false,\#(threeDays)"#,
      days: "11-05 11-07 11-12 11-13 11-18 11-19 11-22", expected: "7 of 7, time"),
  ])
  func countsPeriodsOfTheCadence(_ row: Row) throws {
    let achievements = row.days.split(separator: " ").map { "2026-\($0)T12:00:00Z" }
    #expect(
      try progress(row.reminders, anchor: row.anchor, achievements: achievements, more: row.more, zone: row.zone)
        == row.expected)
  }

  /// An evening in London is the next morning in Tokyo; a date stays what it is.
  @Test func aMoveCountsMomentsOnTheNewCalendar() throws {
    let days = ["05", "07", "12", "13", "18", "19", "22"].map { "2026-11-\($0)" }
    func streak(_ achievements: [String], _ zone: String) throws -> String {
      try progress(
        Self.threeDays, anchor: "2026-11-01", achievements: achievements, more: "", zone: zone,
        now: "2026-11-22T23:00:00Z")
    }
    let evenings = days.map { $0 + "T22:00:00Z" }
    #expect(try streak(evenings, "UTC") == "7 of 7, time")
    // The 6th, 8th, 13th, 14th, 19th, 20th and 23rd: nothing from the 10th to the 12th and from the 16th to the 18th.
    #expect(try streak(evenings, "Asia/Tokyo") == "2 of 2, time")
    #expect(try streak(days, "UTC") == "7 of 7, time")
    #expect(try streak(days, "Asia/Tokyo") == "7 of 7, time")
  }

  private static let freeze = #""freezes":["2026-08-01"],"#

  private static func pause(_ first: String, _ last: String) -> String {
    #""pauses":[{"from":"2026-\#(first)","to":"2026-\#(last)"}]"#
  }

  private static func without(_ day: String, _ days: String) -> String {
    days.split(separator: " ").filter { $0 != day }.joined(separator: " ")
  }
}
