import NudgeTestSupport
import NudgeTime
import Testing

@Suite("Zone")
struct ZoneTests {
  @Test func resolvesTheSkippedTimeOfTheDocumentedExample() throws {
    let zone = try ZoneDatabase.compiledIn.zone("Europe/Berlin")
    let civil = try CivilDateTime(date: CivilDate("2026-03-29"), time: TimeOfDay("02:30"))
    guard case .skipped(let gap) = zone.resolve(civil) else {
      Issue.record("\(civil) is not skipped")
      return
    }
    #expect(gap.later.description == "2026-03-29T01:30:00Z")
    #expect(zone.civil(at: gap.later).description == "2026-03-29T03:30:00")
  }

  @Test func convertsTheMomentOfTheDocumentedExample() throws {
    let zone = try ZoneDatabase.compiledIn.zone("America/New_York")
    let moment = try Timestamp(rfc3339: "2026-11-23T01:00:00Z")
    #expect(zone.civil(at: moment).description == "2026-11-22T20:00:00")
    #expect(zone.offset(at: moment).description == "-05:00")
  }

  private let database: ZoneDatabase

  init() throws {
    database = try ZoneDatabase(directory: Fixtures.zoneinfo)
  }

  @Test(arguments: [
    ("Pacific/Apia", ["2011-12-30"]), ("Pacific/Kwajalein", ["1993-08-21"]), ("Pacific/Kiritimati", ["1994-12-31"]),
    ("Asia/Manila", ["1844-12-31"]), ("America/New_York", []), ("Australia/Lord_Howe", []), ("UTC", []),
  ])
  func skipsWholeDates(name: String, dates: [String]) throws {
    #expect(try database.zone(name).skippedDates.map(\.description) == dates)
  }

  /// One fact for each zone that tends to be forgotten.
  @Test(arguments: [
    ("Lord Howe changes by half an hour", "Australia/Lord_Howe", "2026-10-03T15:30:00Z", "2026-10-04T02:30:00+11:00"),
    ("Lord Howe, a second before", "Australia/Lord_Howe", "2026-10-03T15:29:59Z", "2026-10-04T01:59:59+10:30"),
    ("Apia crossed the date line", "Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31T00:00:00+14:00"),
    ("Apia, a second before", "Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29T23:59:59-10:00"),
    ("Cairo took daylight time up again in 2023", "Africa/Cairo", "2026-07-01T00:00:00Z", "2026-07-01T03:00:00+03:00"),
    ("Cairo ends it on a Thursday night", "Africa/Cairo", "2026-10-29T21:00:00Z", "2026-10-29T23:00:00+02:00"),
    (
      "Casablanca left daylight time for good in 2026", "Africa/Casablanca", "2026-12-01T12:00:00Z",
      "2026-12-01T12:00:00+00:00"
    ),
    ("Kathmandu is at 5:45", "Asia/Kathmandu", "2026-11-21T00:00:00Z", "2026-11-21T05:45:00+05:45"),
    ("Chatham is at 12:45 and 13:45", "Pacific/Chatham", "2026-12-21T00:00:00Z", "2026-12-21T13:45:00+13:45"),
    ("Troll changes by two hours", "Antarctica/Troll", "2026-07-01T00:00:00Z", "2026-07-01T02:00:00+02:00"),
    ("Troll in its summer", "Antarctica/Troll", "2026-12-01T00:00:00Z", "2026-12-01T00:00:00+00:00"),
    (
      "Vancouver stays on -07:00 from 2026 on", "America/Vancouver", "2026-12-01T00:00:00Z", "2026-11-30T17:00:00-07:00"
    ),
    (
      "New York had local mean time before 1883", "America/New_York", "1850-01-01T00:00:00Z",
      "1849-12-31T19:03:58-04:56:02"
    ),
    ("a link has its target's rules", "US/Eastern", "2026-07-01T12:00:00Z", "2026-07-01T08:00:00-04:00"),
    ("the year 9999", "America/New_York", "9999-07-01T12:00:00Z", "9999-07-01T08:00:00-04:00"),
  ])
  func knows(fact: String, name: String, utc: String, local: String) throws {
    let zone = try database.zone(name)
    let timestamp = try Timestamp(rfc3339: utc)
    #expect(timestamp.rfc3339(at: zone.offset(at: timestamp)) == local, "\(fact)")
  }

  @Test func namesWhatHappensInAGapAndInAnOverlap() throws {
    let zone = try database.zone("America/New_York")
    let skipped = CivilDateTime(date: try CivilDate("2027-03-14"), time: try TimeOfDay("02:30"))
    #expect(zone.timestamp(for: skipped)?.description == "2027-03-14T07:30:00Z")
    #expect(zone.timestamp(for: skipped, gap: .earlier)?.description == "2027-03-14T06:30:00Z")
    #expect(zone.timestamp(for: skipped, gap: .transition)?.description == "2027-03-14T07:00:00Z")
    #expect(zone.timestamp(for: skipped, gap: .omit) == nil)

    let repeated = CivilDateTime(date: try CivilDate("2026-11-01"), time: try TimeOfDay("01:30"))
    #expect(zone.timestamp(for: repeated)?.description == "2026-11-01T05:30:00Z")
    #expect(zone.timestamp(for: repeated, overlap: .last)?.description == "2026-11-01T06:30:00Z")
    #expect(zone.timestamp(for: repeated, overlap: .omit) == nil)
  }

  /// The slow twin of `resolve`: every offset the zone ever had, tried one by one.
  @Test func resolvesLikeATrialOfEveryOffset() throws {
    let seed: UInt64 = 20_261_121
    var generator = SeededGenerator(seed: seed)
    let names = [
      "Pacific/Apia", "America/New_York", "Africa/Casablanca", "Asia/Manila", "America/Juneau", "Europe/Dublin",
    ]
    for name in names {
      let zone = try database.zone(name)
      var offsets: Set<Int32> = []
      for year in 1840...2100 {
        for month in 1...12 {
          let start = CivilDateTime(date: try CivilDate(year: year, month: month, day: 1), time: .midnight)
          offsets.insert(zone.offset(at: start.timestamp(at: .utc)).seconds)
        }
      }
      for _ in 0..<2_000 {
        let local = Int64.random(in: -4_000_000_000...4_000_000_000, using: &generator)
        let civil = try #require(Timestamp(secondsSinceEpoch: local)).civil(at: .utc)
        let moments = offsets.compactMap { offset -> Timestamp? in
          let moment = Timestamp(secondsSinceEpoch: local - Int64(offset))
          return moment.flatMap { zone.offset(at: $0).seconds == offset ? $0 : nil }
        }.sorted()
        switch zone.resolve(civil) {
        case .unique(let moment): #expect(moments == [moment], "\(name) \(civil), seed \(seed)")
        case .repeated(let first, let last): #expect(moments == [first, last], "\(name) \(civil), seed \(seed)")
        case .skipped: #expect(moments.isEmpty, "\(name) \(civil), seed \(seed)")
        }
      }
    }
  }

  /// Beyond the table, the calendar's cycle of 400 years answers.
  @Test func repeatsItsRuleForever() throws {
    for name in ["America/New_York", "Australia/Lord_Howe", "Europe/Dublin", "America/Nuuk", "Pacific/Chatham"] {
      let zone = try database.zone(name)
      for year in stride(from: 2100, through: 9500, by: 37) {
        let near = try CivilDate(year: 2100 + (year - 2100) % 400, month: 1, day: 1)
        let far = try CivilDate(year: year, month: 1, day: 1)
        for day in stride(from: 0, to: 365, by: 13) {
          let nearCivil = CivilDateTime(date: try #require(near.adding(days: day)), time: try TimeOfDay("02:15"))
          let farCivil = CivilDateTime(date: try #require(far.adding(days: day)), time: try TimeOfDay("02:15"))
          let cycle = Int64(near.days(to: far)) * 86_400
          #expect(
            zone.timestamp(for: farCivil) == zone.timestamp(for: nearCivil)?.advanced(bySeconds: cycle),
            "\(name) \(farCivil)")
        }
      }
    }
  }
}
