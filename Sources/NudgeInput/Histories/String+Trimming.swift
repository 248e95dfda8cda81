extension String {
  /// The text without leading and trailing spaces.
  package var trimmingSpaces: Substring {
    let text = drop { $0 == " " }
    return text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)]
  }
}
