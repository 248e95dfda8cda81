/// Plural rules that remember the categories of small whole numbers.
final class CachedPlurals {
  let rules: ICUPlurals
  /// Indices in `PluralCategory.allCases`; −1 where ICU was not asked yet.
  private var small = [Int8](repeating: -1, count: 256)

  /// No rule of CLDR looks at more than a number's last six digits, or at a large number as a whole.
  ///
  /// Source: <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>
  private static let modulus: UInt64 = 1_000_000
  /// A number that ends in six zeros, larger than any that a rule names.
  private static let large: UInt64 = 1_000_000_000

  init(_ rules: ICUPlurals) {
    self.rules = rules
  }

  /// The category of a whole number, as an index in `PluralCategory.allCases`.
  func category(of integer: Int64) throws(ICUFailure) -> Int {
    guard integer >= 0, integer < small.count else { return try ask(integer) }
    let index = Int(integer)
    if small[index] < 0 { small[index] = Int8(truncatingIfNeeded: try ask(integer)) }
    return Int(small[index])
  }

  private func ask(_ integer: Int64) throws(ICUFailure) -> Int {
    // ICU's rules count in doubles, which lose the last digits of large numbers, and those decide.
    let magnitude = integer.magnitude
    return try rules.select(
      Double(magnitude <= 1 << 53 ? magnitude : Self.large + magnitude % Self.modulus))
  }

  /// The category of a number with a fraction, or of one too large for `category(of:)`.
  func category(of decimal: DecimalText) throws(ICUFailure) -> Int {
    let parts = decimal.text.split(separator: ".", maxSplits: 1)
    guard let digits = parts.first, digits.utf8.count > 15 else { return try rules.select(decimal: decimal.text) }
    let fraction = parts.dropFirst().map { ".\($0)" }.joined()
    return try rules.select(decimal: String(Self.large / Self.modulus) + digits.suffix(6) + fraction)
  }
}
