internal import NudgeText

/// How much room a place on a screen or in a payload has.
package struct Budget: Hashable, Sendable {
  /// What is counted.
  package enum Unit: String, Hashable, Sendable {
    /// Display columns, as `DisplayWidth` counts them.
    case columns
    /// Characters as a person counts them.
    case characters
    /// Bytes of UTF-8.
    case bytes
  }

  /// Where an amount stands in a budget.
  package enum Level: Comparable, Sendable {
    /// There is room.
    case within
    /// More than is good.
    case long
    /// More than there is room for.
    case tooLong
  }

  /// The most that is good; equal to `limit` if there is no such amount.
  package let comfortable: Int
  /// The most that there is room for.
  package let limit: Int
  /// What is counted.
  package var unit = Unit.columns

  /// The first line of a notification on a phone.
  package static let title = Budget(comfortable: 30, limit: 40)
  /// What follows it.
  package static let body = Budget(comfortable: 110, limit: 140)
  /// The first line on a watch.
  package static let watchTitle = Budget(comfortable: 20, limit: 24)
  /// What follows it on a watch.
  package static let watchBody = Budget(comfortable: 60, limit: 80)
  /// The words on a button.
  package static let action = Budget(comfortable: 16, limit: 20)
  /// A state in the settings.
  package static let label = Budget(comfortable: 20, limit: 28)
  /// The first line, as the push services of Chinese Android makers take it.
  package static let pushServiceTitle = Budget(comfortable: 32, limit: 32, unit: .characters)
  /// What follows it there.
  package static let pushServiceBody = Budget(comfortable: 100, limit: 100, unit: .characters)
  /// A whole payload of APNs or FCM, envelope included.
  package static let payload = Budget(comfortable: 3_500, limit: 4_096, unit: .bytes)

  /// Where an amount stands.
  ///
  /// - Parameter amount: How much there is, in `unit`.
  /// - Returns: `long` from one above `comfortable`, `tooLong` from one above `limit`.
  package func level(of amount: Int) -> Level {
    amount > limit ? .tooLong : amount > comfortable ? .long : .within
  }

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
