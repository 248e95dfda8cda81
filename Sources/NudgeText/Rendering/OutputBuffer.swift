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
  @inline(__always)
  mutating func append(ifClean text: String) -> Bool {
    guard text.isClean else { return false }
    let added = text.utf8.count
    if added > capacity - count { grow(by: added) }
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      if let base = bytes.baseAddress { unsafe (start + count).update(from: base, count: added) }
    }
    count += added
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
