/// A moment on the UTC time line, in whole seconds since 1970-01-01T00:00:00Z.
///
/// Days have 86,400 seconds: leap seconds are not counted, as in POSIX. The range is 0001-01-01T00:00:00Z to
/// 9999-12-31T23:59:59Z. A timestamp has no zone and no sub-second part.
public struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, negative before it.
  public let secondsSinceEpoch: Int64  // -62135596800 ... 253402300799

  /// The earliest timestamp, 0001-01-01T00:00:00Z.
  public static let min = Timestamp(unchecked: -62_135_596_800)
  /// The latest timestamp, 9999-12-31T23:59:59Z.
  public static let max = Timestamp(unchecked: 253_402_300_799)

  /// Creates the timestamp that many seconds after 1970-01-01T00:00:00Z; `nil` outside the years 1 to 9999.
  ///
  /// - Parameter secondsSinceEpoch: Seconds, negative before 1970.
  public init?(secondsSinceEpoch: Int64) {
    guard secondsSinceEpoch >= Self.min.secondsSinceEpoch, secondsSinceEpoch <= Self.max.secondsSinceEpoch else {
      return nil
    }
    self.init(unchecked: secondsSinceEpoch)
  }

  init(unchecked secondsSinceEpoch: Int64) {
    self.secondsSinceEpoch = secondsSinceEpoch
  }

  /// The timestamp nearest to that many seconds from 1970-01-01T00:00:00Z.
  init(clamping secondsSinceEpoch: Int64) {
    self.init(
      unchecked: Swift.min(Swift.max(secondsSinceEpoch, Self.min.secondsSinceEpoch), Self.max.secondsSinceEpoch))
  }

  /// Returns the timestamp that many seconds later, held at `min` and `max`.
  ///
  /// - Parameter seconds: Elapsed seconds; negative goes back.
  /// - Returns: A timestamp in the years 1 to 9999.
  public func advanced(bySeconds seconds: Int64) -> Timestamp {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
    if overflow { return seconds < 0 ? .min : .max }
    return Timestamp(clamping: sum)
  }

  /// The civil date and time that a clock `offset` ahead of UTC shows at this moment.
  ///
  /// - Parameter offset: What the clock adds to UTC.
  /// - Returns: The date and time of day, without a zone; held at the first and last second of the years 1 to 9999.
  public func civil(at offset: UTCOffset) -> CivilDateTime {
    let local = advanced(bySeconds: Int64(offset.seconds)).secondsSinceEpoch
    let days = local.floorDivided(by: 86_400)
    return CivilDateTime(
      date: CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: days)),
      time: TimeOfDay(uncheckedSecondsFromMidnight: Int32(truncatingIfNeeded: local - days * 86_400)))
  }
}

extension Timestamp: Comparable {
  /// Whether the left moment is before the right one.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }
}

extension Timestamp: CustomStringConvertible {
  /// RFC 3339 in UTC, such as `2026-11-23T01:00:00Z`.
  public var description: String { "\(civil(at: .utc))Z" }
}
