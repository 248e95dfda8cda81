internal import NudgeText

/// How long a text may be, in the slot it is written for.
///
/// Source: section 4 of the specification of words.
struct LengthBudget {
  var name: String
  /// Columns from which on a text should be shorter.
  var warning: Int
  /// Columns that no text may pass.
  var error: Int
  /// Columns that a watch shows, at most; `nil` for what no watch shows.
  var watch: Int?
  /// Characters that the push services of Chinese Android phones take; `nil` for what is not sent there.
  var characters: Int?

  /// The budget of a message.
  static func budget(of message: LintMessage) -> LengthBudget {
    switch message.surface {
    case .action: LengthBudget(name: "action", warning: 16, error: 20)
    case .label: LengthBudget(name: "label", warning: 20, error: 28)
    case .push, .prompt:
      message.slot.part == .title
        ? LengthBudget(
          name: "title", warning: 30, error: 40, watch: message.surface == .push ? 24 : nil,
          characters: message.isChinese && message.surface == .push ? 32 : nil)
        : LengthBudget(
          name: "body", warning: 110, error: 140, watch: message.surface == .push ? 80 : nil,
          characters: message.isChinese && message.surface == .push ? 100 : nil)
    }
  }
}
