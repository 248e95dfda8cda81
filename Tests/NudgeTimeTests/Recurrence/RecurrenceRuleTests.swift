import NudgeTime
import Testing

@Suite("RecurrenceRule")
struct RecurrenceRuleTests {
  @Test func sortsTheListsOfTheDocumentedExample() throws {
    let rule = try RecurrenceRule("FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO")
    #expect(rule.interval == 2 && rule.description == "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH")
  }

  // MARK: Reading and writing

  @Test(arguments: [
    ("FREQ=DAILY", "FREQ=DAILY"),
    ("rrule:freq=daily", "FREQ=DAILY"),
    (" FREQ = WEEKLY ; BYDAY = TH , MO ", "FREQ=WEEKLY;BYDAY=MO,TH"),
    ("BYDAY=MO;FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO"),
    ("FREQ=DAILY;INTERVAL=1", "FREQ=DAILY"),
    ("FREQ=DAILY;INTERVAL=03;COUNT=+5", "FREQ=DAILY;COUNT=5;INTERVAL=3"),
    ("FREQ=WEEKLY;WKST=MO", "FREQ=WEEKLY"),
    ("FREQ=WEEKLY;WKST=su;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=2;WKST=SU"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1,15,1,15,-2", "FREQ=MONTHLY;BYMONTHDAY=1,15,-2,-1"),
    ("FREQ=MONTHLY;BYDAY=-1FR,+1MO,2TU,MO,1MO", "FREQ=MONTHLY;BYDAY=MO,1MO,2TU,-1FR"),
    ("FREQ=DAILY;BYSECOND=60,59", "FREQ=DAILY;BYSECOND=59"),
    ("FREQ=DAILY;UNTIL=20261231", "FREQ=DAILY;UNTIL=20261231"),
    ("FREQ=DAILY;UNTIL=20261231T235960", "FREQ=DAILY;UNTIL=20261231T235959"),
    ("FREQ=DAILY;UNTIL=20261231t225959z", "FREQ=DAILY;UNTIL=20261231T225959Z"),
    ("FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD"),
    ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT", "FREQ=MONTHLY"),
    (
      "WKST=SU;BYSETPOS=-1;BYMONTH=1;BYWEEKNO=20;BYYEARDAY=1;BYMONTHDAY=1;BYDAY=MO;BYHOUR=9;BYMINUTE=0;BYSECOND=0;"
        + "INTERVAL=2;COUNT=3;FREQ=YEARLY",
      "FREQ=YEARLY;COUNT=3;INTERVAL=2;BYSECOND=0;BYMINUTE=0;BYHOUR=9;BYDAY=MO;BYMONTHDAY=1;BYYEARDAY=1;BYWEEKNO=20;"
        + "BYMONTH=1;BYSETPOS=-1;WKST=SU"
    ),
  ]) func isWrittenInCanonicalForm(text: String, canonical: String) throws {
    let rule = try RecurrenceRule(text)
    #expect(rule.description == canonical)
    #expect(try RecurrenceRule(canonical) == rule)
  }

  @Test func isMadeFromPartsAsFromText() throws {
    let rule = try RecurrenceRule(
      .monthly, interval: 2, end: .until(.date(try CivilDate("2026-12-31"))), byMinute: [30, 0], byHour: [9],
      byDay: [NthWeekday(-1, .friday), NthWeekday(.monday)], weekStart: .sunday, skip: .forward)
    #expect(
      rule.description
        == "RSCALE=GREGORIAN;FREQ=MONTHLY;UNTIL=20261231;INTERVAL=2;BYMINUTE=0,30;BYHOUR=9;BYDAY=MO,-1FR;WKST=SU;SKIP=FORWARD"
    )
    #expect(try RecurrenceRule(rule.description) == rule)
  }

  // MARK: Faults

  @Test(
    arguments: [
      ("", 1, .malformed(expected: "a part such as FREQ=DAILY"), nil),
      ("COUNT=3", 8, .missingFrequency, .frequency),
      ("FREQ", 5, .malformed(expected: "="), .frequency),
      ("FREQ=", 6, .unknownValue("", known: RecurrenceRule.Frequency.allCases.map(\.rawValue)), .frequency),
      ("FREQ=DAYLY", 6, .unknownValue("DAYLY", known: RecurrenceRule.Frequency.allCases.map(\.rawValue)), .frequency),
      ("FREQ=DAILY;", 12, .malformed(expected: "a part such as INTERVAL=2"), nil),
      ("FREQ=DAILY;;COUNT=2", 12, .malformed(expected: "a part such as INTERVAL=2"), nil),
      ("FREQ=DAILY COUNT=2", 12, .malformed(expected: "; or the end"), nil),
      ("FREQ=DAILY;BYDAYS=MO", 12, .unknownPart("BYDAYS", nearest: ["BYDAY"]), nil),
      ("FREQ=DAILY;X-NAME=1", 12, .unknownPart("X-NAME", nearest: []), nil),
      ("FREQ=DAILY;FREQ=DAILY", 12, .repeatedPart, .frequency),
      ("FREQ=DAILY;INTERVAL=0", 21, .outOfRange("0"), .interval),
      ("FREQ=DAILY;INTERVAL=-1", 21, .outOfRange("-1"), .interval),
      ("FREQ=DAILY;INTERVAL=1000000001", 21, .outOfRange("1000000001"), .interval),
      ("FREQ=DAILY;INTERVAL=99999999999999999999", 21, .outOfRange("99999999999999999999"), .interval),
      ("FREQ=DAILY;INTERVAL=two", 21, .malformed(expected: "a number"), .interval),
      ("FREQ=DAILY;COUNT=0", 18, .outOfRange("0"), .count),
      ("FREQ=DAILY;COUNT=10000001", 18, .outOfRange("10000001"), .count),
      ("FREQ=DAILY;BYHOUR=24", 19, .outOfRange("24"), .byHour),
      ("FREQ=DAILY;BYHOUR=9,-1", 21, .outOfRange("-1"), .byHour),
      ("FREQ=DAILY;BYHOUR=9,", 21, .malformed(expected: "a number"), .byHour),
      ("FREQ=DAILY;BYMINUTE=60", 21, .outOfRange("60"), .byMinute),
      ("FREQ=DAILY;BYSECOND=61", 21, .outOfRange("61"), .bySecond),
      ("FREQ=MONTHLY;BYMONTHDAY=0", 25, .outOfRange("0"), .byMonthDay),
      ("FREQ=MONTHLY;BYMONTHDAY=-32", 25, .outOfRange("-32"), .byMonthDay),
      ("FREQ=YEARLY;BYYEARDAY=367", 23, .outOfRange("367"), .byYearDay),
      ("FREQ=YEARLY;BYWEEKNO=54", 22, .outOfRange("54"), .byWeekNumber),
      ("FREQ=YEARLY;BYMONTH=13", 21, .outOfRange("13"), .byMonth),
      ("FREQ=YEARLY;BYMONTH=5L", 21, .malformed(expected: "a number"), .byMonth),
      ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0", 32, .outOfRange("0"), .bySetPosition),
      ("FREQ=MONTHLY;BYDAY=0MO", 20, .outOfRange("0"), .byDay),
      ("FREQ=MONTHLY;BYDAY=54MO", 20, .outOfRange("54"), .byDay),
      ("FREQ=MONTHLY;BYDAY=1.5MO", 20, .malformed(expected: "a weekday such as MO or -1FR"), .byDay),
      ("FREQ=WEEKLY;BYDAY=MON", 19, .unknownValue("MON", known: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]), .byDay),
      (
        "FREQ=WEEKLY;WKST=1MO", 18, .unknownValue("1MO", known: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]), .weekStart
      ),
      ("FREQ=DAILY;SKIP=NEVER", 17, .unknownValue("NEVER", known: ["OMIT", "BACKWARD", "FORWARD"]), .skip),
      ("RSCALE=CHINESE;FREQ=YEARLY", 8, .unknownValue("CHINESE", known: ["GREGORIAN"]), .calendarScale),
      (
        "FREQ=DAILY;UNTIL=2026-12-31", 18, .malformed(expected: "a date such as 20261231 or 20261231T225959Z"), .until
      ),
      ("FREQ=DAILY;UNTIL=20260230", 18, .noSuchDate(.dayOutOfRange(30, year: 2026, month: 2, length: 28)), .until),
      ("FREQ=DAILY;UNTIL=20261231T250000", 18, .noSuchDate(.hourOutOfRange(25)), .until),
      ("FREQ=DAILY;COUNT=2;UNTIL=20261231", 20, .countAndUntil, .until),
      ("FREQ=DAILY;UNTIL=20261231;COUNT=2", 27, .countAndUntil, .count),
      ("FREQ=WEEKLY;BYDAY=1MO", 13, .ordinalOutsideMonthOrYear(.weekly), .byDay),
      ("BYDAY=-1MO;FREQ=DAILY", 1, .ordinalOutsideMonthOrYear(.daily), .byDay),
      ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO", 25, .ordinalWithWeekNumber, .byDay),
      ("FREQ=WEEKLY;BYMONTHDAY=1", 13, .monthDayInWeekly, .byMonthDay),
      ("FREQ=MONTHLY;BYYEARDAY=1", 14, .yearDayInFrequency(.monthly), .byYearDay),
      ("FREQ=DAILY;BYYEARDAY=1", 12, .yearDayInFrequency(.daily), .byYearDay),
      ("FREQ=MONTHLY;BYWEEKNO=1", 14, .weekNumberOutsideYearly(.monthly), .byWeekNumber),
      ("FREQ=MONTHLY;BYSETPOS=1", 14, .setPositionAlone, .bySetPosition),
      ("FREQ=每日", 6, .unknownValue("每日", known: RecurrenceRule.Frequency.allCases.map(\.rawValue)), .frequency),
      ("FREQ=DAILY;每=1;COUNT=x", 12, .unknownPart("每", nearest: []), nil),
    ] as [(String, Int, RecurrenceRule.ParseError.Reason, RecurrenceRule.Part?)])
  func saysWhereAndWhy(
    text: String, column: Int, reason: RecurrenceRule.ParseError.Reason, part: RecurrenceRule.Part?
  ) throws {
    let error = try #require(throws: RecurrenceRule.ParseError.self) { try RecurrenceRule(text) }
    #expect(error.reason == reason)
    #expect(error.column == column)
    #expect(error.part == part)
  }

  @Test func refusesWhatIsTooLong() throws {
    let text = "FREQ=DAILY;BYHOUR=" + String(repeating: "1,", count: 9_000) + "1"
    let error = try #require(throws: RecurrenceRule.ParseError.self) { try RecurrenceRule(text) }
    #expect(error.reason == .tooLong)
    #expect(try RecurrenceRule("FREQ=DAILY;BYHOUR=" + String(repeating: "1,", count: 8_000) + "1").byHour == [1])
  }

  @Test func refusesPartsAsItDoesText() throws {
    let error = try #require(throws: RecurrenceRule.ParseError.self) { try RecurrenceRule(.weekly, byMonthDay: [1]) }
    #expect(error.reason == .monthDayInWeekly)
    #expect(error.column == nil)
    #expect(throws: RecurrenceRule.ParseError.self) { try RecurrenceRule(.daily, interval: 0) }
    #expect(throws: RecurrenceRule.ParseError.self) { try RecurrenceRule(.monthly, byMonthDay: [.min]) }
    #expect(throws: RecurrenceRule.ParseError.self) { try RecurrenceRule(.daily, end: .count(0)) }
  }
}
