package import NudgeTime

/// What a month or a year with at least one achievement comes to, for looking back at it.
///
/// Everything is counted in civil days. Freezes, pauses and repairs play no part: a run of days is one of days with an achievement,
/// however often reminders come.
package struct PeriodSummary: Hashable, Sendable {
  /// What is looked back at.
  package enum Period: Hashable, Sendable {
    /// A calendar month.
    case month
    /// A calendar year.
    case year

    /// The first day of the period that a date is in.
    ///
    /// - Parameter date: Any day of it.
    /// - Returns: The first of its month, or of its January.
    package func start(of date: CivilDate) -> CivilDate {
      let (_, month, day) = date.components
      guard self == .year else { return date.adding(days: 1 - day) ?? date }
      let days = (1..<month).reduce(day) { $0 + CivilDate.length(ofMonth: $1, year: date.year) }
      return date.adding(days: 1 - days) ?? date
    }
  }

  /// How a period compares with the one before it; the raw value is what messages choose by.
  package enum Change: String, CaseIterable, Hashable, Sendable {
    /// There were more achievements.
    case up
    /// There were as many.
    case same
    /// There were fewer.
    case down
  }

  /// The first day of the period.
  package var start: CivilDate
  /// How many achievements it has, at least 1.
  package var count: Int
  /// How many of its days have one.
  package var activeDays: Int
  /// The most days in a row with one, all within the period.
  package var bestStreak: Int
  /// How many of its months have one; 1 for a month.
  package var months: Int
  /// How its achievements compare with those of the period before.
  package var change: Change

  /// Sums up the last period that is over; `nil` where it has no achievement, or there is none before the calendar begins.
  ///
  /// - Parameters:
  ///   - period: A month or a year.
  ///   - date: The day of asking; the period before the one that it is in is summed up.
  ///   - entries: The days with an achievement, ascending and once each.
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
    // From the end, since what is asked for is nearly always among the last days.
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
  /// What the last month or year that is over comes to.
  ///
  /// - Parameters:
  ///   - period: A month or a year.
  ///   - date: The day of asking, by default today; the period before the one that it is in is summed up.
  /// - Returns: `nil` where the period has no achievement, or there is none before the calendar begins.
  /// - Complexity: O(*n*) in the number of different days since the period before it began, for achievements added in order; otherwise
  ///   O(*d* log *d*), as for `days`.
  package func summary(of period: PeriodSummary.Period, before date: CivilDate? = nil) -> PeriodSummary? {
    PeriodSummary(of: period, before: date ?? today, counts.sorted)
  }
}
