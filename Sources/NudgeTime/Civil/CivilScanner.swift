/// A scanner for text that tracks the column for error messages.
package struct CivilScanner {
  private let bytes: [UInt8]
  package private(set) var index = 0
  private let form: String
  private let example: String

  /// - Parameters:
  ///   - text: The text to scan.
  ///   - form: The kind of text that is expected, such as `date`, for error messages.
  ///   - example: An example of valid text, such as `2026-11-22`, for error messages.
  package init(_ text: some StringProtocol, _ form: String, example: String) {
    bytes = Array(text.utf8)
    self.form = form
    self.example = example
  }

  package var isAtEnd: Bool { index == bytes.count }

  /// The number of scalars before the next one.
  package var scalarCount: Int { bytes[..<index].count { $0 & 0xC0 != 0x80 } }

  package var malformed: CivilError { .malformed(column: scalarCount + 1, form: form, example: example) }

  /// Parses exactly `count` decimal digits.
  package mutating func number(digits count: Int) throws(CivilError) -> Int {
    var value = 0
    for _ in 0..<count {
      guard index < bytes.count, bytes[index].isDigit else { throw malformed }
      value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    return value
  }

  /// Parses as many decimal digits as possible within the bounds.
  package mutating func number(digits count: ClosedRange<Int>) throws(CivilError) -> Int {
    let available = bytes[index...].prefix(count.upperBound).prefix(while: \.isDigit).count
    return try number(digits: max(available, count.lowerBound))
  }

  /// A Boolean value indicating whether a space or a tab comes next.
  package var isAtSpace: Bool { index < bytes.count && (bytes[index] == UInt8(ascii: " ") || bytes[index] == 0x09) }

  /// Skips spaces.
  package mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  /// Consumes one of `characters` if it comes next.
  package mutating func skip(anyOf characters: StaticString) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    for character in characters.description.utf8 where character == byte {
      index += 1
      return Unicode.Scalar(byte)
    }
    return nil
  }

  /// Consumes `text` if it comes next.
  package mutating func skip(_ text: some StringProtocol) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  /// The text that follows.
  package var rest: String { String(decoding: bytes[index...], as: UTF8.self) }

  /// Consumes one of `characters`, or throws an error if something else comes next.
  @discardableResult
  package mutating func expect(anyOf characters: StaticString) throws(CivilError) -> Unicode.Scalar {
    guard let scalar = skip(anyOf: characters) else { throw malformed }
    return scalar
  }

  /// Skips decimal digits.
  package mutating func skipDigits() throws(CivilError) {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    if index == start { throw malformed }
  }

  /// Throws an error if there is any text left.
  package func expectEnd() throws(CivilError) {
    guard isAtEnd else { throw malformed }
  }

  /// Parses `YYYY-MM-DD`, or `YYYYMMDD` in the basic form.
  mutating func date(isBasic: Bool = false) throws(CivilError) -> CivilDate {
    let year = try number(digits: 4)
    if !isBasic { try expect(anyOf: "-") }
    let month = try number(digits: 2)
    if !isBasic { try expect(anyOf: "-") }
    return try CivilDate(year: year, month: month, day: try number(digits: 2))
  }

  /// Parses `HH:MM` or `HH:MM:SS`, or `HHMMSS` in the basic form, without checking the ranges.
  mutating func clock(
    isBasic: Bool = false, needsSeconds: Bool = false
  ) throws(CivilError) -> (hour: Int, minute: Int, second: Int) {
    let hour = try number(digits: 2)
    if !isBasic { try expect(anyOf: ":") }
    let minute = try number(digits: 2)
    if !isBasic, skip(anyOf: ":") == nil {
      if needsSeconds { throw malformed }
      return (hour, minute, 0)
    }
    return (hour, minute, try number(digits: 2))
  }

  /// Parses `HH:MM` or `HH:MM:SS`.
  mutating func time() throws(CivilError) -> TimeOfDay {
    let (hour, minute, second) = try clock()
    return try TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// Parses `+HH:MM`, `+HHMM`, or `+HH`, or the same with `-`, after the sign.
  ///
  /// RFC 3339 has only the first form. The others are in ISO 8601, and PostgreSQL prints the last one if there aren't
  /// any minutes.
  mutating func offset(sign: Unicode.Scalar, allowsSeconds: Bool) throws(CivilError) -> UTCOffset {
    let hours = try number(digits: 2)
    let hasColon = skip(anyOf: ":") != nil
    let hasMinutes = hasColon || index < bytes.count && bytes[index].isDigit
    let minutes = hasMinutes ? try number(digits: 2) : 0
    var magnitude = hours * 3600 + minutes * 60
    if allowsSeconds, hasColon, skip(anyOf: ":") != nil { magnitude += try number(digits: 2) }
    guard minutes < 60, let offset = UTCOffset(seconds: sign == "-" ? -magnitude : magnitude) else {
      throw .offsetOutOfRange
    }
    return offset
  }
}
