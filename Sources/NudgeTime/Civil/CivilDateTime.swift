/// A date and a time of day without a time zone, as shown on a wall calendar and a clock.
///
/// For example:
///
/// ```swift
/// let evening = try CivilDateTime(date: CivilDate("2026-11-22"), time: TimeOfDay("20:00"))
/// print(evening)  // 2026-11-22T20:00:00
/// ```
///
/// In a time zone, a civil date and time usually refers to one moment. It refers to two moments if the clocks are set
/// back, and to none if the clocks skip it.
public struct CivilDateTime: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The date.
  public var date: CivilDate
  /// The time of day.
  public var time: TimeOfDay

  /// Creates a civil date and time.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - time: The time of day.
  public init(date: CivilDate, time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// Creates a date and time from the number of seconds since 1970-01-01T00:00:00 on the same clock.
  ///
  /// The result must be in the years 1 to 9999.
  @inline(__always)
  init(uncheckedSecondsSinceLocalEpoch seconds: Int64) {
    let days = seconds.floorDivided(by: 86_400)
    date = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: days))
    time = TimeOfDay(uncheckedSecondsFromMidnight: Int32(truncatingIfNeeded: seconds - days * 86_400))
  }

  /// The number of seconds since 1970-01-01T00:00:00 on the same clock, as if every day had 86,400 seconds.
  package var secondsSinceLocalEpoch: Int64 {
    Int64(date.daysSinceEpoch) * 86_400 + Int64(time.secondsFromMidnight)
  }

  /// Returns the moment at which this date and time occurs, for a given offset from UTC.
  ///
  /// - Parameter offset: The local offset from UTC.
  /// - Returns: A UTC timestamp, clamped to `Timestamp.min` and `Timestamp.max`.
  public func timestamp(at offset: UTCOffset) -> Timestamp {
    Timestamp(clamping: secondsSinceLocalEpoch - Int64(offset.seconds))
  }

  /// Returns whether the left date and time is earlier on the calendar.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.secondsSinceLocalEpoch < right.secondsSinceLocalEpoch
  }

  /// The ISO 8601 text without an offset, such as `2026-11-22T20:00:00`.
  public var description: String { "\(date)T\(time)" }
}
