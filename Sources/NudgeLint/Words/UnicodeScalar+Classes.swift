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
