package import NudgeText
internal import NudgeTime

/// An entry that silences one rule for one ID, with the reason.
package struct Silencing: Hashable, Sendable {
  static let file = "Templates/lint.yaml"

  /// The code of the rule to silence, which might not exist.
  package var rule: LintRule.Code
  /// The ID of the findings to silence, which is a message key, a kind or a file.
  package var id: String
  /// The only locale in which the rule is silenced, or `nil` for all locales.
  package var locale: LocaleTag?
  /// The reason, which is never empty.
  package var reason: String
  /// The position of the rule's code.
  package var position: TextPosition

  /// Returns whether this entry silences a finding.
  func covers(_ finding: LintFinding) -> Bool {
    finding.rule == rule && finding.id == id
      && (locale.map { finding.file.hasPrefix("Localization/\($0.identifier)/") } ?? true)
  }

  /// Reads the entries.
  ///
  /// The file has the following form:
  ///
  ///     silenced:
  ///       - {rule: V03, id: reminder, reason: "the next revision adds more variants"}
  ///       - {rule: S10, id: greeting.gentle.a01.body, locale: en, reason: "only one word depends on the number"}
  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [Silencing] {
    NodeReader.list("silenced", in: bytes, atMost: 2_000, faults: &faults) { node, nodes in
      let map = nodes.map(node, "an entry", known: ["rule", "id", "locale", "reason"])
      guard let ruleNode = map["rule"], let idNode = map["id"] else {
        if case .map = node.content {
          nodes.faults.add(
            node.position, "an entry requires a rule and an id",
            hint: #"such as {rule: S10, id: greeting.gentle.a01.body, reason: "…"}"#, rule: "F08")
        }
        return nil
      }
      guard case .text(let reason) = map["reason"]?.content, reason.contains(where: \.isLetter) else {
        return nodes.faults.refuse(
          map["reason"]?.position ?? ruleNode.position, "missing reason",
          hint: #"add reason: "…" to explain why the rule is silenced"#, rule: "F08")
      }
      guard let rule = nodes.text(ruleNode, "rule"), let id = nodes.text(idNode, "id") else { return nil }
      var silencing = Silencing(
        rule: LintRule.Code(rawValue: rule), id: id, reason: reason, position: ruleNode.position)
      if let node = map["locale"] {
        guard let name = nodes.text(node, "locale") else { return nil }
        guard let locale = LocaleTag(folder: name) else {
          return nodes.faults.refuse(
            node.position, "\(quoted(name)) is not a locale", hint: "use a locale such as zh-Hans")
        }
        silencing.locale = locale
      }
      return silencing
    }
  }
}

extension Linter {
  /// The rules that can't be silenced, because a catalog that violates them can't be built.
  package static let alwaysHeard: Set<LintRule.Code> = [
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
