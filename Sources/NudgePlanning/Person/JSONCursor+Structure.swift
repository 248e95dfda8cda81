internal import NudgeJSON
internal import NudgeTime

/// The state while reading an object's members.
struct JSONMembers {
  /// The offset of the object's opening brace.
  let offset: Int
  /// A bit set of the keys that have been read.
  fileprivate var seen: UInt32 = 0
  /// The index of the key that is likely to come next, which follows the previous key.
  fileprivate var likely = 0
  fileprivate var isFirst = true
}

/// Methods that read objects, arrays, and values as defined by RFC 8259.
///
/// An unexpected value is rejected at its first byte.
extension JSONCursor {
  func malformed(_ expectation: PersonError.Expectation) -> PersonFault {
    PersonFault(.malformed(expectation), at: offset)
  }

  /// Reads an object's opening brace.
  @inline(__always)
  mutating func object() throws(PersonFault) -> JSONMembers {
    guard take("{") else { throw mismatch(.object) }
    return JSONMembers(offset: offset - 1)
  }

  /// Reads an object's next key and its colon, or returns `nil` at the end of the object.
  @inline(__always)
  mutating func key<Name>(of members: inout JSONMembers, _ names: NameTable<Name>) throws(PersonFault) -> Name? {
    // The most common case is a comma followed by a quotation mark, or only the quotation mark.
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

  /// Reads the comma and quotation mark before a key, skipping white space, or returns `false` at the end of the
  /// object.
  @inline(never)
  private mutating func takeBeginning(_ members: inout JSONMembers) throws(PersonFault) -> Bool {
    if take("}") { return false }
    if !members.isFirst, !take(",") { throw malformed(.commaOrBrace) }
    if !members.isFirst, take("}") {
      offset -= 1
      throw malformed(.noTrailingComma)
    }
    guard take("\"") else { throw malformed(.key) }
    return true
  }

  /// Reads a key that contains an escape, is followed by white space, or is unknown.
  @inline(never)
  private mutating func rareKey<Name>(_ names: NameTable<Name>) throws(PersonFault) -> Int {
    offset -= 1
    let text = try text()
    let key = string(text)
    let known = names.names
    guard let index = known.firstIndex(of: key) else {
      let owner = PersonKeys.Whole.preferences.rawValue
      if known.contains(owner), Preference.root.members.contains(where: { "\($0.key)" == key }) {
        throw PersonFault(.misplacedKey(owner: owner), at: text.offset)
      }
      throw PersonFault(.unknownKey(nearest: NearestMatch.best(to: key, among: known), known: known), at: text.offset)
    }
    guard take(":") else { throw malformed(.colon) }
    return index
  }

  /// Reads an array's opening bracket and returns its offset.
  @inline(__always)
  mutating func array() throws(PersonFault) -> Int {
    guard take("[") else { throw mismatch(.array) }
    return offset - 1
  }

  /// Reads the separator before the next array item, or returns `false` at the end of the array.
  @inline(__always)
  mutating func hasItem(after count: Int) throws(PersonFault) -> Bool {
    if take("]") { return false }
    if count > 0, !take(",") { throw malformed(.commaOrBracket) }
    skipSpace()
    return true
  }

  /// Reads an array whose number of items must be within bounds.
  @inline(__always)
  mutating func items<Item>(
    _ count: ClosedRange<Int>, _ item: (inout JSONCursor) throws(PersonFault) -> Item
  ) throws(PersonFault) -> [Item] {
    let offset = try array()
    var items: [Item] = []
    while try hasItem(after: items.count) {
      if items.count == count.upperBound { throw PersonFault(.itemCount(count), at: offset) }
      items.append(try item(&self))
    }
    if items.count < count.lowerBound { throw PersonFault(.itemCount(count), at: offset) }
    return items
  }

  /// Returns the fault for a value that doesn't have the expected type.
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

  // MARK: Values

  /// Reads and validates a string without copying it.
  @inline(__always)
  mutating func text() throws(PersonFault) -> JSONText {
    guard take("\"") else { throw mismatch(.text) }
    do throws(JSONTextFault) { return try restOfText() } catch { throw PersonFault(error) }
  }

  /// Reads `true` or `false`.
  @inline(__always)
  mutating func boolean() throws(PersonFault) -> Bool {
    skipSpace()
    let word = word(at: offset)
    if word & 0xFFFF_FFFF == 0x6575_7274 {
      offset &+= 4
      return true
    }
    guard word & 0xFF_FFFF_FFFF == 0x65_736C_6166 else { throw mismatch(.boolean) }
    offset &+= 5
    return false
  }

  /// Reads an integer within bounds, which must be written in digits only.
  @inline(__always)
  mutating func integer(_ bounds: ClosedRange<Int>) throws(PersonFault) -> Int {
    skipSpace()
    let start = offset
    var digit = byte(at: offset) &- 0x30
    guard digit < 10 else { return try unusualInteger(bounds) }
    var value = 0
    repeat {
      value = value &* 10 &+ Int(digit)
      offset &+= 1
      digit = byte(at: offset) &- 0x30
    } while digit < 10 && offset &- start < 18
    let next = byte(at: offset)
    let isUnusual =
      digit < 10 || next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e")
      || (byte(at: start) == UInt8(ascii: "0") && offset - start > 1)
    if isUnusual || !bounds.contains(value) {
      offset = start
      return try unusualInteger(bounds)
    }
    return value
  }

  /// Reads a signed integer, or throws the fault for an invalid one.
  @inline(never)
  private mutating func unusualInteger(_ bounds: ClosedRange<Int>) throws(PersonFault) -> Int {
    let start = offset
    guard nextType == .number else { throw mismatch(.number) }
    let isNegative = byte(at: offset) == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let first = offset
    var value = 0
    while byte(at: offset) &- 0x30 < 10 {
      // All bounds are within this limit.
      value = min(value * 10 + Int(byte(at: offset) &- 0x30), 1 << 53)
      offset += 1
    }
    let isWrong = offset == first || (byte(at: first) == UInt8(ascii: "0") && offset - first > 1)
    if isWrong { throw PersonFault(.malformed(.digits), at: first) }
    let next = byte(at: offset)
    if next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") { throw PersonFault(.notWhole, at: start) }
    if isNegative { value = -value }
    guard bounds.contains(value) else { throw PersonFault(.outOfRange(bounds), at: start) }
    return value
  }
}
