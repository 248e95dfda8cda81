package import NudgeTime

/// A summary of a month or a year with at least one achievement.
///
/// Everything is counted in civil days. Freezes, pauses and repairs have no effect: a streak here is a run of
/// consecutive days with an achievement, whatever the reminder frequency.
package struct PeriodSummary: Hashable, Sendable {
  /// The length of the summarized period.
  package enum Period: Hashable, Sendable {
    /// A calendar month.
    case month
    /// A calendar year.
    case year

    /// Returns the first day of the period that contains a date.
    ///
    /// - Parameter date: Any day of the period.
    /// - Returns: The first day of its month, or January 1 of its year.
    package func start(of date: CivilDate) -> CivilDate {
      let (_, month, day) = date.components
      guard self == .year else { return date.adding(days: 1 - day) ?? date }
      let days = (1..<month).reduce(day) { $0 + CivilDate.length(ofMonth: $1, year: date.year) }
      return date.adding(days: 1 - days) ?? date
    }
  }

  /// The change from the previous period.
  ///
  /// The raw value is the one that messages select on.
  package enum Change: String, CaseIterable, Hashable, Sendable {
    /// There were more achievements.
    case up
    /// There was the same number of achievements.
    case same
    /// There were fewer achievements.
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
  /// The number of months with an achievement; 1 for a month.
  package var months: Int
  /// The change from the previous period.
  package var change: Change

  /// Creates the summary of the last completed period; `nil` if it has no achievement, or if the calendar begins later.
  ///
  /// - Parameters:
  ///   - period: A month or a year.
  ///   - date: A date. The period before the one that contains it is summarized.
  ///   - entries: The days with an achievement, ascending and without duplicates.
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
    // The search begins at the end, because the period is nearly always among the last days.
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
    guard count > 0 else { return nil }
    change = count > countBefore ? .up : count < countBefore ? .down : .same
  }
}

extension HistoryTally {
  /// Returns the summary of the last completed month or year.
  ///
  /// - Parameters:
  ///   - period: A month or a year.
  ///   - date: A date, today by default. The period before the one that contains it is summarized.
  /// - Returns: The summary; `nil` if the period has no achievement, or if the calendar begins later.
  /// - Complexity: O(*n*) in the number of different days since the start of the period before it, for achievements
  ///   added in order; otherwise O(*d* log *d*), as for `days`.
  package func summary(of period: PeriodSummary.Period, before date: CivilDate? = nil) -> PeriodSummary? {
    PeriodSummary(of: period, before: date ?? today, counts.sorted)
  }
}
