import NudgeTestSupport
import NudgeTime
import Testing

@Suite("Cadence, against the general engine")
struct CadenceRecurrenceTests {
  private let database: ZoneDatabase

  init() throws {
    database = try ZoneDatabase(directory: Fixtures.zoneinfo)
  }

  @Test(
    arguments: [
      (.daily, ["20:00"], ["FREQ=DAILY"]), (.threeDays, ["20:00"], ["FREQ=DAILY;INTERVAL=3"]),
      (.weekly(on: .workingDays), ["20:00"], ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"]),
      (.monthly(onDay: 5), ["20:00"], ["FREQ=MONTHLY;BYMONTHDAY=5"]),
      (.monthly(onDay: 30), ["20:00"], ["RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30;SKIP=BACKWARD"]),
      (.monthly(onDay: 31), ["20:00"], ["FREQ=MONTHLY;BYMONTHDAY=-1"]),
      (.daily, ["08:00", "20:00"], ["FREQ=DAILY;BYMINUTE=0;BYHOUR=8,20"]),
      (.daily, ["08:00", "08:30", "20:00", "20:30"], ["FREQ=DAILY;BYMINUTE=0,30;BYHOUR=8,20"]),
      (.daily, ["08:15", "20:30"], ["FREQ=DAILY", "FREQ=DAILY"]),
      (.everyDays(.max), ["20:00"], ["FREQ=DAILY;INTERVAL=1000000000"]),
    ] as [(Frequency, [String], [String])])
  func standsForRules(frequency: Frequency, times: [String], rules: [String]) throws {
    let cadence = try Cadence(
      frequency, at: try times.map { try TimeOfDay($0) }, anchor: try CivilDate("2026-11-24"),
      zone: try database.zone("Europe/Berlin"))
    let recurrences = cadence.recurrences.recurrences
    #expect(recurrences.map(\.rule.description) == rules)
    #expect(recurrences.first?.start.description == "20261124T" + times[0].filter { $0 != ":" } + "00")
  }

  /// The fast path and the general engine name the same firings, near clock changes above all.
  @Test func firesWhenItsRulesDo() throws {
    let seed: UInt64 = 5_545
    var generator = SeededGenerator(seed: seed)
    let zones = [
      "Pacific/Apia", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Kathmandu", "America/Nuuk",
      "Africa/Casablanca", "Europe/Dublin", "America/Caracas", "Asia/Gaza",
    ]
    for round in 0..<400 {
      let zone = try database.zone(zones[round % zones.count])
      let frequency: Frequency =
        switch round % 4 {
        case 0: .daily
        case 1: .everyDays(Int.random(in: 2...40, using: &generator))
        case 2: .weekly(on: WeekdaySet(rawValue: UInt8.random(in: 1...127, using: &generator)))
        default: .monthly(onDay: Int.random(in: 1...31, using: &generator))
        }
      let times = try (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        try TimeOfDay(
          hour: Int.random(in: 0...4, using: &generator), minute: Int.random(in: 0...3, using: &generator) * 15)
      }
      let anchor = try #require(CivilDate(daysSinceEpoch: Int.random(in: 13_000...22_000, using: &generator)))
      let cadence = try Cadence(frequency, at: times, anchor: anchor, zone: zone)
      let set = cadence.recurrences
      var moment = try #require(
        Timestamp(secondsSinceEpoch: Int64.random(in: 1_100_000_000...1_900_000_000, using: &generator)))
      for _ in 0..<120 {
        let next = cadence.next(after: moment)
        #expect(next == set.next(after: moment), "seed \(seed), round \(round), after \(moment)")
        guard let next else { break }
        moment = Bool.random(using: &generator) ? next.timestamp : next.timestamp.advanced(bySeconds: -1)
        if moment < next.timestamp { #expect(cadence.next(after: moment) == next) }
        moment = next.timestamp
      }
    }
  }

  @Test func answersManyAtOnce() throws {
    let zones = try ["Europe/Berlin", "Asia/Shanghai", "America/New_York"].map { try database.zone($0) }
    let cadences = try (0..<300).map { number in
      try Cadence(
        .everyDays(number % 5 + 1), at: try TimeOfDay(hour: number % 24, minute: 0),
        anchor: try CivilDate("2026-11-01"),
        zone: zones[number % 3])
    }
    let now = try Timestamp(rfc3339: "2026-11-24T12:00:00Z")
    var firings: [Timestamp?] = [.min]
    Cadence.nextFirings(of: cadences[...], after: now, into: &firings)
    #expect(firings == cadences.map { $0.next(after: now)?.timestamp })
    Cadence.nextFirings(of: cadences[10..<20], after: .max, into: &firings)
    #expect(firings == Array(repeating: nil, count: 10))
  }
}
