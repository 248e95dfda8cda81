internal import NudgeAuthoring
internal import NudgeText

/// A check that implements a family of rules.
///
/// Checks only cover what could be read. The loader reports everything else.
protocol LintCheck {
  /// The rules that the check reports.
  static var rules: [LintRule] { get }

  /// Checks one path through a message. This method is called for each path.
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings)

  /// Checks everything that does not concern a single path.
  static func run(_ subject: LintSubject, _ findings: inout LintFindings)
}

extension LintCheck {
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings) {}
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {}
}

/// A linter for a catalog's folder.
///
/// ```swift
/// let report = Linter.lint("my-words")
/// for finding in report.findings { print(finding.file, finding.rule, finding.reason) }
/// ```
package enum Linter {
  /// The checks, one for each family of rules.
  static var checks: [any LintCheck.Type] {
    [
      FileCheck.self, SyntaxCheck.self, ArgumentCheck.self, PluralCheck.self, LocaleCheck.self, TypographyCheck.self,
      ChineseCheck.self, PlatformCheck.self, ToneCheck.self, PrivacyCheck.self, LengthCheck.self, VarietyCheck.self,
    ]
  }

  /// All rules, ordered by code.
  package static let rules: [LintRule] = checks.flatMap { $0.rules }.sorted { $0.code < $1.code }

  /// The severity of each rule.
  static let severities = Dictionary(uniqueKeysWithValues: rules.map { ($0.code, $0.severity) })

  /// Checks a folder.
  ///
  /// The folder is untrusted, as described in `CatalogLoader.load(from:)`. Each file is read once.
  ///
  /// - Parameter folder: The folder that contains Templates/ and Localization/.
  /// - Returns: The sorted findings. Equal files produce equal reports.
  package static func lint(_ folder: String) -> LintReport {
    let reading = CatalogLoader.read(folder)
    let faults = reading.faults + reading.sources.lintFaults
    var report = LintReport(findings: faults.map(LintFinding.init), silenced: [], contents: reading.sources.contents)
    report.findings += findings(of: checks, in: LintSubject(sources: reading.sources))
    applySilencings(to: &report, reading.sources, isSound: reading.faults.isEmpty)
    report.findings.sort()
    nameMessages(of: &report.findings, reading.sources)
    report.silenced.sort { $0.finding < $1.finding }
    return report
  }

  /// Returns the findings of the given checks, in no particular order.
  static func findings(of checks: [any LintCheck.Type], in subject: LintSubject) -> [LintFinding] {
    var findings = LintFindings()
    for message in subject.messages {
      var list = MessageFindings(message)
      for path in message.paths {
        list.reading = PathReading(path, hasTokens: true)
        for check in checks { check.check(list.reading, in: subject, &list) }
      }
      findings.add(list)
    }
    for check in checks { check.run(subject, &findings) }
    return findings.all
  }

  /// Sets the ID of each loader fault in a message to the message's key, as for other findings.
  ///
  /// Such faults cannot be silenced, so this happens after silencings are applied.
  ///
  /// - Complexity: O(*n*) in the number of findings and messages, even if all are on one line. The findings are sorted.
  private static func nameMessages(of findings: inout [LintFinding], _ sources: CatalogSources) {
    // The messages of each file, from the one that contains the last finding.
    var messages = Dictionary(sources.localizations.map { ($0.file, $0.messages[...]) }) { first, _ in first }
    for (index, finding) in findings.enumerated() where finding.id == nil {
      guard let position = finding.position, "SAP".contains(finding.rule.rawValue.prefix(1)) else { continue }
      let before = messages[finding.file, default: []].prefix { message in
        let start = message.patternPosition
        return (start.line, start.column) <= (position.line, position.column)
      }
      guard let message = before.last else { continue }
      if message.patternPosition.line == position.line { findings[index].id = message.key }
      messages[finding.file]?.removeFirst(before.count - 1)
    }
  }
}
