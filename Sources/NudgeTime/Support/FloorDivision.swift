extension FixedWidthInteger {
  /// The quotient rounded towards negative infinity; `divisor` is above 0.
  func floorDivided(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// The remainder that goes with `floorDivided(by:)`, from 0 to `divisor` − 1.
  func floorRemainder(by divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
