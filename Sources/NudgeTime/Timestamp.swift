/// A moment on the UTC time line, in whole seconds since 1970-01-01T00:00:00Z.
///
/// Days have 86,400 seconds: leap seconds are not counted, as in POSIX. The range is 0001-01-01T00:00:00Z to
/// 9999-12-31T23:59:59Z. A timestamp has no zone and no sub-second part.
public struct Timestamp: Hashable, Sendable, Comparable, CustomStringConvertible {
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

  /// Returns the timestamp that much later, held at `min` and `max`; a part of a second counts as a whole one.
  ///
  /// - Parameter duration: Elapsed time; negative goes back.
  /// - Returns: A timestamp in the years 1 to 9999.
  package func advanced(by duration: Duration) -> Timestamp {
    let (seconds, attoseconds) = duration.components
    return advanced(bySeconds: seconds).advanced(bySeconds: attoseconds > 0 ? 1 : attoseconds < 0 ? -1 : 0)
  }

  /// The civil date and time that a clock `offset` ahead of UTC shows at this moment.
  ///
  /// - Parameter offset: What the clock adds to UTC.
  /// - Returns: The date and time of day, without a zone; held at the first and last second of the years 1 to 9999.
  public func civil(at offset: UTCOffset) -> CivilDateTime {
    CivilDateTime(uncheckedSecondsSinceLocalEpoch: advanced(bySeconds: Int64(offset.seconds)).secondsSinceEpoch)
  }

  /// Whether the left moment is before the right one.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }

  /// RFC 3339 in UTC, such as `2026-11-23T01:00:00Z`.
  public var description: String { "\(civil(at: .utc))Z" }

  /// Reads a date and time with its offset from UTC, such as `2026-11-22T20:00:00-05:00` or `2026-11-23T01:00:00Z`.
  ///
  /// Fractions of a second are cut off, towards the past. A leap second, which is only valid as 23:59:60 in UTC, reads
  /// as the second after it. `T` and `Z` may be lower case, and a space may stand for `T`.
  ///
  /// Source: RFC 3339, section 5.6 <https://www.rfc-editor.org/rfc/rfc3339#section-5.6>
  ///
  /// - Parameter text: RFC 3339 `date-time`, nothing before or after it.
  /// - Throws: `CivilError`: of another form, with the column, a part out of its range, or a moment outside the years 1
  ///   to 9999 in UTC.
  public init(rfc3339 text: some StringProtocol) throws(CivilError) {
    self = try Self.read(rfc3339: text).timestamp
  }

  /// Reads what `init(rfc3339:)` reads, and keeps the offset.
  ///
  /// - Parameters:
  ///   - text: RFC 3339 `date-time`, nothing before or after it.
  ///   - allowsOffsetSeconds: Whether the offset may have seconds, as `rfc3339(at:)` writes those before about 1972.
  /// - Returns: The moment and its offset.
  /// - Throws: `CivilError`.
  package static func read(
    rfc3339 text: some StringProtocol, allowsOffsetSeconds: Bool = false
  ) throws(CivilError) -> (timestamp: Timestamp, offset: UTCOffset) {
    var scanner = CivilScanner(text, expected: "YYYY-MM-DDTHH:MM:SS±HH:MM")
    let date = try scanner.date()
    try scanner.expect(anyOf: "Tt ")
    let (hour, minute, second) = try scanner.clock(needsSeconds: true)
    if scanner.skip(anyOf: ".") != nil { try scanner.skipDigits() }
    var offset = UTCOffset.utc
    let sign = try scanner.expect(anyOf: "Zz+-")
    if sign == "+" || sign == "-" {
      let hours = try scanner.number(digits: 2)
      try scanner.expect(anyOf: ":")
      let minutes = try scanner.number(digits: 2)
      var magnitude = hours * 3600 + minutes * 60
      if allowsOffsetSeconds, scanner.skip(anyOf: ":") != nil { magnitude += try scanner.number(digits: 2) }
      guard minutes < 60, let value = UTCOffset(seconds: sign == "-" ? -magnitude : magnitude) else {
        throw .offsetOutOfRange
      }
      offset = value
    }
    try scanner.expectEnd()

    let isLeapSecond = second == 60
    let time = try TimeOfDay(hour: hour, minute: minute, second: isLeapSecond ? 59 : second)
    let local = CivilDateTime(date: date, time: time).secondsSinceLocalEpoch + (isLeapSecond ? 1 : 0)
    let utc = local - Int64(offset.seconds)
    if isLeapSecond, utc.floorRemainder(by: 86_400) != 0 { throw .secondOutOfRange(60) }
    guard let timestamp = Timestamp(secondsSinceEpoch: utc) else { throw .yearOutOfRange(utc < 0 ? 0 : 10_000) }
    return (timestamp, offset)
  }

  /// The RFC 3339 text of this moment on a clock `offset` ahead of UTC, such as `2026-11-22T20:00:00-05:00`.
  ///
  /// RFC 3339 has no seconds in an offset, which zones have before about 1972; those are written as ISO 8601 writes
  /// them.
  ///
  /// - Parameter offset: What the clock adds to UTC.
  /// - Returns: ASCII text.
  public func rfc3339(at offset: UTCOffset) -> String {
    "\(civil(at: offset))\(offset)"
  }
}

extension Duration {
  /// Returns a duration of days that have 24 hours each, whatever the clocks do.
  ///
  ///     try planner.notifications(for: person, from: now, for: .days(2))
  ///
  /// - Parameter days: How many; more than the calendar has count as all of its days.
  /// - Returns: The duration.
  public static func days(_ days: Int) -> Duration {
    let all = CivilDate.min.days(to: .max) + 1
    return .seconds(min(max(days, -all), all) * 86_400)
  }
}
