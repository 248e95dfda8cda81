/// Looks through a catalog's folder for what must not, or should not, reach a person.
public enum Linter {
  /// The checks, by family.
  static var checks: [any LintCheck.Type] { structuralChecks + textualChecks }

  /// All rules, by code in ascending order.
  public static let rules: [LintRule] = checks.flatMap { $0.rules }.sorted { $0.code < $1.code }
}
