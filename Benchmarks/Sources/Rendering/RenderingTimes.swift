import Foundation
import NudgeText

/// How long one text takes, from several repetitions of all sets of a case.
struct RenderingTimes: CustomStringConvertible {
  /// Of all repetitions, in nanoseconds for each text; ascending.
  let nanoseconds: [Double]
  private let sets: Int

  private static let repetitions = 25
  private static let minimumDuration = Duration.milliseconds(20)

  /// Times a case with one renderer, which is warm after the first pass, as far as it keeps what it wrote.
  init(of one: RenderingCase) throws {
    let renderer = Renderer()
    let expected = try one.bytes(by: renderer)
    let clock = ContinuousClock()
    func measure(_ passes: Int) throws -> Duration {
      try clock.measure {
        for _ in 0..<passes {
          guard try one.bytes(by: renderer) == expected else { throw Failure("\(one.name) changes its texts") }
        }
      }
    }
    var passes = 1
    while try measure(passes) < Self.minimumDuration { passes *= 2 }
    var all: [Double] = []
    for _ in 0..<Self.repetitions {
      all.append(try measure(passes) / .nanoseconds(1) / Double(passes * one.sets.count))
    }
    nanoseconds = all.sorted()
    sets = one.sets.count
  }

  /// Median, least and greatest nanoseconds, and the number of sets, with tabs between them.
  var description: String {
    [nanoseconds[nanoseconds.count / 2], nanoseconds[0], nanoseconds[nanoseconds.count - 1]]
      .map { String(format: "%.2f", $0) + "\t" }.joined() + String(sets)
  }
}
