import Foundation
import NudgeTestSupport
import Testing

@Suite("nudge next")
struct NextCommandTests {
  private func occurrences(_ arguments: String, input: String = "") throws -> [[String: Any]] {
    let run = try CommandRun(arguments.split(separator: " ").map(String.init) + ["--format", "json"], input: input)
    #expect(run.code == 0, "\(run.complaints)")
    return try #require(try run.object()["occurrences"] as? [[String: Any]])
  }

  /// December 30, 2011 didn't exist in Samoa, so it doesn't end a streak.
  @Test func aHistoryHasNoDayThatTheClocksSkipped() throws {
    let run = try CommandRun(
      [
        "next", "--history", "-", "--time-zone", "Pacific/Apia", "--now", "2011-12-31T05:00:00Z", "--count", "1",
        "--format", "json",
      ], input: "2011-12-28\n2011-12-29\n2011-12-31\n")
    let milestones = try #require(try run.object()["milestones"] as? [[String: Any]])
    #expect(milestones.map { $0["threshold"] as? Int } == [3])
  }

  @Test func firesLaterWhenTheClocksSkipItsTime() throws {
    let all = try occurrences(
      "next --frequency daily --at 02:30 --time-zone America/New_York --now 2027-03-13T12:00:00Z --count 3")
    #expect(
      all.map { $0["at"] as? String } == [
        "2027-03-14T03:30:00-04:00", "2027-03-15T02:30:00-04:00", "2027-03-16T02:30:00-04:00",
      ])
    #expect(all.first?["reasons"] as? [String] == ["slot", "shifted-by-clock-change"])
  }

  /// ICU 72 never comes back from a bundle of `no_NO` that is opened before all others.
  @Test(.timeLimit(.minutes(1)), arguments: ["no-NO", "nb-NO", "nn", "no", "ht-HT"])
  func answersWhoeverReadsNorwegian(locale: String) throws {
    let run = try CommandRun(
      ["next", "--locale", locale, "--time-zone", "Europe/Oslo", "--now", "2026-11-21T12:00:00Z", "--count", "1"])
    #expect(run.code == 0)
    #expect(run.output.contains("Europe/Oslo"))
  }

  @Test func countsFromItsAnchor() throws {
    let all = try occurrences(
      "next --frequency three-days --anchor 2026-11-01 --at 20:00 --time-zone Asia/Shanghai --now 2026-11-21T00:00:00Z")
    #expect(all.count == 5)
    #expect(all.first?["at"] as? String == "2026-11-22T20:00:00+08:00")
  }

  @Test func writesStableJSON() throws {
    let run = try CommandRun(
      [
        "next", "--frequency", "weekly", "--on", "sunday", "--count", "1", "--time-zone", "America/New_York", "--now",
        "2026-11-21T12:00:00Z", "--streak", "6", "--achievements", "49", "--format", "json",
      ])
    #expect(run.code == 0)
    #expect(
      run.output == """
        {
          "anchor" : "2026-11-21",
          "milestones" : [

          ],
          "now" : "2026-11-21T12:00:00Z",
          "occurrences" : [
            {
              "at" : "2026-11-22T20:00:00-05:00",
              "id" : "count-50",
              "kind" : "count-milestone",
              "local" : "2026-11-22T20:00:00",
              "reasons" : [
                "one-a-reminder"
              ],
              "status" : "expected",
              "threshold" : 50,
              "utc" : "2026-11-23T01:00:00Z"
            },
            {
              "at" : "2026-11-22T20:00:00-05:00",
              "id" : "streak-7",
              "kind" : "streak-milestone",
              "local" : "2026-11-22T20:00:00",
              "reasons" : [
                "if-recorded-weekly"
              ],
              "status" : "expected",
              "threshold" : 7,
              "utc" : "2026-11-23T01:00:00Z"
            },
            {
              "at" : "2026-11-22T20:00:00-05:00",
              "id" : "reminder-2026-11-22",
              "kind" : "reminder",
              "local" : "2026-11-22T20:00:00",
              "reasons" : [
                "slot"
              ],
              "status" : "scheduled",
              "utc" : "2026-11-23T01:00:00Z"
            }
          ],
          "rules" : [
            {
              "rule" : "FREQ=WEEKLY;BYDAY=SU",
              "start" : "2026-11-21T20:00:00"
            }
          ],
          "skipped" : [

          ],
          "streak" : {
            "count" : 49,
            "currentStreak" : 6,
            "dayStart" : "00:00",
            "lastOn" : "2026-11-15",
            "longestStreak" : 6,
            "period" : "week"
          },
          "timeZone" : "America/New_York",
          "timeZoneData" : "2026f"
        }

        """)
  }

  @Test func readsAHistoryFromStandardInputAndSaysWhichLinesAreBad() throws {
    let history = """
      2026-11-21T08:00:00+01:00\tRan 5 km
      2026-11-20T23:59:00+01:00\tRead a chapter
      yesterday
      2026-11-19
      2026-02-30
      2026-11-30
      """
    let run = try CommandRun(
      ["next", "--history", "-", "--time-zone", "Europe/Berlin", "--now", "2026-11-21T12:00:00Z", "--format", "json"],
      input: history)
    #expect(run.code == 1)
    #expect(
      run.complaints == """
        nudge: standard input:3: the line must begin with a date or time, year first, such as 2026-11-20, 2026-11-20 08:00 or \
        2026-11-20T08:00:00+01:00.
        nudge: standard input:5: Day 30 does not exist in month 2 of 2026, which has 28 days; use a form such as 2026-11-20, \
        2026-11-20 08:00 or 2026-11-20T08:00:00+01:00.
        nudge: 1 achievement is after Sat, Nov 21, 2026, 1:00 PM and not counted yet

        """)
    let object = try run.object()
    let streak = try #require(object["streak"] as? [String: Any])
    #expect(streak["currentStreak"] as? Int == 3)
    #expect(streak["count"] as? Int == 3)
    let milestones = try #require(object["milestones"] as? [[String: Any]])
    #expect(milestones.count == 1)
    #expect(milestones.first?["threshold"] as? Int == 3)
    #expect(milestones.first?["on"] as? String == "2026-11-21")
    let skipped = try #require(object["skipped"] as? [[String: Any]])
    #expect(skipped.map { $0["id"] as? String } == ["reminder-2026-11-21"])
    #expect(skipped.first?["reasons"] as? [String] == ["already-recorded"])
  }

  @Test func readsAHistoryFromAFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("history.csv", "at,title\n2026-11-20,One\n2026-11-20,Two\n".utf8)
    let run = try CommandRun([
      "next", "--history", path, "--time-zone", "UTC", "--now", "2026-11-21T12:00:00Z", "--format", "json",
    ])
    #expect(run.code == 0)
    #expect(try (run.object()["streak"] as? [String: Any])?["count"] as? Int == 2)
    let missing = try CommandRun(["next", "--history", folder.path + "/none", "--time-zone", "UTC"])
    #expect(missing.code == 66)
    #expect(missing.complaints == "nudge: --history: \(folder.path)/none cannot be read: No such file or directory.\n")
  }

  @Test func takesTheZoneFromTheEnvironmentAndNeverGuesses() throws {
    let arguments = ["next", "--now", "2026-11-21T12:00:00Z", "--format", "json"]
    for name in ["Asia/Kathmandu", ":Asia/Kathmandu", Fixtures.zoneinfo + "/Asia/Kathmandu"] {
      let run = try CommandRun(arguments, environment: ["TZDIR": Fixtures.zoneinfo, "TZ": name])
      #expect(try run.object()["timeZone"] as? String == "Asia/Kathmandu")
    }
    let rule = try CommandRun(arguments, environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "CET-1CEST,M3.5.0,M10.5.0/3"])
    #expect(rule.code == 64)
    #expect(rule.complaints.hasPrefix("Error: $TZ: “CET-1CEST,M3.5.0,M10.5.0/3” is not a zone name."))
  }

  /// The first line of a complaint, for each mistake a person makes.
  @Test(arguments: [
    (
      "--time-zone America/New_Yrok",
      "Error: --time-zone: there is no zone America/New_Yrok in ZONEINFO. Did you mean America/New_York?"
    ),
    ("--time-zone ../UTC", "Error: --time-zone: “../UTC” is not a zone name. Use a name such as America/New_York."),
    (
      "--frequency weekyl",
      "Error: The value 'weekyl' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean weekly? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      "--frequency fortnightly",
      "Error: The value 'fortnightly' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean every:14? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      "--frequency every:0",
      "Error: The value 'every:0' is invalid for '--frequency <frequency>': every: must be followed by a number of days from 1 to 1000000000, such as every:3."
    ),
    (
      "--frequency every:x",
      "Error: The value 'every:x' is invalid for '--frequency <frequency>': every: must be followed by a number of days from 1 to 1000000000, such as every:3."
    ),
    (
      "--frequency weekly --on sunnday",
      "Error: The value 'sunnday' is invalid for '--on <day>': Unknown weekday. Did you mean sunday? Choose one of monday, tuesday, wednesday, thursday, friday, saturday, sunday."
    ),
    (
      "--frequency monthly --on 32",
      "Error: The value '32' is invalid for '--on <day>': A day of the month must be 1 to 31; 31 is the last day of every month."
    ),
    (
      "--frequency daily --on sunday",
      "Error: --on requires --frequency weekly, weekdays or monthly; daily, three-days and every:N count days instead. Leave out --on or --frequency."
    ),
    (
      "--at 25:00",
      "Error: The value '25:00' is invalid for '--at <time>': Hour 25 is outside the range 0 to 23; use a form such as 20:00 or 8pm."
    ),
    (
      "--at 8x",
      "Error: The value '8x' is invalid for '--at <time>': “8x” is not a time of day; use a form such as 20:00 or 8pm."
    ),
    (
      "--anchor 2026-02-30",
      "Error: The value '2026-02-30' is invalid for '--anchor <date>': Day 30 does not exist in month 2 of 2026, which has 28 days; use a form such as 2026-11-22."
    ),
    ("--count 0", "Error: The value '0' is invalid for '--count <count>': The minimum is 1."),
    ("--count many", "Error: The value 'many' is invalid for '--count <count>': Expected a whole number, such as 5."),
    (
      "--count 99999999999999999999",
      "Error: The value '99999999999999999999' is invalid for '--count <count>': The maximum is 10000."
    ),
    (
      "--quiet-hours 22:00-8",
      "Error: The value '22:00-8' is invalid for '--quiet-hours <from-to>': 8 is ambiguous; use 8:00 or 20:00."
    ),
    (
      "--achievements 0 --last-on 2026-11-20",
      "Error: --last-on requires at least one achievement, but --achievements is 0."
    ),
    (
      "--now yesterday",
      "Error: The value 'yesterday' is invalid for '--now <timestamp>': “yesterday” is not a date and time; begin with the year, such as 2026-11-22T20:00:00Z or 2026-11-22T20:00:00-05:00."
    ),
    (
      "--quiet-hours 22",
      "Error: The value '22' is invalid for '--quiet-hours <from-to>': Expected a start and an end, such as 22:00-08:00."
    ),
    (
      "--day-start 07:00",
      "Error: The value '07:00' is invalid for '--day-start <time>': Must be between 00:00 and 06:00, such as 03:00."
    ),
    (
      "--format yaml",
      "Error: The value 'yaml' is invalid for '--format <format>': Unknown format. Choose one of text, json, ics."
    ),
    ("--last-on 2026-11-20", "Error: --last-on requires --streak or --achievements."),
    (
      "--streak 5 --achievements 4",
      "Error: --streak 5 requires at least as many achievements, but --achievements is 4."
    ),
    (
      "--zoneinfo /nowhere",
      "Error: --zoneinfo: there is no zone data in /nowhere; specify a folder such as /usr/share/zoneinfo."
    ),
  ])
  func saysWhatIsWrongAndWhatWouldBeRight(arguments: String, complaint: String) throws {
    let arguments =
      ["next", "--time-zone", "UTC"].filter { !arguments.contains("--time-zone") || $0 == "next" }
      + arguments.split(separator: " ").map(String.init)
    let run = try CommandRun(arguments)
    #expect(run.code == 64)
    #expect(run.output == "")
    let first = run.complaints.split(separator: "\n").first.map(String.init)
    #expect(first == complaint.replacing("ZONEINFO", with: Fixtures.zoneinfo))
  }

  @Test func showsItsOwnUsageBelowAnError() throws {
    let run = try CommandRun(["next", "--time-zone", "Mars/Base"])
    #expect(run.complaints.hasSuffix("Usage: nudge next <options>\n  See 'nudge next --help' for more information.\n"))
  }

  @Test func refusesADeviceWithoutAnEnd() throws {
    let run = try CommandRun(["next", "--time-zone", "UTC", "--history", "/dev/zero"])
    #expect(run.code == 66)
    #expect(run.complaints == "nudge: --history: /dev/zero cannot be read: Not a regular file.\n")
    #expect(try CommandRun(["next", "--time-zone", "UTC", "--history", "/dev/null"]).code == 0)
  }

  // MARK: What people read

  private func text(_ arguments: String) throws -> String {
    let run = try CommandRun(arguments.split(separator: " ").map(String.init))
    #expect(run.code == 0, "\(run.complaints)")
    return run.output
  }

  private let sunday = "--time-zone Asia/Shanghai --now 2026-11-22T12:00:00Z"

  @Test(arguments: [
    ("en", "Every day at 8:30 AM and 8:00 PM, Asia"), ("zh-Hans", "每天 08:30 和 20:00，Asia"),
    ("zh-Hant", "每天 08:30 和 20:00，Asia"),
  ])
  func describesTimesOfADayInOneSentence(locale: String, start: String) throws {
    #expect(try text("next --at 8:30,20:00 \(sunday) --locale \(locale)").hasPrefix(start))
  }

  @Test func describesTimesOfChosenWeekdaysInOneSentence() throws {
    let all = try text("next --frequency weekly --on mon,thu --at 20:00,8:30,12:15 \(sunday)")
    #expect(all.hasPrefix("Every week on Monday and Thursday at 8:30 AM, 12:15 PM, and 8:00 PM, Asia/Shanghai"))
    let third = try text("next --frequency three-days --at 8:30,20:00 --anchor 2026-11-01 \(sunday)")
    #expect(third.hasPrefix("Every 3 days at 8:30 AM and 8:00 PM, counted from November 1, 2026, Asia/Shanghai"))
  }

  @Test(arguments: [
    ("en", "quiet from 10:00 PM to 8:00 AM\n"), ("zh-Hans", "22:00 到次日 08:00 免打扰\n"),
    ("zh-Hant", "22:00 到次日 08:00 勿擾\n"),
  ])
  func describesQuietHoursOverMidnight(locale: String, expected: String) throws {
    let output = try text("next --quiet-hours 22:00-08:00 \(sunday) --locale \(locale)")
    #expect(output.contains(expected), "\(output)")
  }

  @Test func describesQuietHoursOfWeekdays() throws {
    func header(_ window: String) throws -> String {
      let run = try CommandRun(
        ["next", "--quiet-hours", window, "--time-zone", "UTC", "--now", "2026-11-22T12:00:00Z", "--locale", "en"])
      return String(run.output.prefix { $0 != "\n" })
    }
    #expect(
      try header("fri,sat 22:00-10:00").hasSuffix("quiet on Friday and Saturday from 10:00 PM to 10:00 AM the next day")
    )
    #expect(try header("sat 10:00-10:00").hasSuffix("quiet on Saturday from 10:00 AM to 10:00 AM the next day"))
    #expect(try header("sat 13:00-14:00").hasSuffix("quiet on Saturday from 1:00 PM to 2:00 PM"))
    #expect(try header("sat 00:00-00:00").hasSuffix("quiet all day on Saturday"))
  }

  @Test func namesTheFirstDayOnce() throws {
    let output = try text("next --frequency every:3 --explain \(sunday)")
    #expect(output.ranges(of: "counted from November 22, 2026").count == 1)
    #expect(output.ranges(of: /[Cc]ounted from/).count == 1)
    #expect(output.contains("\nThe list begins after Sun, Nov 22, 2026, 8:00 PM in Asia/Shanghai.\n"))
  }

  @Test(arguments: [
    ("--frequency weekly", "assuming Monday, as nothing else is set; use --on to set another weekday"),
    ("--frequency monthly", "assuming day 5 of the month, as nothing else is set; use --on to set another one"),
    (
      "--frequency three-days",
      "assuming that the first day is today, Sun, Nov 22, 2026; use --anchor to set another day"
    ),
    ("--rule FREQ=WEEKLY", "assuming that the rule starts today, Sun, Nov 22, 2026; use --start to set another day"),
  ])
  func saysOnStandardErrorWhatTodayDetermines(schedule: String, note: String) throws {
    for format in ["text", "json", "ics"] {
      let run = try CommandRun("next \(schedule) --format \(format) \(sunday)".split(separator: " ").map(String.init))
      #expect(run.code == 0 && run.complaints == "nudge: \(note)\n")
      #expect(!run.output.contains("assum") && !run.output.isEmpty)
    }
  }

  @Test(arguments: [
    ("zh-Hans", "--frequency weekly", "没有指定 --on，按星期一计算"),
    ("zh-Hans", "--frequency monthly", "没有指定 --on，按每月5日计算"),
    ("zh-Hans", "--streak 6 --achievements 6", "假设最近一次记录在2026年11月21日周六；其他日期用 --last-on 指定"),
    ("zh-Hant", "--frequency weekly", "沒有指定 --on，按星期一計算"),
    ("zh-Hant", "--frequency monthly", "沒有指定 --on，按每月5日計算"),
  ])
  func saysSoInTheReadersWords(locale: String, schedule: String, note: String) throws {
    let run = try CommandRun("next \(schedule) --locale \(locale) \(sunday)".split(separator: " ").map(String.init))
    #expect(run.complaints == "nudge: \(note)\n")
  }

  @Test func listsWhatDoesNotComeIfAskedOrIfNothingComes() throws {
    let dropped = "next --at 23:00,07:00,08:00 --quiet-hours 22:00-08:00 \(sunday)"
    let reason = "it falls in the quiet hours, and would be out of date when they end"
    #expect(!(try text(dropped).contains("Not ")))
    #expect(try text(dropped + " --explain").contains("\nNot coming\n"))
    #expect(try text(dropped + " --explain").contains("11:00 PM  reminder  \(reason) (9 more like this)\n"))
    let never = try text("next --quiet-hours 22:00-22:00 \(sunday)")
    #expect(
      never.contains(
        "  Nothing is coming.\n\nNot coming\n  Mon, Nov 23, 2026, 8:00 PM  reminder  the quiet hours never end (6 more like this)\n"
      ))
  }

  @Test func namesTheDayFromWhichQuietHoursMoveAReminder() throws {
    let output = try text("next --at 23:30 --quiet-hours 22:00-08:00 --count 1 \(sunday)")
    #expect(
      output.contains(
        "  Mon, Nov 23, 2026, 8:00 AM  reminder  it was moved from Sun, Nov 22, 2026, 11:30 PM to the end of the quiet hours\n"
      ))
    let sameDay = try text("next --at 07:30 --quiet-hours 22:00-08:00 --count 1 \(sunday)")
    #expect(sameDay.contains("reminder  it was moved from 7:30 AM to the end of the quiet hours\n"))
  }

  /// A whole day that the zone skipped, and a time that it skipped into the next day (ariebovenberg/whenever#252).
  @Test(arguments: [
    (
      "en", "fri 09:00 Pacific/Apia 2011-12-24",
      "Sat, Dec 31, 2011, 9:00 AM  reminder  this time zone skipped Fri, Dec 30, 2011"
    ),
    ("zh-Hans", "fri 09:00 Pacific/Apia 2011-12-24", "2011年12月31日周六 09:00  提醒  当地没有2011年12月30日周五这一天"),
    ("zh-Hant", "fri 09:00 Pacific/Apia 2011-12-24", "2011年12月31日 週六 09:00  提醒  當地沒有2011年12月30日 週五這一天"),
    (
      "en", "fri 23:30 Pacific/Apia 2011-12-25",
      "Sat, Dec 31, 2011, 11:30 PM  reminder  this time zone skipped Fri, Dec 30, 2011"
    ),
    ("en", "sat 08:00 Pacific/Kwajalein 1993-08-15", "Sun, Aug 22, 1993, 8:00 AM  reminder  this time zone skipped"),
    (
      "en", "sun 02:30 America/New_York 2027-03-10",
      "Sun, Mar 14, 2027, 3:30 AM  reminder  the clocks skip 2:30 AM that day"
    ),
  ])
  func namesASkippedDay(locale: String, schedule: String, line: String) throws {
    let parts = schedule.split(separator: " ").map(String.init)
    let run = try CommandRun([
      "next", "--frequency", "weekly", "--on", parts[0], "--at", parts[1], "--time-zone", parts[2], "--now",
      "\(parts[3])T00:00:00Z", "--count", "1", "--locale", locale,
    ])
    #expect(run.code == 0)
    #expect(run.output.contains(line), "\(run.output)")
  }

  /// A phrase that people use for two intervals is read as one of them, and the note says how to get the other.
  @Test(arguments: [("每隔3天", 4, 3), ("每隔三天一次", 4, 3), ("隔两天", 3, 2), ("每隔2周", 21, 14), ("每隔兩個星期", 21, 14)])
  func saysHowItReadAnInterval(frequency: String, interval: Int, other: Int) throws {
    let arguments = ["next", "--time-zone", "Asia/Shanghai", "--anchor", "2026-11-02", "--now", "2026-11-21T00:00:00Z"]
    let run = try CommandRun(arguments + ["--frequency", frequency])
    #expect(run.output.hasPrefix("Every \(interval) days"), "\(run.output)")
    #expect(
      run.complaints == """
        nudge: “\(frequency)” is read as every \(interval) days, with \(other) days in between; if you mean every \(other) days, \
        use --frequency every:\(other)

        """)
  }

  @Test(arguments: ["每3天", "每隔一天", "隔天", "每两周", "every:4"]) func saysNothingAboutAPlainInterval(frequency: String)
    throws
  {
    let run = try CommandRun([
      "next", "--time-zone", "UTC", "--anchor", "2026-11-02", "--now", "2026-11-21T00:00:00Z", "--frequency", frequency,
    ])
    #expect(run.code == 0 && run.complaints == "")
  }

  /// A number of times on any days isn't a schedule (HabitRPG/habitica#142, iSoron/uhabits#1405, wakatara/harsh#24).
  @Test(arguments: [
    ("3 times a week", "use --on with 3 days of the week, such as --on mon,wed,fri."),
    ("3x week", "use --on with 3 days of the week, such as --on mon,wed,fri."),
    ("3x/week", "use --on with 3 days of the week, such as --on mon,wed,fri."),
    ("three times per week", "use --on with 3 days of the week, such as --on mon,wed,fri."),
    ("4 days a week", "use --on with 4 days of the week, such as --on mon,tue,thu,fri."),
    ("twice weekly", "use --on with 2 days of the week, such as --on mon,thu."),
    ("once a week", "use --on with a day of the week, such as --on mon."),
    ("每周三次", "use --on with 3 days of the week, such as --on mon,wed,fri."),
    ("一週兩次", "use --on with 2 days of the week, such as --on mon,thu."),
    ("每星期5天", "use --on with 5 days of the week, such as --on mon-fri."),
    ("9 times a week", "A week has 7 days; use --frequency daily, and --at with several times."),
    ("twice a month", "such as --rule \"FREQ=MONTHLY;BYMONTHDAY=1,15\"."),
    ("每个月两次", "such as --rule \"FREQ=MONTHLY;BYMONTHDAY=1,15\"."),
    ("4 times a year", "such as --rule \"FREQ=YEARLY;BYMONTH=1,4,7,10;BYMONTHDAY=1\"."),
    ("3 times a day", "Use --at with each time instead, such as --at 8:00,14:00,20:00."),
    ("lunar birthday", "Only the Gregorian calendar can repeat."),
    ("每年农历正月初一", "Only the Gregorian calendar can repeat."),
  ])
  func suggestsDaysForANumberOfTimes(frequency: String, hint: String) throws {
    let run = try CommandRun(["next", "--time-zone", "UTC", "--frequency", frequency])
    #expect(run.code == 64)
    #expect(run.complaints.contains("Unknown frequency. "))
    #expect(run.complaints.contains(hint), "\(run.complaints)")
  }

  @Test func countsTimesInARow() throws {
    let options = "next --frequency weekdays --achievements 40 --last-on 2026-11-20 \(sunday)"
    #expect(
      try text(options + " --streak 6").contains("40 achievements, 6 times in a row, the last on Fri, Nov 20, 2026."))
    #expect(try text(options + " --streak 1").contains("40 achievements, a streak of 1, "))
  }

  /// A person with two streaks, and with an achievement after now.
  private static let person = """
    {"id":"u-17","timeZone":"UTC","preferences":{"reminders":{"times":["20:00"]}},"achievements":[
    {"at":"2026-09-10"},{"at":"2026-09-11"},{"at":"2026-09-12"},{"at":"2026-11-21"},{"at":"2026-11-22T08:00:00Z"},
    {"at":"2026-11-23T09:00:00Z"}]}
    """

  @Test func listsAMilestoneOfALaterAchievementOnceAndAsThePlanDoes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("person.json", Self.person.utf8)
    let arguments = ["next", "--person", path, "--now", "2026-11-22T12:00:00Z", "--count", "3", "--format", "json"]
    let run = try CommandRun(arguments)
    #expect(run.complaints == "nudge: 1 achievement is after Sun, Nov 22, 2026, 12:00 PM and not counted yet\n")
    let object = try run.object()
    let next = try #require(object["occurrences"] as? [[String: Any]])
    let milestones = next.filter { $0["threshold"] as? Int == 3 }
    #expect(milestones.map { $0["id"] as? String } == ["streak-3-2026-11-23"])
    #expect(milestones.map { $0["status"] as? String } == ["scheduled"])
    #expect((object["streak"] as? [String: Any])?["count"] as? Int == 5)
    let plan = try CommandRun(["plan", path, "--from", "2026-11-22T12:00:01Z", "--days", "2"])
    let planned = plan.output.matches(of: /"id":"([^"]+)"/).map { String($0.1) }
    let scheduled = next.filter { $0["status"] as? String == "scheduled" }.compactMap { $0["id"] as? String }
    #expect(planned == Array(scheduled.prefix(planned.count)) && planned.contains("streak-3-2026-11-23"))
    let text = try CommandRun(arguments.dropLast(2) + ["--locale", "en"])
    #expect(text.output.contains("Reached: streak of 3 days on Sat, Sep 12, 2026.\n"))
  }
}
