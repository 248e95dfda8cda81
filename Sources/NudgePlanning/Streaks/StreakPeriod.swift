public import NudgeTime

/// The span that counts once in a streak, however often something is recorded in it: a civil day, or a week of them.
///
/// Both are made of civil dates alone, so neither a clock change nor a journey makes one longer or shorter. `StreakDay` says which
/// civil day a moment is on.
package enum StreakPeriod: Hashable, Sendable {
  /// Every civil day.
  case day
  /// Every seven days that begin with this weekday.
  case week(from: Weekday)

  /// Weeks that begin on Monday, as in ISO 8601.
  package static let week = StreakPeriod.week(from: .monday)

  /// The span for a cadence: a week where it falls on one weekday of every week, a day for every other.
  ///
  /// - Parameters:
  ///   - frequency: On which days the cadence falls.
  ///   - weekStart: The weekday with which a week begins.
  package init(_ frequency: Frequency, weekStart: Weekday = .monday) {
    self = if case .weekly(let weekdays) = frequency, weekdays.count == 1 { .week(from: weekStart) } else { .day }
  }

  /// The span for a schedule: that of its cadence, or a day for rules.
  package init(_ schedule: Schedule, weekStart: Weekday = .monday) {
    if case .cadence(let cadence) = schedule {
      self.init(cadence.frequency, weekStart: weekStart)
    } else {
      self = .day
    }
  }

  /// The days of the period that a day is in.
  ///
  /// - Parameter date: Any day of it.
  /// - Returns: Its first to its last day; fewer than seven for a week that the calendar cuts, before year 1 or after year 9999.
  package func days(around date: CivilDate) -> ClosedRange<CivilDate> {
    let last = lastDay(of: Int(date.daysSinceEpoch))
    return CivilDate(clampingDaysSinceEpoch: last - length + 1)...CivilDate(clampingDaysSinceEpoch: last)
  }

  /// How many days a period has.
  var length: Int { self == .day ? 1 : 7 }

  /// The last day of the period that a day is in; both in days since 1970-01-01, which was a Thursday.
  func lastDay(of day: Int) -> Int {
    switch self {
    case .day: day
    case .week(let first): day + 6 - (day + Weekday.thursday.rawValue - first.rawValue).floorRemainder(by: 7)
    }
  }
}

extension CivilDate {
  /// The date of a count of days since 1970-01-01; the first or last of all dates where the count is past them.
  init(clampingDaysSinceEpoch day: Int) {
    self = CivilDate(daysSinceEpoch: day) ?? (day < 0 ? .min : .max)
  }
}

/// Which civil day a moment counts for, where a day may begin later than midnight.
///
/// With a start of 03:00, an achievement at 01:30 belongs to the day before. A streak day is a civil date, never a span of
/// hours, so neither a clock change nor a journey can lengthen or shorten a streak.
public struct StreakDay: Hashable, Sendable {
  /// The latest start that is allowed, 06:00.
  public static let latestStart = TimeOfDay(secondsFromMidnight: 6 * 3600) ?? .midnight

  /// When a day begins, 00:00 to 06:00.
  public let start: TimeOfDay

  /// Days that begin at midnight.
  public static let midnight = StreakDay(uncheckedStart: .midnight)

  /// Creates the rule; `nil` where the start is after 06:00.
  ///
  /// - Parameter start: When a day begins, 00:00 to 06:00.
  public init?(start: TimeOfDay) {
    guard start <= Self.latestStart else { return nil }
    self.start = start
  }

  private init(uncheckedStart start: TimeOfDay) {
    self.start = start
  }

  /// The day that a civil date and time counts for.
  ///
  /// - Parameter civil: A date and time on the person's calendar and clock.
  /// - Returns: The date, or the one before; the first of all dates stays.
  public func date(of civil: CivilDateTime) -> CivilDate {
    civil.time < start ? civil.date.adding(days: -1) ?? civil.date : civil.date
  }

  /// The day that a moment counts for.
  ///
  /// - Parameters:
  ///   - timestamp: The moment. UTC.
  ///   - zone: The person's zone.
  /// - Returns: A civil date.
  public func date(of timestamp: Timestamp, in zone: Zone) -> CivilDate {
    date(of: zone.civil(at: timestamp))
  }
}
