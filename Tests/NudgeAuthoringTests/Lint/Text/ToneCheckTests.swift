import NudgeAuthoring
import Testing

@Suite("Tone in lint")
struct ToneCheckTests {
  static let minimal = "greeting.minimal.a01.body"
  static let cheerful = "greeting.cheerful.a01.body"

  static let probes = [
    LintProbe("en", "Space for another!", "M01 18", key: minimal),
    LintProbe("en", "Space for another. 🎉", "M01 20", key: minimal),
    LintProbe("en", "Hooray, space.", "M01 1", key: minimal),
    LintProbe("en", "For {name}, space.", "M01 5", key: "greeting.minimal.n01.body"),
    LintProbe("en", "Ohm’s law, theyre, © 2026, 1 # 2.", key: minimal),
    LintProbe("zh-Hans", "还可以再写一条！", "M01 8", key: minimal),
    LintProbe("zh-Hans", "哇，还可以再写一条。", "M01 1", key: minimal),
    LintProbe("zh-Hant", "耶誕節前在加油站，還可以再寫一條。", key: minimal),
    // Pressure, and what only looks like it.
    LintProbe("en", "There is room!", "M02 14"),
    LintProbe("en", "You must write. Don’t stop.", "M02 5", "M02 17"),
    LintProbe("en", "You still haven’t written; last chance.", "M02 5", "M02 28"),
    LintProbe("en", "Do not lose it.", "M02 1", "M02 8"),
    LintProbe("en", "The mustard was dismissed in the failsafe hurryings."),
    LintProbe("en", "You don’t have to, and it must have felt good. Lost in thought, all at once."),
    LintProbe("zh-Hans", "必须写，别忘了写。", "M02 1", "M02 5"),
    LintProbe("zh-Hans", "又没写，赶紧写，别断了。", "M02 1", "M02 5", "M02 9"),
    LintProbe("zh-Hant", "別忘了寫，錯過就失去了。", "M02 1", "M02 6", "M02 9"),
    LintProbe("zh-Hans", "特别忘我的一刻，难忘，不错过，没有错过，又没关系，判断了一下。"),
    LintProbe("zh-Hans", "还没写完也不一定要写，不断了解自己，凉快点再写。", "M02 1"),
    LintProbe("zh-Hans", "还没做完也没关系，失败也算。"),
    // Emoji and exclamation marks.
    LintProbe("en", "The ☕ is on.", "M03 5", key: cheerful),
    LintProbe("en", "The kettle is on. ☕🎉", "M03 20", key: cheerful),
    LintProbe("en", "The kettle is on! Come! ☕", "M03 23", key: cheerful),
    LintProbe("en", "The family is here! 👨‍👩‍👧‍👦", key: cheerful),
    LintProbe("en", "The heart is here! ❤️ ", key: cheerful),
    LintProbe("en", "{count, plural, one {Here! ☕} other {There! 🎉}}", key: cheerful),
    LintProbe("zh-Hans", "水开了！☕ 今天归你。", "M03 5", key: cheerful),
    // What no style says.
    LintProbe("en", "You forgot the day, shame on you! ☕", "M04 1", "M04 21", key: cheerful),
    LintProbe("en", "Better than others and all the rest.", "M04 8", key: minimal),
    LintProbe("en", "You would lose your streak.", "M04 11"),
    LintProbe("en", "A lazy Sunday, no shame in that, and longer than February.", key: cheerful),
    LintProbe("en", "The ashes, the blazing, the frankest.", key: cheerful),
    LintProbe("zh-Hans", "别再偷懒，大家都在写。", "M04 3", "M04 6", key: cheerful),
    LintProbe("zh-Hans", "一点也没有白费，不会失望！", key: cheerful),
    LintProbe("zh-Hant", "一切歸零，落後了。", "M04 3", "M04 6", key: minimal),
  ]

  @Test(arguments: probes) func findsWhatIsWrongWhereItIs(_ probe: LintProbe) throws {
    let found = try probe.found("M")
    #expect(found == probe.expected)
  }

  /// Title and body are shown together, so one mark in each is two.
  @Test func countsTitleAndBodyTogether() throws {
    var catalog = try LintCatalog()
    try catalog.apply(.message(locale: "en", key: "greeting.cheerful.a01.title", pattern: "A bright hello! ☀️"))
    let findings = try catalog.lint().findings.filter { $0.rule == "M03" }
    #expect(findings.map(\.id) == ["greeting.cheerful.a01.body", "greeting.cheerful.a01.body"])
    #expect(Set(findings.map(\.severity)) == [.error, .warning])
  }
}
