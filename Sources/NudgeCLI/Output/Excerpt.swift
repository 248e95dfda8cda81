internal import NudgeText

/// A line, cut around a place where it is long, with nothing in it that a terminal obeys.
struct Excerpt {
  /// The line, or what of it is shown.
  let line: String
  /// Spaces as wide as what stands before the place.
  let indent: String

  /// The most columns of a line that are shown.
  private static let maximumColumns = 100

  /// Takes a line, and a column in Unicode scalars, from 1.
  init(of line: some StringProtocol, at column: Int) {
    let scalars = line.unicodeScalars
    // Long lines are cut before anything is measured: the width of a megabyte is nobody's concern.
    let most = Self.maximumColumns
    let place = min(max(column - 1, 0), scalars.count)
    let start = scalars.dropFirst(max(0, place - 4 * most)).prefix(min(place, 4 * most))
    let rest = scalars.dropFirst(place)
    let head = Self.ending(
      String(String.UnicodeScalarView(start)).forTerminal, columns: most * 6 / 10, isCut: place > 4 * most)
    let width = DisplayWidth.columns(of: head)
    let tail = Self.beginning(
      String(String.UnicodeScalarView(rest.prefix(most))).forTerminal, columns: most - width,
      isCut: rest.dropFirst(most).first != nil)
    self.line = head + tail
    indent = String(repeating: " ", count: width)
  }

  /// The line with a caret below the place, both indented; without a line feed at the end.
  static func lines(of line: String, at column: Int) -> String {
    let excerpt = Excerpt(of: line, at: column)
    return "  \(excerpt.line)\n  \(excerpt.indent)^"
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
