internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// An input line shown in an error message, shortened around a position if it is long, and safe to print on a terminal.
struct Excerpt {
  /// The displayed part of the line.
  let line: String
  /// Spaces with the same width as the text before the position.
  let indent: String

  /// The maximum number of terminal columns in an excerpt.
  private static let maximumColumns = 100

  /// Creates an excerpt of a line around a column.
  ///
  /// Columns count Unicode scalars from 1.
  ///
  /// - Complexity: O(1).
  init(of scalars: [Unicode.Scalar], at column: Int) {
    // Shorten a long line before measuring its width.
    let most = Self.maximumColumns
    let place = min(max(column - 1, 0), scalars.count)
    let start = scalars.dropFirst(max(0, place - 4 * most)).prefix(min(place, 4 * most))
    let rest = scalars.dropFirst(place)
    let end = Self.cut(
      String(String.UnicodeScalarView(start)).forTerminal.reversed(), to: most * 6 / 10, isCut: place > 4 * most)
    let head = String(end.reversed())
    let width = DisplayWidth.columns(of: head)
    let tail = Self.cut(
      Array(String(String.UnicodeScalarView(rest.prefix(most))).forTerminal), to: most - width,
      isCut: rest.dropFirst(most).first != nil)
    self.line = head + String(tail)
    indent = String(repeating: " ", count: width)
  }

  /// Returns the excerpt with a caret below the position, both indented, without a trailing newline.
  static func lines(of line: String, at column: Int) -> String {
    let excerpt = Excerpt(of: Array(line.unicodeScalars), at: column)
    return "  \(excerpt.line)\n  \(excerpt.indent)^"
  }

  /// Reports an error in a text: its position, the line with a caret, and a hint.
  static func complain(
    _ name: String, _ text: String, at position: TextPosition, _ reason: String, hint: String?
  ) {
    Terminal.complain("\(name):\(position.line):\(position.column): \(reason)")
    // A line ends with a line feed, a carriage return, or both, which Swift treats as a single character.
    let all = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    let line = position.line <= all.count ? String(all[position.line - 1]) : ""
    Terminal.write(error: lines(of: line, at: position.column) + "\n")
    if let hint { Terminal.write(error: "  \(hint.forTerminal)\n") }
  }

  /// Returns the first characters that fit into a number of columns, followed by … if any are omitted.
  private static func cut(_ characters: [Character], to columns: Int, isCut: Bool) -> [Character] {
    guard isCut || characters.reduce(0, { $0 + DisplayWidth.columns(of: String($1)) }) > columns else {
      return characters
    }
    var width = 1
    return characters.prefix {
      width += DisplayWidth.columns(of: String($0))
      return width <= columns
    } + ["…"]
  }
}

/// Functions for tables whose cells align in terminal columns.
enum Columns {
  /// Returns a line for each row, indented by two spaces, with two spaces between cells.
  ///
  /// The last cell is dim if a row has more than two cells.
  static func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = " "
      var pending = 1
      for (index, (cell, width)) in zip(row, widths).enumerated() where width > 0 {
        let isLast = index == row.count - 1
        if !cell.isEmpty {
          line += String(repeating: " ", count: pending) + (isLast && row.count > 2 ? Terminal.dim(cell) : cell)
          pending = 0
        }
        pending += width - DisplayWidth.columns(of: cell) + 2
      }
      return line
    }
  }
}

extension String {
  /// Returns the text, padded with spaces to a width in terminal columns.
  func padded(toColumns columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - DisplayWidth.columns(of: self)))
  }
}
