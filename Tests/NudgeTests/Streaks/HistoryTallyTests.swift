import Nudge
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

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
        == Progress(
          count: 4, currentStreak: 3, longestStreak: 3, lastOn: try CivilDate("2027-03-28"),
          pace: .init(count: 4, days: 4)))
    #expect(earned == [EarnedMilestone(kind: .streakMilestone, threshold: 3, on: try CivilDate("2027-03-28"))])
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
    #expect(progress == Progress(count: 0, currentStreak: 0, lastOn: nil))
    #expect(earned.isEmpty)
  }

  @Test func findsTheDayOnWhichACountWasReached() throws {
    let days = ["2026-11-01", "2026-11-03"].flatMap { [String](repeating: $0, count: 6) } + ["2026-11-05"]
    let earned = try tally(days.shuffled(), now: "2026-11-20T10:00:00Z").summary(streaks: streaks, counts: counts)
      .earned
    #expect(earned == [EarnedMilestone(kind: .countMilestone, threshold: 10, on: try CivilDate("2026-11-03"))])
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
            == EarnedMilestone(
              kind: .countMilestone, threshold: threshold, on: try #require(first.adding(days: day))),
          "round \(round), seed \(seed)")
      } else {
        #expect(countMilestone == nil)
      }
    }
  }
}
