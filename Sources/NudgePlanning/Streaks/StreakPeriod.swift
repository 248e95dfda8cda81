public import NudgeTime

/// The period that counts once in a streak, however often something is recorded in it.
///
/// Periods consist of civil dates, so neither a clock change nor travel makes one longer or shorter. `StreakDay`
/// determines the civil day of a moment.
package enum StreakPeriod: Hashable, Sendable {
  /// Each civil day.
  case day
  /// Each week that begins on this weekday.
  case week(from: Weekday)
  /// Each stretch from one reminder day of the pattern up to the next.
  indirect case stretch(StreakPattern)

  /// Weeks that begin on Monday, as in ISO 8601.
  package static let week = StreakPeriod.week(from: .monday)

  /// Creates the period for a schedule: days for a daily cadence, weeks for a cadence on one weekday of every week, and
  /// otherwise the stretches from one reminder day up to the next.
  ///
  /// - Parameters:
  ///   - schedule: The schedule of reminders.
  ///   - weekStart: The weekday on which a week begins.
  ///   - streakDay: When a day begins.
  package init(_ schedule: Schedule, weekStart: Weekday = .monday, streakDay: StreakDay = .midnight) {
    if case .cadence(let cadence) = schedule {
      if cadence.frequency == .daily {
        self = .day
        return
      }
      if case .weekly(let weekdays) = cadence.frequency, weekdays.count == 1 {
        self = .week(from: weekStart)
        return
      }
    }
    self = .stretch(StreakPattern(schedule, streakDay: streakDay))
  }

  /// The unit in which lengths of streaks are counted.
  package var unit: StreakState.Period {
    switch self {
    case .day: .day
    case .week: .week
    case .stretch: .time
    }
  }

  /// Returns the days of the period that contains a day.
  ///
  /// - Parameter date: Any day of the period.
  /// - Returns: The first to the last day, at most those of the calendar.
  package func days(around date: CivilDate) -> ClosedRange<CivilDate> {
    let day = Int(date.daysSinceEpoch)
    return CivilDate(clampingDaysSinceEpoch: firstDay(of: day))...CivilDate(clampingDaysSinceEpoch: lastDay(of: day))
  }

  /// Returns the first day of the period that contains a day.
  func firstDay(of date: CivilDate) -> CivilDate {
    CivilDate(clampingDaysSinceEpoch: firstDay(of: Int(date.daysSinceEpoch)))
  }

  /// Returns the first day of the period that contains a day.
  ///
  /// Both are counted in days since 1970-01-01.
  func firstDay(of day: Int) -> Int {
    switch self {
    case .day: day
    case .week: lastDay(of: day) - 6
    case .stretch(let pattern): pattern.firstDay(of: day)
    }
  }

  /// Returns the last day of the period that contains a day.
  ///
  /// Both are counted in days since 1970-01-01, a Thursday.
  @inline(__always)
  func lastDay(of day: Int) -> Int {
    switch self {
    case .day: day
    case .week(let first): day + 6 - (day + Weekday.thursday.rawValue - first.rawValue).floorRemainder(by: 7)
    case .stretch(let pattern): pattern.lastDay(of: day)
    }
  }

  /// Returns the last day on or before a day that ends a period.
  ///
  /// Both are counted in days since 1970-01-01.
  func end(onOrBefore day: Int) -> Int { lastDay(of: day) == day ? day : firstDay(of: day) - 1 }
}

/// The stretches from one reminder day of a schedule up to the next.
///
/// The days of a cadence extend before its anchor. A rule has no days before its first and after its last one: the
/// stretch before the first day begins with the calendar, and the last one ends with it.
package struct StreakPattern: Hashable, Sendable {
  /// The schedule of reminders.
  let schedule: Schedule
  /// The number of days from a date of the schedule to the day that its first reminder belongs to: 0, or −1 if the
  /// first time of day is before the day begins.
  let shift: Int

  init(_ schedule: Schedule, streakDay: StreakDay) {
    self.schedule = schedule
    shift = schedule.earliestTime < streakDay.start ? -1 : 0
  }

  /// Returns the first day of the stretch that contains a day.
  func firstDay(of day: Int) -> Int {
    let date = schedule.patternDay(onOrBefore: CivilDate(clampingDaysSinceEpoch: day - shift))
    return date.map { Int($0.daysSinceEpoch) + shift } ?? min(day, Int(CivilDate.min.daysSinceEpoch))
  }

  /// Returns the last day of the stretch that contains a day.
  func lastDay(of day: Int) -> Int {
    let date = schedule.patternDay(after: CivilDate(clampingDaysSinceEpoch: day - shift))
    return date.map { Int($0.daysSinceEpoch) + shift - 1 } ?? max(day, Int(CivilDate.max.daysSinceEpoch))
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
