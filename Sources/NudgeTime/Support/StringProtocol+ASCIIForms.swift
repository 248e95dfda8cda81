extension StringProtocol {
  /// The text with the full-width characters, dashes, and spaces of input methods and word processors in ASCII.
  ///
  /// For example, `２０：００～８：００` becomes `20:00~8:00`, and `mon，thu` becomes `mon,thu`. Each scalar becomes exactly one
  /// scalar, so that scalars keep their positions.
  ///
  /// Source: Unicode 17, blocks “Halfwidth and Fullwidth Forms” and “General Punctuation”.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var inASCIIForms: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.map(\.inASCIIForm)))
  }
}

extension Unicode.Scalar {
  /// The ASCII character that a curly quotation mark or a full-width character replaces in JSON, or `nil` for others.
  package var asciiMark: Unicode.Scalar? {
    if ["“", "”", "„"].contains(self) { return "\"" }
    return !isASCII && inASCIIForm.isASCII ? inASCIIForm : nil
  }

  fileprivate var inASCIIForm: Unicode.Scalar {
    switch value {
    // Full-width forms are in the order of ASCII.
    case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(value - 0xFEE0))
    // The ideographic comma.
    case 0x3001: ","
    // The wave dash.
    case 0x301C: "~"
    // Hyphens and dashes, and the minus sign.
    case 0x2010...0x2015, 0x2212: "-"
    case 0x00A0, 0x2002...0x200A, 0x202F, 0x3000: " "
    default: self
    }
  }
}
