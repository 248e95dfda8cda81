import NudgeAuthoring
import NudgeLint
import NudgeTestSupport
import Testing

@Suite("Lint of phrases")
struct PhraseLintTests {
  /// A folder with the shipped phrases in English.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["Templates/schedules.yaml", "Localization/en/schedules.json"] {
      try folder.write(path, try Fixtures.projectFile(path).utf8)
    }
  }

  @Test func rulesForWholeTextsPassOverPhrases() throws {
    let report = Linter.lint(folder.path)
    #expect(report.findings.map(\.reason) == [])
    // The same words on a button.
    try folder.write(
      "Templates/schedules.yaml",
      try Fixtures.projectFile("Templates/schedules.yaml").replacing("surface: phrase", with: "surface: action")
        .replacing(", optional: true", with: "").utf8)
    let rules = Set(Linter.lint(folder.path).findings.map(\.rule.rawValue))
    #expect(rules.isSuperset(of: ["A04", "L01", "S10", "S11", "T01"]))
  }

  @Test func rulesForAnyWordsHoldForPhrases() throws {
    let english = try Fixtures.projectFile("Localization/en/schedules.json")
    let changes = [
      ("\"every day {months}\"", "\"every  day {months}\"", "T01"),
      ("\"every day {months}\"", "\"every day {month}\"", "A01"),
      ("{day, date, ::LLLL}", "{day, date, ::LLLLn}", "S07"),
      ("{range, select, yes {from}", "{range, select, si {from}", "A04"),
    ]
    for (from, to, rule) in changes {
      try folder.write("Localization/en/schedules.json", english.replacing(from, with: to).utf8)
      #expect(Linter.lint(folder.path).findings.map(\.rule.rawValue).contains(rule), "\(to)")
    }
  }
}
