internal import NudgeText

/// Lines up cells for a terminal by the columns that they take there.
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
}
