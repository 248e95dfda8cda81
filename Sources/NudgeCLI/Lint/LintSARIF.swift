internal import NudgeAuthoring
internal import NudgeText

/// Findings as SARIF, which code hosts show beside the lines of a change.
///
/// Source: SARIF 2.1.0 <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>
enum LintSARIF {
  private struct Log: Encodable {
    var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }
  }

  private struct Run: Encodable {
    var tool: [String: Driver]
    // Columns here count Unicode scalars.
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  private struct Driver: Encodable {
    var name = "nudge lint"
    var version = NudgeCommand.version
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: [String: String]
    var fullDescription: [String: String]
    var help: [String: String]
    var defaultConfiguration: [String: String]
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: [String: String]
    var locations: [[String: Location]]
    var suppressions: [[String: String]]?
  }

  private struct Location: Encodable {
    var artifactLocation: [String: String]
    var region: [String: Int]?
  }

  /// The report as a log of one run.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - prefix: What stands before each file, so that the URI is relative to where the command was run.
  /// - Returns: JSON.
  /// - Throws: What an encoder throws.
  static func text(of report: LintReport, prefix: String) throws -> String {
    let index = Dictionary(uniqueKeysWithValues: zip(Linter.rules.map(\.code), Linter.rules.indices))
    func result(_ finding: LintFinding, justification: String? = nil) -> Result? {
      guard let place = index[finding.rule] else { return nil }
      let location = Location(
        artifactLocation: ["uri": percentEncoded(prefix + finding.file)],
        region: finding.position.map { ["startLine": $0.line, "startColumn": $0.column] })
      return Result(
        ruleId: finding.rule.rawValue, ruleIndex: place, level: finding.severity.rawValue,
        message: ["text": finding.reason + (finding.hint.map { " (\($0))" } ?? "")],
        locations: [["physicalLocation": location]],
        suppressions: justification.map { [["kind": "external", "justification": $0]] })
    }
    let rules = Linter.rules.map { rule in
      Rule(
        id: rule.code.rawValue, shortDescription: ["text": rule.title], fullDescription: ["text": rule.explanation],
        help: ["text": RuleText.text(of: rule, isPlain: true)],
        defaultConfiguration: ["level": rule.severity.rawValue])
    }
    let results =
      report.findings.compactMap { result($0) }
      + report.silenced.compactMap { result($0.finding, justification: $0.reason) }
    return try JSONText.text(of: Log(runs: [Run(tool: ["driver": Driver(rules: rules)], results: results)]))
  }

  /// A path as a relative URI: what is no unreserved character of RFC 3986 is escaped, the slash left out.
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isUnreserved =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "/-._~".unicodeScalars.contains(scalar)
      if scalar.isASCII, isUnreserved { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}

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
