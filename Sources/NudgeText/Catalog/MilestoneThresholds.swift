/// The numbers at which a milestone is celebrated: a list, then a step without end.
public struct MilestoneThresholds: Hashable, Sendable {
  /// The list; ascending, each above 0, never empty.
  public let list: [Int]
  /// The distance of the thresholds after the last of the list; above 0.
  public let step: Int

  /// Creates thresholds; `nil` if the list is empty or does not ascend from above 0, or the step is not above 0.
  ///
  /// - Parameters:
  ///   - list: The first thresholds, ascending.
  ///   - step: The distance of those that follow.
  public init?(list: [Int], step: Int) {
    guard let first = list.first, first > 0, step > 0, zip(list, list.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return nil
    }
    self.list = list
    self.step = step
  }

  /// The first threshold above a number.
  ///
  /// - Parameter number: A streak's length or a count.
  /// - Returns: The threshold; `Int.max` if it would be greater than that.
  /// - Complexity: O(*n*) in the length of the list, which is short.
  public func next(after number: Int) -> Int {
    guard let last = list.last, number >= last else { return list.first { $0 > number } ?? .max }
    let (next, overflow) = (number - (number - last) % step).addingReportingOverflow(step)
    return overflow ? .max : next
  }

  /// The last threshold that a number has reached.
  ///
  /// - Parameter number: A streak's length or a count.
  /// - Returns: The greatest threshold not above the number; `nil` before the first.
  /// - Complexity: O(*n*) in the length of the list, which is short.
  public func reached(by number: Int) -> Int? {
    guard let last = list.last, number >= last else { return list.last { $0 <= number } }
    return number - (number - last) % step
  }

  /// Whether a number is a threshold.
  ///
  /// - Parameter number: A streak's length or a count.
  /// - Returns: `true` if reaching it is celebrated.
  public func isThreshold(_ number: Int) -> Bool {
    reached(by: number) == number
  }
}
