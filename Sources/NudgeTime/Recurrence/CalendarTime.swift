/// An iCalendar time, which is a date, a local date and time, or a moment.
///
/// For example:
///
/// ```swift
/// try CalendarTime("2026-11-22")  // a whole day
/// try CalendarTime("20261122T200000")  // a local date and time
/// try CalendarTime("2026-11-22T20:00:00Z")  // a moment
/// ```
///
/// Source: RFC 5545, sections 3.3.4 and 3.3.5 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.4>
package enum CalendarTime: Hashable, Sendable, CustomStringConvertible {
  /// A whole day, such as `20261122`.
  case date(CivilDate)
  /// A local date and time, such as `20261122T200000`. The time zone is specified elsewhere. Without a time zone, the
  /// time is floating, which means that it refers to the reader's own clock.
  case local(CivilDateTime)
  /// A moment, such as `20261122T200000Z`.
  case utc(Timestamp)

  /// A Boolean value indicating whether the value is a whole day.
  var isDate: Bool { if case .date = self { true } else { false } }

  /// The ISO 8601 and RFC 3339 text, such as `2026-11-22T20:00:00Z`.
  package var iso8601: String {
    switch self {
    case .date(let date): date.description
    case .local(let civil): civil.description
    case .utc(let timestamp): timestamp.description
    }
  }

  /// The RFC 5545 text, such as `20261122T200000Z`.
  package var description: String {
    iso8601.filter { $0 != "-" && $0 != ":" }
  }

  /// Creates a date, a local date and time, or a moment from RFC 5545, ISO 8601, or RFC 3339 text.
  ///
  /// In every format, a leap second (`:60`) becomes the second before it.
  ///
  /// - Parameter text: Text such as `20261122`, `2026-11-22`, `20261122T200000`, `2026-11-22T20:00`,
  ///   `20261122T200000Z`, or `2026-11-22T20:00:00+01:00`.
  /// - Throws: `CivilError.malformed` with the column if the text has a different format, or another `CivilError` if
  ///   the date or time doesn't exist.
  package init(_ text: some StringProtocol) throws(CivilError) {
    try self.init(text, isBasic: !text.utf8.prefix(5).contains(UInt8(ascii: "-")))
  }

  /// Creates a value from RFC 5545 text only or, if `isBasic` is `false`, from ISO 8601 and RFC 3339 text only.
  init(_ text: some StringProtocol, isBasic: Bool) throws(CivilError) {
    var scanner = CivilScanner(text, "date or time", example: "2026-11-22 or 2026-11-22T20:00:00")
    let date = try scanner.date(isBasic: isBasic)
    if scanner.isAtEnd {
      self = .date(date)
      return
    }
    try scanner.expect(anyOf: isBasic ? "Tt" : "Tt ")
    let (hour, minute, second) = try scanner.clock(isBasic: isBasic)
    // `TimeOfDay` doesn't support leap seconds. In this case, RFC 5545, section 3.3.12, uses the second before.
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
