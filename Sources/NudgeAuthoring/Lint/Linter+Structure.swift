extension Linter {
  /// What is wrong with files, syntax, arguments, plurals, and between locales.
  static var structuralChecks: [any LintCheck.Type] {
    [FileChecks.self, SyntaxChecks.self, ArgumentChecks.self, PluralChecks.self, LocaleChecks.self]
  }
}
