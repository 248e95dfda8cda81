/// A cache of short texts keyed by number, such as a format's output for small numbers or recent days.
///
/// Each number has four possible slots. If all four are occupied, the table grows, or evicts one of their texts if it
/// has reached its maximum size. A lookup only requires a multiplication and a few comparisons. The texts are stored in
/// a single allocation, which grows as needed, up to 48 KiB.
@safe struct TextTable: ~Copyable {
  /// The maximum number of cached texts.
  static let maximumCount = 512
  private static let stride = 96
  /// The maximum length of a cached text, in bytes.
  ///
  /// Full dates are rarely longer than this in any language.
  private static let textBytes = stride - 9
  private static let ways = 4
  private static let initialCount = 16

  // A slot consists of the key (8 bytes), the length of the text, or 0 if the slot is empty (1 byte), and the text.
  private var slots: UnsafeMutableRawPointer
  private var count: Int
  /// The number of bits by which a hash is shifted to obtain the index of one of `count / ways` groups of slots.
  private var shift: UInt64
  /// The index of the slot, among the four, that was evicted last.
  private var next = 0

  init() {
    unsafe slots = Self.makeSlots(Self.initialCount)
    count = Self.initialCount
    shift = Self.shift(for: count)
  }

  deinit { unsafe slots.deallocate() }

  private static func shift(for count: Int) -> UInt64 { UInt64(64 - (count / ways).trailingZeroBitCount) }

  private static func makeSlots(_ count: Int) -> UnsafeMutableRawPointer {
    let bytes = count * stride + OutputBuffer.padding
    let slots = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    unsafe slots.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    return unsafe slots
  }

  /// Returns the first of the possible slots for a number.
  @inline(__always)
  private func firstSlot(of key: Int64) -> UnsafeMutableRawPointer {
    // Fibonacci hashing distributes consecutive numbers and multiples of a day evenly.
    let mixed = UInt64(bitPattern: key) &* 0x9e37_79b9_7f4a_7c15
    return unsafe slots + Int(truncatingIfNeeded: mixed >> shift) * Self.ways * Self.stride
  }

  @inline(__always)
  private static func length(of slot: UnsafeMutableRawPointer) -> Int {
    Int(unsafe slot.load(fromByteOffset: 8, as: UInt8.self))
  }

  /// Appends the text for a number, or returns `false` if it isn't cached.
  @inline(__always)
  func append(_ key: Int64, to output: inout OutputBuffer) -> Bool {
    var slot = unsafe firstSlot(of: key)
    for _ in 0..<Self.ways {
      if unsafe slot.load(as: Int64.self) == key, unsafe Self.length(of: slot) > 0 {
        unsafe output.append(padded: (slot + 9).assumingMemoryBound(to: UInt8.self), count: Self.length(of: slot))
        return true
      }
      unsafe slot += Self.stride
    }
    return false
  }

  /// Appends the text for a number.
  ///
  /// If the text isn't cached, it is written by `write` and then cached.
  @inline(__always)
  mutating func append(
    _ key: Int64, to output: inout OutputBuffer, orWrite write: (inout OutputBuffer) throws(ICUFailure) -> Void
  ) throws(ICUFailure) {
    if append(key, to: &output) { return }
    let start = output.count
    try write(&output)
    keep(key, from: start, of: output)
  }

  /// Caches the end of `output`, beginning at `start`, as the text for a number, if it is short enough.
  mutating func keep(_ key: Int64, from start: Int, of output: borrowing OutputBuffer) {
    let length = output.count - start
    guard (1...Self.textBytes).contains(length) else { return }
    let slot = unsafe freeSlot(for: key)
    unsafe slot.storeBytes(of: key, as: Int64.self)
    unsafe slot.storeBytes(of: UInt8(length), toByteOffset: 8, as: UInt8.self)
    unsafe output.copyBytes(from: start, to: slot + 9)
  }

  /// Returns the slot that contains a number, an empty slot, or a slot to evict.
  private mutating func freeSlot(for key: Int64) -> UnsafeMutableRawPointer {
    while true {
      let first = unsafe firstSlot(of: key)
      for way in 0..<Self.ways {
        let slot = unsafe first + way * Self.stride
        if unsafe Self.length(of: slot) == 0 || slot.load(as: Int64.self) == key { return unsafe slot }
      }
      guard count < Self.maximumCount else {
        next = (next + 1) % Self.ways
        return unsafe first + next * Self.stride
      }
      grow()
    }
  }

  private mutating func grow() {
    let (old, oldCount) = unsafe (slots, count)
    count = 2 * oldCount
    shift = Self.shift(for: count)
    unsafe slots = Self.makeSlots(count)
    for index in 0..<oldCount {
      let from = unsafe old + index * Self.stride
      guard unsafe Self.length(of: from) > 0 else { continue }
      // A slot is always free, because each old group of slots corresponds to two new groups.
      unsafe freeSlot(for: from.load(as: Int64.self)).copyMemory(from: from, byteCount: Self.stride)
    }
    unsafe old.deallocate()
  }
}
