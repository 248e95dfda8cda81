extension UserNotificationRequest {
  /// What notifications of one kind share, with the properties of `UNNotificationCategory`: buttons, and the text for a locked screen.
  ///
  /// An app registers all its categories at once; a notification names one with `categoryIdentifier`.
  ///
  /// Source: Apple, "UNNotificationCategory" <https://developer.apple.com/documentation/usernotifications/unnotificationcategory>
  public struct Category: Codable, Hashable, Sendable {
    /// The number of buttons that a device shows; it ignores further ones without an error.
    public static let maximumShownActions = 4
    /// The number of buttons that a device shows if there is little space, such as in a banner.
    public static let maximumShownActionsWhenShort = 2

    /// The name that notifications use as `categoryIdentifier`.
    public var identifier: String
    /// The buttons, the most likely first.
    public var actions: [UserNotificationRequest.Action]
    /// The identifiers of intents of the app.
    public var intentIdentifiers: [String]
    /// The text that replaces the body if previews are hidden, a format string; empty for the system's own text.
    ///
    /// `%u` stands for the number of notifications, and `%%` for a percent sign.
    public var hiddenPreviewsBodyPlaceholder: String
    /// The text below a group of notifications, a format string; empty for the system's own text.
    public var categorySummaryFormat: String
    /// How such notifications behave.
    public var options: Set<Option>

    /// How notifications of a category behave; the raw value is the spelling in JSON.
    public enum Option: String, CaseIterable, Codable, Hashable, Sendable {
      /// The app is called when a notification is dismissed.
      case customDismissAction
      /// CarPlay shows the notifications.
      case allowInCarPlay
      /// The title is shown even if previews are hidden.
      case hiddenPreviewsShowTitle
      /// The subtitle is shown even if previews are hidden.
      case hiddenPreviewsShowSubtitle
    }

    /// Creates a category, whose buttons have unique identifiers.
    public init(
      identifier: String, actions: [UserNotificationRequest.Action] = [], intentIdentifiers: [String] = [],
      hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "", options: Set<Option> = []
    ) {
      self.identifier = identifier
      self.actions = actions
      self.intentIdentifiers = intentIdentifiers
      self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
      self.categorySummaryFormat = categorySummaryFormat
      self.options = options
    }

    /// Reads a category and validates it; only `identifier` is required.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`, with a `UserNotificationRequest.ValidationError` as its underlying error if the category is invalid.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        identifier: try values.decode(String.self, forKey: .identifier), actions: try values.value(.actions, or: []),
        intentIdentifiers: try values.value(.intentIdentifiers, or: []),
        hiddenPreviewsBodyPlaceholder: try values.value(.hiddenPreviewsBodyPlaceholder, or: ""),
        categorySummaryFormat: try values.value(.categorySummaryFormat, or: ""),
        options: try values.value(.options, or: []))
      try decoder.validated(validate)
    }

    /// The buttons after the first four, which no device shows.
    public var actionsNotShown: ArraySlice<UserNotificationRequest.Action> {
      actions.dropFirst(Self.maximumShownActions)
    }

    /// Checks that the platform accepts the category.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError`, the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
      if identifier.isEmpty { throw .emptyIdentifier(.category) }
      var seen: Set<String> = []
      for action in actions {
        try action.validate()
        guard seen.insert(action.identifier).inserted else {
          throw .repeatedAction(action.identifier, category: identifier)
        }
      }
    }
  }
}

extension UserNotificationRequest {
  /// A button of a notification, with the properties of `UNNotificationAction` and `UNTextInputNotificationAction`.
  ///
  /// Source: Apple, "UNNotificationAction" <https://developer.apple.com/documentation/usernotifications/unnotificationaction>
  public struct Action: Codable, Hashable, Sendable {
    /// The name that the app receives, unique within a category.
    public var identifier: String
    /// The label.
    public var title: String
    /// How the button behaves.
    public var options: Set<Option>
    /// The text field that the button opens; `nil` for a plain button.
    public var textInput: TextInput?

    /// How a button behaves; the raw value is the spelling in JSON.
    public enum Option: String, CaseIterable, Codable, Hashable, Sendable {
      /// It opens the app.
      case foreground
      /// It is highlighted as a destructive action.
      case destructive
      /// The device must be unlocked first.
      case authenticationRequired
    }

    /// A text field.
    public struct TextInput: Codable, Hashable, Sendable {
      /// The label of the button that sends the text.
      public var buttonTitle: String
      /// The text in the empty field; may be empty.
      public var placeholder: String

      /// Creates a text field.
      public init(buttonTitle: String, placeholder: String = "") {
        self.buttonTitle = buttonTitle
        self.placeholder = placeholder
      }
    }

    /// Creates a button, whose identifier and title are not empty.
    public init(identifier: String, title: String, options: Set<Option> = [], textInput: TextInput? = nil) {
      self.identifier = identifier
      self.title = title
      self.options = options
      self.textInput = textInput
    }

    /// Reads a button and validates it; `options` and `textInput` may be absent.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`, with a `UserNotificationRequest.ValidationError` as its underlying error if the button is invalid.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        identifier: try values.decode(String.self, forKey: .identifier),
        title: try values.decode(String.self, forKey: .title), options: try values.value(.options, or: []),
        textInput: try values.value(.textInput))
      try decoder.validated(validate)
    }

    /// Checks that the platform accepts the button.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError`, the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
      if identifier.isEmpty { throw .emptyIdentifier(.action) }
      if title.isEmpty || textInput?.buttonTitle == "" { throw .emptyTitle(action: identifier) }
    }
  }
}

extension KeyedEncodingContainer {
  /// Writes options in the order of their declaration, so that the same value always has the same JSON.
  ///
  /// The derived `encode(to:)` of categories and actions calls it, since it is more specific than the standard library's.
  mutating func encode<Option: CaseIterable & Hashable & Encodable>(_ options: Set<Option>, forKey key: Key) throws {
    try encode(Option.allCases.filter(options.contains), forKey: key)
  }
}
