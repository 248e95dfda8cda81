import Foundation
import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("The explanation of one day")
struct DayExplanationTests {
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)

  private func reminders(_ json: String, on day: String) throws -> [String] {
    let person = try Person(json: #"{"id":"u-17","timeZone":"America/New_York",\#(json)}"#)
    let explanation = try planner.explanation(for: person, on: try CivilDate(day))
    return explanation.notifications.filter { $0.kind == .reminder }.map { "\($0.id) \($0.at)" }
      + explanation.skipped.filter { $0.kind == .reminder }.map { candidate in
        "not \(candidate.id) \(candidate.at.map { "\($0)" } ?? "-") \(candidate.reasons.map(\.rawValue))"
      }
  }

  private static let weekly = #""anchor":"2026-11-22","preferences":{"reminders":{"frequency":"weekly"#
  private static let lateOnSundays =
    weekly + #"","times":["23:00"]},"quietHours":{"from":"22:00","to":"08:00"}"#

  @Test(arguments: [
    (
      #""anchor":"2026-11-20","preferences":{"reminders":{"frequency":"weekly"}}"#, "2026-11-25",
      #"not reminder-2026-11-25 - ["not-a-reminder-day:2026-11-27"]"#
    ),
    (
      #""anchor":"2026-11-20","preferences":{"reminders":{"frequency":"weekly"}}"#, "2026-11-27",
      "reminder-2026-11-27 2026-11-27T20:00:00-05:00"
    ),
    (
      #""preferences":{"reminders":{"rule":"FREQ=DAILY;COUNT=3"}}"#, "2026-11-25",
      #"not reminder-2026-11-25 - ["not-a-reminder-day"]"#
    ),
    (
      #""preferences":{"reminders":{"frequency":"monthly","enabled":false}}"#, "2026-11-25",
      #"not reminder-2026-11-25 - ["kind-off"]"#
    ),
    (
      #""preferences":{"notificationsEnabled":false,"reminders":{"frequency":"monthly"}}"#, "2026-11-25",
      #"not reminder-2026-11-25 - ["notifications-off"]"#
    ),
    // The day begins at 03:00, so that 01:00 falls on the day before.
    (
      #""preferences":{"dayStart":"03:00","reminders":{"times":["01:00"]}}"#, "2026-11-25",
      "reminder-2026-11-26 2026-11-26T01:00:00-05:00"
    ),
    // Quiet hours move it to the next day, which isn't a reminder day.
    (
      lateOnSundays + "}", "2026-11-29",
      #"not reminder-2026-11-29 2026-11-29T23:00:00-05:00 ["moved-to:2026-11-30T08:00:00"]"#
    ),
    (lateOnSundays + "}", "2026-11-30", "reminder-2026-11-29 2026-11-30T08:00:00-05:00"),
    (
      lateOnSundays + #"},"achievements":[{"at":"2026-11-29"}]"#, "2026-11-29",
      #"not reminder-2026-11-29 2026-11-29T23:00:00-05:00 ["already-recorded"]"#
    ),
    (
      lateOnSundays + #"},"achievements":[{"at":"2026-11-29"}]"#, "2026-11-30",
      #"not reminder-2026-11-29 2026-11-30T08:00:00-05:00 ["already-recorded"]"#
    ),
    (
      lateOnSundays + #","pauses":[{"from":"2026-11-30","to":"2026-11-30"}]}"#, "2026-11-29",
      #"not reminder-2026-11-29 2026-11-29T23:00:00-05:00 ["paused"]"#
    ),
    // A pause contains the next reminder day, or the day to which quiet hours move it.
    (
      weekly + #""},"pauses":[{"from":"2026-11-29","to":"2026-12-05"}]}"#, "2026-11-25",
      #"not reminder-2026-11-25 - ["not-a-reminder-day:2026-12-06"]"#
    ),
    (
      weekly + #""},"pauses":[{"from":"2026-11-26","to":"2026-12-02"},{"from":"2026-12-03","to":"2026-12-06"}]}"#,
      "2026-11-25", #"not reminder-2026-11-25 - ["not-a-reminder-day:2026-12-13"]"#
    ),
    (
      lateOnSundays + #","pauses":[{"from":"2026-11-30","to":"2026-11-30"}]}"#, "2026-11-25",
      #"not reminder-2026-11-25 - ["not-a-reminder-day:2026-12-06"]"#
    ),
    (
      weekly + #""},"pauses":[{"from":"2026-11-26","to":"9999-12-31"}]}"#, "2026-11-25",
      #"not reminder-2026-11-25 - ["not-a-reminder-day"]"#
    ),
  ])
  func tellsOfTheReminder(json: String, day: String, expected: String) throws {
    #expect(try reminders(json, on: day) == [expected])
  }

  /// The person is reminded on Fridays.
  @Test(arguments: [
    ("2026-11-22T06:00:00Z", 1, ["reminder-2026-11-22"]), ("2026-11-22T12:00:00Z", 3, ["reminder-2026-11-22"]),
    // Friday at 9 PM, when the reminder of that day is past.
    ("2026-11-28T03:00:00Z", 1, []), ("2026-11-22T06:00:00Z", 7, []),
  ])
  func aSpanWithoutAReminderDaySaysSo(start: String, days: Int, expected: [String]) throws {
    let person = try Person(
      json:
        #"{"id":"u-17","timeZone":"America/Chicago","preferences":{"reminders":{"frequency":"weekly","on":["friday"]}}}"#
    )
    let explanation = try planner.explanation(for: person, from: Timestamp(rfc3339: start), for: .days(days))
    let missing = explanation.skipped.filter { $0.kind == .reminder && $0.timestamp == nil }
    #expect(missing.map(\.id.rawValue) == expected)
    #expect(try missing.allSatisfy { $0.reasons == [.notAReminderDay(next: try CivilDate("2026-11-27"))] })
  }

  /// One day of the week has a look back, and the six others say which.
  @Test func aDayWithoutALookBackSaysSo() throws {
    var person = Person(id: "u-17", timeZone: "America/Chicago")
    let first = try CivilDate("2026-11-22")
    let days = (0..<7).compactMap { first.adding(days: $0) }
    func reasons() throws -> [[Reason]] {
      try days.flatMap { day in
        try planner.explanation(for: person, on: day).skipped
          .filter { $0.kind == .retrieval && $0.timestamp == nil }.map(\.reasons)
      }
    }
    #expect(try reasons().isEmpty)
    try person.history.record(Achievement(at: .date(CivilDate("2026-10-01")), title: "Ran 5 km"))
    // It may not be this week's turn, in which case there is nothing to show.
    let retrievalDays = try days.filter { day in
      let explanation = try planner.explanation(for: person, on: day)
      return explanation.notifications.contains { $0.kind == .retrieval }
        || explanation.skipped.contains { $0.kind == .retrieval && $0.timestamp != nil }
    }
    #expect(retrievalDays.count == 1)
    let retrievalDay = try #require(retrievalDays.first)
    let said = try reasons()
    #expect(said.count == 6)
    for (day, reason) in zip(days.filter { $0 != retrievalDay }, said) {
      let next = day < retrievalDay ? retrievalDay : try #require(retrievalDay.adding(days: 7))
      #expect(reason == [.notARetrievalDay(next: next)])
    }
    let afterIt = try #require(retrievalDay.adding(days: 1))
    person.preferences.pauses = [afterIt...(try #require(afterIt.adding(days: 6)))]
    #expect(
      try planner.explanation(for: person, on: afterIt).skipped.filter { $0.kind == .retrieval }.map(\.reasons)
        == [[.notARetrievalDay(next: retrievalDay.adding(days: 14))]])
    person.preferences.pauses = []
    person.preferences.retrieval.isEnabled = false
    #expect(try reasons() == Array(repeating: [.kindOff], count: 6))
    person.preferences.notificationsEnabled = false
    #expect(try reasons() == Array(repeating: [.notificationsOff], count: 6))
  }

  /// An achievement of which only the day is known is celebrated on the next day.
  @Test(arguments: [
    ("2026-11-24", nil), ("2026-11-25", "2026-11-26T20:00:00"), ("2026-11-26", nil),
  ])
  func saysWhenAnAchievementIsCelebrated(day: String, celebration: String?) throws {
    var person = Person(id: "u-17", timeZone: "America/Chicago")
    try person.history.record(Achievement(on: CivilDate("2026-11-25")))
    func skipped(_ span: PlanExplanation) -> [PlanExplanation.SkippedCandidate] {
      span.skipped.filter { $0.kind == .firstAchievement }
    }
    let explanation = try planner.explanation(for: person, on: CivilDate(day))
    #expect(
      skipped(explanation).map(\.reasons) == (celebration.map { [[Reason(rawValue: "celebrated-on:\($0)")]] } ?? []))
    #expect(skipped(explanation).allSatisfy { $0.timestamp == nil })
    #expect(explanation.notifications.contains { $0.kind == .firstAchievement } == (day == "2026-11-26"))
    let both = try planner.explanation(for: person, from: Timestamp(rfc3339: "2026-11-25T18:00:00Z"), for: .days(2))
    #expect(skipped(both).isEmpty)
  }

  /// The freeze is used for November 21.
  @Test func logsWhatFollowsASummary() throws {
    let person = try Person(
      json: #"""
        {"id":"u-17","timeZone":"America/Chicago",
         "progress":{"count":20,"currentStreak":8,"lastOn":"2026-11-20","freezes":1}}
        """#)
    func log(_ day: String) throws -> [String] {
      try planner.explanation(for: person, on: CivilDate(day)).streakLog.map(\.description)
    }
    #expect(try log("2026-11-20").isEmpty)
    #expect(try log("2026-11-21") == ["2026-11-21 open: streak 8, freezes 1"])
    let frozen = "2026-11-21 frozen: streak 8, freezes 0"
    #expect(try log("2026-11-22") == [frozen, "2026-11-22 open: streak 8, freezes 0"])
    #expect(try log("2026-11-23") == [frozen, "2026-11-22 ended: streak 0, freezes 0"])
  }

  /// December 30, 2011 never existed in Samoa.
  @Test func aDayThatTheClocksSkipEndsNoStreak() throws {
    func current(_ zone: String) throws -> Int {
      let person = try Person(
        json: #"""
          {"id":"u-17","timeZone":"\#(zone)","achievements":[{"at":"2011-12-28"},{"at":"2011-12-29"},{"at":"2011-12-31"}]}
          """#)
      return try planner.explanation(for: person, on: CivilDate("2012-01-01")).streak.current
    }
    #expect(try current("Pacific/Apia") == 3)
    #expect(try current("Pacific/Auckland") == 1)
  }

  @Test func isTheExplanationOfTheDaysSpan() throws {
    let person = Person(id: "u-17", timeZone: "Europe/Berlin")
    let start = try Timestamp(rfc3339: "2026-11-24T23:00:00Z")
    let day = try planner.explanation(for: person, on: try CivilDate("2026-11-25"))
    #expect(day == (try planner.explanation(for: person, from: start, for: .days(1))))
    let samoan = Person(id: "u-17", timeZone: "Pacific/Apia")
    #expect(throws: PlanError.emptySpan) { try planner.explanation(for: samoan, on: try CivilDate("2011-12-30")) }
  }

  @Test func isWrittenAndRead() throws {
    var person = Person(id: "u-17", timeZone: "Africa/Monrovia")
    let day = Achievement(on: try CivilDate("1959-12-31"))
    person.history.record = .achievements([Achievement(at: .min)] + Array(repeating: day, count: 10))
    let now = try Timestamp(rfc3339: "1960-01-01T00:00:00Z")
    let explanation = try planner.explanation(for: person, from: now, for: .days(40))
    #expect(explanation.notifications.contains { $0.offset.seconds % 60 != 0 })
    let stored = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(PlanExplanation.self, from: stored) == explanation)
    let forecast = try planner.forecast(for: person, after: now, count: 20)
    #expect(try JSONDecoder().decode(Forecast.self, from: JSONEncoder().encode(forecast)) == forecast)
    #expect(!forecast.occurrences.isEmpty && !forecast.earned.isEmpty)
  }

  @Test func listsTheMissingReminderBeforeTheNextMilestones() throws {
    var person = Person(id: "u-17", timeZone: "Europe/Berlin")
    person.preferences.reminders.days = .weekly(on: .monday)
    let explanation = try planner.explanation(for: person, on: try CivilDate("2026-11-25"))
    #expect(explanation.skipped.map(\.id.rawValue) == ["reminder-2026-11-25", "streak-3", "count-10"])
  }

  @Test(arguments: [
    ("2026-11-22T22:59:59Z", nil, "2026-11-22"), ("2026-11-22T23:00:00Z", nil, "2026-11-23"),
    ("2026-11-23T01:59:59Z", "03:00", "2026-11-22"), ("2026-11-23T02:00:00Z", "03:00", "2026-11-23"),
  ])
  func returnsThePersonsDay(moment: String, dayStart: String?, day: String) throws {
    var person = Person(id: "u-17", timeZone: "Europe/Berlin")
    if let dayStart { person.preferences.dayStart = try #require(StreakDay(start: try TimeOfDay(dayStart))) }
    #expect(try planner.day(of: person, at: try Timestamp(rfc3339: moment)) == CivilDate(day))
    person.timeZone = "Mars/Base"
    #expect(throws: PlanError.self) { try planner.day(of: person, at: .min) }
  }

  @Test(arguments: [
    ("2026-11-22T20:59:59Z", nil), ("2026-11-22T21:00:00Z", "2026-11-23T07:00:00Z"),
    ("2026-11-23T06:59:59Z", "2026-11-23T07:00:00Z"), ("2026-11-23T07:00:00Z", nil),
  ])
  func returnsTheEndOfQuietHours(moment: String, end: String?) throws {
    var person = Person(id: "u-17", timeZone: "Europe/Berlin")
    person.preferences.quietHours = [DailyWindow(from: try TimeOfDay("22:00"), to: try TimeOfDay("08:00"))]
    let expected = try end.map { try Timestamp(rfc3339: $0) }
    #expect(try planner.plan(for: person).quietHoursEnd(at: try Timestamp(rfc3339: moment)) == expected)
    person.preferences.quietHours = [DailyWindow(from: .midnight, to: .midnight)]
    #expect(try planner.plan(for: person).quietHoursEnd(at: try Timestamp(rfc3339: moment)) == .max)
  }
}
