import Foundation
import NudgeTime

/// Asks Nudge or Foundation for next occurrences.
///
/// The zones are those of the folder `$TZDIR`.
enum NextOccurrence {
  static func run(_ arguments: [String]) throws {
    guard let directory = ProcessInfo.processInfo.environment["TZDIR"] else { throw Failure("TZDIR is not set") }
    let database = try ZoneDatabase(directory: directory)
    switch arguments.first {
    case "queries" where arguments.count == 2:
      let lines = try QueryMaker(database: database).queries().map(\.line)
      let head = "# rule zone anchor moment; seed \(QueryMaker.seed), zone data \(database.version ?? "?")\n"
      try Data((head + lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: arguments[1]))
    case "answers" where arguments.count == 3:
      let queries = try Query.all(inFileAt: arguments[1])
      try write(queries.map { $0.answerDayByDay(in: try database.zone($0.zone)) }, to: arguments[2])
    case "time" where arguments.count == 4:
      try time(arguments[1], queries: Query.all(inFileAt: arguments[2]), answersTo: arguments[3], database)
    case "count" where arguments.count == 5:
      guard let rule = Rule(rawValue: arguments[2]), let passes = Int(arguments[4]) else { throw Failure.usage }
      let queries = try Query.all(inFileAt: arguments[3], of: [rule])
      try perform(Count(queries: queries, passes: passes), with: arguments[1], for: rule, database)
    default: throw Failure.usage
    }
  }

  /// Runs `work` with the named engine; `nudge` is the type that a caller of Nudge would choose for the rule.
  private static func perform<Work: EngineWork>(
    _ work: Work, with name: String, for rule: Rule, _ database: ZoneDatabase
  ) throws -> Work.Result {
    switch name {
    case "nudge" where rule != .monthlyByDay: try work.perform(CadenceQuestion.self, zones: database)
    case "nudge", "nudge-recurrence": try work.perform(RecurrenceQuestion.self, zones: database)
    case "foundation-next-date": try work.perform(FoundationNextDateQuestion.self, zones: FoundationCalendars())
    case "foundation-rule": try work.perform(FoundationRuleQuestion.self, zones: FoundationCalendars())
    default: throw Failure("no engine \(name)")
    }
  }

  private static func time(
    _ name: String, queries: [Query], answersTo path: String, _ database: ZoneDatabase
  ) throws {
    var all: [Int64] = []
    for rule in Rule.allCases {
      let queries = queries.filter { $0.rule == rule }
      let (answers, measurement, zoneData) = try perform(
        Time(queries: queries), with: name, for: rule, database)
      if name.hasPrefix("nudge") { try verify(answers, queries, database) }
      if all.isEmpty { print("data", zoneData, separator: "\t") }
      print("time", rule.rawValue, measurement, separator: "\t")
      all += answers
    }
    try write(all, to: path)
  }

  private static func write(_ answers: [Int64], to path: String) throws {
    let lines = answers.map { $0 == unanswered ? "-\n" : "\($0)\n" }
    try Data(lines.joined().utf8).write(to: URL(filePath: path))
  }

  /// Compares answers with those of the day-by-day search.
  private static func verify(_ answers: [Int64], _ queries: [Query], _ database: ZoneDatabase) throws {
    for (answer, query) in zip(answers, queries) {
      let expected = query.answerDayByDay(in: try database.zone(query.zone))
      guard answer == expected else { throw Failure("\(query.line): answered \(answer), expected \(expected)") }
    }
  }
}
