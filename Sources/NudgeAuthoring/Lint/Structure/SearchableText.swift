/// A text in which words are looked for; made once, and asked often.
struct SearchableText {
  /// The text's scalars, capitals of ASCII in lower case.
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = text.unicodeScalars.map { scalar in
      (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
  }

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
    var places: [Int] = []
    for start in 0...(scalars.count - length) where scalars[start] == first {
      guard scalars[start..<(start + length)].elementsEqual(wanted) else { continue }
      if isWhole {
        if start > 0, scalars[start - 1].properties.isAlphabetic { continue }
        let rest = scalars[(start + length)...].prefix { $0.properties.isAlphabetic }
        let ending = String(String.UnicodeScalarView(rest))
        if !["", "s", "es", "d", "ed", "ing"].contains(ending) { continue }
      }
      places.append(start)
    }
    return places
  }
}
