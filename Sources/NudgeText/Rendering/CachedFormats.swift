internal import NudgeTime

/// A number format that remembers what it wrote.
struct CachedNumber: ~Copyable {
  let format: ICUNumber
  /// How whole numbers are written, if samples show it.
  private let pattern: DecimalPattern?
  /// Whether 0 to 999 are their ASCII digits: most numbers of a notification, in most languages.
  private let hasPlainThousand: Bool
  private var written = TextTable()

  /// - Parameters:
  ///   - format: ICU's format.
  ///   - isPlain: Whether it writes whole numbers as digits and separators alone, which is then tried.
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

/// A date format that remembers what it wrote: a batch of people shares few dates and times.
struct CachedDate: ~Copyable {
  let format: ICUDate
  /// Texts by local second, or by local day if the form shows no time.
  private var written = TextTable()

  init(_ format: ICUDate) {
    self.format = format
  }

  mutating func append(
    _ timestamp: Timestamp, offset: UTCOffset, to output: inout OutputBuffer
  ) throws(ICUFailure) {
    guard !format.hasZone else {
      try format.append(timestamp, offset: offset, to: &output)
      return
    }
    try append(localSeconds: timestamp.secondsSinceEpoch + Int64(offset.seconds), to: &output)
  }

  /// Appends a civil date and time, given as seconds from 1970-01-01T00:00:00 on its own clock.
  ///
  /// For forms without a zone.
  mutating func append(localSeconds: Int64, to output: inout OutputBuffer) throws(ICUFailure) {
    guard format.hasTime else {
      // Rounds down: times before 1970 are negative.
      try append(day: localSeconds >= 0 ? localSeconds / 86_400 : (localSeconds - 86_399) / 86_400, to: &output)
      return
    }
    try written.append(localSeconds, to: &output) { [format] output throws(ICUFailure) in
      try format.append(localSeconds: localSeconds, to: &output)
    }
  }

  /// Appends a date, given as days from 1970-01-01.
  ///
  /// For forms without a time of day and without a zone.
  @inline(__always)
  mutating func append(day: Int64, to output: inout OutputBuffer) throws(ICUFailure) {
    try written.append(day, to: &output) { [format] output throws(ICUFailure) in
      try format.append(localSeconds: day * 86_400, to: &output)
    }
  }
}

/// Plural rules that remember the categories of whole numbers, the latest of those that end alike.
@safe struct CachedPlurals: ~Copyable {
  let rules: ICUPlurals
  /// A number and, in the last three bits, the index of its category in `PluralCategory.allCases`; −1 where there is
  /// none yet.
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
    // No category looks at the sign.
    let parts = decimal.text.drop { $0 == "-" || $0 == "0" }.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let digits = parts.first, digits.utf8.count > 15 else { return try rules.select(decimal: decimal.text) }
    let fraction = parts.dropFirst().map { ".\($0)" }.joined()
    return try rules.select(decimal: String(Self.large / Self.modulus) + digits.suffix(6) + fraction)
  }
}
