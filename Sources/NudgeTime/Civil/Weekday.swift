/// A day of the week, numbered as in ISO 8601 from 1 for Monday to 7 for Sunday.
///
/// For example:
///
/// ```swift
/// Weekday.friday.days(to: .monday)  // 3
/// Weekday.sunday.rawValue  // 7
/// ```
public enum Weekday: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Day 1 of an ISO week.
  case monday = 1
  /// Day 2 of an ISO week.
  case tuesday
  /// Day 3 of an ISO week.
  case wednesday
  /// Day 4 of an ISO week.
  case thursday
  /// Day 5 of an ISO week.
  case friday
  /// Day 6 of an ISO week.
  case saturday
  /// Day 7 of an ISO week.
  case sunday

  /// Creates the weekday of a day, given in days since 1970-01-01, which was a Thursday.
  @inline(__always)
  init(ofDay day: Int) { self = Self.allCases[(day + 3).floorRemainder(by: 7)] }

  /// Returns the number of days from this weekday to the next `other`.
  ///
  /// - Parameter other: The weekday to count to.
  /// - Returns: A number from 0 to 6, which is 0 if both weekdays are the same.
  public func days(to other: Weekday) -> Int {
    (other.rawValue - rawValue).floorRemainder(by: 7)
  }

  /// Returns whether the left day is earlier in an ISO week than the right one.
  public static func < (left: Weekday, right: Weekday) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The bit that represents the day in a `WeekdaySet`.
  var bit: UInt8 { 1 << UInt8(rawValue - 1) }
}

/// A set of weekdays, such as Monday to Friday, stored in one byte.
///
/// For example:
///
/// ```swift
/// let days: WeekdaySet = [.thursday, .monday]
/// days.weekdays  // [.monday, .thursday]
/// ```
public struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// The weekdays as bits, from bit 0 for Monday to bit 6 for Sunday.
  public let rawValue: UInt8  // 0 ... 127

  /// Creates a set from its bits.
  ///
  /// Bits above bit 6 are ignored.
  ///
  /// - Parameter rawValue: The weekdays as bits, from bit 0 for Monday to bit 6 for Sunday.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b111_1111
  }

  /// Creates a set of weekdays.
  ///
  /// - Parameter weekdays: The weekdays, in any order. Duplicates are ignored.
  public init(_ weekdays: some Sequence<Weekday>) {
    self.init(rawValue: weekdays.reduce(0) { $0 | $1.bit })
  }

  /// Monday.
  public static let monday = WeekdaySet([Weekday.monday])
  /// Tuesday.
  public static let tuesday = WeekdaySet([Weekday.tuesday])
  /// Wednesday.
  public static let wednesday = WeekdaySet([Weekday.wednesday])
  /// Thursday.
  public static let thursday = WeekdaySet([Weekday.thursday])
  /// Friday.
  public static let friday = WeekdaySet([Weekday.friday])
  /// Saturday.
  public static let saturday = WeekdaySet([Weekday.saturday])
  /// Sunday.
  public static let sunday = WeekdaySet([Weekday.sunday])
  /// Monday to Friday.
  public static let workingDays: WeekdaySet = [.monday, .tuesday, .wednesday, .thursday, .friday]
  /// Saturday and Sunday.
  public static let weekend: WeekdaySet = [.saturday, .sunday]
  /// All seven weekdays.
  public static let all: WeekdaySet = [.workingDays, .weekend]

  /// The weekdays in the set, in the order of an ISO week.
  public var weekdays: [Weekday] { Weekday.allCases.filter(contains) }

  /// The number of weekdays in the set.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Returns whether the set contains a weekday.
  ///
  /// - Parameter weekday: The weekday.
  /// - Returns: `true` if the set contains the weekday.
  public func contains(_ weekday: Weekday) -> Bool {
    rawValue & weekday.bit != 0
  }

  /// Returns the number of days from `weekday` to the next day in the set, 0 to 6, or `nil` if the set is empty.
  func distance(onOrAfter weekday: Weekday) -> Int? {
    rawValue == 0 ? nil : week(from: weekday.rawValue - 1).trailingZeroBitCount
  }

  /// Returns the seven bits rotated so that `bit` comes first.
  ///
  /// Bit 0 is Monday, and bit 6 is Sunday.
  @inline(__always)
  func week(from bit: Int) -> UInt64 {
    (UInt64(rawValue) >> UInt64(bit) | UInt64(rawValue) << UInt64(7 - bit)) & 0x7F
  }

  /// Returns the number of days from the last day in the set before `weekday`, 1 to 7, or `nil` if the set is empty.
  func distance(before weekday: Weekday) -> Int? {
    guard rawValue != 0 else { return nil }
    let weeks = UInt16(rawValue) | UInt16(rawValue) << 7
    // Take the seven days before `weekday` from two consecutive weeks. The highest bit is the nearest day.
    let span = (weeks << UInt16(9 - (weekday.rawValue - 1))) & 0b1111_1110_0000_0000
    return span.leadingZeroBitCount + 1
  }
}
