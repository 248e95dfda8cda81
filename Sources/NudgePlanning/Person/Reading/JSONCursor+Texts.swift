extension JSONCursor {
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
    let bytes = unsafe bytes(in: text.range)
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
