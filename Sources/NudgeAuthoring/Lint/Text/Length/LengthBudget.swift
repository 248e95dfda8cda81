internal import NudgeText

/// The budgets of a text, in the slot it is written for.
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
    let isPush = message.surface == .push
    return switch message.surface {
    case .action: LengthBudget(name: "action", .action)
    case .label: LengthBudget(name: "label", .label)
    case .push, .prompt:
      message.slot.part == .title
        ? LengthBudget(
          name: "title", .title, watch: isPush ? Budget.watchTitle.limit : nil,
          characters: message.isChinese && isPush ? Budget.pushServiceTitle.limit : nil)
        : LengthBudget(
          name: "body", .body, watch: isPush ? Budget.watchBody.limit : nil,
          characters: message.isChinese && isPush ? Budget.pushServiceBody.limit : nil)
    }
  }

  private init(name: String, _ budget: Budget, watch: Int? = nil, characters: Int? = nil) {
    self.name = name
    warning = budget.comfortable
    error = budget.limit
    self.watch = watch
    self.characters = characters
  }
}
