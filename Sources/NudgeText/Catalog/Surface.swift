/// The place where a template's text is shown, which determines the parts of the text.
package enum Surface: String, CaseIterable, Hashable, Sendable {
  /// A notification, with a title and a body in each style, and a text to show if previews are off.
  case push
  /// A screen that asks for a permission, with a title and a body in one style.
  case prompt
  /// A state in the settings, with only a title in one style.
  case label
  /// A button of a notification or a prompt, with only a title in one style.
  case action
  /// A part of a sentence that is assembled in code, with only a title in one style.
  ///
  /// It can begin or end with a space, and a language doesn't have to use all of its arguments.
  case phrase

  /// A Boolean value indicating whether there is text for each `Style`.
  ///
  /// Otherwise, message keys contain no style.
  package var isStyled: Bool { self == .push }

  /// The parts of a text, in catalog order.
  ///
  /// If there is only one, message keys don't contain its name.
  package var parts: [MessagePart] {
    switch self {
    case .push, .prompt: [.title, .body]
    case .label, .action, .phrase: [.title]
    }
  }
}

/// A part of a text.
///
/// It is the last component of a message key if the surface has both parts.
package enum MessagePart: String, CaseIterable, Hashable, Sendable {
  /// The first line.
  case title
  /// The text below the title.
  case body
}

/// A writing style.
///
/// The spelling in files is the case's name. For example:
///
/// ```swift
/// person.preferences.style = .cheerful
/// let styles = Style.allCases.map(\.rawValue)  // cheerful, gentle, minimal
/// ```
public enum Style: String, CaseIterable, Codable, Hashable, Sendable {
  /// Warm and lively.
  case cheerful
  /// Calm, without pressure.
  case gentle
  /// Factual and brief.
  case minimal

  /// The index in `allCases`, which is also the order of styles in a catalog.
  var index: Int {
    switch self {
    case .cheerful: 0
    case .gentle: 1
    case .minimal: 2
    }
  }
}
