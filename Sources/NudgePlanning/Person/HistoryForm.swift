internal import NudgeInput
internal import NudgeJSON
internal import NudgeTime

/// The format of a history file, used to append lines to it.
package enum HistoryForm: Hashable, Sendable {
  /// Plain text: a time, optionally followed by a tab and a title.
  case text
  /// NDJSON: one JSON object per line.
  case ndjson
  /// CSV (RFC 4180), with the columns that its header names.
  case csv(CSVColumns)

  /// Detects the format of an existing history from its header or its last line, or returns `nil` if all lines are
  /// empty.
  ///
  /// - Parameters:
  ///   - head: The first bytes, including at least the first nonempty line.
  ///   - tail: The last bytes, or the entire history if it is short.
  package init?(head: some Sequence<UInt8>, tail: some Collection<UInt8>) {
    var lines = Self.lines(of: head).filter { !Self.isBlank($0) }[...]
    guard let first = lines.popFirst() else { return nil }
    // The last line may be incomplete if these aren't all bytes.
    let head = Array(head)
    let isWhole = head.count < HistoryReader.maximumLineLength
    var reader = HistoryReader(in: .utc)
    reader.read(isWhole ? head[...] : head[..<(head.lastIndex(of: UInt8(ascii: "\n")) ?? head.endIndex)]) { _ in }
    reader.finish { _ in }
    if case .csv? = reader.form, let form = reader.form {
      self = form
      return
    }
    let last = Self.lines(of: tail).last { !Self.isBlank($0) } ?? first
    let byte = last.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    self = byte == UInt8(ascii: "{") ? .ndjson : .text
  }

  /// Creates the format for a new file from its extension: `.csv`, `.ndjson`, or `.jsonl`.
  ///
  /// Any other name means plain text.
  ///
  /// - Parameter name: The file's name.
  package init(named name: String) {
    let name = name.lowercased()
    self =
      if name.hasSuffix(".csv") {
        .csv(CSVColumns(count: 2, time: 0, title: 1))
      } else if name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") {
        .ndjson
      } else {
        .text
      }
  }

  /// The header of a new history, without a line break, or `nil` if the format doesn't have one.
  package var header: String? {
    if case .csv = self { "at,title" } else { nil }
  }

  /// Returns the line for an achievement, without a line break, or `nil` for a table of several habits, in which it isn't
  /// known which of them was done.
  ///
  /// - Parameters:
  ///   - time: An RFC 3339 timestamp or a date.
  ///   - title: The achievement's title, without control characters. It is omitted if a CSV file doesn't have a title
  ///     column.
  /// - Returns: The line.
  package func line(at time: String, title: String?) -> [UInt8]? {
    switch self {
    case .text:
      return Array((title.map { "\(time)\t\($0)" } ?? time).utf8)
    case .ndjson:
      let json = JSONBytes()
      json.mark("{")
      json.member("at", time)
      json.member("title", title)
      json.mark("}")
      return json.bytes
    case .csv(let columns):
      let separator = columns.separator
      var fields = [String](repeating: "", count: columns.count)
      fields[columns.time] = time
      if let column = columns.title, let title { fields[column] = Self.field(title, separator) }
      for statement in columns.statements {
        switch statement.meaning {
        case .done, .value: fields[statement.column] = "yes"
        case .doneAt: fields[statement.column] = time
        case .amount: fields[statement.column] = "1"
        case .notDone, .notDoneAt: break
        }
      }
      if !columns.habits.isEmpty {
        let named = columns.habits.first { $0.name == title }
        guard let habit = named ?? (columns.habits.count == 1 ? columns.habits[0] : nil) else { return nil }
        fields[habit.column] = columns.hasLoopWords ? "YES_MANUAL" : "yes"
      }
      return Array(fields.joined(separator: String(Unicode.Scalar(separator))).utf8)
    }
  }

  /// Returns a text as an RFC 4180 field.
  private static func field(_ text: String, _ separator: UInt8) -> String {
    let needsQuotes = text.utf8.contains { [separator, UInt8(ascii: "\""), 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  private static func lines(of bytes: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    Array(bytes).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
