import Foundation
import NudgeText
import NudgeTime

/// Renders the benchmark's messages with Nudge.
enum Rendering {
  static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "messages" where arguments.count == 2:
      try Data(MessageMaker.lines(withNewDates: true).utf8).write(to: URL(filePath: arguments[1]))
    case "warm-messages" where arguments.count == 2:
      try Data(MessageMaker.lines(withNewDates: false).utf8).write(to: URL(filePath: arguments[1]))
    case "time" where arguments.count == 4:
      let engine = try engine(arguments[1])
      print("data", "ICU \(TextVersions.icu)", separator: "\t")
      var answers = ""
      for one in try RenderingCase.all(inFileAt: arguments[2]) {
        let renderer = Renderer()
        for set in one.sets { answers += try one.text(with: set, by: engine, renderer) + "\n" }
        print("time", one.name, try one.measurement(of: engine), separator: "\t")
      }
      try Data(answers.utf8).write(to: URL(filePath: arguments[3]))
    case "count" where arguments.count == 5:
      let engine = try engine(arguments[1])
      let cases = try RenderingCase.all(inFileAt: arguments[3])
      guard let one = cases.first(where: { $0.name == arguments[2] }), let passes = Int(arguments[4]) else {
        throw Failure.usage
      }
      let renderer = Renderer()
      for _ in 0..<passes { _ = try one.bytes(by: engine, renderer) }
      print(passes * one.sets.count)
    default: throw Failure.usage
    }
  }

  private static func engine(_ name: String) throws -> RenderingCase.Engine {
    guard let engine = RenderingCase.Engine(rawValue: name) else { throw Failure.usage }
    return engine
  }
}
