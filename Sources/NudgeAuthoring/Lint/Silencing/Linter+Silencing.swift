internal import NudgeTime

extension Linter {
  /// The rules that nothing silences: where they speak, no catalog can be built.
  package static let alwaysHeard: Set<LintRule.Code> = [
    "F00", "F01", "F02", "F03", "F04", "F05", "F08", "S01", "S02", "S03", "S04", "S06", "S07", "S08", "S09", "A01",
    "A03",
    "P04", "X01",
  ]

  /// Takes out what is silenced, and adds what is wrong with the silencings themselves.
  ///
  /// - Parameters:
  ///   - findings: All that was found.
  ///   - sources: What was read.
  ///   - isSound: Whether all files could be read; otherwise a rule may be silent because it saw nothing.
  /// - Returns: What is left, and what was silenced.
  static func applySilencings(
    to findings: [LintFinding], _ sources: CatalogSources, isSound: Bool
  ) -> (findings: [LintFinding], silenced: [LintReport.Silenced]) {
    var left: [LintFinding] = []
    var silenced: [LintReport.Silenced] = []
    var problems = sources.silencings.map(problem(with:))
    var isUsed = problems.map { $0 != nil }
    let places = Dictionary(grouping: sources.silencings.indices, by: { sources.silencings[$0].id })
    for finding in findings {
      let place = finding.id.flatMap { places[$0] }?.first { place in
        problems[place] == nil && sources.silencings[place].covers(finding)
      }
      if let place {
        isUsed[place] = true
        silenced.append(LintReport.Silenced(finding: finding, reason: sources.silencings[place].reason))
      } else {
        left.append(finding)
      }
    }
    for (place, silencing) in sources.silencings.enumerated() where !isUsed[place] && isSound {
      problems[place] = LintFinding(
        rule: "F08", severity: .warning, file: SilencingReader.file, position: silencing.position,
        reason: "\(silencing.rule) has nothing to say of \(quoted(silencing.id))", hint: "remove this silencing")
    }
    return (left + problems.compactMap(\.self), silenced)
  }

  private static func problem(with silencing: Silencing) -> LintFinding? {
    let known = rules.map(\.code.rawValue)
    if !known.contains(silencing.rule.rawValue) {
      let near = NearestMatch.best(to: silencing.rule.rawValue, among: known)
      return LintFinding(
        rule: "F08", severity: .error, file: SilencingReader.file, position: silencing.position,
        reason: "there is no rule \(quoted(silencing.rule.rawValue))", hint: near.map { "did you mean \($0)?" })
    }
    guard alwaysHeard.contains(silencing.rule) else { return nil }
    return LintFinding(
      rule: "F08", severity: .error, file: SilencingReader.file, position: silencing.position,
      reason: "\(silencing.rule) cannot be silenced", hint: "where it speaks, no catalog can be built")
  }
}
