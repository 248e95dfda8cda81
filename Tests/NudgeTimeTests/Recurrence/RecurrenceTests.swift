import NudgeTestSupport
import NudgeTime
import Testing

@Suite("Recurrence")
struct RecurrenceTests {
  @Test func readsTheThreeFormsOfTimeOfTheDocumentedExample() throws {
    #expect(try CalendarTime("2026-11-22") == .date(CivilDate("2026-11-22")))
    let local = try CivilDateTime(date: CivilDate("2026-11-22"), time: TimeOfDay("20:00"))
    #expect(try CalendarTime("20261122T200000") == .local(local))
    #expect(try CalendarTime("2026-11-22T20:00:00Z") == .utc(local.timestamp(at: .utc)))
  }

  @Test func findsTheOccurrenceOfTheDocumentedExample() throws {
    let zone = try ZoneDatabase.compiledIn.zone("Europe/Berlin")
    let recurrence = try Recurrence(
      RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR"), start: CalendarTime("2026-11-27T18:00"), zone: zone)
    let next = try recurrence.next(after: Timestamp(rfc3339: "2026-12-01T00:00:00Z"))
    #expect(next?.slot.description == "2026-12-25T18:00:00")
  }

  private let database: ZoneDatabase

  init() throws {
    database = try ZoneDatabase(directory: Fixtures.zoneinfo)
  }

  private func recurrence(_ rule: String, _ start: String, _ zone: String? = nil) throws -> Recurrence {
    try Recurrence(
      try RecurrenceRule(rule), start: try CalendarTime(start), zone: try zone.map { try database.zone($0) })
  }

  /// The first occurrences, or those after a moment, as the zone's clocks show them.
  private func locals(
    _ rule: String, _ start: String, _ zone: String? = nil, after: String? = nil, count: Int
  ) throws -> [String] {
    let recurrence = try recurrence(rule, start, zone)
    let from = try after.map { try Timestamp(rfc3339: $0).advanced(bySeconds: 1) } ?? .min
    return recurrence.occurrences(in: from ..< .max).prefix(count).map { occurrence in
      recurrence.isWholeDay ? occurrence.local.date.description : occurrence.timestamp.rfc3339(at: occurrence.offset)
    }
  }

  // MARK: Where RFC 5545 leaves a choice

  @Test func leavesOutAStartThatDoesNotMatch() throws {
    #expect(try locals("FREQ=WEEKLY;BYDAY=MO;COUNT=2", "2026-11-24", count: 3) == ["2026-11-30", "2026-12-07"])
  }

  @Test func takesWhatIsMissingFromTheStart() throws {
    #expect(try locals("FREQ=YEARLY;COUNT=2", "2026-11-24", count: 3) == ["2026-11-24", "2027-11-24"])
    #expect(try locals("FREQ=YEARLY;BYMONTH=2,12", "2026-11-24", count: 2) == ["2026-12-24", "2027-02-24"])
    #expect(
      try locals("FREQ=YEARLY;BYMONTHDAY=1,3", "2026-11-02", count: 3) == ["2026-11-03", "2027-11-01", "2027-11-03"])
    // November 24th 2026 is a Tuesday.
    #expect(try locals("FREQ=YEARLY;BYWEEKNO=1,10", "2026-11-24", count: 2) == ["2027-01-05", "2027-03-09"])
    #expect(try locals("FREQ=MONTHLY", "2026-11-24", count: 2) == ["2026-11-24", "2026-12-24"])
    #expect(try locals("FREQ=WEEKLY", "2026-11-24", count: 2) == ["2026-11-24", "2026-12-01"])
  }

  @Test func takesBydayAsAUnion() throws {
    #expect(
      try locals("FREQ=MONTHLY;BYDAY=MO,1TU", "2026-12-01", count: 6)
        == ["2026-12-01", "2026-12-07", "2026-12-14", "2026-12-21", "2026-12-28", "2027-01-04"])
  }

  @Test func countsPositionsOverThePartOfThePeriodBeforeTheStart() throws {
    // The third weekday of the week that the start is in is its own, the first is over.
    #expect(
      try locals("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,3", "2024-10-23", count: 3)
        == ["2024-10-23", "2024-10-28", "2024-10-30"])
  }

  @Test func countsPositionsOverTimesOfDay() throws {
    #expect(
      try locals("FREQ=DAILY;BYHOUR=6,12,18;BYSETPOS=-1,1", "2026-11-24T09:00:00", count: 3)
        == ["2026-11-24T18:00:00+00:00", "2026-11-25T06:00:00+00:00", "2026-11-25T18:00:00+00:00"])
    #expect(
      try locals("FREQ=HOURLY;BYMINUTE=0,10,20;BYSETPOS=2", "2026-11-24T09:15:00", count: 2)
        == ["2026-11-24T10:10:00+00:00", "2026-11-24T11:10:00+00:00"])
  }

  @Test func keepsAWeekInOneYear() throws {
    // December 31st 2024 is in the first week of 2025, so three years later is 2028.
    #expect(
      try locals("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO,TU;INTERVAL=3", "2024-12-31", count: 5)
        == ["2024-12-31", "2028-01-03", "2028-01-04", "2030-12-30", "2030-12-31"])
    #expect(
      try locals("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1", "2013-06-01", count: 2)
        == ["2013-12-30", "2014-12-29"])
  }

  @Test(arguments: [
    ("OMIT", ["2027-01-31", "2027-03-31", "2027-05-31"]), ("BACKWARD", ["2027-01-31", "2027-02-28", "2027-03-31"]),
    ("FORWARD", ["2027-01-31", "2027-03-01", "2027-03-31"]),
  ]) func movesADayThatDoesNotExist(skip: String, expected: [String]) throws {
    #expect(try locals("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=\(skip)", "2027-01-31", count: 3) == expected)
  }

  @Test func firesOnceWhereSkipMeetsAnotherDay() throws {
    #expect(
      try locals("FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD", "2027-02-01", count: 4)
        == ["2027-02-01", "2027-03-01", "2027-03-31", "2027-04-01"])
    #expect(
      try locals("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;SKIP=BACKWARD;COUNT=2", "2027-02-01", count: 4)
        == ["2027-02-28", "2027-03-28"])
  }

  // MARK: Ends

  @Test func endsWithADayALocalTimeOrAMoment() throws {
    func count(_ until: String, _ zone: String? = "America/New_York") throws -> Int {
      try locals("FREQ=DAILY;UNTIL=\(until)", "2026-11-24T20:00:00", zone, count: 10).count
    }
    #expect(try count("20261126") == 3)
    #expect(try count("20261126T200000") == 3)
    #expect(try count("20261126T195959") == 2)
    #expect(try count("20261127T010000Z") == 3)
    #expect(try count("20261127T005959Z") == 2)
    // A floating clock reads a moment as its own.
    #expect(try count("20261126T200000Z", nil) == 3)
    #expect(try count("20261126T195959Z", nil) == 2)
    #expect(try count("20261123") == 0)
    #expect(try locals("FREQ=HOURLY;UNTIL=20261124", "2026-11-24T20:00:00", "America/New_York", count: 10).count == 4)
    #expect(try locals("FREQ=DAILY;UNTIL=20261125", "2026-11-24", count: 10) == ["2026-11-24", "2026-11-25"])
  }

  @Test func countsFromTheStartAndNotFromTheQuestion() throws {
    let recurrence = try recurrence("FREQ=DAILY;BYHOUR=9,20;COUNT=5", "2026-11-24T10:00:00")
    let last = try #require(recurrence.previous(before: .max))
    #expect(last.local.description == "2026-11-26T20:00:00")
    #expect(recurrence.next(after: last.timestamp) == nil)
    #expect(recurrence.next(after: try Timestamp(rfc3339: "2026-11-26T10:00:00Z")) == last)
    #expect(
      try locals("FREQ=SECONDLY;COUNT=10000000", "2026-01-01T00:00:00", after: "2026-04-26T17:46:38Z", count: 9).count
        == 1)
    #expect(
      try locals("FREQ=HOURLY;BYHOUR=9;COUNT=3", "2026-01-01T00:00:00", after: "2026-01-02T09:00:00Z", count: 9).count
        == 1)
    // The rule ends by itself before the count is full.
    #expect(try locals("FREQ=YEARLY;COUNT=10", "9998-05-05", count: 10) == ["9998-05-05", "9999-05-05"])
  }

  // MARK: Clock changes

  @Test func firesLaterWhereTheClocksSkipTheTimeAndOnceWhereTheyRepeatIt() throws {
    #expect(
      try locals("FREQ=DAILY", "2027-03-13T02:30:00", "America/New_York", count: 3)
        == ["2027-03-13T02:30:00-05:00", "2027-03-14T03:30:00-04:00", "2027-03-15T02:30:00-04:00"])
    #expect(
      try locals("FREQ=DAILY", "2026-10-31T01:30:00", "America/New_York", count: 3)
        == ["2026-10-31T01:30:00-04:00", "2026-11-01T01:30:00-04:00", "2026-11-02T01:30:00-05:00"])
  }

  @Test func firesInOrderWhereAGapMovesASlotPastAnother() throws {
    #expect(
      try locals("FREQ=DAILY;BYHOUR=2,3;BYMINUTE=10,30", "2027-03-14T00:00:00", "America/New_York", count: 5)
        == [
          "2027-03-14T03:10:00-04:00", "2027-03-14T03:30:00-04:00", "2027-03-15T02:10:00-04:00",
          "2027-03-15T02:30:00-04:00", "2027-03-15T03:10:00-04:00",
        ])
  }

  @Test func firesOnceWhereTwoDaysFallOnOneInstant() throws {
    #expect(
      try locals("FREQ=DAILY", "2011-12-29T20:00:00", "Pacific/Apia", count: 3)
        == ["2011-12-29T20:00:00-10:00", "2011-12-31T20:00:00+14:00", "2012-01-01T20:00:00+14:00"])
  }

  @Test func stepsElapsedTimeInBothPassingsOfAnHour() throws {
    #expect(
      try locals("FREQ=HOURLY", "2026-11-01T00:30:00", "America/New_York", count: 4)
        == [
          "2026-11-01T00:30:00-04:00", "2026-11-01T01:30:00-04:00", "2026-11-01T01:30:00-05:00",
          "2026-11-01T02:30:00-05:00",
        ])
    #expect(
      try locals("FREQ=MINUTELY;BYHOUR=1;BYMINUTE=10", "2026-11-01T00:00:00", "America/New_York", count: 3)
        == ["2026-11-01T01:10:00-04:00", "2026-11-01T01:10:00-05:00", "2026-11-02T01:10:00-05:00"])
    #expect(
      try locals("FREQ=HOURLY;INTERVAL=2;BYHOUR=2,3,4", "2027-03-14T00:00:00", "America/New_York", count: 2)
        == ["2027-03-14T03:00:00-04:00", "2027-03-15T03:00:00-04:00"])
  }

  @Test func namesMinutesOfTheClockWhereTheHourShiftsByHalf() throws {
    // Lord Howe puts its clocks back by half an hour at two o'clock: the second half past one begins there.
    #expect(
      try locals("FREQ=HOURLY;BYMINUTE=0", "2027-04-04T00:00:00", "Australia/Lord_Howe", count: 4)
        == [
          "2027-04-04T00:00:00+11:00", "2027-04-04T01:00:00+11:00", "2027-04-04T02:00:00+10:30",
          "2027-04-04T03:00:00+10:30",
        ])
    #expect(
      try locals("FREQ=HOURLY", "2027-04-04T00:00:00", "Australia/Lord_Howe", count: 4)
        == [
          "2027-04-04T00:00:00+11:00", "2027-04-04T01:00:00+11:00", "2027-04-04T01:30:00+10:30",
          "2027-04-04T02:30:00+10:30",
        ])
  }

  // MARK: Starts

  @Test func floatsWithoutAZoneAndStaysInUTCWithOne() throws {
    #expect(try recurrence("FREQ=DAILY", "2026-11-24T20:00:00").isFloating)
    #expect(try recurrence("FREQ=DAILY", "2026-11-24").isFloating)
    #expect(!(try recurrence("FREQ=DAILY", "2026-11-24T20:00:00Z").isFloating))
    #expect(!(try recurrence("FREQ=DAILY", "2026-11-24T20:00:00", "Europe/Berlin").isFloating))
    #expect(
      try locals("FREQ=DAILY", "2026-11-24T20:00:00Z", "Asia/Shanghai", count: 2)
        == ["2026-11-25T04:00:00+08:00", "2026-11-26T04:00:00+08:00"])
  }

  @Test(arguments: [
    ("FREQ=HOURLY", RecurrenceError.elapsedFromWholeDay(.hourly)), ("FREQ=DAILY;BYHOUR=9", .timesOfWholeDay(.byHour)),
    ("FREQ=DAILY;BYMINUTE=9", .timesOfWholeDay(.byMinute)), ("FREQ=DAILY;BYSECOND=9", .timesOfWholeDay(.bySecond)),
  ]) func refusesTimesOfAWholeDay(rule: String, error: RecurrenceError) throws {
    #expect(throws: error) { try recurrence(rule, "2026-11-24") }
  }

  @Test func beginsAtAMomentInTheSecondPassingOfAnHour() throws {
    #expect(
      try locals("FREQ=DAILY;COUNT=2", "20261025T013000Z", "Europe/Berlin", count: 3)
        == ["2026-10-25T02:30:00+01:00", "2026-10-26T02:30:00+01:00"])
    // A quarter to three has passed for the first time before the start.
    #expect(
      try locals("FREQ=DAILY;BYMINUTE=30,45;COUNT=3", "20261025T013000Z", "Europe/Berlin", count: 4)
        == ["2026-10-25T02:30:00+01:00", "2026-10-26T02:30:00+01:00", "2026-10-26T02:45:00+01:00"])
  }

  @Test func countsAWeekdayInTheYearWhereItNamesNoMonth() throws {
    #expect(try recurrence("FREQ=YEARLY;BYDAY=3SA;BYMONTHDAY=12,22", "2026-04-01").next(after: .min) == nil)
    #expect(try locals("FREQ=YEARLY;BYDAY=3SA;BYMONTHDAY=18;BYMONTH=4", "2026-04-01", count: 1) == ["2026-04-18"])
  }

  @Test func keepsSlotsInOrderWhereSkipMovesOneAmongOthers() throws {
    let all = try locals(
      "FREQ=MONTHLY;BYHOUR=9,20;BYMONTHDAY=1,31;BYSETPOS=1,-1;SKIP=FORWARD", "2026-02-01T00:00:00", count: 5)
    #expect(
      all.map { $0.prefix(16) } == [
        "2026-02-01T09:00", "2026-03-01T09:00", "2026-03-01T20:00", "2026-03-31T20:00", "2026-04-01T09:00",
      ])
  }

  @Test func movesADayOfTheYearOnlyWithinTheMonthsItNames() throws {
    #expect(try recurrence("FREQ=YEARLY;BYMONTH=3;BYYEARDAY=366;SKIP=BACKWARD", "2026-04-01").next(after: .min) == nil)
    #expect(
      try locals("FREQ=YEARLY;BYMONTH=12;BYYEARDAY=366;SKIP=FORWARD", "2026-04-01", count: 3)
        == ["2027-01-01", "2028-01-01", "2028-12-31"])
  }

  // MARK: Bounds

  @Test(arguments: [
    "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=4;BYMONTHDAY=31", "FREQ=DAILY;INTERVAL=7;BYDAY=WE",
    "FREQ=WEEKLY;INTERVAL=52;BYDAY=MO;BYSETPOS=2", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
    "FREQ=YEARLY;BYDAY=53MO;BYMONTH=3",
    "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=1", "FREQ=DAILY;BYHOUR=9;BYSETPOS=2",
    "FREQ=HOURLY;INTERVAL=2400;BYHOUR=3", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1", "FREQ=HOURLY;BYMINUTE=0;BYSETPOS=2",
    "FREQ=YEARLY;INTERVAL=1000000000;BYMONTH=1",
    "FREQ=YEARLY;BYYEARDAY=366;BYMONTH=11", "FREQ=MONTHLY;BYMONTH=2;BYDAY=MO;BYSETPOS=6",
  ]) func endsTheSearchForWhatNeverComes(rule: String) throws {
    let recurrence = try recurrence(rule, "2026-11-24T20:00:00")
    #expect(recurrence.next(after: .min) == nil)
    #expect(recurrence.previous(before: .max) == nil)
  }

  @Test func findsWhatIsRare() throws {
    // February 29th is a Sunday once in 28 years, and not at all around 2100 for 40.
    #expect(
      try locals("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU", "2026-11-24", count: 4)
        == ["2032-02-29", "2060-02-29", "2088-02-29", "2128-02-29"])
    #expect(
      try locals("FREQ=SECONDLY;INTERVAL=86401;BYHOUR=5;BYMINUTE=5;BYSECOND=5", "2026-11-24T05:05:06", count: 1)
        == ["2263-06-15T05:05:05+00:00"])
    #expect(
      try locals("FREQ=DAILY;INTERVAL=1000000", "0001-01-01", count: 5) == [
        "0001-01-01", "2738-11-29", "5476-10-25", "8214-09-22",
      ])
  }

  @Test func endsWithTheYear9999AndBearsTheFirstYear() throws {
    #expect(try locals("FREQ=YEARLY", "9999-12-31T23:00:00", "America/New_York", count: 2) == [])
    #expect(try locals("FREQ=DAILY", "9999-12-30T10:00:00", "America/New_York", count: 5).count == 2)
    #expect(
      try locals("FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD", "9999-11-30", count: 5) == ["9999-12-01", "9999-12-31"])
    #expect(
      try locals("FREQ=DAILY", "0001-01-01T00:00:00", "Asia/Shanghai", count: 1) == ["0001-01-02T00:00:00+08:05:43"])
    #expect(try locals("FREQ=YEARLY;BYWEEKNO=1", "0001-01-01", count: 2) == ["0001-01-01", "0001-12-31"])
    #expect(
      try recurrence("FREQ=HOURLY", "9999-12-31T22:30:00Z").occurrences(in: .min ..< .max).map(\.local.time.hour) == [
        22, 23,
      ])
  }

  @Test func costsTheSameACenturyAway() throws {
    let after = try Timestamp(rfc3339: "2126-11-24T20:00:00Z")
    // An occurrence each second: counted one by one from the start, this would take minutes.
    let every = try recurrence("FREQ=SECONDLY", "2026-11-24T20:00:00Z")
    #expect(every.next(after: after)?.timestamp == after.advanced(bySeconds: 1))
    #expect(every.previous(before: after)?.timestamp == after.advanced(bySeconds: -1))
    let some = try recurrence("FREQ=SECONDLY;INTERVAL=7;BYSECOND=3,9;BYDAY=MO", "2026-11-24T20:00:00Z")
    #expect(some.next(after: after)?.local.description == "2126-11-25T00:02:03")
  }

  @Test func bearsTheLargestNumbers() throws {
    // Origin and distance are each in range, and their sum is not.
    let far = try recurrence("FREQ=HOURLY;INTERVAL=999998356;COUNT=2562053", "2026-11-24T20:00:00", "Europe/Berlin")
    #expect(far.next(after: .min)?.local.description == "2026-11-24T20:00:00")
    #expect(far.next(after: try Timestamp(rfc3339: "2026-11-25T00:00:00Z")) == nil)
    #expect(throws: RecurrenceError.countTooCostly(10_000_000)) {
      try recurrence("FREQ=SECONDLY;INTERVAL=3601;BYMINUTE=0;BYSECOND=0;COUNT=10000000", "2026-11-24T20:00:00")
    }
  }

  @Test func choosesAmongManyPositionsAsAmongFew() throws {
    let few = try locals("FREQ=DAILY;BYHOUR=0,6,12,18;BYSETPOS=1,2,-1", "2026-11-24T00:00:00", count: 30)
    let many = try locals("FREQ=DAILY;BYHOUR=0,6,12,18;BYSETPOS=1,2,-1,-3,4,300", "2026-11-24T00:00:00", count: 30)
    #expect(many == few)
    let full = (["1"] + (2...366).map(String.init) + (1...366).map { "-\($0)" }).joined(separator: ",")
    let all = (0...59).map(String.init).joined(separator: ",")
    let counted = try recurrence(
      "FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=\(all);BYSECOND=\(all);BYSETPOS=\(full);COUNT=2000", "2026-11-24T00:00:00")
    // 732 of 14,400 seconds a day: the first and the last six minutes.
    #expect(counted.previous(before: .max)?.local.description == "2026-11-26T03:56:43")
  }

  @Test func findsTheVeryFirstAndTheVeryLastMoment() throws {
    #expect(try recurrence("FREQ=DAILY;COUNT=1", "0001-01-01T00:00:00Z").previous(before: .max)?.timestamp == .min)
    let last = try Cadence(
      .daily, at: try TimeOfDay("23:59:59"), anchor: try CivilDate("9999-12-01"), zone: try database.zone("Etc/UTC"))
    #expect(last.next(after: try Timestamp(rfc3339: "9999-12-31T12:00:00Z"))?.timestamp == .max)
    #expect(
      try recurrence("FREQ=DAILY", "9999-12-01T23:59:59Z").next(after: try Timestamp(rfc3339: "9999-12-31T12:00:00Z"))?
        .timestamp == .max)
    #expect(try locals("FREQ=DAILY", "0001-01-01T00:00:00Z", "America/New_York", count: 1).count == 1)
  }

  @Test func includesTheWholeOfADayThatComesTwice() throws {
    // The clocks of Newfoundland went back at a minute past midnight, into the day before.
    #expect(
      try locals("FREQ=HOURLY;UNTIL=20061028", "2006-10-28T21:30:00", "America/St_Johns", count: 9)
        == [
          "2006-10-28T21:30:00-02:30", "2006-10-28T22:30:00-02:30", "2006-10-28T23:30:00-02:30",
          "2006-10-28T23:30:00-03:30",
        ])
  }

  // MARK: Backwards

  /// What comes before a moment is what comes last in the list of all up to it.
  @Test(arguments: [
    "FREQ=DAILY", "FREQ=DAILY;BYHOUR=2,3;BYMINUTE=0,30", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU",
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD", "FREQ=HOURLY;INTERVAL=5", "FREQ=MINUTELY;INTERVAL=1441;BYHOUR=1,2",
    "FREQ=DAILY;COUNT=20", "FREQ=DAILY;UNTIL=20261120T000000Z",
  ]) func comesBeforeAsItComesAfter(rule: String) throws {
    let recurrence = try recurrence(rule, "2026-10-20T02:30:00", "America/New_York")
    let end = try Timestamp(rfc3339: "2027-04-01T00:00:00Z")
    let all = Array(recurrence.occurrences(in: .min..<end))
    var generator = SeededGenerator(seed: 7_529)
    for _ in 0..<200 {
      let moment = Timestamp(
        secondsSinceEpoch: Int64.random(in: 1_792_000_000..<end.secondsSinceEpoch, using: &generator))
      let bound = try #require(moment)
      #expect(recurrence.previous(before: bound) == all.last { $0.timestamp < bound })
    }
    for (left, right) in zip(all, all.dropFirst()) {
      #expect(recurrence.previous(before: right.timestamp) == left)
    }
    if let first = all.first { #expect(recurrence.previous(before: first.timestamp) == nil) }
  }
}
