/// A date, a date and time on some clock, or a moment: the three forms that iCalendar knows.
///
/// Source: RFC 5545, sections 3.3.4 and 3.3.5 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.4>
public enum CalendarTime: Hashable, Sendable {
  /// A whole day, such as `20261122`.
  case date(CivilDate)
  /// A date and time on the clocks of a zone that is named elsewhere or, without one, of whoever reads it; such as
  /// `20261122T200000`.
  case local(CivilDateTime)
  /// A moment, such as `20261122T200000Z`.
  case utc(Timestamp)
}

extension CalendarTime {
  /// The form of ISO 8601 and RFC 3339, such as `2026-11-22T20:00:00Z`.
  public var iso8601: String {
    switch self {
    case .date(let date): date.description
    case .local(let civil): civil.description
    case .utc(let timestamp): timestamp.description
    }
  }
}

extension CalendarTime: CustomStringConvertible {
  /// The form of RFC 5545, such as `20261122T200000Z`.
  public var description: String {
    iso8601.filter { $0 != "-" && $0 != ":" }
  }
}
