/// A request as Apple's UserNotifications framework takes it, as a value: name, content and trigger.
///
/// Its properties are those of `UNNotificationRequest`, and its JSON has the same names, so that an app fills in the framework's own
/// object key by key. Making one schedules nothing.
///
/// Source: Apple, "UNNotificationRequest" <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>
public struct UserNotificationRequest: Codable, Hashable, Sendable {
  /// The name; adding another of the same name replaces one that waits, and one that is shown.
  public var identifier: String
  /// What is shown, and how.
  public var content: UserNotificationContent
  /// When it comes; `nil` for at once.
  public var trigger: UserNotificationTrigger?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - identifier: The name; not empty.
  ///   - content: What is shown, and how.
  ///   - trigger: When it comes; `nil` for at once.
  public init(identifier: String, content: UserNotificationContent, trigger: UserNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }

  /// Reads a request, and validates it.
  ///
  /// - Parameter decoder: Where from; `trigger` may be absent.
  /// - Throws: `DecodingError`; with a `UserNotificationError` beneath it for what the platform would not take.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    identifier = try container.decode(String.self, forKey: .identifier)
    content = try container.decode(UserNotificationContent.self, forKey: .content)
    trigger = try container.decodeIfPresent(UserNotificationTrigger.self, forKey: .trigger)
    try decoder.validated(validate)
  }

  /// Looks whether the platform would take it.
  ///
  /// - Throws: `UserNotificationError`, the first there is.
  public func validate() throws(UserNotificationError) {
    if identifier.isEmpty { throw .emptyIdentifier(.request) }
    try content.validate()
    try trigger?.validate()
  }
}
