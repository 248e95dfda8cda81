public import NudgeTime

/// What lets a streak go on where nothing was recorded: freezes, pauses and repairs.
///
/// `StreakCounter` says what each does. All are civil dates of the person's own calendar, given in any order.
public struct StreakAllowances: Hashable, Sendable {
  /// The most freezes that a person holds at a time, 2.
  public static let mostFreezesHeld = 2

  /// The days on which a freeze was bought, ascending; a day stands once for each.
  public let freezes: [CivilDate]
  /// The days of pauses, ascending; those that meet are one.
  public let pauses: [ClosedRange<CivilDate>]
  /// The missed periods that are repaired, each by any one of its days, ascending.
  public let repairs: [CivilDate]

  /// Creates allowances.
  ///
  /// - Parameters:
  ///   - freezes: The days on which a freeze was bought, once for each.
  ///   - pauses: The days of pauses, first and last included. One without an end goes to `CivilDate.max`.
  ///   - repairs: A day of each missed period that is repaired.
  /// - Complexity: O(*n*) for lists that ascend, and otherwise O(*n* log *n*), in the number of all.
  public init(freezes: [CivilDate] = [], pauses: [ClosedRange<CivilDate>] = [], repairs: [CivilDate] = []) {
    self.freezes = freezes.ascending()
    self.pauses = Self.merged(pauses)
    self.repairs = repairs.ascending()
  }

  private static func merged(_ pauses: [ClosedRange<CivilDate>]) -> [ClosedRange<CivilDate>] {
    guard pauses.count > 1 else { return pauses }
    var merged: [ClosedRange<CivilDate>] = []
    for pause in pauses.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound.days(to: pause.lowerBound) <= 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, pause.upperBound)
      } else {
        merged.append(pause)
      }
    }
    return merged
  }
}

extension [CivilDate] {
  /// The same dates in ascending order; no copy where they are so already.
  func ascending() -> [CivilDate] {
    var previous = Int32.min
    for date in self {
      guard previous <= date.daysSinceEpoch else { return sorted() }
      previous = date.daysSinceEpoch
    }
    return self
  }
}
