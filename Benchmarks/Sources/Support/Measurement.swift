import Foundation

/// How long one answer takes, measured over several repetitions.
struct Measurement: CustomStringConvertible {
  /// The times of all repetitions, in nanoseconds per answer; ascending.
  let nanoseconds: [Double]
  /// The number of answers in one pass.
  let count: Int

  private static let repetitions = 25
  /// A repetition consists of enough passes to take this long, so that reading the clock costs nothing in comparison.
  private static let minimumDuration = Duration.milliseconds(20)
  /// Slow engines repeat less often, but at least three times.
  private static let longest = Duration.seconds(6)

  /// Times a pass.
  ///
  /// The first passes, which fill caches, aren't counted.
  ///
  /// - Parameters:
  ///   - count: The number of answers in one pass.
  ///   - pass: Computes all answers, and throws `Failure` if they aren't the expected ones.
  /// - Throws: What `pass` throws.
  init(count: Int, pass: () throws -> Void) throws {
    let clock = ContinuousClock()
    func measure(_ passes: Int) throws -> Duration {
      try clock.measure { for _ in 0..<passes { try pass() } }
    }
    var passes = 1
    while try measure(passes) < Self.minimumDuration { passes *= 2 }
    var all: [Double] = []
    let begin = clock.now
    while all.count < 3 || (all.count < Self.repetitions && begin.duration(to: clock.now) < Self.longest) {
      all.append(try measure(passes) / .nanoseconds(1) / Double(passes * count))
    }
    nanoseconds = all.sorted()
    self.count = count
  }

  /// The median, least and greatest nanoseconds, and the number of answers, separated by tabs.
  var description: String {
    [nanoseconds[nanoseconds.count / 2], nanoseconds[0], nanoseconds[nanoseconds.count - 1]]
      .map { String(format: "%.2f", $0) + "\t" }.joined() + String(count)
  }
}
