/// The form in which a message writes one argument.
package enum ArgumentFormat: Hashable, Sendable {
  /// `{n}`: text as it is; a number and a date in their shortest common form.
  case plain
  /// `{n, number}`, with or without a style.
  case number(NumberStyle)
  /// `{n, date}`, with or without a style.
  case date(DateStyle)
  /// `{n, time}`, with or without a style.
  case time(DateStyle)
  /// `{n, spellout}`: a number in words.
  case spellout
  /// `{n, ordinal}`: a number in digits with its ordinal mark.
  case ordinal
  /// `{n, duration}`: a number of seconds as hours, minutes and seconds.
  case duration

  /// What this form says about the argument's type.
  var use: Message.Use {
    switch self {
    case .plain: .plain
    case .number, .spellout, .ordinal, .duration: .number
    case .date, .time: .instant
    }
  }
}

/// How a message writes a number in digits.
public enum NumberStyle: Hashable, Sendable {
  /// The locale's own form with at most three digits after the point; written `{n, number}`.
  case decimal
  /// Without digits after the point, half rounded to even; written `{n, number, integer}`.
  case integer
  /// A hundred times the value with the locale's percent sign, without digits after the point.
  case percent
  /// In the currency of the locale's region.
  case currency
  /// An ICU number skeleton without its leading `::`, such as `compact-short`.
  ///
  /// Source: <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>
  case skeleton(String)
}

/// How long a date or a time of day is written, or of which fields.
public enum DateStyle: Hashable, Sendable {
  /// All digits, such as `11/22/26` or `8:00 PM`.
  case short
  /// Such as `Nov 22, 2026`; what a message gets that names no style.
  case medium
  /// Such as `November 22, 2026`; a time has its zone.
  case long
  /// Such as `Sunday, November 22, 2026`; a time has its zone in full.
  case full
  /// Date fields without the leading `::`, such as `MMMd` or `jm`; the locale decides their order and form.
  ///
  /// Source: Unicode TS 35, part 4, section 8
  /// <https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table>
  case skeleton(String)
}
