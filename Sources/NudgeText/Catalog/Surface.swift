/// The place where a template's text is displayed, which determines the parts of the text.
package enum Surface: String, CaseIterable, Hashable, Sendable {
  /// A notification, with a title and a body in each style, and private text to display if previews are turned off.
  case push
  /// A screen that asks for a permission, with a title and a body in one style.
  case prompt
  /// A state displayed in the settings, with only a title in one style.
  case label
  /// A button in a notification or a prompt, with only a title in one style.
  case action
  /// A part of a sentence that is assembled in code, with only a title in one style.
  ///
  /// A phrase can begin or end with a space, and languages don't have to use all of its arguments.
  case phrase

  /// A Boolean value indicating whether there is text for each `Style`.
  ///
  /// If there isn't, message keys don't contain a style.
  package var isStyled: Bool { self == .push }

  /// The parts of a text, in catalog order.
  ///
  /// If there is only one part, message keys don't contain its name.
  package var parts: [MessagePart] {
    switch self {
    case .push, .prompt: [.title, .body]
    case .label, .action, .phrase: [.title]
    }
  }
}

/// A part of a text.
///
/// If a surface has both parts, the part is the last component of a message key.
package enum MessagePart: String, CaseIterable, Hashable, Sendable {
  /// The first line.
  case title
  /// The text below the title.
  case body
}

/// A writing style for notifications.
///
/// In files, a style is represented by its case name. For example:
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

  /// The index in `allCases`, which has the same order as the styles in a catalog.
  var index: Int {
    switch self {
    case .cheerful: 0
    case .gentle: 1
    case .minimal: 2
    }
  }
}
