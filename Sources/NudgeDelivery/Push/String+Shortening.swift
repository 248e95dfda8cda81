internal import NudgeJSON

extension String {
  /// Returns the beginning of this text and `…`, so that its JSON takes no more than some bytes.
  ///
  /// The cut falls between characters as people count them, so that no emoji, flag or accent is taken apart. Isolates that are open
  /// there are closed after the `…`, and what would be left of an isolate without anything in it, and spaces, are left out.
  ///
  /// Source: UAX #29, section 3 <https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries>; UAX #9, section 2.4
  /// <https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates>
  ///
  /// - Parameter maximumLength: Bytes between the quotation marks of JSON in UTF-8.
  /// - Returns: The text itself where it fits; `nil` where not even one character and `…` do.
  /// - Complexity: O(*n*) in the length of what is kept.
  func shortened(toJSONLength maximumLength: Int) -> String? {
    // One more than needed tells that it is too long, whatever comes after.
    if utf8.count <= maximumLength, JSONBytes.length(of: self) <= maximumLength { return self }
    let mark = "…"
    let isolateEnd = "\u{2069}"
    var length = 0
    var open = 0
    var kept: (end: Index, open: Int)?
    for index in indices {
      let character = self[index]
      switch character {
      case "\u{2066}", "\u{2067}", "\u{2068}": open += 1
      case "\u{2069}": open = Swift.max(open - 1, 0)
      default: break
      }
      length += JSONBytes.length(of: String(character))
      if length + mark.utf8.count > maximumLength { break }
      // Nothing worth a cut has been said by an isolate's opening, or a space.
      let isOpening = ("\u{2066}"..."\u{2068}").contains(character)
      if !isOpening, !character.isWhitespace, length + mark.utf8.count + open * isolateEnd.utf8.count <= maximumLength {
        kept = (self.index(after: index), open)
      }
    }
    guard let kept else { return nil }
    return self[..<kept.end] + mark + String(repeating: isolateEnd, count: kept.open)
  }
}
