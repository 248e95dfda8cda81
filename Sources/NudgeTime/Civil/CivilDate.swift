/// A day in the proleptic Gregorian calendar, without a zone; years 1 to 9999.
///
/// The Gregorian rules hold for all years, those before 1582 included. The value is a count of days, so comparing and
/// adding cost one machine instruction.
///
/// Source of the arithmetic: Howard Hinnant, `chrono`-compatible low-level date algorithms
/// <https://howardhinnant.github.io/date_algorithms.html>, as quoted by the proof in C. Neri and L. Schneider,
/// "Euclidean affine functions and their application to calendar algorithms", 2022
/// <https://doi.org/10.1002/spe.3172>.
public struct CivilDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Days since 1970-01-01, negative before it.
  public let daysSinceEpoch: Int32  // -719162 ... 2932896

  /// The first date, 0001-01-01.
  public static let min = CivilDate(uncheckedDaysSinceEpoch: -719_162)
  /// The last date, 9999-12-31.
  public static let max = CivilDate(uncheckedDaysSinceEpoch: 2_932_896)

  /// Creates a date from its parts.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to the month's length in that year.
  /// - Throws: `CivilError` that names the part that is out of range.
  public init(year: Int, month: Int, day: Int) throws(CivilError) {
    guard (1...9999).contains(year) else { throw .yearOutOfRange(year) }
    guard (1...12).contains(month) else { throw .monthOutOfRange(month) }
    let length = Self.length(ofMonth: month, year: year)
    guard (1...length).contains(day) else {
      throw .dayOutOfRange(day, year: year, month: month, length: length)
    }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Creates a date from a count of days; `nil` outside the years 1 to 9999.
  ///
  /// - Parameter daysSinceEpoch: Days since 1970-01-01.
  public init?(daysSinceEpoch: Int) {
    guard daysSinceEpoch >= Int(Self.min.daysSinceEpoch), daysSinceEpoch <= Int(Self.max.daysSinceEpoch) else {
      return nil
    }
    self.init(uncheckedDaysSinceEpoch: Int32(daysSinceEpoch))
  }

  init(uncheckedDaysSinceEpoch daysSinceEpoch: Int32) {
    self.daysSinceEpoch = daysSinceEpoch
  }

  init(uncheckedYear year: Int, month: Int, day: Int) {
    // Years begin in March, so that a leap day ends one; an era is 400 years, 146,097 days.
    let shiftedYear = year - (month <= 2 ? 1 : 0)
    let era = shiftedYear.floorDivided(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468))
  }

  /// Year, month and day at once; cheaper than asking for each.
  ///
  /// - Complexity: O(1).
  public var components: (year: Int, month: Int, day: Int) {
    // Days since March 1st of the year −400, so that no count is negative. Multiplying by 2,939,745 and dropping 32
    // bits divides by 1,461, and by 2,141 and dropping 16 by 30.6; both are exact in these ranges (Neri and Schneider,
    // figure 12).
    let day = UInt32(truncatingIfNeeded: Int(daysSinceEpoch) + 719_468 + 146_097)
    let quarters = 4 * day + 3
    let century = quarters / 146_097
    let product = UInt64(quarters % 146_097 | 3) * 2_939_745
    let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    let shifted = 2_141 * dayOfYear + 197_913
    let isAfterDecember = dayOfYear >= 306
    let month = Int(shifted >> 16) - (isAfterDecember ? 12 : 0)
    let year = Int(100 * century + yearOfCentury) - 400 + (isAfterDecember ? 1 : 0)
    return (year, month, Int((shifted & 0xFFFF) / 2_141) + 1)
  }

  /// The year, 1 to 9999.
  public var year: Int { components.year }
  /// The month, 1 to 12.
  public var month: Int { components.month }
  /// The day of the month, 1 to 31.
  public var day: Int { components.day }

  /// The day of the week.
  public var weekday: Weekday { Weekday(ofDay: Int(daysSinceEpoch)) }

  /// Returns the date that many days later.
  ///
  /// - Parameter days: Civil days; negative goes back.
  /// - Returns: `nil` past the years 1 to 9999.
  public func adding(days: Int) -> CivilDate? {
    let (sum, overflow) = Int(daysSinceEpoch).addingReportingOverflow(days)
    return overflow ? nil : CivilDate(daysSinceEpoch: sum)
  }

  /// Returns how many civil days lie between this date and a later one.
  ///
  /// - Parameter other: The date to count to.
  /// - Returns: Days; negative if `other` is earlier.
  public func days(to other: CivilDate) -> Int {
    Int(other.daysSinceEpoch) - Int(daysSinceEpoch)
  }

  /// Whether a year has 366 days.
  ///
  /// - Parameter year: Any year of the proleptic Gregorian calendar.
  /// - Returns: `true` for a leap year.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of days of a month.
  ///
  /// - Parameters:
  ///   - month: 1 to 12.
  ///   - year: Any year of the proleptic Gregorian calendar.
  /// - Returns: 28 to 31.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the left date is before the right one.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }

  /// ISO 8601, such as `2026-11-22`.
  public var description: String {
    let (year, month, day) = components
    return unsafe String(unsafeUninitializedCapacity: 10) { bytes in
      func put(_ value: Int, at place: Int) {
        unsafe bytes[place] = UInt8(ascii: "0") + UInt8(value / 10)
        unsafe bytes[place + 1] = UInt8(ascii: "0") + UInt8(value % 10)
      }
      put(year / 100, at: 0)
      put(year % 100, at: 2)
      put(month, at: 5)
      put(day, at: 8)
      unsafe bytes[4] = UInt8(ascii: "-")
      unsafe bytes[7] = UInt8(ascii: "-")
      return 10
    }
  }

  /// Reads an ISO 8601 calendar date, such as `2026-11-22`.
  ///
  /// - Parameter text: Exactly `YYYY-MM-DD`.
  /// - Throws: `CivilError`: of another form, with the column, or a date that does not exist.
  public init(_ text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, expected: "YYYY-MM-DD")
    self = try scanner.date()
    try scanner.expectEnd()
  }
}

/// Why a date or a time of day does not exist, or its text is not one.
public enum CivilError: Error, Hashable, Sendable, CustomStringConvertible {
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
