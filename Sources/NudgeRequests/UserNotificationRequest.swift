/// A request for Apple's UserNotifications framework as a value: identifier, content and trigger.
///
/// The properties and the JSON keys are those of `UNNotificationRequest`, so an app can fill in the framework's object key by
/// key. Creating a request schedules nothing.
///
///     let request = try JSONDecoder().decode(UserNotificationRequest.self, from: data)
///     try await UNUserNotificationCenter.current().add(UNNotificationRequest(request))  // with NudgeApple
///
/// Source: Apple, "UNNotificationRequest" <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>
public struct UserNotificationRequest: Codable, Hashable, Sendable {
  /// The identifier; adding another request with it replaces one that is pending, and one that is shown.
  public var identifier: String
  /// What is shown, and how.
  public var content: UserNotificationRequest.Content
  /// When the notification fires; `nil` for immediately.
  public var trigger: UserNotificationRequest.Trigger?

  /// Creates a request.
  public init(identifier: String, content: UserNotificationRequest.Content, trigger: UserNotificationRequest.Trigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }

  /// Reads a request and validates it; `trigger` may be absent.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`, with a `UserNotificationRequest.ValidationError` as its underlying error if the request is invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      identifier: try values.decode(String.self, forKey: .identifier),
      content: try values.decode(UserNotificationRequest.Content.self, forKey: .content),
      trigger: try values.value(.trigger))
    try decoder.validated(validate)
  }

  /// Checks that the platform accepts the request.
  ///
  /// - Throws: `UserNotificationRequest.ValidationError`, the first problem found.
  public func validate() throws(UserNotificationRequest.ValidationError) {
    if identifier.isEmpty { throw .emptyIdentifier(.request) }
    try content.validate()
    try trigger?.validate()
  }
}

extension UserNotificationRequest {
  /// What a notification shows and how it behaves, with the properties of `UNMutableNotificationContent`.
  ///
  /// Attachments are not included: they are files on the device.
  ///
  /// Source: Apple, "UNMutableNotificationContent"
  /// <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent>
  public struct Content: Codable, Hashable, Sendable {
    /// The first line.
    public var title: String
    /// The second line; may be empty.
    public var subtitle: String
    /// The text below; may be empty.
    public var body: String
    /// The number on the app's icon, 0 or more; 0 removes it, and `nil` leaves it unchanged.
    public var badge: Int?
    /// `default`, or the name of a sound file in the app; `nil` for no sound.
    public var sound: String?
    /// Groups notifications on the screen; empty for the app's default group.
    public var threadIdentifier: String
    /// The `UserNotificationRequest.Category` with the buttons; empty for none.
    public var categoryIdentifier: String
    /// Data for the app, never shown.
    public var userInfo: [String: String]
    /// The scene or window that a tap brings to the front; `nil` to let the app choose.
    public var targetContentIdentifier: String?
    /// How much the notification interrupts.
    public var interruptionLevel: UserNotificationRequest.InterruptionLevel
    /// The rank among the app's notifications, 0 to 1.
    public var relevanceScore: Double
    /// The criteria that a Focus filter of the app evaluates; `nil` for none.
    public var filterCriteria: String?

    /// Creates content.
    public init(
      title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil, sound: String? = nil,
      threadIdentifier: String = "", categoryIdentifier: String = "", userInfo: [String: String] = [:],
      targetContentIdentifier: String? = nil, interruptionLevel: UserNotificationRequest.InterruptionLevel = .active,
      relevanceScore: Double = 0, filterCriteria: String? = nil
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
    }

    /// Reads content and validates it; absent keys have the defaults of `init`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`, with a `UserNotificationRequest.ValidationError` as its underlying error if the content is invalid.
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
        relevanceScore: try values.value(.relevanceScore, or: 0), filterCriteria: try values.value(.filterCriteria))
      try decoder.validated(validate)
    }

    /// Checks that the platform accepts the content.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError`, the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
      if let badge, badge < 0 { throw .badgeBelowZero(badge) }
      if sound == "" { throw .emptySound }
      guard (0...1).contains(relevanceScore) else { throw .relevanceOutOfRange(relevanceScore) }
    }
  }
}

extension UserNotificationRequest {
  /// How much a notification interrupts, with the cases of `UNNotificationInterruptionLevel`; the raw value is the spelling in JSON.
  ///
  /// Nudge creates the first two. The others break through a person's quiet: `timeSensitive` requires an entitlement of the app,
  /// and `critical` requires Apple's approval.
  public enum InterruptionLevel: String, CaseIterable, Codable, Hashable, Sendable {
    /// Added to the list, without lighting the screen.
    case passive
    /// Shown with banner and sound, if the person allows them.
    case active
    /// Shown through a Focus that allows it.
    case timeSensitive
    /// Shown through everything, including silent mode.
    case critical
  }
}

extension UserNotificationRequest {
  /// Whether an app may notify, with the cases of `UNAuthorizationStatus`; the raw value is the spelling in JSON.
  public enum Permission: String, CaseIterable, Codable, Hashable, Sendable {
    /// The person has not been asked yet.
    case notDetermined
    /// The person said no; the system never asks again.
    case denied
    /// Notifications are allowed.
    case authorized
    /// Notifications are allowed quietly: in the list, without banner and sound.
    case provisional
    /// Notifications are allowed for some hours, for an App Clip.
    case ephemeral
  }
}
