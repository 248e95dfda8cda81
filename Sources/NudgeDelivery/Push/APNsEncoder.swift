internal import NudgeJSON
public import NudgePlanning
public import NudgeTime

/// Encodes notifications for Apple's push service (APNs): headers and JSON.
///
/// The payload has `aps`, `nudge` with the data for the app, and custom keys. If it exceeds the limit, the body text and then the
/// title are cut between characters and end with `…`. If previews are hidden, it contains none of the person's own text.
///
/// The sender adds its credentials and the device's token.
///
///     let message = try APNsEncoder(previews: .hidden, topic: "org.example.app").message(for: notification)
///
/// Source: Apple, "Sending notification requests to APNs"
/// <https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns>, "Generating a remote
/// notification" <https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification>
public struct APNsEncoder: Hashable, Sendable, PushEncoder {
  /// The most bytes that a payload may have.
  public static let maximumSize = 4_096

  /// Whether the payload may include the person's own text.
  public var previews: Previews
  /// The app's bundle id, for the header `apns-topic`; `nil` if the sender adds it.
  public var topic: String?
  /// Whether an extension of the app may change the notification before it is shown (`mutable-content`).
  public var isMutable: Bool
  /// Custom keys beside `aps`; `aps` and `nudge` are reserved.
  public var custom: [String: PayloadValue]

  /// Creates an encoder.
  public init(
    previews: Previews = .shown, topic: String? = nil, isMutable: Bool = false, custom: [String: PayloadValue] = [:]
  ) {
    self.previews = previews
    self.topic = topic
    self.isMutable = isMutable
    self.custom = custom
  }

  /// Returns the headers and the body for a notification.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - sentAt: When it is sent, in UTC; `nil` for the moment of firing.
  /// - Returns: The message. Equal inputs give equal bytes.
  /// - Throws: `PayloadError`.
  public func message(
    for notification: NotificationRequest, sentAt: Timestamp? = nil
  ) throws(PayloadError) -> PushMessage {
    try encoded(notification, sentAt: sentAt)
  }

  /// Checks that the options are valid, as `message` does too.
  ///
  /// - Throws: `PayloadError`.
  public func validate() throws(PayloadError) {
    if let topic, !topic.isVisibleASCII { throw .malformedTopic(topic) }
    try PayloadMembers.check(custom) { $0 == "aps" || $0 == "nudge" }
  }

  var sizeLimit: Int { Self.maximumSize }

  /// A passive notification lights no screen, so it can wait until the phone is awake: priority 5 saves its battery.
  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header] {
    var headers = [
      PushMessage.Header(name: "apns-collapse-id", value: notification.id.rawValue),
      // APNs treats 0 as "try once, don't store"; a moment before 1970 has no other value.
      PushMessage.Header(name: "apns-expiration", value: String(max(notification.expires.secondsSinceEpoch, 0))),
      PushMessage.Header(name: "apns-priority", value: notification.interruptionLevel == .passive ? "5" : "10"),
      PushMessage.Header(name: "apns-push-type", value: "alert"),
    ]
    if let topic { headers.append(PushMessage.Header(name: "apns-topic", value: topic)) }
    return headers
  }

  func write(_ notification: NotificationRequest, _ text: VisibleText, secondsLeft: Int, to json: JSONBytes) {
    var members = PayloadMembers(custom)
    json.mark("{")
    members.key("aps", to: json)
    json.mark("{")
    json.object("alert") { text.write(to: json) }
    json.member("badge", notification.badge)
    json.member("category", notification.category)
    json.member("interruption-level", notification.interruptionLevel.rawValue)
    if isMutable { json.member("mutable-content", 1) }
    json.member("relevance-score", notification.relevance)
    json.member("sound", notification.sound)
    json.member("thread-id", notification.thread)
    json.mark("}")
    members.key("nudge", to: json)
    notification.writeFacts(to: json)
    members.writeRest(to: json)
    json.mark("}")
  }
}
