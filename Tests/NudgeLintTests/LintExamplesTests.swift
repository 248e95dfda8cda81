import NudgeAuthoring
import NudgeLint
import NudgeTestSupport
import NudgeText
import Testing

@Suite("Rules of lint and their examples")
struct LintExamplesTests {
  /// All rules that there are to be, with what each weighs.
  ///
  /// A rule that is taken away or made lighter is a change that somebody decides on here.
  private static let expected = """
    F00 E, F01 E, F02 E, F03 E, F04 E, F05 E, F06 W, F07 E, F08 E,
    S01 E, S02 E, S03 E, S04 E, S05 W, S06 E, S07 E, S08 E, S09 E, S10 W, S11 W, S12 W,
    A01 E, A02 W, A03 E, A04 E, A05 E, A06 E, A07 E,
    P01 E, P02 W, P03 W, P04 E, P05 W, P06 E,
    X01 E, X02 W, X03 W, X04 E, X05 W, X06 W,
    T01 E, T02 W, T03 W, T04 W, T05 E, T06 E, T07 E, T08 W, T09 W,
    C01 E, C02 E, C03 E, C04 E, C05 W, C06 W, C07 E, C08 W,
    L01 E, L02 E, D01 E, D02 E, D03 W, D04 W, D05 W,
    M01 E, M02 E, M03 E, M04 E, M05 W, M06 E, M07 W,
    V01 E, V02 W, V03 E, V04 E, V05 E, V06 W, V07 W,
    R01 E, R02 E, R03 E, R04 W
    """

  /// The families that are complete.
  private static let families = "FSAPXTCLDMVR"

  @Test func allAreThere() {
    let expected = Self.expected.split { $0 == "," || $0 == "\n" || $0 == " " }.map(String.init)
    let codes = zip(expected, expected.dropFirst()).filter { $0.0.count == 3 }.map { "\($0) \($1)" }
    let found = Linter.rules.map { "\($0.code) \($0.severity == .error ? "E" : "W")" }
    #expect(Set(found.map { $0.prefix(3) }).count == found.count)
    #expect(
      found.filter { Self.families.contains($0.prefix(1)) }
        == codes.filter { Self.families.contains($0.prefix(1)) }.sorted())
    #expect(found.allSatisfy(codes.contains))
  }

  @Test func startFromASoundCatalog() throws {
    let report = try LintCatalog().lint()
    #expect(described(report) == [])
    #expect(report.silenced.isEmpty)
  }

  @Test(arguments: Linter.rules.map(\.code))
  func areBrokenByTheBadExampleAlone(code: RuleCode) throws {
    let rule = try #require(Linter.rules.first { $0.code == code })
    let report = try lint(rule.bad)
    #expect(report.findings.contains { $0.rule == code && $0.severity == rule.severity }, "\(described(report))")
    #expect(report.findings.filter { $0.rule != code }.isEmpty, "\(described(report))")
  }

  @Test(arguments: Linter.rules.map(\.code))
  func areKeptByTheGoodExample(code: RuleCode) throws {
    let rule = try #require(Linter.rules.first { $0.code == code })
    let report = try lint(rule.good)
    #expect(described(report) == [])
  }

  @Test(arguments: Linter.rules)
  func areExplained(rule: LintRule) {
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    #expect(rule.explanation.count > 40 && rule.explanation.hasSuffix("."))
    #expect(!rule.bad.isEmpty && !rule.good.isEmpty)
  }

  private func lint(_ examples: [LintExample]) throws -> LintReport {
    var catalog = try LintCatalog()
    for example in examples { try catalog.apply(example) }
    return try catalog.lint()
  }

  private func described(_ report: LintReport) -> [String] {
    report.findings.map { finding in
      let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(finding.file)\(place): \(finding.reason) [\(finding.rule)]"
    }
  }
}
