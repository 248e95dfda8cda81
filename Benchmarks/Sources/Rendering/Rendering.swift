import Foundation
import NudgeText
import NudgeTime

/// Renders the benchmark's messages with Nudge.
///
/// `Benchmarks/run` and `Benchmarks/check` run it.
@main
struct Rendering {
  private static let usage = """
    usage: Rendering messages FILE              writes the messages and their arguments
           Rendering warm-messages FILE         the same without those whose dates are all new
           Rendering time MESSAGES ANSWERS      writes the texts, prints how long each takes
           Rendering count CASE MESSAGES N      renders the texts of a case N times, for a profiler
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("Rendering: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "messages" where arguments.count == 2:
      try Data(MessageMaker.lines(withNewDates: true).utf8).write(to: URL(filePath: arguments[1]))
    case "warm-messages" where arguments.count == 2:
      try Data(MessageMaker.lines(withNewDates: false).utf8).write(to: URL(filePath: arguments[1]))
    case "time" where arguments.count == 3:
      print("data", "ICU \(TextVersions.icu)", separator: "\t")
      var answers = ""
      for one in try RenderingCase.all(inFileAt: arguments[1]) {
        let renderer = Renderer()
        for set in one.sets { answers += try one.text(with: set, by: renderer) + "\n" }
        let times = try RenderingTimes(of: one)
        print("time", one.name, times, separator: "\t")
      }
      try Data(answers.utf8).write(to: URL(filePath: arguments[2]))
    case "count" where arguments.count == 4:
      let cases = try RenderingCase.all(inFileAt: arguments[2])
      guard let one = cases.first(where: { $0.name == arguments[1] }), let passes = Int(arguments[3]) else {
        throw Failure(usage)
      }
      let renderer = Renderer()
      for _ in 0..<passes { _ = try one.bytes(by: renderer) }
      print(passes * one.sets.count)
    default: throw Failure(usage)
    }
  }
}
