/// A button under a notification, as `UNNotificationAction` and `UNTextInputNotificationAction` have it.
///
/// Source: Apple, "UNNotificationAction" <https://developer.apple.com/documentation/usernotifications/unnotificationaction>
public struct UserNotificationAction: Codable, Hashable, Sendable {
  /// The name that the app gets, unique within a category.
  public var identifier: String
  /// The words on it.
  public var title: String
  /// How it behaves.
  public var options: Set<Option>
  /// The field that it opens, where it takes text; otherwise `nil`.
  public var textInput: TextInput?

  /// How a button behaves; the raw value is the spelling in JSON.
  public enum Option: String, CaseIterable, Codable, Hashable, Sendable {
    /// It opens the app.
    case foreground
    /// It looks like one that destroys something.
    case destructive
    /// The device is unlocked first.
    case authenticationRequired
  }

  /// A field for text.
  public struct TextInput: Codable, Hashable, Sendable {
    /// The words on the button that sends what was written.
    public var buttonTitle: String
    /// What stands in the field before; may be empty.
    public var placeholder: String

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - buttonTitle: The words on the button that sends what was written.
    ///   - placeholder: What stands in the field before; may be empty.
    public init(buttonTitle: String, placeholder: String = "") {
      self.buttonTitle = buttonTitle
      self.placeholder = placeholder
    }
  }

  private enum CodingKeys: CodingKey {
    case identifier
    case title
    case options
    case textInput
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - identifier: The name that the app gets; not empty.
  ///   - title: The words on it; not empty.
  ///   - options: How it behaves.
  ///   - textInput: The field that it opens, where it takes text.
  public init(identifier: String, title: String, options: Set<Option> = [], textInput: TextInput? = nil) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.textInput = textInput
  }

  /// Reads a button, and validates it.
  ///
  /// - Parameter decoder: Where from; `options` and `textInput` may be absent.
  /// - Throws: `DecodingError`; with a `UserNotificationError` beneath it for what is no button.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      identifier: try container.decode(String.self, forKey: .identifier),
      title: try container.decode(String.self, forKey: .title),
      options: try container.decodeIfPresent(Set<Option>.self, forKey: .options) ?? [],
      textInput: try container.decodeIfPresent(TextInput.self, forKey: .textInput))
    try decoder.validated(validate)
  }

  /// Writes the button, its options in the order of `Option`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    try container.encode(title, forKey: .title)
    try container.encode(Option.allCases.filter(options.contains), forKey: .options)
    try container.encodeIfPresent(textInput, forKey: .textInput)
  }

  /// Looks whether it is a button.
  ///
  /// - Throws: `UserNotificationError`, the first there is.
  public func validate() throws(UserNotificationError) {
    if identifier.isEmpty { throw .emptyIdentifier(.action) }
    if title.isEmpty || textInput?.buttonTitle == "" { throw .emptyTitle(action: identifier) }
  }
}
