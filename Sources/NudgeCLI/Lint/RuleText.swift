internal import NudgeAuthoring

/// A rule for people who write words: what it is for, and both examples.
enum RuleText {
  /// One rule.
  static func text(of rule: LintRule, isPlain: Bool = false) -> String {
    let title = "\(rule.code) \(rule.severity.rawValue): \(rule.title)"
    var lines = [isPlain ? title : Terminal.bold(title), ""]
    lines += wrapped(rule.explanation)
    lines += ["", "Not so:"] + rule.bad.flatMap(described)
    lines += ["", "But so:"] + rule.good.flatMap(described)
    if !isPlain, Linter.alwaysHeard.contains(rule.code) { lines += ["", "This rule cannot be silenced."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// All rules, as docs/lint.md has them.
  static func all() -> String { LintGuide.text }

  private static func described(_ example: LintExample) -> [String] {
    example.described.map { "  " + $0.forTerminal }
  }

  /// Paragraphs in lines of up to 80 characters.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if line.count + word.count + 1 > 80, !line.isEmpty {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line)
    }
    return lines
  }
}
