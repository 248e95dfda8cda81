import Foundation
import NudgePlanning

/// Reads people from JSON, with Nudge and with Foundation.
///
/// `Benchmarks/check` counts what Nudge needs.
@main
struct PersonReading {
  private static let usage = """
    usage: PersonReading time                 prints how long one person takes, by Nudge and by Foundation
           PersonReading people N             prints as many people, one a line
           PersonReading count CASE N         reads the people of a case N times, for a profiler
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("PersonReading: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "time" where arguments.count == 1:
      for one in PersonCase.allCases {
        let lines = PersonMaker.lines(one, count: 1024)
        let bytes = lines.reduce(0) { $0 + $1.count } / lines.count
        let nudge = try PersonTimes.nanoseconds(lines, NudgeReading())
        let foundation = try PersonTimes.nanoseconds(lines, FoundationReading())
        print(
          one.rawValue, "\(bytes) bytes", "nudge \(nudge) ns", "foundation \(foundation) ns", separator: "\t")
      }
    case "people" where arguments.count == 2:
      guard let count = Int(arguments[1]) else { throw Failure(usage) }
      for line in PersonMaker.lines(.example, count: count) { print(String(decoding: line, as: UTF8.self)) }
    case "count" where arguments.count == 3:
      guard let one = PersonCase(rawValue: arguments[1]), let passes = Int(arguments[2]) else { throw Failure(usage) }
      let lines = PersonMaker.lines(one, count: 1024)
      var reading = NudgeReading()
      for _ in 0..<passes { _ = try reading.read(lines) }
      print(passes * lines.count)
    default: throw Failure(usage)
    }
  }
}
