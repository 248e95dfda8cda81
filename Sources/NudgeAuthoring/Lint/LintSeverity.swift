/// How much a finding weighs; the spelling in output is the case's name.
public enum LintSeverity: String, CaseIterable, Hashable, Sendable {
  /// It must not reach a person.
  case error
  /// It should be looked at, and mended or silenced with a reason.
  case warning
}
