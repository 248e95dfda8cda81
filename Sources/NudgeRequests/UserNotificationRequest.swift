/// A notification request for Apple's UserNotifications framework, as a value.
///
/// Properties and JSON keys have the same names as in `UNNotificationRequest`, so an app can copy them to the
/// framework's object one by one. Creating a request doesn't schedule a notification.
///
///     let request = try JSONDecoder().decode(UserNotificationRequest.self, from: data)
///     try await UNUserNotificationCenter.current().add(UNNotificationRequest(request))  // with NudgeApple
///
/// Source: Apple, "UNNotificationRequest"
/// <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>
public struct UserNotificationRequest: Codable, Hashable, Sendable {
  /// The identifier of the request.
  ///
  /// Adding a request replaces any pending or delivered request with the same identifier.
  public var identifier: String
  /// The content of the notification.
  public var content: UserNotificationRequest.Content
  /// The condition under which the notification fires, or `nil` to fire immediately.
  public var trigger: UserNotificationRequest.Trigger?

  /// Creates a request.
  public init(identifier: String, content: UserNotificationRequest.Content, trigger: UserNotificationRequest.Trigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }

  /// Decodes and validates a request.
  ///
  /// The `trigger` key is optional.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`. If the request is invalid, the underlying error is a
  ///   `UserNotificationRequest.ValidationError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      identifier: try values.decode(String.self, forKey: .identifier),
      content: try values.decode(UserNotificationRequest.Content.self, forKey: .content),
      trigger: try values.value(.trigger))
    try decoder.validated(validate)
  }

  /// Checks that the platform would accept the request.
  ///
  /// - Throws: `UserNotificationRequest.ValidationError` for the first problem found.
  public func validate() throws(UserNotificationRequest.ValidationError) {
    if identifier.isEmpty { throw .emptyIdentifier(.request) }
    try content.validate()
    try trigger?.validate()
  }
}

extension UserNotificationRequest {
  /// The content and behavior of a notification, with the properties of `UNMutableNotificationContent`.
  ///
  ///     let content = UserNotificationRequest.Content(title: "Reading", body: "Ten minutes today?", sound: "default")
  ///
  /// Source: Apple, "UNMutableNotificationContent"
  /// <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent>
  public struct Content: Codable, Hashable, Sendable {
    /// The title of the notification.
    public var title: String
    /// The subtitle, which may be empty.
    public var subtitle: String
    /// The body text, which may be empty.
    public var body: String
    /// The number displayed on the app's icon, which can't be negative.
    ///
    /// Use 0 to remove the badge, and `nil` to leave it unchanged.
    public var badge: Int?
    /// The name of a sound file in the app, `default` for the default sound, or `nil` for no sound.
    public var sound: String?
    /// The identifier used to group related notifications, or an empty string for the app's default group.
    public var threadIdentifier: String
    /// The identifier of the `UserNotificationRequest.Category` that defines the buttons, or an empty string for no
    /// category.
    public var categoryIdentifier: String
    /// Custom data for the app, which is never displayed.
    public var userInfo: [String: String]
    /// The identifier of the scene or window that a tap brings to the front, or `nil` to let the app choose.
    public var targetContentIdentifier: String?
    /// The extent to which the notification interrupts the person.
    public var interruptionLevel: UserNotificationRequest.InterruptionLevel
    /// The relevance of the notification among the app's notifications, from 0 to 1.
    public var relevanceScore: Double
    /// The criteria for the app's Focus filters, or `nil` if there aren't any.
    public var filterCriteria: String?
    /// The files to display with the notification.
    ///
    /// The system only displays files stored on the device. Download remote files first, and then replace their URLs.
    public var attachments: [UserNotificationRequest.Attachment]

    /// Creates content.
    public init(
      title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil, sound: String? = nil,
      threadIdentifier: String = "", categoryIdentifier: String = "", userInfo: [String: String] = [:],
      targetContentIdentifier: String? = nil, interruptionLevel: UserNotificationRequest.InterruptionLevel = .active,
      relevanceScore: Double = 0, filterCriteria: String? = nil,
      attachments: [UserNotificationRequest.Attachment] = []
    ) {
      self.title = title
      self.subtitle = subtitle
      self.body = body
      self.badge = badge
      self.sound = sound
      self.threadIdentifier = threadIdentifier
      self.categoryIdentifier = categoryIdentifier
      self.userInfo = userInfo
      self.targetContentIdentifier = targetContentIdentifier
      self.interruptionLevel = interruptionLevel
      self.relevanceScore = relevanceScore
      self.filterCriteria = filterCriteria
      self.attachments = attachments
    }

    /// Decodes and validates content.
    ///
    /// Missing keys have the same default values as in the initializer.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`. If the content is invalid, the underlying error is a
    ///   `UserNotificationRequest.ValidationError`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        title: try values.value(.title, or: ""), subtitle: try values.value(.subtitle, or: ""),
        body: try values.value(.body, or: ""), badge: try values.value(.badge), sound: try values.value(.sound),
        threadIdentifier: try values.value(.threadIdentifier, or: ""),
        categoryIdentifier: try values.value(.categoryIdentifier, or: ""),
        userInfo: try values.value(.userInfo, or: [:]),
        targetContentIdentifier: try values.value(.targetContentIdentifier),
        interruptionLevel: try values.value(.interruptionLevel, or: .active),
        relevanceScore: try values.value(.relevanceScore, or: 0), filterCriteria: try values.value(.filterCriteria),
        attachments: try values.value(.attachments, or: []))
      try decoder.validated(validate)
    }

    /// Checks that the platform would accept the content.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError` for the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
      if let badge, badge < 0 { throw .badgeBelowZero(badge) }
      if sound == "" { throw .emptySound }
      guard (0...1).contains(relevanceScore) else { throw .relevanceOutOfRange(relevanceScore) }
    }
  }
}

extension UserNotificationRequest {
  /// A file attached to a notification, with the properties of `UNNotificationAttachment`.
  ///
  /// Source: Apple, "UNNotificationAttachment"
  /// <https://developer.apple.com/documentation/usernotifications/unnotificationattachment>
  public struct Attachment: Codable, Hashable, Sendable {
    /// The identifier, which is unique within the notification.
    public var identifier: String
    /// The URL of the file, which begins with `file://` or `https://`.
    public var url: String
    /// The media type of the file, such as `image/jpeg`.
    public var type: String

    /// Creates an attachment.
    public init(identifier: String, url: String, type: String) {
      self.identifier = identifier
      self.url = url
      self.type = type
    }
  }
}

extension KeyedEncodingContainer {
  /// Encodes attachments, unless the array is empty.
  ///
  /// The synthesized `encode(to:)` of `Content` calls this method, because it is more specific than the one in the
  /// standard library.
  mutating func encode(_ attachments: [UserNotificationRequest.Attachment], forKey key: Key) throws {
    if !attachments.isEmpty { try encodeIfPresent(attachments, forKey: key) }
  }
}

extension UserNotificationRequest {
  /// The extent to which a notification interrupts the person, with the cases of `UNNotificationInterruptionLevel`.
  ///
  /// The raw value is the JSON representation. Nudge only creates `passive` and `active` notifications. The other
  /// levels override settings that keep the device quiet: `timeSensitive` requires an entitlement, and `critical`
  /// requires Apple's approval.
  public enum InterruptionLevel: String, CaseIterable, Codable, Hashable, Sendable {
    /// The notification is added to the notification list without lighting up the screen.
    case passive
    /// The notification is presented with a banner and a sound, if the person allows them.
    case active
    /// The notification is presented even during a Focus, if the Focus allows it.
    case timeSensitive
    /// The notification is always presented, even in silent mode.
    case critical
  }
}

extension UserNotificationRequest {
  /// The app's authorization to send notifications, with the cases of `UNAuthorizationStatus`.
  ///
  /// The raw value is the JSON representation.
  public enum Permission: String, CaseIterable, Codable, Hashable, Sendable {
    /// The person hasn't been asked yet.
    case notDetermined
    /// The person denied permission.
    ///
    /// The system never asks the person again.
    case denied
    /// Notifications are allowed.
    case authorized
    /// Notifications are delivered quietly: they appear in the notification list without a banner or sound.
    case provisional
    /// Notifications are allowed for a limited number of hours, because the app is an App Clip.
    case ephemeral
  }
}
