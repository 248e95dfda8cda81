/// Where the words of a template are shown; decides which parts they have.
public enum Surface: String, CaseIterable, Hashable, Sendable {
  /// A notification: title and body in each style, and the text shown when previews are off.
  case push
  /// A screen that asks for a permission: title and body, in one style.
  case prompt
  /// A state in the settings: a title alone, in one style.
  case label
  /// A button of a notification or a prompt: a title alone, in one style.
  case action
  /// A piece of a sentence that a program puts together: a title alone, in one style.
  ///
  /// It may begin or end with a space, and a language need not use all of its arguments.
  case phrase

  /// Whether there are words for each `Style`; otherwise message keys carry no style.
  public var isStyled: Bool { self == .push }

  /// The parts of one text, in the order of a catalog; message keys do not name the part if there is only one.
  public var parts: [MessagePart] {
    switch self {
    case .push, .prompt: [.title, .body]
    case .label, .action, .phrase: [.title]
    }
  }
}

/// A part of a text; the last component of a message key if a surface has both.
public enum MessagePart: String, CaseIterable, Hashable, Sendable {
  /// The first line.
  case title
  /// What follows it.
  case body
}

/// The voice in which a person is spoken to; the spelling in files is the case's name.
public enum Style: String, CaseIterable, Hashable, Sendable {
  /// Warm and lively.
  case cheerful
  /// Calm, without pressure.
  case gentle
  /// The fact and nothing else.
  case minimal

  /// The place in `allCases`, which is also the order of the words in a catalog.
  var index: Int {
    switch self {
    case .cheerful: 0
    case .gentle: 1
    case .minimal: 2
    }
  }
}
