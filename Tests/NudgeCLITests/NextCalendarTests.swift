import NudgeTestSupport
import Testing

@Suite("nudge next --format ics")
struct NextCalendarTests {
  @Test func writesACalendarInTheReadersLanguage() throws {
    let run = try CommandRun(
      [
        "next", "--frequency", "weekly", "--on", "sunday", "--at", "20:00", "--time-zone", "Asia/Shanghai", "--now",
        "2026-11-21T12:00:00Z", "--locale", "zh-Hans", "--format", "ics",
      ])
    #expect(run.code == 0)
    #expect(run.complaints == "")
    let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines.first == "BEGIN:VCALENDAR")
    #expect(lines.contains("DTSTART;TZID=Asia/Shanghai:20261122T200000"))
    #expect(lines.contains("RRULE:FREQ=WEEKLY;BYDAY=SU"))
    #expect(lines.contains("SUMMARY:有一条提醒"))
    #expect(lines.last == "END:VCALENDAR")
  }

  @Test func writesTheTimeInUTCAboveALocalStart() throws {
    let run = try CommandRun(
      [
        "next", "--rule", "FREQ=DAILY", "--start", "2026-11-25T09:00:00", "--now", "2026-11-24T23:30:00Z", "--format",
        "ics",
      ], environment: ["TZ": "Asia/Shanghai"])
    let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines.contains("DTSTAMP:20261124T233000Z"))
    #expect(lines.contains("DTSTART:20261125T090000"))
  }

  @Test func saysThatEventsDoNotRepeat() throws {
    let run = try CommandRun.next("--at", "8:00,23:00", "--quiet-hours", "22:00-7:00", "--format", "ics")
    #expect(run.code == 0 && run.output.ranges(of: "BEGIN:VEVENT").count == 5)
    #expect(
      run.complaints == """
        nudge: the calendar has 5 events that don’t repeat, because no rule can express these reminders; --count changes \
        the number

        """)
  }

  @Test func saysThatNothingComes() throws {
    let run = try CommandRun(
      [
        "next", "--rule", "FREQ=DAILY;COUNT=2", "--start", "2026-11-01T09:00:00", "--time-zone", "UTC", "--now",
        "2026-11-21T12:00:00Z", "--format", "ics",
      ])
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(
      run.complaints
        == "nudge: there are no reminders after 2026-11-21T12:00:00Z, so the calendar would be empty.\n")
  }
}
