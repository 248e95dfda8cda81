/// Why a date or a time of day does not exist, or its text is not one.
public enum CivilError: Error, Hashable, Sendable {
  /// A year outside 1 to 9999.
  case yearOutOfRange(Int)
  /// A month outside 1 to 12.
  case monthOutOfRange(Int)
  /// A day that its month does not have; `length` is the last day there is.
  case dayOutOfRange(Int, year: Int, month: Int, length: Int)
  /// An hour outside 0 to 23.
  case hourOutOfRange(Int)
  /// A minute outside 0 to 59.
  case minuteOutOfRange(Int)
  /// A second outside 0 to 59; leap seconds are not times of day here.
  case secondOutOfRange(Int)
  /// An offset from UTC of a day or more, or with minutes above 59.
  case offsetOutOfRange
  /// Text of another form; `column` counts characters from 1, `expected` is the form, such as `YYYY-MM-DD`.
  case malformed(column: Int, expected: String)
}

extension CivilError: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String { "\(fault)." }

  /// The description, with an example of what would be right.
  package func wording(example: String) -> String { "\(fault); write it as in \(example)." }

  private var fault: String {
    switch self {
    case .yearOutOfRange(let year): "Year \(year) is outside the years 1 to 9999"
    case .monthOutOfRange(let month): "There is no month \(month)"
    case .dayOutOfRange(let day, let year, let month, let length):
      "There is no day \(day) in month \(month) of \(year), which has \(length)"
    case .hourOutOfRange(let hour): "There is no hour \(hour), they are 0 to 23"
    case .minuteOutOfRange(let minute): "There is no minute \(minute), they are 0 to 59"
    case .secondOutOfRange(let second): "There is no second \(second) at that time"
    case .offsetOutOfRange: "The offset from UTC does not exist"
    case .malformed(let column, _): "It cannot be read from character \(column) on"
    }
  }
}
