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
  /// Source: Unicode TS 35, part 4, section 8 <https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table>
  case skeleton(String)
}
