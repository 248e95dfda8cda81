/// A date and a time of day without a zone, as a wall calendar and a clock show them.
///
/// In a zone it may stand for one moment, for two (the clocks went back over it) or for none (they skipped it); `Zone`
/// says which.
public struct CivilDateTime: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The day.
  public var date: CivilDate
  /// The time on the clock.
  public var time: TimeOfDay

  /// Creates a civil date and time.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - time: The time on the clock.
  public init(date: CivilDate, time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// The date and time that many seconds from 1970-01-01T00:00:00 on the same clock, in the years 1 to 9999.
  @inline(__always)
  init(uncheckedSecondsSinceLocalEpoch seconds: Int64) {
    let days = seconds.floorDivided(by: 86_400)
    date = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: days))
    time = TimeOfDay(uncheckedSecondsFromMidnight: Int32(truncatingIfNeeded: seconds - days * 86_400))
  }

  /// Seconds from 1970-01-01T00:00:00 on the same clock, as if every day had 86,400 of them.
  package var secondsSinceLocalEpoch: Int64 {
    Int64(date.daysSinceEpoch) * 86_400 + Int64(time.secondsFromMidnight)
  }

  /// The moment at which a clock `offset` ahead of UTC shows this date and time.
  ///
  /// - Parameter offset: What the clock adds to UTC.
  /// - Returns: A UTC timestamp, held at `Timestamp.min` and `Timestamp.max`.
  public func timestamp(at offset: UTCOffset) -> Timestamp {
    Timestamp(clamping: secondsSinceLocalEpoch - Int64(offset.seconds))
  }

  /// Whether the left date and time comes first on the calendar.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.secondsSinceLocalEpoch < right.secondsSinceLocalEpoch
  }

  /// ISO 8601 without a zone, such as `2026-11-22T20:00:00`.
  public var description: String { "\(date)T\(time)" }
}
