import NudgeTime

/// Makes the questions that every engine is asked; the same ones from the same seed and zone data.
struct QueryMaker {
  /// Zones of every kind: of one offset, of half and quarter hours, north and south, of half an hour's daylight saving, with
  /// rules that follow Ramadan, and with rules that were given up or made anew in these years.
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
  /// - Returns: As many of each rule, in random order of zones.
  /// - Throws: `ZoneError` where the tree lacks a zone.
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
    // At a firing, or a second beside it, an engine shows whether "after" excludes the moment itself.
    let firing = query.answerDayByDay(in: zone)
    return Query(
      rule: rule, zone: name, anchor: anchor, moment: firing + Int64.random(in: -1...1, using: &generator))
  }
}
