import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("Forecast")
struct ForecastTests {
  private let zones: ZoneDatabase

  init() throws {
    zones = try ZoneDatabase(directory: Fixtures.zoneinfo)
  }

  /// A schedule, what is known of the person, and when milestones come.
  private struct Question {
    var schedule: Schedule
    var person: Person
    var planner: Planner

    func forecast(after now: String, count: Int) throws -> Forecast {
      try planner.plan(for: person, on: schedule).reminderForecast(after: try Timestamp(rfc3339: now), count: count)
    }
  }

  private func question(
    _ frequency: Frequency = .daily, at times: [String] = ["20:00"], anchor: String = "2026-11-01",
    zone: String = "Europe/Berlin", quiet: String? = nil, dayStart: String = "00:00",
    progress: AchievementSummary? = nil
  ) throws -> Question {
    let cadence = try Cadence(
      frequency, at: times.map { try TimeOfDay($0) }, anchor: try CivilDate(anchor), zone: try zones.zone(zone))
    var person = Person(id: "u-17", timeZone: zone, history: History(progress.map { .summary($0) }))
    person.preferences.quietHours = try quiet.map { [try DailyWindow($0)] } ?? []
    person.preferences.dayStart = try #require(StreakDay(start: try TimeOfDay(dayStart)))
    var planner = Planner(catalog: .shipped, zones: zones)
    planner.thresholds = Planner.Thresholds(
      streaks: MilestoneThresholds(list: [3, 7, 14, 30], step: 365),
      counts: MilestoneThresholds(list: [10, 50, 100], step: 1000))
    return Question(schedule: .cadence(cadence), person: person, planner: planner)
  }

  /// A forecast in one line per candidate.
  private func lines(_ question: Question, after now: String, count: Int) throws -> [String] {
    let forecast = try question.forecast(after: now, count: count)
    let fires = forecast.occurrences.map {
      "\($0.id) \($0.timestamp.rfc3339(at: $0.offset)) \($0.status) \($0.reasons)"
    }
    let skipped = forecast.skipped.map { candidate in
      let moment = candidate.timestamp.map { " \($0.rfc3339(at: candidate.offset ?? .utc))" } ?? ""
      return "not \(candidate.id)\(moment) \(candidate.reasons)"
    }
    return fires + skipped
  }

  @Test func namesItsRemindersByDayAndByTimeWhereThereAreSeveral() throws {
    #expect(
      try lines(question(), after: "2026-11-21T12:00:00Z", count: 2) == [
        "reminder-2026-11-21 2026-11-21T20:00:00+01:00 scheduled [slot]",
        "reminder-2026-11-22 2026-11-22T20:00:00+01:00 scheduled [slot]",
      ])
    #expect(
      try lines(question(at: ["20:00", "08:30"]), after: "2026-11-21T12:00:00Z", count: 2) == [
        "reminder-2026-11-21-2000 2026-11-21T20:00:00+01:00 scheduled [slot]",
        "reminder-2026-11-22-0830 2026-11-22T08:30:00+01:00 scheduled [slot]",
      ])
  }

  @Test func countsStreaksInWeeksWhereRemindersComeWeekly() throws {
    // Sunday 15 November is in the week before, Monday 16 November in this one.
    for (lastOn, expected) in [("2026-11-15", "2026-11-22"), ("2026-11-16", "2026-11-29")] {
      let weekly = try question(
        .weekly(on: [.sunday]), progress: AchievementSummary(count: 9, currentStreak: 6, lastOn: try CivilDate(lastOn)))
      #expect(
        try lines(weekly, after: "2026-11-18T12:00:00Z", count: 0)
          .contains("streak-7 \(expected)T20:00:00+01:00 expected [if-recorded-weekly]"))
    }
    // The reminder's day is over, the week is not.
    let wednesday = try question(
      .weekly(on: [.wednesday]),
      progress: AchievementSummary(count: 9, currentStreak: 6, lastOn: try CivilDate("2026-11-15")))
    #expect(
      try lines(wednesday, after: "2026-11-20T12:00:00Z", count: 0)
        .contains("streak-7 2026-11-20T20:00:00+01:00 expected [if-recorded-weekly]"))
  }

  @Test func saysWhatAClockChangeDid() throws {
    #expect(
      try lines(question(at: ["02:30"], zone: "Europe/Berlin"), after: "2027-03-27T12:00:00Z", count: 1) == [
        "reminder-2027-03-28 2027-03-28T03:30:00+02:00 scheduled [slot, shifted-by-clock-change]"
      ])
    #expect(
      try lines(question(at: ["02:30"], anchor: "2026-10-01"), after: "2026-10-24T12:00:00Z", count: 1) == [
        "reminder-2026-10-25 2026-10-25T02:30:00+02:00 scheduled [slot, first-of-repeated-time]"
      ])
  }

  @Test func holdsAReminderToTheEndOfQuietHours() throws {
    #expect(
      try lines(question(at: ["22:30"], quiet: "22:00-08:00"), after: "2026-11-21T23:00:00Z", count: 2) == [
        "reminder-2026-11-21 2026-11-22T08:00:00+01:00 scheduled [slot, held-by-quiet-hours]",
        "reminder-2026-11-22 2026-11-23T08:00:00+01:00 scheduled [slot, held-by-quiet-hours]",
      ])
  }

  @Test func dropsWhatQuietHoursHoldUntilTheNextSlot() throws {
    #expect(
      try lines(
        question(at: ["23:00", "07:00", "08:00"], quiet: "22:00-08:00"), after: "2026-11-21T12:00:00Z", count: 1)
        == [
          "reminder-2026-11-22-0800 2026-11-22T08:00:00+01:00 scheduled [slot]",
          "not reminder-2026-11-21-2300 2026-11-21T23:00:00+01:00 [dropped-by-quiet-hours]",
          "not reminder-2026-11-22-0700 2026-11-22T07:00:00+01:00 [dropped-by-quiet-hours]",
        ])
  }

  @Test func listsAFewCandidatesIfNothingEverFires() throws {
    let plan = try question(quiet: "08:00-08:00").forecast(after: "2026-11-21T12:00:00Z", count: 5)
    #expect(plan.occurrences.isEmpty)
    #expect(plan.skipped.count == 7)
    var off = Person(id: "u-17", timeZone: "UTC")
    off.preferences.notificationsEnabled = false
    let none = try Planner(catalog: .shipped, zones: zones)
      .forecast(for: off, after: Timestamp(rfc3339: "2026-11-21T12:00:00Z"), count: 5)
    #expect(none.occurrences.isEmpty)
    #expect(none.skipped.map(\.reasons) == Array(repeating: [.notificationsOff], count: 7))
  }

  @Test func leavesOutAReminderInWhosePeriodSomethingIsRecorded() throws {
    let today = AchievementSummary(
      count: 12, currentStreak: 0, lastOn: try CivilDate("2026-11-21"), pace: .init(count: 0, days: 30))
    #expect(
      try lines(question(progress: today), after: "2026-11-21T12:00:00Z", count: 1).filter { $0.contains("reminder") }
        == [
          "reminder-2026-11-22 2026-11-22T20:00:00+01:00 scheduled [slot]",
          "not reminder-2026-11-21 2026-11-21T20:00:00+01:00 [already-recorded]",
        ])
    // A weekly reminder is for its week, as streaks count; one on every third day for its day.
    let weekly = try question(
      .weekly(on: [.sunday]),
      progress: AchievementSummary(count: 1, currentStreak: 1, lastOn: try CivilDate("2026-11-16")))
    #expect(
      try lines(weekly, after: "2026-11-18T12:00:00Z", count: 1).contains { $0.hasPrefix("not reminder-2026-11-22") })
    let before = try question(
      .weekly(on: [.sunday]),
      progress: AchievementSummary(count: 1, currentStreak: 1, lastOn: try CivilDate("2026-11-15")))
    #expect(try lines(before, after: "2026-11-18T12:00:00Z", count: 1).contains { $0.hasPrefix("reminder-2026-11-22") })
    let third = try question(
      .threeDays, anchor: "2026-11-01",
      progress: AchievementSummary(count: 1, currentStreak: 1, lastOn: try CivilDate("2026-11-20")))
    #expect(try lines(third, after: "2026-11-21T12:00:00Z", count: 1).contains { $0.hasPrefix("reminder-2026-11-22") })
    let wednesday = try question(
      .weekly(on: [.wednesday]),
      progress: AchievementSummary(count: 1, currentStreak: 1, lastOn: try CivilDate("2026-11-15")))
    #expect(
      try lines(wednesday, after: "2026-11-17T12:00:00Z", count: 1).contains { $0.hasPrefix("reminder-2026-11-18") })
  }

  @Test(arguments: [
    // Recorded today already: the fourth day is tomorrow.
    (6, "2026-11-21", "2026-11-21T12:00:00Z", "streak-7 2026-11-22T20:00:00+01:00"),
    // Not yet today: today can be the seventh day.
    (6, "2026-11-20", "2026-11-21T12:00:00Z", "streak-7 2026-11-21T20:00:00+01:00"),
    // The reminder's time is over, the day is not.
    (6, "2026-11-20", "2026-11-21T21:00:00+01:00", "streak-7 2026-11-21T23:59:00+01:00"),
    // No streak stands: three days from today on.
    (0, "2026-11-10", "2026-11-21T12:00:00Z", "streak-3 2026-11-23T20:00:00+01:00"),
  ])
  func expectsTheNextStreakMilestone(streak: Int, lastOn: String, now: String, expected: String) throws {
    let progress = AchievementSummary(
      count: 12, currentStreak: streak, lastOn: try CivilDate(lastOn), pace: .init(count: 0, days: 30))
    #expect(
      try lines(question(progress: progress), after: now, count: 0).contains("\(expected) expected [if-recorded-daily]")
    )
  }

  /// After the last reminder time of a day, something can still be recorded on the period's other days.
  @Test(arguments: [
    // The period is from the 19th to the 21st.
    (Frequency.threeDays, "2026-11-19T19:59:00+01:00", "2026-11-19T20:00:00+01:00"),
    (.threeDays, "2026-11-19T20:00:00+01:00", "2026-11-20T20:00:00+01:00"),
    (.threeDays, "2026-11-20T10:00:00+01:00", "2026-11-20T20:00:00+01:00"),
    (.threeDays, "2026-11-21T20:00:00+01:00", "2026-11-21T23:59:00+01:00"),
    // The week ends on Sunday, the 22nd.
    (.weekly(on: [.wednesday]), "2026-11-18T20:00:00+01:00", "2026-11-19T20:00:00+01:00"),
    (.weekly(on: [.wednesday]), "2026-11-22T20:00:00+01:00", "2026-11-22T23:59:00+01:00"),
  ])
  func expectsAMilestoneAtAReminderTimeThatIsAhead(_ frequency: Frequency, now: String, expected: String) throws {
    let progress = AchievementSummary(count: 9, currentStreak: 6, lastOn: try CivilDate("2026-11-15"))
    var person = try question(frequency, progress: progress)
    if frequency == .threeDays {
      person = try question(
        frequency, quiet: "00:00-08:00",
        progress: AchievementSummary(count: 9, currentStreak: 6, lastOn: try CivilDate("2026-11-18")))
    }
    let forecast = try person.forecast(after: now, count: 0)
    let streak = forecast.occurrences.first { $0.kind == .streakMilestone }
    #expect(streak.map { "\($0.id) \($0.at)" } == "streak-7 \(expected)")
  }

  @Test(arguments: [
    (49, 30, 30, "count-50 2026-11-22T20:00:00+01:00 expected [at-recent-pace]"),
    (40, 15, 30, "count-50 2026-12-11T20:00:00+01:00 expected [at-recent-pace]"),
    (41, 10, 30, "count-50 2026-12-18T20:00:00+01:00 expected [at-recent-pace]"),
    (2, 2, 1, "count-10 2026-11-25T20:00:00+01:00 expected [at-recent-pace]"),
    (49, 0, 30, "not count-50 [no-recent-pace]"),
  ])
  func expectsTheNextCountMilestoneAtTheRecentPace(count: Int, recent: Int, days: Int, expected: String) throws {
    let progress = AchievementSummary(
      count: count, currentStreak: 1, lastOn: try CivilDate("2026-11-20"), pace: .init(count: recent, days: days))
    let lines = try lines(question(progress: progress), after: "2026-11-21T12:00:00Z", count: 0)
    #expect(lines.contains(expected), "\(lines)")
  }

  @Test func expectsNoMilestoneWithoutThresholds() throws {
    var question = try question(
      progress: AchievementSummary(count: 9, currentStreak: 2, lastOn: try CivilDate("2026-11-20")))
    func kinds(_ question: Question) throws -> [String] {
      let plan = try question.forecast(after: "2026-11-21T12:00:00Z", count: 1)
      return plan.occurrences.map(\.kind.rawValue) + plan.skipped.map(\.kind.rawValue)
    }
    #expect(try kinds(question).sorted() == ["count-milestone", "reminder", "streak-milestone"])
    question.planner.thresholds.streaks = nil
    #expect(try kinds(question).sorted() == ["count-milestone", "reminder"])
    question.planner.thresholds.counts = nil
    #expect(try kinds(question) == ["reminder"])
  }

  /// A person who records something every day from now on gets the milestone under the id that was expected.
  @Test(arguments: [
    ([-80, -79, -78, 20, 21], "streak-3-2026-11-22"), ([20, 21], "streak-3"), ([1, 2, 20, 21], "streak-3"),
    ([-80, -79, -78, -77, 20, 21], "streak-3-2026-11-22"),
  ])
  func expectsAStreakUnderTheIDOfItsPlan(days: [Int], expected: String) throws {
    let planner = Planner(catalog: .shipped, zones: zones)
    let now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
    var person = Person(id: "u-17", timeZone: "UTC")
    let october = try CivilDate("2026-10-31")
    for day in days { try person.history.record(Achievement(on: #require(october.adding(days: day)))) }
    let forecast = try planner.forecast(for: person, after: now, count: 0)
    #expect(forecast.occurrences.filter { $0.kind == .streakMilestone }.map(\.id.rawValue) == [expected])
    // The same history as lines, of which only a summary is kept.
    var lines = Person(id: "u-17", timeZone: "UTC")
    lines.history = History(forecast.progress.map { .summary($0) })
    let schedule = try planner.plan(for: person).schedule
    #expect(
      try planner.plan(for: lines, on: schedule).reminderForecast(after: now, count: 0).occurrences.map(\.id.rawValue)
        .contains(expected))
    try person.history.record(Achievement(at: now))
    let planned = try planner.notifications(for: person, from: now, for: .days(1))
    #expect(planned.filter { $0.kind == .streakMilestone }.map(\.id.rawValue) == [expected])
  }

  @Test(arguments: [(6, "streak-7"), (7, "streak-7"), (8, "streak-7-2026-11-21")])
  func expectsAStreakOfASummaryUnderTheIDOfItsPlan(longest: Int, expected: String) throws {
    let planner = Planner(catalog: .shipped, zones: zones)
    let now = try Timestamp(rfc3339: "2026-11-21T12:00:00Z")
    var progress = AchievementSummary(count: 40, currentStreak: 6, lastOn: try CivilDate("2026-11-20"))
    progress.longestStreak = longest
    var person = Person(id: "u-17", timeZone: "UTC", history: History(.summary(progress)))
    let forecast = try planner.forecast(for: person, after: now, count: 0)
    #expect(forecast.occurrences.filter { $0.kind == .streakMilestone }.map(\.id.rawValue) == [expected])
    try planner.record(Achievement(at: now), for: &person)
    let planned = try planner.notifications(for: person, from: now, for: .days(2))
    #expect(planned.filter { $0.kind == .streakMilestone }.map(\.id.rawValue) == [expected])
  }

  /// A streak that is lost and becomes exactly as long again is celebrated again, once.
  @Test func celebratesASecondStreakOfTheSameLength() throws {
    let planner = Planner(catalog: .shipped, zones: zones)
    var person = Person(id: "u-17", timeZone: "UTC", history: History(.summary(AchievementSummary())))
    person.preferences.dailyLimit = 5
    var celebrated: [String] = []
    for day in [1, 2, 3, 8, 9, 10, 11] {
      let now = try Timestamp(rfc3339: "2026-11-\(day < 10 ? "0" : "")\(day)T12:00:00Z")
      // The second achievement of a day doesn't change anything.
      for moment in [now, now.advanced(bySeconds: 3600)] {
        try planner.record(Achievement(at: moment), for: &person)
        for notification in try planner.notifications(for: person, from: moment, for: .days(2)) {
          if notification.kind == .streakMilestone { celebrated.append("\(day) \(notification.id)") }
          try person.history.markSent(notification.id)
        }
      }
    }
    #expect(celebrated == ["3 streak-3", "10 streak-3"])
  }

  @Test func expectsNothingPastTheYear9999() throws {
    var question = try question(
      progress: AchievementSummary(
        count: 30, currentStreak: 30, lastOn: try CivilDate("2026-11-20"), pace: .init(count: 1, days: 30)))
    let streaks: MilestoneThresholds = try #require(MilestoneThresholds(list: [3], step: .max))
    question.planner.thresholds.streaks = streaks
    let counts: MilestoneThresholds = try #require(MilestoneThresholds(list: [3], step: .max - 10))
    question.planner.thresholds.counts = counts
    #expect(
      try lines(question, after: "2026-11-21T12:00:00Z", count: 0) == [
        "not count-\(Int.max - 10) [too-far-ahead]", "not streak-\(Int.max) [too-far-ahead]",
      ])
  }

  @Test func expectsACountMilestoneWithOneAReminderWhereOnlyASummaryIsKnown() throws {
    let progress = AchievementSummary(count: 48, currentStreak: 6, lastOn: try CivilDate("2026-11-21"))
    let lines = try lines(
      question(.threeDays, anchor: "2026-11-01", progress: progress), after: "2026-11-21T12:00:00Z", count: 0)
    // The next are the 22nd and the 25th; what was recorded on the 21st answers neither.
    #expect(lines.contains("count-50 2026-11-25T20:00:00+01:00 expected [one-a-reminder]"), "\(lines)")
  }

  @Test func goesOnAfterSlotsThatQuietHoursDrop() throws {
    let question = try question(at: ["23:00", "07:00", "08:00"], quiet: "22:00-08:00")
    let plan = try question.forecast(after: "2026-11-21T12:00:00Z", count: 50)
    #expect(plan.occurrences.count == 50)
    #expect(plan.skipped.count == 100)
  }

  @Test func keepsMilestonesOutOfQuietHours() throws {
    let progress = AchievementSummary(
      count: 49, currentStreak: 6, lastOn: try CivilDate("2026-11-20"), pace: .init(count: 30, days: 30))
    let lines = try lines(
      question(at: ["23:00"], quiet: "22:00-08:00", progress: progress), after: "2026-11-21T12:00:00Z", count: 0)
    #expect(
      lines == [
        "streak-7 2026-11-22T08:00:00+01:00 expected [if-recorded-daily, held-by-quiet-hours]",
        "count-50 2026-11-23T08:00:00+01:00 expected [at-recent-pace, held-by-quiet-hours]",
      ])
    let never = try self.lines(
      question(quiet: "08:00-08:00", progress: progress), after: "2026-11-21T12:00:00Z", count: 0)
    #expect(never.allSatisfy { $0.hasPrefix("not ") && $0.hasSuffix("[dropped-by-quiet-hours]") })
  }

  @Test func givesACountMilestoneTheMomentOfItsReminder() throws {
    let progress = AchievementSummary(count: 48, currentStreak: 6, lastOn: try CivilDate("2026-11-20"))
    let twice = try lines(
      question(at: ["08:00", "20:00"], progress: progress), after: "2026-11-21T22:00:00Z", count: 0)
    #expect(twice.contains("count-50 2026-11-22T20:00:00+01:00 expected [one-a-reminder]"), "\(twice)")
    let held = try lines(
      question(at: ["23:00"], quiet: "22:00-08:00", progress: progress), after: "2026-11-21T12:00:00Z", count: 0)
    #expect(held.contains("count-50 2026-11-23T08:00:00+01:00 expected [one-a-reminder]"), "\(held)")
    let never = try lines(question(quiet: "08:00-08:00", progress: progress), after: "2026-11-21T12:00:00Z", count: 0)
    #expect(never.contains("not count-50 [too-many-reminders-ahead]"), "\(never)")
  }

  @Test func refusesASummaryFromTheFuture() throws {
    let future = try question(progress: AchievementSummary(count: 5, currentStreak: 5, lastOn: .max))
    #expect(throws: PlanError.lastOnAfterSpan(.max)) {
      try future.forecast(after: "2026-11-21T12:00:00Z", count: 1)
    }
  }

  @Test(arguments: ["2026-11-01", "2026-11-21"])
  func remembersAPeriodThatBeganBeforeItsAnchor(anchor: String) throws {
    let progress = AchievementSummary(count: 1, currentStreak: 1, lastOn: try CivilDate("2026-11-20"))
    let lines = try lines(
      question(.weekly(on: [.sunday]), anchor: anchor, progress: progress), after: "2026-11-21T12:00:00Z", count: 1)
    #expect(lines.contains { $0.hasPrefix("not reminder-2026-11-22") }, "\(lines)")
  }

  /// The night of November 1st has 25 hours, so a hold of 23:59 on the clock lasts longer than a day.
  @Test func findsAHeldReminderWheneverItIsAsked() throws {
    let question = try question(at: ["01:30"], anchor: "2026-10-01", zone: "America/New_York", quiet: "01:30-01:29")
    for now in ["2026-10-31T12:00:00Z", "2026-11-02T06:00:00Z"] {
      let lines = try lines(question, after: now, count: 3)
      #expect(lines.contains { $0.contains("2026-11-02T01:29:00-05:00") }, "\(now): \(lines)")
    }
  }

  /// A reminder of Sunday night, held to Monday morning, has nothing left to ask once something is recorded on Monday.
  @Test func saysWhyAHeldReminderDoesNotCome() throws {
    let progress = AchievementSummary(
      count: 2, currentStreak: 1, lastOn: try CivilDate("2026-11-23"), pace: .init(count: 0, days: 30))
    let lines = try lines(
      question(.weekly(on: [.sunday]), at: ["23:00"], quiet: "22:00-08:00", progress: progress),
      after: "2026-11-23T00:40:00+01:00", count: 1)
    #expect(lines.contains("not reminder-2026-11-22 2026-11-23T08:00:00+01:00 [already-recorded]"), "\(lines)")
  }
}
