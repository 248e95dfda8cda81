import Foundation
import NudgeTestSupport
import Testing

/// What people type is taken for what it means, and what is assumed is stated.
@Suite("What people type")
struct InputTests {
  private static let now = ["--now", "2026-11-21T12:00:00Z"]

  private func next(_ arguments: String..., input: String = "", zone: [String] = ["--time-zone", "UTC"]) throws
    -> CommandRun
  {
    try CommandRun(["next"] + zone + Self.now + arguments, input: input)
  }

  private func times(_ run: CommandRun) throws -> [String] {
    let occurrences = try #require(try run.object()["occurrences"] as? [[String: Any]])
    return occurrences.compactMap { $0["local"] as? String }
  }

  private func complaint(_ run: CommandRun) -> String {
    #expect(run.code == 64)
    return run.complaints.split(separator: "\n").first.map(String.init) ?? ""
  }

  // MARK: Names and times

  @Test(arguments: [
    (["--frequency", "Three_Days", "--anchor", "2026/11/1"], ["--frequency", "three-days", "--anchor", "2026-11-01"]),
    (["--frequency", "WEEKLY", "--on", "Sunday, mon"], ["--frequency", "weekly", "--on", "sunday,monday"]),
    (["--at", "8pm, 8:00"], ["--at", "20:00,08:00"]), (["--at", "20.30"], ["--at", "20:30"]),
    (["--at", "晚上8点，早上8点"], ["--at", "20:00,08:00"]),
    (["--on", "sunday"], ["--frequency", "weekly", "--on", "sunday"]),
    (["--on", "15"], ["--frequency", "monthly", "--on", "15"]), (["--format", "JSON"], []),
    (["--quiet-hours", "8pm-8:00"], ["--quiet-hours", "20:00-08:00"]),
    (["--quiet-hours", "Sat, sun 22:00-10:00"], ["--quiet-hours", "sat,sun 22:00-10:00"]),
  ])
  func isReadInAnySpelling(given: [String], meant: [String]) throws {
    let arguments = ["next", "--time-zone", "UTC"] + Self.now
    let json = ["--format", "json"]
    let run = try CommandRun(arguments + (given.contains("--format") ? given : given + json))
    #expect(run.code == 0 && run.complaints == "", "\(run.complaints)")
    #expect(try run.output == CommandRun(arguments + meant + json).output)
  }

  @Test func acceptsNamesOfOtherCommandsInAnyCase() throws {
    let status = try CommandRun(["status", "--platform", "iOS", "--notification-permission", "Denied"])
    #expect(status.code == 0)
    #expect(
      try status.output
        == CommandRun(["status", "--platform", "ios", "--notification-permission", "denied"]).output)
    let granted = try CommandRun(["status", "--platform", "ios", "--notification-permission", "Granted"])
    #expect(complaint(granted).hasSuffix("ios calls it authorized."))
    let preview = try CommandRun(["preview", "--style", "Gentle", "--kind", "Streak_Milestone", "--locale", "EN-xa"])
    #expect(preview.code == 0, "\(preview.complaints)")
  }

  // MARK: Errors that help

  @Test(arguments: [
    (["--at", "8"], "Error: The value '8' is invalid for '--at <time>': 8 can mean 8:00 or 20:00; write one of them."),
    (
      ["--at", "12"],
      "Error: The value '12' is invalid for '--at <time>': 12 can mean 12:00 or 0:00; write one of them."
    ),
    (
      ["--frequency", "biweekly"],
      "Error: The value 'biweekly' is invalid for '--frequency <frequency>': There is no such frequency. Did you mean every:14? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      ["--frequency", "every:100000000000"],
      "Error: The value 'every:100000000000' is invalid for '--frequency <frequency>': every: must be followed by a number of days from 1 to 1000000000, such as every:3."
    ),
    (["--count", "-1"], "Error: The value '-1' is invalid for '--count <count>': The minimum is 1."),
    (["--achievements", "-5"], "Error: The value '-5' is invalid for '--achievements <count>': The minimum is 0."),
    (
      ["--frequency", "daily", "--on", "sunday"],
      "Error: --on requires --frequency weekly, weekdays or monthly; a daily reminder has no day."
    ),
    (
      ["--locale", "cn"],
      "Error: The value 'cn' is invalid for '--locale <locale>': Unknown language cn. Did you mean zh-Hans?"
    ),
    (
      ["--locale", "jp"],
      "Error: The value 'jp' is invalid for '--locale <locale>': Unknown language jp. Did you mean ja?"
    ),
  ])
  func isAnsweredWithWhatWouldBeRight(arguments: [String], error: String) throws {
    #expect(complaint(try CommandRun(["next", "--time-zone", "UTC"] + arguments)) == error)
  }

  @Test func hasARealMessageForANegativeTime() throws {
    #expect(
      complaint(try CommandRun(["run", "--in", "-5m"]))
        == "Error: The value '-5m' is invalid for '--in <time>': Expected a duration, such as 25m, 90s or 1h30m.")
  }

  @Test func isAHintIfItIsNoZoneName() throws {
    #expect(
      complaint(try next(zone: ["--time-zone", "Asia/Beijing"]))
        == "Error: --time-zone: there is no zone Asia/Beijing in \(Fixtures.zoneinfo). Did you mean Asia/Shanghai?")
    #expect(
      complaint(try next(zone: ["--time-zone", "UTC+8"]))
        == "Error: --time-zone: “UTC+8” is not a zone name. Zones with the offset +08:00 from UTC: Asia/Shanghai, Asia/Hong_Kong, Asia/Singapore."
    )
    let posix = try CommandRun(["next"], environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "CST-8"])
    #expect(
      complaint(posix)
        == "Error: $TZ: “CST-8” is not a zone name. Zones with the offset +08:00 from UTC: Asia/Shanghai, Asia/Taipei.")
    #expect(
      try next("--format", "json", zone: ["--time-zone", "asia/shanghai"]).object()["timeZone"] as? String
        == "Asia/Shanghai")
  }

  @Test(arguments: [
    ["next", "--version"], ["plan", "--version"], ["preview", "--style", "gentle", "--version"], ["lint", "--version"],
    ["version"], ["-v"], ["--version"],
  ])
  func asksForTheVersion(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("nudge 0.1.0\nICU "))
  }

  @Test func isAskedForHelpAboutACommand() throws {
    #expect(
      complaint(try CommandRun(["help", "weekly"]))
        == "Error: There is no command weekly. The commands are next, preview, plan, status, run, render, lint, fmt, new-locale, help."
    )
    #expect(complaint(try CommandRun(["help", "nxet"])).contains("Did you mean next?"))
    #expect(try CommandRun(["help", "next"]).output.contains("EXAMPLES"))
    #expect(try CommandRun(["help"]).output.contains("SUBCOMMANDS"))
    #expect(
      complaint(try CommandRun(["lint", "--format", "xml"]))
        == "Error: The value 'xml' is invalid for '--format <format>': There is no such format. Choose one of text, json, sarif."
    )
  }

  @Test func rendersInTheLanguageOfTheEnvironment() throws {
    let arguments = ["render", "--message", "{n, plural, one{# день} few{# дня} many{# дней} other{# дня}}"]
    let run = try CommandRun(
      arguments + ["--arguments", "{\"n\":22}"], environment: ["LANG": "ru_RU.UTF-8", "TZDIR": Fixtures.zoneinfo])
    #expect(run.output == "22 дня\n")
  }

  // MARK: A person

  /// The example of the documentation is on several lines, and each command reads it from a file and a pipe.
  @Test func isAPersonInEveryCommand() throws {
    let page = try Fixtures.projectFile("docs/person.md")
    let start = try #require(page.firstRange(of: "```json\n"))
    let json = page[start.upperBound..<(try #require(page[start.upperBound...].firstRange(of: "```"))).lowerBound]
    #expect(json.contains("\n "))
    let folder = try TemporaryFolder()
    let file = try folder.write("me.json", json.utf8)
    for command in [["next", "--person"], ["preview", "--kind", "reminder", "--person"], ["plan", "--days", "30"]] {
      let zone = command[0] == "plan" ? [] : ["--time-zone", "Asia/Shanghai"]
      let fromFile = try CommandRun(command + [file] + zone + Self.now)
      #expect(fromFile.code == 0, "\(command): \(fromFile.complaints)")
      #expect(fromFile.complaints == "" && !fromFile.output.isEmpty)
      let fromPipe = try CommandRun(command + ["-"] + zone + Self.now, input: String(json))
      #expect(fromPipe.output == fromFile.output)
    }
  }

  @Test func isNamedInErrorsIfItComesFromAPipe() throws {
    let malformed = try CommandRun(["next", "--person", "-"], input: "{\n\"id\":1}")
    #expect(malformed.code == 65)
    #expect(
      malformed.complaints
        == "nudge: --person: standard input:2:6: id: Must be a string, not a number.\n")
    let zone = try CommandRun(["next", "--person", "-"], input: #"{"id":"a","timeZone":"Nowhere"}"#)
    #expect(zone.complaints.hasPrefix("nudge: --person: in standard input, timeZone: There is no zone Nowhere"))
    let long = try CommandRun(["preview", "--person", "-"], input: String(repeating: " ", count: (1 << 20) + 1))
    #expect(long.complaints == "nudge: --person: standard input is larger than 1 MiB.\n")
  }

  // MARK: Histories

  @Test func isAHistoryByHand() throws {
    let history = """
      2026-11-20 Ran 5 km
      2026/11/19
      2026-11-18 10:00:00 Called Ada
      """
    let run = try next("--history", "-", "--format", "json", input: history)
    #expect(run.code == 0 && run.complaints == "")
    #expect(try (run.object()["streak"] as? [String: Any])?["currentStreak"] as? Int == 3)
    // A time without an offset is on the person's clock, and a day can begin after midnight.
    let night = try next("--history", "-", "--day-start", "03:00", "--format", "json", input: "2026-11-21 01:30\n")
    #expect(try (night.object()["streak"] as? [String: Any])?["lastOn"] as? String == "2026-11-20")
  }

  @Test func isNoHistoryIfNoLineIsValid() throws {
    let run = try next("--history", "-", input: "yesterday\n[1]\n")
    #expect(run.code == 1)
    #expect(
      run.complaints == """
        nudge: standard input:1: the line does not begin with a date or time. Invalid date or time at character 1; use a \
        form such as 2026-11-20, 2026-11-20 08:00 or 2026-11-20T08:00:00+01:00.
        nudge: standard input:2: not a JSON object; write a line like {"at":"2026-11-20","title":"…"}.

        """)
    #expect(!run.output.contains("recorded"))
    #expect(try next("--history", "-", input: "").output.contains("Nothing is recorded yet."))
  }

  @Test func isToldWhatIsWrongInJSON() throws {
    let run = try next("--history", "-", input: "{\"at\":\"yesterday\"}\n{\"at\":\"2026-11-20\"}\n")
    #expect(run.complaints.hasPrefix("nudge: standard input:1: at is not a date or time. Invalid date or time"))
  }

  // MARK: Assumptions

  @Test func isStatedWhatAStreakAssumes() throws {
    let run = try next("--streak", "6", "--format", "json")
    #expect(run.code == 0)
    #expect(
      run.complaints == """
        nudge: assuming 6 achievements, the fewest for this streak; --achievements sets another number
        nudge: assuming that the last achievement was on 2026-11-20; --last-on sets another day

        """)
    let kinds = try #require(try run.object()["occurrences"] as? [[String: Any]]).compactMap { $0["kind"] as? String }
    #expect(kinds.contains("streak-milestone"))
    // The number of achievements is a lower bound, so nothing is expected from it.
    #expect(!kinds.contains("count-milestone"))
    let known = try next("--streak", "6", "--achievements", "9", "--last-on", "2026-11-20", "--format", "json")
    #expect(known.complaints == "")
    #expect(known.output.contains("count-milestone"))
  }

  /// Nothing is recorded in the week yet, so its reminder comes.
  @Test func isNoReasonToDropTheNextReminder() throws {
    let run = try next("--frequency", "weekly", "--streak", "2", "--achievements", "9", "--format", "json")
    #expect(
      run.complaints == "nudge: assuming that the last achievement was on 2026-11-15; --last-on sets another day\n")
    #expect(try times(run).contains("2026-11-21T20:00:00"))
    #expect(try (run.object()["skipped"] as? [Any])?.isEmpty == true)
  }

  @Test func isStatedIfTheListIsShort() throws {
    let run = try next("--frequency", "every:1000000", "--count", "4")
    #expect(run.complaints == "nudge: only 3 of 4 are listed, because nothing comes after them\n")
    let rule = try next("--rule", "FREQ=DAILY;COUNT=2", "--start", "2026-11-22T09:00")
    #expect(rule.complaints == "nudge: only 2 of 5 are listed, because nothing comes after them\n")
    #expect(try next().complaints == "")
  }
}
