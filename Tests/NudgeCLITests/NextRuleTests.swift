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

  // MARK: Lines of other programs

  /// As rrule.js and python-dateutil print rules (jkbrzt/rrule#434, simshaun/recurr#191).
  @Test(arguments: [
    "DTSTART:20261121T090000Z\nRRULE:FREQ=DAILY", "DTSTART:20261121T090000Z\r\nRRULE:FREQ=DAILY\r\n",
    "DTSTART:20261121T090000Z RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY\nDTSTART:20261121T090000Z",
    #"DTSTART:20261121T090000Z\nRRULE:FREQ=DAILY"#, "dtstart:20261121T090000Z\nrrule:freq=daily",
    "DTSTART;TZID=UTC:20261121T090000\nRRULE:FREQ=DAILY",
    #"DTSTART:20261121T090000Z\r\nRRULE:FREQ=DAILY\r\n"#, "RRULE: FREQ=DAILY\rDTSTART: 20261121T090000Z",
    "DTSTART;TZID=UTC:20261121T090000 RRULE:FREQ=DAILY", "  \n\nDTSTART:20261121T090000Z\n\n\tRRULE:FREQ=DAILY",
    "DTSTART;VALUE=DATE-TIME;X-A=\"b;c:d\":20261121T090000Z RRULE:FREQ=DAILY",
    "DTSTART;VALUE=DATE-TIME:20261121T\n 090000Z\nRRULE:FREQ=DAILY",
  ])
  func readsTheLinesAroundARule(rule: String) throws {
    let now = ["--now", "2026-11-21T12:00:00Z", "--count", "2"]
    let zone = rule.contains("TZID") ? [] : ["--time-zone", "UTC"]
    let given = try run(["--rule", rule, "--format", "json"] + zone + now)
    let meant = try run(
      ["--rule", "FREQ=DAILY", "--start", rule.contains("TZID") ? "2026-11-21T09:00" : "2026-11-21T09:00Z"]
        + ["--time-zone", "UTC", "--format", "json"] + now)
    #expect(given.code == 0 && given.complaints == "", "\(given.complaints)")
    #expect(given.output == meant.output)
  }

  @Test func readsZonesAndExceptions() throws {
    let lines = """
      DTSTART;TZID="America/New_York":20261121T090000
      RRULE:FREQ=DAILY;UNTIL=20261201T000000Z
      EXDATE;TZID=America/New_York:20261122T090000,20261124T090000
      RDATE;TZID=America/New_York:20261123T180000
      """
    #expect(
      try occurrences(["--rule", lines, "--now", "2026-11-21T15:00:00Z", "--count", "3"], "at") == [
        "2026-11-23T09:00:00-05:00", "2026-11-23T18:00:00-05:00", "2026-11-25T09:00:00-05:00",
      ])
    let days = "DTSTART;VALUE=DATE:20261121\nRRULE:FREQ=WEEKLY\nEXDATE;VALUE=DATE:20261128"
    #expect(
      try occurrences(["--rule", days, "--now", "2026-11-21T15:00:00Z", "--count", "1"], "local") == ["2026-12-05"])
  }

  @Test(arguments: [
    ("DTSTART:20261121T090000Z", "RRULE is missing, such as RRULE:FREQ=DAILY."),
    ("RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY", "RRULE appears twice; only one rule is supported."),
    ("DTSTART:20261121T090000Z\nDTSTART:20261122T090000Z\nRRULE:FREQ=DAILY", "DTSTART appears twice."),
    ("DTSTART:tomorrow\nRRULE:FREQ=DAILY", "DTSTART has “tomorrow”, which is not a time such as 20261121T090000Z."),
    (
      "RRULE:FREQ=DAILY\nEXRULE:FREQ=WEEKLY",
      "EXRULE is not supported, because RFC 5545 no longer has it; list the times in EXDATE."
    ),
    ("RRULE:FREQ=DAILY\nSUMMARY:Run", "SUMMARY is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read."),
    (
      "DTSTART;TZID=Europe/Berlin:20261121T090000\nRRULE:FREQ=DAILY\nEXDATE;TZID=UTC:20261122T090000",
      "EXDATE is in UTC, but DTSTART is in Europe/Berlin; use the same TZID for both."
    ),
    (
      "DTSTART:20261121T090000Z\nRRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Berlin:20261122T090000",
      "EXDATE is in Europe/Berlin, but DTSTART is in UTC; use the same TZID for both."
    ),
    (
      "DTSTART:20261121T090000\nRRULE:FREQ=DAILY\nRDATE;TZID=Europe/Berlin:20261122T090000",
      "RDATE is in Europe/Berlin, but DTSTART has no time zone; use the same TZID for both."
    ),
    (
      "RRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Berlin:20261122T090000\nRDATE;TZID=UTC:20261122T100000",
      "RDATE is in UTC, but another line is in Europe/Berlin; use the same TZID for both."
    ),
    (
      "DTSTART:20261121T090000Z\nRRULE:FREQ=DAILY\nRDATE;VALUE=PERIOD:20261122T090000Z/PT1H",
      "RDATE cannot have values of the type PERIOD."
    ),
    (
      "$DTSTART:20261121T090000Z\nRRULE:FREQ=DAILY",
      "“$DTSTART:20261121T090000Z” is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read, each as NAME:value."
    ),
    (
      "FREQ=WEEKLY;BYDAY=MO\nDTSTART:20261121T090000Z\nRRULE:FREQ=DAILY",
      "“FREQ=WEEKLY;BYDAY=MO” is beside other lines; begin the rule with RRULE:."
    ),
    (
      "FREQ=WEEKLY;BYDAY=MO EXDATE:20261121T090000Z",
      "“FREQ=WEEKLY;BYDAY=MO” is beside other lines; begin the rule with RRULE:."
    ),
    (
      "hello world RRULE:FREQ=DAILY DTSTART:20261121T090000Z",
      "“hello world” is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read, each as NAME:value."
    ),
    (
      "hello world RRULE:FREQ=DAILY",
      "“hello world” is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read, each as NAME:value."
    ),
    (
      "DTSTART:20261121T090000Z\nRRULE:FREQ=DAILY\nsee you",
      "“see you” is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read, each as NAME:value."
    ),
    (
      "DTSTART;TZID:20261121T090000Z\nRRULE:FREQ=DAILY",
      "“DTSTART;TZID:20261121T090000Z” is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read, each as NAME:value."
    ),
    (
      "DTSTART:20261121T090000Z hello RRULE:FREQ=DAILY",
      "DTSTART has “20261121T090000Zhello”, which is not a time such as 20261121T090000Z."
    ),
    (
      "DTSTART;TZID=W. Europe Standard Time:20261121T090000\nRRULE:FREQ=DAILY",
      "“W. Europe Standard Time” is not a zone name. Did you mean Europe/Berlin, Europe/Paris or Europe/Madrid?"
    ),
    (
      "RRULE:FREQ=DAILY DTSTART;TZID=W. Europe Standard Time:20261121T090000",
      "“W. Europe Standard Time” is not a zone name. Did you mean Europe/Berlin, Europe/Paris or Europe/Madrid?"
    ),
    (
      "DTSTART;TZID=Berlin:20261121T090000\nRRULE:FREQ=DAILY",
      "there is no zone Berlin in \(Fixtures.zoneinfo). Did you mean Europe/Berlin?"
    ),
    (
      "DTSTART;TZID=Europe/Berlin:20261121T090000\nRRULE:FREQ=DAILY\nDTEND;TZID=Europe/Berlin:20261121T100000",
      "DTEND is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read."
    ),
    (
      "RRULE:FREQ=DAILY DTEND;TZID=Europe/Berlin:20261121T100000",
      "DTEND is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read."
    ),
    (
      "RRULE:FREQ=DAILY\nSUMMARY;LANGUAGE=en:Run: or walk",
      "SUMMARY is not part of a rule; only DTSTART, RRULE, RDATE and EXDATE are read."
    ),
  ])
  func saysWhichLineIsWrong(rule: String, reason: String) throws {
    let run = try run(["--rule", rule])
    #expect(run.code == 64)
    #expect(run.complaints.hasPrefix("Error: --rule: \(reason)\n"), "\(run.complaints)")
  }

  /// The dates' time zone agrees with the option's, or is the rule's if nothing else says one.
  @Test(arguments: [
    ["--start", "2026-11-21T09:00", "--time-zone", "Europe/Berlin"], ["--start", "2026-11-21T09:00"],
    ["--start", "2026-11-21T09:00", "--time-zone", "europe/berlin"],
  ])
  func readsExceptionsBesideAStart(options: [String]) throws {
    let rule = "RRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Berlin:20261123T090000"
    let now = ["--now", "2026-11-21T12:00:00Z", "--count", "2"]
    #expect(
      try occurrences(["--rule", rule] + options + now, "at") == [
        "2026-11-22T09:00:00+01:00", "2026-11-24T09:00:00+01:00",
      ])
    // A floating DTSTART takes the option's.
    let floating = "DTSTART:20261121T090000\n" + rule
    #expect(
      try occurrences(["--rule", floating, "--time-zone", "Europe/Berlin"] + now, "at") == [
        "2026-11-22T09:00:00+01:00", "2026-11-24T09:00:00+01:00",
      ])
    #expect(
      try run(["--rule", rule, "--time-zone", "UTC"] + now).complaints
        .hasPrefix("Error: --rule is in Europe/Berlin, but --time-zone is UTC; leave out one of them.\n"))
  }

  /// Notes and errors name the line that the person wrote, and no option that they didn't use.
  @Test(arguments: [
    (
      "DTSTART;TZID=UTC:20261121T090000\nRRULE:FREQ=DAILY\nEXDATE;TZID=UTC:20261122T100000", [],
      "nudge: EXDATE 2026-11-22T10:00:00 has no effect: the rule does not produce this time"
    ),
    (
      "DTSTART:20261121T090000\nRRULE:FREQ=DAILY\nEXDATE:20261122T090000Z", [],
      "Error: EXDATE is a timestamp, but DTSTART has no time zone; add --time-zone, or leave out the offset."
    ),
    (
      "DTSTART:20261121\nRRULE:FREQ=DAILY\nRDATE:20261122T090000Z", [],
      "Error: DTSTART is a whole day, so RDATE must be a date without a time."
    ),
    (
      "DTSTART:20261121\nRRULE:FREQ=HOURLY", [],
      "Error: DTSTART is a whole day, but FREQ=HOURLY requires a time, such as DTSTART:20261101T090000."
    ),
    (
      "DTSTART:20261121\nRRULE:FREQ=DAILY", ["--quiet-hours", "22:00-08:00"],
      "Error: --quiet-hours requires a time of day; give DTSTART one, such as DTSTART:20261101T090000."
    ),
    (
      "DTSTART:20261121T090000\nRRULE:FREQ=DAILY", ["--achievements", "3"],
      "Error: The progress options require a time zone, but DTSTART has none; add --time-zone, such as Europe/Berlin."
    ),
    (
      "DTSTART:20261121T090000Z\nRRULE:FREQ=DAILY", [],
      "nudge: DTSTART has an offset but no time zone, so the times are in UTC; for local time, add --time-zone Europe/Berlin"
    ),
  ])
  func namesTheLine(rule: String, options: [String], complaint: String) throws {
    let run = try run(["--rule", rule, "--now", "2026-11-21T12:00:00Z"] + options)
    #expect(run.complaints.split(separator: "\n").first.map(String.init) == complaint)
  }

  @Test func takesOneStartAndOneZone() throws {
    let rule = "DTSTART;TZID=Europe/Berlin:20261121T090000\nRRULE:FREQ=DAILY"
    #expect(
      try run(["--rule", rule, "--start", "2026-11-22"]).complaints
        .hasPrefix("Error: --rule already contains DTSTART; leave out --start.\n"))
    #expect(
      try run(["--rule", rule, "--time-zone", "UTC"]).complaints
        .hasPrefix("Error: --rule is in Europe/Berlin, but --time-zone is UTC; leave out one of them.\n"))
    #expect(try run(["--rule", rule, "--time-zone", "Europe/Berlin"]).code == 0)
  }

  /// In a person's JSON, the start has a key of its own.
  @Test func saysThatAStartIsNoPartOfARule() throws {
    let person =
      #"{"id":"a","timeZone":"UTC","preferences":{"reminders":{"rule":"DTSTART:20261121T090000Z\nRRULE:FREQ=DAILY"}}}"#
    let run = try CommandRun(["next", "--person", "-", "--now", "2026-11-21T12:00:00Z"], input: person)
    #expect(run.code == 65)
    #expect(run.complaints.contains("is not part of a rule. A rule begins with FREQ"), "\(run.complaints)")
  }

  /// Dates in other calendars can't repeat (uphy/obsidian-reminder#241, polyrabbit/WeCron#17).
  @Test func saysWhatToDoWithLunarDates() throws {
    let run = try run(["--rule", "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", "--start", "2026-02-17T09:00"])
    #expect(run.code == 64)
    #expect(
      run.complaints.hasPrefix("Error: --rule: RSCALE cannot be CHINESE; it must be GREGORIAN. Only the Gregorian"))
    // The suggestion works.
    let list = try occurrences(
      ["--rule", "FREQ=DAILY;COUNT=1", "--start", "2027-02-06T09:00", "--also", "2028-01-26,2029-02-13"]
        + ["--time-zone", "Asia/Shanghai", "--now", "2026-11-21T12:00:00Z", "--count", "3"], "local")
    #expect(list == ["2027-02-06T09:00:00", "2028-01-26T09:00:00", "2029-02-13T09:00:00"])
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
