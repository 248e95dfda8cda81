package import NudgeText

/// Reads the tokens of JSON strictly, as RFC 8259 has them, and counts lines and columns.
///
/// A fault from which reading can go on is added to `faults`; after any other, `stop` is thrown.
package struct JSONScanner {
  /// Thrown where what follows could only be guessed; the fault itself is in `faults`.
  package struct Stop: Error {}

  private let bytes: [UInt8]
  private var offset = 0
  package private(set) var position = TextPosition(line: 1, column: 1)
  package var faults: FaultList
  /// What the text is called in faults.
  private let whole: String

  /// Creates a scanner at the beginning of a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, known to be valid, without a byte order mark.
  ///   - faults: Gets what is wrong.
  ///   - whole: What the text is called in faults.
  package init(_ bytes: [UInt8], faults: FaultList, whole: String = "the file") {
    self.bytes = bytes
    self.faults = faults
    self.whole = whole
  }

  package var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  package mutating func stop(_ reason: String, hint: String? = nil, at place: TextPosition? = nil) -> Stop {
    faults.add(place ?? position, reason, hint: hint)
    return Stop()
  }

  private mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    if byte == UInt8(ascii: "\n") {
      position = TextPosition(line: position.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      position.column += 1
    }
  }

  package mutating func skipWhitespace() {
    while let next, next == 0x20 || (0x09...0x0A).contains(next) || next == 0x0D { advance() }
  }

  /// Takes a mark if it comes next, after white space.
  package mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipWhitespace()
    guard next == UInt8(ascii: mark) else { return false }
    advance()
    return true
  }

  package mutating func expect(_ mark: Unicode.Scalar, _ place: String) throws(Stop) {
    guard take(mark) else { throw stop("expected \"\(mark)\" \(place), found \(described())") }
  }

  /// What comes next, for an error message.
  package func described() -> String {
    guard offset < bytes.count else { return "the end of \(whole)" }
    let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    return scalar.map { quoted(String($0)) } ?? "nothing"
  }

  /// Reads a string; white space before it is skipped.
  package mutating func string(_ what: String) throws(Stop) -> JSONString {
    skipWhitespace()
    guard next == UInt8(ascii: "\"") else { throw stop("expected \(what) in quotation marks, found \(described())") }
    let start = position
    advance()
    let first = offset
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let written = String(decoding: bytes[first..<offset], as: UTF8.self)
        advance()
        return JSONString(text: String(decoding: text, as: UTF8.self), written: written, position: start)
      case UInt8(ascii: "\\"): escape(into: &text)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw stop("a line ends inside quotation marks", hint: "close them, or write \\n", at: start)
      case 0..<0x20:
        faults.add(position, "control character in a text", hint: "write it as an escape, such as \\t")
        text.append(byte)
        advance()
      default: takePlain(into: &text)
      }
    }
    throw stop("\(whole) ends inside quotation marks", at: start)
  }

  /// Reads a word such as `true`, or a number in any form, up to a mark, white space or the end; it may be empty.
  package mutating func bareword() -> (text: String, position: TextPosition) {
    skipWhitespace()
    let start = position
    let first = offset
    while let next, next > 0x20, !",:[]{}\"".utf8.contains(next) { advance() }
    return (String(decoding: bytes[first..<offset], as: UTF8.self), start)
  }

  /// Reads up to the next quotation mark, backslash or control character, at least one byte.
  private mutating func takePlain(into text: inout [UInt8]) {
    let start = offset
    var columns = 0
    repeat {
      if bytes[offset] & 0xC0 != 0x80 { columns += 1 }
      offset += 1
    } while offset < bytes.count && bytes[offset] >= 0x20 && bytes[offset] != 0x22 && bytes[offset] != 0x5C
    position.column += columns
    text += bytes[start..<offset]
  }

  /// Reads an escape; a faulty one gives U+FFFD.
  private mutating func escape(into text: inout [UInt8]) {
    let start = position
    advance()
    let simple: [(Unicode.Scalar, UInt8)] = [
      ("\"", 0x22), ("\\", 0x5C), ("/", 0x2F), ("b", 0x08), ("f", 0x0C), ("n", 0x0A), ("r", 0x0D), ("t", 0x09),
    ]
    if let next, let (_, byte) = simple.first(where: { UInt8(ascii: $0.0) == next }) {
      text.append(byte)
      advance()
      return
    }
    guard next == UInt8(ascii: "u") else {
      faults.add(start, "unknown escape", hint: "a backslash is written \\\\")
      text.append(contentsOf: "\u{FFFD}".utf8)
      return
    }
    advance()
    guard let unit = hexadecimalUnit() else {
      faults.add(start, "\\u is not followed by four hexadecimal digits")
      text.append(contentsOf: "\u{FFFD}".utf8)
      return
    }
    text.append(contentsOf: String(Character(scalar(from: unit, start: start))).utf8)
  }

  private mutating func scalar(from unit: UInt16, start: TextPosition) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), next == UInt8(ascii: "\\"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      let before = (offset, position)
      advance()
      advance()
      if let trail = hexadecimalUnit(), UTF16.isTrailSurrogate(trail) {
        let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
      (offset, position) = before
    }
    faults.add(start, "half of a surrogate pair", hint: "write the character itself")
    return "\u{FFFD}"
  }

  private mutating func hexadecimalUnit() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    let digits = bytes[offset..<offset + 4]
    let text = String(decoding: digits, as: UTF8.self)
    guard text.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit), let unit = UInt16(text, radix: 16) else {
      return nil
    }
    for _ in 0..<4 { advance() }
    return unit
  }
}
