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
    struct Tool: Encodable {
      var driver: Driver
    }
    struct Driver: Encodable {
      var name = "nudge lint"
      var version = NudgeCommand.version
      var rules: [Rule]
    }
    var tool: Tool
    // Columns here count Unicode scalars.
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  private struct Rule: Encodable {
    struct Configuration: Encodable {
      var level: String
    }
    var id: String
    var shortDescription: Words
    var fullDescription: Words
    var help: Words
    var defaultConfiguration: Configuration
  }

  private struct Words: Encodable {
    var text: String
  }

  private struct Result: Encodable {
    struct Suppression: Encodable {
      var kind = "external"
      var justification: String
    }
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Words
    var locations: [Location]
    var suppressions: [Suppression]?
  }

  private struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    struct Artifact: Encodable {
      var uri: String
    }
    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int
    }
    var physicalLocation: Physical
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
    func result(_ finding: LintFinding, _ suppressions: [Result.Suppression]?) -> Result? {
      guard let place = index[finding.rule] else { return nil }
      let region = finding.position.map { Location.Region(startLine: $0.line, startColumn: $0.column) }
      let artifact = Location.Artifact(uri: percentEncoded(prefix + finding.file))
      return Result(
        ruleId: finding.rule.rawValue, ruleIndex: place, level: finding.severity.rawValue,
        message: Words(text: finding.reason + (finding.hint.map { " (\($0))" } ?? "")),
        locations: [Location(physicalLocation: .init(artifactLocation: artifact, region: region))],
        suppressions: suppressions)
    }
    let rules = Linter.rules.map { rule in
      Rule(
        id: rule.code.rawValue, shortDescription: Words(text: rule.title),
        fullDescription: Words(text: rule.explanation),
        help: Words(text: RuleText.text(of: rule, isPlain: true)),
        defaultConfiguration: .init(level: rule.severity.rawValue))
    }
    let results =
      report.findings.compactMap { result($0, nil) }
      + report.silenced.compactMap { result($0.finding, [.init(justification: $0.reason)]) }
    return try JSONText.text(of: Log(runs: [Run(tool: .init(driver: .init(rules: rules)), results: results)]))
  }

  /// A path as a relative URI: what is no unreserved character of RFC 3986 is escaped, the slash left out.
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/-._~".unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
