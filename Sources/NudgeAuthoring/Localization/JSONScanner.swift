internal import NudgeJSON
package import NudgeText
internal import NudgeTime

/// A string in a JSON file.
package struct JSONString {
  /// The string's value, with escapes resolved.
  package var text: String
  /// The source text between the quotation marks.
  package var written: String
  /// The position of the opening quotation mark.
  package var position: TextPosition
}

/// A scanner for hand-written JSON files, which reports faults with their line and column.
///
/// All faults are added to `faults`. After a fault that isn't recoverable, the scanner also throws `Stop`.
package struct JSONScanner {
  /// An error thrown after a fault that isn't recoverable.
  ///
  /// The fault itself is in `faults`.
  package struct Stop: Error {}

  private var json: JSONCursor
  /// The last known position before the cursor, from which lines and columns are counted.
  private var place = JSONPlace()
  package var faults: FaultList
  /// The name of the whole text in faults, such as `the file`.
  private let whole: String

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8 without a byte order mark.
  ///   - faults: The list to which faults are added.
  ///   - whole: The name of the whole text in faults.
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
    let mark =
      place == nil ? nextScalar.flatMap { found in found.asciiMark.map { "write \($0) instead of \(found)" } } : nil
    faults.add(place ?? position, reason, hint: mark ?? hint)
    return Stop()
  }

  package mutating func skipWhitespace() { json.skipSpace() }

  /// Skips whitespace, and consumes the given character if it comes next.
  ///
  /// - Returns: Whether the character was consumed.
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
    nextScalar.map { quoted(String($0)) } ?? "the end of \(whole)"
  }

  private var nextScalar: Unicode.Scalar? {
    written(json.offset..<min(json.offset + 4, json.count)).unicodeScalars.first
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
          faults.add(place, "unexpected comma after the last entry")
          return
        }
      } else if next == UInt8(ascii: "\"") {
        faults.add(position, "missing comma before this entry")
      } else {
        throw stop("expected \",\" or \"}\" after the entry, found \(described())")
      }
    }
  }

  /// Reads a string and the whitespace before it.
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
    // Don't skip the line break, after which the next string begins.
    guard next == UInt8(ascii: "\""), take("\"") else {
      let curly = value.last { "“”＂".contains($0) }
      let hint = curly.map { "write \" instead of \($0)" } ?? "close them, or write \\n"
      throw stop("a line ends inside quotation marks", hint: hint, at: start)
    }
    // A quotation mark inside a text ends the string early.
    if nextScalar?.properties.isAlphabetic == true {
      throw stop(
        "found \(described()) after the closing quotation mark", hint: "write “ ” or \\\" for quotes inside a text")
    }
    return JSONString(text: value, written: written(range), position: start)
  }

  /// Reads an unquoted value, such as `true` or a number, up to punctuation, whitespace or the end.
  ///
  /// The text may be empty.
  package mutating func bareword() -> (text: String, position: TextPosition) {
    skipWhitespace()
    let start = json.offset
    while let next, next > 0x20, !",:[]{}\"".utf8.contains(next) { json.offset += 1 }
    return (written(start..<json.offset), position(of: start))
  }
}

extension JSONTextFault.Reason {
  /// A description of a recoverable fault in a string, and a hint.
  fileprivate var wording: (reason: String, hint: String?) {
    switch self {
    case .control: ("control character in a string", "use an escape such as \\t")
    case .unit: ("\\u is not followed by four hexadecimal digits", nil)
    case .surrogatePair: ("unpaired surrogate", "use the character itself")
    case .escape, .unclosed, .notUTF8: ("unknown escape", "write a backslash as \\\\")
    }
  }
}
