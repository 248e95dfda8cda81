/// Short texts by whole number, in one piece of memory: what a format wrote for small numbers or recent days.
///
/// A number has one place in the table. Where two numbers want the same place, the table grows; at its greatest size, the
/// later one takes it. So a look-up is a multiplication and a comparison, and memory is bounded.
@safe struct TextTable: ~Copyable {
  /// The most texts that are kept.
  static let maximumCount = 512
  private static let stride = 96
  /// The most bytes of a text that is kept; in hardly any language is a date in full longer.
  private static let textBytes = stride - 9
  private static let initialCount = 16

  // A slot: the key (8 bytes), the text's length, 0 where the slot is empty (1 byte), the text.
  private var slots: UnsafeMutableRawPointer
  private var count: Int
  /// What leaves as many bits of a hash as a place among `count` has.
  private var shift: UInt64

  init() {
    unsafe slots = Self.makeSlots(Self.initialCount)
    count = Self.initialCount
    shift = Self.shift(for: count)
  }

  private static func shift(for count: Int) -> UInt64 { UInt64(64 - count.trailingZeroBitCount) }

  deinit { unsafe slots.deallocate() }

  private static func makeSlots(_ count: Int) -> UnsafeMutableRawPointer {
    let bytes = count * stride + OutputBuffer.padding
    let slots = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    unsafe slots.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    return unsafe slots
  }

  @inline(__always)
  private func slot(of key: Int64) -> UnsafeMutableRawPointer {
    // Fibonacci hashing: runs of numbers, and of multiples of a day, spread evenly.
    let mixed = UInt64(bitPattern: key) &* 0x9e37_79b9_7f4a_7c15
    return unsafe slots + Int(truncatingIfNeeded: mixed >> shift) * Self.stride
  }

  /// Appends the text of a number; `false` where it is not known.
  @inline(__always)
  func append(_ key: Int64, to output: inout OutputBuffer) -> Bool {
    let slot = unsafe slot(of: key)
    let length = unsafe slot.load(fromByteOffset: 8, as: UInt8.self)
    guard length > 0, unsafe slot.load(as: Int64.self) == key else { return false }
    unsafe output.append(padded: (slot + 9).assumingMemoryBound(to: UInt8.self), count: Int(length))
    return true
  }

  /// Keeps what was appended to `output` from `start` on as the text of a number, if it is short enough.
  mutating func keep(_ key: Int64, from start: Int, of output: borrowing OutputBuffer) {
    let length = output.count - start
    guard (1...Self.textBytes).contains(length) else { return }
    while count < Self.maximumCount, isTakenFrom(key) { grow() }
    let slot = unsafe slot(of: key)
    unsafe slot.storeBytes(of: key, as: Int64.self)
    unsafe slot.storeBytes(of: UInt8(length), toByteOffset: 8, as: UInt8.self)
    unsafe output.copyBytes(from: start, to: slot + 9)
  }

  private func isTakenFrom(_ key: Int64) -> Bool {
    let slot = unsafe slot(of: key)
    return unsafe slot.load(fromByteOffset: 8, as: UInt8.self) > 0 && slot.load(as: Int64.self) != key
  }

  private mutating func grow() {
    let (old, oldCount) = unsafe (slots, count)
    count = 2 * oldCount
    shift = Self.shift(for: count)
    unsafe slots = Self.makeSlots(count)
    for index in 0..<oldCount {
      let from = unsafe old + index * Self.stride
      guard unsafe from.load(fromByteOffset: 8, as: UInt8.self) > 0 else { continue }
      unsafe slot(of: from.load(as: Int64.self)).copyMemory(from: from, byteCount: Self.stride)
    }
    unsafe old.deallocate()
  }
}
