/// A day of the week, numbered as in ISO 8601: Monday is 1.
public enum Weekday: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Day 1 of an ISO week.
  case monday = 1
  /// Day 2.
  case tuesday
  /// Day 3.
  case wednesday
  /// Day 4.
  case thursday
  /// Day 5.
  case friday
  /// Day 6.
  case saturday
  /// Day 7.
  case sunday

  /// The weekday of a day, in days since 1970-01-01, a Thursday.
  @inline(__always)
  init(ofDay day: Int) { self = Self.allCases[(day + 3).floorRemainder(by: 7)] }

  /// Returns how many days after this weekday `other` comes next, 0 if they are the same.
  ///
  /// - Parameter other: The weekday to count to.
  /// - Returns: 0 to 6.
  public func days(to other: Weekday) -> Int {
    (other.rawValue - rawValue).floorRemainder(by: 7)
  }

  /// Whether the left day comes earlier in an ISO week.
  public static func < (left: Weekday, right: Weekday) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The bit that stands for the day in a `WeekdaySet`.
  var bit: UInt8 { 1 << UInt8(rawValue - 1) }
}

/// Days of the week, any number of them, such as Monday to Friday; costs one byte.
public struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// Bit 0 for Monday to bit 6 for Sunday.
  public let rawValue: UInt8  // 0 ... 127

  /// Takes bits as they are; those above Sunday's are dropped.
  ///
  /// - Parameter rawValue: Bit 0 for Monday to bit 6 for Sunday.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b111_1111
  }

  /// Creates the set of some weekdays.
  ///
  /// - Parameter weekdays: In any order; a day given twice counts once.
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
  /// All seven.
  public static let all: WeekdaySet = [.workingDays, .weekend]

  /// The days in the order of an ISO week.
  public var weekdays: [Weekday] { Weekday.allCases.filter(contains) }

  /// How many days.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether a day is in the set.
  ///
  /// - Parameter weekday: The day.
  /// - Returns: `true` if it is.
  public func contains(_ weekday: Weekday) -> Bool {
    rawValue & weekday.bit != 0
  }

  /// How many days from a weekday on the set's next day is, 0 if it is that day; `nil` for the empty set.
  func distance(onOrAfter weekday: Weekday) -> Int? {
    rawValue == 0 ? nil : week(from: weekday.rawValue - 1).trailingZeroBitCount
  }

  /// The seven bits from one of them on, 0 for Monday's to 6; those before it come last.
  @inline(__always)
  func week(from bit: Int) -> UInt64 {
    (UInt64(rawValue) >> UInt64(bit) | UInt64(rawValue) << UInt64(7 - bit)) & 0x7F
  }

  /// How many days before a weekday the set's last day is, 1 to 7; `nil` for the empty set.
  func distance(before weekday: Weekday) -> Int? {
    guard rawValue != 0 else { return nil }
    let weeks = UInt16(rawValue) | UInt16(rawValue) << 7
    // Of the seven days that end before the weekday in the second week, the highest.
    let span = (weeks << UInt16(9 - (weekday.rawValue - 1))) & 0b1111_1110_0000_0000
    return span.leadingZeroBitCount + 1
  }
}
