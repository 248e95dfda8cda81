internal import NudgeText

/// Writes the files of Templates/ in their one form as far as no comment and no layout is lost: LF, nothing at the end of a line,
/// a line break at the end, texts in normalization form C.
enum CanonicalYAML {
  /// The text of a file, mended.
  ///
  /// - Parameter text: YAML without texts of several lines, as `YAMLPrescan` has it.
  /// - Returns: The mended text.
  static func text(of text: String) -> String {
    var lines = text.composed.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
