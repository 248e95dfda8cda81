/// The end of a text, which asks a question or makes a statement.
enum EndMark {
  /// Returns whether a path ends with a question mark, and the index of its last character that is not skipped.
  ///
  /// Emoji and closing quotation marks are skipped. “?!” is a question.
  static func question(in reading: PathReading) -> (isQuestion: Bool, index: Int) {
    var index = reading.count - 1
    while let scalar = reading.scalar(index), isPassedOver(scalar) { index -= 1 }
    var mark = reading.scalar(index)
    if mark == "!" || mark == "！" { mark = reading.scalar(index - 1) }
    return (mark == "?" || mark == "？" || mark == "؟", max(index, 0))
  }

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "”", "’", "」", "』", "）", ")", "\"", "'", "»", "\u{200D}", "\u{FE0F}", "\u{FE0E}": true
    default:
      scalar.isSpace || scalar.isLineEnd || scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier
        || (scalar.properties.isEmoji && !scalar.isASCII)
    }
  }
}
