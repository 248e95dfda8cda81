internal import NudgeText

/// The words of one language that rules look for, each in the list of its rule.
struct ForbiddenWords: Sendable {
  /// What rings; D01 and D02.
  var alarm: WordList
  /// What a hand does, of which two make instructions; D05.
  var gestures: WordList
  /// Words that only a manual has; D05.
  var steps: WordList
  /// Titles of actions that only open the app; D04.
  var opening: [String]
  /// Calls of joy; M01.
  var exclamations: WordList
  /// What presses; M02.
  var pressure: WordList
  /// Guilt, shame, loss and comparison; M04.
  var guilt: WordList
  /// The end of a streak; M05.
  var loss: WordList

  /// The words of a locale's language; `nil` for a language without lists.
  static func words(of locale: LocaleTag) -> ForbiddenWords? {
    switch locale.language {
    case "en": english
    case "zh": chinese
    default: nil
    }
  }
}
