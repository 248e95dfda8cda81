/// The mark at the end of a text.
///
/// A question in one language must also be a question in every other language.
enum EndMark: String {
  case question = "a question mark"
  case exclamation = "an exclamation mark"
  case statement = "a period"
  case ellipsis = "an ellipsis"
  case nothing = "no punctuation"

  /// Returns the mark at the end of a path, and its index.
  ///
  /// Emoji and closing quotation marks are skipped.
  static func end(of reading: PathReading) -> (mark: EndMark, index: Int) {
    var index = reading.count - 1
    while let scalar = reading.scalar(index), isPassedOver(scalar) { index -= 1 }
    guard let scalar = reading.scalar(index) else { return (.nothing, max(index, 0)) }
    switch scalar {
    case "?", "？", "؟": return (.question, index)
    case "!", "！":
      // “?!” is still a question.
      let before = reading.scalar(index - 1)
      return (before == "?" || before == "？" ? .question : .exclamation, index)
    case "…", "⋯": return (.ellipsis, index)
    case ".", "。", "．":
      let isEllipsis = reading.scalar(index - 1) == scalar && reading.scalar(index - 2) == scalar
      return (isEllipsis ? .ellipsis : .statement, index)
    default: return (.nothing, index)
    }
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
