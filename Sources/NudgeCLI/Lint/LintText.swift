internal import NudgeAuthoring
internal import NudgeLint
internal import NudgeReports
internal import NudgeText

/// The text format for findings: the position, the problem, the line with a caret below it, and a hint.
struct LintText {
  let report: LintReport
  /// The prefix that makes each file's path relative to the current folder.
  let prefix: String

  func text() -> String {
    var lines: [String] = []
    var linesOfFile: [String: [[Unicode.Scalar]]] = [:]
    for finding in report.findings {
      let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      let severity = finding.severity == .error ? Terminal.red("error") : Terminal.yellow("warning")
      lines.append(
        "\(Terminal.bold((prefix + finding.file + place).forTerminal)): \(severity): \(finding.reason.forTerminal)"
          + Terminal.dim(" [\(finding.rule)]"))
      if let position = finding.position {
        if linesOfFile[finding.file] == nil, let bytes = report.contents[finding.file] {
          // Swift treats CR LF as one character, so split the lines by scalars.
          linesOfFile[finding.file] = String(decoding: bytes, as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { Array($0.last == "\r" ? $0.dropLast() : $0) }
        }
        if let all = linesOfFile[finding.file], position.line <= all.count {
          let excerpt = Excerpt(of: all[position.line - 1], at: position.column)
          lines += ["  " + excerpt.line, "  " + excerpt.indent + Terminal.green("^")]
        }
      }
      if let hint = finding.hint { lines.append("  " + hint.forTerminal) }
    }
    func count(_ number: Int, _ word: String) -> String {
      number == 0 ? "no \(word)s" : "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    var summary = [count(report.errorCount, "error"), count(report.warningCount, "warning")]
    if !report.silenced.isEmpty { summary.append("\(report.silenced.count) silenced") }
    lines.append(summary.joined(separator: ", "))
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The text format for a rule's explanation, with its examples.
enum RuleText {
  /// Returns a rule's explanation.
  static func text(of rule: LintRule, isPlain: Bool = false) -> String {
    let title = "\(rule.code) \(rule.severity.rawValue): \(rule.title)"
    var lines = [isPlain ? title : Terminal.bold(title), ""]
    lines += wrapped(rule.explanation)
    for (title, examples) in [("Incorrect:", rule.bad), ("Correct:", rule.good)] {
      lines += ["", title] + examples.flatMap(\.described).map { "  " + $0.forTerminal }
    }
    if !isPlain, Linter.alwaysHeard.contains(rule.code) { lines += ["", "This rule cannot be silenced."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns paragraphs wrapped at 80 characters.
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
