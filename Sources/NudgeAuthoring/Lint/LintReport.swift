public import NudgeText

/// What lint found in a catalog's folder.
public struct LintReport: Hashable, Sendable {
  /// A silenced finding, with the reason given.
  public struct Silenced: Hashable, Sendable {
    /// The finding.
    public var finding: LintFinding
    /// Why it is not reported.
    public var reason: String
  }

  /// The findings, by file, line, column and rule.
  public var findings: [LintFinding]
  /// What was found and silenced, in the same order.
  public var silenced: [Silenced]
  /// The contents of each readable file at the time of the check, by path.
  package var contents: [String: [UInt8]]

  /// How many findings must not reach a person.
  public var errorCount: Int { findings.count { $0.severity == .error } }
  /// How many findings should be looked at.
  public var warningCount: Int { findings.count { $0.severity == .warning } }
}

/// One place that breaks a rule.
public struct LintFinding: Comparable, Hashable, Sendable {
  /// The rule.
  public var rule: LintRule.Code
  /// How much it weighs here.
  public var severity: LintSeverity
  /// The file or folder, relative to the catalog's folder, such as `Localization/en/reminder.json`.
  public var file: String
  /// The place in the file; `nil` if the finding is about the whole file, or the file does not exist.
  public var position: TextPosition?
  /// What a silencing names: the key of a message, such as `reminder.gentle.a01.body`, a kind or a file; `nil` if the
  /// finding cannot be silenced.
  public var id: String?
  /// What is wrong, a sentence without a full stop.
  public var reason: String
  /// What would be right, if that is known.
  public var hint: String?

  /// Returns whether the left finding comes first: by file, line, column and rule, then by its words.
  public static func < (left: LintFinding, right: LintFinding) -> Bool {
    func key(_ finding: LintFinding) -> (String, Int, Int, LintRule.Code, String) {
      (finding.file, finding.position?.line ?? 0, finding.position?.column ?? 0, finding.rule, finding.reason)
    }
    return key(left) < key(right)
  }
}

extension LintFinding {
  /// Creates a finding from a fault of the loader.
  ///
  /// It has no id: no catalog can be built from it, so nothing silences it.
  init(_ fault: CatalogFault) {
    self.init(
      rule: fault.rule, severity: .error, file: fault.file, position: fault.position, reason: fault.reason,
      hint: fault.hint)
  }
}
