internal import NudgeText

extension Budget {
  /// How much of the budget a text takes.
  ///
  /// - Parameter text: A text as a person reads it.
  /// - Returns: The amount, in `unit`.
  /// - Complexity: O(*n*) in the length of the text.
  package func amount(of text: String) -> Int {
    switch unit {
    case .columns: DisplayWidth.columns(of: text)
    case .characters: text.count
    case .bytes: text.utf8.count
    }
  }
}
