extension FixedWidthInteger {
  /// The quotient rounded towards negative infinity; `divisor` is above 0.
  func floorDivided(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// The remainder that goes with `floorDivided(by:)`, from 0 to `divisor` − 1.
  @inlinable
  package func floorRemainder(by divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// Returns the number in hexadecimal, with zeros before it up to a number of digits; the number is not negative.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

/// `value` in decimal with a leading zero below 10; `value` is 0 to 99.
func twoDigits(_ value: Int) -> String {
  value < 10 ? "0\(value)" : String(value)
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  @inlinable
  package var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether the byte is an ASCII digit.
  @inlinable
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The lowest set bit at or above a place; `nil` if there is none.
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

extension Array {
  /// Returns the index of the first element that passes, if all after it do too; the count if none does.
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
