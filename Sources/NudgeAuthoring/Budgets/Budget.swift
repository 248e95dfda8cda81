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
  package enum Level: Int, Comparable, Hashable, Sendable {
    /// There is room.
    case within
    /// More than is good.
    case long
    /// More than there is room for.
    case tooLong

    /// Whether the left is less far gone.
    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// What is counted.
  package let unit: Unit
  /// The most that is good; equal to `limit` if there is no such amount.
  package let comfortable: Int
  /// The most that there is room for.
  package let limit: Int

  private init(_ comfortable: Int, _ limit: Int, _ unit: Unit) {
    self.unit = unit
    self.comfortable = comfortable
    self.limit = limit
  }

  /// The first line of a notification on a phone.
  package static let title = Budget(30, 40, .columns)
  /// What follows it.
  package static let body = Budget(110, 140, .columns)
  /// The first line on a watch.
  package static let watchTitle = Budget(20, 24, .columns)
  /// What follows it on a watch.
  package static let watchBody = Budget(60, 80, .columns)
  /// The words on a button.
  package static let action = Budget(16, 20, .columns)
  /// A state in the settings.
  package static let label = Budget(20, 28, .columns)
  /// The first line, as the push services of Chinese Android makers take it.
  package static let pushServiceTitle = Budget(32, 32, .characters)
  /// What follows it there.
  package static let pushServiceBody = Budget(100, 100, .characters)
  /// A whole payload of APNs or FCM, envelope included.
  package static let payload = Budget(3_500, 4_096, .bytes)

  /// Where an amount stands.
  ///
  /// - Parameter amount: How much there is, in `unit`.
  /// - Returns: `long` from one above `comfortable`, `tooLong` from one above `limit`.
  package func level(of amount: Int) -> Level {
    amount > limit ? .tooLong : amount > comfortable ? .long : .within
  }
}

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
