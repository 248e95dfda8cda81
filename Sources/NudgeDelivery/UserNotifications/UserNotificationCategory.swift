/// What notifications of one sort have in common, as `UNNotificationCategory` has it: buttons, and what a locked screen shows.
///
/// An app registers all of its categories at once; a notification names one by `categoryIdentifier`.
///
/// Source: Apple, "UNNotificationCategory" <https://developer.apple.com/documentation/usernotifications/unnotificationcategory>
public struct UserNotificationCategory: Codable, Hashable, Sendable {
  /// The most buttons that a device shows; further ones are left out without an error.
  public static let maximumShownActions = 4
  /// The most buttons where there is little room, such as in a banner.
  public static let maximumShownActionsWhenShort = 2

  /// The name that notifications have as their `categoryIdentifier`.
  public var identifier: String
  /// The buttons, the most likely first.
  public var actions: [UserNotificationAction]
  /// Intents of the app that such a notification belongs to.
  public var intentIdentifiers: [String]
  /// What stands in place of the body where previews are off, a format string; empty for the system's own words.
  ///
  /// `%u` in it is the number of notifications, and `%%` a percent sign.
  public var hiddenPreviewsBodyPlaceholder: String
  /// What stands below a group of notifications, a format string; empty for the system's own words.
  public var categorySummaryFormat: String
  /// How such notifications behave.
  public var options: Set<Option>

  /// How notifications of a category behave; the raw value is the spelling in JSON.
  public enum Option: String, CaseIterable, Codable, Hashable, Sendable {
    /// The app is told of a dismissal.
    case customDismissAction
    /// They show in a car.
    case allowInCarPlay
    /// The title shows where previews are off.
    case hiddenPreviewsShowTitle
    /// The subtitle shows where previews are off.
    case hiddenPreviewsShowSubtitle
  }

  private enum CodingKeys: CodingKey {
    case identifier
    case actions
    case intentIdentifiers
    case hiddenPreviewsBodyPlaceholder
    case categorySummaryFormat
    case options
  }

  /// Creates a category.
  ///
  /// - Parameters:
  ///   - identifier: The name; not empty.
  ///   - actions: The buttons, each identifier once.
  ///   - intentIdentifiers: Intents of the app.
  ///   - hiddenPreviewsBodyPlaceholder: What stands in place of the body where previews are off, a format string.
  ///   - categorySummaryFormat: What stands below a group of notifications, a format string.
  ///   - options: How such notifications behave.
  public init(
    identifier: String, actions: [UserNotificationAction] = [], intentIdentifiers: [String] = [],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "", options: Set<Option> = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
    self.options = options
  }

  /// Reads a category, and validates it.
  ///
  /// - Parameter decoder: Where from; all but `identifier` may be absent.
  /// - Throws: `DecodingError`; with a `UserNotificationError` beneath it for what is no category.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      identifier: try container.decode(String.self, forKey: .identifier),
      actions: try container.decodeIfPresent([UserNotificationAction].self, forKey: .actions) ?? [],
      intentIdentifiers: try container.decodeIfPresent([String].self, forKey: .intentIdentifiers) ?? [],
      hiddenPreviewsBodyPlaceholder: try container.decodeIfPresent(
        String.self, forKey: .hiddenPreviewsBodyPlaceholder) ?? "",
      categorySummaryFormat: try container.decodeIfPresent(String.self, forKey: .categorySummaryFormat) ?? "",
      options: try container.decodeIfPresent(Set<Option>.self, forKey: .options) ?? [])
    try decoder.validated(validate)
  }

  /// Writes the category, its options in the order of `Option`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    try container.encode(actions, forKey: .actions)
    try container.encode(intentIdentifiers, forKey: .intentIdentifiers)
    try container.encode(hiddenPreviewsBodyPlaceholder, forKey: .hiddenPreviewsBodyPlaceholder)
    try container.encode(categorySummaryFormat, forKey: .categorySummaryFormat)
    try container.encode(Option.allCases.filter(options.contains), forKey: .options)
  }

  /// The buttons that no device shows: those after the first four, which the platform takes without an error.
  public var actionsNotShown: ArraySlice<UserNotificationAction> { actions.dropFirst(Self.maximumShownActions) }

  /// Looks whether it is a category.
  ///
  /// - Throws: `UserNotificationError`, the first there is.
  public func validate() throws(UserNotificationError) {
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
