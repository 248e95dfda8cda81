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
