/// A weekday in a recurrence rule, with its place in the month or year if one is given: `MO`, `1TU`, `-1FR`.
public struct NthWeekday: Hashable, Sendable, CustomStringConvertible, Comparable {
  /// Which one of the month or year, from its end if negative; `nil` for every one.
  public let ordinal: Int?  // -53 ... -1, 1 ... 53
  /// The day of the week.
  public let weekday: Weekday

  /// Names every one of a weekday.
  ///
  /// - Parameter weekday: The day of the week.
  public init(_ weekday: Weekday) {
    self.init(nil, weekday)
  }

  /// Names one of a weekday in the month or year.
  ///
  /// - Parameters:
  ///   - ordinal: Which one, from the end if negative; `nil` for every one. `RecurrenceRule` checks its bounds.
  ///   - weekday: The day of the week.
  public init(_ ordinal: Int?, _ weekday: Weekday) {
    self.ordinal = ordinal
    self.weekday = weekday
  }

  /// The form of RFC 5545, such as `-1FR`.
  public var description: String { (ordinal.map(String.init) ?? "") + weekday.code }

  /// Every one before the first, the first before the second, those from the end last; then in the order of the week.
  public static func < (left: NthWeekday, right: NthWeekday) -> Bool {
    func key(_ day: NthWeekday) -> (Int, Int, Int) {
      let ordinal = day.ordinal ?? 0
      return (ordinal < 0 ? 1 : 0, ordinal, day.weekday.rawValue)
    }
    return key(left) < key(right)
  }
}

extension Weekday {
  /// The two letters of RFC 5545, such as `MO`.
  package var code: String { Self.codes[rawValue - 1] }

  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
