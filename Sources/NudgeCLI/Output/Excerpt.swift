internal import NudgeText

/// A place in a text, shown.
enum Excerpt {
  /// A line, or what of a long one is around a column, with a caret below the column; both indented.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - column: The column in Unicode scalars, from 1.
  /// - Returns: Two lines, without a line feed at the end.
  static func lines(of line: String, at column: Int) -> String {
    let around = 60
    let before = line.unicodeScalars.prefix(column - 1)
    let after = line.unicodeScalars.dropFirst(column - 1)
    let start = (before.count > around ? "…" : "") + String(String.UnicodeScalarView(before.suffix(around))).forTerminal
    let end = String(String.UnicodeScalarView(after.prefix(around))).forTerminal + (after.count > around ? "…" : "")
    return "  \(start)\(end)\n  \(String(repeating: " ", count: DisplayWidth.columns(of: start)))^"
  }

  /// Tells what is wrong in a text of one or more lines: the place, the line with a caret, and what would be right.
  static func complain(
    _ name: String, _ text: String, at position: TextPosition, _ reason: String, hint: String?
  ) {
    Terminal.complain("\(name):\(position.line):\(position.column): \(reason)")
    // A line ends with a line feed, a carriage return, or both together, which are one character.
    let all = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    let line = position.line <= all.count ? String(all[position.line - 1]) : ""
    Terminal.write(error: lines(of: line, at: position.column) + "\n")
    if let hint { Terminal.write(error: "  \(hint.forTerminal)\n") }
  }
}
