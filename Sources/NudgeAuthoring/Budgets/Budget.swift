internal import NudgeText

/// The length that fits into a place on a screen or in a payload.
package struct Budget: Hashable, Sendable {
  /// The unit of a budget.
  package enum Unit: String, Hashable, Sendable {
    /// Display columns, as counted by `DisplayWidth`.
    case columns
    /// Characters, as counted by a person.
    case characters
    /// Bytes of UTF-8.
    case bytes
  }

  /// The level of an amount in relation to a budget.
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
  /// The unit of the amounts.
  package var unit = Unit.columns

  /// The title of a notification on a phone.
  package static let title = Budget(comfortable: 30, limit: 40)
  /// The body of a notification on a phone.
  package static let body = Budget(comfortable: 110, limit: 140)
  /// The title on a watch.
  package static let watchTitle = Budget(comfortable: 20, limit: 24)
  /// The body on a watch.
  package static let watchBody = Budget(comfortable: 60, limit: 80)
  /// The title of a button.
  package static let action = Budget(comfortable: 16, limit: 20)
  /// The label of a state in the settings.
  package static let label = Budget(comfortable: 20, limit: 28)
  /// The title in the push services of Android manufacturers in China.
  package static let pushServiceTitle = Budget(comfortable: 32, limit: 32, unit: .characters)
  /// The body in the push services of Android manufacturers in China.
  package static let pushServiceBody = Budget(comfortable: 100, limit: 100, unit: .characters)
  /// A complete payload for APNs or FCM, including the JSON around the text.
  package static let payload = Budget(comfortable: 3_500, limit: 4_096, unit: .bytes)

  /// Returns the level of an amount.
  ///
  /// - Parameter amount: The amount, in `unit`.
  /// - Returns: `tooLong` if the amount exceeds `limit`, `long` if it exceeds only `comfortable`, and `within`
  ///   otherwise.
  package func level(of amount: Int) -> Level {
    amount > limit ? .tooLong : amount > comfortable ? .long : .within
  }

  /// Returns the amount of the budget that a text uses.
  ///
  /// - Parameter text: The displayed text.
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
