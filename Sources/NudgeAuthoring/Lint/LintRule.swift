/// One thing that lint looks for, with what it is good for, a bad example and a good one.
public struct LintRule: Hashable, Sendable {
  /// The name of a rule, such as `T01`: a letter for its family, and two digits.
  ///
  /// A code is never used for another rule.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The spelling.
    public let rawValue: String

    /// Creates a code.
    ///
    /// - Parameter rawValue: The spelling; not checked.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The code.
  public let code: Code
  /// What a finding of the rule weighs at most; some rules warn before they fail.
  public let severity: LintSeverity
  /// What is wrong where the rule speaks, a phrase without a full stop, such as `space doubled, or at an end`.
  public let title: String
  /// Why it matters and what to do, for people who write words; one paragraph or more.
  public let explanation: String
  /// Changes to a sound catalog after which the rule speaks, and no other.
  package let bad: [LintExample]
  /// Changes to a sound catalog after which no rule speaks: what to write instead.
  package let good: [LintExample]

  package init(
    _ code: Code, _ severity: LintSeverity, _ title: String, _ explanation: String, bad: [LintExample],
    good: [LintExample]
  ) {
    self.code = code
    self.severity = severity
    self.title = title
    self.explanation = explanation
    self.bad = bad
    self.good = good
  }
}

extension LintRule.Code: Comparable {
  /// Whether the left code comes first: by family in the order of the alphabet, then by number.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension LintRule.Code: ExpressibleByStringLiteral {
  /// Creates a code.
  ///
  /// - Parameter value: The spelling; not checked.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension LintRule.Code: CustomStringConvertible {
  /// The spelling.
  public var description: String { rawValue }
}
