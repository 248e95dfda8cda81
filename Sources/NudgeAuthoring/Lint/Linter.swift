internal import NudgeText

/// Checks a catalog for a family of rules.
///
/// A check sees only what could be read: the loader has reported the rest.
protocol LintCheck {
  /// The rules that the check reports.
  static var rules: [LintRule] { get }

  /// Checks one way to read a message; called for each.
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings)

  /// Checks everything else.
  static func run(_ subject: LintSubject, _ findings: inout LintFindings)
}

extension LintCheck {
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings) {}
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {}
}

/// Looks through a catalog's folder for what must not, or should not, reach a person.
public enum Linter {
  /// The checks, by family.
  static var checks: [any LintCheck.Type] {
    [
      FileCheck.self, SyntaxCheck.self, ArgumentCheck.self, PluralCheck.self, LocaleCheck.self, TypographyCheck.self,
      ChineseCheck.self, PlatformCheck.self, ToneCheck.self, PrivacyCheck.self, LengthCheck.self, VarietyCheck.self,
    ]
  }

  /// All rules, by code in ascending order.
  public static let rules: [LintRule] = checks.flatMap { $0.rules }.sorted { $0.code < $1.code }

  /// The severity of each rule.
  static let severities = Dictionary(uniqueKeysWithValues: rules.map { ($0.code, $0.severity) })

  /// Looks through a folder.
  ///
  /// The folder is not trusted; see `CatalogLoader.load(from:)`. Each file is read once.
  ///
  /// - Parameter folder: The folder that holds Templates/ and Localization/.
  /// - Returns: All findings, sorted; the same for the same files.
  public static func lint(_ folder: String) -> LintReport {
    let reading = CatalogLoader.read(folder)
    let faults = reading.faults + reading.sources.lintFaults
    var report = LintReport(findings: faults.map(LintFinding.init), silenced: [], contents: reading.sources.contents)
    report.findings += findings(of: checks, in: LintSubject(sources: reading.sources))
    applySilencings(to: &report, reading.sources, isSound: reading.faults.isEmpty)
    nameMessages(of: &report.findings, reading.sources)
    report.findings.sort()
    report.silenced.sort { $0.finding < $1.finding }
    return report
  }

  /// What checks find, in no order.
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

  /// Gives each fault of the loader that lies in a message the key of the message, as every other finding has it.
  ///
  /// Such faults cannot be silenced, so they get their key only after silencings were applied.
  private static func nameMessages(of findings: inout [LintFinding], _ sources: CatalogSources) {
    var messages: [String: [Int: [MessageSource]]] = [:]
    for source in sources.localizations {
      for message in source.messages {
        messages[source.file, default: [:]][message.patternPosition.line, default: []].append(message)
      }
    }
    for (index, finding) in findings.enumerated() where finding.id == nil {
      guard let position = finding.position, "SAP".contains(finding.rule.rawValue.prefix(1)) else { continue }
      findings[index].id =
        messages[finding.file]?[position.line]?
        .filter { $0.patternPosition.column <= position.column }
        .max { $0.patternPosition.column < $1.patternPosition.column }?.key
    }
  }
}

extension MessageFault.Kind {
  /// The rule that a fault of this kind breaks.
  var rule: LintRule.Code {
    switch self {
    case .syntax: "S01"
    case .strayBrace: "S02"
    case .missingOther: "S03"
    case .numberSignInSelect: "S04"
    case .unknownStyle: "S06"
    case .unknownSkeleton: "S07"
    case .tooLarge: "S08"
    case .duplicateBranch: "S09"
    case .unknownCategory: "P04"
    }
  }
}
