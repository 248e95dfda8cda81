package import NudgeAuthoring
internal import NudgeText
internal import NudgeTime

extension Silencing {
  /// Returns whether this entry silences a finding.
  func covers(_ finding: LintFinding) -> Bool {
    finding.rule == rule && finding.id == id
      && (locale.map { finding.file.hasPrefix("Localization/\($0.identifier)/") } ?? true)
  }
}

extension Linter {
  /// The rules that can't be silenced, because a catalog that violates them can't be built.
  package static let alwaysHeard: Set<RuleCode> = [
    "F00", "F01", "F02", "F03", "F04", "F05", "F08", "S01", "S02", "S03", "S04", "S06", "S07", "S08", "S09", "A01",
    "A03", "P04", "X01",
  ]

  /// Removes the silenced findings from a report, and adds findings about invalid and unused entries.
  ///
  /// - Parameters:
  ///   - report: The report with all findings.
  ///   - sources: The sources of the catalog.
  ///   - isSound: Whether all files could be read. If not, an entry may be unused because files were skipped.
  static func applySilencings(to report: inout LintReport, _ sources: CatalogSources, isSound: Bool) {
    var problems = LintFindings()
    let isWrong = sources.silencings.map { addProblem(with: $0, to: &problems) }
    var isUsed = isWrong
    let places = Dictionary(grouping: sources.silencings.indices, by: { sources.silencings[$0].id })
    var silenced: [LintReport.Silenced] = []
    report.findings.removeAll { finding in
      let place = finding.id.flatMap { places[$0] }?.first { place in
        !isWrong[place] && sources.silencings[place].covers(finding)
      }
      guard let place else { return false }
      isUsed[place] = true
      silenced.append(LintReport.Silenced(finding: finding, reason: sources.silencings[place].reason))
      return true
    }
    for (silencing, isUsed) in zip(sources.silencings, isUsed) where !isUsed && isSound {
      problems.add(
        "F08", .warning, file: Silencing.file, at: silencing.position,
        "\(silencing.rule) has no findings for \(quoted(silencing.id))", hint: "remove this entry")
    }
    report.findings += problems.all
    report.silenced = silenced
  }

  /// Adds a finding if an entry is invalid, and returns whether it is.
  private static func addProblem(with silencing: Silencing, to findings: inout LintFindings) -> Bool {
    let known = rules.map(\.code.rawValue)
    if !known.contains(silencing.rule.rawValue) {
      let near = NearestMatch.best(to: silencing.rule.rawValue, among: known)
      findings.add(
        "F08", file: Silencing.file, at: silencing.position, "unknown rule \(quoted(silencing.rule.rawValue))",
        hint: near.map { "did you mean \($0)?" })
      return true
    }
    guard alwaysHeard.contains(silencing.rule) else { return false }
    findings.add(
      "F08", file: Silencing.file, at: silencing.position, "\(silencing.rule) can't be silenced",
      hint: "a catalog that violates it can't be built")
    return true
  }
}
