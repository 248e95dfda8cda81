import NudgeAuthoring
import NudgeLint
import Testing

@Suite("Platforms in lint")
struct PlatformCheckTests {
  static let probes = [
    LintProbe("en", "The alarm is set.", "D01 5", "D02 5"),
    LintProbe("en", "Be neither alarming nor alarmed."),
    LintProbe("en", "Under “Alarms & reminders” in the system."),
    LintProbe("zh-Hans", "闹钟响了。", "D01 1", "D02 1"),
    LintProbe("zh-Hant", "鬧鐘響了。", "D01 1", "D02 1"),
    LintProbe("zh-Hans", "在系统的“闹钟和提醒”里。"),
    LintProbe("en", "Written in Nudge.", "D03 12"),
    LintProbe("en", "A gentle nudge. Nudge yourself, too."),
    LintProbe("zh-Hans", "写在 Nudge 里。", "D03 4"),
    LintProbe("en", "Settings → Notes.", "D05 10"),
    LintProbe("en", "Settings > Notes.", "D05 10"),
    LintProbe("en", "Step 1: breathe.", "D05 1"),
    LintProbe("en", "Swipe left, then tap once.", "D05 1"),
    LintProbe("en", "Choose one."),
    LintProbe("en", "Choose a seat, select a pen, turn on the lamp."),
    LintProbe("en", "Press the switch, turn on the lamp.", "D05 1"),
    LintProbe("zh-Hans", "点击右上角，再勾选一项。", "D05 1"),
    LintProbe("zh-Hant", "點擊右上角，再勾選一項。", "D05 1"),
    LintProbe("zh-Hans", "选择一句，再选择一天，依次写下。"),
    LintProbe("zh-Hant", "選擇一句，再選擇一天，依次寫下。"),
    LintProbe("zh-Hans", "前往“设置”开启通知。", "D05 1"),
    LintProbe("zh-Hant", "前往「設定」開啟通知。", "D05 1"),
    LintProbe("zh-Hans", "前往，“设置”都好。"),
    LintProbe("zh-Hans", "此后的每一步，都是好选择，第一步最难。"),
    LintProbe("en", "Settings → Notes", key: "permission.notifications.body"),
    LintProbe("en", "Open", "D04 1", key: "actions.view"),
    LintProbe("en", "Open settings", key: "actions.view"),
    LintProbe("zh-Hans", "打开 App", "D04 1", key: "actions.view"),
  ]

  @Test(arguments: probes) func findsWhatIsWrongWhereItIs(_ probe: LintProbe) throws {
    let found = try probe.found("D")
    #expect(found == probe.expected)
  }

  /// By the platforms on which a variant may be shown.
  @Test(arguments: [
    ("platform: [android]", ["D01"]), ("platform: [ios]", ["D02"]), ("platform: [ios], alarm: true", []),
    ("alarm: true", ["D01"]), ("platform: [web]", []), ("platform: [ios, android]", ["D01", "D02"]),
  ])
  func looksAtThePlatforms(_ condition: String, _ rules: [String]) throws {
    var catalog = try LintCatalog()
    try catalog.apply(
      .edit(file: "Templates/status.yaml", from: "{id: waiting}", to: "{id: waiting, when: {\(condition)}}"))
    try catalog.apply(.message(locale: "en", key: "status.waiting", pattern: "Alarm set"))
    #expect(try catalog.lint().findings.map(\.rule.rawValue).filter { $0.hasPrefix("D") } == rules)
  }

  @Test func anActionOfOtherPlatformsMayOpenTheApp() throws {
    var catalog = try LintCatalog()
    try catalog.apply(
      .edit(file: "Templates/actions.yaml", from: "{id: view}", to: "{id: view, when: {platform: [linux]}}"))
    try catalog.apply(.message(locale: "en", key: "actions.view", pattern: "Open"))
    #expect(try catalog.lint().findings.contains { $0.rule == "D04" } == false)
  }
}
