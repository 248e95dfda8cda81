internal import NudgeAuthoring
internal import NudgeText

/// Findings for people: the place, what is wrong, the line with a mark under it, and what would be right.
struct LintText {
  let report: LintReport
  /// What stands before each file, so that the path leads there from the current folder.
  let prefix: String

  /// The most columns of a line that are shown.
  private static let maximumColumns = 100

  func text() -> String {
    var lines: [String] = []
    var linesOfFile: [String: [Substring]] = [:]
    for finding in report.findings {
      let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      let severity = finding.severity == .error ? Terminal.red("error") : Terminal.yellow("warning")
      lines.append(
        "\(Terminal.bold((prefix + finding.file + place).forTerminal)): \(severity): \(finding.reason.forTerminal)"
          + Terminal.dim(" [\(finding.rule)]"))
      if let position = finding.position {
        if linesOfFile[finding.file] == nil, let bytes = report.contents[finding.file] {
          // A carriage return and a line feed are one character, so lines are told apart by scalars.
          linesOfFile[finding.file] = String(decoding: bytes, as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { Substring($0.last == "\r" ? $0.dropLast() : $0) }
        }
        if let all = linesOfFile[finding.file], position.line <= all.count {
          lines += Self.excerpt(all[position.line - 1], column: position.column)
        }
      }
      if let hint = finding.hint { lines.append("  " + hint.forTerminal) }
    }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: String {
    let counts = [
      Self.count(report.errorCount, "error"), Self.count(report.warningCount, "warning"),
    ].joined(separator: ", ")
    return counts + (report.silenced.isEmpty ? "" : ", \(report.silenced.count) silenced")
  }

  private static func count(_ number: Int, _ word: String) -> String {
    number == 0 ? "no \(word)s" : "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// A line, cut around the place where it is long, and a caret under the place.
  static func excerpt(_ line: Substring, column: Int) -> [String] {
    let scalars = line.unicodeScalars
    // Long lines are cut before anything is measured: the width of a megabyte is nobody's concern.
    let place = min(max(column - 1, 0), scalars.count)
    let before = String(
      String.UnicodeScalarView(
        scalars.dropFirst(max(0, place - 4 * maximumColumns)).prefix(min(place, 4 * maximumColumns)))
    )
    .forTerminal
    let after = String(String.UnicodeScalarView(scalars.dropFirst(place).prefix(maximumColumns))).forTerminal
    let isCut = place > 4 * maximumColumns
    let head = ending(before, columns: maximumColumns * 6 / 10, isCut: isCut)
    let tail = beginning(
      after, columns: maximumColumns - DisplayWidth.columns(of: head),
      isCut: scalars.dropFirst(place + maximumColumns).first != nil)
    let indent = String(repeating: " ", count: DisplayWidth.columns(of: head))
    return ["  " + head + tail, "  " + indent + Terminal.green("^")]
  }

  /// The end of a text, with … before it where something is left out.
  private static func ending(_ text: String, columns: Int, isCut: Bool) -> String {
    guard isCut || DisplayWidth.columns(of: text) > columns else { return text }
    var kept: [Character] = []
    var width = 1
    for character in text.reversed() {
      width += DisplayWidth.columns(of: String(character))
      if width > columns { break }
      kept.append(character)
    }
    return "…" + String(kept.reversed())
  }

  private static func beginning(_ text: String, columns: Int, isCut: Bool) -> String {
    guard isCut || DisplayWidth.columns(of: text) > columns else { return text }
    var kept = ""
    var width = 1
    for character in text {
      width += DisplayWidth.columns(of: String(character))
      if width > columns { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
