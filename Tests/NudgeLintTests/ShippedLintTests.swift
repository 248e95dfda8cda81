import Foundation
import NudgeAuthoring
import NudgeLint
import NudgeTestSupport
import Testing

@Suite("Lint of the words that ship")
struct ShippedLintTests {
  private static let root = Fixtures.directory + "/../.."

  @Test func findsNoError() {
    let report = Linter.lint(Self.root)
    let errors = report.findings.filter { $0.severity == .error }
    #expect(errors.map { "\($0.file): \($0.reason) [\($0.rule)]" } == [])
    #expect(report.findings.filter { $0.rule == "F08" } == [])
  }

  /// The examples of `LintReport`, `Linter` and `LintRule`.
  @Test func countsErrorsAndNamesRules() {
    let report = Linter.lint(Fixtures.directory + "/catalogs/broken")
    #expect(report.errorCount > 0 && report.errorCount + report.warningCount == report.findings.count)
    let titles = Dictionary(uniqueKeysWithValues: Linter.rules.map { ($0.code, $0.title) })
    for finding in report.findings { #expect(titles[finding.rule]?.isEmpty == false) }
  }

  @Test func leavesNothingToFormat() {
    let formatter = CatalogFormatter(Self.root)
    #expect(formatter.changes.map(\.path) == [])
    #expect(formatter.faults == [])
  }
}
