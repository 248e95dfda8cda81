/// A moment in UTC, in whole seconds since 1970-01-01T00:00:00Z.
///
/// For example:
///
/// ```swift
/// let start = try Timestamp(rfc3339: "2026-11-22T20:00:00-05:00")
/// print(start)  // 2026-11-23T01:00:00Z
/// print(start.advanced(bySeconds: 3600))  // 2026-11-23T02:00:00Z
/// ```
///
/// As in POSIX, leap seconds aren't counted, so every day has 86,400 seconds. The range is 0001-01-01T00:00:00Z to
/// 9999-12-31T23:59:59Z. A timestamp doesn't contain a time zone or fractional seconds.
public struct Timestamp: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of seconds since 1970-01-01T00:00:00Z, which is negative before that moment.
  public let secondsSinceEpoch: Int64  // -62135596800 ... 253402300799

  /// The earliest timestamp, 0001-01-01T00:00:00Z.
  public static let min = Timestamp(unchecked: -62_135_596_800)
  /// The latest timestamp, 9999-12-31T23:59:59Z.
  public static let max = Timestamp(unchecked: 253_402_300_799)

  /// Creates a timestamp from a number of seconds since 1970-01-01T00:00:00Z, or returns `nil` outside the years 1 to
  /// 9999.
  ///
  /// - Parameter secondsSinceEpoch: The number of seconds, negative before 1970.
  public init?(secondsSinceEpoch: Int64) {
    guard secondsSinceEpoch >= Self.min.secondsSinceEpoch, secondsSinceEpoch <= Self.max.secondsSinceEpoch else {
      return nil
    }
    self.init(unchecked: secondsSinceEpoch)
  }

  init(unchecked secondsSinceEpoch: Int64) {
    self.secondsSinceEpoch = secondsSinceEpoch
  }

  /// Creates a timestamp from a number of seconds since 1970-01-01T00:00:00Z, clamped to `min` and `max`.
  init(clamping secondsSinceEpoch: Int64) {
    self.init(
      unchecked: Swift.min(Swift.max(secondsSinceEpoch, Self.min.secondsSinceEpoch), Self.max.secondsSinceEpoch))
  }

  /// Returns the timestamp that is the given number of seconds later, clamped to `min` and `max`.
  ///
  /// - Parameter seconds: The number of elapsed seconds. Use a negative number to go back in time.
  /// - Returns: A timestamp in the years 1 to 9999.
  public func advanced(bySeconds seconds: Int64) -> Timestamp {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
    if overflow { return seconds < 0 ? .min : .max }
    return Timestamp(clamping: sum)
  }

  /// Returns the timestamp after a duration, clamped to `min` and `max`.
  ///
  ///     now.advanced(by: .seconds(90))
  ///
  /// Fractions of a second are rounded away from zero to a whole second.
  ///
  /// - Parameter duration: The elapsed time. Use a negative duration to go back in time.
  /// - Returns: A timestamp in the years 1 to 9999.
  public func advanced(by duration: Duration) -> Timestamp {
    let (seconds, attoseconds) = duration.components
    return advanced(bySeconds: seconds).advanced(bySeconds: attoseconds > 0 ? 1 : attoseconds < 0 ? -1 : 0)
  }

  /// Returns the civil date and time at this moment, for a given offset from UTC.
  ///
  /// - Parameter offset: The local offset from UTC.
  /// - Returns: The date and time of day without a time zone, clamped to the years 1 to 9999.
  public func civil(at offset: UTCOffset) -> CivilDateTime {
    CivilDateTime(uncheckedSecondsSinceLocalEpoch: advanced(bySeconds: Int64(offset.seconds)).secondsSinceEpoch)
  }

  /// Returns whether the left moment is before the right one.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }

  /// The RFC 3339 text in UTC, such as `2026-11-23T01:00:00Z`.
  public var description: String { "\(civil(at: .utc))Z" }

  /// Creates a timestamp from RFC 3339 text, such as `2026-11-22T20:00:00-05:00` or `2026-11-23T01:00:00Z`.
  ///
  /// Fractional seconds are dropped, which rounds toward the past. A leap second is valid only as 23:59:60 in UTC and
  /// becomes the following second. `T` and `Z` can be lowercase, and a space can be used instead of `T`. An offset can
  /// also be written as in ISO 8601, without its colon (`-0500`) or without minutes (`-05`).
  ///
  /// Source: RFC 3339, section 5.6 <https://www.rfc-editor.org/rfc/rfc3339#section-5.6>
  ///
  /// - Parameter text: An RFC 3339 `date-time` without surrounding text.
  /// - Throws: `CivilError.malformed` with the column if the text has a different format, `CivilError.missingOffset` if
  ///   it has no offset, or another `CivilError` if a component is out of range or the moment is outside the years 1 to
  ///   9999 in UTC.
  public init(rfc3339 text: some StringProtocol) throws(CivilError) {
    self = try Self.read(rfc3339: text).timestamp
  }

  /// Parses RFC 3339 text in the same way as `init(rfc3339:)`, and also returns the offset.
  ///
  /// - Parameters:
  ///   - text: An RFC 3339 `date-time` without surrounding text.
  ///   - allowsOffsetSeconds: Whether the offset can contain seconds, which `rfc3339(at:)` writes for some times before
  ///     about 1972.
  ///   - needsSeconds: Whether the time must have seconds. Java leaves them out if they are 0.
  /// - Returns: The moment and the offset in the text.
  /// - Throws: `CivilError`.
  package static func read(
    rfc3339 text: some StringProtocol, allowsOffsetSeconds: Bool = false, needsSeconds: Bool = true
  ) throws(CivilError) -> (timestamp: Timestamp, offset: UTCOffset) {
    var scanner = CivilScanner(text, "timestamp", example: "2026-11-22T20:00:00-05:00")
    let date = try scanner.date()
    try scanner.expect(anyOf: "Tt ")
    let clockStart = scanner.index
    let (hour, minute, second) = try scanner.clock(needsSeconds: needsSeconds)
    let hasSeconds = scanner.index - clockStart == "20:00:00".utf8.count
    if hasSeconds, scanner.skip(anyOf: ".") != nil { try scanner.skipDigits() }
    if scanner.isAtEnd { throw .missingOffset }
    var offset = UTCOffset.utc
    let sign = try scanner.expect(anyOf: "Zz+-")
    if sign == "+" || sign == "-" { offset = try scanner.offset(sign: sign, allowsSeconds: allowsOffsetSeconds) }
    try scanner.expectEnd()

    let isLeapSecond = second == 60
    let time = try TimeOfDay(hour: hour, minute: minute, second: isLeapSecond ? 59 : second)
    let local = CivilDateTime(date: date, time: time).secondsSinceLocalEpoch + (isLeapSecond ? 1 : 0)
    let utc = local - Int64(offset.seconds)
    if isLeapSecond, utc.floorRemainder(by: 86_400) != 0 { throw .secondOutOfRange(60) }
    guard let timestamp = Timestamp(secondsSinceEpoch: utc) else { throw .yearOutOfRange(utc < 0 ? 0 : 10_000) }
    return (timestamp, offset)
  }

  /// Parses RFC 3339 text in the same way as `init(rfc3339:)`, and also returns the offset if the text says what it was.
  ///
  /// `Z` and `-00:00` mean that the local offset isn't known, unlike `+00:00`. PostgreSQL prints `+00` for any time if its
  /// session is in UTC, so it means the same as `Z`. The time can have no seconds.
  ///
  /// Source: RFC 9557, section 2 <https://www.rfc-editor.org/rfc/rfc9557#section-2>, and RFC 3339, section 4.3.
  ///
  /// - Parameter text: An RFC 3339 `date-time`, whose offset can contain seconds.
  /// - Returns: The moment, and the offset or `nil`.
  /// - Throws: `CivilError`.
  package static func readLocal(
    rfc3339 text: some StringProtocol
  ) throws(CivilError) -> (timestamp: Timestamp, offset: UTCOffset?) {
    let (timestamp, offset) = try read(rfc3339: text, allowsOffsetSeconds: true, needsSeconds: false)
    let hasUnknownOffset = text.last { "Zz+-".contains($0) } != "+" || text.hasSuffix("+00")
    return (timestamp, offset == .utc && hasUnknownOffset ? nil : offset)
  }

  /// Returns the RFC 3339 text of this moment at an offset from UTC, such as `2026-11-22T20:00:00-05:00`.
  ///
  /// RFC 3339 doesn't allow seconds in an offset, but some time zones used them until about 1972. They are written in
  /// ISO 8601 style.
  ///
  /// - Parameter offset: The local offset from UTC.
  /// - Returns: ASCII text.
  public func rfc3339(at offset: UTCOffset) -> String {
    "\(civil(at: offset))\(offset)"
  }
}

extension Duration {
  /// Returns a duration of the given number of 24-hour days, regardless of clock changes.
  ///
  ///     try planner.notifications(for: person, from: now, for: .days(2))
  ///
  /// - Parameter days: The number of days, clamped to the total number of days in the years 1 to 9999.
  /// - Returns: The duration.
  public static func days(_ days: Int) -> Duration {
    let all = CivilDate.min.days(to: .max) + 1
    return .seconds(min(max(days, -all), all) * 86_400)
  }
}
