import NudgeTestSupport
import NudgeTime
import Testing

@Suite("Schedule")
struct ScheduleTests {
  @Test func findsTheFirstMondayOfTheDocumentedExample() throws {
    let firstMondays = try Recurrence(
      RecurrenceRule("FREQ=MONTHLY;BYDAY=1MO"), start: CalendarTime("2026-12-07T09:00"), zone: .utc)
    let schedule = Schedule.recurrences(RecurrenceSet(firstMondays))
    let next = try schedule.next(after: Timestamp(rfc3339: "2026-12-08T00:00:00Z"))
    #expect(next?.slot.description == "2027-01-04T09:00:00")
  }

  private let database: ZoneDatabase

  init() throws {
    database = try ZoneDatabase(directory: Fixtures.zoneinfo)
  }

  private func cadence(_ frequency: Frequency, _ times: [String], _ zone: String) throws -> Schedule {
    .cadence(
      try Cadence(
        frequency, at: try times.map { try TimeOfDay($0) }, anchor: try CivilDate("2026-11-01"),
        zone: try database.zone(zone)))
  }

  private func rule(_ rule: String, start: String, _ zone: String?) throws -> Schedule {
    .recurrences(
      RecurrenceSet(
        try Recurrence(
          try RecurrenceRule(rule), start: try CalendarTime(start), zone: try zone.map { try database.zone($0) })))
  }

  // MARK: Changes of zone

  @Test func firesNoSlotTwiceWestwards() throws {
    let home = try cadence(.daily, ["08:00", "20:00"], "Asia/Tokyo")
    let fired = try #require(home.next(after: try Timestamp(rfc3339: "2026-11-24T08:00:00Z")))
    #expect(fired.slot.description == "2026-11-24T20:00:00")
    // In Los Angeles it is three in the morning of the same day; its two slots have fired.
    let away = try home.moved(to: try database.zone("America/Los_Angeles"))
    #expect(away.next(after: fired.timestamp)?.slot.description == "2026-11-24T08:00:00")
    #expect(
      away.next(after: fired.timestamp, following: fired.slot)?.timestamp.description == "2026-11-25T16:00:00Z")
  }

  @Test func makesUpForNothingEastwards() throws {
    let home = try cadence(.daily, ["20:00"], "America/Los_Angeles")
    let fired = try #require(home.next(after: try Timestamp(rfc3339: "2026-11-23T12:00:00Z")))
    #expect(fired.slot.description == "2026-11-23T20:00:00")
    // In Tokyo it is past eight in the evening of the next day already.
    let away = try home.moved(to: try database.zone("Asia/Tokyo"))
    let next = away.next(after: try Timestamp(rfc3339: "2026-11-24T11:30:00Z"), following: fired.slot)
    #expect(next?.slot.description == "2026-11-25T20:00:00")
  }

  @Test func keepsItsDaysInAnotherZone() throws {
    let away = try cadence(.threeDays, ["20:00"], "Asia/Tokyo").moved(to: try database.zone("America/New_York"))
    #expect(away.next(after: try Timestamp(rfc3339: "2026-11-24T00:00:00Z"))?.slot.description == "2026-11-25T20:00:00")
    let rule = try rule("FREQ=WEEKLY;BYDAY=MO", start: "2026-11-02T09:00:00", "Asia/Tokyo")
      .moved(to: try database.zone("America/New_York"))
    #expect(
      rule.next(after: try Timestamp(rfc3339: "2026-11-24T00:00:00Z"))?.timestamp.description == "2026-11-30T14:00:00Z")
    let floating = try self.rule("FREQ=DAILY", start: "2026-11-02T09:00:00", nil)
    #expect(try floating.moved(to: try database.zone("America/New_York")) == floating)
  }

  /// Whatever the journey: never one slot twice, never one out of order, and no gap longer than the cadence and a day.
  @Test func survivesAnyJourney() throws {
    let names = [
      "Pacific/Kiritimati", "Pacific/Niue", "Asia/Kathmandu", "America/New_York", "Europe/London", "Pacific/Apia",
    ]
    let zones = try names.map { try database.zone($0) }
    let seed: UInt64 = 26
    var generator = SeededGenerator(seed: seed)
    for round in 0..<40 {
      var schedule = try cadence(.daily, round % 2 == 0 ? ["20:00"] : ["00:30", "12:00"], names[round % names.count])
      var moment = try Timestamp(rfc3339: "2027-03-01T00:00:00Z")
      var last: Occurrence?
      for _ in 0..<60 {
        if Bool.random(using: &generator) {
          schedule = try schedule.moved(to: zones[Int.random(in: 0..<zones.count, using: &generator)])
        }
        let next = try #require(schedule.next(after: moment, following: last?.slot))
        if let last {
          #expect(next.slot > last.slot, "seed \(seed), round \(round)")
          let seconds = next.timestamp.secondsSinceEpoch - last.timestamp.secondsSinceEpoch
          #expect(seconds > 0 && seconds <= (24 + 26) * 3600, "seed \(seed), round \(round)")
        }
        // Some firings are noticed late, as when a device was off.
        moment = next.timestamp.advanced(bySeconds: Int64.random(in: 0...7200, using: &generator))
        last = next
      }
    }
  }

  // MARK: Periods

  @Test func findsTheDayBeforeOnWhichItFalls() throws {
    let date = try CivilDate("2026-11-24")
    #expect(
      try rule("FREQ=WEEKLY", start: "2026-11-03T20:00:00", "Europe/Berlin").patternDay(before: date)?.description
        == "2026-11-17")
    #expect(
      try rule("FREQ=HOURLY", start: "2026-11-03T20:00:00", "Europe/Berlin").patternDay(before: date)?.description
        == "2026-11-23")
    #expect(
      try rule("FREQ=DAILY", start: "2026-11-24T20:00:00", "Europe/Berlin").patternDay(before: date)?.description
        == "2026-11-23")
    #expect(
      try cadence(.weekly(on: [.sunday]), ["20:00"], "Europe/Berlin").patternDay(before: date)?.description
        == "2026-11-22")
  }

  @Test func namesTheTimeWhereADayMayHaveSeveral() throws {
    for (text, expected) in [
      ("FREQ=DAILY", false), ("FREQ=DAILY;BYHOUR=9", false), ("FREQ=DAILY;BYHOUR=9,20", true), ("FREQ=HOURLY", true),
      ("FREQ=DAILY;BYMINUTE=0,30", true),
    ] {
      let schedule = try rule(text, start: "2026-11-03T20:00:00", nil)
      #expect(schedule.isOneOfSeveral(try #require(schedule.next(after: .min))) == expected, "\(text)")
    }
    let twice = try cadence(.daily, ["08:00", "20:00"], "Europe/Berlin")
    #expect(twice.isOneOfSeveral(try #require(twice.next(after: .min))))
  }

  /// A date that is added changes the name of no other.
  @Test func namesTheTimeOfAnAddedDateWhereARuleFallsOnItsDay() throws {
    let zone = try database.zone("Europe/Berlin")
    let daily = try Recurrence(
      try RecurrenceRule("FREQ=DAILY;INTERVAL=2"), start: try CalendarTime("2026-11-03T20:00:00"), zone: zone)
    let set = RecurrenceSet(
      daily,
      dates: try ["2026-11-04T12:00:00", "2026-11-05T12:00:00", "2026-11-05T20:00:00"].map { try CalendarTime($0) })
    let named = set.occurrences(in: .min ..< .max).prefix(4).map { "\($0.slot) \(set.isOneOfSeveral($0))" }
    #expect(
      named == [
        "2026-11-03T20:00:00 false", "2026-11-04T12:00:00 false", "2026-11-05T12:00:00 true",
        "2026-11-05T20:00:00 false",
      ])
  }

  @Test func knowsTheTimesOfADay() throws {
    let date = try CivilDate("2026-11-04")
    let off = try rule("FREQ=WEEKLY;BYHOUR=9,21", start: "2026-11-03T20:30:00", "Europe/Berlin")
    #expect(off.times(on: date).map(\.description) == ["09:30:00"])
    #expect(off.times(on: try CivilDate("2026-11-10")).map(\.description) == ["09:30:00", "21:30:00"])
    #expect(try cadence(.weekly(on: [.sunday]), ["20:00"], "Europe/Berlin").times(on: date).map(\.hour) == [20])
  }
}
