internal import Foundation
internal import NudgeTime

/// One person's rule, and a moment after which it fires next.
struct Query {
  let rule: Rule
  /// The name of the person's zone.
  let zone: String
  /// The first date that the rule names.
  let anchor: CivilDate
  /// The moment of asking, excluded; in seconds since the epoch.
  let moment: Int64

  /// The query's line in the file that all engines read.
  var line: String { "\(rule.rawValue) \(zone) \(anchor) \(moment)" }

  /// Reads a file of queries, and skips other lines.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - rules: The rules to return.
  /// - Returns: The queries in the order of their lines.
  /// - Throws: `Failure` if a line isn't a query.
  static func all(inFileAt path: String, of rules: [Rule] = Rule.allCases) throws -> [Query] {
    let rules = rules.map { Array("\($0.rawValue) ".utf8) }
    return try [UInt8](Data(contentsOf: URL(filePath: path))).split(separator: UInt8(ascii: "\n"))
      .filter { line in rules.contains { line.starts(with: $0) } }
      .map { line in
        let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 4, let rule = Rule(rawValue: fields[0]), let moment = Int64(fields[3]) else {
          throw Failure("\(path): not a query: \(String(decoding: line, as: UTF8.self))")
        }
        return Query(rule: rule, zone: fields[1], anchor: try CivilDate(fields[2]), moment: moment)
      }
  }
}

/// A recurrence rule.
///
/// All rules fire at 20:00, a time that no zone's clocks skip or repeat in the years asked for.
enum Rule: String, CaseIterable {
  /// What most people choose.
  case daily = "Time:NextOccurrence:Daily"
  /// Has a phase that depends on the anchor, so no engine can work from the moment alone.
  case everyThreeDays = "Time:NextOccurrence:EveryThreeDays"
  /// On the anchor's weekday.
  case weekly = "Time:NextOccurrence:Weekly"
  /// On the second Tuesday (`FREQ=MONTHLY;BYDAY=2TU`): a day that has to be searched within its month.
  case monthlyByDay = "Time:NextOccurrence:MonthlyByDay"

  /// The time of day of all rules.
  static let time = TimeOfDay(secondsFromMidnight: 20 * 3_600) ?? .midnight

  /// Returns whether the rule includes a date.
  ///
  /// - Parameters:
  ///   - date: Any date.
  ///   - anchor: The first date.
  /// - Returns: `false` before the anchor.
  func falls(on date: CivilDate, anchor: CivilDate) -> Bool {
    guard date >= anchor else { return false }
    return switch self {
    case .daily: true
    case .everyThreeDays: anchor.days(to: date) % 3 == 0
    case .weekly: date.weekday == anchor.weekday
    case .monthlyByDay: date.weekday == .tuesday && (8...14).contains(date.day)
    }
  }
}

extension Query {
  /// Returns the answer of a slow and obvious search, which tries one day after another.
  ///
  /// Nudge's answers must equal it.
  ///
  /// - Parameter zone: The query's zone.
  /// - Returns: The answer, in seconds since the epoch.
  func answerDayByDay(in zone: Zone) -> Int64 {
    var date = zone.civil(at: Timestamp(moment)).date.advanced(byDays: -1)
    while true {
      if rule.falls(on: date, anchor: anchor),
        let firing = zone.timestamp(for: CivilDateTime(date: date, time: Rule.time))?.secondsSinceEpoch, firing > moment
      {
        return firing
      }
      date = date.advanced(byDays: 1)
    }
  }
}

/// Makes the questions for every engine; the same seed and zone data give the same questions.
struct QueryMaker {
  /// Zones of every kind: with a single offset, with half and quarter hours, in both hemispheres, with half an hour of daylight
  /// saving, with rules that follow Ramadan, and with rules that were dropped or introduced in these years.
  static let zones = [
    "Africa/Cairo", "Africa/Casablanca", "America/New_York", "America/Sao_Paulo", "America/St_Johns",
    "America/Vancouver", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tehran", "Australia/Lord_Howe",
    "Europe/Berlin", "Europe/London", "Pacific/Apia", "Pacific/Auckland", "Pacific/Chatham",
  ]

  static let seed: UInt64 = 20_261_121
  static let queriesPerRule = 4_096
  /// 2020-01-01T00:00:00Z until 2030-01-01T00:00:00Z.
  static let moments: Range<Int64> = 1_577_836_800..<1_893_456_000
  /// Up to three years, since some engines walk from the anchor.
  static let daysSinceAnchor = 0...1_095

  let database: ZoneDatabase

  /// Makes the queries of all rules.
  ///
  /// - Returns: The same number of queries for each rule, in random order of zones.
  /// - Throws: `ZoneError` if a zone is missing.
  func queries() throws -> [Query] {
    var generator = SplitMix64(state: Self.seed)
    return try Rule.allCases.flatMap { rule in
      try (0..<Self.queriesPerRule).map { try query(number: $0, of: rule, using: &generator) }
    }
  }

  private func query(number: Int, of rule: Rule, using generator: inout SplitMix64) throws -> Query {
    let name = Self.zones[Int.random(in: Self.zones.indices, using: &generator)]
    let zone = try database.zone(name)
    let seconds = Int64.random(in: Self.moments, using: &generator)
    let today = zone.civil(at: Timestamp(seconds)).date
    var anchor = today.advanced(byDays: -Int.random(in: Self.daysSinceAnchor, using: &generator))
    while !rule.falls(on: anchor, anchor: anchor) { anchor = anchor.advanced(byDays: -1) }
    let query = Query(rule: rule, zone: name, anchor: anchor, moment: seconds)
    guard number.isMultiple(of: 8) else { return query }
    // A firing, or a second before or after it, shows whether "after" excludes the moment itself.
    let firing = query.answerDayByDay(in: zone)
    return Query(
      rule: rule, zone: name, anchor: anchor, moment: firing + Int64.random(in: -1...1, using: &generator))
  }
}

extension Timestamp {
  /// Creates a moment that is known to be in the years 1 to 9999.
  init(_ secondsSinceEpoch: Int64) {
    guard let timestamp = Timestamp(secondsSinceEpoch: secondsSinceEpoch) else {
      preconditionFailure("\(secondsSinceEpoch) is out of range")
    }
    self = timestamp
  }
}

extension CivilDate {
  /// Returns a later date that is known to be in the years 1 to 9999.
  func advanced(byDays days: Int) -> CivilDate {
    guard let date = adding(days: days) else { preconditionFailure("\(days) days from \(self) is out of range") }
    return date
  }
}
