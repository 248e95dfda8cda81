/// What may stand in a header, or in an address.
enum HeaderText {
  /// Whether a text has nothing but visible ASCII, and something.
  static func isVisible(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// The most bytes of an address.
  static let maximumAddressLength = 2_048

  /// Whether an address is no longer than browsers take, and has no character that addresses do not have.
  ///
  /// A backslash is none of them: browsers read it as a slash, and so `/\evil.example` as another site.
  ///
  /// Source: RFC 3986, section 2 <https://www.rfc-editor.org/rfc/rfc3986#section-2>
  static func isAddress(_ text: String) -> Bool {
    isVisible(text) && text.utf8.count <= maximumAddressLength
      && !text.utf8.contains { "\"<>\\^`{|}".utf8.contains($0) }
  }

  /// A text as it stands in the query of an address.
  ///
  /// Source: RFC 3986, section 2.3 <https://www.rfc-editor.org/rfc/rfc3986#section-2.3>
  static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { escaped, byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        escaped += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 0xF)])"
      }
    }
  }
}
