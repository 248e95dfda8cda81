import Foundation
import NudgeCatalog
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI
@testable import NudgeDelivery

/// Text output has no English word in Chinese, except names, options, ids and rules.
@Suite("Language of the output")
struct OutputLanguageTests {
  static let locales = ["zh-Hans", "zh-Hant"]

  // MARK: Finding English

  /// Everything that is the same in all languages, as regular expressions.
  private static let sameEverywhere = [
    "--[a-z]+(-[a-z]+)*( json)?",  // options
    "[A-Z]+=[^ ，。]+",  // rules
    "[A-Z][A-Za-z]+/[A-Z][A-Za-z_]+",  // time zones
    "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]+Z?",  // times as in RFC 3339
    "2026f",  // the release of the zone data
    "（notification daemon）",  // the program that a Linux user has to look for
    "\\b(App|Android|https|JavaScript|iPhone|iPad|iOS|Chrome|Apple|UTC|ISO|ICU|CLDR|u-17)\\b",  // names
    "\\b(Ctrl-D|JSON|Fedora|Arch|Alpine|dunst|notify-send|busctl|gdbus|dbus-send|dbus-bin|dbus-tools|dbus)\\b",
    "libnotify(-bin)?|DBUS_SESSION_BUS_ADDRESS|TZ\\b|nudge (next|plan|preview|run|status|year)",  // what people type
    "Ran 5 km",  // user content
    "\\bPS\\b|\\b(Do|Re|Mi|Fa|So|La|Si)\\b",  // Latin letters in Chinese sentences
  ]

  /// What `nudge preview` shows of a template: headings' ids, values and conditions.
  private static let idsOfPreviews = [
    "(?m)(?<=[^\\n]  )[a-z-]+( · (cheerful|gentle|minimal))?(?=(  \\[|$))", "(?m)(数值|數值)：.*$", "文案 [a-z0-9-]+",
    "(条件|條件)：[^；）]+", "zh-Han[st]", "\\{[A-Za-z]+\\}", "(?m)^  [a-z0-9-]+(?=  )",
  ]

  /// Returns the words in Latin letters that should not be in a Chinese text.
  static func englishWords(in text: String, isPreview: Bool = false) -> [String] {
    let allowed = sameEverywhere + (isPreview ? idsOfPreviews : [])
    let rest = allowed.reduce(text) { rest, pattern in
      rest.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
    }
    return rest.split { !($0.isASCII && $0.isLetter) }.map(String.init).filter { $0.count > 1 }
  }

  @Test func findsEnglishWords() {
    #expect(Self.englishWords(in: "下一步  Offer it.") == ["Offer", "it"])
    #expect(Self.englishWords(in: "2026年11月22日 20:00  reminder  提醒") == ["reminder"])
    #expect(Self.englishWords(in: "在“Notifications”里允许") == ["Notifications"])
    #expect(Self.englishWords(in: "每天，Asia/Shanghai（时区数据 2026f），App，用 --anchor，FREQ=DAILY。").isEmpty)
    #expect(Self.englishWords(in: "提醒 · 简洁  reminder · minimal  [Add]", isPreview: true) == ["Add"])
  }

  /// Expects no English in Chinese output, and some in the English output of the same command.
  func expectChinese(_ arguments: [String], isPreview: Bool = false) throws {
    for locale in Self.locales {
      let run = try CommandRun(arguments + ["--locale", locale])
      #expect([0, 1].contains(run.code), "\(arguments): \(run.complaints)")
      let words = Self.englishWords(in: run.output, isPreview: isPreview)
      #expect(words.isEmpty, "\(arguments) \(locale): \(words) in\n\(run.output)")
      #expect(run.output.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) })
    }
    let english = try CommandRun(arguments + ["--locale", "en"])
    #expect(!Self.englishWords(in: english.output, isPreview: isPreview).isEmpty)
    #expect(!english.output.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }, "\(arguments): \(english.output)")
  }

  // MARK: nudge next, nudge plan

  @Test(arguments: [
    "--frequency weekly", "--frequency weekly --on sun,mon --explain", "--frequency three-days",
    "--frequency every:45 --at 08:00,20:30 --explain", "--frequency weekdays --day-start 03:00 --explain",
    "--frequency monthly --on 30", "--frequency monthly --on last --quiet-hours 22:00-08:00 --explain",
    "--at 02:30 --time-zone America/New_York --now 2027-03-13T12:00:00Z --explain",
    "--at 01:30 --time-zone America/New_York --now 2027-11-06T12:00:00Z --explain",
    "--streak 6 --achievements 40 --last-on 2026-11-21 --explain", "--achievements 0", "--achievements 8",
    "--frequency weekly --on sun --streak 3 --achievements 9 --last-on 2026-11-20",
    "--rule FREQ=WEEKLY;COUNT=7 --start 2026-11-01T09:00 --explain",
    "--rule FREQ=MONTHLY;BYDAY=-1FR --start 2026-11-01 --exclude 2026-11-27,2026-12-25 --also 2026-12-24 --explain",
    "--rule FREQ=DAILY --start 2026-11-01 --exclude 2026-11-23,2026-11-24,2026-11-25,2026-11-26,2026-11-27,2026-11-28",
    "--rule FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30 --start 2026-11-01T09:00",
    "--rule FREQ=DAILY;COUNT=1 --start 2026-01-01",
    "--rule FREQ=MINUTELY;INTERVAL=7 --start 2026-11-01T09:00 --time-zone UTC --quiet-hours 12:30-23:00 --count 9",
  ])
  func speaksChineseAboutSchedules(options: String) throws {
    var arguments = ["next"] + options.split(separator: " ").map(String.init)
    if !options.contains("--now") { arguments += ["--now", "2026-11-22T12:00:00Z"] }
    if !options.contains("--time-zone"), !options.contains("--rule") { arguments += ["--time-zone", "Asia/Shanghai"] }
    try expectChinese(arguments)
    let isWholeDay = options.hasSuffix("--start 2026-01-01") || options.contains("--start 2026-11-01 ")
    if isWholeDay { return }
    try expectChinese(arguments + ["--quiet-hours", "sat,sun 10:00-10:00", "--quiet-hours", "21:00-23:59"])
  }

  /// A person who gets something of every kind, and misses something for many reasons.
  static func person(_ preferences: String) -> String {
    """
    {"id":"u-17","timeZone":"Asia/Shanghai","preferences":{"streakAtRisk":{"enabled":true},\(preferences)},\
    "achievements":[{"at":"2025-12-01T09:00:00Z","title":"Ran 5 km"},{"at":"2026-10-01T09:00:00Z"},\
    {"at":"2026-10-02T09:00:00Z"}]}
    """
  }

  private static let preferences = [
    #""reminders":{"frequency":"weekdays"}"#, #""reminders":{"frequency":"weekly"},"overflow":"defer","dailyLimit":1"#,
    #""reminders":{"times":["08:00","20:00"]},"quietHours":{"from":"22:00","to":"12:00"},"overflow":"drop""#,
    #""notificationsEnabled":false"#, #""pauses":[{"from":"2026-10-05","to":"2026-12-05"}]"#,
  ]

  @Test(arguments: preferences)
  func speaksChineseAboutPeople(preferences: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("person.json", Self.person(preferences).utf8)
    // The search for the next notification of a person who gets none ends with the year 9999.
    if !preferences.contains("notificationsEnabled") {
      try expectChinese(["next", "--person", path, "--now", "2026-10-02T00:00:00Z", "--explain", "--count", "30"])
    }
    let plan = ["plan", path, "--from", "2026-10-01T00:00:00Z", "--days", "100", "--format", "text"]
    for arguments in [plan, plan + ["--explain"]] {
      for locale in Self.locales {
        // The notifications themselves are in the person's language.
        let chinese = Self.person(preferences).replacing(#""id":"#, with: #""locale":"\#(locale)","id":"#)
        try folder.write("person.json", chinese.utf8)
        let run = try CommandRun(arguments + ["--locale", locale])
        #expect(run.code == 0)
        #expect(Self.englishWords(in: run.output).isEmpty, "\(locale): \(run.output)")
      }
    }
  }

  // MARK: nudge status

  private static let devices: [(SelectionContext.Platform, DeviceState.Platform)] = {
    var all: [(SelectionContext.Platform, DeviceState.Platform)] = []
    for permission in DeviceState.IOS.NotificationPermission.allCases {
      for alarmKit in DeviceState.IOS.AlarmKit.allCases {
        all.append((.ios, .ios(DeviceState.IOS(alarmKit: alarmKit, notificationPermission: permission))))
      }
    }
    for permission in DeviceState.Android.NotificationPermission.allCases {
      for channel in DeviceState.Android.Channel.allCases {
        for timing in DeviceState.Android.ExactTiming.allCases {
          let state = DeviceState.Android(notificationPermission: permission, channel: channel, exactTiming: timing)
          all.append((.android, .android(state)))
        }
      }
    }
    for permission in DeviceState.Web.NotificationPermission.allCases {
      for subscription in DeviceState.Web.PushSubscription.allCases {
        all.append((.web, .web(DeviceState.Web(notificationPermission: permission, pushSubscription: subscription))))
      }
    }
    return all + DeviceState.Linux.Server.allCases.map { (.linux, .linux(DeviceState.Linux(server: $0))) }
  }()

  @Test func speaksChineseAboutDevices() throws {
    let composer = Composer(catalog: .shipped)
    for (platform, device) in Self.devices {
      for (delivers, hasUpcoming) in [(true, true), (true, false), (false, true)] {
        let state = DeviceState(device, deliveryEnabled: delivers, hasUpcoming: hasUpcoming)
        for locale in Self.locales + ["en"] {
          let report = try StatusReport(
            state, platform: platform, composer: composer, locale: LocaleTag(locale), settingsPage: nil)
          let words = Self.englishWords(in: try report.text())
          #expect(words.isEmpty == (locale != "en"), "\(state) \(locale): \(words)")
        }
      }
    }
    try expectChinese(["status", "--platform", "ios", "--notification-permission", "denied"])
  }

  // MARK: nudge run

  @Test func speaksChineseAboutWhatHappens() throws {
    let at = try Timestamp(rfc3339: "2026-11-22T19:00:00Z")
    let events: [DesktopReport.Event] = [
      .shown(due: nil), .shown(due: at), .snoozed(until: at), .letGo, .added,
      .viewed(title: "提醒", body: "写一条", achievement: nil), .closed, .withdrawn, .next(at: at),
    ]
    let ids = [
      "reminder-2026-11-22", "streak-7", "count-50", "first-achievement", "recap-2026-11", "recap-2026",
      "retrieval-2026-11-22", "welcome-back-2026-11-22", "streak-at-risk-2026-11-22", "reminder-in",
    ]
    for locale in Self.locales + ["en"] {
      let words = OutputWords(.run, in: .shipped, locale: try LocaleTag(locale))
      let writer = DesktopWriter(format: .text, words: words, person: "u-17", zone: .utc)
      for (event, id) in events.flatMap({ event in ids.map { (event, $0) } }) {
        let text = try writer.text(of: DesktopReport(at: at, id: id, event: event))
        #expect(Self.englishWords(in: text).isEmpty == (locale != "en"), "\(locale): \(text)")
      }
    }
  }

  // MARK: Clocks

  /// With 上午 and 下午, 下午12:00 is noon to some readers and midnight to others.
  @Test(arguments: ["reasons", "schedules", "command-next", "command-run", "settings-labels"])
  func countsHoursFrom0To23InTraditionalChinese(kind: String) throws {
    let text = try Fixtures.projectFile("Localization/zh-Hant/\(kind).json")
    let twelveHours = text.matches(of: /time, (short|medium|::[A-Za-z]*j)|date, ::[A-Za-z]*j/)
    #expect(twelveHours.isEmpty, "\(twelveHours.map { String($0.0) })")
  }

  // MARK: Spaces

  @Test func findsTimesWithOrdinarySpaces() throws {
    let run = try CommandRun(
      ["next", "--quiet-hours", "21:00-07:00", "--time-zone", "UTC", "--now", "2026-11-22T12:00:00Z"],
      environment: ["LANG": "C", "TZDIR": Fixtures.zoneinfo])
    #expect(run.output.contains("8:00 PM") && run.output.contains("9:00 PM"))
    #expect(!run.output.contains("\u{202F}"))
  }

  @Test func restatesTheSameScheduleInTheSameWords() throws {
    let rest = ["--time-zone", "Asia/Shanghai", "--now", "2026-11-22T12:00:00Z"]
    let pairs = [
      ("weekly", "FREQ=WEEKLY;BYDAY=MO"), ("daily", "FREQ=DAILY"), ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
      ("every:3", "FREQ=DAILY;INTERVAL=3"), ("monthly", "FREQ=MONTHLY;BYMONTHDAY=5"),
    ]
    for locale in Self.locales + ["en"] {
      for (frequency, rule) in pairs {
        let lines = try [["--frequency", frequency], ["--rule", rule]].map { options in
          try CommandRun(["next"] + options + rest + ["--locale", locale]).output.split(separator: "\n").first
        }
        #expect(lines[0] != nil && lines[0] == lines[1])
      }
    }
  }
}
