internal import NudgeTime

/// Reads the tokens of JSON from left to right, as strictly as RFC 8259 has them, and makes nothing that is not asked for.
///
/// It sees only the bytes it was given, with zeros behind them, each access is checked against their end, and nothing here recurses.
/// What is read must be wanted: an unexpected value is refused at its first byte, so depth is bounded by those who ask.
@safe struct JSONCursor {
  /// How many zeros must stand behind the bytes, so that whole words can be read.
  static let padding = 16

  private let start: UnsafePointer<UInt8>
  /// How many bytes there are, without the padding.
  let count: Int
  /// The next byte, from 0.
  var offset = 0

  /// Takes bytes that outlive the cursor.
  ///
  /// - Parameters:
  ///   - start: The first.
  ///   - count: How many there are; `padding` zeros must follow them.
  @unsafe init(_ start: UnsafePointer<UInt8>, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  /// A byte; 0 past the end, which stands nowhere in JSON.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    // A negative offset is a large number here.
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe start[offset] : 0
  }

  /// Eight bytes from an offset, the first lowest; zeros past the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) <= UInt(bitPattern: count) else { return 0 }
    return UInt64(littleEndian: unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
  }

  /// The bytes of a range, in place.
  @unsafe func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range that was read here")
    return unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  @inline(__always)
  mutating func skipSpace() {
    if byte(at: offset) > 0x20 { return }
    skipMoreSpace()
  }

  @inline(never)
  private mutating func skipMoreSpace() {
    while offset < count {
      switch byte(at: offset) {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// Reads a mark if it comes next, after white space.
  @inline(__always)
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte(at: offset) == UInt8(ascii: mark) else { return false }
    offset &+= 1
    return true
  }

  func malformed(_ expectation: PersonError.Expectation) -> PersonFault {
    PersonFault(.malformed(expectation), at: offset)
  }

  // MARK: Structure

  /// Reads the beginning of an object.
  @inline(__always)
  mutating func object() throws(PersonFault) -> JSONMembers {
    guard take("{") else { throw mismatch(.object) }
    return JSONMembers(offset: offset - 1)
  }

  /// Reads the next key of an object and what stands before its value; `nil` at the object's end.
  @inline(__always)
  mutating func key<Name>(
    of members: inout JSONMembers, _ names: NameTable<Name>
  ) throws(PersonFault) -> Name? {
    // Mostly a comma and a quotation mark, or the mark alone.
    let next = word(at: offset)
    if !members.isFirst, next & 0xFFFF == 0x222C {
      offset &+= 2
    } else if members.isFirst, next & 0xFF == 0x22 {
      offset &+= 1
    } else if next & 0xFF == 0x7D {
      offset &+= 1
      return nil
    } else if try !takeBeginning(&members) {
      return nil
    }
    members.isFirst = false
    let start = offset &- 1
    let index: Int
    if let found = names.take(&self, likely: members.likely) { index = found } else { index = try rareKey(names) }
    let bit: UInt32 = 1 << UInt32(truncatingIfNeeded: index)
    if members.seen & bit != 0 { throw PersonFault(.repeatedKey, at: start) }
    members.seen |= bit
    members.likely = index &+ 1
    return names[index]
  }

  /// Reads what stands before a key, its quotation mark with it, with white space between; `false` at the object's end.
  @inline(never)
  private mutating func takeBeginning(_ members: inout JSONMembers) throws(PersonFault) -> Bool {
    if take("}") { return false }
    if !members.isFirst {
      guard take(",") else { throw malformed(.commaOrBrace) }
    }
    guard take("\"") else { throw malformed(.key) }
    return true
  }

  /// A key with an escape in it or white space behind it, or one that nobody knows.
  @inline(never)
  private mutating func rareKey<Name>(_ names: NameTable<Name>) throws(PersonFault) -> Int {
    offset -= 1
    let text = try text()
    let key = string(text)
    guard let index = names.index(of: key) else {
      let known = NameTable<Name>.known
      throw PersonFault(.unknownKey(nearest: NearestMatch.best(to: key, among: known), known: known), at: text.offset)
    }
    guard take(":") else { throw malformed(.colon) }
    return index
  }

  /// Reads the beginning of an array.
  @inline(__always)
  mutating func array() throws(PersonFault) -> Int {
    guard take("[") else { throw mismatch(.array) }
    return offset - 1
  }

  /// Reads what stands before an array's next item; `false` at its end.
  @inline(__always)
  mutating func hasItem(after count: Int) throws(PersonFault) -> Bool {
    if take("]") { return false }
    if count > 0 {
      guard take(",") else { throw malformed(.commaOrBracket) }
    }
    skipSpace()
    return true
  }

  /// What comes next, where something else is wanted.
  @inline(never)
  func mismatch(_ expected: PersonError.ValueType) -> PersonFault {
    var next = self
    next.skipSpace()
    return PersonFault(
      next.nextType.map { .wrongType(expected: expected, found: $0) } ?? .malformed(.value), at: next.offset)
  }

  var nextType: PersonError.ValueType? {
    func isNext(_ word: StaticString) -> Bool {
      String(decoding: (0..<word.utf8CodeUnitCount).map { byte(at: offset + $0) }, as: UTF8.self) == "\(word)"
    }
    switch byte(at: offset) {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .text
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: return isNext("true") || isNext("false") ? .boolean : isNext("null") ? .null : nil
    }
  }
}
