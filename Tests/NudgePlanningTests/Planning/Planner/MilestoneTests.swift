import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

/// Everything that somebody reaches is told, in the unit of their own reminders.
@Suite("Milestones")
struct MilestoneTests {
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)

  /// The milestones of somebody who records something on some days of 2026 at 21:00, with what is told in their words.
  private func milestones(
    _ preferences: String, anchor: String = "2026-01-05", days: Int, every step: Int = 1, from offset: Int = 0,
    locale: String = "en"
  ) throws -> [NotificationRequest] {
    let first = try CivilDate(anchor)
    let dates = stride(from: offset, to: days, by: step).compactMap { first.adding(days: $0) }
    let list = dates.map { #"{"at":"\#($0)T21:00:00Z"}"# }.joined(separator: ",")
    let person = try Person(
      json: """
        {"id":"u-1","timeZone":"UTC","locale":"\(locale)","anchor":"\(anchor)","achievements":[\(list)],
        "preferences":{\(preferences)}}
        """)
    let start = try Timestamp(rfc3339: "2026-01-01T00:00:00Z")
    return try planner.notifications(for: person, from: start, for: .days(days + 10)).filter { $0.opens == .milestones }
  }

  private func told(_ notifications: [NotificationRequest]) -> [String] {
    notifications.map { notification in
      let merged = notification.reasons.map(\.rawValue).filter { $0.hasPrefix("merged-with:") }
      return ([notification.id.rawValue] + merged).joined(separator: " ")
    }
  }

  @Test func whoRecordsEveryDayIsToldOfEachOne() throws {
    let milestones = try milestones(#""reminders":{"times":["20:00"]}"#, days: 120)
    #expect(
      told(milestones) == [
        "first-achievement", "streak-3", "streak-7", "count-10", "streak-14", "streak-30",
        "count-50 merged-with:streak-50", "count-100 merged-with:streak-100",
      ])
    for number in [50, 100] {
      let both = try #require(milestones.first { $0.id == .count(number) })
      let text = both.title + "\n" + both.body
      #expect(text.contains("\(number) achievements") && text.contains("\(number) days"), "\(text)")
      #expect(both.category == "count-milestone" && both.actions.map(\.id) == ["view"])
    }
  }

  @Test(arguments: ["drop", "merge", "defer"])
  func aLimitOfOneLosesNone(overflow: String) throws {
    let preferences = #""dailyLimit":1,"overflow":"\#(overflow)","reminders":{"times":["09:00"]}"#
    let ids = try milestones(preferences, days: 60).map(\.id.rawValue)
    // At nine, a reminder takes the only place. The milestones of the evening don't need it.
    #expect(ids == ["first-achievement", "streak-3", "streak-7", "count-10", "streak-14", "streak-30", "count-50"])
  }

  @Test func whoFollowsEachReminderIsToldOfTimesInARow() throws {
    let reminders = #""reminders":{"frequency":"three_days","times":["20:00"]},"milestones":{"count":false}"#
    let milestones = try milestones(reminders, days: 16 * 7, every: 3, from: 1)
    #expect(told(milestones) == ["first-achievement", "streak-3", "streak-7", "streak-14", "streak-30"])
    for milestone in milestones.dropFirst() {
      let text = milestone.title + "\n" + milestone.body
      #expect(!text.contains("times") && !text.contains("days") && !text.contains("weeks"), "\(text)")
    }
  }

  @Test func aWorkingWeekIsNotBrokenByItsWeekend() throws {
    let first = try CivilDate("2026-01-05")
    let dates = (0..<42).compactMap { first.adding(days: $0) }.filter { $0.weekday < .saturday }
    let list = dates.map { #"{"at":"\#($0)T21:00:00Z"}"# }.joined(separator: ",")
    let person = try Person(
      json: """
        {"id":"u-1","timeZone":"UTC","achievements":[\(list)],"preferences":{"milestones":{"count":false},
        "reminders":{"frequency":"weekdays","times":["20:00"]}}}
        """)
    let start = try Timestamp(rfc3339: "2026-01-01T00:00:00Z")
    let plan = try planner.notifications(for: person, from: start, for: .days(60))
    #expect(
      plan.filter { $0.kind == .streakMilestone }.map(\.id.rawValue) == [
        "streak-3", "streak-7", "streak-14", "streak-30",
      ])
  }

  /// Thursday's stretch ends with Thursday, Friday's with Sunday.
  @Test func aStreakOfAWorkingWeekIsAtRiskOnTheLastDayBeforeAReminder() throws {
    func risks(_ lastOn: String) throws -> [String] {
      let person = try Person(
        json: """
          {"id":"u-1","timeZone":"UTC","progress":{"count":20,"currentStreak":5,"lastOn":"\(lastOn)"},
          "preferences":{"streakAtRisk":{"enabled":true,"from":5},"welcomeBack":{"enabled":false},
          "reminders":{"frequency":"weekdays","enabled":false}}}
          """)
      let start = try Timestamp(rfc3339: "2026-11-16T00:00:00Z")
      return try planner.notifications(for: person, from: start, for: .days(9)).map { "\($0.id) \($0.timestamp)" }
    }
    #expect(try risks("2026-11-18") == ["streak-at-risk-2026-11-19 2026-11-19T20:00:00Z"])
    #expect(try risks("2026-11-19") == ["streak-at-risk-2026-11-22 2026-11-22T20:00:00Z"])
    #expect(try risks("2026-11-21") == ["streak-at-risk-2026-11-23 2026-11-23T20:00:00Z"])
  }

  @Test func aForecastPromisesInThePersonsUnit() throws {
    func expected(_ reminders: String, _ progress: String) throws -> [String] {
      let person = try Person(
        json: """
          {"id":"u-1","timeZone":"UTC","anchor":"2026-11-01","progress":{\(progress)},
          "preferences":{"reminders":{\(reminders)}}}
          """)
      let now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
      return try planner.forecast(for: person, after: now, count: 0).occurrences.filter { $0.kind == .streakMilestone }
        .map { "\($0.id) \($0.timestamp) \($0.reasons.map(\.rawValue).joined(separator: " "))" }
    }
    let six = #""count":48,"currentStreak":6,"lastOn":"2026-11-20""#
    // The 22nd is a reminder day, and the stretch from the 19th is done.
    #expect(
      try expected(#""frequency":"three_days""#, six) == ["streak-7 2026-11-22T20:00:00Z if-recorded-each-time"])
    #expect(
      try expected(#""frequency":"three_days""#, #""count":48,"currentStreak":7,"lastOn":"2026-11-22""#)
        == ["streak-14 2026-12-13T20:00:00Z if-recorded-each-time"])
    #expect(
      try expected(#""frequency":"weekdays""#, six) == ["streak-7 2026-11-23T20:00:00Z if-recorded-each-time"])
    #expect(
      try expected(#""rule":"FREQ=MONTHLY;BYMONTHDAY=1""#, six) == [
        "streak-7 2026-12-01T20:00:00Z if-recorded-each-time"
      ])
    #expect(
      try expected(
        #""rule":"FREQ=DAILY;UNTIL=20261123T235959Z""#, #""count":9,"currentStreak":3,"lastOn":"2026-11-21""#)
        == [])
  }
}
