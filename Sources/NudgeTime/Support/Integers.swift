extension FixedWidthInteger {
  /// Returns the quotient rounded toward negative infinity.
  ///
  /// `divisor` must be positive.
  package func floorDivided(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// Returns the remainder of `floorDivided(by:)`, 0 to `divisor` − 1.
  @inlinable
  package func floorRemainder(by divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// Returns the number in hexadecimal, padded with leading zeros to the given number of digits.
  ///
  /// The number must not be negative.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

/// Returns `value` as two decimal digits.
///
/// `value` must be in the range 0 to 99.
func twoDigits(_ value: Int) -> String {
  value < 10 ? "0\(value)" : String(value)
}

extension UInt8 {
  /// A Boolean value indicating whether the byte is an ASCII letter.
  @inlinable
  package var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// A Boolean value indicating whether the byte is an ASCII digit.
  @inlinable
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Returns the position of the lowest set bit at or above a position, or `nil` if there isn't one.
  @inline(__always)
  func firstBit(from place: Int) -> Int? {
    guard place < Self.bitWidth else { return nil }
    let rest = self >> Self(place)
    return rest == 0 ? nil : place + rest.trailingZeroBitCount
  }

  /// Returns the position of the set bit that has `count` set bits below it.
  ///
  /// `count` must be less than the number of set bits.
  @inline(__always)
  func bit(after count: Int) -> Int {
    var rest = self
    for _ in 0..<count { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }

  /// Creates an integer with bits set at the given positions.
  ///
  /// Each position must be less than the bit width.
  init(bits places: some Sequence<Int>) {
    self = places.reduce(0) { $0 | (1 << Self($1)) }
  }
}

extension Array {
  /// Returns the index of the first element that satisfies the predicate, or `count` if no element does.
  ///
  /// All elements after the first match must also satisfy the predicate.
  func partitionIndex(_ passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
