extension Timestamp {
  /// Reads a date and time with its offset from UTC, such as `2026-11-22T20:00:00-05:00` or `2026-11-23T01:00:00Z`.
  ///
  /// Fractions of a second are cut off, towards the past. A leap second, which is only valid as 23:59:60 in UTC, reads as
  /// the second after it. `T` and `Z` may be lower case, and a space may stand for `T`.
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
  package static func read(
    rfc3339 text: some StringProtocol
  ) throws(CivilError) -> (timestamp: Timestamp, offset: UTCOffset) {
    var scanner = CivilScanner(text, expected: "YYYY-MM-DDTHH:MM:SS±HH:MM")
    let date = try scanner.date()
    try scanner.expect(anyOf: "Tt ")
    let hour = try scanner.number(digits: 2)
    try scanner.expect(anyOf: ":")
    let minute = try scanner.number(digits: 2)
    try scanner.expect(anyOf: ":")
    let second = try scanner.number(digits: 2)
    if scanner.skip(anyOf: ".") != nil { try scanner.skipDigits() }
    var offset = UTCOffset.utc
    let sign = try scanner.expect(anyOf: "Zz+-")
    if sign == "+" || sign == "-" {
      let hours = try scanner.number(digits: 2)
      try scanner.expect(anyOf: ":")
      let minutes = try scanner.number(digits: 2)
      let magnitude = hours * 3600 + minutes * 60
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
  /// RFC 3339 has no seconds in an offset, which zones have before about 1972; those are written as ISO 8601 writes them.
  ///
  /// - Parameter offset: What the clock adds to UTC.
  /// - Returns: ASCII text.
  public func rfc3339(at offset: UTCOffset) -> String {
    "\(civil(at: offset))\(offset)"
  }
}
