extension UserNotificationRequest {
  /// A notification category, with the properties of `UNNotificationCategory`.
  ///
  /// A category defines the buttons of its notifications, and the text displayed when previews are hidden. An app
  /// registers all of its categories at once, and notifications refer to a category by their `categoryIdentifier`.
  ///
  ///     let category = UserNotificationRequest.Category(
  ///       identifier: "reminder", actions: [UserNotificationRequest.Action(identifier: "later", title: "Later")])
  ///
  /// Source: Apple, "UNNotificationCategory"
  /// <https://developer.apple.com/documentation/usernotifications/unnotificationcategory>
  public struct Category: Codable, Hashable, Sendable {
    /// The maximum number of buttons that a device displays.
    ///
    /// Additional buttons are silently ignored.
    public static let maximumShownActions = 4
    /// The maximum number of buttons that a device displays when space is limited, such as in a banner.
    public static let maximumShownActionsWhenShort = 2

    /// The identifier of the category, which notifications use as their `categoryIdentifier`.
    public var identifier: String
    /// The buttons, starting with the most likely one.
    public var actions: [UserNotificationRequest.Action]
    /// The identifiers of the app's intents.
    public var intentIdentifiers: [String]
    /// A format string for the text that replaces the body when previews are hidden, or an empty string for the
    /// system's default text.
    ///
    /// `%u` is replaced by the number of notifications, and `%%` by a percent sign.
    public var hiddenPreviewsBodyPlaceholder: String
    /// A format string for the summary of a group of notifications, or an empty string for the system's default text.
    public var categorySummaryFormat: String
    /// The behavior of notifications in this category.
    public var options: Set<Option>

    /// A behavior of the notifications in a category.
    ///
    /// The raw value is the JSON representation.
    public enum Option: String, CaseIterable, Codable, Hashable, Sendable {
      /// The system notifies the app when a notification is dismissed.
      case customDismissAction
      /// The notifications are displayed in CarPlay.
      case allowInCarPlay
      /// The title is displayed even when previews are hidden.
      case hiddenPreviewsShowTitle
      /// The subtitle is displayed even when previews are hidden.
      case hiddenPreviewsShowSubtitle
    }

    /// Creates a category.
    ///
    /// The category's buttons must have unique identifiers.
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

    /// Decodes and validates a category.
    ///
    /// Only `identifier` is required.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`. If the category is invalid, the underlying error is a
    ///   `UserNotificationRequest.ValidationError`.
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

    /// The buttons after the first four, which devices don't display.
    public var actionsNotShown: ArraySlice<UserNotificationRequest.Action> {
      actions.dropFirst(Self.maximumShownActions)
    }

    /// Checks that the platform would accept the category.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError` for the first problem found.
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
  /// A notification button, with the properties of `UNNotificationAction` and `UNTextInputNotificationAction`.
  ///
  ///     let add = UserNotificationRequest.Action(identifier: "add", title: "Add", options: [.foreground])
  ///
  /// Source: Apple, "UNNotificationAction"
  /// <https://developer.apple.com/documentation/usernotifications/unnotificationaction>
  public struct Action: Codable, Hashable, Sendable {
    /// The identifier that the app receives when the button is pressed.
    ///
    /// The identifier must be unique within its category.
    public var identifier: String
    /// The label of the button.
    public var title: String
    /// The behavior of the button.
    public var options: Set<Option>
    /// The text field that the button opens, or `nil` for a plain button.
    public var textInput: TextInput?

    /// A behavior of a button.
    ///
    /// The raw value is the JSON representation.
    public enum Option: String, CaseIterable, Codable, Hashable, Sendable {
      /// The button opens the app.
      case foreground
      /// The button is highlighted as destructive.
      case destructive
      /// The button requires the device to be unlocked.
      case authenticationRequired
    }

    /// A text field for a reply.
    public struct TextInput: Codable, Hashable, Sendable {
      /// The label of the button that sends the text.
      public var buttonTitle: String
      /// The placeholder in the text field, which may be empty.
      public var placeholder: String

      /// Creates a text field.
      public init(buttonTitle: String, placeholder: String = "") {
        self.buttonTitle = buttonTitle
        self.placeholder = placeholder
      }
    }

    /// Creates a button.
    ///
    /// The identifier and title must not be empty.
    public init(identifier: String, title: String, options: Set<Option> = [], textInput: TextInput? = nil) {
      self.identifier = identifier
      self.title = title
      self.options = options
      self.textInput = textInput
    }

    /// Decodes and validates a button.
    ///
    /// The keys `options` and `textInput` are optional.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`. If the button is invalid, the underlying error is a
    ///   `UserNotificationRequest.ValidationError`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        identifier: try values.decode(String.self, forKey: .identifier),
        title: try values.decode(String.self, forKey: .title), options: try values.value(.options, or: []),
        textInput: try values.value(.textInput))
      try decoder.validated(validate)
    }

    /// Checks that the platform would accept the button.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError` for the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
      if identifier.isEmpty { throw .emptyIdentifier(.action) }
      if title.isEmpty || textInput?.buttonTitle == "" { throw .emptyTitle(action: identifier) }
    }
  }
}

extension KeyedEncodingContainer {
  /// Encodes options in declaration order, so that equal values have equal JSON.
  ///
  /// The synthesized `encode(to:)` of categories and actions calls this method, because it is more specific than the
  /// one in the standard library.
  mutating func encode<Option: CaseIterable & Hashable & Encodable>(_ options: Set<Option>, forKey key: Key) throws {
    try encode(Option.allCases.filter(options.contains), forKey: key)
  }
}
