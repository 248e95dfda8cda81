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

  // MARK: Values

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

  /// Reads a whole number within bounds, written in digits alone.
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

  /// A number with a sign, or one that cannot be taken.
  @inline(never)
  private mutating func unusualInteger(_ bounds: ClosedRange<Int>) throws(PersonFault) -> Int {
    let start = offset
    guard nextType == .number else { throw mismatch(.number) }
    let isNegative = byte(at: offset) == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let first = offset
    var value = 0
    while byte(at: offset) &- 0x30 < 10 {
      // No bounds are as far as this.
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

  // MARK: Texts

  /// Reads a text and checks it, but makes nothing of it.
  @inline(__always)
  mutating func text() throws(PersonFault) -> JSONText {
    guard take("\"") else { throw mismatch(.text) }
    let first = offset
    while true {
      let word = word(at: offset)
      let ones: UInt64 = 0x0101_0101_0101_0101
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      // The high bit of the first byte that is a quotation mark, a backslash, below space, or not ASCII; of those after it perhaps.
      let special =
        (((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((word &- ones &* 0x20) & ~word) | word)
        & (ones &* 0x80)
      if special == 0 {
        offset &+= 8
        continue
      }
      offset &+= special.trailingZeroBitCount &>> 3
      if byte(at: offset) == 0x22 {
        offset &+= 1
        return JSONText(range: first..<offset &- 1, hasEscapes: false, isASCII: true)
      }
      return try unusualText(from: first)
    }
  }

  /// The rest of a text that has more than plain ASCII.
  @inline(never)
  private mutating func unusualText(from first: Int) throws(PersonFault) -> JSONText {
    var hasEscapes = false
    var isASCII = true
    while offset < count {
      switch byte(at: offset) {
      case 0x22:
        offset += 1
        return JSONText(range: first..<offset &- 1, hasEscapes: hasEscapes, isASCII: isASCII)
      case 0x5C:
        hasEscapes = true
        try skipEscape()
      case 0..<0x20: throw malformed(.escapedControl)
      case 0x20..<0x80: offset &+= 1
      default:
        isASCII = false
        let word = word(at: offset)
        // Three bytes, as most of Chinese has, and none of those whose second byte has bounds of its own.
        if word & 0xC0_C0F0 == 0x80_80E0, word & 0xF != 0, word & 0xF != 0xD {
          offset &+= 3
        } else {
          try skipScalar()
        }
      }
    }
    throw PersonFault(.malformed(.closingQuote), at: first - 1)
  }

  /// Reads a scalar of two to four bytes.
  ///
  /// Source: Unicode 16.0, table 3-7, well-formed UTF-8 byte sequences <https://www.unicode.org/versions/Unicode16.0.0/>.
  private mutating func skipScalar() throws(PersonFault) {
    let first = byte(at: offset)
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw PersonFault(.notUTF8, at: offset)
    }
    guard second.contains(byte(at: offset + 1)) else { throw PersonFault(.notUTF8, at: offset) }
    for index in 2..<max(length, 2) where byte(at: offset + index) & 0xC0 != 0x80 {
      throw PersonFault(.notUTF8, at: offset)
    }
    offset += length
  }

  private mutating func skipEscape() throws(PersonFault) {
    let start = offset
    switch byte(at: offset + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"):
      guard let unit = unit(at: offset) else { throw PersonFault(.malformed(.escape), at: start) }
      offset += 6
      guard UTF16.isSurrogate(unit) else { return }
      guard UTF16.isLeadSurrogate(unit), let trail = self.unit(at: offset), UTF16.isTrailSurrogate(trail) else {
        throw PersonFault(.malformed(.surrogatePair), at: start)
      }
      offset += 6
    default: throw PersonFault(.malformed(.escape), at: start)
    }
  }

  /// The code unit that `\u` and four hexadecimal digits stand for; `nil` where they do not come.
  private func unit(at offset: Int) -> UInt16? {
    guard byte(at: offset) == UInt8(ascii: "\\"), byte(at: offset + 1) == UInt8(ascii: "u") else { return nil }
    var unit: UInt16 = 0
    for index in 2..<6 {
      let byte = byte(at: offset + index)
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - 0x30
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): digit = (byte | 0x20) - 0x57
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The text as a string of its own, escapes resolved.
  @inline(__always)
  func string(_ text: JSONText) -> String {
    if text.hasEscapes { return unescaped(text) }
    precondition(text.range.lowerBound >= 0 && text.range.upperBound <= count, "a text that was read here")
    let bytes = unsafe UnsafeBufferPointer(start: start + text.range.lowerBound, count: text.range.count)
    if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
      // Saves to look at each byte once more.
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: text.isASCII))
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  @inline(never)
  private func unescaped(_ text: JSONText) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(text.range.count)
    var offset = text.range.lowerBound
    while offset < text.range.upperBound {
      let byte = byte(at: offset)
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        offset += 1
        continue
      }
      switch self.byte(at: offset + 1) {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        var value = UInt32(unit(at: offset) ?? 0)
        offset += 4
        if value & 0xFC00 == 0xD800 {
          value = 0x10000 + (value - 0xD800) << 10 + (UInt32(unit(at: offset + 2) ?? 0xDC00) - 0xDC00)
          offset += 6
        }
        units.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
      case let plain: units.append(plain)
      }
      offset += 2
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// The text as numbers, where it is short and without escapes.
  @inline(__always)
  func short(_ text: JSONText) -> ShortText? {
    let count = text.range.count
    guard count <= ShortText.maximumCount, !text.hasEscapes else { return nil }
    func word(_ index: Int) -> UInt64 {
      let left = count - index * 8
      if left <= 0 { return 0 }
      let word = self.word(at: text.range.lowerBound + index * 8)
      return left >= 8 ? word : word & (1 << UInt64(left * 8) &- 1)
    }
    return ShortText(first: word(0), second: word(1), third: word(2), fourth: word(3), count: count)
  }
}
