internal import NudgeTime

extension String {
  /// Returns whether the text consists of at least one character, all visible ASCII, as header values do.
  var isVisibleASCII: Bool { !isEmpty && utf8.allSatisfy { (0x21...0x7E).contains($0) } }

  /// Returns whether the text has at most 2,048 bytes and only contains characters that are valid in an address.
  ///
  /// Backslashes are invalid. Browsers read them as slashes, so `/\evil.example` would refer to another site.
  ///
  /// Source: RFC 3986, section 2 <https://www.rfc-editor.org/rfc/rfc3986#section-2>
  var isAddress: Bool {
    isVisibleASCII && utf8.count <= 2_048 && !utf8.contains { "\"<>\\^`{|}".utf8.contains($0) }
  }

  /// Returns whether the text is an absolute address that begins with `https://`.
  var isSecureAddress: Bool { hasPrefix("https://") && utf8.count > 8 && isAddress }

  /// The text as a component of an address, with all except unreserved characters percent-encoded.
  ///
  /// Source: RFC 3986, section 2.3 <https://www.rfc-editor.org/rfc/rfc3986#section-2.3>
  package var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { encoded, byte in
      if byte.isUnreserved {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 0xF)])"
      }
    }
  }
}

extension UInt8 {
  /// Returns whether the character is unreserved in an address: `A-Z a-z 0-9 - . _ ~`.
  ///
  /// Source: RFC 3986, section 2.3 <https://www.rfc-editor.org/rfc/rfc3986#section-2.3>
  var isUnreserved: Bool { isLetter || isDigit || "-._~".utf8.contains(self) }
}
