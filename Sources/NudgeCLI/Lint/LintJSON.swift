internal import NudgeAuthoring
internal import NudgeText

/// Findings for other programs; keys and their meaning are a promise.
enum LintJSON {
  private struct Document: Encodable {
    var findings: [Finding]
    var errors: Int
    var warnings: Int
    var silenced: Int
  }

  private struct Finding: Encodable {
    var rule: String
    var severity: String
    var file: String
    var line: Int?
    var column: Int?
    var id: String?
    var reason: String
    var hint: String?
  }

  static func text(of report: LintReport) throws -> String {
    let findings = report.findings.map { finding in
      Finding(
        rule: finding.rule.rawValue, severity: finding.severity.rawValue, file: finding.file,
        line: finding.position?.line, column: finding.position?.column, id: finding.id, reason: finding.reason,
        hint: finding.hint)
    }
    return try JSONText.text(
      of: Document(
        findings: findings, errors: report.errorCount, warnings: report.warningCount, silenced: report.silenced.count))
  }
}
