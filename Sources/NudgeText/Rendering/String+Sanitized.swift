extension String {
  /// Returns a person's text in a form that can safely be inserted in a sentence.
  ///
  /// - Each newline or tab is replaced with a space.
  /// - Other control characters are removed, as are characters that embed, override, or isolate a text direction
  ///   (U+202A … U+202E, U+2066 … U+2069).
  /// - Text longer than `maximumCharacters` is truncated at a grapheme cluster boundary and ends with an ellipsis (…).
  /// - If right-to-left characters remain, the whole text is enclosed in U+2068 and U+2069, so that the order of the
  ///   surrounding words doesn't change.
  ///
  /// Sanitizing text that has already been sanitized doesn't change it.
  ///
  /// Source: UAX #9, section 2.4 <https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates>; UAX #29 for
  /// grapheme clusters.
  ///
  /// - Parameter maximumCharacters: The maximum number of grapheme clusters, at least 1, including the ellipsis but not
  ///   the isolates, or `nil` for no limit.
  /// - Returns: The sanitized text, which can be empty.
  /// - Complexity: O(*n*) in the length of the text.
  package func sanitized(maximumCharacters: Int? = nil) -> String {
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
