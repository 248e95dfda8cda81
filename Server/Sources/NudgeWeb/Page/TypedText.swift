/// Text that a person has typed in a field with several lines.
enum TypedText {
  /// Returns the text as it is stored: lines end with LF and have no white space around them, and the first and the last
  /// aren't empty.
  ///
  /// Browsers end lines with CR and LF.
  static func stored(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { $0.trimmed }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }

  /// Returns the text on one line, for labels.
  static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns a time of day such as `8:30 pm`, `20.30` or `8 p.m.` as `20:30`, or `nil` if the text isn't one.
  static func time(_ text: String) -> String? {
    let text = text.lowercased().filter { !$0.isWhitespace }.replacing("\u{FF1A}", with: ":")
    let half = ["am", "a.m.", "pm", "p.m."].first { text.hasSuffix($0) }
    let parts = text.dropLast(half?.count ?? 0).split(omittingEmptySubsequences: false) { ":.h".contains($0) }
    // A number alone could be an hour or a mistake.
    guard parts.count == 2 || (parts.count == 1 && half != nil), let hour = number(parts[0], digits: 1...2),
      let minute = parts.count == 1 ? 0 : number(parts[1], digits: 2...2), minute < 60
    else { return nil }
    var hours = hour
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hours = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
    }
    guard hours < 24 else { return nil }
    return [hours, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
