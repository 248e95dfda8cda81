extension String {
  /// Returns this text, which a person wrote, so that it cannot disturb the sentence around it.
  ///
  /// Line ends and tabs become one space each. Other control characters, and the characters that embed, override or
  /// isolate a direction of writing (U+202A … U+202E, U+2066 … U+2069), are removed. What is longer than
  /// `maximumCharacters` is cut between characters as people count them, and ends with …. If right-to-left characters
  /// remain, the whole is put between U+2068 and U+2069, so that the words around it keep their order. Cleaning twice
  /// changes nothing.
  ///
  /// Source: UAX #9, section 2.4 <https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates>; UAX #29 for
  /// characters.
  ///
  /// - Parameter maximumCharacters: Grapheme clusters, 1 or more, the … counted and the isolates not; `nil` for no
  ///   bound.
  /// - Returns: The cleaned text; empty if nothing remains.
  /// - Complexity: O(*n*)
  public func sanitized(maximumCharacters: Int? = nil) -> String {
    var cleaned = String.UnicodeScalarView()
    var rightToLeft = false
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r":
        break
      case 0x09...0x0D, 0x85, 0x2028, 0x2029:
        cleaned.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069:
        break
      default:
        cleaned.append(scalar)
        if scalar.value >= 0x590, !rightToLeft { rightToLeft = scalar.isRightToLeft }
      }
    }
    var text = String(cleaned)
    if let maximumCharacters, text.dropFirst(max(maximumCharacters, 1)).isEmpty == false {
      var kept = text.prefix(max(maximumCharacters, 1) - 1)
      while kept.last == " " { kept.removeLast() }
      text = kept + "…"
      rightToLeft = rightToLeft && text.unicodeScalars.contains(where: \.isRightToLeft)
    }
    return rightToLeft ? "\u{2068}\(text)\u{2069}" : text
  }
}
