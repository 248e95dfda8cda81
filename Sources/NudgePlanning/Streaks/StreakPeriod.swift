public import NudgeTime

/// The period that counts once in a streak, however often something is recorded in it: a civil day or a week.
///
/// Periods consist of civil dates, so neither a clock change nor travel makes one longer or shorter. `StreakDay`
/// determines the civil day of a moment.
package enum StreakPeriod: Hashable, Sendable {
  /// Each civil day.
  case day
  /// Each week that begins on this weekday.
  case week(from: Weekday)

  /// Weeks that begin on Monday, as in ISO 8601.
  package static let week = StreakPeriod.week(from: .monday)

  /// Creates the period for a cadence: a week if it falls on one weekday of every week, otherwise a day.
  ///
  /// - Parameters:
  ///   - frequency: The days on which the cadence falls.
  ///   - weekStart: The weekday on which a week begins.
  package init(_ frequency: Frequency, weekStart: Weekday = .monday) {
    self = if case .weekly(let weekdays) = frequency, weekdays.count == 1 { .week(from: weekStart) } else { .day }
  }

  /// Creates the period for a schedule: the period of its cadence, or a day for rules.
  package init(_ schedule: Schedule, weekStart: Weekday = .monday) {
    if case .cadence(let cadence) = schedule {
      self.init(cadence.frequency, weekStart: weekStart)
    } else {
      self = .day
    }
  }

  /// Returns the days of the period that contains a day.
  ///
  /// - Parameter date: Any day of the period.
  /// - Returns: The first to the last day. A week at the beginning of year 1 or the end of year 9999 can have fewer
  ///   than seven days.
  package func days(around date: CivilDate) -> ClosedRange<CivilDate> {
    let last = lastDay(of: Int(date.daysSinceEpoch))
    return CivilDate(clampingDaysSinceEpoch: last - length + 1)...CivilDate(clampingDaysSinceEpoch: last)
  }

  /// The number of days in a period.
  var length: Int { self == .day ? 1 : 7 }

  /// Returns the last day of the period that contains a day.
  ///
  /// Both are counted in days since 1970-01-01, a Thursday.
  func lastDay(of day: Int) -> Int {
    switch self {
    case .day: day
    case .week(let first): day + 6 - (day + Weekday.thursday.rawValue - first.rawValue).floorRemainder(by: 7)
    }
  }
}

extension CivilDate {
  /// Creates the date of a number of days since 1970-01-01, clamped to the first and last dates of the calendar.
  init(clampingDaysSinceEpoch day: Int) {
    self = CivilDate(daysSinceEpoch: day) ?? (day < 0 ? .min : .max)
  }
}

/// A rule that assigns moments to civil days, in which a day can begin after midnight.
///
/// If days begin at 03:00, an achievement at 01:30 belongs to the previous day. A streak day is a civil date and not a
/// number of hours, so neither a clock change nor travel can lengthen or shorten a streak.
///
///     let day = StreakDay(start: try TimeOfDay("03:00"))
///     // 2026-11-23 at 01:30 belongs to 2026-11-22
public struct StreakDay: Hashable, Sendable {
  /// The latest time at which a day can begin, 06:00.
  public static let latestStart = TimeOfDay(secondsFromMidnight: 6 * 3600) ?? .midnight

  /// The time at which a day begins, 00:00 to 06:00.
  public let start: TimeOfDay

  /// The rule for days that begin at midnight.
  public static let midnight = StreakDay(uncheckedStart: .midnight)

  /// Creates a rule; `nil` if the start is after 06:00.
  ///
  /// - Parameter start: The time at which a day begins, 00:00 to 06:00.
  public init?(start: TimeOfDay) {
    guard start <= Self.latestStart else { return nil }
    self.start = start
  }

  private init(uncheckedStart start: TimeOfDay) {
    self.start = start
  }

  /// Returns the day that a civil date and time belongs to.
  ///
  /// - Parameter civil: A date and time on the person's calendar and clock.
  /// - Returns: The same date, or the previous one. The first date of the calendar has no previous one.
  public func date(of civil: CivilDateTime) -> CivilDate {
    civil.time < start ? civil.date.adding(days: -1) ?? civil.date : civil.date
  }

  /// Returns the day that a moment belongs to.
  ///
  /// - Parameters:
  ///   - timestamp: The moment. UTC.
  ///   - zone: The person's time zone.
  /// - Returns: A civil date.
  public func date(of timestamp: Timestamp, in zone: Zone) -> CivilDate {
    date(of: zone.civil(at: timestamp))
  }
}
