extension Achievement {
  /// The title on one line, as a notification quotes it, or `nil` if there isn't one.
  ///
  /// A person may write several lines. Line breaks, with the spaces and tabs around them, become single spaces.
  var titleOnOneLine: String? {
    guard let title, title.contains(where: \.isNewline) else { return title }
    let lines = title.split(whereSeparator: \.isNewline).compactMap { line -> Substring? in
      let start = line.drop(while: \.isWhitespace)
      return start.lastIndex { !$0.isWhitespace }.map { start[...$0] }
    }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }
}
