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
        lines += ["", "### \(rule.code): \(rule.title) (\(rule.severity.rawValue))", "", rule.explanation, ""]
        lines += ["Not so:", "", "```text"] + rule.bad.flatMap { $0.described.map(visible) } + ["```", ""]
        lines += ["But so:", "", "```text"] + rule.good.flatMap { $0.described.map(visible) } + ["```"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line in which nothing is unseen.
  private static func visible(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      if scalar.isUnseen {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
