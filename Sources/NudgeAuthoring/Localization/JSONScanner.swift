internal import NudgeJSON
package import NudgeText

/// A string in a JSON file.
package struct JSONString {
  /// The text, with escapes resolved.
  package var text: String
  /// The source text between the quotation marks.
  package var written: String
  /// The position of the opening quotation mark.
  package var position: TextPosition
}

/// A scanner for JSON files that people write.
///
/// It reports faults with line and column.
///
/// Recoverable faults are added to `faults`. After any other fault, the scanner also throws `Stop`.
package struct JSONScanner {
  /// The error that stops reading after a fault that is not recoverable.
  ///
  /// The fault itself is in `faults`.
  package struct Stop: Error {}

  private var json: JSONCursor
  /// A position before the cursor, from which lines and columns are counted.
  private var place = JSONPlace()
  package var faults: FaultList
  /// The name of the text in faults.
  private let whole: String

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8 without a byte order mark.
  ///   - faults: The list to which faults are added.
  ///   - whole: The name of the text in faults.
  ///   - body: A closure that reads from the start of the text. It must not store the scanner.
  /// - Returns: `true` if `body` finished without throwing `Stop`.
  package static func read(
    _ bytes: [UInt8], faults: inout FaultList, whole: String = "the file",
    _ body: (inout JSONScanner) throws(Stop) -> Void
  ) -> Bool {
    JSONBuffer(bytes).read { json in
      var scanner = JSONScanner(json: json, faults: faults, whole: whole)
      defer { faults = scanner.faults }
      do throws(Stop) { try body(&scanner) } catch { return false }
      return true
    }
  }

  /// The next byte, or `nil` at the end.
  package var next: UInt8? { json.offset < json.count ? json.byte(at: json.offset) : nil }

  /// The line and column of the next byte.
  package var position: TextPosition { mutating get { position(of: json.offset) } }

  private mutating func position(of offset: Int) -> TextPosition {
    place = json.place(of: offset, after: place)
    return TextPosition(line: place.line, column: place.column)
  }

  package mutating func stop(_ reason: String, hint: String? = nil, at place: TextPosition? = nil) -> Stop {
    faults.add(place ?? position, reason, hint: hint)
    return Stop()
  }

  package mutating func skipWhitespace() { json.skipSpace() }

  /// Skips white space, and consumes a mark if it comes next.
  ///
  /// Returns whether it did.
  package mutating func take(_ mark: Unicode.Scalar) -> Bool { json.take(mark) }

  package mutating func expect(_ mark: Unicode.Scalar, _ place: String) throws(Stop) {
    guard take(mark) else { throw stop("expected \"\(mark)\" \(place), found \(described())") }
  }

  package mutating func expectEnd() throws(Stop) {
    skipWhitespace()
    if next != nil { throw stop("expected the end of \(whole), found \(described())") }
  }

  /// Returns a description of what comes next, for an error message.
  package func described() -> String {
    guard next != nil else { return "the end of \(whole)" }
    let scalar = written(json.offset..<min(json.offset + 4, json.count)).unicodeScalars.first
    return scalar.map { quoted(String($0)) } ?? "nothing"
  }

  private func written(_ range: Range<Int>) -> String { String(decoding: range.map(json.byte), as: UTF8.self) }

  /// Reads the members of an object and its closing brace.
  ///
  /// The opening brace must have been read.
  ///
  /// - Parameter readValue: A closure that reads the value of a key.
  /// - Throws: `Stop` if reading cannot continue.
  package mutating func members(
    _ readValue: (inout JSONScanner, JSONString) throws(Stop) -> Void
  ) throws(Stop) {
    if take("}") { return }
    while true {
      let key = try string("a key")
      try expect(":", "after the key")
      try readValue(&self, key)
      if take("}") { return }
      let place = position
      if take(",") {
        if take("}") {
          faults.add(place, "there is a comma after the last entry")
          return
        }
      } else if next == UInt8(ascii: "\"") {
        faults.add(position, "there is no comma before this entry")
      } else {
        throw stop("expected \",\" or \"}\" after the entry, found \(described())")
      }
    }
  }

  /// Reads a string and the white space before it.
  ///
  /// An invalid escape becomes U+FFFD.
  package mutating func string(_ what: String) throws(Stop) -> JSONString {
    skipWhitespace()
    let start = position
    guard take("\"") else { throw stop("expected \(what) in quotation marks, found \(described())") }
    let first = json.offset
    while let next, ![UInt8(ascii: "\""), 0x0A, 0x0D].contains(next) {
      let isEscape = next == UInt8(ascii: "\\") && [0x22, 0x5C].contains(json.byte(at: json.offset + 1))
      json.offset += isEscape ? 2 : 1
    }
    let range = first..<json.offset
    let cursor = json
    let value = cursor.unescaped(range) { fault in
      let (reason, hint) = fault.reason.wording
      faults.add(position(of: fault.offset), reason, hint: hint)
    }
    if next == nil { throw stop("\(whole) ends inside quotation marks", at: start) }
    guard take("\"") else {
      throw stop("a line ends inside quotation marks", hint: "close them, or write \\n", at: start)
    }
    return JSONString(text: value, written: written(range), position: start)
  }

  /// Reads a word such as `true`, or a number in any form, up to a mark, white space or the end.
  ///
  /// It may be empty.
  package mutating func bareword() -> (text: String, position: TextPosition) {
    skipWhitespace()
    let start = json.offset
    while let next, next > 0x20, !",:[]{}\"".utf8.contains(next) { json.offset += 1 }
    return (written(start..<json.offset), position(of: start))
  }
}

extension JSONTextFault.Reason {
  /// The description of a recoverable fault in a string, and a hint.
  fileprivate var wording: (reason: String, hint: String?) {
    switch self {
    case .control: ("control character in a string", "write it as an escape, such as \\t")
    case .unit: ("\\u is not followed by four hexadecimal digits", nil)
    case .surrogatePair: ("half of a surrogate pair", "write the character itself")
    case .escape, .unclosed, .notUTF8: ("unknown escape", "write a backslash as \\\\")
    }
  }
}
