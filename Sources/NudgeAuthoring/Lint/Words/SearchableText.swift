/// A text in which words are looked for; made once, and asked often.
struct SearchableText {
  /// The text's scalars, capitals of ASCII in lower case.
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = text.unicodeScalars.map { scalar in
      (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
  }

  func contains(_ word: String, isWhole: Bool) -> Bool { !places(of: word, isWhole: isWhole).isEmpty }

  /// Where a word stands, in Unicode scalars from the start.
  ///
  /// - Parameters:
  ///   - word: In lower case.
  ///   - isWhole: Whether letters right before or after the word make it another one, the ending of a plural left out.
  /// - Returns: The places in ascending order.
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
