/// Where the words of a template are shown; decides which parts they have.
public enum Surface: String, CaseIterable, Hashable, Sendable {
  /// A notification: title and body in each style, and the text shown where previews are off.
  case push
  /// A screen that asks for a permission: title and body, in one style.
  case prompt
  /// A state in the settings: a title alone, in one style.
  case label
  /// A button of a notification or a prompt: a title alone, in one style.
  case action

  /// Whether there are words for each `Style`; otherwise message keys carry no style.
  public var isStyled: Bool { self == .push }

  /// The parts of one text, in the order of a catalog; where there is one only, message keys do not name it.
  public var parts: [MessagePart] {
    switch self {
    case .push, .prompt: [.title, .body]
    case .label, .action: [.title]
    }
  }
}
