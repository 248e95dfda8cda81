import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeTime
import Testing

@Suite("ReminderCalendar")
struct ReminderCalendarTests {
  private static let zones = ZoneDatabase.compiledIn

  private func cadence(
    _ frequency: Frequency, at times: [String] = ["20:00"], anchor: String = "2026-11-01", zone: String = "UTC"
  ) throws -> Schedule {
    .cadence(
      try Cadence(
        frequency, at: try times.map { try TimeOfDay($0) }, anchor: try CivilDate(anchor),
        zone: try Self.zones.zone(zone)))
  }

  private func lines(
    _ schedule: Schedule, quietHours: [DailyWindow] = [], progress: AchievementSummary? = nil, count: Int = 3,
    after now: String = "2026-11-21T12:00:00Z"
  ) throws -> [String] {
    var person = Person(id: "u-17", timeZone: schedule.zone.identifier, history: History(progress.map { .summary($0) }))
    person.preferences.quietHours = quietHours
    person.preferences.reminders.relent = false
    let calendar = ReminderCalendar(
      of: Planner(catalog: .shipped, zones: Self.zones).plan(for: person, on: schedule), title: "A reminder", body: "",
      count: count, stamp: try Timestamp(rfc3339: now))
    return try calendar.text(after: try Timestamp(rfc3339: now)).split(whereSeparator: \.isNewline).map(String.init)
  }

  private func values(_ name: String, _ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("\(name):") || $0.hasPrefix("\(name);") }
  }

  @Test func beginsWithTheNextReminderInThePhaseOfTheAnchor() throws {
    let lines = try lines(try cadence(.everyDays(3)))
    #expect(values("DTSTART", lines) == ["DTSTART:20261122T200000Z"])
    #expect(values("RRULE", lines) == ["RRULE:FREQ=DAILY;INTERVAL=3"])
  }

  @Test func writesAnEventForEachTimeOfDay() throws {
    let lines = try lines(try cadence(.everyDays(1), at: ["08:00", "20:30"], zone: "Asia/Shanghai"))
    #expect(
      values("DTSTART", lines).suffix(2) == [
        "DTSTART;TZID=Asia/Shanghai:20261122T080000", "DTSTART;TZID=Asia/Shanghai:20261121T203000",
      ])
    #expect(values("RRULE", lines) == ["RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY"])
    #expect(Set(values("UID", lines)).count == 2)
  }

  /// A day that not every month has, in words that apps know.
  @Test(arguments: [
    (29, "RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"), (30, "RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"),
    (31, "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1"), (28, "RRULE:FREQ=MONTHLY;BYMONTHDAY=28"),
  ])
  func saysTheLastDayOfAMonthWithoutSkip(_ day: Int, _ rule: String) throws {
    #expect(values("RRULE", try lines(try cadence(.monthly(onDay: day)))) == [rule])
  }

  @Test func tellsRemindersOneByOneWhereQuietHoursHoldThem() throws {
    let quiet = [try DailyWindow("22:00-08:00")]
    let lines = try lines(try cadence(.everyDays(1), at: ["23:00"]), quietHours: quiet)
    #expect(values("RRULE", lines) == [])
    #expect(
      values("DTSTART", lines) == [
        "DTSTART:20261122T080000Z", "DTSTART:20261123T080000Z", "DTSTART:20261124T080000Z",
      ])
  }

  @Test func goesByARuleWhereQuietHoursTouchNothing() throws {
    let quiet = [try DailyWindow("22:00-08:00")]
    let lines = try lines(try cadence(.everyDays(1), at: ["20:00"]), quietHours: quiet)
    #expect(values("RRULE", lines) == ["RRULE:FREQ=DAILY"])
  }

  @Test func leavesOutASlotThatIsAnsweredAlready() throws {
    let progress = AchievementSummary(count: 1, currentStreak: 1, longestStreak: 1, lastOn: try CivilDate("2026-11-21"))
    #expect(
      values("DTSTART", try lines(try cadence(.everyDays(1)), progress: progress)) == ["DTSTART:20261122T200000Z"])
  }

  @Test func countsWhatIsLeftAndLeavesOutWhatIsExcluded() throws {
    let start = CalendarTime.local(try CivilDateTime(date: CivilDate("2026-11-01"), time: TimeOfDay("09:00")))
    let recurrence = try Recurrence(
      try RecurrenceRule("FREQ=DAILY;COUNT=30"), start: start, zone: try Self.zones.zone("Europe/Berlin"))
    let set = RecurrenceSet(recurrence, excludedDates: [.date(try CivilDate("2026-11-24"))])
    let lines = try lines(.recurrences(set))
    #expect(values("DTSTART", lines).last == "DTSTART;TZID=Europe/Berlin:20261122T090000")
    #expect(values("RRULE", lines).last == "RRULE:FREQ=DAILY;COUNT=9")
    #expect(values("EXDATE", lines) == ["EXDATE;TZID=Europe/Berlin:20261124T090000"])
  }

  /// Source: RFC 5545, section 3.3.10: UNTIL is in UTC where the start has a zone, and local where it floats.
  @Test func tellsTheEndOfARuleAsItsStart() throws {
    let berlin = try Self.zones.zone("Europe/Berlin")
    let local = CalendarTime.local(try CivilDateTime(date: CivilDate("2026-11-01"), time: TimeOfDay("09:00")))
    let day = CalendarTime.date(try CivilDate("2026-11-01"))
    for (until, start, zone, expected) in [
      ("20261224T090000", local, Optional(berlin), "UNTIL=20261224T080000Z"),
      ("20261224", local, berlin, "UNTIL=20261224T225959Z"),
      ("20261224T080000Z", local, berlin, "UNTIL=20261224T080000Z"),
      ("20261224", local, nil, "UNTIL=20261224T235959"),
      ("20261224", day, berlin, "UNTIL=20261224T080000Z"), ("20261224", day, nil, "UNTIL=20261224T090000"),
    ] {
      let rule = try RecurrenceRule("FREQ=DAILY;UNTIL=\(until)")
      let set = RecurrenceSet(try Recurrence(rule, start: start, zone: zone))
      #expect(values("RRULE", try lines(.recurrences(set))).last == "RRULE:FREQ=DAILY;\(expected)")
    }
  }

  /// Each says something else in apps, or in some of them, as it stands.
  @Test(arguments: [
    ("FREQ=YEARLY;BYMONTHDAY=15", ["RRULE:FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=11"]), ("FREQ=YEARLY;BYWEEKNO=20", []),
    ("FREQ=MONTHLY;BYDAY=MO,1TU", []), ("FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR", []), ("FREQ=HOURLY;INTERVAL=7", []),
    ("FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", ["RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3"]),
  ])
  func writesNoRuleThatMeansSomethingElse(_ rule: String, _ expected: [String]) throws {
    let start = CalendarTime.local(try CivilDateTime(date: CivilDate("2026-11-01"), time: TimeOfDay("09:00")))
    let set = RecurrenceSet(try Recurrence(try RecurrenceRule(rule), start: start, zone: nil))
    let lines = try lines(.recurrences(set))
    #expect(values("RRULE", lines) == expected)
    #expect(values("DTSTART", lines).count == (expected.isEmpty ? 3 : 1))
  }

  @Test func keepsADateFarAheadOfItsRule() throws {
    let start = CalendarTime.local(try CivilDateTime(date: CivilDate("2026-11-01"), time: TimeOfDay("09:00")))
    let far = CalendarTime.local(try CivilDateTime(date: CivilDate("2031-06-01"), time: TimeOfDay("18:00")))
    let same = CalendarTime.local(try CivilDateTime(date: CivilDate("2031-06-02"), time: TimeOfDay("09:00")))
    let past = CalendarTime.local(try CivilDateTime(date: CivilDate("2026-11-05"), time: TimeOfDay("18:00")))
    let recurrence = try Recurrence(try RecurrenceRule("FREQ=DAILY"), start: start, zone: nil)
    let lines = try lines(.recurrences(RecurrenceSet(recurrence, dates: [far, same, past])))
    #expect(values("DTSTART", lines) == ["DTSTART:20261122T090000", "DTSTART:20310601T180000"])
  }

  /// Outlook takes the amount of a trigger as the time before the start, so a day is an event at 9:00 with an alarm at its
  /// start.
  ///
  /// Reports: [MS-OXCICAL] 2.1.3.1.1.20.62, nextcloud/calendar#2648, niccokunzmann/python-recurring-ical-events#271.
  @Test(arguments: [
    (nil, "DTSTART:20261201T090000", "EXDATE:20270101T090000"),
    ("UTC", "DTSTART:20261201T090000Z", "EXDATE:20270101T090000Z"),
    ("Europe/Vienna", "DTSTART;TZID=Europe/Vienna:20261201T090000", "EXDATE;TZID=Europe/Vienna:20270101T090000"),
  ])
  func remindsAtNineOnAWholeDay(_ zone: String?, _ start: String, _ exception: String) throws {
    let zone = try zone.map { try Self.zones.zone($0) }
    let rule = try RecurrenceRule("FREQ=MONTHLY;BYMONTHDAY=1")
    let recurrence = try Recurrence(rule, start: .date(try CivilDate("2026-11-01")), zone: zone)
    let excluded = [CalendarTime.date(try CivilDate("2027-01-01"))]
    let lines = try lines(.recurrences(RecurrenceSet(recurrence, excludedDates: excluded)))
    #expect(values("DTSTART", lines).last == start)
    #expect(values("EXDATE", lines) == [exception])
    #expect(values("TRIGGER", lines) == ["TRIGGER:PT0S"])
    #expect(values("DURATION", lines) == ["DURATION:PT15M"])
    #expect(!lines.contains { $0.contains("VALUE=DATE") })
  }

  @Test(arguments: [(nil, "DTSTART:20270215T090000"), ("Europe/Vienna", "DTSTART:20270215T080000Z")])
  func remindsAtNineOnSingleDays(_ zone: String?, _ start: String) throws {
    let zone = try zone.map { try Self.zones.zone($0) }
    let rule = try RecurrenceRule("FREQ=YEARLY;BYMONTHDAY=15;BYDAY=MO")
    let recurrence = try Recurrence(rule, start: .date(try CivilDate("2026-02-15")), zone: zone)
    let lines = try lines(.recurrences(RecurrenceSet(recurrence)), count: 1)
    #expect(values("DTSTART", lines) == [start])
    #expect(values("TRIGGER", lines) == ["TRIGGER:PT0S"])
  }

  @Test func isEmptyWhereNothingComesAnyMore() throws {
    let start = CalendarTime.local(try CivilDateTime(date: CivilDate("2026-11-01"), time: TimeOfDay("09:00")))
    let set = RecurrenceSet(try Recurrence(try RecurrenceRule("FREQ=DAILY;COUNT=3"), start: start, zone: nil))
    #expect(try lines(.recurrences(set)) == [])
  }

  /// Made again tomorrow, it names its events alike, so that they replace those of today.
  @Test func namesItsEventsByWhatTheySay() throws {
    let today = try lines(try cadence(.everyDays(1), anchor: "2026-11-21"))
    let tomorrow = try lines(
      try cadence(.everyDays(1), anchor: "2026-11-22"), after: "2026-11-22T12:00:00Z")
    let later = try lines(try cadence(.everyDays(1), at: ["21:00"]))
    #expect(values("UID", today) == values("UID", tomorrow))
    #expect(values("UID", today) != values("UID", later))
  }
}
