public import NudgeTime

/// Which civil day a moment counts for, where a day may begin later than midnight.
///
/// With a start of 03:00, an achievement at 01:30 belongs to the day before. A streak day is a civil date, never a span of
/// hours, so neither a clock change nor a journey can lengthen or shorten a streak.
public struct StreakDay: Hashable, Sendable {
  /// The latest start that is allowed, 06:00.
  public static let latestStart = TimeOfDay.sixInTheMorning

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

extension TimeOfDay {
  fileprivate static let sixInTheMorning = TimeOfDay(secondsFromMidnight: 6 * 3600) ?? .midnight
}
