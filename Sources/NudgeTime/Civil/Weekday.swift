/// A day of the week, numbered as in ISO 8601: Monday is 1.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
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

  /// Returns how many days after this weekday `other` comes next, 0 where they are the same.
  ///
  /// - Parameter other: The weekday to count to.
  /// - Returns: 0 to 6.
  public func days(to other: Weekday) -> Int {
    (other.rawValue - rawValue).floorRemainder(by: 7)
  }
}

extension Weekday: Comparable {
  /// Whether the left day comes earlier in an ISO week.
  public static func < (left: Weekday, right: Weekday) -> Bool {
    left.rawValue < right.rawValue
  }
}
