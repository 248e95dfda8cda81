import Foundation
import NudgeTestSupport
import Testing

/// What people type is taken for what it means.
@Suite("What people type")
struct InputTests {
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
    (["--on", "每月十五日"], ["--on", "15"]), (["--frequency", "天天"], ["--frequency", "daily"]),
    (["--on", "每月底"], ["--on", "last"]), (["--on", "月末"], ["--on", "last"]),
    (["--frequency", "每月", "--on", "月初"], ["--on", "1"]), (["--on", "每个月初"], ["--on", "1"]),
    (["--on", "每周末"], ["--on", "sat,sun"]), (["--on", "双休日"], ["--on", "sat,sun"]),
    (["--on", "平日"], ["--on", "weekdays"]), (["--on", "every tuesday"], ["--on", "tue"]),
    (["--on", "the 15th of every month"], ["--on", "15"]),
    (["--frequency", "两周一次", "--anchor", "2026-11-17"], ["--frequency", "every:14", "--anchor", "2026-11-17"]),
    (["--frequency", "每月一次", "--on", "1"], ["--on", "1"]),
    (["--quiet-hours", "每天晚上10点到早上8点"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "22:00到次日8:00"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "22:00 到隔天 8:00"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "10 PM to 8 AM the next day"], ["--quiet-hours", "22:00-08:00"]),
    (
      ["--start", "2026年11月20日周五 20:00", "--rule", "FREQ=DAILY"],
      ["--start", "2026-11-20T20:00:00", "--rule", "FREQ=DAILY"]
    ),
    (["--quiet-hours", "每晚10点到早上8点"], ["--quiet-hours", "22:00-08:00"]),
    (["--quiet-hours", "every day 10pm-8am"], ["--quiet-hours", "22:00-08:00"]),
    (["--rule", "FREQ=DAILY；INTERVAL=２"], ["--rule", "FREQ=DAILY;INTERVAL=2"]),
  ])
  func isReadInAnySpelling(given: [String], meant: [String]) throws {
    let arguments = ["next", "--time-zone", "UTC"] + CommandRun.now
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
    #expect(granted.usageError.hasSuffix("Use authorized on ios."))
    let preview = try CommandRun(["preview", "--style", "Gentle", "--kind", "Streak_Milestone", "--locale", "EN-xa"])
    #expect(preview.code == 0, "\(preview.complaints)")
  }

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
      ["--at", "上午12:30"],
      "Error: The value '上午12:30' is invalid for '--at <time>': “上午12:30” is ambiguous; use 12:30 or 0:30."
    ),
    (
      ["--quiet-hours", "十点到八点"],
      "Error: The value '十点到八点' is invalid for '--quiet-hours <from-to>': “十点” is ambiguous; use 10:00 or 22:00."
    ),
    (
      ["--locale", "zh-CHT"],
      "Error: The value 'zh-CHT' is invalid for '--locale <locale>': Unknown language cht. Did you mean zh-Hant?"
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
      ["--frequency", "每隔两个月"],
      "Error: The value '每隔两个月' is invalid for '--frequency <frequency>': Unknown frequency. Use --rule \"FREQ=MONTHLY;INTERVAL=3\" or \"FREQ=MONTHLY;INTERVAL=2\" instead."
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
      ["--frequency", "每两周", "--on", "周三"],
      "Error: Weekdays of every 2 weeks require a rule; use --rule \"FREQ=WEEKLY;INTERVAL=2;BYDAY=WE\" instead."
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
      ["--frequency", "每月底"],
      "Error: The value '每月底' is invalid for '--frequency <frequency>': Unknown frequency. Use --on last instead."
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
    #expect(try CommandRun(["next", "--time-zone", "UTC"] + arguments).usageError == error)
  }

  /// What only a rule or another option can express is answered with one that works.
  @Test(arguments: [
    ("每两个月", #"--rule "FREQ=MONTHLY;INTERVAL=2""#), ("每兩個月", #"--rule "FREQ=MONTHLY;INTERVAL=2""#),
    ("两个月一次", #"--rule "FREQ=MONTHLY;INTERVAL=2""#), ("每隔一个月", #"--rule "FREQ=MONTHLY;INTERVAL=2""#),
    ("隔月", #"--rule "FREQ=MONTHLY;INTERVAL=2""#), ("每三个月", #"--rule "FREQ=MONTHLY;INTERVAL=3""#),
    ("每半个月", #"--rule "FREQ=MONTHLY;BYMONTHDAY=1,15""#), ("半個月一次", #"--rule "FREQ=MONTHLY;BYMONTHDAY=1,15""#),
    ("每半年", #"--rule "FREQ=MONTHLY;INTERVAL=6""#), ("每两个季度", #"--rule "FREQ=MONTHLY;INTERVAL=6""#),
    ("每隔一年", #"--rule "FREQ=YEARLY;INTERVAL=2""#), ("每两年", #"--rule "FREQ=YEARLY;INTERVAL=2""#),
    ("每小时", #"--rule "FREQ=HOURLY""#), ("每两个小时", #"--rule "FREQ=HOURLY;INTERVAL=2""#),
    ("每兩小時", #"--rule "FREQ=HOURLY;INTERVAL=2""#), ("每半小时", #"--rule "FREQ=MINUTELY;INTERVAL=30""#),
    ("每三十分钟", #"--rule "FREQ=MINUTELY;INTERVAL=30""#),
    ("every 3 months", #"--rule "FREQ=MONTHLY;INTERVAL=3""#),
    ("every six months", #"--rule "FREQ=MONTHLY;INTERVAL=6""#),
    ("every other month", #"--rule "FREQ=MONTHLY;INTERVAL=2""#),
    ("every two years", #"--rule "FREQ=YEARLY;INTERVAL=2""#),
    ("every 3 hours", #"--rule "FREQ=HOURLY;INTERVAL=3""#),
    ("every other quarter", #"--rule "FREQ=MONTHLY;INTERVAL=6""#),
    ("semimonthly", #"--rule "FREQ=MONTHLY;BYMONTHDAY=1,15""#),
    ("每个周日", "--on sunday"), ("每個週日", "--on sunday"), ("每个星期天", "--on sunday"), ("每个礼拜三", "--on wednesday"),
    ("每个周末", "--on saturday,sunday"), ("每礼拜一", "--on monday"),
  ])
  func answersAFrequencyWithAnOption(frequency: String, option: String) throws {
    let run = try CommandRun(["next", "--frequency", frequency, "--time-zone", "UTC"])
    #expect(run.code == 64)
    #expect(run.complaints.contains("Unknown frequency. Use \(option) instead."), "\(run.complaints)")
    let answer = try CommandRun(["next", "--time-zone", "UTC"] + CommandRun.words(of: option))
    #expect(answer.code == 0, "\(answer.complaints)")
  }
}

extension CommandRun {
  /// The current time of the tests, as an option.
  static let now = ["--now", "2026-11-21T12:00:00Z"]

  /// Runs `nudge next`.
  static func next(
    _ arguments: String..., input: String = "", zone: [String] = ["--time-zone", "UTC"]
  ) throws -> CommandRun {
    try CommandRun(["next"] + zone + now + arguments, input: input)
  }

  /// The first line of the error about invalid options.
  var usageError: String {
    #expect(code == 64)
    return complaints.split(separator: "\n").first.map(String.init) ?? ""
  }
}
