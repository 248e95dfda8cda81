extension CalendarTime {
  /// Reads a date, a date and time, or a moment, in the form of RFC 5545 or of ISO 8601 and RFC 3339.
  ///
  /// - Parameter text: Such as `20261122`, `2026-11-22`, `20261122T200000`, `2026-11-22T20:00`, `20261122T200000Z` or
  ///   `2026-11-22T20:00:00+01:00`. A leap second, :60, is the second before it in every form.
  /// - Throws: `CivilError`: of another form, with the column, or a date or time that does not exist.
  public init(_ text: some StringProtocol) throws(CivilError) {
    guard text.utf8.prefix(5).contains(UInt8(ascii: "-")) else {
      self = try CalendarTime(basic: text)
      return
    }
    var scanner = CivilScanner(text, expected: Self.expected)
    let date = try scanner.date()
    if scanner.isAtEnd {
      self = .date(date)
      return
    }
    try scanner.expect(anyOf: "Tt ")
    let hour = try scanner.number(digits: 2)
    try scanner.expect(anyOf: ":")
    let minute = try scanner.number(digits: 2)
    let second = scanner.skip(anyOf: ":") == nil ? 0 : try scanner.number(digits: 2)
    if scanner.isAtEnd {
      self = .local(CivilDateTime(date: date, time: try Self.time(hour, minute, second)))
    } else {
      let timestamp = try Timestamp(rfc3339: text)
      self = .utc(second == 60 ? timestamp.advanced(bySeconds: -1) : timestamp)
    }
  }

  static let expected = "YYYY-MM-DD, YYYY-MM-DDTHH:MM:SS or YYYY-MM-DDTHH:MM:SSZ"

  /// Reads the form of RFC 5545 alone.
  init(basic text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, expected: Self.expected)
    let date = try CivilDate(
      year: try scanner.number(digits: 4), month: try scanner.number(digits: 2), day: try scanner.number(digits: 2))
    if scanner.isAtEnd {
      self = .date(date)
      return
    }
    try scanner.expect(anyOf: "Tt")
    let hour = try scanner.number(digits: 2)
    let minute = try scanner.number(digits: 2)
    let civil = CivilDateTime(date: date, time: try Self.time(hour, minute, try scanner.number(digits: 2)))
    if scanner.isAtEnd {
      self = .local(civil)
      return
    }
    try scanner.expect(anyOf: "Zz")
    try scanner.expectEnd()
    self = .utc(civil.timestamp(at: .utc))
  }

  /// Clocks here have no leap second, which RFC 5545 (section 3.3.12) then reads as the second before.
  private static func time(_ hour: Int, _ minute: Int, _ second: Int) throws(CivilError) -> TimeOfDay {
    try TimeOfDay(hour: hour, minute: minute, second: second == 60 ? 59 : second)
  }
}
