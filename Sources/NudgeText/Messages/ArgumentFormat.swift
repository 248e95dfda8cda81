/// The format in which a message writes an argument.
package enum ArgumentFormat: Hashable, Sendable {
  /// `{n}`: text is inserted as is; numbers and dates use their shortest common form.
  case plain
  /// `{n, number}`, with or without a style.
  case number(NumberStyle)
  /// `{n, date}`, with or without a style.
  case date(DateStyle)
  /// `{n, time}`, with or without a style.
  case time(DateStyle)
  /// `{n, spellout}`: a number in words.
  case spellout
  /// `{n, ordinal}`: a number in digits with its ordinal indicator.
  case ordinal
  /// `{n, duration}`: a number of seconds as hours, minutes, and seconds.
  case duration

  /// The use of the argument that this format implies.
  var use: Message.Use {
    switch self {
    case .plain: .plain
    case .number, .spellout, .ordinal, .duration: .number
    case .date, .time: .instant
    }
  }
}

/// A style in which a message writes a number in digits.
package enum NumberStyle: Hashable, Sendable {
  /// The locale's own form with at most three fraction digits, written `{n, number}`.
  case decimal
  /// No fraction digits, with half rounded to even, written `{n, number, integer}`.
  case integer
  /// A hundred times the value with the locale's percent sign and no fraction digits.
  case percent
  /// In the currency of the locale's region.
  case currency
  /// An ICU number skeleton without its leading `::`, such as `compact-short`.
  ///
  /// Source: <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>
  case skeleton(String)
}

/// A style in which a message writes a date or a time of day.
package enum DateStyle: Hashable, Sendable {
  /// Digits only, such as `11/22/26` or `8:00 PM`.
  case short
  /// Abbreviated text, such as `Nov 22, 2026`. This is the default if a message specifies no style.
  case medium
  /// Text such as `November 22, 2026`. A time includes its zone.
  case long
  /// Text such as `Sunday, November 22, 2026`. A time includes the full name of its zone.
  case full
  /// Date fields without the leading `::`, such as `MMMd` or `jm`. The locale determines their order and form.
  ///
  /// Source: Unicode TS 35, part 4, section 8
  /// <https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table>
  case skeleton(String)
}
