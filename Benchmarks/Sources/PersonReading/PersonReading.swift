import Foundation
import NudgePlanning

/// Reads people from JSON, with Nudge and with Foundation.
enum PersonReading {
  static func run(_ arguments: [String]) throws {
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
    case "print" where arguments.count == 2:
      guard let count = Int(arguments[1]) else { throw Failure.usage }
      for line in PersonMaker.lines(.example, count: count) { print(String(decoding: line, as: UTF8.self)) }
    case "count" where arguments.count == 3:
      guard let one = PersonCase(rawValue: arguments[1]), let passes = Int(arguments[2]) else { throw Failure.usage }
      let lines = PersonMaker.lines(one, count: 1024)
      var reading = NudgeReading()
      for _ in 0..<passes { _ = try reading.read(lines) }
      print(passes * lines.count)
    default: throw Failure.usage
    }
  }
}
