public import NudgeTime

/// A period that counts once toward a streak, however many achievements are recorded in it.
///
/// Periods consist of civil dates, so they don't get longer or shorter because of a clock change or travel. `StreakDay`
/// determines the civil day that a moment belongs to.
package enum StreakPeriod: Hashable, Sendable {
  /// Each civil day.
  case day
  /// Each week that begins on this weekday.
  case week(from: Weekday)
  /// Each stretch from one of the pattern's reminder days up to the next.
  indirect case stretch(StreakPattern)

  /// Weeks that begin on Monday, as in ISO 8601.
  package static let week = StreakPeriod.week(from: .monday)

  /// Creates the period for a schedule: days for a daily cadence, weeks for a cadence on a single weekday of every
  /// week, and otherwise the stretches from one reminder day up to the next.
  ///
  /// - Parameters:
  ///   - schedule: The reminder schedule.
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

  /// The unit in which streak lengths are counted.
  package var unit: StreakState.Period {
    switch self {
    case .day: .day
    case .week: .week
    case .stretch: .time
    }
  }

  /// Returns the days in the period that contains a day.
  ///
  /// - Parameter date: Any day in the period.
  /// - Returns: The first through the last day of the period, clamped to the calendar.
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
  /// Both days are counted from 1970-01-01.
  func firstDay(of day: Int) -> Int {
    switch self {
    case .day: day
    case .week: lastDay(of: day) - 6
    case .stretch(let pattern): pattern.firstDay(of: day)
    }
  }

  /// Returns the last day of the period that contains a day.
  ///
  /// Both days are counted from 1970-01-01, a Thursday.
  @inline(__always)
  func lastDay(of day: Int) -> Int {
    switch self {
    case .day: day
    case .week(let first): day + 6 - (day + Weekday.thursday.rawValue - first.rawValue).floorRemainder(by: 7)
    case .stretch(let pattern): pattern.lastDay(of: day)
    }
  }

  /// Returns the last day that ends a period, on or before the given day.
  ///
  /// Both days are counted from 1970-01-01.
  func end(onOrBefore day: Int) -> Int { lastDay(of: day) == day ? day : firstDay(of: day) - 1 }
}

/// The stretches from one reminder day in a schedule up to the next.
///
/// A cadence's days extend before its anchor. A rule doesn't have days before its first or after its last one, so the
/// stretch before the first day begins at the start of the calendar, and the last stretch extends to the end of the
/// calendar.
package struct StreakPattern: Hashable, Sendable {
  /// The reminder schedule.
  let schedule: Schedule
  /// The number of days from a scheduled date to the day that its first reminder belongs to.
  let shift: Int

  init(_ schedule: Schedule, streakDay: StreakDay) {
    self.schedule = schedule
    shift = schedule.dayShift(to: streakDay)
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

extension Schedule {
  /// Returns the number of days from a scheduled date to the day that its first reminder belongs to: −1 if the earliest
  /// reminder time is before the start of the day, and 0 otherwise.
  func dayShift(to streakDay: StreakDay) -> Int { earliestTime < streakDay.start ? -1 : 0 }
}

extension CivilDate {
  /// Creates the date that is a number of days after 1970-01-01, clamped to the first and last dates of the calendar.
  init(clampingDaysSinceEpoch day: Int) {
    self = CivilDate(daysSinceEpoch: day) ?? (day < 0 ? .min : .max)
  }
}

/// A rule that assigns moments to civil days that can begin after midnight.
///
/// If days begin at 03:00, an achievement at 01:30 belongs to the previous day. A streak day is a civil date rather
/// than a number of hours, so a clock change or travel can't lengthen or shorten a streak.
///
///     let day = StreakDay(start: try TimeOfDay("03:00"))
///     // 2026-11-23 at 01:30 belongs to 2026-11-22
public struct StreakDay: Hashable, Sendable {
  /// The latest time at which a day can begin, 06:00.
  public static let latestStart = TimeOfDay(secondsFromMidnight: 6 * 3600) ?? .midnight

  /// The time at which a day begins, between 00:00 and 06:00.
  public let start: TimeOfDay

  /// A rule for days that begin at midnight.
  public static let midnight = StreakDay(uncheckedStart: .midnight)

  /// Creates a rule, or returns `nil` if the start is after 06:00.
  ///
  /// - Parameter start: The time at which a day begins, between 00:00 and 06:00.
  public init?(start: TimeOfDay) {
    guard start <= Self.latestStart else { return nil }
    self.start = start
  }

  private init(uncheckedStart start: TimeOfDay) {
    self.start = start
  }

  /// Returns the day that a civil date and time belongs to.
  ///
  /// - Parameter civil: A date and time in the person's time zone.
  /// - Returns: The same date or the previous one. The first date of the calendar doesn't have a previous one, so it is
  ///   returned as is.
  public func date(of civil: CivilDateTime) -> CivilDate {
    civil.time < start ? civil.date.adding(days: -1) ?? civil.date : civil.date
  }

  /// Returns the day that a moment belongs to.
  ///
  /// - Parameters:
  ///   - timestamp: The moment, in UTC.
  ///   - zone: The person's time zone.
  /// - Returns: A civil date.
  public func date(of timestamp: Timestamp, in zone: Zone) -> CivilDate {
    let civil = zone.civil(at: timestamp)
    // When clocks are set back, they can show a time before the start again after the day has begun.
    if civil.time < start, firstMoment(of: civil.date, in: zone) <= timestamp { return civil.date }
    return date(of: civil)
  }

  /// Returns the moment at which a day begins.
  ///
  /// If the clocks skip the start, the day begins when they are set forward.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - zone: The person's time zone.
  /// - Returns: The moment, clamped to the years 1 to 9999.
  package func firstMoment(of date: CivilDate, in zone: Zone) -> Timestamp {
    zone.timestamp(for: CivilDateTime(date: date, time: start), gap: .transition) ?? .max
  }
}
