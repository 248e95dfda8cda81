/// A day in the proleptic Gregorian calendar, in the years 1 to 9999, without a time zone.
///
/// For example:
///
/// ```swift
/// let date = try CivilDate("2026-11-22")
/// print(date.weekday)  // sunday
/// print(date.days(to: try CivilDate("2026-12-02")))  // 10
/// ```
///
/// The Gregorian rules apply to all years, including those before 1582. The value is stored as a day count, so
/// comparing dates and adding days is cheap.
///
/// Source of the arithmetic: Howard Hinnant, `chrono`-compatible low-level date algorithms
/// <https://howardhinnant.github.io/date_algorithms.html>, as quoted by the proof in C. Neri and L. Schneider,
/// "Euclidean affine functions and their application to calendar algorithms", 2022 <https://doi.org/10.1002/spe.3172>.
public struct CivilDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of days since 1970-01-01, which is negative before that date.
  public let daysSinceEpoch: Int32  // -719162 ... 2932896

  /// The first date, 0001-01-01.
  public static let min = CivilDate(uncheckedDaysSinceEpoch: -719_162)
  /// The last date, 9999-12-31.
  public static let max = CivilDate(uncheckedDaysSinceEpoch: 2_932_896)

  /// Creates a date from its components.
  ///
  /// - Parameters:
  ///   - year: The year, 1 to 9999.
  ///   - month: The month, 1 to 12.
  ///   - day: The day, 1 to the length of the month in that year.
  /// - Throws: A `CivilError` that identifies the component that is out of range.
  public init(year: Int, month: Int, day: Int) throws(CivilError) {
    guard (1...9999).contains(year) else { throw .yearOutOfRange(year) }
    guard (1...12).contains(month) else { throw .monthOutOfRange(month) }
    let length = Self.length(ofMonth: month, year: year)
    guard (1...length).contains(day) else {
      throw .dayOutOfRange(day, year: year, month: month, length: length)
    }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Creates a date from a day count, or returns `nil` outside the years 1 to 9999.
  ///
  /// - Parameter daysSinceEpoch: The number of days since 1970-01-01.
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
    // Years begin in March, so a leap day is the last day of its year. An era is 400 years, or 146,097 days.
    let shiftedYear = year - (month <= 2 ? 1 : 0)
    let era = shiftedYear.floorDivided(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468))
  }

  /// The year, month, and day.
  ///
  /// This is cheaper than reading the components one by one.
  ///
  /// - Complexity: O(1).
  public var components: (year: Int, month: Int, day: Int) {
    // Count days from March 1 of the year −400, so that the count isn't negative. Multiplying by 2,939,745 and dropping
    // 32 bits divides by 1,461. Multiplying by 2,141 and dropping 16 bits divides by 30.6. Both are exact in these
    // ranges (Neri and Schneider, figure 12).
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

  /// Returns the date that is the given number of days later.
  ///
  /// - Parameter days: The number of civil days. Use a negative number to go back in time.
  /// - Returns: The date, or `nil` outside the years 1 to 9999.
  public func adding(days: Int) -> CivilDate? {
    let (sum, overflow) = Int(daysSinceEpoch).addingReportingOverflow(days)
    return overflow ? nil : CivilDate(daysSinceEpoch: sum)
  }

  /// Returns the number of civil days from this date to another.
  ///
  /// - Parameter other: The date to count to.
  /// - Returns: The number of days, negative if `other` is earlier.
  public func days(to other: CivilDate) -> Int {
    Int(other.daysSinceEpoch) - Int(daysSinceEpoch)
  }

  /// Returns whether a year has 366 days.
  ///
  /// - Parameter year: Any year in the proleptic Gregorian calendar.
  /// - Returns: `true` for a leap year.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of days in a month.
  ///
  /// - Parameters:
  ///   - month: The month, 1 to 12.
  ///   - year: Any year in the proleptic Gregorian calendar.
  /// - Returns: 28 to 31.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns whether the left date is before the right one.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }

  /// The ISO 8601 text, such as `2026-11-22`.
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

  /// Creates a date from ISO 8601 text, such as `2026-11-22`.
  ///
  /// - Parameter text: Text in the format `YYYY-MM-DD`.
  /// - Throws: `CivilError.malformed` with the column if the text has a different format, or another `CivilError` if
  ///   the date doesn't exist.
  public init(_ text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, "date", example: "2026-11-22")
    self = try scanner.date()
    try scanner.expectEnd()
  }
}

/// An error that occurs when a date, time of day, or timestamp is out of range or malformed.
///
/// For example:
///
/// ```swift
/// do { _ = try CivilDate("2026-02-30") } catch { print(error) }
/// // Day 30 does not exist in month 2 of 2026, which has 28 days.
/// ```
public enum CivilError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The year is outside 1 to 9999.
  case yearOutOfRange(Int)
  /// The month is outside 1 to 12.
  case monthOutOfRange(Int)
  /// The month doesn't have this day. `length` is the number of days in the month.
  case dayOutOfRange(Int, year: Int, month: Int, length: Int)
  /// The hour is outside 0 to 23.
  case hourOutOfRange(Int)
  /// The minute is outside 0 to 59.
  case minuteOutOfRange(Int)
  /// The second is outside 0 to 59. A time of day can't be a leap second.
  case secondOutOfRange(Int)
  /// The offset from UTC is a day or longer, or its minutes are greater than 59.
  case offsetOutOfRange
  /// The timestamp doesn't say what its offset from UTC is.
  case missingOffset
  /// The text has a different format. `column` is the one-based character position of the error, `form` is the kind of
  /// text that is expected, such as `date`, and `example` is an example of valid text, such as `2026-11-22`.
  case malformed(column: Int, form: String, example: String)

  /// A message that describes the error and, if possible, how to correct it.
  public var description: String {
    switch self {
    case .malformed(_, let form, let example): "\(fault). Use a \(form) such as \(example)."
    case .missingOffset: "\(fault). Add Z or an offset such as +02:00."
    default: "\(fault)."
    }
  }

  /// Returns the description with an example of valid text.
  package func wording(example: String) -> String {
    if case .missingOffset = self { return "\(fault); add Z or an offset such as +02:00." }
    return "\(fault); use a form such as \(example)."
  }

  private var fault: String {
    switch self {
    case .yearOutOfRange(let year): "Year \(year) is outside the range 1 to 9999"
    case .monthOutOfRange(let month): "Month \(month) is outside the range 1 to 12"
    case .dayOutOfRange(let day, let year, let month, let length):
      "Day \(day) does not exist in month \(month) of \(year), which has \(length) days"
    case .hourOutOfRange(let hour): "Hour \(hour) is outside the range 0 to 23"
    case .minuteOutOfRange(let minute): "Minute \(minute) is outside the range 0 to 59"
    case .secondOutOfRange(let second): "Second \(second) is not valid at that time"
    case .offsetOutOfRange: "The offset from UTC is out of range"
    case .missingOffset: "The offset from UTC is missing"
    case .malformed(let column, let form, _): "Invalid \(form) at character \(column)"
    }
  }
}
