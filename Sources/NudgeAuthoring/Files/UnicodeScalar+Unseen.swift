extension Unicode.Scalar {
  /// Whether this is a control character, ends a line or a paragraph, or sets the direction of writing.
  ///
  /// Source: Unicode's General_Category Cc, Zl and Zp, and Bidi_Control (UAX #9, section 2).
  var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether nothing of this can be seen in an editor: a control character, one of no width, joiners left out, of which emoji
  /// are made, a filler, or one that means nothing to others.
  var isUnseen: Bool {
    switch value {
    case 0xAD, 0x034F, 0x115F, 0x1160, 0x180E, 0x200B, 0x200C, 0x2060...0x2064, 0x3164, 0xFEFF, 0xFFA0: true
    // The mark of what could not be read, private characters, and what is no character at all.
    case 0xFFFD, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: true
    default: isControl
    }
  }
}
