import Foundation

/// Looks for a text in bytes, in every form in which it could be passed on unseen.
enum SecretSearch {
  /// The forms in which bytes hold a text.
  ///
  /// - Parameters:
  ///   - text: What should not be there.
  ///   - bytes: What is sent.
  /// - Returns: The names of the forms found; empty for none.
  static func forms(of text: String, in bytes: [UInt8]) -> [String] {
    let data = Data(bytes)
    return needles(for: text).filter { data.range(of: Data($0.bytes)) != nil }.map(\.name)
  }

  /// The forms of a text: as it is, reversed, and in the usual encodings; letters alone, without spaces or accents, too.
  static func needles(for text: String) -> [(name: String, bytes: [UInt8])] {
    let utf8 = Array(text.utf8)
    var needles: [(String, [UInt8])] = [
      ("as it is", utf8), ("reversed", Array(String(text.reversed()).utf8)), ("bytes reversed", utf8.reversed()),
      ("lower case", Array(text.lowercased().utf8)), ("upper case", Array(text.uppercased().utf8)),
      ("decomposed", Array(text.decomposedStringWithCanonicalMapping.utf8)),
      ("UTF-16, big end first", text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
      ("UTF-16, little end first", text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      ("hexadecimal", Array(utf8.map { String(format: "%02x", $0) }.joined().utf8)),
      ("hexadecimal, upper", Array(utf8.map { String(format: "%02X", $0) }.joined().utf8)),
      ("percent", Array(utf8.map { String(format: "%%%02x", $0) }.joined().utf8)),
      ("percent, upper", Array(utf8.map { String(format: "%%%02X", $0) }.joined().utf8)),
    ]
    if let escaped = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) {
      needles.append(("percent, of some", Array(escaped.utf8)))
    }
    for format in ["\\u%04x", "\\u%04X", "&#x%x;", "&#%d;"] {
      let units = format.hasPrefix("\\") ? text.utf16.map(UInt32.init) : text.unicodeScalars.map(\.value)
      needles.append(("\(format) of all", Array(units.map { String(format: format, $0) }.joined().utf8)))
      let some = units.map { unit in
        unit < 0x80 ? String(UnicodeScalar(UInt8(unit))) : String(format: format, unit)
      }
      needles.append(("\(format) of some", Array(some.joined().utf8)))
    }
    for (name, url) in [("base64", false), ("base64url", true)] {
      // Three ways to fall on the border of three bytes.
      for shift in 0..<3 {
        var encoded = Data([UInt8](repeating: 0, count: shift) + utf8).base64EncodedString()
        if url { encoded = encoded.replacing("+", with: "-").replacing("/", with: "_") }
        let start = (8 * shift + 5) / 6
        let end = 8 * (shift + utf8.count) / 6
        needles.append(("\(name), \(shift) before", Array(Array(encoded.utf8)[start..<end])))
      }
    }
    return needles.map { (name: $0.0, bytes: $0.1) }
  }

}
