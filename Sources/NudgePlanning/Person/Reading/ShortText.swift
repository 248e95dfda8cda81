/// A text of at most 32 bytes as four numbers, which are compared at once.
struct ShortText: Hashable {
  static let maximumCount = 32

  /// Eight bytes each, the first lowest, zeros behind the text's end.
  let first: UInt64
  let second: UInt64
  let third: UInt64
  let fourth: UInt64
  let count: Int

  /// A place in a table of a power of two.
  @inline(__always)
  func place(in count: Int) -> Int {
    let mixed =
      (first ^ (second &* 0x9E37_79B9_7F4A_7C15) ^ (third &* 0xBF58_476D_1CE4_E5B9) ^ fourth) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: mixed >> 40) & (count - 1)
  }
}
