/// A date, a date and time on some clock, or a moment: the three forms that iCalendar knows.
///
/// Source: RFC 5545, sections 3.3.4 and 3.3.5 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.4>
public enum CalendarTime: Hashable, Sendable, CustomStringConvertible {
  /// A whole day, such as `20261122`.
  case date(CivilDate)
  /// A date and time on the clocks of a zone that is named elsewhere or, without one, of whoever reads it; such as
  /// `20261122T200000`.
  case local(CivilDateTime)
  /// A moment, such as `20261122T200000Z`.
  case utc(Timestamp)

  /// Whether it is a whole day.
  var isDate: Bool { if case .date = self { true } else { false } }

  /// The form of ISO 8601 and RFC 3339, such as `2026-11-22T20:00:00Z`.
  public var iso8601: String {
    switch self {
    case .date(let date): date.description
    case .local(let civil): civil.description
    case .utc(let timestamp): timestamp.description
    }
  }

  /// The form of RFC 5545, such as `20261122T200000Z`.
  public var description: String {
    iso8601.filter { $0 != "-" && $0 != ":" }
  }

  /// Reads a date, a date and time, or a moment, in the form of RFC 5545 or of ISO 8601 and RFC 3339.
  ///
  /// - Parameter text: Such as `20261122`, `2026-11-22`, `20261122T200000`, `2026-11-22T20:00`, `20261122T200000Z` or
  ///   `2026-11-22T20:00:00+01:00`. A leap second, :60, is the second before it in every form.
  /// - Throws: `CivilError`: of another form, with the column, or a date or time that does not exist.
  public init(_ text: some StringProtocol) throws(CivilError) {
    try self.init(text, isBasic: !text.utf8.prefix(5).contains(UInt8(ascii: "-")))
  }

  /// Reads the form of RFC 5545, or that of ISO 8601 and RFC 3339, alone.
  init(_ text: some StringProtocol, isBasic: Bool) throws(CivilError) {
    var scanner = CivilScanner(text, expected: "YYYY-MM-DD, YYYY-MM-DDTHH:MM:SS or YYYY-MM-DDTHH:MM:SSZ")
    let date = try scanner.date(isBasic: isBasic)
    if scanner.isAtEnd {
      self = .date(date)
      return
    }
    try scanner.expect(anyOf: isBasic ? "Tt" : "Tt ")
    let (hour, minute, second) = try scanner.clock(isBasic: isBasic)
    // Clocks here have no leap second, which RFC 5545 (section 3.3.12) then reads as the second before.
    let isLeapSecond = second == 60
    if !isBasic, !scanner.isAtEnd {
      let timestamp = try Timestamp(rfc3339: text)
      self = .utc(isLeapSecond ? timestamp.advanced(bySeconds: -1) : timestamp)
      return
    }
    let time = try TimeOfDay(hour: hour, minute: minute, second: isLeapSecond ? 59 : second)
    let civil = CivilDateTime(date: date, time: time)
    if scanner.isAtEnd {
      self = .local(civil)
      return
    }
    try scanner.expect(anyOf: "Zz")
    try scanner.expectEnd()
    self = .utc(civil.timestamp(at: .utc))
  }
}
