/// A text prepared for repeated searches.
struct SearchableText {
  /// The scalars of the text, with ASCII capitals in lowercase.
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = text.unicodeScalars.map { scalar in
      (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
  }

  func contains(_ word: String, isWhole: Bool) -> Bool { !places(of: word, isWhole: isWhole).isEmpty }

  /// Returns the offsets of a word in the text, in Unicode scalars.
  ///
  /// - Parameters:
  ///   - word: The word, in lowercase.
  ///   - isWhole: Whether to match only whole words, possibly with a common ending such as the plural.
  /// - Returns: The offsets, in ascending order.
  /// - Complexity: O(*n*) in the length of the text.
  func places(of word: String, isWhole: Bool) -> [Int] {
    let wanted = word.unicodeScalars
    let length = wanted.count
    guard let first = wanted.first, scalars.count >= length else { return [] }
    return (0...(scalars.count - length)).filter { start in
      guard scalars[start] == first, scalars[start..<(start + length)].elementsEqual(wanted) else { return false }
      if !isWhole { return true }
      if start > 0, scalars[start - 1].properties.isAlphabetic { return false }
      let rest = scalars[(start + length)...].prefix { $0.properties.isAlphabetic }
      return ["", "s", "es", "d", "ed", "ing"].contains(String(String.UnicodeScalarView(rest)))
    }
  }
}
