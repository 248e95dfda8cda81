/// The numbers at which a milestone is celebrated: an explicit list, followed by all greater multiples of a step.
///
///     let thresholds = MilestoneThresholds(list: [7, 30, 100], step: 100)
///     thresholds?.next(after: 30)   // 100
///     thresholds?.next(after: 100)  // 200
package struct MilestoneThresholds: Hashable, Sendable {
  /// The first thresholds, in ascending order and greater than 0.
  ///
  /// The list is never empty.
  package let list: [Int]
  /// The number whose multiples are the thresholds after the end of the list, greater than 0.
  package let step: Int

  /// Creates thresholds, or returns `nil` if the list is empty, isn't strictly ascending, or contains a number less
  /// than 1, or if the step is less than 1.
  ///
  /// - Parameters:
  ///   - list: The first thresholds, in ascending order.
  ///   - step: The number whose multiples are the thresholds after the list.
  package init?(list: [Int], step: Int) {
    guard let first = list.first, first > 0, step > 0, zip(list, list.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return nil
    }
    self.list = list
    self.step = step
  }

  /// Returns the first threshold greater than a number.
  ///
  /// - Parameter number: A streak's length or a count.
  /// - Returns: The threshold, or `Int.max` if the threshold would overflow.
  /// - Complexity: O(*n*) in the length of the list, which is short.
  package func next(after number: Int) -> Int {
    guard let last = list.last, number >= last else { return list.first { $0 > number } ?? .max }
    let (next, overflow) = (number - number % step).addingReportingOverflow(step)
    return overflow ? .max : next
  }

  /// Returns the last threshold that a number has reached.
  ///
  /// - Parameter number: A streak's length or a count.
  /// - Returns: The greatest threshold less than or equal to the number, or `nil` if the number is less than the first
  ///   threshold.
  /// - Complexity: O(*n*) in the length of the list, which is short.
  package func reached(by number: Int) -> Int? {
    guard let last = list.last, number >= last else { return list.last { $0 <= number } }
    return max(last, number - number % step)
  }

  /// Returns whether a number is a threshold.
  ///
  /// - Parameter number: A streak's length or a count.
  /// - Returns: `true` if the number is a threshold.
  package func isThreshold(_ number: Int) -> Bool {
    reached(by: number) == number
  }
}
