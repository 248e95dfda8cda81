package import NudgeText

/// One rule that is not to speak of one id, and why.
package struct Silencing: Hashable, Sendable {
  /// The rule; not known to exist.
  package var rule: LintRule.Code
  /// The key of a message, or a kind, as findings name it.
  package var id: String
  /// The only locale in which it is silent; `nil` for all.
  package var locale: LocaleTag?
  /// Why; never empty.
  package var reason: String
  /// Where the rule's code stands.
  package var position: TextPosition

  /// Whether a finding is meant.
  func covers(_ finding: LintFinding) -> Bool {
    finding.rule == rule && finding.id == id
      && (locale.map { finding.file.hasPrefix("Localization/\($0.identifier)/") } ?? true)
  }
}
