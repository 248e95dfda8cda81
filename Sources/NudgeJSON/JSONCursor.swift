// Performance-critical members are public because the compiler only inlines public members into other modules. The
// module is not part of a product.

/// A buffer that holds a JSON document for a `JSONCursor`, and is reused for the next document.
public struct JSONBuffer: Sendable {
  /// The number of zero bytes after the JSON, which make it possible to read whole words.
  @usableFromInline static var padding: Int { 16 }

  @usableFromInline var bytes: [UInt8] = []
  @usableFromInline var count = 0

  package init() {}

  /// Creates a buffer that contains a copy of a JSON document.
  package init(_ json: some Collection<UInt8>) {
    fill(with: json)
  }

  /// Replaces the JSON document.
  package mutating func fill(with json: some Collection<UInt8>) {
    let needed = json.count + Self.padding
    if bytes.count < needed { bytes = [UInt8](repeating: 0, count: max(needed, 4_096)) }
    count = unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      let count = json.withContiguousStorageIfAvailable { json in
        precondition(json.count + Self.padding <= bytes.count, "the collection has more bytes than its count")
        if let start = json.baseAddress { unsafe bytes.baseAddress?.update(from: start, count: json.count) }
        return json.count
      }
      let end = unsafe count ?? bytes.update(from: json).index
      for index in end..<end + Self.padding { unsafe bytes[index] = 0 }
      return end
    }
  }

  /// Reads the JSON document from its beginning.
  ///
  /// - Parameter body: A closure that receives the cursor, and must not store it.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  @inlinable
  public func read<Result, Failure>(
    _ body: (JSONCursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
      guard let start = bytes.baseAddress, count + Self.padding <= bytes.count else {
        preconditionFailure("the buffer has not been filled")
      }
      return try body(unsafe JSONCursor(start, count: count))
    }
  }
}

/// A cursor that reads JSON from left to right, without copying unless requested.
///
/// The cursor handles whitespace, punctuation, and strings. Because the caller decides which of them may come next,
/// unexpected values are never parsed, and the cursor isn't recursive. Every access is checked against the end of the
/// document.
@safe public struct JSONCursor {
  @usableFromInline let start: UnsafePointer<UInt8>
  /// The number of bytes.
  public let count: Int
  /// The offset of the next byte.
  public var offset = 0

  /// Creates a cursor at the start of bytes that must outlive it, and must be followed by `JSONBuffer.padding`.
  @inlinable
  @unsafe init(_ start: UnsafePointer<UInt8>, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  /// Returns the byte at an offset or, past the end, 0, which never occurs in valid JSON.
  @inlinable @inline(__always)
  public func byte(at offset: Int) -> UInt8 {
    // A negative offset becomes a large unsigned number.
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe start[offset] : 0
  }

  /// Returns eight bytes from an offset, with the first byte in the lowest bits, and zeros past the end.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) <= UInt(bitPattern: count) else { return 0 }
    return UInt64(littleEndian: unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
  }

  /// Returns the bytes in a range without copying them.
  @inlinable
  @unsafe func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    return unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Advances to the next byte that is not whitespace.
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

  /// Skips whitespace, and consumes a punctuation mark if it comes next.
  @inlinable @inline(__always)
  public mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte(at: offset) == UInt8(ascii: mark) else { return false }
    offset &+= 1
    return true
  }
}
