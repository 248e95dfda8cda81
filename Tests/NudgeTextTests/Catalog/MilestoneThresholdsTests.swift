import NudgeText
import Testing

@Suite("MilestoneThresholds")
struct MilestoneThresholdsTests {
  /// Counts up one by one, the slow twin of the arithmetic.
  @Test(arguments: [([3, 7, 14, 30, 50, 100, 200, 365], 365), ([10, 50, 100, 200, 500, 1000], 1000), ([1], 1)])
  func agreesWithCountingUp(list: [Int], step: Int) throws {
    let thresholds = try #require(MilestoneThresholds(list: list, step: step))
    var all = list
    while let last = all.last, last < 5_000 { all.append(last + step) }
    for number in -2...4_000 {
      let next = all.first { $0 > number }
      let reached = all.last { $0 <= number }
      guard thresholds.next(after: number) == next, thresholds.reached(by: number) == reached,
        thresholds.isThreshold(number) == all.contains(number)
      else {
        Issue.record("\(list), \(step) differs at \(number)")
        return
      }
    }
  }

  @Test func endsAtTheGreatestNumber() throws {
    let thresholds = try #require(MilestoneThresholds(list: [3, 365], step: 365))
    #expect(thresholds.next(after: .max) == .max)
    #expect(thresholds.reached(by: .min) == nil)
    #expect(thresholds.next(after: .min) == 3)
  }

  @Test(arguments: [([], 1), ([0, 3], 1), ([3, 3], 1), ([7, 3], 1), ([3], 0), ([3], -5)])
  func refusesWhatDoesNotAscend(list: [Int], step: Int) {
    #expect(MilestoneThresholds(list: list, step: step) == nil)
  }
}
