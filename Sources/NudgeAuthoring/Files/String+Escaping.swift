extension String {
  /// Returns the text with matching scalars escaped, for example as `\u{1B}`.
  package func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    return unicodeScalars.map { scalar in
      isEscaped(scalar) ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether this is a control character, a line or paragraph separator, or a directional
  /// formatting character.
  ///
  /// Source: Unicode's General_Category Cc, Zl and Zp, and Bidi_Control (UAX #9, section 2).
  package var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A Boolean value indicating whether this scalar is invisible in an editor or has no defined meaning.
  ///
  /// This includes control characters, zero-width characters and fillers, but not the zero-width joiner, because emoji
  /// use it.
  package var isUnseen: Bool {
    switch value {
    case 0xAD, 0x034F, 0x115F, 0x1160, 0x180E, 0x200B, 0x200C, 0x2060...0x2064, 0x3164, 0xFEFF, 0xFFA0: true
    // The replacement character, private-use characters and noncharacters.
    case 0xFFFD, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: true
    default: isControl
    }
  }
}
