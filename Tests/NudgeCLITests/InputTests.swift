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
    (["--at", "８点；下午3点半"], ["--at", "8:00,15:30"]), (["--at", "noon"], ["--at", "12:00"]),
    (["--at", "8:30", "20:00"], ["--at", "8:30,20:00"]), (["--on", "mon", "thu"], ["--on", "mon,thu"]),
    (["--on", "mon thu"], ["--on", "mon,thu"]), (["--on", "mon and thu"], ["--on", "mon,thu"]),
    (["--at", "8:30和20:00"], ["--at", "8:30,20:00"]), (["--on", "周日"], ["--on", "sunday"]),
    (["--on", "星期一、禮拜天"], ["--on", "monday,sunday"]), (["--on", "周一三五"], ["--on", "mon,wed,fri"]),
    (["--on", "周一和周三"], ["--on", "mon,wed"]),
    (["--on", "周一周三"], ["--on", "mon,wed"]),
    (["--on", "mon-fri"], ["--on", "mon,tue,wed,thu,fri"]), (["--on", "weekdays"], ["--on", "mon,tue,wed,thu,fri"]),
    (["--on", "周六 至 周一"], ["--on", "sat,sun,mon"]), (["--on", "fri - sun"], ["--on", "fri,sat,sun"]),
    (["--frequency", "每周"], ["--frequency", "weekly"]), (["--frequency", "每三天"], ["--frequency", "three-days"]),
    (["--on", "星期1,周7"], ["--on", "mon,sun"]), (["--on", "每周一"], ["--on", "mon"]),
    (["--on", "MO,WE"], ["--on", "mon,wed"]), (["--on", "weekend"], ["--on", "sat,sun"]),
    (["--on", "15日"], ["--on", "15"]), (["--on", "１５号"], ["--on", "15"]), (["--on", "1st"], ["--on", "1"]),
    (["--quiet-hours", "22:00～8:00"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "２２：００——８：００"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "晚上10点至早上8点"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "10pm to 8am"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "from 10pm to 8am"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "10pm until 8am"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "sat from 10pm till 8am"], ["--quiet-hours", "sat 22:00-08:00"]),
    (["--quiet-hours", "从22:00到8:00"], ["--quiet-hours", "22:00-08:00"]),
    (["--at", "9", "am"], ["--at", "9:00"]), (["--at", "8:30", "p.m.", "9", "AM"], ["--at", "20:30,9:00"]),
    (["--on", "last day"], ["--on", "last"]), (["--on", "15th day of the month"], ["--on", "15"]),
    (["--quiet-hours", "noon-14:00"], ["--quiet-hours", "12:00-14:00"]),
    (["--quiet-hours", "周六、周日 22:00～10:00"], ["--quiet-hours", "sat,sun 22:00-10:00"]),
    (["--quiet-hours", "mon-fri 22:00-7:00"], ["--quiet-hours", "mon,tue,wed,thu,fri 22:00-07:00"]),
    (["--frequency", "every：３", "--anchor", "2026年11月17日"], ["--frequency", "every:3", "--anchor", "2026-11-17"]),
    (["--count", "３"], ["--count", "3"]), (["--at", "晚上 8 点，早上七点半"], ["--at", "20:00,7:30"]),
    (["--quiet-hours", "晚上 10 点到早上八点"], ["--quiet-hours", "22:00-08:00"]),
    (["--on", "月底"], ["--on", "last"]), (["--frequency", "每月", "--on", "每月1号"], ["--on", "1"]),
    (["--on", "最后一天"], ["--on", "last"]), (["--on", "每月十五号"], ["--on", "15"]),
    (["--frequency", "每3天", "--anchor", "2026-11-17"], ["--frequency", "every:3", "--anchor", "2026-11-17"]),
    (["--frequency", "每隔一天", "--anchor", "2026-11-17"], ["--frequency", "every:2", "--anchor", "2026-11-17"]),
    (["--frequency", "每两周", "--anchor", "2026-11-17"], ["--frequency", "every:14", "--anchor", "2026-11-17"]),
    (["--frequency", "雙週", "--anchor", "2026-11-17"], ["--frequency", "every:14", "--anchor", "2026-11-17"]),
    (["--frequency", "每个工作日"], ["--frequency", "weekdays"]), (["--frequency", "每個月", "--on", "1"], ["--on", "1"]),
    (["--on", "mon,", "thu"], ["--on", "mon,thu"]), (["--on", "周三、", "周五"], ["--on", "wed,fri"]),
    (["--on", "mon", ",thu"], ["--on", "mon,thu"]), (["--on=mon,", "thu"], ["--on", "mon,thu"]),
    (["--at", "08:30,", "20:00"], ["--at", "08:30,20:00"]), (["--at", "20:00，"], ["--at", "20:00"]),
    (["--on", "每周末"], ["--on", "sat,sun"]), (["--on", "双休日"], ["--on", "sat,sun"]),
    (["--on", "平日"], ["--on", "weekdays"]), (["--on", "every tuesday"], ["--on", "tue"]),
    (["--on", "the 15th of every month"], ["--on", "15"]),
    (["--frequency", "两周一次", "--anchor", "2026-11-17"], ["--frequency", "every:14", "--anchor", "2026-11-17"]),
    (["--frequency", "每月一次", "--on", "1"], ["--on", "1"]),
    (["--quiet-hours", "每天晚上10点到早上8点"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "每晚10点到早上8点"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "every day 10pm-8am"], ["--quiet-hours", "22:00-08:00"]),
    (["--rule", "FREQ=DAILY；INTERVAL=２"], ["--rule", "FREQ=DAILY;INTERVAL=2"]),
  ])
  func isReadInAnySpelling(given: [String], meant: [String]) throws {
    let arguments = ["next", "--time-zone", "UTC"] + Self.now
    let json = ["--format", "json"]
    let run = try CommandRun(arguments + (given.contains("--format") ? given : given + json))
    let other = try CommandRun(arguments + meant + json)
    #expect(run.code == 0 && run.complaints == other.complaints, "\(run.complaints)")
    #expect(run.output == other.output)
  }

  @Test func acceptsNamesOfOtherCommandsInAnyCase() throws {
    let status = try CommandRun(["status", "--platform", "iOS", "--notification-permission", "Denied"])
    #expect(status.code == 0)
    #expect(
      try status.output
        == CommandRun(["status", "--platform", "ios", "--notification-permission", "denied"]).output)
    let granted = try CommandRun(["status", "--platform", "ios", "--notification-permission", "Granted"])
    #expect(complaint(granted).hasSuffix("Use authorized on ios."))
    let preview = try CommandRun(["preview", "--style", "Gentle", "--kind", "Streak_Milestone", "--locale", "EN-xa"])
    #expect(preview.code == 0, "\(preview.complaints)")
  }

  // MARK: Errors that help

  @Test(arguments: [
    (["--at", "8"], "Error: The value '8' is invalid for '--at <time>': 8 is ambiguous; use 8:00 or 20:00."),
    (
      ["--at", "12"],
      "Error: The value '12' is invalid for '--at <time>': 12 is ambiguous; use 12:00 or 0:00."
    ),
    (
      ["--at", "三点"],
      "Error: The value '三点' is invalid for '--at <time>': “三点” is ambiguous; use 3:00 or 15:00."
    ),
    (
      ["--at", "一点半"],
      "Error: The value '一点半' is invalid for '--at <time>': “一点半” is ambiguous; use 1:30 or 13:30."
    ),
    (
      ["--at", "十二点"],
      "Error: The value '十二点' is invalid for '--at <time>': “十二点” is ambiguous; use 12:00 or 0:00."
    ),
    (
      ["--frequency", "every 2 weeks"],
      "Error: The value 'every 2 weeks' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean every:14? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      ["--frequency", "every other week"],
      "Error: The value 'every other week' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean every:14? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      ["--frequency", "twice a day"],
      "Error: The value 'twice a day' is invalid for '--frequency <frequency>': Unknown frequency. Use --at with both times instead, such as --at 8:00,20:00."
    ),
    (
      ["--frequency", "每天两次"],
      "Error: The value '每天两次' is invalid for '--frequency <frequency>': Unknown frequency. Use --at with both times instead, such as --at 8:00,20:00."
    ),
    (
      ["--frequency", "bimonthly"],
      "Error: The value 'bimonthly' is invalid for '--frequency <frequency>': Unknown frequency. Use --rule \"FREQ=MONTHLY;INTERVAL=2\" instead."
    ),
    (
      ["--frequency", "每季度"],
      "Error: The value '每季度' is invalid for '--frequency <frequency>': Unknown frequency. Use --rule \"FREQ=MONTHLY;INTERVAL=3\" instead."
    ),
    (
      ["--frequency", "every other tuesday"],
      "Error: The value 'every other tuesday' is invalid for '--frequency <frequency>': Unknown frequency. Use --rule \"FREQ=WEEKLY;INTERVAL=2;BYDAY=TU\" instead."
    ),
    (
      ["--frequency", "每周一"],
      "Error: The value '每周一' is invalid for '--frequency <frequency>': Unknown frequency. Use --on monday instead."
    ),
    (
      ["--frequency", "每周末"],
      "Error: The value '每周末' is invalid for '--frequency <frequency>': Unknown frequency. Use --on saturday,sunday instead."
    ),
    (
      ["--frequency", "每月15号"],
      "Error: The value '每月15号' is invalid for '--frequency <frequency>': Unknown frequency. Use --on 15 instead."
    ),
    (
      ["--on", "every other tuesday"],
      "Error: The value 'every other tuesday' is invalid for '--on <day>': Every other week requires a rule; use --rule \"FREQ=WEEKLY;INTERVAL=2;BYDAY=TU\" instead."
    ),
    (
      ["--on", "隔周一"],
      "Error: The value '隔周一' is invalid for '--on <day>': Every other week requires a rule; use --rule \"FREQ=WEEKLY;INTERVAL=2;BYDAY=MO\" instead."
    ),
    (
      ["--on", "第二个周五"],
      "Error: The value '第二个周五' is invalid for '--on <day>': A weekday of each month requires a rule; use --rule \"FREQ=MONTHLY;BYDAY=2FR\" instead."
    ),
    (
      ["--on", "每月第一個星期一"],
      "Error: The value '每月第一個星期一' is invalid for '--on <day>': A weekday of each month requires a rule; use --rule \"FREQ=MONTHLY;BYDAY=1MO\" instead."
    ),
    (
      ["--on", "最后一个周五"],
      "Error: The value '最后一个周五' is invalid for '--on <day>': A weekday of each month requires a rule; use --rule \"FREQ=MONTHLY;BYDAY=-1FR\" instead."
    ),
    (
      ["--frequency", "biweekly"],
      "Error: The value 'biweekly' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean every:14? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      ["--frequency", "every 3 days"],
      "Error: The value 'every 3 days' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean every:3? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      ["--frequency", "3 days"],
      "Error: The value '3 days' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean every:3? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      ["--frequency", "every three days"],
      "Error: The value 'every three days' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean three-days? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      ["--frequency", "every-other-day"],
      "Error: The value 'every-other-day' is invalid for '--frequency <frequency>': Unknown frequency. Did you mean every:2? Choose one of daily, three-days, weekly, weekdays, monthly, every:N."
    ),
    (
      ["--on", "last friday"],
      "Error: The value 'last friday' is invalid for '--on <day>': A weekday of each month requires a rule; use --rule \"FREQ=MONTHLY;BYDAY=-1FR\" instead."
    ),
    (
      ["--on", "first monday"],
      "Error: The value 'first monday' is invalid for '--on <day>': A weekday of each month requires a rule; use --rule \"FREQ=MONTHLY;BYDAY=1MO\" instead."
    ),
    (
      ["--on", "everyday"],
      "Error: The value 'everyday' is invalid for '--on <day>': Every day is a frequency; use --frequency daily instead."
    ),
    (
      ["--on", "last", "friday"],
      "Error: --on must be a day of the month here, 1 to 31; a weekday requires --frequency weekly, and a weekday of each month a rule, such as --rule \"FREQ=MONTHLY;BYDAY=-1FR\" for the last Friday."
    ),
    (
      ["--on", "1,last"],
      "Error: --on must be a single day of the month; use --rule \"FREQ=MONTHLY;BYMONTHDAY=1,-1\" instead."
    ),
    (
      ["--frequency", "yearly"],
      "Error: The value 'yearly' is invalid for '--frequency <frequency>': Unknown frequency. Use --rule \"FREQ=YEARLY\" instead."
    ),
    (
      ["--frequency", "every hour"],
      "Error: The value 'every hour' is invalid for '--frequency <frequency>': Unknown frequency. Use --rule \"FREQ=HOURLY\" instead."
    ),
    (
      ["--frequency", "weekly on monday"],
      "Error: The value 'weekly on monday' is invalid for '--frequency <frequency>': Unknown frequency. Use --on monday instead."
    ),
    (
      ["--frequency", "weekends"],
      "Error: The value 'weekends' is invalid for '--frequency <frequency>': Unknown frequency. Use --on weekends instead."
    ),
    (
      ["--on", "1-5"],
      "Error: The value '1-5' is invalid for '--on <day>': A range must consist of weekdays, such as mon-fri; numbers are days of the month."
    ),
    (
      ["--frequency", "every:100000000000"],
      "Error: The value 'every:100000000000' is invalid for '--frequency <frequency>': every: must be followed by a number of days from 1 to 1000000000, such as every:3."
    ),
    (["--count", "-1"], "Error: The value '-1' is invalid for '--count <count>': The minimum is 1."),
    (["--achievements", "-5"], "Error: The value '-5' is invalid for '--achievements <count>': The minimum is 0."),
    (
      ["--frequency", "daily", "--on", "sunday"],
      "Error: --on requires --frequency weekly, weekdays or monthly; daily, three-days and every:N count days instead. Leave out --on or --frequency."
    ),
    (
      ["--frequency", "every:3", "--on", "mon"],
      "Error: --on requires --frequency weekly, weekdays or monthly; daily, three-days and every:N count days instead. Leave out --on or --frequency."
    ),
    (
      ["--at", "8:30 20:00"],
      "Error: The value '8:30 20:00' is invalid for '--at <time>': Separate several times with commas, such as 8:30,20:00."
    ),
    (
      ["--at", "20 30"],
      "Error: The value '20 30' is invalid for '--at <time>': “20 30” is not a time of day; use a form such as 20:00 or 8pm."
    ),
    (
      ["--at", "24:00"],
      "Error: The value '24:00' is invalid for '--at <time>': “24:00” ends one day and begins the next; use 0:00, which belongs to the next day."
    ),
    (
      ["--quiet-hours", "22:00-Midnight"],
      "Error: The value '22:00-Midnight' is invalid for '--quiet-hours <from-to>': “midnight” ends one day and begins the next; use 0:00, which belongs to the next day."
    ),
    (
      ["--on", "周八"],
      "Error: The value '周八' is invalid for '--on <day>': Unknown weekday. Choose one of monday, tuesday, wednesday, thursday, friday, saturday, sunday."
    ),
    (
      ["--anchor", "11月17日"],
      "Error: The value '11月17日' is invalid for '--anchor <date>': “11月17日” is not a date; begin with the year, such as 2026-11-22."
    ),
    (
      ["--anchor", "20261123"],
      "Error: The value '20261123' is invalid for '--anchor <date>': “20261123” is not a date; use a form such as 2026-11-22."
    ),
    (
      ["--quiet-hours", "22:00", "8:00"],
      "Error: The value '22:00' is invalid for '--quiet-hours <from-to>': Expected a start and an end, such as 22:00-08:00."
    ),
    (
      ["--anchor", "2026-11-23", "8:00"],
      "Error: Unexpected argument '8:00'. A value must follow its option, in quotation marks if it contains spaces."
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

  @Test func isALocalTimeInAGivenTimeZone() throws {
    func first(_ now: String, _ zone: [String]) throws -> CommandRun {
      try CommandRun(
        ["next", "--count", "1", "--format", "json", "--now", now] + zone,
        environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "UTC"])
    }
    let shanghai = ["--time-zone", "Asia/Shanghai"]
    for now in ["2026-11-21 20:00:00", "2026年11月21日晚上8点", "2026-11-21 20:00+08:00"] {
      #expect(try first(now, shanghai).output == first("2026-11-21T12:00:00Z", shanghai).output)
    }
    // A date begins at midnight.
    #expect(try first("2026-11-22", shanghai).output == first("2026-11-21T16:00:00Z", shanghai).output)
    #expect(
      complaint(try first("2026-11-22", []))
        == "Error: --now: A date begins at a different moment in each time zone; add --time-zone, or use 2026-11-22T00:00:00Z, or an offset such as 2026-11-22T00:00:00-05:00."
    )
    #expect(
      complaint(try first("2026-11-21 20:00", []))
        == "Error: --now: The time zone is missing; add --time-zone, or use 2026-11-21T20:00:00Z, or an offset such as 2026-11-21T20:00:00-05:00."
    )
  }

  @Test(arguments: [
    (
      ["--from", "2026-11-23"],
      "A date begins at a different moment in each time zone; use 2026-11-23T00:00:00Z, or an offset such as 2026-11-23T00:00:00-05:00."
    ),
    (
      ["--until", "2026-11-23 8:00"],
      "The time zone is missing; use 2026-11-23T08:00:00Z, or an offset such as 2026-11-23T08:00:00-05:00."
    ),
    (
      ["--now", "2026-11-23 8:00"],
      "Error: --now: The time zone is missing; use 2026-11-23T08:00:00Z, or an offset such as 2026-11-23T08:00:00-05:00."
    ),
  ])
  func isAMomentForAllPeople(arguments: [String], error: String) throws {
    #expect(complaint(try CommandRun(["plan"] + arguments)).hasSuffix(error))
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
    let offset = try CommandRun(["next"], environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "+08:00"])
    #expect(
      complaint(offset).hasPrefix("Error: $TZ: “+08:00” is not a zone name. Zones with the offset +08:00 from UTC:"))
    #expect(
      complaint(try next(zone: ["--time-zone", "上海"]))
        == "Error: --time-zone: “上海” is not a zone name. Did you mean Asia/Shanghai?")
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

  @Test(arguments: [
    (["--frequency", "weekly"], "Error: Unknown option '--frequency'. These commands have it: next."),
    (["plan", "--person", "me.json"], "Error: Unknown option '--person'. These commands have it: next, preview, run."),
    (["plan", "--nonsense"], "Error: Unknown option '--nonsense'"),
    (["plan", "--formt", "text"], "Error: Unknown option '--formt'. Did you mean '--format'?"),
    (["preview", "--html"], "Error: Unknown option '--html'. Did you mean '--format html'?"),
    (["next", "--json"], "Error: Unknown option '--json'. Did you mean '--format json'?"),
    (["plan", "--since", "2026-11-22T12:00:00Z"], "Error: Unknown option '--since'. Did you mean '--from'?"),
    (["plan", "--to", "2026-11-22T12:00:00Z"], "Error: Unknown option '--to'. Did you mean '--until'?"),
    (["plan", "--why"], "Error: Unknown option '--why'. Did you mean '--explain'?"),
    (["plan", "--id", "x"], "Error: Unknown option '--id'"),
    (["status", "--plattform", "ios"], "Error: Unknown option '--plattform'. Did you mean '--platform'?"),
    (["next", "--tz", "UTC"], "Error: Unknown option '--tz'. Did you mean '--time-zone'?"),
    (["next", "--freq", "weekly"], "Error: Unknown option '--freq'. Did you mean '--frequency'?"),
    (["next", "--every", "2"], "Error: Unknown option '--every'. Did you mean '--frequency every:N'?"),
    (
      ["status", "--platform", "ios", "--permission", "denied"],
      "Error: Unknown option '--permission'. Did you mean '--notification-permission'?"
    ),
    (
      ["next", "—count", "2"],
      "Error: 2 unexpected arguments: '—count', '2'. A value must follow its option, in quotation marks if it contains spaces. An option begins with two hyphens: --count."
    ),
    (
      ["next", "－－frequency", "daily"],
      "Error: 2 unexpected arguments: '－－frequency', 'daily'. A value must follow its option, in quotation marks if it contains spaces. An option begins with two hyphens: --frequency."
    ),
    (
      ["preview", "--style", "温和"],
      "Error: The value '温和' is invalid for '--style <style>': Unknown style. Did you mean gentle? Choose one of cheerful, gentle, minimal."
    ),
    (
      ["status", "--platform", "iphone"],
      "Error: The value 'iphone' is invalid for '--platform <platform>': Unknown platform. Did you mean ios? Choose one of ios, android, web, linux."
    ),
    (
      ["status", "--platform", "ios", "--alarm-kit", "granted"],
      "Error: The value 'granted' is invalid for '--alarm-kit <state>': Unknown state. Did you mean authorized? Choose one of unavailable, notDetermined, authorized, denied."
    ),
    (
      ["plan", "--encode", "ios"],
      "Error: The value 'ios' is invalid for '--encode <encoding>': Unknown encoding. Did you mean apns or usernotifications? Choose one of notification, apns, fcm, webpush, usernotifications, ics."
    ),
    (
      ["next", "weekly"],
      "Error: Unexpected argument 'weekly'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --frequency weekly?"
    ),
    (
      ["next", "daily", "at", "8pm"],
      "Error: 3 unexpected arguments: 'daily', 'at', '8pm'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --frequency daily --at 8pm?"
    ),
    (
      ["status", "ios", "denied"],
      "Error: Missing expected argument '--platform <platform>'. Did you mean --platform ios --notification-permission denied?"
    ),
    (
      ["preview", "reminder"],
      "Error: Unexpected argument 'reminder'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --kind reminder?"
    ),
    (
      ["lint", "/tmp"],
      "Error: Unexpected argument '/tmp'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --catalog /tmp?"
    ),
  ])
  func asksAnotherCommand(arguments: [String], error: String) throws {
    #expect(complaint(try CommandRun(arguments)) == error)
  }

  @Test func suggestsAKindForItsNameInAnotherLanguage() throws {
    let run = try CommandRun(["preview", "--kind", "提醒"])
    #expect(complaint(run).hasPrefix("Error: --kind 提醒: Unknown kind. Did you mean reminder?"))
  }

  @Test func hasANoteIfAZoneHasNoSummerTime() throws {
    let run = try next(zone: ["--time-zone", "EST"])
    #expect(run.code == 0)
    #expect(
      run.complaints
        == "nudge: EST has the same time all year, without summer time; in America/New_York, clocks change\n")
    #expect(try next(zone: ["--time-zone", "America/Phoenix"]).complaints == "")
  }

  @Test func hasANoteIfATitleBeginsLikeATime() throws {
    let history = "2026-11-19 8点起床\n2026-11-20 晚上 8 点 跑步\n"
    let run = try next("--history", "-", input: history)
    #expect(run.code == 0)
    #expect(
      run.complaints
        == "nudge: standard input has 1 line whose date has no time, but whose title begins like one: line 1; write the time as in 2026-11-22 20:00\n"
    )
  }

  @Test func isAskedForHelpAboutACommand() throws {
    #expect(
      complaint(try CommandRun(["help", "weekly"]))
        == "Error: Unknown command weekly. The commands are next, preview, plan, status, run, render, lint, fmt, new-locale, help."
    )
    #expect(complaint(try CommandRun(["help", "nxet"])).contains("Did you mean next?"))
    #expect(try CommandRun(["help", "next"]).output.contains("EXAMPLES"))
    #expect(try CommandRun(["help"]).output.contains("SUBCOMMANDS"))
    #expect(
      complaint(try CommandRun(["lint", "--format", "xml"]))
        == "Error: The value 'xml' is invalid for '--format <format>': Unknown format. Choose one of text, json, sarif."
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
        nudge: standard input:1: the line must begin with a date or time, year first, such as 2026-11-20, 2026-11-20 08:00 or \
        2026-11-20T08:00:00+01:00.
        nudge: standard input:2: the line is not a JSON object; use a line such as {"at":"2026-11-20","title":"Ran 5 km"}.

        """)
    #expect(!run.output.contains("recorded"))
    #expect(try next("--history", "-", input: "").output.contains("Nothing is recorded yet."))
  }

  @Test(arguments: [
    (#"{"at":"yesterday"}"#, "at must be a date or time, year first, such as 2026-11-20,"),
    (
      #"{"at":"2026-02-30"}"#,
      "Day 30 does not exist in month 2 of 2026, which has 28 days; use a form such as 2026-11-20,"
    ),
    (#"{"at":20261120}"#, #"at must be a string in quotation marks, such as "at":"2026-11-20"."#),
    (#"{"at":"2026-11-20","title":5}"#, #"title must be a string in quotation marks, such as "title":"Ran 5 km"."#),
    (#"{"title":"x"}"#, #"at is missing, the date or time of the achievement, such as "2026-11-20"."#),
  ])
  func isToldWhatIsWrongInJSON(line: String, error: String) throws {
    let run = try next("--history", "-", input: line + "\n{\"at\":\"2026-11-20\"}\n")
    #expect(run.code == 1)
    #expect(run.complaints.hasPrefix("nudge: standard input:1: \(error)"), "\(run.complaints)")
  }

  @Test func isAHistoryInChinese() throws {
    let history = """
      2026年11月20日 跑步5公里
      ２０２６－１１－１９　读书
      2026年11月18日游泳
      2026-11-17 晚上8点 写日记
      """
    let run = try next("--history", "-", "--format", "json", input: history)
    #expect(run.code == 0 && run.complaints == "", "\(run.complaints)")
    #expect(try (run.object()["streak"] as? [String: Any])?["currentStreak"] as? Int == 4)
  }

  /// A history in another encoding is a single error, which names a command that converts it.
  @Test(arguments: [
    ([0xC5, 0xDC, 0xB2, 0xBD, 0x0A], "GBK"), ([0xFF, 0xFE, 0x32, 0x00, 0x0A, 0x00], "UTF-16"),
    ([0x32, 0x00, 0x30, 0x00, 0x0A, 0x00], "UTF-16"),
  ])
  func namesTheEncodingOfAHistory(bytes: [UInt8], encoding: String) throws {
    let folder = try TemporaryFolder()
    let history = try folder.write("mine.txt", bytes + bytes)
    let run = try next("--history", history)
    #expect(run.code == 65)
    #expect(
      run.complaints
        == "nudge: --history: \(history) is not in UTF-8; convert it to UTF-8, such as with iconv -f \(encoding) -t UTF-8.\n"
    )
  }

  /// A file in the place of the other one is an error that says so.
  @Test func isNoPersonInPlaceOfAHistory() throws {
    let folder = try TemporaryFolder()
    let person = try folder.write("me.json", "{\"id\":\"a\",\n\"timeZone\":\"UTC\"}\n".utf8)
    let history = try folder.write("mine.txt", "2026-11-20\tRan 5 km\n".utf8)
    let swapped = try next("--history", person)
    #expect(swapped.code == 65)
    #expect(
      swapped.complaints == "nudge: --history: \(person) is a person instead of a history; use --person \(person).\n")
    let input = "{\n\"id\": \"a\",\n\"timeZone\": \"UTC\",\n\"achievements\": [\n{\"at\": \"2026-11-20\"}\n]}\n"
    let piped = try next("--history", "-", input: input)
    #expect(piped.code == 65)
    #expect(
      piped.complaints == "nudge: --history: standard input is a person instead of a history; use --person -.\n")
    let other = try CommandRun(["next", "--person", history])
    #expect(other.code == 65)
    #expect(
      other.complaints == "nudge: --person: \(history) is a history instead of a person; use --history \(history).\n")
  }

  /// A shell's `<(command)` is a path of a pipe.
  @Test func isAPersonInAPipe() throws {
    let run = try CommandRun(
      ["next", "--person", "/dev/stdin", "--format", "json"] + Self.now, input: #"{"id":"a","timeZone":"UTC"}"#)
    #expect(run.code == 0 && run.complaints == "", "\(run.complaints)")
    let folder = try CommandRun(["next", "--person", "/"])
    #expect(folder.complaints == "nudge: --person: / is a folder or a device; specify a file.\n")
  }

  /// An achievement on a line of its own doesn't make a person a history.
  @Test func isAPersonWithAFault() throws {
    let json = "{\"id\":\"a\",\"timeZone\":\"UTC\",\"achievements\":[\n{\"at\":\"2026-11-20\"}\n],}"
    let run = try CommandRun(["next", "--person", "-"], input: json)
    #expect(
      run.complaints == "nudge: --person: standard input:3:3: Unexpected comma before the closing brace. Remove it.\n")
  }

  @Test func isOnePersonAtATime() throws {
    let line = #"{"id":"a","timeZone":"UTC"}"#
    let run = try CommandRun(["next", "--person", "-"], input: "\(line)\n\(line)\n")
    #expect(run.code == 65)
    #expect(
      run.complaints
        == "nudge: --person: standard input:2:1: Unexpected text after the object. Use nudge plan to plan for several people, one per line, or keep one of them.\n"
    )
  }

  // MARK: Assumptions

  @Test func isStatedWhatAStreakAssumes() throws {
    let run = try next("--streak", "6", "--format", "json")
    #expect(run.code == 0)
    #expect(
      run.complaints == """
        nudge: assuming 6 achievements, the fewest for this streak; use --achievements to set another number
        nudge: assuming that the last achievement was on Fri, Nov 20, 2026; use --last-on to set another day

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
      run.complaints
        == """
        nudge: assuming today’s weekday, Saturday; use --on to set another one
        nudge: assuming that the last achievement was on Sun, Nov 15, 2026; use --last-on to set another day

        """)
    #expect(try times(run).contains("2026-11-21T20:00:00"))
    #expect(try (run.object()["skipped"] as? [Any])?.isEmpty == true)
  }

  @Test func isStatedIfTheListIsShort() throws {
    let run = try next("--frequency", "every:1000000", "--anchor", "2026-11-21", "--count", "4")
    #expect(run.complaints == "nudge: only 3 are listed, because there are no more\n")
    let rule = try next("--rule", "FREQ=DAILY;COUNT=2", "--start", "2026-11-22T09:00")
    #expect(rule.complaints == "nudge: only 2 are listed, because there are no more\n")
    #expect(try next().complaints == "")
  }
}
