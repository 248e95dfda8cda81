import Foundation

/// How long one answer takes, from several repetitions of all questions of a rule.
struct Measurement {
  /// Of all repetitions, in nanoseconds for each answer; ascending.
  let nanoseconds: [Double]
  /// How many questions a pass asked.
  let questions: Int

  var median: Double { nanoseconds[nanoseconds.count / 2] }

  private static let repetitions = 25
  /// A repetition runs through all questions as often as this takes, so that the clock's own cost vanishes.
  private static let minimumDuration = Duration.milliseconds(20)
  /// Slow engines repeat less often, but at least three times.
  private static let longest = Duration.seconds(6)

  /// Times an engine.
  ///
  /// - Parameters:
  ///   - questions: The questions of one rule.
  ///   - expected: The sum of the answers, which each pass must give again.
  /// - Throws: `Failure` where an engine answers otherwise the next time.
  init<Element>(of questions: Questions<Element>, expected: Int64) throws where Element: ~Copyable {
    let clock = ContinuousClock()
    // Warms up, and finds how many passes make a repetition.
    var passes = 1
    while true {
      let duration = try clock.measure { try Self.run(questions, passes: passes, expected: expected) }
      if duration >= Self.minimumDuration { break }
      passes *= 2
    }
    var all: [Double] = []
    let begin = clock.now
    while all.count < 3 || (all.count < Self.repetitions && begin.duration(to: clock.now) < Self.longest) {
      let duration = try clock.measure { try Self.run(questions, passes: passes, expected: expected) }
      all.append(duration / .nanoseconds(1) / Double(passes * questions.count))
    }
    nanoseconds = all.sorted()
    self.questions = questions.count
  }

  /// Runs through all questions several times.
  ///
  /// - Parameters:
  ///   - questions: The questions of one rule.
  ///   - passes: How often.
  ///   - expected: The sum of the answers, which each pass must give again.
  /// - Throws: `Failure` where a pass gives another sum.
  static func run<Element>(_ questions: Questions<Element>, passes: Int, expected: Int64) throws
  where Element: ~Copyable {
    for _ in 0..<passes {
      let sum = questions.sumOfAnswers()
      guard sum == expected else { throw Failure("the answers sum to \(sum), and summed to \(expected) before") }
    }
  }
}

extension Measurement: CustomStringConvertible {
  /// Median, least and greatest nanoseconds, and the number of questions, with tabs between them.
  var description: String {
    [median, nanoseconds[0], nanoseconds[nanoseconds.count - 1]].map { String(format: "%.2f", $0) + "\t" }.joined()
      + String(questions)
  }
}
