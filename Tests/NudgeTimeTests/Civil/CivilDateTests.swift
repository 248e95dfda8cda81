import NudgeTime
import Testing

@Suite("CivilDate")
struct CivilDateTests {
  @Test func computesTheDocumentedExample() throws {
    let date = try CivilDate("2026-11-22")
    #expect(date.weekday == .sunday)
    #expect(try date.days(to: CivilDate("2026-12-02")) == 10)
    let evening = try TimeOfDay("20:00")
    #expect(evening.description == "20:00:00" && evening.secondsFromMidnight == 72_000)
  }

  /// Walks a whole cycle of the calendar day by day with nothing but month lengths, the slow twin of the arithmetic.
  @Test func agreesWithACalendarWalkedDayByDayOver400Years() throws {
    // 1600-01-01 was a Saturday, 135,140 days before 1970-01-01.
    var expected = (year: 1600, month: 1, day: 1, weekday: 6, days: -135_140)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var walked = 0
    while expected.year < 2001 {
      let date = try CivilDate(year: expected.year, month: expected.month, day: expected.day)
      guard Int(date.daysSinceEpoch) == expected.days, date.weekday.rawValue == expected.weekday,
        date.components == (expected.year, expected.month, expected.day),
        CivilDate(daysSinceEpoch: expected.days) == date
      else {
        Issue.record("\(date) differs from the walked \(expected)")
        return
      }
      let leap = expected.year % 400 == 0 || (expected.year % 4 == 0 && expected.year % 100 != 0)
      let length = expected.month == 2 && leap ? 29 : lengths[expected.month - 1]
      expected.days += 1
      expected.weekday = expected.weekday % 7 + 1
      expected.day += 1
      if expected.day > length {
        expected.day = 1
        expected.month += 1
      }
      if expected.month > 12 {
        expected.month = 1
        expected.year += 1
      }
      walked += 1
    }
    #expect(walked == 146_097 + 366)
  }

  @Test func describesItsErrorsInSentences() {
    let error = #expect(throws: CivilError.self) { try CivilDate("2026-02-29") }
    #expect(error?.description == "Day 29 does not exist in month 2 of 2026, which has 28 days.")
  }

  @Test func holdsYears1To9999() throws {
    #expect(try CivilDate(year: 1, month: 1, day: 1) == .min)
    #expect(try CivilDate(year: 9999, month: 12, day: 31) == .max)
    #expect(CivilDate.min.adding(days: -1) == nil)
    #expect(CivilDate.max.adding(days: 1) == nil)
    #expect(CivilDate.min.adding(days: .min) == nil)
    #expect(CivilDate.min.days(to: .max) == 3_652_058)
    #expect(CivilDate.min.weekday == .monday)
    #expect(CivilDate.max.description == "9999-12-31")
    #expect(CivilDate.min.description == "0001-01-01")
  }

  @Test(arguments: [
    (0, 1, 1, CivilError.yearOutOfRange(0)),
    (10_000, 1, 1, .yearOutOfRange(10_000)),
    (2026, 0, 1, .monthOutOfRange(0)),
    (2026, 13, 1, .monthOutOfRange(13)),
    (2026, 1, 0, .dayOutOfRange(0, year: 2026, month: 1, length: 31)),
    (2026, 2, 29, .dayOutOfRange(29, year: 2026, month: 2, length: 28)),
    (2100, 2, 29, .dayOutOfRange(29, year: 2100, month: 2, length: 28)),
  ])
  func refusesADateThatDoesNotExist(year: Int, month: Int, day: Int, error: CivilError) {
    #expect(throws: error) { try CivilDate(year: year, month: month, day: day) }
  }
}

@Suite("TimeOfDay")
struct TimeOfDayTests {
  @Test func countsSecondsOnTheClock() throws {
    let time = try TimeOfDay(hour: 20, minute: 5, second: 9)
    #expect(time.secondsFromMidnight == 72_309)
    #expect((time.hour, time.minute, time.second) == (20, 5, 9))
    #expect(time.description == "20:05:09")
    #expect(TimeOfDay(secondsFromMidnight: 86_400) == nil)
  }

  @Test func refusesTimesThatNoClockShows() {
    #expect(throws: CivilError.hourOutOfRange(24)) { try TimeOfDay(hour: 24, minute: 0) }
    #expect(throws: CivilError.minuteOutOfRange(60)) { try TimeOfDay(hour: 0, minute: 60) }
    #expect(throws: CivilError.secondOutOfRange(60)) { try TimeOfDay(hour: 23, minute: 59, second: 60) }
  }
}

@Suite("Timestamp")
struct TimestampTests {
  @Test func readsAsUTCAndAtAnOffset() throws {
    let timestamp = try #require(Timestamp(secondsSinceEpoch: 1_795_395_600))
    #expect(timestamp.description == "2026-11-23T01:00:00Z")
    let offset = try #require(UTCOffset(seconds: -18_000))
    #expect(timestamp.civil(at: offset).description == "2026-11-22T20:00:00")
    #expect(timestamp.civil(at: offset).timestamp(at: offset) == timestamp)
    #expect(offset.description == "-05:00")
    #expect(UTCOffset(seconds: .min) == nil)
    #expect(UTCOffset(seconds: 86_400) == nil)
    #expect(try #require(UTCOffset(seconds: -17_762)).description == "-04:56:02")
  }

  @Test func staysInYears1To9999() {
    #expect(Timestamp.min.description == "0001-01-01T00:00:00Z")
    #expect(Timestamp.max.description == "9999-12-31T23:59:59Z")
    #expect(Timestamp.max.advanced(bySeconds: .max) == .max)
    #expect(Timestamp.min.advanced(bySeconds: .min) == .min)
    #expect(Timestamp(secondsSinceEpoch: 253_402_300_800) == nil)
  }
}
