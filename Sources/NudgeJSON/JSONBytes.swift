/// A writer that produces JSON as defined by RFC 8259 in a reusable byte buffer.
///
/// The caller is responsible for the structure and the order of keys. The writer adds commas and escapes text. Besides
/// what JSON requires, it escapes the control characters U+007F to U+009F and the line separators U+2028 and U+2029,
/// because terminals interpret the former, and many programs end a line at U+0085 and the latter. Slashes and other
/// non-ASCII characters are not escaped.
///
/// `JSONBytes` is a class because it owns the memory that it writes to, and doesn't check for unique references.
@safe public final class JSONBytes {
  /// The memory, its capacity, and the number of bytes written.
  @unsafe @usableFromInline struct Storage {
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    @usableFromInline var length = 0
  }

  /// The number of bytes written.
  @inlinable public var count: Int { unsafe storage.pointee.length }

  /// The state, which is behind a pointer because each access to a variable property of a class would be checked for
  /// exclusivity at run time.
  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  package init() {
    let capacity = 1 << 12
    unsafe storage = .allocate(capacity: 1)
    unsafe storage.initialize(to: Storage(start: .allocate(capacity: capacity), capacity: capacity))
  }

  deinit {
    unsafe storage.pointee.start.deallocate()
    unsafe storage.deallocate()
  }

  /// The contents as an array.
  package var bytes: [UInt8] { unsafe withBytes { unsafe Array($0) } }

  /// The contents as a string.
  package var text: String { unsafe withBytes { unsafe String(decoding: $0, as: UTF8.self) } }

  /// Calls a closure with the contents, which are only valid until it returns.
  @unsafe package func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeBufferPointer(start: storage.pointee.start, count: count))
  }

  /// Removes the contents and keeps the memory.
  package func removeAll() {
    unsafe storage.pointee.length = 0
  }

  /// Truncates the contents and keeps the memory.
  ///
  /// - Parameter count: The number of bytes to keep, which must not exceed `self.count`.
  package func removeLast(to count: Int) {
    precondition((0...self.count).contains(count), "count out of range")
    unsafe storage.pointee.length = count
  }

  /// Returns the address of the next byte, with capacity for more bytes.
  @inlinable @inline(__always)
  @unsafe func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    if unsafe more > storage.pointee.capacity &- storage.pointee.length { grow(more) }
    return unsafe storage.pointee.start + storage.pointee.length
  }

  @inline(never)
  @usableFromInline func grow(_ more: Int) {
    let (old, length) = unsafe (storage.pointee.start, storage.pointee.length)
    let larger = unsafe max(2 * storage.pointee.capacity, length + more)
    unsafe storage.pointee.start = .allocate(capacity: larger)
    unsafe storage.pointee.start.update(from: old, count: length)
    unsafe old.deallocate()
    unsafe storage.pointee.capacity = larger
  }

  /// Writes a byte.
  @inlinable @inline(__always)
  func append(_ byte: UInt8) {
    unsafe room(for: 1).pointee = byte
    unsafe storage.pointee.length &+= 1
  }

  /// Writes bytes unchanged.
  @inlinable @inline(__always)
  @unsafe public func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.baseAddress else { return }
    unsafe room(for: text.count).update(from: first, count: text.count)
    unsafe storage.pointee.length &+= text.count
  }

  /// Writes at most the given number of bytes, which a closure stores at an address, and whose number it returns.
  @inlinable @inline(__always)
  @unsafe public func append(upTo maximum: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let count = unsafe write(room(for: maximum))
    precondition(count <= maximum, "more bytes than announced")
    unsafe storage.pointee.length &+= count
  }

  /// Writes a JSON fragment unchanged.
  @inlinable @inline(__always)
  public func raw(_ text: StaticString) {
    unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes text unchanged, which doesn't have to be JSON.
  package func plain(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append($0) }
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
    guard count > 0 else { return }
    let last = unsafe storage.pointee.start[count &- 1]
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { mark(",") }
  }

  /// Writes a member's key, including the preceding comma and the following colon.
  ///
  /// - Parameter name: The key, which must be ASCII without characters that require an escape.
  package func key(_ name: StaticString) {
    separate()
    let room = unsafe room(for: name.utf8CodeUnitCount + 3)
    unsafe room[0] = UInt8(ascii: "\"")
    unsafe (room + 1).update(from: name.utf8Start, count: name.utf8CodeUnitCount)
    unsafe room[name.utf8CodeUnitCount + 1] = UInt8(ascii: "\"")
    unsafe room[name.utf8CodeUnitCount + 2] = UInt8(ascii: ":")
    unsafe storage.pointee.length &+= name.utf8CodeUnitCount + 3
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
  package func member(_ name: StaticString, _ values: [String]) {
    key(name)
    list(values) { string($0) }
  }

  /// Writes an array.
  ///
  /// - Parameters:
  ///   - items: The elements.
  ///   - write: A closure that writes one element.
  @inlinable
  public func list<Item>(_ items: some Sequence<Item>, _ write: (Item) -> Void) {
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
      if (0x20...0xFFFF).contains(scalar.value), isEscaped(scalar) {
        plain(Self.unitEscape(scalar))
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
    text.unicodeScalars.reduce(0) { length, scalar in
      length + (!needsEscape(scalar) ? UTF8.width(scalar) : letter(for: scalar) != nil ? 2 : 6)
    }
  }

  /// Writes a whole number.
  package func integer(_ value: Int) {
    if value >= 0, value < 10 { return append(UInt8(ascii: "0") + UInt8(value)) }
    plain(String(value))
  }

  /// Writes a number in its shortest decimal representation.
  ///
  /// - Parameter value: The number, which must be finite.
  package func decimal(_ value: Double) {
    precondition(value.isFinite, "the number must be finite")
    // Tenths, such as a relevance, are written without Swift's general algorithm.
    let tenths = value * 10
    if tenths > 0, tenths < 10, let digit = UInt8(exactly: tenths), Double(digit) / 10 == value {
      raw("0.")
      return append(UInt8(ascii: "0") + digit)
    }
    let text = value.description
    plain(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
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
    if text.count < 8, unsafe !Self.hasEscape(shorter: text) { return unsafe append(text) }
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
        if let scalar = unsafe Self.escapedScalar(at: offset, in: text) {
          unsafe append(UnsafeBufferPointer(rebasing: text[start..<offset]))
          escape(scalar)
          offset += UTF8.width(scalar)
          start = offset
        } else {
          offset += 1
        }
      }
    }
    unsafe append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Returns the scalar that begins at an offset if it requires an escape.
  @inline(__always)
  @unsafe private static func escapedScalar(
    at offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar? {
    let byte = unsafe text[offset]
    let scalar: Unicode.Scalar
    switch byte {
    case 0xC2: scalar = Unicode.Scalar(unsafe text[offset + 1])
    case 0xE2 where unsafe text[offset + 1] == 0x80:
      scalar = Unicode.Scalar(0x2000 | UInt16(unsafe text[offset + 2] & 0x3F)) ?? " "
    case 0x80...: return nil
    default: scalar = Unicode.Scalar(byte)
    }
    return needsEscape(scalar) ? scalar : nil
  }

  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x22, 0x5C, 0x7F...0x9F, 0x2028...0x2029: true
    default: false
    }
  }

  /// Returns whether one of eight bytes can be the first byte of a scalar that requires an escape.
  ///
  /// Of the bytes outside ASCII, these are C2 and E2, which differ in one bit.
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
    let delete = word ^ (ones &* 0x7F)
    let lead = (word | (ones &* 0x20)) ^ (ones &* 0xE2)
    let found =
      control | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((delete &- ones) & ~delete)
      | ((lead &- ones) & ~lead)
    return found & tops != 0
  }

  /// Returns whether one of at most seven bytes can be the first byte of a scalar that requires an escape.
  @inline(__always)
  @unsafe private static func hasEscape(shorter text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(text)
    // The bytes overlap in the middle of the word. A space takes the place of bytes that are missing.
    if text.count >= 4 {
      let first = unsafe bytes.loadUnaligned(as: UInt32.self)
      let last = unsafe bytes.loadUnaligned(fromByteOffset: text.count - 4, as: UInt32.self)
      return hasEscape(UInt64(first) | UInt64(last) << 32)
    }
    guard text.count > 0 else { return false }
    let (first, middle, last) = unsafe (text[0], text[text.count / 2], text[text.count - 1])
    return hasEscape(0x2020_2020_2000_0000 | UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16)
  }

  private func escape(_ scalar: Unicode.Scalar) {
    guard let letter = Self.letter(for: scalar) else { return plain(Self.unitEscape(scalar)) }
    mark("\\")
    mark(letter)
  }

  /// Returns the letter of a scalar's short escape, or `nil` if it has none.
  private static func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\"", "\\": scalar
    case "\u{8}": "b"
    case "\t": "t"
    case "\n": "n"
    case "\u{C}": "f"
    case "\r": "r"
    default: nil
    }
  }

  /// Returns `\u` and the four hexadecimal digits of a scalar below U+10000.
  package static func unitEscape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
