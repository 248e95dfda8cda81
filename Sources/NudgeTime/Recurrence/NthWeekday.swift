/// A weekday in a recurrence rule, optionally with its position in the month or year, such as `MO`, `1TU`, or `-1FR`.
package struct NthWeekday: Hashable, Sendable, CustomStringConvertible, Comparable {
  /// The position in the month or year, counted from the end if negative, or `nil` for every such weekday.
  package let ordinal: Int?  // -53 ... -1, 1 ... 53
  /// The day of the week.
  package let weekday: Weekday

  /// Creates a value for every occurrence of a weekday.
  ///
  /// - Parameter weekday: The day of the week.
  package init(_ weekday: Weekday) {
    self.init(nil, weekday)
  }

  /// Creates a value for a weekday at a position in the month or year.
  ///
  /// - Parameters:
  ///   - ordinal: The position, counted from the end if negative, or `nil` for every such weekday. `RecurrenceRule`
  ///     checks the range.
  ///   - weekday: The day of the week.
  package init(_ ordinal: Int?, _ weekday: Weekday) {
    self.ordinal = ordinal
    self.weekday = weekday
  }

  /// The RFC 5545 text, such as `-1FR`.
  package var description: String { (ordinal.map(String.init) ?? "") + weekday.code }

  /// Returns whether the left value is ordered before the right one.
  ///
  /// Values without a position come first, then positive positions, and then negative ones. Values with the same
  /// position are ordered by weekday.
  package static func < (left: NthWeekday, right: NthWeekday) -> Bool {
    func key(_ day: NthWeekday) -> (Int, Int, Int) {
      let ordinal = day.ordinal ?? 0
      return (ordinal < 0 ? 1 : 0, ordinal, day.weekday.rawValue)
    }
    return key(left) < key(right)
  }
}

extension Weekday {
  /// The two-letter RFC 5545 code, such as `MO`.
  package var code: String { Self.codes[rawValue - 1] }

  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
