/// The guide to all rules, docs/lint.md, made from the rules themselves.
package enum LintGuide {
  private static let families: [(letter: Character, title: String)] = [
    ("F", "Files"), ("S", "Syntax"), ("A", "Arguments"), ("P", "Plurals"), ("X", "Across locales"), ("T", "Text"),
    ("C", "Chinese"), ("L", "Length"), ("D", "Platforms"), ("M", "Tone"), ("V", "Variety"), ("R", "Privacy"),
  ]

  /// The guide, in Markdown.
  package static var text: String {
    var lines = [
      "# Rules of lint", "",
      "`nudge lint` looks through Templates/ and Localization/ for what must not reach a person (error), or should be looked at",
      "(warning). `nudge lint --explain CODE` shows one rule. This page is made from the rules; a test holds it to them.",
      "",
      "To silence a rule for one message, kind or file, say so in Templates/lint.yaml, with the reason:", "",
      "```yaml", "silenced:",
      "  - {rule: S10, id: greeting.gentle.a01.body, locale: en, reason: \"one word changes, and nothing moves\"}",
      "```", "",
      "A silencing without a reason is an error, one that silences nothing a warning. These cannot be silenced, since no catalog",
      "can be built where they speak: " + Linter.alwaysHeard.sorted().map(\.rawValue).joined(separator: ", ") + ".",
    ]
    for (letter, title) in families {
      let rules = Linter.rules.filter { $0.code.rawValue.first == letter }
      if rules.isEmpty { continue }
      lines += ["", "## \(title)"]
      for rule in rules {
        lines += ["", "### \(rule.code): \(rule.title) (\(rule.severity.rawValue))", "", rule.explanation]
        for (title, examples) in [("Not so:", rule.bad), ("But so:", rule.good)] {
          lines += ["", title, "", "```text"]
          lines += examples.flatMap(\.described).map { $0.escaping(\.isUnseen) } + ["```"]
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
