/// Looks through a catalog's folder for what must not, or should not, reach a person.
public enum Linter {
  /// The checks, by family.
  static var checks: [any LintCheck.Type] { structuralChecks + textualChecks }

  /// All rules, by code in ascending order.
  public static let rules: [LintRule] = checks.flatMap { $0.rules }.sorted { $0.code < $1.code }

  /// Looks through a folder.
  ///
  /// The folder is not trusted, as `CatalogLoader.load(from:)` has it. Each file is read once.
  ///
  /// - Parameter folder: The folder in which Templates/ and Localization/ lie.
  /// - Returns: Everything found, sorted; the same for the same files.
  public static func lint(_ folder: String) -> LintReport {
    let reading = CatalogLoader.read(folder)
    let subject = LintSubject(sources: reading.sources)
    var findings = (reading.faults + reading.sources.lintFaults).map(LintFinding.init)
    for check in checks { check.run(subject, &findings) }
    var report = LintReport(findings: findings, silenced: [], contents: reading.sources.contents)
    (report.findings, report.silenced) = applySilencings(
      to: findings, reading.sources, isSound: reading.faults.isEmpty)
    MessageIDs(reading.sources).name(&report.findings)
    report.findings.sort()
    report.silenced.sort { $0.finding < $1.finding }
    return report
  }
}
