/// A validated string in a JSON document, without its quotation marks.
public struct JSONText {
  /// The range between the quotation marks.
  public let range: Range<Int>
  /// Whether the string contains a backslash.
  public let hasEscapes: Bool
  @usableFromInline let isASCII: Bool

  @inlinable
  init(range: Range<Int>, hasEscapes: Bool, isASCII: Bool) {
    self.range = range
    self.hasEscapes = hasEscapes
    self.isASCII = isASCII
  }

  /// The offset of the opening quotation mark.
  @inlinable public var offset: Int { range.lowerBound - 1 }
}

/// An error thrown when a JSON string is invalid.
public struct JSONTextFault: Error {
  package enum Reason: Hashable {
    /// The closing quotation mark is missing. The offset is that of the opening one.
    case unclosed
    /// A control character is not escaped.
    case control
    /// A backslash is followed by a character that doesn't form an escape in JSON.
    case escape
    /// `\u` is not followed by four hexadecimal digits.
    case unit
    /// A surrogate is not part of a pair.
    case surrogatePair
    case notUTF8
  }

  package var reason: Reason
  /// The offset of the invalid byte.
  package var offset: Int
  /// The number of bytes to skip before continuing.
  var length = 1
}

extension JSONCursor {
  /// Parses and validates the rest of a string, after its opening quotation mark.
  @inlinable @inline(__always)
  public mutating func restOfText() throws(JSONTextFault) -> JSONText {
    let first = offset
    while true {
      let word = word(at: offset)
      let ones: UInt64 = 0x0101_0101_0101_0101
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      // The high bit is set in the first byte that is a quotation mark, a backslash, a control character, or not ASCII.
      // It can also be set in later bytes.
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

  /// Parses the rest of a string that is not plain ASCII.
  @inline(never)
  @usableFromInline mutating func unusualText(from first: Int) throws(JSONTextFault) -> JSONText {
    var hasEscapes = false
    var isASCII = true
    while offset < count {
      switch byte(at: offset) {
      case 0x22:
        offset += 1
        return JSONText(range: first..<offset &- 1, hasEscapes: hasEscapes, isASCII: isASCII)
      case 0x5C:
        hasEscapes = true
        offset += try escape(at: offset).length
      case 0..<0x20: throw JSONTextFault(reason: .control, offset: offset)
      case 0x20..<0x80: offset &+= 1
      default:
        isASCII = false
        let word = word(at: offset)
        // Three bytes, as in most Chinese characters, except for lead bytes that restrict the second byte.
        if word & 0xC0_C0F0 == 0x80_80E0, word & 0xF != 0, word & 0xF != 0xD {
          offset &+= 3
        } else {
          try skipScalar()
        }
      }
    }
    throw JSONTextFault(reason: .unclosed, offset: first - 1)
  }

  /// Skips a scalar with two to four bytes.
  ///
  /// Source: Unicode 16.0, table 3-7, well-formed UTF-8 byte sequences
  /// <https://www.unicode.org/versions/Unicode16.0.0/>.
  private mutating func skipScalar() throws(JSONTextFault) {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch byte(at: offset) {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw JSONTextFault(reason: .notUTF8, offset: offset)
    }
    let isWhole =
      second.contains(byte(at: offset + 1)) && (2..<length).allSatisfy { byte(at: offset + $0) & 0xC0 == 0x80 }
    guard isWhole else { throw JSONTextFault(reason: .notUTF8, offset: offset) }
    offset += length
  }

  /// Returns the scalar that an escape represents, and the escape's length in bytes.
  private func escape(at start: Int) throws(JSONTextFault) -> (scalar: Unicode.Scalar, length: Int) {
    switch byte(at: start + 1) {
    case let mark where mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "\\") || mark == UInt8(ascii: "/"):
      return (Unicode.Scalar(mark), 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"):
      guard let unit = unit(at: start) else { throw JSONTextFault(reason: .unit, offset: start, length: 2) }
      if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
      guard UTF16.isLeadSurrogate(unit), let trail = self.unit(at: start + 6), UTF16.isTrailSurrogate(trail) else {
        throw JSONTextFault(reason: .surrogatePair, offset: start, length: 6)
      }
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
      return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
    default: throw JSONTextFault(reason: .escape, offset: start)
    }
  }

  /// Returns the code unit that `\u` and four hexadecimal digits represent, or `nil` if they are missing.
  private func unit(at offset: Int) -> UInt16? {
    guard byte(at: offset) == UInt8(ascii: "\\"), byte(at: offset + 1) == UInt8(ascii: "u") else { return nil }
    var unit: UInt16 = 0
    for index in 2..<6 {
      let byte = byte(at: offset + index)
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        unit = unit << 4 | UInt16((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    return unit
  }

  /// Returns the string with its escapes resolved.
  @inlinable @inline(__always)
  public func string(_ text: JSONText) -> String {
    if text.hasEscapes { return unescaped(text.range) }
    let bytes = unsafe bytes(in: text.range)
    if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
      // Avoid validating every byte again.
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: text.isASCII))
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  @inline(never)
  @usableFromInline func unescaped(_ range: Range<Int>) -> String { unescaped(range) { _ in } }

  /// Returns a string's contents with escapes resolved, and with U+FFFD for each invalid escape.
  ///
  /// - Parameters:
  ///   - range: Valid UTF-8 up to the end of the string.
  ///   - report: A closure that is called for each invalid escape and each control character.
  /// - Returns: The text.
  package func unescaped(_ range: Range<Int>, _ report: (JSONTextFault) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = byte(at: offset)
      guard byte == UInt8(ascii: "\\") else {
        if byte < 0x20 { report(JSONTextFault(reason: .control, offset: offset)) }
        bytes.append(byte)
        offset += 1
        continue
      }
      do throws(JSONTextFault) {
        let (scalar, length) = try escape(at: offset)
        bytes += scalar.utf8
        offset += length
      } catch {
        report(error)
        bytes += "\u{FFFD}".utf8
        offset += error.length
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
