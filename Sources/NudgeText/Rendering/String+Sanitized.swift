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
    // A text never has more characters than bytes.
    if utf8.count <= maximumCharacters ?? .max, isClean { return self }
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

  /// A Boolean value indicating whether `sanitized()` is certain to return the text unchanged.
  ///
  /// This only examines bytes. It is `false` if a byte may begin a character that would be removed or that is written
  /// from right to left.
  @inline(__always)
  var isClean: Bool {
    // Only strings that are bridged from Objective-C have no contiguous storage.
    unsafe utf8.withContiguousStorageIfAvailable { unsafe Self.isPrintableASCII($0) || Self.isClean($0) } ?? false
  }

  /// Returns whether all bytes are printable ASCII characters.
  @inline(__always)
  @unsafe private static func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    // The high bits remain 0 if no byte is below 0x20 or above 0x7E.
    func highBits(_ word: UInt64) -> UInt64 {
      word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
    }
    var found: UInt64 = 0
    if raw.count >= 8 {
      // The last eight bytes overlap the previous ones.
      found = highBits(unsafe raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
      var offset = 0
      while offset + 8 < raw.count {
        found |= highBits(unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
    } else if raw.count >= 4 {
      let first = unsafe raw.loadUnaligned(as: UInt32.self)
      let last = unsafe raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self)
      found = highBits(UInt64(first) | UInt64(last) << 32)
    } else {
      for index in 0..<raw.count { found |= highBits(0x2020_2020_2020_2000 | UInt64(unsafe raw[index])) }
    }
    return found & 0x8080_8080_8080_8080 == 0
  }

  @inline(never)
  @unsafe private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count {
      switch unsafe bytes[index] {
      case 0x20..<0x7F, 0x80..<0xC2, 0xC3..<0xD6, 0xE1, 0xE3..<0xEF, 0xF1...: continue
      // U+2000 … U+2FFF, except for direction marks and line separators. “ ” … — need no change.
      case 0xE2 where index + 2 < bytes.count:
        let second = unsafe bytes[index + 1]
        let third = unsafe bytes[index + 2]
        if second == 0x80 && (third == 0x8F || (0xA8...0xAE).contains(third)) { return false }
        if second == 0x81 && (0xA6...0xA9).contains(third) { return false }
      // U+0900 … U+0FFF: Indic and neighboring scripts.
      case 0xE0 where unsafe index + 1 < bytes.count && bytes[index + 1] >= 0xA4: continue
      // U+FF00 … U+FFFF: full-width forms.
      case 0xEF where unsafe index + 1 < bytes.count && bytes[index + 1] >= 0xBC: continue
      // Emoji.
      case 0xF0 where unsafe index + 1 < bytes.count && bytes[index + 1] == 0x9F: continue
      default: return false
      }
    }
    return true
  }
}
