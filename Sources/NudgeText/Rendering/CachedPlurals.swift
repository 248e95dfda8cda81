/// Plural rules that remember the categories of whole numbers: of the small ones all, of larger ones the latest.
@safe struct CachedPlurals: ~Copyable {
  let rules: ICUPlurals
  /// A number and, in the last three bits, the index of its category in `PluralCategory.allCases`; −1 where there is none yet.
  ///
  /// A number has the place that its last digits say.
  private let known: UnsafeMutablePointer<Int64>
  private static let placeCount = 1024

  /// No rule of CLDR looks at more than a number's last six digits, or at a large number as a whole.
  ///
  /// Source: <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>
  private static let modulus: UInt64 = 1_000_000
  /// A number that ends in six zeros, larger than any that a rule names.
  private static let large: UInt64 = 1_000_000_000

  init(_ rules: ICUPlurals) {
    self.rules = rules
    unsafe known = .allocate(capacity: Self.placeCount)
    unsafe known.initialize(repeating: -1, count: Self.placeCount)
  }

  deinit { unsafe known.deallocate() }

  /// The category of a whole number, as an index in `PluralCategory.allCases`.
  mutating func category(of integer: Int64) throws(ICUFailure) -> Int {
    let place = Int(truncatingIfNeeded: integer) & (Self.placeCount - 1)
    let entry = unsafe known[place]
    if entry >= 0, entry >> 3 == integer { return Int(entry & 7) }
    let category = try ask(integer)
    if (0..<1 << 60).contains(integer) { unsafe known[place] = integer << 3 | Int64(category) }
    return category
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
