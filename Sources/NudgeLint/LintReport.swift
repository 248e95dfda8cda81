package import NudgeAuthoring
package import NudgeText

/// The result of checking a catalog's folder.
///
/// ```swift
/// let report = Linter.lint("my-words")
/// print("\(report.errorCount) errors, \(report.warningCount) warnings")
/// ```
package struct LintReport: Hashable, Sendable {
  /// A silenced finding, with the reason for silencing it.
  package struct Silenced: Hashable, Sendable {
    /// The finding.
    package var finding: LintFinding
    /// The reason for silencing the finding.
    package var reason: String
  }

  /// The findings, ordered by file, line, column and rule.
  package var findings: [LintFinding]
  /// The silenced findings, in the same order.
  package var silenced: [Silenced]
  /// The contents of each readable file at the time of the check, by path.
  package var contents: [String: [UInt8]]

  /// The number of errors.
  package var errorCount: Int { findings.count { $0.severity == .error } }
  /// The number of warnings.
  package var warningCount: Int { findings.count { $0.severity == .warning } }
}

/// A violation of a rule.
package struct LintFinding: Comparable, Hashable, Sendable {
  /// The rule.
  package var rule: RuleCode
  /// The severity of this finding, which can be lower than that of the rule.
  package var severity: Severity
  /// The file or folder, relative to the catalog's folder, such as `Localization/en/reminder.json`.
  package var file: String
  /// The position in the file, or `nil` if the finding concerns the whole file or the file does not exist.
  package var position: TextPosition?
  /// The ID for silencing the finding: a message key, such as `reminder.gentle.a01.body`, a kind or a file.
  ///
  /// A finding without an ID can't be silenced. If the rule itself can't be silenced, the ID only identifies the
  /// message.
  package var id: String?
  /// A description of the problem, without a trailing period.
  package var reason: String
  /// A suggestion for fixing the problem, if available.
  package var hint: String?

  /// Returns whether the first finding precedes the second, by file, line, column and rule, then by reason.
  package static func < (left: LintFinding, right: LintFinding) -> Bool {
    func key(_ finding: LintFinding) -> (String, Int, Int, RuleCode, String) {
      (finding.file, finding.position?.line ?? 0, finding.position?.column ?? 0, finding.rule, finding.reason)
    }
    return key(left) < key(right)
  }
}

extension LintFinding {
  /// Creates a finding from a loader fault.
  ///
  /// The finding has no ID and can't be silenced, because a folder with the fault can't be loaded as a catalog.
  init(_ fault: CatalogFault) {
    self.init(
      rule: fault.rule, severity: .error, file: fault.file, position: fault.position, reason: fault.reason,
      hint: fault.hint)
  }
}
