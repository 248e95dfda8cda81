/// Short texts by whole number, in one piece of memory: what a format wrote for small numbers or recent days.
///
/// A number has four places in the table. Where others have taken all of them, the table grows; at its greatest size,
/// one of them makes room. So a look-up is a multiplication and a few comparisons, and memory follows what is used, to
/// 48 KiB.
@safe struct TextTable: ~Copyable {
  /// The most texts that are kept.
  static let maximumCount = 512
  private static let stride = 96
  /// The most bytes of a text that is kept; in hardly any language is a date in full longer.
  private static let textBytes = stride - 9
  private static let ways = 4
  private static let initialCount = 16

  // A slot: the key (8 bytes), the text's length, 0 if the slot is empty (1 byte), the text.
  private var slots: UnsafeMutableRawPointer
  private var count: Int
  /// What leaves as many bits of a hash as the first place among `count / ways` has.
  private var shift: UInt64
  /// Which of the four makes room next.
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

  /// The first of a number's places.
  @inline(__always)
  private func firstSlot(of key: Int64) -> UnsafeMutableRawPointer {
    // Fibonacci hashing: runs of numbers, and of multiples of a day, spread evenly.
    let mixed = UInt64(bitPattern: key) &* 0x9e37_79b9_7f4a_7c15
    return unsafe slots + Int(truncatingIfNeeded: mixed >> shift) * Self.ways * Self.stride
  }

  @inline(__always)
  private static func length(of slot: UnsafeMutableRawPointer) -> Int {
    Int(unsafe slot.load(fromByteOffset: 8, as: UInt8.self))
  }

  /// Appends the text of a number; `false` if it is not known.
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

  /// Appends the text of a number; one that is not known is written by `write`, and then kept.
  @inline(__always)
  mutating func append(
    _ key: Int64, to output: inout OutputBuffer, orWrite write: (inout OutputBuffer) throws(ICUFailure) -> Void
  ) throws(ICUFailure) {
    if append(key, to: &output) { return }
    let start = output.count
    try write(&output)
    keep(key, from: start, of: output)
  }

  /// Keeps what was appended to `output` from `start` on as the text of a number, if it is short enough.
  mutating func keep(_ key: Int64, from start: Int, of output: borrowing OutputBuffer) {
    let length = output.count - start
    guard (1...Self.textBytes).contains(length) else { return }
    let slot = unsafe freeSlot(for: key)
    unsafe slot.storeBytes(of: key, as: Int64.self)
    unsafe slot.storeBytes(of: UInt8(length), toByteOffset: 8, as: UInt8.self)
    unsafe output.copyBytes(from: start, to: slot + 9)
  }

  /// A place for a number: its own, one that is empty, or one that makes room.
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
      // There is room: the numbers of a place are now those of two.
      unsafe freeSlot(for: from.load(as: Int64.self)).copyMemory(from: from, byteCount: Self.stride)
    }
    unsafe old.deallocate()
  }
}
