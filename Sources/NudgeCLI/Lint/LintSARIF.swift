internal import NudgeAuthoring
internal import NudgeDelivery
internal import NudgeLint
internal import NudgeReports
internal import NudgeText

/// The SARIF format for findings, which code hosts display next to the changed lines.
///
/// Source: SARIF 2.1.0 <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>
enum LintSARIF {
  /// Returns the report as a SARIF log with one run.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - prefix: The prefix to add to each file's path so that the URI is relative to the current folder.
  /// - Returns: The log as JSON.
  /// - Throws: Any error thrown by the JSON encoder.
  static func text(of report: LintReport, prefix: String) throws -> String {
    let index = Dictionary(uniqueKeysWithValues: zip(Linter.rules.map(\.code), Linter.rules.indices))
    func result(_ finding: LintFinding, justification: String? = nil) -> JSONValue? {
      guard let place = index[finding.rule] else { return nil }
      let location = JSONValue.object([
        "artifactLocation": JSONValue.object(["uri": uri(of: prefix + finding.file)]),
        "region": finding.position.map { JSONValue.object(["startLine": $0.line, "startColumn": $0.column]) },
      ])
      return .object([
        "ruleId": finding.rule.rawValue, "ruleIndex": place, "level": finding.severity.rawValue,
        "message": text(finding.reason + (finding.hint.map { " (\($0))" } ?? "")),
        "locations": [JSONValue.object(["physicalLocation": location])],
        "suppressions": justification.map { [JSONValue.object(["kind": "external", "justification": $0])] },
      ])
    }
    let rules = Linter.rules.map { rule in
      JSONValue.object([
        "id": rule.code.rawValue, "shortDescription": text(rule.title), "fullDescription": text(rule.explanation),
        "help": text(RuleText.text(of: rule, isPlain: true)),
        "defaultConfiguration": JSONValue.object(["level": rule.severity.rawValue]),
      ])
    }
    let driver = JSONValue.object(["name": "nudge lint", "version": VersionCommand.release, "rules": rules])
    let run = JSONValue.object([
      "tool": JSONValue.object(["driver": driver]),
      // Finding columns count Unicode scalars.
      "columnKind": "unicodeCodePoints",
      "results": report.findings.compactMap { result($0) }
        + report.silenced.compactMap { result($0.finding, justification: $0.reason) },
    ])
    return try JSONOutput.text(
      of: JSONValue.object([
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0", "runs": [run],
      ]))
  }

  private static func text(_ text: String) -> JSONValue { .object(["text": text]) }

  /// Returns a path as a relative URI in which only unreserved characters and slashes are not percent-encoded.
  private static func uri(of path: String) -> String {
    path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0).percentEncoded }
      .joined(separator: "/")
  }
}

/// The JSON format for findings, for use by other programs.
///
/// Keys and their meaning are stable.
enum LintJSON {
  static func text(of report: LintReport) throws -> String {
    let findings = report.findings.map { finding in
      JSONValue.object([
        "rule": finding.rule.rawValue, "severity": finding.severity.rawValue, "file": finding.file,
        "line": finding.position?.line, "column": finding.position?.column, "id": finding.id, "reason": finding.reason,
        "hint": finding.hint,
      ])
    }
    return try JSONOutput.text(
      of: JSONValue.object([
        "findings": findings, "errors": report.errorCount, "warnings": report.warningCount,
        "silenced": report.silenced.count,
      ]))
  }
}
