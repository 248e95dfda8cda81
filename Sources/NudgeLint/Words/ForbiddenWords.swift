internal import NudgeText

/// The words in one language that the rules search for, with one list per rule.
struct ForbiddenWords: Sendable {
  /// Words for things that ring, which D01 and D02 search for.
  var alarm: PhraseList
  /// Gestures, which D05 searches for.
  ///
  /// A text with two gestures is an instruction.
  var gestures: PhraseList
  /// Words that only occur in manuals, which D05 searches for.
  var steps: PhraseList
  /// Titles of actions that only open the app, which D04 searches for.
  var opening: [String]
  /// Exclamations of joy, which M01 searches for.
  var exclamations: PhraseList
  /// Words that express pressure, which M02 searches for.
  var pressure: PhraseList
  /// Words about the end of a streak, which M05 searches for.
  var loss: PhraseList

  /// Returns the words for a locale's language, or `nil` if there are no lists for it.
  static func words(of locale: LocaleTag) -> ForbiddenWords? {
    switch locale.language {
    case "en": english
    case "zh": chinese
    default: nil
    }
  }
}
