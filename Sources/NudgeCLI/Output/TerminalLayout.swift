internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// A line of input for an error message, cut around a place if it is long, and safe to show on a terminal.
struct Excerpt {
  /// The line, or the part of it that is shown.
  let line: String
  /// Spaces as wide as the text before the place.
  let indent: String

  /// The most columns of a line that are shown.
  private static let maximumColumns = 100

  /// Creates an excerpt of a line around a column, counted in Unicode scalars from 1.
  init(of line: some StringProtocol, at column: Int) {
    let scalars = line.unicodeScalars
    // A long line is cut before anything is measured.
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

  /// The line with a caret below the place, both indented; without a line feed at the end.
  static func lines(of line: String, at column: Int) -> String {
    let excerpt = Excerpt(of: line, at: column)
    return "  \(excerpt.line)\n  \(excerpt.indent)^"
  }

  /// Reports an error in a text of one or more lines: the place, the line with a caret, and a hint.
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

  /// The first characters that fit into some columns, with … after them if some are left out.
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

/// Cells of a table, lined up by the columns that they take on a terminal.
enum Columns {
  /// One line for each row, indented by two, with two spaces between cells; the last cell is dim.
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

  /// The most candidates left out that are shown; a rule of minutes has hundreds in a night.
  private static let mostSkippedShown = 50

  /// What does not come and why, under a heading; no lines if there is nothing.
  ///
  /// - Parameters:
  ///   - skipped: The candidates that are left out.
  ///   - heading: What stands above them.
  ///   - pace: The pace of the last days that reasons mention, if it is known.
  ///   - number: Writes how many more there are than are shown.
  ///   - moment: Writes when a candidate would have come.
  ///   - name: Writes what a candidate is about.
  /// - Returns: The lines, an empty one before the heading.
  static func notComing(
    _ skipped: [SkippedCandidate], heading: String, pace: String? = nil,
    number: (Int) throws -> String, moment: (Timestamp, UTCOffset) throws -> String,
    name: (SkippedCandidate) throws -> String
  ) rethrows -> [String] {
    if skipped.isEmpty { return [] }
    let rows = try skipped.prefix(mostSkippedShown).map { candidate in
      var shown = ""
      if let timestamp = candidate.timestamp, let offset = candidate.offset { shown = try moment(timestamp, offset) }
      return [shown, try name(candidate), candidate.reasons.map { $0.wording(pace: pace) }.joined(separator: "; ")]
    }
    let more = skipped.count - mostSkippedShown
    let rest = more > 0 ? [Terminal.dim("  and \(try number(more)) more, which --format json lists")] : []
    return ["", Terminal.bold(heading)] + aligned(rows) + rest
  }
}

extension String {
  /// The text with spaces behind it until it takes so many columns of a terminal.
  func padded(toColumns columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - DisplayWidth.columns(of: self)))
  }
}
