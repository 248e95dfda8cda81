/// A form of input that isn't UTF-8 text, detected from its first bytes.
enum ForeignInput: Hashable {
  /// Compressed with gzip.
  case compressed
  case utf16
  case utf32

  /// Detects the form of an input, or returns `nil` if it may be text.
  ///
  /// Neither JSON nor a history can begin like this. In UTF-16, one byte of an ASCII character is 0, and in UTF-32, three
  /// bytes are. The byte order mark of UTF-32 begins like that of UTF-16.
  ///
  /// Source: RFC 1952, section 2.3.1 <https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1>
  ///
  /// - Parameter start: The first bytes of the input, or all of them.
  init?(_ start: some Collection<UInt8>) {
    let first = Array(start.prefix(4))
    let isUTF32 = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]].contains(first)
    if isUTF32 || first.count == 4 && (first[1...] == [0, 0, 0] || first[..<3] == [0, 0, 0]) && first != [0, 0, 0, 0] {
      self = .utf32
      return
    }
    switch Array(first.prefix(2)) {
    case [0x1F, 0x8B]: self = .compressed
    case [0xFF, 0xFE], [0xFE, 0xFF]: self = .utf16
    case let bytes where bytes.count == 2 && (bytes[0] == 0) != (bytes[1] == 0): self = .utf16
    default: return nil
    }
  }

  /// What the input is and how to convert it, as the end of a sentence that begins with the input's name.
  var wording: String {
    switch self {
    case .compressed: "is compressed; decompress it, such as with zcat."
    case .utf32: "is not in UTF-8; convert it to UTF-8, such as with iconv -f UTF-32 -t UTF-8."
    case .utf16: "is not in UTF-8; convert it to UTF-8, such as with iconv -f UTF-16 -t UTF-8."
    }
  }

  /// The wording for an input in an encoding that can't be detected.
  ///
  /// It names the encodings that are still common for Chinese.
  static let otherEncoding =
    "is not in UTF-8; convert it to UTF-8, such as with iconv -f GBK -t UTF-8, or -f BIG5 for Traditional Chinese."
}
