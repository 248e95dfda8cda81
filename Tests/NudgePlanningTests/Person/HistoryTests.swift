import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("History")
struct HistoryTests {
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)
  private let now: Timestamp

  init() throws {
    now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
  }

  @Test func recordsAndRemoves() throws {
    var history = History()
    try history.record(Achievement(at: now, id: "a"))
    try history.record(Achievement(on: try CivilDate("2026-11-20"), title: "Swam"))
    #expect(history.achievements.map(\.id) == ["a", nil])
    #expect(history.achievement("a")?.moment == .timestamp(now))
    #expect(history.achievement("2026-11-20")?.title == "Swam")
    #expect(history.remove(id: "a") && !history.remove(id: "a"))
    #expect(history.achievements.count == 1 && history.achievement("a") == nil)
  }

  @Test func refusesInvalidAchievements() throws {
    var history = History()
    let long = Achievement(at: now, title: String(repeating: "x", count: 4_097))
    let error = #expect(throws: PersonError.self) { try history.record(long) }
    #expect(error.map { "\($0)" } == "title: Must be at most 4096 bytes long.")
    #expect(throws: PersonError.self) { try history.record(Achievement(at: now, id: "")) }
    #expect(history == History())
    history.record = .summary(AchievementSummary(count: 1, currentStreak: 1, lastOn: nil))
    let summaryError = #expect(throws: PersonError.self) { try history.record(Achievement(at: now)) }
    #expect(
      summaryError.map { "\($0)" }
        == "progress: The history is a summary, which can't store achievements. Use Planner.record(_:for:) instead.")
  }

  /// What a summary of daily reminders becomes with one more achievement.
  @Test(arguments: [
    // Yesterday's streak goes on.
    ("2026-11-21", 3, 0, "2026-11-22", "11 4 9 2026-11-22 0"),
    // Today already counts.
    ("2026-11-22", 3, 0, "2026-11-22", "11 3 9 2026-11-22 0"),
    // A day was missed.
    ("2026-11-20", 3, 0, "2026-11-22", "11 1 9 2026-11-22 0"),
    // A freeze covers the missed day, and is spent.
    ("2026-11-20", 3, 1, "2026-11-22", "11 4 9 2026-11-22 0"),
    // An earlier day adds to the count alone.
    ("2026-11-22", 3, 1, "2026-11-20", "11 3 9 2026-11-22 1"),
    // The longest streak grows with the current one.
    ("2026-11-21", 9, 0, "2026-11-22", "11 10 10 2026-11-22 0"),
    // A day in a pause lengthens no streak, and the pause before it ends none.
    ("2026-12-24", 3, 0, "2026-12-26", "11 3 9 2026-12-26 0"),
    ("2026-12-24", 3, 0, "2026-12-28", "11 4 9 2026-12-28 0"),
  ])
  func recordsInASummary(last: String, streak: Int, held: Int, day: String, expected: String) throws {
    var person = Person(id: "u", timeZone: "America/New_York")
    person.preferences.pauses = [try CivilDate("2026-12-25")...(try CivilDate("2026-12-27"))]
    person.history.record = .summary(
      AchievementSummary(
        count: 10, currentStreak: streak, longestStreak: 9, lastOn: try CivilDate(last), freezesHeld: held))
    for achievement in [
      Achievement(on: try CivilDate(day)), Achievement(at: try Timestamp(rfc3339: "\(day)T23:30:00-05:00")),
    ] {
      var person = person
      try planner.record(achievement, for: &person)
      guard case .summary(let summary) = person.history.record else {
        Issue.record("no summary")
        return
      }
      let last = summary.lastOn.map { "\($0)" } ?? "-"
      #expect(
        "\(summary.count) \(summary.currentStreak) \(summary.longestStreak) \(last) \(summary.freezesHeld)" == expected)
    }
  }

  @Test func countsASummaryAsItsHistory() throws {
    // One by one, in weeks and in days, a summary says the same as the list that it sums up.
    for days in [Preferences.ReminderDays.everyDays(1), .weekly(on: nil)] {
      var person = Person(id: "u", timeZone: "Europe/Berlin")
      person.preferences.reminders.days = days
      var listed = person
      person.history.record = .summary(AchievementSummary(count: 0, currentStreak: 0, lastOn: nil))
      for hours in [0, 5, 24, 50, 73, 74, 98, 240, 264, 290, 500, 524, 700, 724, 1_000, 1_001, 1_168, 1_336] {
        let moment = now.advanced(bySeconds: Int64(hours) * 3_600)
        let achievement = Achievement(at: moment)
        try planner.record(achievement, for: &person)
        try planner.record(achievement, for: &listed)
        let summary = try planner.plan(for: person).standing(at: moment)
        let list = try planner.plan(for: listed).standing(at: moment)
        #expect(summary.count == list.count && summary.streak == list.streak, "\(days) after \(hours) h")
        #expect(summary.lastOn == list.lastOn)
      }
    }
  }

  @Test func refusesToRecordForAnUnknownZone() throws {
    var person = Person(id: "u", timeZone: "Mars/Olympus")
    person.history.record = .summary(AchievementSummary(count: 1, currentStreak: 1, lastOn: nil))
    let before = person
    #expect(throws: PlanError.self) { try planner.record(Achievement(at: now), for: &person) }
    #expect(person == before)
  }

  @Test func addsFreezesAndRepairs() throws {
    var history = History()
    let day = try CivilDate("2026-11-20")
    try history.addFreeze(on: day)
    try history.repair(day)
    try history.repair(day)
    #expect(history.freezes == [day] && history.repairs == [day])
    history = History(.summary(AchievementSummary(count: 5, currentStreak: 2, lastOn: day, freezesHeld: 1)))
    for _ in 0..<3 { try history.addFreeze(on: day) }
    try history.addFreeze(on: try CivilDate("2026-11-21"))
    #expect(history.freezes == [try CivilDate("2026-11-21")])
    guard case .summary(let summary) = history.record else {
      Issue.record("no summary")
      return
    }
    #expect(summary.freezesHeld == 2)
    history.freezes = Array(repeating: day, count: 1_000)
    #expect(throws: PersonError.self) { try history.addFreeze(on: .max) }
  }

  @Test func marksAndForgetsWhatWasSent() throws {
    var history = History()
    let ids = [
      "reminder-2026-10-20", "reminder-2026-10-24-2000", "reminder-2026-10-23-200030-2", "streak-7-2026-10-20",
      "streak-1000-2026-10-20", "streak-at-risk-2026-10-20", "welcome-back-2026-10-20", "retrieval-2026-10-20",
      "recap-2026-09", "recap-2026-10", "recap-2025", "streak-100", "count-2000", "first-achievement", "own-2026-10",
    ].compactMap(NotificationID.init(rawValue:))
    for id in ids + ids { try history.markSent(id) }
    #expect(history.sent == ids)
    history.forgetSent(before: try CivilDate("2026-11-23"))
    #expect(
      history.sent.map(\.rawValue) == [
        "reminder-2026-10-24-2000", "recap-2026-10", "streak-100", "count-2000", "first-achievement", "own-2026-10",
      ])
    history.sent = Array(repeating: .streak(7), count: 10_000)
    #expect(throws: PersonError.self) { try history.markSent(.streak(8)) }
  }

  @Test func mutesAchievements() throws {
    var person = Person(id: "u", timeZone: "UTC")
    person.preferences.reminders.relent = false
    person.history.record = .achievements([
      Achievement(at: try Timestamp(rfc3339: "2025-11-15T08:00:00Z"), id: "a-1", title: "Ran")
    ])
    let start = try Timestamp(rfc3339: "2026-10-01T00:00:00Z")
    func shown() throws -> [String?] {
      try planner.notifications(for: person, from: start, for: .days(120)).filter { $0.kind == .retrieval }.map(
        \.achievement)
    }
    let before = try shown()
    #expect(!before.isEmpty && before.allSatisfy { $0 == "a-1" })
    try person.preferences.retrieval.mute("a-1")
    try person.preferences.retrieval.mute("a-1")
    #expect(try person.preferences.retrieval.mutedAchievements == ["a-1"] && shown().isEmpty)
    person.preferences.retrieval.unmute("a-1")
    #expect(try shown() == before)
    #expect(throws: PersonError.self) { try person.preferences.retrieval.mute("") }
  }
}
