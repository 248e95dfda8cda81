public import NudgeTime

/// The span that counts once in a streak, however often something is recorded in it: a civil day, or a week of them.
///
/// Both are told by civil dates alone, so neither a clock change nor a journey makes one longer or shorter. `StreakDay` says which
/// civil day a moment is on.
public enum StreakPeriod: Hashable, Sendable {
  /// Every civil day.
  case day
  /// Every seven days that begin with this weekday.
  case week(from: Weekday)

  /// Weeks that begin on Monday, as in ISO 8601.
  public static let week = StreakPeriod.week(from: .monday)

  /// The span for a cadence: a week where it falls on one weekday of every week, a day for every other.
  ///
  /// - Parameters:
  ///   - frequency: On which days the cadence falls.
  ///   - weekStart: The weekday with which a week begins.
  public init(_ frequency: Frequency, weekStart: Weekday = .monday) {
    if case .weekly(let weekdays) = frequency, weekdays.count == 1 {
      self = .week(from: weekStart)
    } else {
      self = .day
    }
  }

  /// The days of the period that a day is in.
  ///
  /// - Parameter date: Any day of it.
  /// - Returns: Its first to its last day; fewer than seven for a week that the calendar cuts, before year 1 or after year 9999.
  public func days(around date: CivilDate) -> ClosedRange<CivilDate> {
    let last = lastDay(of: Int(date.daysSinceEpoch))
    return CivilDate(clampingDaysSinceEpoch: last - length + 1)...CivilDate(clampingDaysSinceEpoch: last)
  }

  /// How many days a period has.
  var length: Int {
    switch self {
    case .day: 1
    case .week: 7
    }
  }

  /// The last day of the period that a day is in; both in days since 1970-01-01, which was a Thursday.
  func lastDay(of day: Int) -> Int {
    switch self {
    case .day: return day
    case .week(let first):
      let index = (day + Weekday.thursday.rawValue - first.rawValue) % 7
      return day + 6 - (index < 0 ? index + 7 : index)
    }
  }
}

extension CivilDate {
  /// The date of a count of days since 1970-01-01; the first or last of all dates where the count is past them.
  init(clampingDaysSinceEpoch day: Int) {
    self = CivilDate(daysSinceEpoch: day) ?? (day < 0 ? .min : .max)
  }
}
