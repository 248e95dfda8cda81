public import NudgeText

/// One place at which a rule speaks.
public struct LintFinding: Hashable, Sendable {
  /// The rule.
  public var rule: LintRule.Code
  /// How much it weighs here.
  public var severity: LintSeverity
  /// The file or folder, relative to the catalog's folder, such as `Localization/en/reminder.json`.
  public var file: String
  /// Where in the file; `nil` where the file as a whole is meant, or there is none.
  public var position: TextPosition?
  /// What a silencing names: the key of a message, such as `reminder.gentle.a01.body`, a kind or a file; `nil` where a finding
  /// cannot be silenced.
  public var id: String?
  /// What is wrong, a sentence without a full stop.
  public var reason: String
  /// What would be right, where that is known.
  public var hint: String?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - severity: How much it weighs here.
  ///   - file: The file or folder, relative to the catalog's folder.
  ///   - position: Where in the file.
  ///   - id: What a silencing names.
  ///   - reason: What is wrong.
  ///   - hint: What would be right.
  public init(
    rule: LintRule.Code, severity: LintSeverity, file: String, position: TextPosition?, id: String? = nil,
    reason: String, hint: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.position = position
    self.id = id
    self.reason = reason
    self.hint = hint
  }
}

extension LintFinding: Comparable {
  /// Whether the left finding comes first: by file, line, column and rule, then by its words.
  public static func < (left: LintFinding, right: LintFinding) -> Bool {
    func key(_ finding: LintFinding) -> (String, Int, Int, LintRule.Code, String) {
      (finding.file, finding.position?.line ?? 0, finding.position?.column ?? 0, finding.rule, finding.reason)
    }
    return key(left) < key(right)
  }
}

extension LintFinding {
  /// What the loader could not make sense of.
  ///
  /// It has no id: no catalog can be built from it, so nothing silences it.
  init(_ fault: CatalogFault) {
    self.init(
      rule: fault.rule, severity: .error, file: fault.file, position: fault.position, reason: fault.reason,
      hint: fault.hint)
  }
}
