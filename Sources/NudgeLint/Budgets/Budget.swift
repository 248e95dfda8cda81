internal import NudgeText

/// The amount of text that fits in one place, such as a notification's title or a payload.
package struct Budget: Hashable, Sendable {
  /// The unit in which a budget is measured.
  package enum Unit: String, Hashable, Sendable {
    /// Display columns, as counted by `DisplayWidth`.
    case columns
    /// User-perceived characters (grapheme clusters).
    case characters
    /// UTF-8 bytes.
    case bytes
  }

  /// The result of comparing an amount to a budget.
  package enum Level: Comparable, Sendable {
    /// The amount fits.
    case within
    /// The amount exceeds the recommended maximum.
    case long
    /// The amount exceeds the limit.
    case tooLong
  }

  /// The recommended maximum, which equals `limit` if there is no separate recommendation.
  package let comfortable: Int
  /// The largest amount that fits.
  package let limit: Int
  /// The unit of `comfortable` and `limit`.
  package var unit = Unit.columns

  /// A notification's title on a phone.
  package static let title = Budget(comfortable: 30, limit: 40)
  /// A notification's body on a phone.
  package static let body = Budget(comfortable: 110, limit: 140)
  /// A notification's title on a watch.
  package static let watchTitle = Budget(comfortable: 20, limit: 24)
  /// A notification's body on a watch.
  package static let watchBody = Budget(comfortable: 60, limit: 80)
  /// A button's title.
  package static let action = Budget(comfortable: 16, limit: 20)
  /// A state's label in the settings.
  package static let label = Budget(comfortable: 20, limit: 28)
  /// The title accepted by the push services of Chinese Android manufacturers.
  package static let pushServiceTitle = Budget(comfortable: 32, limit: 32, unit: .characters)
  /// The body accepted by the push services of Chinese Android manufacturers.
  package static let pushServiceBody = Budget(comfortable: 100, limit: 100, unit: .characters)
  /// A complete payload for APNs or FCM, including the JSON around the text.
  package static let payload = Budget(comfortable: 3_500, limit: 4_096, unit: .bytes)

  /// Compares an amount to the budget.
  ///
  /// - Parameter amount: The amount, in `unit`.
  /// - Returns: `tooLong` if the amount exceeds `limit`, `long` if it exceeds only `comfortable`, and `within`
  ///   otherwise.
  package func level(of amount: Int) -> Level {
    amount > limit ? .tooLong : amount > comfortable ? .long : .within
  }

  /// Returns how much of the budget a text uses.
  ///
  /// - Parameter text: The text as displayed.
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
