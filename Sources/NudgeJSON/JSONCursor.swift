// The hot members are public, since the compiler inlines no others into other modules; the module is not part of a
// product.

/// A copy of JSON that a `JSONCursor` reads, in memory that is reused for the next one.
public struct JSONBuffer: Sendable {
  /// How many zeros stand behind the JSON, so that whole words can be read.
  @usableFromInline static var padding: Int { 16 }

  @usableFromInline var bytes: [UInt8] = []
  @usableFromInline var count = 0

  package init() {}

  /// Creates a buffer that holds some JSON.
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
  /// - Parameter body: Gets the cursor, which must not be kept.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
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

/// Reads JSON from left to right and copies nothing that is not asked for.
///
/// It knows white space, marks and texts; the caller knows which of them may come next, so a value that nobody expects
/// is never read and nothing here recurses. Each access is checked against the end of the JSON.
@safe public struct JSONCursor {
  @usableFromInline let start: UnsafePointer<UInt8>
  /// The number of bytes.
  public let count: Int
  /// The next byte, from 0.
  public var offset = 0

  /// Creates a cursor at the beginning of bytes that outlive it and have a buffer's padding behind them.
  @inlinable
  @unsafe init(_ start: UnsafePointer<UInt8>, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  /// Returns a byte; 0 past the end, which is not valid anywhere in JSON.
  @inlinable @inline(__always)
  public func byte(at offset: Int) -> UInt8 {
    // A negative offset is a large number here.
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe start[offset] : 0
  }

  /// Returns eight bytes from an offset, the first lowest; zeros past the end.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) <= UInt(bitPattern: count) else { return 0 }
    return UInt64(littleEndian: unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
  }

  /// The bytes of a range, in place.
  @inlinable
  @unsafe func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range that was read here")
    return unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Moves on to the next byte that is not white space.
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

  /// Reads a mark if it comes next, after white space.
  @inlinable @inline(__always)
  public mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte(at: offset) == UInt8(ascii: mark) else { return false }
    offset &+= 1
    return true
  }
}
