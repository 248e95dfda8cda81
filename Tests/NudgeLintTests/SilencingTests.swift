import NudgeAuthoring
import NudgeLint
import NudgeTestSupport
import NudgeText
import Testing

@Suite("Silencing a rule of lint")
struct SilencingTests {
  private func lint(
    _ silencings: String,
    _ changes: [LintExample] = [
      .message(locale: "zh-Hans", key: "status.ready", pattern: "Ready"),
      .message(locale: "zh-Hant", key: "status.ready", pattern: "Ready"),
    ]
  ) throws -> LintReport {
    var catalog = try LintCatalog()
    for change in changes { try catalog.apply(change) }
    try catalog.apply(.file("Templates/lint.yaml", contents: "silenced:\n" + silencings))
    return try catalog.lint()
  }

  private func described(_ report: LintReport) -> [String] {
    report.findings.map { "\($0.file) \($0.severity) \($0.rule): \($0.reason)" }
  }

  @Test func hidesOneRuleOfOneIdForAReason() throws {
    let report = try lint("  - {rule: X02, id: status.ready, reason: \"same in both\"}\n")
    #expect(described(report) == [])
    #expect(
      report.silenced.map(\.finding.file) == ["Localization/zh-Hans/status.json", "Localization/zh-Hant/status.json"])
    #expect(report.silenced.map(\.reason) == ["same in both", "same in both"])
  }

  @Test func mayBeForOneLocale() throws {
    let report = try lint("  - {rule: X02, id: status.ready, locale: zh-Hans, reason: \"same in both\"}\n")
    #expect(described(report) == ["Localization/zh-Hant/status.json warning X02: the text is the same as in en"])
    #expect(report.silenced.count == 1)
  }

  @Test func isItselfWrongWithoutReasonRuleOrUse() throws {
    let report = try lint(
      """
        - {rule: X02, id: status.ready}
        - {rule: X02, id: status.ready, reason: " … "}
        - {rule: X20, id: status.ready, reason: "a slip"}
        - {rule: S01, id: status.ready, reason: "never"}
        - {rule: X02, id: status.waiting, reason: "no longer"}
        - {rule: X02, reason: "of what"}
        - {rule: X02, id: status.ready, locale: german, reason: "where"}
        - {rule: X02, id: status.ready, why: "misspelled"}

      """)
    let lines = report.findings.filter { $0.file == "Templates/lint.yaml" }.map { finding in
      "\(finding.position?.line ?? 0) \(finding.severity) \(finding.rule): \(finding.reason)"
    }
    #expect(
      lines == [
        "2 error F08: missing reason", "3 error F08: missing reason",
        #"4 error F08: unknown rule "X20""#, "5 error F08: S01 can't be silenced",
        #"6 warning F08: X02 has no findings for "status.waiting""#,
        "7 error F08: an entry requires a rule and an id",
        #"8 error F02: "german" is not a locale"#, "9 error F08: missing reason",
        #"9 error F02: unknown key "why""#,
      ])
    #expect(report.silenced.isEmpty)
  }

  @Test func keepsNoCatalogFromBeingBuilt() throws {
    let folder = try TemporaryFolder()
    for (path, contents) in try LintCatalog().files { try folder.write(path, contents.utf8) }
    try folder.write("Templates/lint.yaml", "silenced: {".utf8)
    try folder.write("Templates/glossary.yaml", "[".utf8)
    try folder.write("Localization/zh-Hans/source-hashes.json", "{".utf8)
    #expect(CatalogLoader.read(folder.path).catalog != nil)
    #expect(Linter.lint(folder.path).errorCount == 3)
  }

  @Test func areNotMoreThanPeopleWrite() throws {
    var catalog = try LintCatalog()
    let entry = "  - {rule: X02, id: status.ready, reason: \"the same word\"}\n"
    try catalog.apply(
      .file("Templates/lint.yaml", contents: "silenced:\n" + String(repeating: entry, count: 2_001)))
    #expect(
      try catalog.lint().findings.map { "\($0.rule) \($0.reason)" } == [
        "F02 silenced has 2001 entries, but the maximum is 2000"
      ])
  }

  @Test(arguments: [
    ("{count: {eq: 200000}}", true), ("{count: {gt: 5, lt: 3}}", true), ("{first: true}", false),
    ("{count: {gt: 5}}", false), ("{alarm: true, platform: [android]}", true),
  ])
  func variantsThatNeverApplyAreTold(conditions: String, isFound: Bool) throws {
    var catalog = try LintCatalog()
    try catalog.apply(.edit(file: "Templates/greeting.yaml", from: "{id: a01}", to: "{id: a01, when: \(conditions)}"))
    let found = try catalog.lint().findings.contains { $0.rule == "F02" && $0.reason.contains("never applies") }
    #expect(found == isFound)
  }
}
