/// Writes JSON as bytes, as RFC 8259 has it, into a buffer that is used again and again.
///
/// Those who write see to the structure and the order of keys; strings are escaped here. Slashes and characters beyond ASCII stay as
/// they are.
struct JSONBytes: Sendable {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  /// Forgets what was written, and keeps the room for it.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Forgets what was written from a place on.
  mutating func removeAll(from count: Int) {
    bytes.removeLast(bytes.count - count)
  }

  /// Writes punctuation and keys as they stand in JSON.
  @inline(__always)
  mutating func raw(_ text: StaticString) {
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a mark of ASCII.
  @inline(__always)
  mutating func mark(_ mark: Unicode.Scalar) {
    bytes.append(UInt8(ascii: mark))
  }

  /// Writes text in quotation marks.
  mutating func string(_ text: String) {
    mark("\"")
    append(text)
    mark("\"")
  }

  /// Writes a list of texts.
  mutating func strings(_ texts: some Sequence<String>) {
    mark("[")
    var isFirst = true
    for text in texts {
      if !isFirst { mark(",") }
      isFirst = false
      string(text)
    }
    mark("]")
  }

  /// Writes the inside of a text.
  mutating func append(_ text: String) {
    let isWritten: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append(escaping: $0) }
    guard isWritten == nil else { return }
    // Text of another system's making lies elsewhere.
    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe append(escaping: $0) }
  }

  /// Writes a whole number.
  mutating func integer(_ value: Int) {
    if value >= 0, value < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(value)) }
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes a number between 0 and 1, or another one, as the shortest decimal.
  mutating func decimal(_ value: Double) {
    precondition(value.isFinite, "JSON has no infinity")
    let hundredths = (value * 100).rounded()
    guard (0...100).contains(hundredths), hundredths / 100 == value else {
      let text = value.description
      bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
      return
    }
    let number = UInt8(hundredths)
    bytes.append(UInt8(ascii: "0") + number / 100)
    guard number % 100 != 0 else { return }
    mark(".")
    bytes.append(UInt8(ascii: "0") + number / 10 % 10)
    if number % 10 != 0 { bytes.append(UInt8(ascii: "0") + number % 10) }
  }

  mutating func boolean(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }

  /// Writes `0` to `99` with two digits.
  @inline(__always)
  mutating func twoDigits(_ value: Int) {
    bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value / 10))
    bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value % 10))
  }

  // MARK: Escapes

  /// Writes text in runs that need no escape, found eight bytes at a time.
  @unsafe private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var offset = 0
    while offset < text.count {
      if offset + 8 <= text.count {
        let word = unsafe UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped + offset).loadUnaligned(as: UInt64.self)
        if !Self.hasEscape(word) {
          offset += 8
          continue
        }
      }
      let end = min(offset + 8, text.count)
      while offset < end {
        let byte = unsafe text[offset]
        if Self.needsEscape(byte) {
          unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset]))
          escape(byte)
          start = offset + 1
        }
        offset += 1
      }
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Whether one of eight bytes needs an escape.
  ///
  /// Source: S. Anderson, "Bit Twiddling Hacks", determine if a word has a byte less than *n*
  /// <https://graphics.stanford.edu/~seander/bithacks.html#HasLessInWord>.
  @inline(__always)
  static func hasEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    let control = (word &- ones &* 0x20) & ~word
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    return (control | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & tops != 0
  }

  private mutating func escape(_ byte: UInt8) {
    mark("\\")
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: mark("b")
    case 0x09: mark("t")
    case 0x0A: mark("n")
    case 0x0C: mark("f")
    case 0x0D: mark("r")
    default:
      raw("u00")
      bytes.append(Self.hexadecimal(byte >> 4))
      bytes.append(Self.hexadecimal(byte & 0xF))
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
