import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("PeriodSummary")
struct PeriodSummaryTests {
  private func tally(_ days: [String], now: String = "2027-06-15T12:00:00Z") throws -> HistoryTally {
    var tally = HistoryTally(zone: .utc, streakDay: .midnight, now: try Timestamp(rfc3339: now))
    for day in days { tally.add(Achievement(at: .date(try CivilDate(day)))) }
    return tally
  }

  private func described(_ summary: PeriodSummary?) -> String? {
    summary.map { summary in
      "\(summary.start): \(summary.count) on \(summary.activeDays), best \(summary.bestStreak), months \(summary.months), "
        + summary.change.rawValue
    }
  }

  @Test(arguments: [
    // One achievement alone; none in the month before.
    (["2026-11-07"], "2026-12-01", "2026-11-01: 1 on 1, best 1, months 1, up"),
    // A day counts once as a day, and each time as an achievement.
    (
      ["2026-11-07", "2026-11-07", "2026-11-08", "2026-10-31"], "2026-12-31", "2026-11-01: 3 on 2, best 2, months 1, up"
    ),
    // A run does not reach across the border of the month.
    (
      ["2026-10-30", "2026-10-31", "2026-11-01", "2026-12-01"], "2026-12-01",
      "2026-11-01: 1 on 1, best 1, months 1, down"
    ),
    (["2026-10-30", "2026-11-30"], "2026-12-01", "2026-11-01: 1 on 1, best 1, months 1, same"),
    // February of a leap year, and December over the year's end.
    (["2028-02-28", "2028-02-29"], "2028-03-01", "2028-02-01: 2 on 2, best 2, months 1, up"),
    (["2026-12-31", "2027-01-01"], "2027-01-01", "2026-12-01: 1 on 1, best 1, months 1, up"),
  ])
  func sumsUpTheMonthBefore(days: [String], on date: String, expected: String) throws {
    let tally = try tally(days, now: "2028-06-15T12:00:00Z")
    #expect(described(tally.summary(of: .month, before: try CivilDate(date))) == expected)
  }

  @Test(
    arguments: [
      (["2026-11-16", "2026-11-22"], Weekday.monday, "2026-11-16: 2 on 2, best 1, months 1, up"),
      (["2026-11-14", "2026-11-15", "2026-11-16"], .sunday, "2026-11-15: 2 on 2, best 2, months 1, up"),
      (
        ["2026-11-14", "2026-11-15", "2026-11-22", "2026-11-22"], .monday, "2026-11-16: 2 on 1, best 1, months 1, same"
      ),
      // One is too few.
      (["2026-11-14", "2026-11-15", "2026-11-22"], .monday, nil), (["2026-11-23", "2026-11-23"], .monday, nil),
    ] as [([String], Weekday, String?)])
  func sumsUpTheWeekBefore(days: [String], weekStart: Weekday, expected: String?) throws {
    #expect(described(try tally(days).summary(of: .week(from: weekStart), before: CivilDate("2026-11-23"))) == expected)
  }

  @Test(arguments: [
    (["2026-01-01", "2026-12-31", "2026-12-30"], "2026-01-01: 3 on 3, best 2, months 2, up"),
    (["2025-05-05", "2025-06-06", "2026-01-31", "2026-02-01"], "2026-01-01: 2 on 2, best 2, months 2, same"),
    (["2025-05-05", "2025-06-06", "2026-07-07"], "2026-01-01: 1 on 1, best 1, months 1, down"),
  ])
  func sumsUpTheYearBefore(days: [String], expected: String) throws {
    #expect(described(try tally(days).summary(of: .year)) == expected)
  }

  @Test func isAbsentWhereThereIsNothing() throws {
    #expect(try tally([]).summary(of: .month) == nil)
    #expect(try tally(["2026-11-07"]).summary(of: .month, before: CivilDate("2026-11-30")) == nil)
    #expect(try tally(["2026-11-07"]).summary(of: .month, before: CivilDate("2027-01-01")) == nil)
    #expect(try tally(["0001-01-01"]).summary(of: .month, before: CivilDate("0001-01-31")) == nil)
    #expect(try tally(["0001-01-01"]).summary(of: .year, before: CivilDate("0002-01-01"))?.change == .up)
  }

  /// Against counting day by day.
  @Test(arguments: 1...200) func agreesWithCountingDayByDay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let start = try CivilDate("2025-01-01")
    var counts: [CivilDate: Int] = [:]
    for _ in 0..<Int.random(in: 1...300, using: &generator) {
      guard let day = start.adding(days: Int.random(in: 0..<850, using: &generator)) else { continue }
      counts[day, default: 0] += 1
    }
    let days = counts.flatMap { Array(repeating: $0.key.description, count: $0.value) }.shuffled(using: &generator)
    let tally = try tally(days)
    for month in 1...12 {
      let first = try CivilDate(year: 2026, month: month, day: 1)
      let length = CivilDate.length(ofMonth: month, year: 2026)
      let asked = try #require(first.adding(days: length + Int.random(in: 0..<28, using: &generator)))
      let inMonth = (0..<length).map { first.adding(days: $0).flatMap { counts[$0] } ?? 0 }
      let runs = inMonth.split(separator: 0).map(\.count)
      let summary = tally.summary(of: .month, before: asked)
      #expect((summary?.count ?? 0) == inMonth.reduce(0, +))
      #expect((summary?.activeDays ?? 0) == inMonth.count { $0 > 0 })
      #expect((summary?.bestStreak ?? 0) == runs.max() ?? 0)
      let monthBefore = try #require(first.adding(days: -1))
      let before = counts.filter { $0.key < first && $0.key >= PeriodSummary.Period.month.start(of: monthBefore) }
      let difference = inMonth.reduce(0, +) - before.values.reduce(0, +)
      #expect(summary.map { $0.change == (difference > 0 ? .up : difference < 0 ? .down : .same) } ?? true)
      #expect(summary.map { $0.months == 1 } ?? true)
    }
    let year = counts.filter { $0.key.year == 2026 }
    let summary = tally.summary(of: .year, before: try CivilDate("2027-04-01"))
    #expect((summary?.count ?? 0) == year.values.reduce(0, +))
    #expect((summary?.months ?? 0) == Set(year.keys.map(\.month)).count)
    let change = year.values.reduce(0, +) - counts.filter { $0.key.year == 2025 }.values.reduce(0, +)
    #expect(summary.map { $0.change == (change > 0 ? .up : change < 0 ? .down : .same) } ?? true)
  }
}
