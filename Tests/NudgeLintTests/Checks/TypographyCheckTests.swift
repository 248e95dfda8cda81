import NudgeAuthoring
import NudgeLint
import Testing

@Suite("Typography in lint")
struct TypographyCheckTests {
  static let probes = [
    // Spaces, and where they meet.
    LintProbe("en", "A  line.", "T01 3"),
    LintProbe("en", " A line.", "T01 1"),
    LintProbe("en", "A line. ", "T01 8"),
    LintProbe("en", "A {count, plural, one { line} other {# lines}}.", "T01 24"),
    LintProbe("en", "A {count, plural, one {line } other {lines }} here.", "T01 46"),
    // Words.
    LintProbe("en", "In the the evening.", "T03 8"),
    LintProbe("en", "In the, the evening."),
    LintProbe("en", "Bye bye, and that that was fine."),
    LintProbe("en", "The {count, plural, one {the line} other {# lines}}.", "T03 26"),
    LintProbe("zh-Hans", "慢慢来，看看天天的一步一步，休息休息。"),
    LintProbe("zh-Hans", "你你在这里的的确确很好。", "T03 2"),
    LintProbe("zh-Hans", "实实在在写下的。"),
    LintProbe("zh-Hans", "写在在这里。", "T03 3"),
    LintProbe("zh-Hans", "慢慢的的走。", "T03 4"),
    LintProbe("zh-Hans", "留着一两行留着一两行的位置。", "T03 6"),
    LintProbe("zh-Hans", "已经已经写下。", "T03 3"),
    LintProbe("zh-Hans", "哈哈哈哈哈哈哈，一步一步一步走。"),
    // Punctuation.
    LintProbe("en", "Here,, and here.", "T04 5"),
    LintProbe("zh-Hans", "这里——还有……那里。"),
    LintProbe("zh-Hans", "这里。。", "T04 3"),
    LintProbe("zh-Hans", "这里。。。", "T05 3"),
    LintProbe("en", "Here... and here.", "T05 5"),
    LintProbe("en", "Here.{count, plural, one {.} other {}}", "T04 5"),
    // Markup.
    LintProbe("en", "<b>Here</b>.", "T07 1", "T07 8"),
    LintProbe("en", "A < b, and 3 > 2 & so on; fine."),
    LintProbe("en", "Tea &amp; cake.", "T07 5"),
    LintProbe("en", "Some *stars* here.", "T07 6"),
    LintProbe("en", "A rating of 5* is fine."),
    LintProbe("en", "See [this](there).", "T07 10"),
    LintProbe("en", "See https://example.org/x now.", "T07 5"),
    LintProbe("en", "See www.example.net now.", "T07 5"),
    LintProbe("en", "See example.com now.", "T07 5"),
    LintProbe("en", "Yes, e.g. this. Or that."),
    LintProbe("en", "You wrote %d lines, %@.", "T07 11", "T07 21"),
    LintProbe("en", "You are 100% done, 50% off."),
    LintProbe("en", "# Heading", "T07 1"),
    LintProbe("en", "- item", "T07 1"),
    LintProbe("en", "Well - so it is, number # 1."),
    LintProbe("en", "See example.co.uk now.", "T07 5"),
    LintProbe("en", "It´s here, it`s there.", "T06 3", "T06 14"),
    LintProbe("zh-Hans", "真的？！是的。"),
    LintProbe("zh-Hans", "真的 好了。", "T01 3"),
    // Capitals.
    LintProbe("en", "Write it “now here.", "T09 10"), LintProbe("en", "Write it now) here.", "T09 13"),
    LintProbe("en", "Write it (now) “here” :)"), LintProbe("zh-Hans", "改天吧（大事。", "T09 4"),
    LintProbe("en", "Write it NOW here.", "T08 10"),
    LintProbe("en", "OK, a PDF from the USA in 2026, part III."),
  ]

  @Test(arguments: probes) func findsWhatIsWrongWhereItIs(_ probe: LintProbe) throws {
    let found = try probe.found("T")
    #expect(found == probe.expected)
  }

  @Test func saysWhatToWriteForStraightMarks() throws {
    var catalog = try LintCatalog()
    try catalog.apply(.message(locale: "en", key: "greeting.gentle.a01.body", pattern: "It's \"here\", 'there'."))
    #expect(
      try catalog.lint().findings.filter { $0.rule == "T06" }.map(\.hint)
        == ["use ’", "use “", "use ”", "use ‘", "use ’"])
  }

  @Test func distinguishesQuestionsFromStatements() throws {
    let key = "greeting.cheerful.a01.body"
    for (english, chinese, isSame) in [
      ("Here?", "这里？", true), ("Here? 🎉", "这里？🎉", true), ("Here!", "这里。", true), ("“Here.”", "“这里？”", false),
      ("Here", "这里？", false), ("Here…", "这里。", true), ("Here?", "这里。", false), ("Here?!", "这里？", true),
      ("{count, plural, one {Here?} other {Here!}}", "这里！", true),
    ] {
      var catalog = try LintCatalog()
      try catalog.apply(.message(locale: "en", key: key, pattern: english))
      try catalog.apply(.message(locale: "zh-Hans", key: key, pattern: chinese))
      let found = try catalog.lint().findings.contains { $0.rule == "T02" && $0.file.contains("Hans") }
      #expect(found != isSame, "\(english) \(chinese)")
    }
  }

  @Test func aTitleIsOneLine() throws {
    var catalog = try LintCatalog()
    try catalog.apply(.message(locale: "en", key: "greeting.gentle.a01.title", pattern: "A quiet\nhello"))
    #expect(try catalog.lint().findings.map(\.rule).contains("T01"))
    catalog = try LintCatalog()
    try catalog.apply(.message(locale: "en", key: "greeting.gentle.a01.body", pattern: "A line.\nAnd another."))
    #expect(try catalog.lint().findings.map(\.rule).contains("T01") == false)
  }
}
