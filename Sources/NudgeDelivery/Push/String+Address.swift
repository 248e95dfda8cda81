internal import NudgeTime

extension String {
  /// A Boolean value indicating whether the string is not empty and consists of visible ASCII, as header values
  /// require.
  var isVisibleASCII: Bool { !isEmpty && utf8.allSatisfy { (0x21...0x7E).contains($0) } }

  /// A Boolean value indicating whether the string has at most 2,048 bytes, all of which are valid in a URL.
  ///
  /// Backslashes are invalid because browsers interpret them as slashes, so `/\evil.example` would refer to another
  /// site.
  ///
  /// Source: RFC 3986, section 2 <https://www.rfc-editor.org/rfc/rfc3986#section-2>
  var isAddress: Bool {
    isVisibleASCII && utf8.count <= 2_048 && !utf8.contains { "\"<>\\^`{|}".utf8.contains($0) }
  }

  /// A Boolean value indicating whether the string is an absolute URL that begins with `https://`.
  var isSecureAddress: Bool { hasPrefix("https://") && utf8.count > 8 && isAddress }

  /// The string as a URL component, with all characters percent-encoded except unreserved ones.
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
  /// A Boolean value indicating whether the character is unreserved in URLs: `A-Z a-z 0-9 - . _ ~`.
  ///
  /// Source: RFC 3986, section 2.3 <https://www.rfc-editor.org/rfc/rfc3986#section-2.3>
  var isUnreserved: Bool { isLetter || isDigit || "-._~".utf8.contains(self) }
}
