import NudgeTestSupport
import NudgeTime
import Testing

@Suite("Search of hourly and finer rules")
struct ElapsedSearchTests {
  /// Every second minute from an odd one never shows an even one; a million steps would not find that out at once.
  @Test(arguments: [
    "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=30", "FREQ=HOURLY;INTERVAL=24;BYHOUR=8", "FREQ=SECONDLY;INTERVAL=60;BYSECOND=1",
    "FREQ=MINUTELY;INTERVAL=1440;BYHOUR=8;BYDAY=MO",
  ])
  func endsAtOnceWhereNoStepMeetsATimeOfDay(text: String) throws {
    let recurrence = try Recurrence(
      try RecurrenceRule(text), start: try CalendarTime("20260101T090100"), zone: nil)
    let duration = threadTime {
      #expect(recurrence.next(after: .min) == nil)
      #expect(recurrence.previous(before: .max) == nil)
    }
    #expect(duration < .milliseconds(500))
  }

  /// 9:00 in winter is 10:00 in summer, a hundred and more steps later.
  @Test func goesOnWhereTheClocksChange() throws {
    let berlin = try ZoneDatabase(directory: Fixtures.zoneinfo).zone("Europe/Berlin")
    let start = try CalendarTime("20261101T090000")
    let summer = try Recurrence(try RecurrenceRule("FREQ=HOURLY;INTERVAL=24;BYHOUR=10"), start: start, zone: berlin)
    #expect(summer.next(after: .min)?.local.description == "2027-03-28T10:00:00")
    let never = try Recurrence(try RecurrenceRule("FREQ=HOURLY;INTERVAL=24;BYHOUR=11"), start: start, zone: berlin)
    #expect(never.next(after: .min) == nil)
  }
}
