/// A date, a local date and time, or a moment: the three forms of time in iCalendar.
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
  /// A local date and time, such as `20261122T200000`. The zone is specified elsewhere. Without a zone, the time is
  /// floating: it refers to the reader's own clock.
  case local(CivilDateTime)
  /// A moment, such as `20261122T200000Z`.
  case utc(Timestamp)

  /// Whether the value is a whole day.
  var isDate: Bool { if case .date = self { true } else { false } }

  /// The form of ISO 8601 and RFC 3339, such as `2026-11-22T20:00:00Z`.
  package var iso8601: String {
    switch self {
    case .date(let date): date.description
    case .local(let civil): civil.description
    case .utc(let timestamp): timestamp.description
    }
  }

  /// The form of RFC 5545, such as `20261122T200000Z`.
  package var description: String {
    iso8601.filter { $0 != "-" && $0 != ":" }
  }

  /// Creates a date, a local date and time, or a moment from text in the form of RFC 5545, ISO 8601, or RFC 3339.
  ///
  /// A leap second, :60, becomes the second before it in every form.
  ///
  /// - Parameter text: Text such as `20261122`, `2026-11-22`, `20261122T200000`, `2026-11-22T20:00`,
  ///   `20261122T200000Z`, or `2026-11-22T20:00:00+01:00`.
  /// - Throws: `CivilError.malformed` with the column if the text has another form, or another `CivilError` if the date
  ///   or time does not exist.
  package init(_ text: some StringProtocol) throws(CivilError) {
    try self.init(text, isBasic: !text.utf8.prefix(5).contains(UInt8(ascii: "-")))
  }

  /// Creates a value from text in the form of RFC 5545 only or, if `isBasic` is `false`, of ISO 8601 and RFC 3339 only.
  init(_ text: some StringProtocol, isBasic: Bool) throws(CivilError) {
    var scanner = CivilScanner(text, "date or time", example: "2026-11-22 or 2026-11-22T20:00:00")
    let date = try scanner.date(isBasic: isBasic)
    if scanner.isAtEnd {
      self = .date(date)
      return
    }
    try scanner.expect(anyOf: isBasic ? "Tt" : "Tt ")
    let (hour, minute, second) = try scanner.clock(isBasic: isBasic)
    // `TimeOfDay` has no leap second. RFC 5545, section 3.3.12, then reads it as the second before.
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
