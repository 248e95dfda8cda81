extension Unicode.Scalar {
  /// A Boolean value indicating whether this is a Chinese character.
  var isHan: Bool {
    switch value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F: true
    default: false
    }
  }

  /// A Boolean value indicating whether this is a space of any width.
  ///
  /// Newlines are not spaces.
  var isSpace: Bool {
    switch value {
    case 0x09, 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  var isASCIILetter: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }

  /// A Boolean value indicating whether this is a letter of the Latin script, with or without diacritics.
  var isLatinLetter: Bool {
    isASCIILetter || ((0xC0...0x24F).contains(value) && value != 0xD7 && value != 0xF7)
      || (0x1E00...0x1EFF).contains(value)
  }

  /// A Boolean value indicating whether this is a Latin letter or an ASCII digit, which a space separates from adjacent
  /// Chinese text.
  var isLatinOrDigit: Bool { isLatinLetter || isASCIIDigit }

  /// A Boolean value indicating whether this is punctuation as wide as a Chinese character.
  ///
  /// Use this property only for Chinese text, because some of these quotation marks, dashes and dots also occur in
  /// Latin text.
  var isFullWidthPunctuation: Bool {
    "，。！？：；、（）《》〈〉「」『』【】“”…—·～".unicodeScalars.contains(self)
  }

  /// A Boolean value indicating whether this is a control character, a line or paragraph separator, or a directional
  /// formatting character.
  ///
  /// Source: Unicode's General_Category Cc, Zl and Zp, and Bidi_Control (UAX #9, section 2).
  var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A Boolean value indicating whether this scalar is invisible in an editor or has no defined meaning.
  ///
  /// This includes control characters, zero-width characters and fillers, but not the zero-width joiner, because emoji
  /// use it.
  var isUnseen: Bool {
    switch value {
    case 0xAD, 0x034F, 0x115F, 0x1160, 0x180E, 0x200B, 0x200C, 0x2060...0x2064, 0x3164, 0xFEFF, 0xFFA0: true
    // The replacement character, private-use characters and noncharacters.
    case 0xFFFD, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: true
    default: isControl
    }
  }
}

extension Character {
  /// A Boolean value indicating whether this is displayed as an emoji.
  ///
  /// Digits, and symbols with text presentation, are not emoji.
  var isPicture: Bool {
    guard let first = unicodeScalars.first?.properties else { return false }
    return first.isEmojiPresentation || (first.isEmoji && unicodeScalars.contains("\u{FE0F}"))
  }
}

extension String {
  /// Returns the text with matching scalars escaped, for example as `\u{1B}`.
  func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    return unicodeScalars.map { scalar in
      isEscaped(scalar) ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
    }.joined()
  }
}
