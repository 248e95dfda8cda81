extension JSONCursor {
  /// Reads `true` or `false`.
  @inline(__always)
  mutating func boolean() throws(PersonFault) -> Bool {
    skipSpace()
    let word = word(at: offset)
    if word & 0xFFFF_FFFF == 0x6575_7274 {
      offset &+= 4
      return true
    }
    guard word & 0xFF_FFFF_FFFF == 0x65_736C_6166 else { throw mismatch(.boolean) }
    offset &+= 5
    return false
  }

  /// Reads a whole number within bounds, written in digits alone.
  @inline(__always)
  mutating func integer(_ bounds: ClosedRange<Int>) throws(PersonFault) -> Int {
    skipSpace()
    let start = offset
    var digit = byte(at: offset) &- 0x30
    guard digit < 10 else { return try unusualInteger(bounds) }
    var value = 0
    repeat {
      value = value &* 10 &+ Int(digit)
      offset &+= 1
      digit = byte(at: offset) &- 0x30
    } while digit < 10 && offset &- start < 18
    let next = byte(at: offset)
    let isUnusual =
      digit < 10 || next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e")
      || (byte(at: start) == UInt8(ascii: "0") && offset - start > 1)
    if isUnusual || !bounds.contains(value) {
      offset = start
      return try unusualInteger(bounds)
    }
    return value
  }

  /// A number with a sign, or one that cannot be taken.
  @inline(never)
  private mutating func unusualInteger(_ bounds: ClosedRange<Int>) throws(PersonFault) -> Int {
    let start = offset
    guard nextType == .number else { throw mismatch(.number) }
    let isNegative = byte(at: offset) == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let first = offset
    var value = 0
    while byte(at: offset) &- 0x30 < 10 {
      // No bounds are as far as this.
      value = min(value * 10 + Int(byte(at: offset) &- 0x30), 1 << 53)
      offset += 1
    }
    let isWrong = offset == first || (byte(at: first) == UInt8(ascii: "0") && offset - first > 1)
    if isWrong { throw PersonFault(.malformed(.digits), at: first) }
    let next = byte(at: offset)
    if next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") { throw PersonFault(.notWhole, at: start) }
    if isNegative { value = -value }
    guard bounds.contains(value) else { throw PersonFault(.outOfRange(bounds), at: start) }
    return value
  }
}
