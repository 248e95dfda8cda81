/// Reads ASCII text from left to right and remembers the column for errors.
struct CivilScanner {
  private let bytes: [UInt8]
  private var index = 0
  private let expected: String

  /// - Parameters:
  ///   - text: What to read.
  ///   - expected: The form to name in errors, such as `YYYY-MM-DD`.
  init(_ text: some StringProtocol, expected: String) {
    bytes = Array(text.utf8)
    self.expected = expected
  }

  var isAtEnd: Bool { index == bytes.count }

  var malformed: CivilError { .malformed(column: index + 1, expected: expected) }

  /// Reads exactly `count` decimal digits.
  mutating func number(digits count: Int) throws(CivilError) -> Int {
    var value = 0
    for _ in 0..<count {
      guard index < bytes.count, bytes[index].isDigit else { throw malformed }
      value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    return value
  }

  /// Reads one of `characters` if it comes next.
  mutating func skip(anyOf characters: StaticString) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    for character in characters.description.utf8 where character == byte {
      index += 1
      return Unicode.Scalar(byte)
    }
    return nil
  }

  /// Reads one of `characters`, which must come next.
  @discardableResult
  mutating func expect(anyOf characters: StaticString) throws(CivilError) -> Unicode.Scalar {
    guard let scalar = skip(anyOf: characters) else { throw malformed }
    return scalar
  }

  /// Reads decimal digits as long as they come.
  mutating func skipDigits() throws(CivilError) {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    if index == start { throw malformed }
  }

  /// Refuses anything that is left.
  func expectEnd() throws(CivilError) {
    guard isAtEnd else { throw malformed }
  }

  /// Reads `YYYY-MM-DD`, or `YYYYMMDD` in the basic form.
  mutating func date(isBasic: Bool = false) throws(CivilError) -> CivilDate {
    let year = try number(digits: 4)
    if !isBasic { try expect(anyOf: "-") }
    let month = try number(digits: 2)
    if !isBasic { try expect(anyOf: "-") }
    return try CivilDate(year: year, month: month, day: try number(digits: 2))
  }

  /// Reads `HH:MM` or `HH:MM:SS`, or `HHMMSS` in the basic form, and leaves the bounds to others.
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

  /// Reads `HH:MM` or `HH:MM:SS`.
  mutating func time() throws(CivilError) -> TimeOfDay {
    let (hour, minute, second) = try clock()
    return try TimeOfDay(hour: hour, minute: minute, second: second)
  }
}
