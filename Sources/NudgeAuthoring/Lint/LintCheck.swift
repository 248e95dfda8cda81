/// Looks at a catalog for a family of rules.
///
/// A check sees only what could be read: what the loader could not make sense of is its finding already.
protocol LintCheck {
  /// The rules that the check may speak for.
  static var rules: [LintRule] { get }

  /// Looks at everything.
  ///
  /// - Parameters:
  ///   - subject: The catalog as written.
  ///   - findings: Gets what is found, in any order.
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding])
}
