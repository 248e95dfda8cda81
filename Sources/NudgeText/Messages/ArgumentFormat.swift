/// The format in which a message writes an argument.
package enum ArgumentFormat: Hashable, Sendable {
  /// `{n}`: text is inserted as is, and numbers and dates are written in their default format.
  case plain
  /// `{n, number}`, with or without a style.
  case number(NumberStyle)
  /// `{n, date}`, with or without a style.
  case date(DateStyle)
  /// `{n, time}`, with or without a style.
  case time(DateStyle)
  /// `{n, spellout}`: a number spelled out in words.
  case spellout
  /// `{n, ordinal}`: a number in digits with its ordinal indicator.
  case ordinal
  /// `{n, duration}`: a number of seconds written as hours, minutes, and seconds.
  case duration

  /// The argument use that this format implies.
  var use: Message.Use {
    switch self {
    case .plain: .plain
    case .number, .spellout, .ordinal, .duration: .number
    case .date, .time: .instant
    }
  }
}

/// A style for numbers written in digits.
package enum NumberStyle: Hashable, Sendable {
  /// The locale's standard format with at most three fraction digits, written as `{n, number}`.
  case decimal
  /// A number without fraction digits, with ties rounded to even, written as `{n, number, integer}`.
  case integer
  /// The value times 100 with the locale's percent sign, without fraction digits.
  case percent
  /// An amount in the currency of the locale's region.
  case currency
  /// An ICU number skeleton without its leading `::`, such as `compact-short`.
  ///
  /// Source: <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>
  case skeleton(String)
}

/// A style for dates and times of day.
package enum DateStyle: Hashable, Sendable {
  /// Digits only, such as `11/22/26` or `8:00 PM`.
  case short
  /// Abbreviated text, such as `Nov 22, 2026`. This is the default if a message doesn't specify a style.
  case medium
  /// Text such as `November 22, 2026`. A time includes its time zone.
  case long
  /// Text such as `Sunday, November 22, 2026`. A time includes the full name of its time zone.
  case full
  /// An ICU date skeleton without its leading `::`, such as `MMMd` or `jm`. The locale determines the order and form of
  /// the fields.
  ///
  /// Source: Unicode TS 35, part 4, section 8
  /// <https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table>
  case skeleton(String)
}
