import NudgeTestSupport
import NudgeTime
import Testing

@Suite("Cadence")
struct CadenceTests {
  @Test func findsTheFiringOfTheDocumentedExample() throws {
    let zone = try ZoneDatabase.compiledIn.zone("America/New_York")
    let cadence = try Cadence(.everyDays(3), at: TimeOfDay("20:00"), anchor: CivilDate("2026-11-22"), zone: zone)
    let firing = try cadence.next(after: Timestamp(rfc3339: "2026-11-23T12:00:00Z"))
    #expect(firing?.slot.description == "2026-11-25T20:00:00")
    #expect(firing?.timestamp.description == "2026-11-26T01:00:00Z")
  }

  private let database: ZoneDatabase

  init() throws {
    database = try ZoneDatabase(directory: Fixtures.zoneinfo)
  }

  private func firings(
    _ frequency: Frequency, at times: [String], anchor: String, zone: String, after: String, count: Int
  ) throws -> [String] {
    let cadence = try Cadence(
      frequency, at: times.map { try TimeOfDay($0) }, anchor: try CivilDate(anchor), zone: try database.zone(zone))
    var last = try Timestamp(rfc3339: after)
    return try (0..<count).map { _ in
      let occurrence = try #require(cadence.next(after: last))
      last = occurrence.timestamp
      return occurrence.timestamp.rfc3339(at: occurrence.offset)
    }
  }

  @Test func firesLaterWhenTheClocksSkipItsTime() throws {
    let firings = try firings(
      .daily, at: ["02:30"], anchor: "2027-03-01", zone: "America/New_York", after: "2027-03-13T12:00:00Z", count: 3)
    #expect(firings == ["2027-03-14T03:30:00-04:00", "2027-03-15T02:30:00-04:00", "2027-03-16T02:30:00-04:00"])
  }

  @Test func firesOnceWhenAnHourRepeats() throws {
    let firings = try firings(
      .daily, at: ["01:30"], anchor: "2026-10-01", zone: "America/New_York", after: "2026-10-31T12:00:00Z", count: 2)
    #expect(firings == ["2026-11-01T01:30:00-04:00", "2026-11-02T01:30:00-05:00"])
  }

  @Test func countsEveryThreeDaysFromItsAnchor() throws {
    let firings = try firings(
      .threeDays, at: ["20:00"], anchor: "2026-11-01", zone: "Asia/Shanghai", after: "2026-11-21T00:00:00Z", count: 2)
    #expect(firings == ["2026-11-22T20:00:00+08:00", "2026-11-25T20:00:00+08:00"])
  }

  @Test func keepsItsPhaseAcrossClockChanges() throws {
    let cadence = try Cadence(
      .threeDays, at: [try TimeOfDay("20:00")], anchor: try CivilDate("2020-01-01"),
      zone: try database.zone("America/New_York"))
    let span = try Timestamp(rfc3339: "2020-01-01T00:00:00Z")..<Timestamp(rfc3339: "2030-01-01T00:00:00Z")
    var expected = try CivilDate("2020-01-01")
    for occurrence in cadence.occurrences(in: span) {
      #expect(occurrence.local == CivilDateTime(date: expected, time: try TimeOfDay("20:00")))
      expected = try #require(expected.adding(days: 3))
    }
    #expect(expected.year == 2030)
  }

  @Test func firesOnceWhereTwoDaysFallOnOneInstant() throws {
    // Apia had no December 30th 2011.
    let firings = try firings(
      .daily, at: ["20:00"], anchor: "2011-12-01", zone: "Pacific/Apia", after: "2011-12-29T00:00:00Z", count: 4)
    #expect(
      firings == [
        "2011-12-28T20:00:00-10:00", "2011-12-29T20:00:00-10:00", "2011-12-31T20:00:00+14:00",
        "2012-01-01T20:00:00+14:00",
      ])
  }

  @Test func namesTheSlotThatNoClockChangeMoved() throws {
    let cadence = try Cadence(
      .daily, at: [try TimeOfDay("02:30"), try TimeOfDay("03:30")], anchor: try CivilDate("2027-03-14"),
      zone: try database.zone("America/New_York"))
    let first = try #require(cadence.next(after: try Timestamp(rfc3339: "2027-03-14T00:00:00Z")))
    #expect(first.slot.time.description == "03:30:00")
    #expect(first.adjustment == .exact)
    let second = try #require(cadence.next(after: first.timestamp))
    #expect(second.slot.description == "2027-03-15T02:30:00")
  }

  @Test func firesInOrderWhereAGapMovesASlotPastAnother() throws {
    let firings = try firings(
      .daily, at: ["02:30", "03:10"], anchor: "2027-03-01", zone: "America/New_York", after: "2027-03-14T06:00:00Z",
      count: 3)
    #expect(firings == ["2027-03-14T03:10:00-04:00", "2027-03-14T03:30:00-04:00", "2027-03-15T02:30:00-04:00"])
  }

  @Test func takesAShorterMonthsLastDay() throws {
    let firings = try firings(
      .monthly(onDay: 31), at: ["09:00"], anchor: "2027-01-01", zone: "Europe/Berlin", after: "2027-01-01T00:00:00Z",
      count: 4)
    #expect(firings.map { $0.prefix(10) } == ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"])
  }

  @Test func fallsOnTheChosenWeekdays() throws {
    let firings = try firings(
      .weekly(on: [.thursday, .monday]), at: ["09:00", "20:00"], anchor: "2026-11-18", zone: "Europe/Berlin",
      after: "2026-11-18T00:00:00Z", count: 5)
    #expect(
      firings.map { $0.prefix(16) } == [
        "2026-11-19T09:00", "2026-11-19T20:00", "2026-11-23T09:00", "2026-11-23T20:00", "2026-11-26T09:00",
      ])
  }

  @Test func beginsOnItsAnchorAndEndsWithTheYear9999() throws {
    let cadence = try Cadence(
      .daily, at: [try TimeOfDay("20:00")], anchor: try CivilDate("2027-01-01"), zone: try database.zone("Etc/UTC"))
    #expect(cadence.next(after: .min)?.timestamp.description == "2027-01-01T20:00:00Z")
    #expect(cadence.next(after: try Timestamp(rfc3339: "9999-12-31T20:00:00Z")) == nil)
    #expect(cadence.next(after: .max) == nil)
  }

  @Test func bearsTheLongestInterval() throws {
    let cadence = try Cadence(
      .everyDays(.max), at: [try TimeOfDay("20:00")], anchor: .min, zone: try database.zone("Etc/UTC"))
    #expect(cadence.index(of: CivilDateTime(date: .max, time: .midnight)) == 1)
    #expect(cadence.patternDay(before: .max) == .min)
    #expect(cadence.next(after: try Timestamp(rfc3339: "2026-11-21T00:00:00Z")) == nil)
  }

  @Test func refusesWhatCannotRecur() throws {
    let zone = try database.zone("Etc/UTC")
    let noon = [try TimeOfDay("12:00")]
    #expect(throws: CadenceError.intervalOutOfRange(0)) {
      try Cadence(.everyDays(0), at: noon, anchor: .min, zone: zone)
    }
    #expect(throws: CadenceError.monthDayOutOfRange(32)) {
      try Cadence(.monthly(onDay: 32), at: noon, anchor: .min, zone: zone)
    }
    #expect(throws: CadenceError.noWeekdays) { try Cadence(.weekly(on: []), at: noon, anchor: .min, zone: zone) }
    #expect(throws: CadenceError.noTimes) { try Cadence(.daily, at: [], anchor: .min, zone: zone) }
  }

  /// The slow twin: every day of a span tried, every slot resolved by policy, sorted, repeats dropped.
  @Test func agreesWithADayByDayWalk() throws {
    let seed: UInt64 = 5_545
    var generator = SeededGenerator(seed: seed)
    let zones = [
      "Pacific/Apia", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Kathmandu", "America/Nuuk",
    ]
    for round in 0..<200 {
      let zone = try database.zone(zones[round % zones.count])
      let frequency: Frequency =
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .everyDays(Int.random(in: 1...9, using: &generator))
        case 1: .weekly(on: WeekdaySet(Weekday.allCases.filter { _ in Bool.random(using: &generator) } + [.friday]))
        default: .monthly(onDay: Int.random(in: 1...31, using: &generator))
        }
      let times = try (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        try TimeOfDay(
          hour: Int.random(in: 0...23, using: &generator), minute: Int.random(in: 0...3, using: &generator) * 15)
      }
      let anchor = try CivilDate(year: Int.random(in: 2005...2011, using: &generator), month: 3, day: 5)
      let cadence = try Cadence(frequency, at: times, anchor: anchor, zone: zone)
      let start = try #require(
        Timestamp(secondsSinceEpoch: Int64.random(in: 1_200_000_000...1_310_000_000, using: &generator)))
      let end = start.advanced(bySeconds: 400 * 86_400)

      var expected: Set<Timestamp> = []
      var date = anchor
      while date.year < 2014 {
        let isDue =
          switch frequency {
          case .everyDays(let days): anchor.days(to: date) % days == 0
          case .weekly(let weekdays): weekdays.contains(date.weekday)
          case .monthly(let day): date.day == min(day, CivilDate.length(ofMonth: date.month, year: date.year))
          }
        if isDue {
          for time in times {
            expected.insert(try #require(zone.timestamp(for: CivilDateTime(date: date, time: time))))
          }
        }
        date = try #require(date.adding(days: 1))
      }
      let found = cadence.occurrences(in: start..<end).map(\.timestamp)
      #expect(found == expected.filter { $0 >= start && $0 < end }.sorted(), "round \(round), seed \(seed)")
      var slots = 0
      for day in 0..<400 {
        let date = try #require(anchor.adding(days: day))
        for hour in [0, 12, 23] {
          let slot = CivilDateTime(date: date, time: try TimeOfDay(hour: hour, minute: 30))
          let earlier = cadence.falls(on: date) ? cadence.times.count { $0 < slot.time } : 0
          #expect(cadence.index(of: slot) == slots + earlier, "\(slot), round \(round), seed \(seed)")
        }
        if cadence.falls(on: date) { slots += cadence.times.count }
      }
      for day in 0..<60 {
        let date = try #require(anchor.adding(days: day))
        let earlier = (1...40).compactMap { date.adding(days: -$0) }.first { earlier in
          switch frequency {
          case .everyDays(let days): anchor.days(to: earlier) % days == 0
          case .weekly(let weekdays): weekdays.contains(earlier.weekday)
          case .monthly(let day): earlier.day == min(day, CivilDate.length(ofMonth: earlier.month, year: earlier.year))
          }
        }
        #expect(cadence.patternDay(before: date) == earlier, "\(date), round \(round), seed \(seed)")
      }
    }
  }
}
