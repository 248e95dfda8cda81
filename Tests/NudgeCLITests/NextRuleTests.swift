import Foundation
import NudgeTestSupport
import Testing

/// `nudge next --rule`, as a process.
@Suite("nudge next --rule")
struct NextRuleTests {
  private func run(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(["next"] + arguments, environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "Europe/Berlin"])
  }

  private func document(_ arguments: [String]) throws -> [String: Any] {
    let run = try run(arguments + ["--format", "json"])
    #expect(run.code == 0, "\(run.complaints)")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func occurrences(_ arguments: [String], _ key: String) throws -> [String] {
    let all = try #require(try document(arguments)["occurrences"] as? [[String: Any]])
    return all.map { $0[key] as? String ?? "none" }
  }

  /// At 17:19 in New York, a reminder at 20:00 on the reader's clock is still to come, although it is 22:19 in UTC.
  @Test func countsAFloatingRuleFromTheReadersClock() throws {
    let arguments = [
      "next", "--rule", "FREQ=DAILY", "--start", "2026-11-20T20:00", "--count", "1", "--now", "2026-11-22T22:19:00Z",
    ]
    let environment = ["TZDIR": Fixtures.zoneinfo, "TZ": "America/New_York"]
    let next = try CommandRun(arguments + ["--format", "json"], environment: environment).object()
    #expect((next["occurrences"] as? [[String: Any]])?.first?["local"] as? String == "2026-11-22T20:00:00")
    #expect(next["now"] as? String == "2026-11-22T22:19:00Z")
    let text = try CommandRun(arguments, environment: environment).output
    #expect(text.contains("The list begins after Sun, Nov 22, 2026, 5:19 PM in America/New_York; --time-zone sets"))
  }

  /// The second-to-last weekday of the month, with the dates of RFC 5545, section 3.8.5.3.
  @Test func givesTheDatesOfTheRFC() throws {
    let arguments = [
      "--rule", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "--start", "1997-09-29T09:00:00", "--time-zone",
      "America/New_York", "--now", "1997-09-01T00:00:00Z", "--count", "7",
    ]
    #expect(
      try occurrences(arguments, "at") == [
        "1997-09-29T09:00:00-04:00", "1997-10-30T09:00:00-05:00", "1997-11-27T09:00:00-05:00",
        "1997-12-30T09:00:00-05:00", "1998-01-29T09:00:00-05:00", "1998-02-26T09:00:00-05:00",
        "1998-03-30T09:00:00-05:00",
      ])
    #expect(try occurrences(arguments, "utc").first == "1997-09-29T13:00:00Z")
  }

  @Test func floatsWithoutATimeZone() throws {
    let arguments = [
      "--rule", "FREQ=DAILY", "--start", "2026-11-20T09:00:00", "--now", "2026-11-22T09:00:00Z", "--count", "2",
    ]
    // The one at the very moment of asking is over.
    #expect(try occurrences(arguments, "local") == ["2026-11-23T09:00:00", "2026-11-24T09:00:00"])
    #expect(try occurrences(arguments, "at") == ["2026-11-23T09:00:00", "2026-11-24T09:00:00"])
    #expect(try occurrences(arguments, "utc") == ["none", "none"])
    #expect(try document(arguments)["timeZone"] is NSNull)
  }

  @Test func namesWholeDays() throws {
    let arguments = [
      "--rule", "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", "--start", "2026-11-20", "--now", "2026-11-22T09:00:00Z",
      "--count", "2",
    ]
    #expect(try occurrences(arguments, "local") == ["2026-11-30", "2026-12-31"])
    #expect(try occurrences(arguments, "id") == ["reminder-2026-11-30", "reminder-2026-12-31"])
    let text = try run(arguments).output
    #expect(text.contains("Mon, Nov 30, 2026  reminder"))
  }

  @Test func beginsTodayWithoutAStart() throws {
    let arguments = ["--rule", "FREQ=WEEKLY", "--now", "2026-11-21T12:00:00Z", "--count", "2"]
    #expect(try occurrences(arguments, "at") == ["2026-11-21T20:00:00+01:00", "2026-11-28T20:00:00+01:00"])
  }

  @Test func keepsAStartInUTCInUTC() throws {
    let arguments = [
      "--rule", "FREQ=DAILY", "--start", "2026-11-20T09:00:00Z", "--now", "2026-11-22T10:00:00Z", "--count", "1",
    ]
    #expect(try occurrences(arguments, "utc") == ["2026-11-23T09:00:00Z"])
    #expect(
      try occurrences(arguments + ["--time-zone", "Asia/Shanghai"], "at") == ["2026-11-23T17:00:00+08:00"])
  }

  /// A start with an offset has no time zone, so a note says which option shows local time.
  @Test func saysThatAStartWithAnOffsetIsInUTC() throws {
    let arguments = ["next", "--rule", "FREQ=DAILY", "--now", "2026-11-22T10:00:00Z", "--count", "1"]
    func notes(_ more: [String], zone: String, language: String = "en_US.UTF-8") throws -> String {
      let environment = ["TZDIR": Fixtures.zoneinfo, "TZ": zone, "LC_ALL": language]
      return try CommandRun(arguments + more, environment: environment).complaints
    }
    let start = ["--start", "2026-11-25T09:00-06:00"]
    #expect(
      try notes(start, zone: "America/Chicago")
        == """
        nudge: --start has an offset but no time zone, so the times are in UTC; for local time, add --time-zone America/Chicago

        """)
    #expect(try notes(start, zone: "Asia/Shanghai", language: "zh_CN.UTF-8").contains("--time-zone Asia/Shanghai"))
    #expect(try notes(start, zone: "UTC") == "")
    #expect(try notes(start + ["--time-zone", "Asia/Tokyo"], zone: "America/Chicago") == "")
    #expect(try notes(["--start", "2026-11-25T09:00"], zone: "America/Chicago") == "")
  }

  @Test func addsAndLeavesOut() throws {
    let arguments = [
      "--rule", "FREQ=DAILY;COUNT=4", "--start", "2026-11-22T20:00:00", "--exclude", "2026-11-23,2026-11-24T20:00:00",
      "--also", "2026-11-23T12:00:00", "--also", "2026-12-24", "--time-zone", "Europe/Berlin", "--now",
      "2026-11-21T12:00:00Z", "--count", "9",
    ]
    #expect(
      try occurrences(arguments, "local") == ["2026-11-22T20:00:00", "2026-11-25T20:00:00", "2026-12-24T20:00:00"])
  }

  @Test func namesBothPassingsOfARepeatedHour() throws {
    let arguments = [
      "--rule", "FREQ=HOURLY", "--start", "2026-11-01T00:30:00", "--time-zone", "America/New_York", "--now",
      "2026-11-01T04:45:00Z", "--count", "3",
    ]
    #expect(
      try occurrences(arguments, "id") == [
        "reminder-2026-11-01-0130", "reminder-2026-11-01-0130-2", "reminder-2026-11-01-0230",
      ])
  }

  @Test func holdsToQuietHoursOfSomeNights() throws {
    // 2026-11-20 is a Friday.
    let arguments = [
      "--rule", "FREQ=DAILY", "--start", "2026-11-19T23:00:00", "--time-zone", "Europe/Berlin", "--quiet-hours",
      "fri,sat 22:00-10:00", "--now", "2026-11-19T12:00:00Z", "--count", "4",
    ]
    #expect(
      try occurrences(arguments, "local") == [
        "2026-11-19T23:00:00", "2026-11-21T10:00:00", "2026-11-22T10:00:00", "2026-11-22T23:00:00",
      ])
  }

  @Test func leavesOutWhatIsRecordedInItsPeriod() throws {
    let arguments = [
      "--rule", "FREQ=WEEKLY;BYDAY=SU", "--start", "2026-11-01T20:00:00", "--time-zone", "Europe/Berlin", "--now",
      "2026-11-22T12:00:00Z", "--achievements", "3", "--count", "1", "--last-on",
    ]
    let answered = try occurrences(arguments + ["2026-11-22"], "id")
    #expect(answered.contains("reminder-2026-11-29"))
    #expect(!answered.contains("reminder-2026-11-22"))
    // Saturday is the end of the period before.
    #expect(try occurrences(arguments + ["2026-11-21"], "id").contains("reminder-2026-11-22"))
  }

  @Test func saysWhatAnExclusionDoesNotLeaveOut() throws {
    let run = try run([
      "--rule", "FREQ=DAILY", "--start", "2026-11-20T09:00:00", "--exclude", "2026-11-22T10:00:00,2026-11-23T09:00:00",
      "--now", "2026-11-21T12:00:00Z", "--format", "json",
    ])
    #expect(
      run.complaints == "nudge: --exclude 2026-11-22T10:00:00 has no effect: the rule does not produce this time\n")
    #expect(run.output.contains("\"exclude\" : [\n    \"2026-11-22T10:00:00\",\n    \"2026-11-23T09:00:00\"\n  ]"))
  }

  /// Sundays fall on November 22 and 29; an added time can fall on another day.
  @Test func saysWhatAnExcludedDateDoesNotLeaveOut() throws {
    let run = try run([
      "--rule", "FREQ=WEEKLY", "--start", "2026-11-22T20:00", "--exclude", "2026-11-24,2026-11-26,2026-11-29", "--also",
      "2026-11-26T09:00", "--time-zone", "America/Chicago", "--now", "2026-11-21T12:00:00Z",
    ])
    #expect(run.complaints == "nudge: --exclude 2026-11-24 has no effect: the rule does not produce this time\n")
    let wholeDays = try self.run([
      "--rule", "FREQ=WEEKLY", "--start", "2026-11-22", "--exclude", "2026-11-24,2026-11-29", "--now",
      "2026-11-21T12:00:00Z",
    ])
    #expect(wholeDays.complaints == "nudge: --exclude 2026-11-24 has no effect: the rule does not produce this time\n")
  }

  @Test(arguments: [
    ("2026-11-25 9am", "2026-11-25T09:00"), ("2026-11-25 noon", "2026-11-25T12:00"),
    ("2026-11-25 8:30 p.m.", "2026-11-25T20:30"),
  ])
  func startsAtATimeAsPeopleWriteIt(start: String, meant: String) throws {
    func next(_ start: String) throws -> CommandRun {
      try run(["--rule", "FREQ=DAILY", "--start", start, "--exclude", start, "--now", "2026-11-21T12:00:00Z"])
    }
    #expect(try next(start).complaints == "")
    #expect(try next(start).output == next(meant).output)
  }

  @Test func keepsControlCharactersFromTheTerminal() throws {
    let run = try run(["--rule", "FREQ=\u{1B}]0;x\u{07}", "--start", "2026-11-20"])
    #expect(!run.complaints.contains("\u{1B}") && !run.complaints.contains("\u{07}"))
    let long = try self.run(["--rule", "FREQ=DAILY;" + String(repeating: "A", count: 9_000) + "=1"])
    #expect(long.complaints.utf8.count < 800)
  }

  @Test(arguments: [
    ("en", "in any time zone; also Fri, Dec 25, 2026 and Fri, Jan 1, 2027, 9:00 AM; except Wed, Dec 2, 2026"),
    ("zh-Hans", "，不限时区；另加2026年12月25日周五和2027年1月1日周五 09:00；不含2026年12月2日周三"),
    ("zh-Hant", "，不限時區；另加2026年12月25日 週五和2027年1月1日 週五 09:00；不含2026年12月2日 週三"),
  ])
  func writesDatesInTheReadersFormat(locale: String, end: String) throws {
    let arguments = [
      "--rule", "FREQ=DAILY;COUNT=3", "--start", "2026-12-01T20:00", "--exclude", "2026-12-02", "--also",
      "2026-12-25,2027-01-01T09:00", "--locale", locale,
    ]
    let line = try #require(try run(arguments).output.split(separator: "\n").first)
    #expect(line.hasSuffix(end), "\(line)")
  }

  @Test func saysWhereNothingEverComes() throws {
    let text = try run(["--rule", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "--start", "2026-11-20"]).output
    #expect(text.contains("Nothing is coming: no date fits the rule."))
    let ended = try run(["--rule", "FREQ=DAILY;COUNT=1", "--start", "2020-11-20"]).output
    #expect(ended.contains("  Nothing is coming: the rule has ended.\n"))
  }

  @Test func showsTheRuleOfAFrequency() throws {
    let text = try run(["--frequency", "three-days", "--anchor", "2026-11-01", "--explain"]).output
    #expect(
      text.contains(
        "The schedule as a recurrence rule: FREQ=DAILY;INTERVAL=3, starting on Sun, Nov 1, 2026, 8:00 PM.\n"))
  }

  @Test(
    arguments: [
      (["--rule", "FREQ=DAILY;BYHOUR=24"], "--rule: BYHOUR cannot be 24; it must be 0 to 23.", 6 + 13),
      (
        ["--rule", "FREQ=DAYLY"],
        "--rule: FREQ cannot be DAYLY; it must be one of SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY, YEARLY.", 6
      ),
      (
        ["--rule", "FREQ=DAILY;BYDAYS=MO"], "--rule: Unknown recurrence rule part BYDAYS. Did you mean BYDAY?",
        12
      ),
      (
        ["--rule", "FREQ=WEEKLY;BYMONTHDAY=3"],
        "--rule: BYMONTHDAY is not valid with FREQ=WEEKLY; use FREQ=MONTHLY or FREQ=DAILY.", 13
      ),
      (
        ["--rule", "FREQ=DAILY;COUNT=3;UNTIL=20261231"], "--rule: A rule can have COUNT or UNTIL, but not both.",
        20
      ),
      (["--rule", "BYDAY=MO"], "--rule: FREQ is required, such as FREQ=DAILY.", 9),
    ] as [([String], String, Int)])
  func pointsAtTheFault(arguments: [String], complaint: String, column: Int) throws {
    let run = try run(arguments)
    #expect(run.code == 64)
    let lines = run.complaints.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Error: " + complaint)
    #expect(lines[1] == "  " + arguments[1])
    #expect(lines[2] == "  " + String(repeating: " ", count: column - 1) + "^")
  }

  @Test(arguments: [
    (["--start", "2026-11-20"], "Error: --start requires --rule, such as --rule \"FREQ=DAILY\"."),
    (["--exclude", "2026-11-20"], "Error: --exclude requires --rule, such as --rule \"FREQ=DAILY\"."),
    (["--also", "2026-11-20"], "Error: --also requires --rule, such as --rule \"FREQ=DAILY\"."),
    (
      ["--rule", "FREQ=DAILY", "--at", "20:00"],
      "Error: --rule and --start already define the schedule; leave out --at."
    ),
    (
      ["--rule", "FREQ=DAILY", "--frequency", "daily"],
      "Error: --rule and --start already define the schedule; leave out --frequency."
    ),
    (
      ["--rule", "FREQ=HOURLY", "--start", "2026-11-20"],
      "Error: --start is a whole day, but FREQ=HOURLY requires a time, such as --start 2026-11-01T09:00:00."
    ),
    (
      ["--rule", "FREQ=DAILY;BYHOUR=9", "--start", "2026-11-20"],
      "Error: --start is a whole day, but BYHOUR requires a time, such as --start 2026-11-01T09:00:00."
    ),
    (
      ["--rule", "FREQ=DAILY", "--start", "2026-11-20", "--quiet-hours", "22:00-08:00"],
      "Error: --quiet-hours requires a time of day; give --start one, such as --start 2026-11-01T09:00:00."
    ),
    (
      ["--rule", "FREQ=DAILY", "--start", "2026-11-20T09:00:00", "--achievements", "3"],
      "Error: The progress options require a time zone, but --start has none; add --time-zone, such as Europe/Berlin."
    ),
    (
      ["--rule", "FREQ=DAILY", "--start", "2026-11-20T09:00:00", "--also", "2026-11-23T09:00:00Z"],
      "Error: --also is a timestamp, but --start has no time zone; add --time-zone, or leave out the offset."
    ),
    (
      ["--rule", "FREQ=DAILY", "--start", "2026-11-20", "--also", "2026-11-23T09:00:00"],
      "Error: --start is a whole day, so --also must be a date without a time."
    ),
    (
      ["--rule", "FREQ=SECONDLY;INTERVAL=3601;BYMINUTE=0;BYSECOND=0;COUNT=10000000", "--start", "2026-11-20T09:00:00"],
      "Error: --rule: COUNT=10000000 takes too long to count with this rule; use UNTIL instead."
    ),
    (
      ["--start", "\u{1B}[31m"],
      "Error: The value '\u{FFFD}[31m' is invalid for '--start <time>': “\u{FFFD}[31m” is not a date or time; begin with the year, such as 2026-11-22, 2026-11-22T20:00:00 or 2026-11-22T20:00:00Z."
    ),
    (
      ["--rule", "FREQ=DAILY", "--start", "20261301"],
      "Error: The value '20261301' is invalid for '--start <time>': Month 13 is outside the range 1 to 12; use a form such as 2026-11-22, 2026-11-22T20:00:00 or 2026-11-22T20:00:00Z."
    ),
    (
      ["--quiet-hours", "31 22:00-10:00"],
      "Error: The value '31 22:00-10:00' is invalid for '--quiet-hours <from-to>': “31 22:00” is not a time of day; use a form such as 22:00-08:00."
    ),
  ]) func saysWhatIsWrongAndWhatWouldBeRight(arguments: [String], complaint: String) throws {
    let run = try run(arguments)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.complaints.split(separator: "\n").first.map(String.init) == complaint)
  }

  @Test func restatesTheScheduleInShippedWordsIfACatalogHasNone() throws {
    let folder = try TemporaryFolder()
    try folder.write("Templates/actions.yaml", "kind: actions\nsurface: action\nvariants:\n  - {id: add}\n".utf8)
    try folder.write("Localization/en/actions.json", "{\n  \"@@locale\": \"en\",\n  \"actions.add\": \"Add\"\n}\n".utf8)
    let arguments = ["next", "--frequency", "weekly", "--on", "sunday", "--time-zone", "UTC", "--catalog", folder.path]
    let run = try CommandRun(arguments)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Every week on Sunday at 8:00"))
  }
}
