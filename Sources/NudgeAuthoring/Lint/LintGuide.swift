/// The guide to all rules, docs/lint.md, which is generated from the rules.
package enum LintGuide {
  private static let families: [(letter: Character, title: String)] = [
    ("F", "Files"), ("S", "Syntax"), ("A", "Arguments"), ("P", "Plurals"), ("X", "Across locales"), ("T", "Text"),
    ("C", "Chinese"), ("L", "Length"), ("D", "Platforms"), ("M", "Tone"), ("V", "Variety"), ("R", "Privacy"),
  ]

  /// The guide in Markdown.
  package static var text: String {
    var lines = [
      "# Lint rules", "",
      "`nudge lint` checks Templates/ and Localization/. It reports what must not reach a person (error), and what someone",
      "should look at (warning). `nudge lint --explain CODE` shows one rule. This page is generated:",
      "`nudge lint --explain all` writes it.",
      "",
      "To silence a rule for one message, kind or file, add it to Templates/lint.yaml with the reason:", "",
      "```yaml", "silenced:",
      "  - {rule: S10, id: greeting.gentle.a01.body, locale: en, reason: \"one word changes, and nothing moves\"}",
      "```", "",
      "A silencing without a reason is an error, and one that silences nothing is a warning. These rules can't be silenced,",
      "because a catalog with such an error can't be built: "
        + Linter.alwaysHeard.sorted().map(\.rawValue).joined(separator: ", ") + ".",
    ]
    for (letter, title) in families {
      let rules = Linter.rules.filter { $0.code.rawValue.first == letter }
      if rules.isEmpty { continue }
      lines += ["", "## \(title)"]
      for rule in rules {
        lines += ["", "### \(rule.code): \(rule.title) (\(rule.severity.rawValue))", "", rule.explanation]
        for (title, examples) in [("Incorrect:", rule.bad), ("Correct:", rule.good)] {
          lines += ["", title, "", "```text"]
          lines += examples.flatMap(\.described).map { $0.escaping(\.isUnseen) } + ["```"]
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
