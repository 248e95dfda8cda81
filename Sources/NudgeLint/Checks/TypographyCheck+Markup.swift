internal import NudgeAuthoring
internal import NudgeText

extension TypographyCheck {
  /// Checks T07.
  static func checkMarkup(_ reading: PathReading, _ list: inout MessageFindings) {
    func add(_ index: Int, _ length: Int, _ what: String, _ hint: String) {
      list.add("T07", at: index, "\(reading.text(index..<index + length)) is \(what)", hint: hint)
    }
    for (index, scalar) in reading.scalars {
      switch scalar {
      case "<":
        if let length = tagLength(at: index, reading) { add(index, length, "HTML", "use plain text") }
      case "&":
        if let length = entityLength(at: index, reading) {
          add(index, length, "an HTML entity", "use the character itself")
        }
      case "*", "_", "`", "~":
        if let length = emphasisLength(at: index, reading) { add(index, length, "Markdown", "use plain text") }
      case "#", "-":
        if index == 0 || reading.scalar(index - 1)?.isLineEnd == true, reading.scalar(index + 1) == " " {
          add(index, 1, "Markdown", "use plain text")
        }
      case "\\":
        if let next = reading.scalar(index + 1), next == "n" || next == "t" {
          add(index, 2, "an escape that would be printed literally", "use a line break or a space")
        }
      case "]":
        if reading.scalar(index + 1) == "(" { add(index, 2, "a Markdown link", "use plain text") }
      case "%":
        if let length = formatLength(at: index, reading) {
          add(index, length, "a % format", "use an argument, such as '{count, number}'")
        }
      case ":":
        if reading.scalar(index + 1) == "/", reading.scalar(index + 2) == "/" { addAddress(at: index, reading, &list) }
      case ".":
        if isAddress(at: index, reading) { addAddress(at: index, reading, &list) }
      default: break
      }
    }
  }

  private static func addAddress(at index: Int, _ reading: PathReading, _ list: inout MessageFindings) {
    var start = index
    while let before = reading.scalar(start - 1), before.isLatinOrDigit || before == "." || before == "-" { start -= 1 }
    // The part after :// belongs to an address that has already been reported.
    if reading.scalar(start - 1) == "/" { return }
    var end = index
    while let next = reading.scalar(end), next.isASCII, !next.isSpace { end += 1 }
    list.add(
      "T07", at: start, "\(reading.text(start..<end)) is a web address",
      hint: "use an action, because text can't be tapped")
  }

  /// Returns the length of `<b>`, `</b>`, `<br/>` or `<a href=…>`, but not of `a < b`.
  private static func tagLength(at index: Int, _ reading: PathReading) -> Int? {
    let start = index + (reading.scalar(index + 1) == "/" ? 2 : 1)
    guard reading.scalar(start)?.isASCIILetter == true else { return nil }
    return (start..<reading.count).first { reading.scalar($0) == ">" }.map { $0 + 1 - index }
  }

  /// Returns the length of an entity such as `&amp;` or `&#39;`.
  private static func entityLength(at index: Int, _ reading: PathReading) -> Int? {
    var end = index + (reading.scalar(index + 1) == "#" ? 2 : 1)
    let start = end
    while let scalar = reading.scalar(end), scalar.isASCIILetter || scalar.isASCIIDigit { end += 1 }
    return end > start && reading.scalar(end) == ";" ? end + 1 - index : nil
  }

  /// Returns the length of the opening mark in `**words**`, `__words__`, `*words*`, `_words_`, `~~words~~` or
  /// `` `words` ``.
  private static func emphasisLength(at index: Int, _ reading: PathReading) -> Int? {
    guard let mark = reading.scalar(index), reading.scalar(index - 1) != mark else { return nil }
    var length = 0
    while reading.scalar(index + length) == mark { length += 1 }
    guard mark != "~" || length == 2, mark != "_" || reading.scalar(index - 1)?.isLatinOrDigit != true else {
      return nil
    }
    let end = index + length
    let opens = reading.scalar(end).map { !$0.isSpace } ?? (reading.value(end) != nil)
    return opens && closes(mark, length, after: end, reading) ? length : nil
  }

  private static func closes(_ mark: Unicode.Scalar, _ length: Int, after start: Int, _ reading: PathReading) -> Bool {
    stride(from: start + 1, through: reading.count - length, by: 1).contains { index in
      (index..<index + length).allSatisfy { reading.scalar($0) == mark } && reading.scalar(index - 1)?.isSpace != true
    }
  }

  /// Returns the length of `%@`, `%d`, `%1$s`, `%.1f`, `%lld` or `%(count)s`, but not of `100%` or `50% off`.
  private static func formatLength(at index: Int, _ reading: PathReading) -> Int? {
    if let before = reading.scalar(index - 1), before.isASCIIDigit || before.isHan { return nil }
    var end = index + 1
    if reading.scalar(end) == "(" { return 2 }
    while let scalar = reading.scalar(end), scalar.isASCIIDigit || scalar == "." || scalar == "$" { end += 1 }
    while reading.scalar(end) == "l" || reading.scalar(end) == "h" { end += 1 }
    guard let conversion = reading.scalar(end), "@dDiusfxX".unicodeScalars.contains(conversion) else { return nil }
    return reading.scalar(end + 1)?.isLatinLetter == true ? nil : end + 1 - index
  }

  /// Returns whether a period belongs to `www.`, or to a name with a common top-level domain.
  private static func isAddress(at index: Int, _ reading: PathReading) -> Bool {
    guard reading.scalar(index - 1)?.isLatinOrDigit == true else { return false }
    if index >= 3, reading.text(index - 3..<index).lowercased() == "www" { return true }
    var end = index + 1
    while let scalar = reading.scalar(end), scalar.isASCIILetter { end += 1 }
    guard reading.scalar(end)?.isASCIIDigit != true else { return false }
    return ["com", "org", "net", "app", "io", "dev", "cn", "co"].contains(reading.text(index + 1..<end))
  }
}
