import Foundation

/// The program behind `Benchmarks/run` and `Benchmarks/check`, which measures Nudge and Foundation.
@main
enum BenchmarkProgram {
  private static let usage = """
    usage: benchmarks occurrences queries FILE                  writes the questions
           benchmarks occurrences answers QUERIES ANSWERS       writes the answers of the day-by-day search
           benchmarks occurrences time ENGINE QUERIES ANSWERS   writes the answers, prints how long each takes
           benchmarks occurrences count ENGINE RULE QUERIES N   answers the questions of a rule N times, for a profiler
           benchmarks texts messages FILE                       writes the messages and their arguments
           benchmarks texts warm-messages FILE                  the same without those whose dates are all new
           benchmarks texts time ENGINE MESSAGES TEXTS          writes the texts, prints how long each takes
           benchmarks texts count ENGINE CASE MESSAGES N        renders the texts of a case N times, for a profiler
           benchmarks people time                               prints how long one person takes, by Nudge and by Foundation
           benchmarks people print N                            prints N people, one per line
           benchmarks people count CASE N                       reads the people of a case N times, for a profiler
    engines of occurrences: nudge, nudge-recurrence, foundation-next-date, foundation-rule; of texts: nudge, nudge-utf8
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    do {
      switch CommandLine.arguments.dropFirst().first {
      case "occurrences": try NextOccurrence.run(arguments)
      case "texts": try Rendering.run(arguments)
      case "people": try PersonReading.run(arguments)
      default: throw Failure.usage
      }
    } catch {
      let text = if case Failure.usage = error { usage } else { "benchmarks: \(error)" }
      FileHandle.standardError.write(Data("\(text)\n".utf8))
      exit(1)
    }
  }
}

/// Why a benchmark can't go on.
enum Failure: Error, CustomStringConvertible {
  /// The arguments don't match the program's usage.
  case usage
  case reason(String)

  init(_ reason: String) { self = .reason(reason) }

  var description: String {
    switch self {
    case .usage: "wrong arguments"
    case .reason(let reason): reason
    }
  }
}
