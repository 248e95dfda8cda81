/// A number in one of the forms that an argument may have.
enum NumericValue {
  case integer(Int64)
  case double(Double)
  case decimal(DecimalText)

  /// The nearest double.
  var double: Double {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    case .decimal(let decimal): decimal.double
    }
  }

  /// The value, if it is whole and was not given as a double.
  var integer: Int64? {
    switch self {
    case .integer(let integer): integer
    case .decimal(let decimal): decimal.integer
    case .double: nil
    }
  }

  /// The number less a plural's offset.
  ///
  /// A decimal loses the digits that a double cannot hold, as in ICU.
  func less(_ offset: Int) -> NumericValue {
    guard offset != 0 else { return self }
    switch self {
    case .integer(let integer):
      let (difference, overflow) = integer.subtractingReportingOverflow(Int64(offset))
      return overflow ? .double(Double(integer) - Double(offset)) : .integer(difference)
    case .double, .decimal:
      return .double(double - Double(offset))
    }
  }
}
