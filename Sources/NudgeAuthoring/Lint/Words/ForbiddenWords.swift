internal import NudgeText

/// The words of one language that the rules search for, with one list per rule.
struct ForbiddenWords: Sendable {
  /// Words for things that ring, for D01 and D02.
  var alarm: WordList
  /// Gestures, for D05.
  ///
  /// Two of them make a text an instruction.
  var gestures: WordList
  /// Words that occur only in manuals, for D05.
  var steps: WordList
  /// Titles of actions that only open the app, for D04.
  var opening: [String]
  /// Exclamations of joy, for M01.
  var exclamations: WordList
  /// Words that express pressure, for M02.
  var pressure: WordList
  /// Words about guilt, shame, loss and comparison, for M04.
  var guilt: WordList
  /// Words about the end of a streak, for M05.
  var loss: WordList

  /// Returns the words of a locale's language, or `nil` for a language without lists.
  static func words(of locale: LocaleTag) -> ForbiddenWords? {
    switch locale.language {
    case "en": english
    case "zh": chinese
    default: nil
    }
  }
}
