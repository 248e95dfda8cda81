/// What lint found in a catalog's folder.
public struct LintReport: Hashable, Sendable {
  /// A finding that somebody silenced, with the reason given.
  public struct Silenced: Hashable, Sendable {
    /// What would have been told.
    public var finding: LintFinding
    /// Why it is not.
    public var reason: String
  }

  /// What was found, by file, line, column and rule.
  public var findings: [LintFinding]
  /// What was found and silenced, in the same order.
  public var silenced: [Silenced]
  /// The contents of each file that could be read, by its path; as they were when they were judged.
  package var contents: [String: [UInt8]]

  /// How many findings must not reach a person.
  public var errorCount: Int { findings.count { $0.severity == .error } }
  /// How many findings should be looked at.
  public var warningCount: Int { findings.count { $0.severity == .warning } }
}
