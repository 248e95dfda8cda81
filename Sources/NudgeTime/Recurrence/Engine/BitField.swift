extension FixedWidthInteger where Self: UnsignedInteger {
  /// The lowest set bit at or above a place; `nil` where there is none.
  @inline(__always)
  func firstBit(from place: Int) -> Int? {
    guard place < Self.bitWidth else { return nil }
    let rest = self >> Self(place)
    return rest == 0 ? nil : place + rest.trailingZeroBitCount
  }

  /// The set bit that has `count` others below it; `count` is below the number of set bits.
  @inline(__always)
  func bit(after count: Int) -> Int {
    var rest = self
    for _ in 0..<count { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }

  /// The bits of some places, each below the width.
  init(bits places: some Sequence<Int>) {
    self = places.reduce(0) { $0 | (1 << Self($1)) }
  }
}
