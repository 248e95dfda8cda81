/// A writer that produces JSON as defined by RFC 8259 in a reusable byte buffer.
///
/// The caller is responsible for the structure and the order of keys. The writer adds commas and escapes text, except
/// for slashes and non-ASCII characters.
///
/// `JSONBytes` is a class because it owns the memory that it writes to, and doesn't check for unique references.
@safe public final class JSONBytes {
  /// The number of bytes written.
  @inlinable public var count: Int { length }

  @usableFromInline var length = 0
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity = 1 << 12

  package init() {
    unsafe start = .allocate(capacity: capacity)
  }

  deinit {
    unsafe start.deallocate()
  }

  /// The contents as an array.
  package var bytes: [UInt8] { unsafe withBytes { unsafe Array($0) } }

  /// The contents as a string.
  package var text: String { unsafe withBytes { unsafe String(decoding: $0, as: UTF8.self) } }

  /// Calls a closure with the contents, which are only valid until it returns.
  @unsafe package func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Removes the contents and keeps the memory.
  package func removeAll() {
    length = 0
  }

  /// Truncates the contents and keeps the memory.
  ///
  /// - Parameter count: The number of bytes to keep, which must not exceed `self.count`.
  package func removeLast(to count: Int) {
    precondition((0...length).contains(count), "count out of range")
    length = count
  }

  /// Ensures capacity for more bytes.
  @inlinable @inline(__always)
  func reserve(_ more: Int) {
    if more > capacity &- length { grow(more) }
  }

  @inline(never)
  @usableFromInline func grow(_ more: Int) {
    let larger = max(2 * capacity, length + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe moved.update(from: start, count: length)
    unsafe start.deallocate()
    unsafe start = moved
    capacity = larger
  }

  /// Writes a byte.
  @inlinable @inline(__always)
  func append(_ byte: UInt8) {
    reserve(1)
    unsafe start[length] = byte
    length &+= 1
  }

  /// Writes bytes unchanged.
  @inlinable @inline(__always)
  @unsafe func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.baseAddress else { return }
    reserve(text.count)
    unsafe (start + length).update(from: first, count: text.count)
    length &+= text.count
  }

  /// Writes a JSON fragment unchanged.
  @inlinable @inline(__always)
  public func raw(_ text: StaticString) {
    unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes text unchanged, which doesn't have to be JSON.
  package func plain(_ text: String) {
    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Writes an ASCII punctuation mark.
  @inlinable @inline(__always)
  public func mark(_ mark: Unicode.Scalar) {
    append(UInt8(ascii: mark))
  }

  // MARK: Structure

  /// Writes the comma before a member or element, unless it is the first one.
  @inlinable @inline(__always)
  public func separate() {
    guard length > 0 else { return }
    let last = unsafe start[length &- 1]
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { mark(",") }
  }

  /// Writes a member's key, including the preceding comma and the following colon.
  ///
  /// - Parameter name: The key, which must be ASCII without characters that require an escape.
  package func key(_ name: StaticString) {
    separate()
    mark("\"")
    raw(name)
    raw("\":")
  }

  /// Writes a member, or nothing if the value is `nil`.
  package func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// Writes a member, or nothing if the value is `nil`.
  package func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    integer(value)
  }

  /// Writes a member.
  package func member(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a member.
  package func member(_ name: StaticString, _ value: Double) {
    key(name)
    decimal(value)
  }

  /// Writes a member whose value is an array of strings.
  package func member(_ name: StaticString, _ values: some Sequence<String>) {
    key(name)
    list(values) { string($0) }
  }

  /// Writes an array.
  ///
  /// - Parameters:
  ///   - items: The elements.
  ///   - write: A closure that writes one element.
  package func list<Item>(_ items: some Sequence<Item>, _ write: (Item) -> Void) {
    mark("[")
    for item in items {
      separate()
      write(item)
    }
    mark("]")
  }

  // MARK: Values

  /// Writes a string in quotation marks.
  package func string(_ text: String) {
    mark("\"")
    append(text)
    mark("\"")
  }

  /// Writes a string in quotation marks, escaping more characters than JSON requires.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isEscaped: A closure that returns whether to escape a scalar below U+10000.
  package func string(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool) {
    mark("\"")
    for scalar in text.unicodeScalars {
      if let unit = UInt16(exactly: scalar.value), unit >= 0x20, isEscaped(scalar) {
        escape(unit: unit)
      } else {
        append(String(scalar))
      }
    }
    mark("\"")
  }

  /// Writes the contents of a string without quotation marks.
  package func append(_ text: String) {
    let isWritten: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append(escaping: $0) }
    guard isWritten == nil else { return }
    // A string that is bridged from Objective-C may not have contiguous UTF-8.
    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe append(escaping: $0) }
  }

  /// Returns the number of bytes in a string's contents, without quotation marks.
  package static func length(of text: some StringProtocol) -> Int {
    text.utf8.reduce(0) { length, byte in
      length + (!needsEscape(byte) ? 1 : letter(for: byte) != nil ? 2 : 6)
    }
  }

  /// Writes a whole number.
  package func integer(_ value: Int) {
    if value >= 0, value < 10 { return append(UInt8(ascii: "0") + UInt8(value)) }
    append(String(value))
  }

  /// Writes a number in its shortest decimal representation.
  ///
  /// - Parameter value: The number, which must be finite.
  package func decimal(_ value: Double) {
    precondition(value.isFinite, "the number must be finite")
    let text = value.description
    append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  package func boolean(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }

  /// Writes a number from 0 to 99 with two digits.
  @inlinable @inline(__always)
  public func twoDigits(_ value: Int) {
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value / 10))
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value % 10))
  }

  // MARK: Escapes

  /// Writes text in runs that don't require escapes, scanning eight bytes at a time.
  @unsafe private func append(escaping text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.baseAddress else { return }
    var start = 0
    var offset = 0
    while offset < text.count {
      // If fewer than eight bytes are left, read the last eight, some of which have already been checked.
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

  /// Returns whether any of eight bytes requires an escape.
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
    guard let letter = Self.letter(for: byte) else { return escape(unit: UInt16(byte)) }
    mark("\\")
    append(letter)
  }

  /// Returns the letter in a byte's short escape, or `nil` if the byte doesn't have one.
  private static func letter(for byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }

  /// Writes `\u` and four hexadecimal digits.
  private func escape(unit: UInt16) {
    raw("\\u")
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(unit >> UInt16(shift) & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
