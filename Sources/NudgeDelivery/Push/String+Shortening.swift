internal import NudgeJSON

extension String {
  /// Returns the longest prefix of the string that fits into a number of bytes as JSON when followed by `…`.
  ///
  /// The string is cut at grapheme cluster boundaries so that no emoji, flag or accented letter is split. Isolates that
  /// are open at the cut are closed after the `…`. Trailing spaces and empty isolates are removed.
  ///
  /// Source: UAX #29, section 3 <https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries>; UAX #9, section
  /// 2.4 <https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates>
  ///
  /// - Parameter maximumLength: The maximum number of UTF-8 bytes between the quotation marks of the JSON string.
  /// - Returns: The shortened string, the string itself if it fits, or `nil` if not even one character followed by `…`
  ///   fits.
  /// - Complexity: O(*n*), where *n* is the length of the result.
  func shortened(toJSONLength maximumLength: Int) -> String? {
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
      // Don't cut directly after an opening isolate or a space, which would be left dangling.
      let isOpening = ("\u{2066}"..."\u{2068}").contains(character)
      if !isOpening, !character.isWhitespace, length + mark.utf8.count + open * isolateEnd.utf8.count <= maximumLength {
        kept = (self.index(after: index), open)
      }
    }
    guard let kept else { return nil }
    return self[..<kept.end] + mark + String(repeating: isolateEnd, count: kept.open)
  }
}
