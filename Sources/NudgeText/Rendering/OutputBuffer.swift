/// A buffer for the UTF-8 text rendered by one call.
///
/// Its memory is reused by the next call.
///
/// The contents are always valid UTF-8: literals and arguments come from `String`, and everything else comes from ICU
/// through the shim.
@safe struct OutputBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private(set) var capacity = 0
  private(set) var count = 0

  /// A capacity that is sufficient for nearly every notification.
  private static let usualCapacity = 1024
  /// A capacity that is sufficient for nearly every number or date.
  private static let usualRoom = 128

  init() {
    // Don't allocate memory yet, because most lanes of a renderer never write.
    unsafe start = .allocate(capacity: 0)
  }

  deinit { unsafe start.deallocate() }

  /// Empties the buffer, and frees its memory if the last text was unusually long.
  mutating func reset() {
    count = 0
    guard capacity > 2 * Renderer.maximumBytes else { return }
    unsafe start.deallocate()
    capacity = 0
    unsafe start = .allocate(capacity: 0)
  }

  /// The contents as a string.
  var text: String {
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
      // Avoid validating every byte again.
      return unsafe String(
        copying: UTF8Span(unchecked: bytes.span, isKnownASCII: Self.isASCII(bytes)))
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// Calls `body` with the contents.
  @inline(__always)
  func withUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    return unsafe body(bytes.span)
  }

  /// The contents as an array of bytes.
  var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    guard raw.count >= 8 else { return unsafe raw.allSatisfy { $0 < 0x80 } }
    // The last eight bytes overlap the previous ones.
    var all = unsafe raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
    var offset = 0
    while offset + 8 < raw.count {
      all |= unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    return all & 0x8080_8080_8080_8080 == 0
  }

  /// The number of readable bytes that must follow the bytes passed to `append(padded:count:)`.
  ///
  /// Their values don't matter.
  static let padding = 16

  /// Appends bytes from a location that is followed by `padding` readable bytes.
  ///
  /// Copying whole blocks is faster than copying the exact number of bytes, because texts are short.
  @inline(__always)
  @unsafe mutating func append(padded bytes: UnsafePointer<UInt8>, count added: Int) {
    if added + Self.padding > capacity - count { grow(by: added + Self.padding) }
    var copied = 0
    repeat {
      let block = unsafe UnsafeRawPointer(bytes + copied).loadUnaligned(as: SIMD16<UInt8>.self)
      unsafe UnsafeMutableRawPointer(start + count + copied).storeBytes(of: block, as: SIMD16<UInt8>.self)
      copied += Self.padding
    } while copied < added
    count += added
  }

  /// Appends bytes from another location.
  @unsafe mutating func append(_ bytes: UnsafePointer<UInt8>, count added: Int) {
    if added > capacity - count { grow(by: added) }
    unsafe (start + count).update(from: bytes, count: added)
    count += added
  }

  /// Appends a number from 0 to 999 in ASCII digits.
  @inline(__always)
  mutating func append(threeDigits number: Int64) {
    if capacity - count < 3 { grow(by: 3) }
    let (hundreds, rest) = (UInt8(truncatingIfNeeded: number / 100), UInt8(truncatingIfNeeded: number % 100))
    if hundreds > 0 {
      unsafe start[count] = 0x30 + hundreds
      count += 1
    }
    if hundreds > 0 || rest >= 10 {
      unsafe start[count] = 0x30 + rest / 10
      count += 1
    }
    unsafe start[count] = 0x30 + rest % 10
    count += 1
  }

  /// Appends a string.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let base = bytes.baseAddress { unsafe append(base, count: bytes.count) }
    }
  }

  /// Appends a person's text if `sanitized()` is certain to return it unchanged, and otherwise returns `false`.
  ///
  /// This method only examines bytes. If a byte may begin a character that would be removed or that is written from
  /// right to left, the text isn't appended, and the caller must use `sanitized()`.
  @inline(__always)
  mutating func append(ifClean text: String) -> Bool {
    let added = text.utf8.count
    if added + Self.padding > capacity - count { grow(by: added + Self.padding) }
    // Only strings that are bridged from Objective-C have no contiguous storage.
    let isClean = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let base = bytes.baseAddress else { return true }
      unsafe (start + count).update(from: base, count: added)
      return unsafe Self.isClean(bytes)
    }
    guard isClean == true else { return false }
    count += added
    return true
  }

  @inline(__always)
  private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Skip printable ASCII characters, eight at a time: the high bits remain 0 if no byte is below 0x20 or above 0x7E.
    var start = 0
    while start + 8 <= bytes.count {
      let word = unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self)
      let highBits = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
      guard highBits & 0x8080_8080_8080_8080 == 0 else { break }
      start += 8
    }
    for index in start..<bytes.count {
      switch unsafe bytes[index] {
      case 0x20..<0x7F, 0x80..<0xC2, 0xC3..<0xD6, 0xE1, 0xE3..<0xEF, 0xF1...: continue
      // U+2000 … U+2FFF, except for direction marks and line separators. “ ” … — need no change.
      case 0xE2 where index + 2 < bytes.count:
        let second = unsafe bytes[index + 1]
        let third = unsafe bytes[index + 2]
        if second == 0x80 && (third == 0x8F || (0xA8...0xAE).contains(third)) { return false }
        if second == 0x81 && (0xA6...0xA9).contains(third) { return false }
      // U+0900 … U+0FFF: Indic and neighboring scripts.
      case 0xE0 where unsafe index + 1 < bytes.count && bytes[index + 1] >= 0xA4: continue
      // U+FF00 … U+FFFF: full-width forms.
      case 0xEF where unsafe index + 1 < bytes.count && bytes[index + 1] >= 0xBC: continue
      // Emoji.
      case 0xF0 where unsafe index + 1 < bytes.count && bytes[index + 1] == 0x9F: continue
      default: return false
      }
    }
    return true
  }

  /// Appends the output of a shim function, calling it again with more capacity if necessary.
  ///
  /// - Parameter write: A function that receives the destination, its capacity in bytes, and the status, and returns
  ///   the length of the complete text.
  /// - Throws: An `ICUFailure` if ICU fails, in which case nothing is appended.
  mutating func appendFromICU(
    _ write: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
  ) throws(ICUFailure) {
    if capacity - count < Self.usualRoom { grow(by: Self.usualRoom) }
    while true {
      let room = capacity - count
      var status: Int32 = 0
      let place = unsafe UnsafeMutableRawPointer(start + count)
      let length = Int(
        unsafe write(place.assumingMemoryBound(to: CChar.self), Int32(truncatingIfNeeded: room), &status))
      guard status <= 0 else { throw ICUFailure(status: status) }
      if length <= room {
        count += length
        return
      }
      grow(by: length)
    }
  }

  /// Copies the contents from `index` to the end.
  @unsafe func copyBytes(from index: Int, to place: UnsafeMutableRawPointer) {
    unsafe place.copyMemory(from: start + index, byteCount: count - index)
  }

  private mutating func grow(by added: Int) {
    let larger = max(2 * capacity, count + added, Self.usualCapacity)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe moved.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = moved
    capacity = larger
  }
}
