import NudgeAuthoring
import NudgeTestSupport
import Testing

@testable import NudgeLint

@Suite("Rules of lint between locales")
struct LocaleCheckTests {
  @Test(arguments: [
    ("zh-Hant", "这", true), ("zh-Hant", "這", false), ("zh-Hans", "這", true), ("zh-Hans", "这", false),
    ("zh-Hant", "皇后在台北裡里只干面着", false), ("zh-Hans", "乾坤瞭望着台后里", false), ("zh-Hant-HK", "说", true),
    ("zh-Hans-SG", "說", true), ("ja", "说說", false), ("zh-Hant", "机", true), ("zh-Hans", "後", true),
    ("zh-Hant", "台后里只干面著於溫温脱", false), ("zh-Hans", "著于后备", false),
  ])
  func knowCharactersOfTheOtherScript(locale: String, text: String, isFound: Bool) throws {
    let findings = try StructureProbe(locale: locale).findings("X", of: text)
    #expect(findings.contains { $0.hasPrefix("X04") } == isFound, "\(findings)")
  }

  /// The tables have nothing in common, and neither has what both scripts write.
  @Test func haveTablesThatAgree() {
    #expect(HanForms.onlySimplified.isDisjoint(with: HanForms.onlyTraditional))
    #expect(HanForms.onlySimplified.count > 2_000 && HanForms.onlyTraditional.count > 2_000)
    for scalar in "后里台只干面的一是了在人有我他大来着系松几谷斗云".unicodeScalars
    where !"来云".unicodeScalars.contains(scalar) {
      #expect(!HanForms.onlySimplified.contains(scalar) && !HanForms.onlyTraditional.contains(scalar), "\(scalar)")
    }
  }

  @Test(arguments: [
    ("en", "My favourites", 1), ("en", "My favorites", 0), ("en-GB", "My favorites", 1), ("en-GB", "My favourites", 0),
    ("en", "Colourful", 0), ("zh-Hans", "打开设定", 1), ("zh-Hans", "打开设置", 0), ("zh-Hant", "打開設置", 1),
    ("zh-Hant", "打開設定", 0), ("zh-Hant-HK", "軟件", 0), ("fr", "favourites", 0),
    ("zh-Hans", "今天也来打卡", 1), ("zh-Hans", "通知设定，系统设定，软体，程式，登出", 5),
    ("zh-Hans", "目标设定，软体动物，方程式，刊登出来，预设，连结，资讯", 0),
    ("zh-Hant", "添加，應用程序，用戶，搜索，登錄，截屏，鎖屏，二維碼，設備，文件夾，圖標", 11),
    ("zh-Hant", "刷新，互聯網，點讚，立馬，早上好，晚上好，公交，靠譜，給力", 9),
    ("zh-Hant", "加入，使用者，搜尋，登入，截圖，裝置，按讚，刷新紀錄，晚上好好休息，早上好像，辦公交流，給力量", 0),
    ("zh-Hant", "這里，那里，哪里，心里，家里，以后，之后，最后，然后，今后，稍后", 11),
    ("zh-Hant", "几天，几次，几個，什么，怎么，准備，輕松", 7), ("zh-Hant", "本周，上周，下周，每周，周末", 5),
    ("zh-Hant", "這里程碑，公里，皇后，茶几，准許，周到，四周，周圍，身上周圍", 0),
  ])
  func knowWordsOfOtherRegions(locale: String, text: String, count: Int) throws {
    let findings = try StructureProbe(locale: locale).findings("X", of: text)
    #expect(findings.count { $0.hasPrefix("X05") } == count, "\(findings)")
  }

  @Test func lookForTermsAsWords() {
    #expect(SearchableText("Your lists and list-like listing").places(of: "list", isWhole: true) == [5, 15, 25])
    #expect(SearchableText("A stylist listens").places(of: "list", isWhole: true) == [])
    #expect(SearchableText("List").places(of: "list", isWhole: true) == [0])
    #expect(SearchableText("我的清单清单").places(of: "清单", isWhole: false) == [2, 4])
    #expect(SearchableText("").places(of: "a", isWhole: false) == [])
  }

  @Test func askForAWordOfTheGlossary() throws {
    var catalog = try LintCatalog()
    try catalog.apply(
      .file(
        "Templates/glossary.yaml",
        contents:
          "glossary:\n  - source: Waiting\n    translations:\n      zh-Hans: {use: 候着}\n      zh-Hant: {avoid: [等]}\n"))
    #expect(
      try catalog.lint().findings.map(\.reason) == [
        #"the source contains "waiting", but this text doesn't contain its translation"#,
        #""waiting" must not be translated as "等""#,
      ])
  }

  @Test func refuseAGlossaryThatCannotBeMeant() throws {
    var catalog = try LintCatalog()
    try catalog.apply(
      .file(
        "Templates/glossary.yaml",
        contents: """
          glossary:
            - {source: a}
            - {source: b, translations: {en: {use: c}}}
            - {source: b, translations: {zh-Hans: {}}}
            - {source: d, translations: {zh-Hans: {use: e}, german: {use: f}}}
            - {source: d, translations: {zh-Hans: {use: [[g]], like: h}}}

          """))
    #expect(
      try catalog.lint().findings.map { "\($0.rule) \($0.reason)" } == [
        "F02 a term requires a source and translations", #"F02 "en" is not a locale to translate into"#,
        #"F02 duplicate term "b""#, "F02 a translation requires \"use\", \"avoid\" or both",
        #"F02 "german" is not a locale to translate into"#, #"F02 duplicate term "d""#,
        "F02 use must be a string", #"F02 unknown key "like""#,
      ])
  }

  @Test func knowTheTagsOfLocales() throws {
    let unknown = try StructureProbe(locale: "xx").findings("F", of: "Well")
    #expect(unknown == [])
    var catalog = try LintCatalog()
    try catalog.apply(.file("Localization/xx/status.json", contents: "{\n  \"@@locale\": \"xx\"\n}\n"))
    try catalog.apply(.file("Localization/iw/status.json", contents: "{\n  \"@@locale\": \"iw\"\n}\n"))
    let tags = try catalog.lint().findings.filter { $0.rule == "F05" }.map(\.reason)
    #expect(tags == [#"the canonical form of the locale "iw" is "he""#, #"unknown locale "xx""#])
  }

  @Test func readHashesStrictly() throws {
    var catalog = try LintCatalog()
    let path = "Localization/zh-Hans/source-hashes.json"
    try catalog.apply(
      .file(path, contents: "{\n  \"a\": \"1 2\",\n  \"b\": \"0123456789ABCDEF 0123456789abcdef\"\n}\n"))
    #expect(try catalog.lint().findings.map(\.rule) == ["F01", "F01"])
    try catalog.apply(.file(path, contents: "{\"a\": \"0123456789abcdef 0123456789abcdef\",}"))
    #expect(try catalog.lint().findings.filter { $0.file == path }.map(\.rule) == ["F01"])
    try catalog.apply(.file(path, contents: "{\n  \"a\": \"0123456789abcdef 0123456789abcdef\"\n}\n"))
    #expect(try catalog.lint().findings.allSatisfy { $0.rule == "X03" })
  }
}
