import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("HistoryTally")
struct HistoryTallyTests {
  private let zones: ZoneDatabase
  private let streaks: MilestoneThresholds
  private let counts: MilestoneThresholds

  init() throws {
    zones = try ZoneDatabase(directory: Fixtures.zoneinfo)
    streaks = try #require(MilestoneThresholds(list: [3, 7, 14, 30, 50, 100, 200, 365], step: 365))
    counts = try #require(MilestoneThresholds(list: [10, 50, 100, 200, 500, 1000], step: 1000))
  }

  private func tally(
    _ moments: [String], zone: String = "Europe/Berlin", dayStart: String = "00:00", now: String
  ) throws -> HistoryTally {
    var tally = HistoryTally(
      zone: try zones.zone(zone), streakDay: try #require(StreakDay(start: try TimeOfDay(dayStart))),
      now: try Timestamp(rfc3339: now))
    for moment in moments {
      tally.add(
        Achievement(
          at: moment.utf8.count == 10 ? .date(try CivilDate(moment)) : .timestamp(try Timestamp(rfc3339: moment))))
    }
    return tally
  }

  @Test func countsCivilDaysNotHours() throws {
    // 23:30 and 00:30 on the next day are an hour apart; the clocks went forward in between for the last pair.
    let tally = try tally(
      [
        "2027-03-26T23:30:00+01:00", "2027-03-27T00:30:00+01:00", "2027-03-28T23:59:00+02:00",
        "2027-03-26T08:00:00+01:00",
      ],
      now: "2027-03-29T12:00:00+02:00")
    let (progress, earned) = tally.summary(streaks: streaks, counts: counts)
    #expect(
      progress
        == AchievementSummary(
          count: 4, currentStreak: 3, longestStreak: 3, lastOn: try CivilDate("2027-03-28"),
          pace: .init(count: 4, days: 4)))
    #expect(earned == [Forecast.Milestone(kind: .streakMilestone, threshold: 3, on: try CivilDate("2027-03-28"))])
  }

  @Test(arguments: [("00:00", 1, "2026-11-22"), ("03:00", 2, "2026-11-21"), ("01:30", 1, "2026-11-22")])
  func givesALateNightToTheDayBefore(dayStart: String, streak: Int, lastOn: String) throws {
    let tally = try tally(
      ["2026-11-20", "2026-11-22T01:30:00+01:00"], dayStart: dayStart, now: "2026-11-22T09:00:00+01:00")
    let progress = tally.summary(streaks: streaks, counts: counts).progress
    #expect(progress.currentStreak == streak)
    #expect(progress.lastOn?.description == lastOn)
  }

  @Test(arguments: [
    ("2026-11-21T12:00:00Z", 2), ("2026-11-22T23:00:00+01:00", 2), ("2026-11-23T00:00:00+01:00", 0),
  ])
  func standsUntilAWholeDayPasses(now: String, streak: Int) throws {
    let progress = try tally(["2026-11-20", "2026-11-21"], now: now).summary(streaks: streaks, counts: counts).progress
    #expect(progress.currentStreak == streak)
    #expect(progress.longestStreak == 2)
  }

  @Test func doesNotCountTheFuture() throws {
    let tally = try tally(
      ["2026-11-21T10:00:00Z", "2026-11-21T10:00:01Z", "2026-11-21", "2026-11-22"], now: "2026-11-21T10:00:00Z")
    #expect(tally.futureCount == 2)
    #expect(tally.summary(streaks: streaks, counts: counts).progress.count == 2)
  }

  @Test func saysNothingOfAnEmptyHistory() throws {
    let (progress, earned) = try tally([], now: "2026-11-21T10:00:00Z").summary(streaks: streaks, counts: counts)
    #expect(progress == AchievementSummary(count: 0, currentStreak: 0, lastOn: nil))
    #expect(earned.isEmpty)
  }

  @Test func findsTheDayOnWhichACountWasReached() throws {
    let days = ["2026-11-01", "2026-11-03"].flatMap { [String](repeating: $0, count: 6) } + ["2026-11-05"]
    let earned = try tally(days.shuffled(), now: "2026-11-20T10:00:00Z").summary(streaks: streaks, counts: counts)
      .earned
    #expect(earned == [Forecast.Milestone(kind: .countMilestone, threshold: 10, on: try CivilDate("2026-11-03"))])
  }

  @Test func findsTheDayOnWhichAStreakWasReachedOverFrozenDays() throws {
    // Recorded on the 1st, 2nd, 4th, 5th and so on: the third day of the streak is the 4th, and the seventh the 9th.
    let days = [1, 2, 4, 5, 6, 8, 9, 10].map { "2026-11-\($0 < 10 ? "0" : "")\($0)" }
    let tally = try tally(days.shuffled(), now: "2026-11-10T12:00:00Z")
    let freezes = StreakCounter(allowances: StreakAllowances(freezes: [.min, .min]))
    let summary = tally.summary(streaks: streaks, counts: counts, counter: freezes)
    #expect(summary.progress.currentStreak == 8)
    #expect(
      summary.earned == [Forecast.Milestone(kind: .streakMilestone, threshold: 7, on: try CivilDate("2026-11-09"))])
    // One freeze and a pause: the same days count, but for the 5th.
    let paused = StreakCounter(
      allowances: StreakAllowances(
        freezes: [try CivilDate("2026-11-06")],
        pauses: [
          try CivilDate("2026-11-03")...(try CivilDate("2026-11-03")),
          try CivilDate("2026-11-05")...(try CivilDate("2026-11-05")),
        ]))
    let other = tally.summary(streaks: streaks, counts: counts, counter: paused)
    #expect(other.progress.currentStreak == 7 && other.progress.count == 8)
    #expect(other.earned == [Forecast.Milestone(kind: .streakMilestone, threshold: 7, on: try CivilDate("2026-11-10"))])
    // Without either, the streak of three days began on the 8th.
    #expect(
      tally.summary(streaks: streaks, counts: counts).earned == [
        Forecast.Milestone(kind: .streakMilestone, threshold: 3, on: try CivilDate("2026-11-10"))
      ])
  }

  /// Days of November, today, and the milestones: the greatest ever, and the last one of the current streak.
  @Test(arguments: [
    ([1...3], 4, ["3 on 2026-11-03"]),
    ([1...3], 5, ["3 on 2026-11-03"]),
    ([1...3, 5...6], 6, ["3 on 2026-11-03"]),
    ([1...3, 5...7], 7, ["3 on 2026-11-07"]),
    ([1...8, 10...12], 12, ["7 on 2026-11-07", "3 on 2026-11-12"]),
    ([1...8, 10...12], 20, ["7 on 2026-11-07"]),
    ([1...3, 5...14], 14, ["7 on 2026-11-11"]),
  ])
  func keepsTheMilestonesOfEarlierStreaks(streaks: [ClosedRange<Int>], today: Int, expected: [String]) throws {
    func date(_ day: Int) -> String { "2026-11-\(day < 10 ? "0" : "")\(day)" }
    let tally = try tally(streaks.flatMap { $0.map(date) }, now: "\(date(today))T12:00:00Z")
    let earned = tally.summary(streaks: self.streaks, counts: nil).earned
    #expect(earned.map { "\($0.threshold) on \($0.on)" } == expected)
  }

  @Test func findsTheWeekInWhichAStreakWasReached() throws {
    let tally = try tally(
      ["2026-11-02", "2026-11-14", "2026-11-15", "2026-11-18", "2026-11-19"], now: "2026-11-20T12:00:00Z")
    let (progress, earned) = tally.summary(streaks: streaks, counts: counts, counter: StreakCounter(.week))
    #expect(progress.currentStreak == 3 && progress.count == 5)
    #expect(earned == [Forecast.Milestone(kind: .streakMilestone, threshold: 3, on: try CivilDate("2026-11-18"))])
  }

  /// Days that begin at 03:00, over the ends of a month, of a year and of February, and where the clocks change.
  @Test(arguments: [
    ("Europe/Berlin", ["2026-11-29T12:00", "2026-12-01T02:59"], 2, "2026-11-30"),
    ("Europe/Berlin", ["2026-11-29T12:00", "2026-12-01T03:00"], 1, "2026-12-01"),
    ("Europe/Berlin", ["2026-12-30T23:59", "2027-01-01T01:30", "2027-01-01T03:00"], 3, "2027-01-01"),
    ("Europe/Berlin", ["2028-02-28T12:00", "2028-03-01T00:30", "2028-03-02T02:00"], 3, "2028-03-01"),
    ("Europe/Berlin", ["2028-02-28T12:00", "2028-03-01T03:30"], 1, "2028-03-01"),
    ("Europe/Berlin", ["2027-02-28T12:00", "2027-03-02T02:00"], 2, "2027-03-01"),
    // 02:30 is skipped on March 28th, and comes twice on October 31st; both are the day before's night.
    ("Europe/Berlin", ["2027-03-26T12:00", "2027-03-28T01:59", "2027-03-28T03:00"], 3, "2027-03-28"),
    ("Europe/Berlin", ["2027-10-29T12:00", "2027-10-31T02:30", "2027-10-31T03:00"], 3, "2027-10-31"),
    // December 30th, 2011, was left out in Apia; its night was not.
    ("Pacific/Apia", ["2011-12-29T12:00", "2011-12-31T02:59", "2011-12-31T03:00"], 3, "2011-12-31"),
  ])
  func countsLateNightsOverTheEndsOfMonthsAndYears(
    zone: String, times: [String], streak: Int, lastOn: String
  ) throws {
    let zoneOfThePerson = try zones.zone(zone)
    let moments = try times.map { try CivilDateTime(date: CivilDate($0.prefix(10)), time: TimeOfDay($0.suffix(5))) }
      .map { try #require(zoneOfThePerson.timestamp(for: $0)) }
    let tally = try tally(
      moments.map(\.description), zone: zone, dayStart: "03:00", now: try #require(moments.last).description)
    let progress = tally.summary(streaks: streaks, counts: counts).progress
    #expect(progress.currentStreak == streak)
    #expect(progress.lastOn?.description == lastOn)
    #expect(tally.days.last?.description == lastOn)
  }

  /// Three late evenings in New York, then a morning in Berlin: in Berlin's days the evenings are mornings, and one day has none.
  @Test func countsInTheZoneThatThePersonHad() throws {
    let newYork = try zones.zone("America/New_York")
    let times = ["2026-11-16T12:00:00-05:00", "2026-11-17T23:30:00-05:00", "2026-11-18T23:30:00-05:00"]
    var there = try tally([], now: "2026-11-19T12:00:00+01:00")
    for time in times { there.add(Achievement(at: .timestamp(try Timestamp(rfc3339: time))), in: newYork) }
    there.add(Achievement(at: .timestamp(try Timestamp(rfc3339: "2026-11-19T10:00:00+01:00"))))
    #expect(there.days.map(\.day) == [16, 17, 18, 19])
    #expect(there.summary(streaks: streaks, counts: counts).progress.currentStreak == 4)
    let here = try tally(times + ["2026-11-19T10:00:00+01:00"], now: "2026-11-19T12:00:00+01:00")
    #expect(here.days.map(\.day) == [16, 18, 19])

    // A day that is tomorrow here counts at once.
    let auckland = try zones.zone("Pacific/Auckland")
    var ahead = try tally([], now: "2026-11-19T12:00:00+01:00")
    ahead.add(Achievement(at: .timestamp(try Timestamp(rfc3339: "2026-11-19T12:00:00+01:00"))), in: auckland)
    let progress = ahead.summary(streaks: streaks, counts: counts).progress
    #expect(
      progress
        == AchievementSummary(count: 1, currentStreak: 1, lastOn: ahead.days.first, pace: .init(count: 1, days: 1)))
    #expect(ahead.days.map(\.day) == [20] && ahead.futureCount == 0)
  }

  @Test func keepsOneEntryADayInWhateverOrderTheyCome() throws {
    var generator = SeededGenerator(seed: 64)
    var tally = try tally([], now: "2026-11-22T12:00:00Z")
    var expected: [CivilDate: Int] = [:]
    for _ in 0..<5_000 {
      let day = try #require(CivilDate(daysSinceEpoch: 20_000 + Int.random(in: 0..<400, using: &generator)))
      expected[day, default: 0] += 1
      tally.add(Achievement(at: .date(day)))
    }
    #expect(tally.days == expected.keys.sorted())
    #expect(tally.summary(streaks: streaks, counts: counts).progress.count == 5_000)
  }

  /// The slow twin: every day of the span looked at one by one.
  @Test func agreesWithAWalkOverAllDays() throws {
    let seed: UInt64 = 365
    var generator = SeededGenerator(seed: seed)
    let first = try CivilDate("2024-01-01")
    for round in 0..<300 {
      let length = Int.random(in: 1...900, using: &generator)
      let today = try #require(first.adding(days: length))
      let chance = Double.random(in: 0.3...1, using: &generator)
      var marks: [Int] = []
      for day in 0...length where Double.random(in: 0..<1, using: &generator) < chance {
        marks += [Int](repeating: day, count: Int.random(in: 1...3, using: &generator))
      }
      marks.shuffle(using: &generator)
      var tally = HistoryTally(
        zone: try zones.zone("Asia/Shanghai"), streakDay: .midnight, now: try Timestamp(rfc3339: "\(today)T12:00:00Z"))
      for mark in marks { tally.add(Achievement(at: .date(try #require(first.adding(days: mark))))) }
      let (progress, earned) = tally.summary(streaks: streaks, counts: counts)

      let days = Set(marks)
      var longest = 0
      var run = 0
      for day in 0...length {
        run = days.contains(day) ? run + 1 : 0
        longest = max(longest, run)
      }
      let current = run > 0 ? run : (0..<length).reversed().prefix { days.contains($0) }.count
      #expect(progress.longestStreak == longest, "round \(round), seed \(seed)")
      #expect(progress.currentStreak == current, "round \(round), seed \(seed)")
      #expect(progress.count == marks.count, "round \(round), seed \(seed)")
      let recent = marks.count { $0 > length - 30 }
      #expect(progress.pace?.count == (marks.isEmpty ? nil : recent), "round \(round), seed \(seed)")
      let countMilestone = earned.first { $0.kind == .countMilestone }
      if let threshold = counts.reached(by: marks.count) {
        let day = marks.sorted()[threshold - 1]
        #expect(
          countMilestone
            == Forecast.Milestone(
              kind: .countMilestone, threshold: threshold, on: try #require(first.adding(days: day))),
          "round \(round), seed \(seed)")
      } else {
        #expect(countMilestone == nil)
      }
    }
  }
}
