/// Writes JSON as bytes, as RFC 8259 has it, into a buffer that is used again and again.
///
/// Those who write see to the structure and the order of keys; strings are escaped here. Slashes and characters beyond ASCII stay as
/// they are.
///
/// A class, since it owns memory that it writes to without asking each time whether somebody else looks at it.
@safe package final class JSONBytes {
  /// How many bytes were written.
  package private(set) var count = 0

  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 12

  package init() {
    unsafe start = .allocate(capacity: capacity)
  }

  deinit {
    unsafe start.deallocate()
  }

  /// What was written, in an array of its own.
  package var bytes: [UInt8] { unsafe withBytes { unsafe Array($0) } }

  /// Shows what was written, until the closure returns.
  @unsafe package func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Forgets what was written, and keeps the room for it.
  package func removeAll() {
    count = 0
  }

  /// Forgets what was written last, and keeps the room for it.
  ///
  /// - Parameter count: How many bytes stay, at most as many as there are.
  package func removeLast(to count: Int) {
    precondition((0...self.count).contains(count), "what stays was written")
    self.count = count
  }

  /// Makes room for some bytes more.
  @inline(__always)
  private func reserve(_ more: Int) {
    if more > capacity &- count { grow(more) }
  }

  @inline(never)
  private func grow(_ more: Int) {
    let larger = max(2 * capacity, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe moved.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = moved
    capacity = larger
  }

  /// Writes a byte.
  @inline(__always)
  private func append(_ byte: UInt8) {
    reserve(1)
    unsafe start[count] = byte
    count &+= 1
  }

  /// Writes bytes as they are.
  @inline(__always)
  @unsafe private func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.baseAddress else { return }
    reserve(text.count)
    unsafe (start + count).update(from: first, count: text.count)
    count &+= text.count
  }

  /// Writes punctuation and keys as they stand in JSON.
  @inline(__always)
  package func raw(_ text: StaticString) {
    unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes text that is no JSON, as it is.
  package func plain(_ text: String) {
    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Writes a mark of ASCII.
  @inline(__always)
  package func mark(_ mark: Unicode.Scalar) {
    append(UInt8(ascii: mark))
  }

  /// Writes text in quotation marks.
  package func string(_ text: String) {
    mark("\"")
    append(text)
    mark("\"")
  }

  /// Writes a list of texts.
  package func strings(_ texts: some Sequence<String>) {
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
  package func append(_ text: String) {
    let isWritten: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append(escaping: $0) }
    guard isWritten == nil else { return }
    // Text of another system's making lies elsewhere.
    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe append(escaping: $0) }
  }

  /// How many bytes the inside of a text takes.
  package static func length(of text: some StringProtocol) -> Int {
    text.utf8.reduce(0) { length, byte in
      guard needsEscape(byte) else { return length + 1 }
      switch byte {
      case 0x08, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "\\"): return length + 2
      default: return length + 6
      }
    }
  }

  /// Writes a whole number.
  package func integer(_ value: Int) {
    if value >= 0, value < 10 { return append(UInt8(ascii: "0") + UInt8(value)) }
    append(String(value))
  }

  /// Writes a number between 0 and 1, or another one, as the shortest decimal.
  package func decimal(_ value: Double) {
    precondition(value.isFinite, "JSON has no infinity")
    let hundredths = (value * 100).rounded()
    guard (0...100).contains(hundredths), hundredths / 100 == value else {
      let text = value.description
      append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
      return
    }
    let number = UInt8(hundredths)
    append(UInt8(ascii: "0") + number / 100)
    guard number % 100 != 0 else { return }
    mark(".")
    append(UInt8(ascii: "0") + number / 10 % 10)
    if number % 10 != 0 { append(UInt8(ascii: "0") + number % 10) }
  }

  package func boolean(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }

  /// Writes `0` to `99` with two digits.
  @inline(__always)
  package func twoDigits(_ value: Int) {
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value / 10))
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value % 10))
  }

  // MARK: Escapes

  /// Writes text in runs that need no escape, found eight bytes at a time.
  @unsafe private func append(escaping text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.baseAddress else { return }
    var start = 0
    var offset = 0
    while offset < text.count {
      // The last eight, which were looked at in part before, where fewer are left.
      let place = min(offset, text.count - 8)
      if place >= 0, !Self.hasEscape(unsafe UnsafeRawPointer(first + place).loadUnaligned(as: UInt64.self)) {
        offset = place + 8
        continue
      }
      let end = min(offset + 8, text.count)
      while offset < end {
        let byte = unsafe text[offset]
        if Self.needsEscape(byte) {
          unsafe append(UnsafeBufferPointer(rebasing: text[start..<offset]))
          escape(byte)
          start = offset + 1
        }
        offset += 1
      }
    }
    unsafe append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  package static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Whether one of eight bytes needs an escape.
  ///
  /// Source: S. Anderson, "Bit Twiddling Hacks", determine if a word has a byte less than *n*
  /// <https://graphics.stanford.edu/~seander/bithacks.html#HasLessInWord>.
  @inline(__always)
  package static func hasEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    let control = (word &- ones &* 0x20) & ~word
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    return (control | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & tops != 0
  }

  private func escape(_ byte: UInt8) {
    mark("\\")
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: mark("b")
    case 0x09: mark("t")
    case 0x0A: mark("n")
    case 0x0C: mark("f")
    case 0x0D: mark("r")
    default:
      raw("u00")
      append(Self.hexadecimal(byte >> 4))
      append(Self.hexadecimal(byte & 0xF))
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
