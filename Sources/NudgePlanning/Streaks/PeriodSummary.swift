package import NudgeTime

/// A summary of a week, a month or a year with at least one achievement.
///
/// All counting is based on civil days. Freezes, pauses, and repairs don't have any effect: here, a streak is a run of
/// consecutive days with an achievement, regardless of the reminder frequency.
package struct PeriodSummary: Hashable, Sendable {
  /// The length of the summarized period.
  package enum Period: Hashable, Sendable {
    /// A week that begins on this weekday.
    case week(from: Weekday)
    /// A calendar month.
    case month
    /// A calendar year.
    case year

    /// Returns the first day of the period that contains a date.
    ///
    /// - Parameter date: Any day in the period.
    /// - Returns: The first day of its week or month, or January 1 of its year.
    package func start(of date: CivilDate) -> CivilDate {
      let (_, month, day) = date.components
      let daysBefore =
        switch self {
        case .week(let first): first.days(to: date.weekday)
        case .month: day - 1
        case .year: (1..<month).reduce(day - 1) { $0 + CivilDate.length(ofMonth: $1, year: date.year) }
        }
      return date.adding(days: -daysBefore) ?? date
    }

    /// The minimum number of achievements in a period that is summarized.
    var leastCount: Int { if case .week = self { 2 } else { 1 } }

    /// The number of days after the period on which its summary can be sent.
    var daysOfSummary: Int { if case .week = self { 3 } else { 7 } }
  }

  /// The change from the previous period.
  ///
  /// The raw value is used in message selectors.
  package enum Change: String, CaseIterable, Hashable, Sendable {
    /// The number of achievements increased.
    case up
    /// The number of achievements stayed the same.
    case same
    /// The number of achievements decreased.
    case down
  }

  /// The first day of the period.
  package var start: CivilDate
  /// The number of achievements, at least 1.
  package var count: Int
  /// The number of days with an achievement.
  package var activeDays: Int
  /// The maximum number of consecutive days with an achievement within the period.
  package var bestStreak: Int
  /// The number of months with an achievement.
  package var months: Int
  /// The change from the previous period.
  package var change: Change

  /// Creates the summary of the last completed period, or returns `nil` if the period doesn't have enough achievements
  /// or precedes the calendar.
  ///
  /// - Parameters:
  ///   - period: The length of the period.
  ///   - date: A date. The period before the one that contains this date is summarized.
  ///   - entries: The days with an achievement, in ascending order and without duplicates.
  init?(of period: Period, before date: CivilDate, _ entries: [DayCounts.Entry]) {
    let end = period.start(of: date)
    guard let last = end.adding(days: -1) else { return nil }
    start = period.start(of: last)
    let before = start.adding(days: -1).map(period.start) ?? start
    count = 0
    activeDays = 0
    bestStreak = 0
    months = 0
    var countBefore = 0
    var run = 0
    var previous: CivilDate?
    // The search starts at the end because the period is nearly always among the last days.
    for entry in entries.reversed() where entry.day < end {
      if entry.day < before { break }
      guard entry.day >= start else {
        countBefore += entry.count
        continue
      }
      count += entry.count
      activeDays += 1
      run = previous.map { entry.day.days(to: $0) == 1 } == true ? run + 1 : 1
      bestStreak = max(bestStreak, run)
      if previous?.month != entry.day.month { months += 1 }
      previous = entry.day
    }
    guard count >= period.leastCount else { return nil }
    change = count > countBefore ? .up : count < countBefore ? .down : .same
  }
}

extension HistoryTally {
  /// Returns the summary of the last completed week, month or year.
  ///
  /// - Parameters:
  ///   - period: The length of the period.
  ///   - date: A date, which defaults to today. The period before the one that contains this date is summarized.
  /// - Returns: The summary, or `nil` if the period doesn't have enough achievements or precedes the calendar.
  /// - Complexity: O(*n*) in the number of distinct days since the start of the period before the summarized one, for
  ///   achievements added in order; otherwise O(*d* log *d*), as for `days`.
  package func summary(of period: PeriodSummary.Period, before date: CivilDate? = nil) -> PeriodSummary? {
    PeriodSummary(of: period, before: date ?? today, counts.sorted)
  }
}
