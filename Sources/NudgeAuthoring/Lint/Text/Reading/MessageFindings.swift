internal import NudgeText

/// What is found in one message: a rule speaks once of a place, however many paths lead over it.
struct MessageFindings {
  private struct Spot: Hashable {
    var rule: LintRule.Code
    var position: TextPosition
  }

  let message: LintMessage
  private(set) var findings: [LintFinding] = []
  private var spots: Set<Spot> = []

  init(_ message: LintMessage) {
    self.message = message
  }

  mutating func add(
    _ rule: LintRule.Code, _ severity: LintSeverity, at position: TextPosition, _ reason: String, hint: String? = nil
  ) {
    guard spots.insert(Spot(rule: rule, position: position)).inserted else { return }
    findings.append(message.finding(rule, severity, at: position, reason, hint: hint))
  }

  /// Whether a rule has spoken of a place.
  func contains(_ rule: LintRule.Code, at position: TextPosition) -> Bool {
    spots.contains(Spot(rule: rule, position: position))
  }
}
