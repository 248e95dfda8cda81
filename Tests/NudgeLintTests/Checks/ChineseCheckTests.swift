import Testing

@testable import NudgeLint

@Suite("Chinese in lint")
struct ChineseCheckTests {
  static let probes = [
    // Half-width marks, but not inside numbers and Latin words.
    LintProbe("zh-Hans", "这里,那里.", "C01 3", "C01 6"),
    LintProbe("zh-Hans", "早上 7:30 写了 1,000 行，用 iOS 18.2 写。"),
    LintProbe("zh-Hans", "这里 (那里) 。", "C01 4", "C01 7", "C03 8"),
    LintProbe("zh-Hans", "用 .NET 写。"),
    LintProbe("zh-Hans", "写一句“Hello, world.”也好。"),
    LintProbe("zh-Hans", "好, Ada 来了。", "C01 2"),
    LintProbe("zh-Hans", "你好，{name}!", "C01 10", key: "greeting.gentle.n01.body"),
    LintProbe("zh-Hans", "一共 {count, plural, other {# 条,}}还有。", "C01 30"),
    // Spaces towards Latin letters, digits and numbers that are filled in.
    LintProbe("zh-Hans", "这里留着2 行。", "C02 5"),
    LintProbe("zh-Hans", "这里留着 2行。", "C02 7"),
    LintProbe("zh-Hans", "用iOS写。", "C02 2", "C02 5"),
    LintProbe("zh-Hans", "一共{count, number} 条。", "C02 3"),
    LintProbe("zh-Hans", "一共 {count, number}条。", "C02 19"),
    LintProbe("zh-Hans", "{count, plural, other {一共 #条。}}", "C02 28"),
    LintProbe("zh-Hans", "{count, plural, other {一共# 条。}}", "C02 26"),
    LintProbe("zh-Hans", "一共{count, plural, other {# 条。}}", "C02 26"),
    LintProbe("zh-Hans", "一共{count, spellout}条。"),
    LintProbe("zh-Hans", "一共，{count, number} 条。"),
    LintProbe("zh-Hans", "你好{name}，在这里。", key: "greeting.gentle.n01.body"),
    // Spaces beside full-width marks.
    LintProbe("zh-Hans", "这里， 那里。", "C03 4"),
    LintProbe("zh-Hans", "这里 ，那里。", "C03 3"),
    LintProbe("zh-Hans", "这里！ 🎉", "C03 4"),
    LintProbe("zh-Hans", "这里。 {count, number} 条。", "C03 4"),
    // Dates.
    LintProbe("zh-Hans", "从 {day, date, ::MMMMd} 起。", "C04 2", "C04 23", key: "greeting.gentle.a04.body"),
    LintProbe("zh-Hant", "從{day, date, ::MMMMd}起。", key: "greeting.gentle.a04.body"),
    // Measure words.
    LintProbe("zh-Hans", "一共 {count, number}。", "C05 4"),
    LintProbe("zh-Hans", "一共 {count, number} 天。", "C05 4"),
    LintProbe("zh-Hans", "一共 {count, number} 个小小的成就。"),
    LintProbe("zh-Hans", "总数：{count, number}。"),
    LintProbe("zh-Hans", "{count, plural, other {有 #。}}", "C05 26"),
    LintProbe("zh-Hant", "一共 {count, number} 條。"),
    LintProbe("zh-Hans", "一共 {count, number}", key: "greeting.gentle.a01.title"),
    LintProbe("zh-Hans", "一共 {count, number} 呢", "C05 4", key: "greeting.gentle.a01.title"),
    LintProbe("zh-Hans", "种下 {count, number} 颗，{count, number} 朵，{count, number} 格。"),
    LintProbe("zh-Hant", "種下 {count, number} 顆，{count, number} 張，{count, number} 樣。"),
    // Forms of characters.
    LintProbe("zh-Hans", "第 １２ 行，Ａ 行。", "C07 3", "C07 4", "C07 8"),
    LintProbe("zh-Hans", "写一句「好」吧。", "C08 4", "C08 6"),
    LintProbe("zh-Hant", "寫一句“好”吧。", "C08 4", "C08 6"),
    LintProbe("zh-Hant", "寫一句 it’s fine 吧。"),
    LintProbe("zh-Hans", "您在这里。", "C06 1"),
    LintProbe("zh-Hans", "迷你的一行。"),
    // Other languages are none of its business.
    LintProbe("en", "Here,there:2x 。 “a”"),
  ]

  /// By the name of the argument, what may stand behind it.
  @Test(arguments: [
    ("months", "个月", false, true), ("months", "月", false, false), ("months", "個月", true, true),
    ("hours", "小时", false, true), ("hours", "点", false, false), ("hours", "點", true, false),
    ("weeks", "周", false, true), ("weeks", "周", true, false), ("weeks", "週", true, true),
    ("streak", "天", false, true), ("streak", "周", false, true), ("streak", "週", true, true),
    ("streak", "项", false, false),
    ("count", "块", false, true), ("count", "塊", true, true), ("count", "束", true, true),
  ])
  func knowsMeasureWords(_ argument: String, _ word: String, _ isTraditional: Bool, _ fits: Bool) {
    #expect(MeasureWords.words(for: argument, isTraditional: isTraditional).contains(where: word.hasPrefix) == fits)
  }

  @Test(arguments: probes) func findsWhatIsWrongWhereItIs(_ probe: LintProbe) throws {
    let found = try probe.found("C")
    #expect(found == probe.expected)
  }
}
