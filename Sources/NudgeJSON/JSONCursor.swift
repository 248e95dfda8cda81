// Performance-critical members are public because the compiler does not inline others into other modules. The module is
// not part of a product.

/// A copy of JSON for a `JSONCursor`, in memory that is reused for the next document.
public struct JSONBuffer: Sendable {
  /// The number of zeros after the JSON, which allow reading whole words.
  @usableFromInline static var padding: Int { 16 }

  @usableFromInline var bytes: [UInt8] = []
  @usableFromInline var count = 0

  package init() {}

  /// Creates a buffer with a copy of some JSON.
  package init(_ json: some Collection<UInt8>) {
    fill(with: json)
  }

  /// Replaces the JSON.
  package mutating func fill(with json: some Collection<UInt8>) {
    let needed = json.count + Self.padding
    if bytes.count < needed { bytes = [UInt8](repeating: 0, count: max(needed, 4_096)) }
    count = unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      let count = json.withContiguousStorageIfAvailable { json in
        precondition(json.count + Self.padding <= bytes.count, "a collection has as many bytes as its count says")
        if let start = json.baseAddress { unsafe bytes.baseAddress?.update(from: start, count: json.count) }
        return json.count
      }
      let end = unsafe count ?? bytes.update(from: json).index
      for index in end..<end + Self.padding { unsafe bytes[index] = 0 }
      return end
    }
  }

  /// Reads the JSON from its beginning.
  ///
  /// - Parameter body: A closure that receives the cursor. It must not keep the cursor.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  @inlinable
  public func read<Result, Failure>(
    _ body: (JSONCursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
      guard let start = bytes.baseAddress, count + Self.padding <= bytes.count else {
        preconditionFailure("the buffer was filled before")
      }
      return try body(unsafe JSONCursor(start, count: count))
    }
  }
}

/// A cursor that reads JSON from left to right and copies nothing unless requested.
///
/// The cursor handles white space, punctuation, and strings. The caller decides which of them may come next, so
/// unexpected values are never parsed, and nothing here is recursive. Every access is checked against the end of the
/// JSON.
@safe public struct JSONCursor {
  @usableFromInline let start: UnsafePointer<UInt8>
  /// The number of bytes.
  public let count: Int
  /// The zero-based offset of the next byte.
  public var offset = 0

  /// Creates a cursor at the beginning of bytes that must outlive it and be followed by the padding of a `JSONBuffer`.
  @inlinable
  @unsafe init(_ start: UnsafePointer<UInt8>, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  /// Returns the byte at an offset, or 0 past the end, which is not valid anywhere in JSON.
  @inlinable @inline(__always)
  public func byte(at offset: Int) -> UInt8 {
    // A negative offset becomes a large unsigned number.
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe start[offset] : 0
  }

  /// Returns eight bytes from an offset, with the first byte lowest and zeros past the end.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) <= UInt(bitPattern: count) else { return 0 }
    return UInt64(littleEndian: unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
  }

  /// Returns the bytes of a range without copying them.
  @inlinable
  @unsafe func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range that was read here")
    return unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Advances to the next byte that is not white space.
  @inlinable @inline(__always)
  public mutating func skipSpace() {
    if byte(at: offset) > 0x20 { return }
    skipMoreSpace()
  }

  @inline(never)
  @usableFromInline mutating func skipMoreSpace() {
    while offset < count {
      switch byte(at: offset) {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// Skips white space and consumes a punctuation mark if it comes next.
  @inlinable @inline(__always)
  public mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte(at: offset) == UInt8(ascii: mark) else { return false }
    offset &+= 1
    return true
  }
}
