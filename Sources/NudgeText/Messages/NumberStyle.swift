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
