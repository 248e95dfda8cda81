import NudgeTestSupport
import NudgeTime
import Testing

/// Every example of RFC 5545, section 3.8.5.3, with the occurrences that the RFC lists for it.
@Suite("The examples of RFC 5545")
struct RFC5545ExamplesTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var title: String
    var start = "19970902"
    var rules: [String]
    /// Days by month, such as `1997-09: 2-5, 9`; all at nine o'clock.
    var days: [String]
    /// Whether the RFC's list goes on.
    var continues = false

    var testDescription: String { title }
  }

  static let examples = [
    Example(title: "Daily for 10 occurrences", rules: ["FREQ=DAILY;COUNT=10"], days: ["1997-09: 2-11"]),
    Example(
      title: "Daily until December 24, 1997", rules: ["FREQ=DAILY;UNTIL=19971224T000000Z"],
      days: ["1997-09: 2-30", "1997-10: 1-31", "1997-11: 1-30", "1997-12: 1-23"]),
    Example(
      title: "Every other day, forever", rules: ["FREQ=DAILY;INTERVAL=2"],
      days: [
        "1997-09: 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30",
        "1997-10: 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30",
        "1997-11: 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29", "1997-12: 1, 3",
      ], continues: true),
    Example(
      title: "Every 10 days, 5 occurrences", rules: ["FREQ=DAILY;INTERVAL=10;COUNT=5"],
      days: ["1997-09: 2, 12, 22", "1997-10: 2, 12"]),
    Example(
      title: "Every day in January, for 3 years", start: "19980101",
      rules: [
        "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
        "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
      ], days: ["1998-01: 1-31", "1999-01: 1-31", "2000-01: 1-31"]),
    Example(
      title: "Weekly for 10 occurrences", rules: ["FREQ=WEEKLY;COUNT=10"],
      days: ["1997-09: 2, 9, 16, 23, 30", "1997-10: 7, 14, 21, 28", "1997-11: 4"]),
    Example(
      title: "Weekly until December 24, 1997", rules: ["FREQ=WEEKLY;UNTIL=19971224T000000Z"],
      days: [
        "1997-09: 2, 9, 16, 23, 30", "1997-10: 7, 14, 21, 28", "1997-11: 4, 11, 18, 25", "1997-12: 2, 9, 16, 23",
      ]),
    Example(
      title: "Every other week, forever", rules: ["FREQ=WEEKLY;INTERVAL=2;WKST=SU"],
      days: [
        "1997-09: 2, 16, 30", "1997-10: 14, 28", "1997-11: 11, 25", "1997-12: 9, 23", "1998-01: 6, 20",
        "1998-02: 3, 17",
      ], continues: true),
    Example(
      title: "Weekly on Tuesday and Thursday for five weeks",
      rules: [
        "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
      ], days: ["1997-09: 2, 4, 9, 11, 16, 18, 23, 25, 30", "1997-10: 2"]),
    Example(
      title: "Every other week on Monday, Wednesday and Friday until December 24, 1997", start: "19970901",
      rules: ["FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR"],
      days: [
        "1997-09: 1, 3, 5, 15, 17, 19, 29", "1997-10: 1, 3, 13, 15, 17, 27, 29, 31", "1997-11: 10, 12, 14, 24, 26, 28",
        "1997-12: 8, 10, 12, 22",
      ]),
    Example(
      title: "Every other week on Tuesday and Thursday, for 8 occurrences",
      rules: ["FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH"],
      days: ["1997-09: 2, 4, 16, 18, 30", "1997-10: 2, 14, 16"]),
    Example(
      title: "Monthly on the first Friday for 10 occurrences", start: "19970905",
      rules: ["FREQ=MONTHLY;COUNT=10;BYDAY=1FR"],
      days: [
        "1997-09: 5", "1997-10: 3", "1997-11: 7", "1997-12: 5", "1998-01: 2", "1998-02: 6", "1998-03: 6", "1998-04: 3",
        "1998-05: 1", "1998-06: 5",
      ]),
    Example(
      title: "Monthly on the first Friday until December 24, 1997", start: "19970905",
      rules: ["FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR"],
      days: ["1997-09: 5", "1997-10: 3", "1997-11: 7", "1997-12: 5"]),
    Example(
      title: "Every other month on the first and last Sunday, for 10 occurrences", start: "19970907",
      rules: ["FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU"],
      days: ["1997-09: 7, 28", "1997-11: 2, 30", "1998-01: 4, 25", "1998-03: 1, 29", "1998-05: 3, 31"]),
    Example(
      title: "Monthly on the second-to-last Monday for 6 months", start: "19970922",
      rules: ["FREQ=MONTHLY;COUNT=6;BYDAY=-2MO"],
      days: ["1997-09: 22", "1997-10: 20", "1997-11: 17", "1997-12: 22", "1998-01: 19", "1998-02: 16"]),
    Example(
      title: "Monthly on the third-to-the-last day, forever", start: "19970928", rules: ["FREQ=MONTHLY;BYMONTHDAY=-3"],
      days: ["1997-09: 28", "1997-10: 29", "1997-11: 28", "1997-12: 29", "1998-01: 29", "1998-02: 26"],
      continues: true),
    Example(
      title: "Monthly on the 2nd and 15th for 10 occurrences", rules: ["FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15"],
      days: ["1997-09: 2, 15", "1997-10: 2, 15", "1997-11: 2, 15", "1997-12: 2, 15", "1998-01: 2, 15"]),
    Example(
      title: "Monthly on the first and last day for 10 occurrences", start: "19970930",
      rules: ["FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1"],
      days: ["1997-09: 30", "1997-10: 1, 31", "1997-11: 1, 30", "1997-12: 1, 31", "1998-01: 1, 31", "1998-02: 1"]),
    Example(
      title: "Every 18 months on the 10th to the 15th for 10 occurrences", start: "19970910",
      rules: ["FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15"],
      days: ["1997-09: 10-15", "1999-03: 10-13"]),
    Example(
      title: "Every Tuesday, every other month", rules: ["FREQ=MONTHLY;INTERVAL=2;BYDAY=TU"],
      days: [
        "1997-09: 2, 9, 16, 23, 30", "1997-11: 4, 11, 18, 25", "1998-01: 6, 13, 20, 27", "1998-03: 3, 10, 17, 24, 31",
      ], continues: true),
    Example(
      title: "Yearly in June and July for 10 occurrences", start: "19970610",
      rules: ["FREQ=YEARLY;COUNT=10;BYMONTH=6,7"],
      days: (1997...2001).flatMap { ["\($0)-06: 10", "\($0)-07: 10"] }),
    Example(
      title: "Every other year in January, February and March for 10 occurrences", start: "19970310",
      rules: ["FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3"],
      days: ["1997-03: 10"] + [1999, 2001, 2003].flatMap { ["\($0)-01: 10", "\($0)-02: 10", "\($0)-03: 10"] }),
    Example(
      title: "Every third year on the 1st, 100th and 200th day for 10 occurrences", start: "19970101",
      rules: ["FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200"],
      days: [
        "1997-01: 1", "1997-04: 10", "1997-07: 19", "2000-01: 1", "2000-04: 9", "2000-07: 18", "2003-01: 1",
        "2003-04: 10", "2003-07: 19", "2006-01: 1",
      ]),
    Example(
      title: "Every 20th Monday of the year, forever", start: "19970519", rules: ["FREQ=YEARLY;BYDAY=20MO"],
      days: ["1997-05: 19", "1998-05: 18", "1999-05: 17"], continues: true),
    Example(
      title: "Monday of week number 20, forever", start: "19970512", rules: ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"],
      days: ["1997-05: 12", "1998-05: 11", "1999-05: 17"], continues: true),
    Example(
      title: "Every Thursday in March, forever", start: "19970313", rules: ["FREQ=YEARLY;BYMONTH=3;BYDAY=TH"],
      days: ["1997-03: 13, 20, 27", "1998-03: 5, 12, 19, 26", "1999-03: 4, 11, 18, 25"], continues: true),
    Example(
      title: "Every Thursday, but only in June, July and August, forever", start: "19970605",
      rules: ["FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8"],
      days: [
        "1997-06: 5, 12, 19, 26", "1997-07: 3, 10, 17, 24, 31", "1997-08: 7, 14, 21, 28", "1998-06: 4, 11, 18, 25",
        "1998-07: 2, 9, 16, 23, 30", "1998-08: 6, 13, 20, 27", "1999-06: 3, 10, 17, 24", "1999-07: 1, 8, 15, 22, 29",
        "1999-08: 5, 12, 19, 26",
      ], continues: true),
    Example(
      title: "Every Friday the 13th, forever", rules: ["FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13"],
      days: ["1998-02: 13", "1998-03: 13", "1998-11: 13", "1999-08: 13", "2000-10: 13"], continues: true),
    Example(
      title: "The first Saturday that follows the first Sunday of the month, forever", start: "19970913",
      rules: ["FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13"],
      days: [
        "1997-09: 13", "1997-10: 11", "1997-11: 8", "1997-12: 13", "1998-01: 10", "1998-02: 7", "1998-03: 7",
        "1998-04: 11", "1998-05: 9", "1998-06: 13",
      ], continues: true),
    Example(
      title: "Every 4 years, the first Tuesday after a Monday in November, forever", start: "19961105",
      rules: ["FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8"],
      days: ["1996-11: 5", "2000-11: 7", "2004-11: 2"], continues: true),
    Example(
      title: "The third Tuesday, Wednesday or Thursday of the month, for 3 months", start: "19970904",
      rules: ["FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3"], days: ["1997-09: 4", "1997-10: 7", "1997-11: 6"]),
    Example(
      title: "The second-to-last weekday of the month", start: "19970929",
      rules: ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2"],
      days: [
        "1997-09: 29", "1997-10: 30", "1997-11: 27", "1997-12: 30", "1998-01: 29", "1998-02: 26", "1998-03: 30",
      ], continues: true),
    Example(
      title: "Weeks that begin on Monday", start: "19970805",
      rules: ["FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO"], days: ["1997-08: 5, 10, 19, 24"]),
    Example(
      title: "Weeks that begin on Sunday", start: "19970805",
      rules: ["FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU"], days: ["1997-08: 5, 17, 19, 31"]),
    Example(
      title: "An invalid date is ignored", start: "20070115", rules: ["FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5"],
      days: ["2007-01: 15, 30", "2007-02: 15", "2007-03: 15, 30"]),
  ]

  private let zone: Zone

  init() throws {
    zone = try ZoneDatabase(directory: Fixtures.zoneinfo).zone("America/New_York")
  }

  @Test(arguments: examples) func fallsOnTheDaysOfTheRFC(_ example: Example) throws {
    let expected = try example.days.flatMap(Self.expanded)
    for rule in example.rules {
      let found = try occurrences(rule, start: example.start + "T090000", limit: expected.count + 1)
      #expect(found.prefix(expected.count) == expected[...], "\(rule)")
      #expect(found.count == expected.count + (example.continues ? 1 : 0), "\(rule)")
    }
  }

  /// The RFC writes 17:00 UTC where five in the afternoon in New York is 21:00 UTC.
  @Test(arguments: [
    ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", ["09:00", "12:00", "15:00"]),
    ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", ["09:00", "09:15", "09:30", "09:45", "10:00", "10:15"]),
    ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", ["09:00", "10:30", "12:00", "13:30"]),
  ]) func firesAtTheTimesOfTheRFC(rule: String, times: [String]) throws {
    #expect(
      try occurrences(rule, start: "19970902T090000", limit: times.count + 1) == times.map { "1997-09-02T\($0):00" })
  }

  @Test(arguments: [
    "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
    "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
  ]) func firesEvery20MinutesFrom9To1640EveryDay(rule: String) throws {
    let day = (9...16).flatMap { hour in
      ["00", "20", "40"].map { minute in "T\(hour < 10 ? "0" : "")\(hour):\(minute):00" }
    }
    let expected = ["1997-09-02", "1997-09-03"].flatMap { date in day.map { date + $0 } }
    #expect(try occurrences(rule, start: "19970902T090000", limit: expected.count) == expected)
  }

  /// The RFC takes off the start with EXDATE, which is not an occurrence here to begin with.
  @Test func leavesOutAStartThatDoesNotMatch() throws {
    let recurrence = try Recurrence(
      try RecurrenceRule("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13"), start: try CalendarTime("19970902T090000"), zone: zone)
    let set = RecurrenceSet(recurrence, excludedDates: [try CalendarTime("19970902T090000")])
    #expect(set.next(after: .min)?.local.description == "1998-02-13T09:00:00")
    #expect(recurrence.next(after: .min)?.local.description == "1998-02-13T09:00:00")
  }

  private func occurrences(_ rule: String, start: String, limit: Int) throws -> [String] {
    let recurrence = try Recurrence(try RecurrenceRule(rule), start: try CalendarTime(start), zone: zone)
    return recurrence.occurrences(in: .min ..< .max).prefix(limit).map(\.local.description)
  }

  /// `1997-09: 2-4, 9` as dates and times.
  private static func expanded(_ month: String) throws -> [String] {
    let parts = month.split(separator: ":")
    return try parts[1].split(separator: ",").flatMap { part in
      let bounds = part.split(separator: "-").map { $0.filter { $0 != " " } }
      let first = try #require(Int(bounds[0]))
      let last = try #require(Int(bounds[bounds.count - 1]))
      return (first...last).map { "\(parts[0])-\($0 < 10 ? "0" : "")\($0)T09:00:00" }
    }
  }
}
