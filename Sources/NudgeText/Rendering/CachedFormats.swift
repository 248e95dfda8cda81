internal import NudgeTime

/// A number format with a cache of its output.
struct CachedNumber: ~Copyable {
  let format: ICUNumber
  /// The pattern for whole numbers, if a pattern matches the samples.
  private let pattern: DecimalPattern?
  /// A Boolean value indicating whether 0 to 999 are written in ASCII digits, as in most languages.
  private let hasPlainThousand: Bool
  private var written = TextTable()

  /// - Parameters:
  ///   - format: The ICU format.
  ///   - isPlain: Whether the format may write whole numbers using only digits and separators, in which case a pattern
  ///     is derived from samples.
  init(_ format: ICUNumber, isPlain: Bool) {
    self.format = format
    pattern =
      isPlain
      ? DecimalPattern.learned { number in
        var output = OutputBuffer()
        guard (try? format.append(.integer(number), to: &output)) != nil else { return nil }
        return output.bytes
      } : nil
    hasPlainThousand = pattern?.hasPlainThousand ?? false
  }

  @inline(__always)
  mutating func append(_ value: NumericValue, to output: inout OutputBuffer) throws(ICUFailure) {
    if hasPlainThousand, case .integer(let integer) = value, UInt64(bitPattern: integer) < 1000 {
      output.append(threeDigits: integer)
    } else {
      try appendOther(value, to: &output)
    }
  }

  private mutating func appendOther(_ value: NumericValue, to output: inout OutputBuffer) throws(ICUFailure) {
    guard case .integer(let integer) = value else {
      try format.append(value, to: &output)
      return
    }
    if integer >= 0, pattern?.append(integer, to: &output) != nil { return }
    try written.append(integer, to: &output) { [format] output throws(ICUFailure) in
      try format.append(value, to: &output)
    }
  }
}

/// A date format with a pattern for dates and times, or a cache of its output if there is no pattern.
struct CachedDate: ~Copyable {
  let format: ICUDate
  /// The same format in the Gregorian calendar, if the locale's calendar has other months.
  private let gregorian: Kept<CachedDate>?
  private let pattern: DatePattern?
  /// The output by local second, or by local day if the format doesn't print a time.
  private var written = TextTable()

  init(_ format: ICUDate, gregorian: Kept<CachedDate>? = nil) {
    self.format = format
    self.gregorian = gregorian
    pattern = DatePattern(format)
  }

  mutating func append(
    _ timestamp: Timestamp, offset: UTCOffset, zone: String? = nil, to output: inout OutputBuffer
  ) throws(ICUFailure) {
    guard !format.hasZone else {
      try format.append(timestamp, offset: offset, zone: zone, to: &output)
      return
    }
    try append(localSeconds: timestamp.secondsSinceEpoch + Int64(offset.seconds), to: &output)
  }

  /// Appends a civil date and time, given in seconds since 1970-01-01T00:00:00 local time.
  ///
  /// The format must not print a time zone.
  mutating func append(localSeconds: Int64, to output: inout OutputBuffer) throws(ICUFailure) {
    // Round down, because times before 1970 are negative.
    let day = localSeconds >= 0 ? localSeconds / 86_400 : (localSeconds - 86_399) / 86_400
    guard format.hasTime else {
      try append(day: day, to: &output)
      return
    }
    if pattern?.append(day: day, second: Int(localSeconds - day * 86_400), to: &output) == true { return }
    try written.append(localSeconds, to: &output) { [format] output throws(ICUFailure) in
      try format.append(localSeconds: localSeconds, to: &output)
    }
  }

  /// Appends the first day of a Gregorian month or year that was counted.
  ///
  /// The format must not print a time of day or a time zone.
  mutating func append(period date: CivilDate, to output: inout OutputBuffer) throws(ICUFailure) {
    let day = Int64(date.daysSinceEpoch)
    guard let gregorian else { return try append(day: day, to: &output) }
    try unsafe gregorian.pointer.pointee.append(day: day, to: &output)
  }

  /// Appends a date, given in days since 1970-01-01.
  ///
  /// The format must not print a time of day or a time zone.
  @inline(__always)
  mutating func append(day: Int64, to output: inout OutputBuffer) throws(ICUFailure) {
    if pattern?.append(day: day, second: 0, to: &output) == true { return }
    try written.append(day, to: &output) { [format] output throws(ICUFailure) in
      try format.append(localSeconds: day * 86_400, to: &output)
    }
  }
}

/// Plural rules with a cache of the categories of whole numbers.
///
/// The cache has one slot for all numbers with the same low bits, which holds the number that was used last.
@safe struct CachedPlurals: ~Copyable {
  let rules: ICUPlurals
  /// The cached numbers with the index of their category in `PluralCategory.allCases` in the last three bits, or −1 if
  /// the slot is empty.
  ///
  /// A number's low bits determine its slot.
  private let known: UnsafeMutablePointer<Int64>
  private static let placeCount = 1024

  /// The modulus by which large numbers are reduced.
  ///
  /// CLDR rules never depend on more than the last six digits of a number, or on the exact value of a large number.
  ///
  /// Source: <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>
  private static let modulus: UInt64 = 1_000_000
  /// A number that ends in six zeros and is greater than any number in a CLDR rule.
  private static let large: UInt64 = 1_000_000_000

  init(_ rules: ICUPlurals) {
    self.rules = rules
    unsafe known = .allocate(capacity: Self.placeCount)
    unsafe known.initialize(repeating: -1, count: Self.placeCount)
  }

  deinit { unsafe known.deallocate() }

  /// Returns the category of a whole number, as an index into `PluralCategory.allCases`.
  mutating func category(of integer: Int64) throws(ICUFailure) -> Int {
    let place = Int(truncatingIfNeeded: integer) & (Self.placeCount - 1)
    let entry = unsafe known[place]
    if entry >= 0, entry >> 3 == integer { return Int(entry & 7) }
    let category = try ask(integer)
    if (0..<1 << 60).contains(integer) { unsafe known[place] = integer << 3 | Int64(category) }
    return category
  }

  private func ask(_ integer: Int64) throws(ICUFailure) -> Int {
    // ICU's rules use doubles, which lose the last digits of large numbers. The category depends on those digits.
    let magnitude = integer.magnitude
    return try rules.select(
      Double(magnitude <= 1 << 53 ? magnitude : Self.large + magnitude % Self.modulus))
  }

  /// Returns the category of a number that has a fraction or is too large for `category(of:)`.
  func category(of decimal: DecimalText) throws(ICUFailure) -> Int {
    // The category doesn't depend on the sign.
    let parts = decimal.text.drop { $0 == "-" || $0 == "0" }.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let digits = parts.first, digits.utf8.count > 15 else { return try rules.select(decimal: decimal.text) }
    let fraction = parts.dropFirst().map { ".\($0)" }.joined()
    return try rules.select(decimal: String(Self.large / Self.modulus) + digits.suffix(6) + fraction)
  }
}
