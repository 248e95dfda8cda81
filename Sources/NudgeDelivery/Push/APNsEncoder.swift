internal import NudgeJSON
public import NudgePlanning
public import NudgeTime

/// Encodes notifications for the Apple Push Notification service (APNs).
///
/// The payload contains `aps`, the app's data under `nudge`, and any custom keys. If the payload exceeds the size
/// limit, the body and then the title are truncated at a character boundary and end with `…`. If personal text is
/// hidden, the payload doesn't contain any text that the person wrote.
///
///     let encoder = APNsEncoder(topic: "org.example.app")
///     let message = try encoder.message(for: notification, to: .token("00fc13adff785122"))
///
/// The sender must add the `authorization` header, which contains a JWT.
///
/// Source: Apple, "Sending notification requests to APNs"
/// <https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns>, "Generating a
/// remote notification" <https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification>
public struct APNsEncoder: PushEncoder, PayloadWriter, Hashable {
  /// The maximum size of a payload, in bytes.
  public static let maximumSize = 4_096

  /// The push service, always `apns`.
  public var provider: PushProvider { .apns }
  /// Whether the payload may include the person's own text.
  public var personalText: PersonalText
  /// The app's bundle ID, sent in the `apns-topic` header, or `nil` if the sender adds that header.
  public var topic: String?
  /// The environment, which determines the host.
  ///
  /// Device tokens are valid for one host only.
  public var environment: Environment
  /// A Boolean value indicating whether an app extension may modify the notification before it is shown
  /// (`mutable-content`).
  ///
  /// A notification that has an attachment is always mutable.
  public var isMutable: Bool
  /// Custom top-level payload keys.
  ///
  /// The keys `aps` and `nudge` are reserved.
  public var custom: [String: PayloadValue]

  /// One of the two APNs environments.
  ///
  /// A device token is only valid in the environment that the app was signed for.
  public enum Environment: String, CaseIterable, Codable, Hashable, Sendable {
    /// The environment for apps installed from the App Store and TestFlight.
    case production
    /// The environment for apps installed by Xcode.
    case sandbox

    /// The host name.
    var host: String { self == .production ? "api.push.apple.com" : "api.sandbox.push.apple.com" }
  }

  /// Creates an encoder.
  public init(
    personalText: PersonalText = .included, topic: String? = nil, environment: Environment = .production,
    isMutable: Bool = false, custom: [String: PayloadValue] = [:]
  ) {
    self.personalText = personalText
    self.topic = topic
    self.environment = environment
    self.isMutable = isMutable
    self.custom = custom
  }

  /// Returns the message for a notification.
  ///
  /// See `PushEncoder` for details.
  public func message(
    for notification: NotificationRequest, to target: PushMessage.Target?, sentAt moment: Timestamp?, atMost size: Int?
  ) throws(PayloadError) -> PushMessage {
    try encoded(notification, target, sentAt: moment, atMost: size)
  }

  /// Checks that the options are valid.
  ///
  /// `message` performs this check as well.
  ///
  /// - Throws: `PayloadError`.
  public func validate() throws(PayloadError) {
    if let topic, !topic.isVisibleASCII { throw .malformedTopic(topic) }
    try PayloadMembers.check(custom) { $0 == "aps" || $0 == "nudge" }
  }

  func sizeLimit(for target: PushMessage.Target?) -> Int { Self.maximumSize }

  /// Returns the device's URL.
  ///
  /// Apple may change the length of tokens, so this method accepts 1 to 512 hexadecimal digits.
  ///
  /// Source: Apple, "Registering your app with APNs"
  /// <https://developer.apple.com/documentation/usernotifications/registering-your-app-with-apns>
  func url(for target: PushMessage.Target?) throws(PayloadError) -> String? {
    guard let target else { return nil }
    guard case .token(let token) = target, (1...512).contains(token.utf8.count),
      token.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { throw .malformedTarget(.apns) }
    return "https://\(environment.host)/3/device/\(token)"
  }

  /// Returns the headers, sorted by name.
  ///
  /// A passive notification doesn't light up the screen, so it can wait until the phone is awake. Priority 5 therefore
  /// saves battery.
  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header] {
    var headers = [
      PushMessage.Header(name: "apns-collapse-id", value: notification.id.rawValue),
      // APNs interprets 0 as "try once, don't store". Expirations before 1970 can't be expressed in any other way.
      PushMessage.Header(name: "apns-expiration", value: String(max(notification.expires.secondsSinceEpoch, 0))),
      PushMessage.Header(name: "apns-priority", value: notification.interruptionLevel == .passive ? "5" : "10"),
      PushMessage.Header(name: "apns-push-type", value: "alert"),
    ]
    if let topic { headers.append(PushMessage.Header(name: "apns-topic", value: topic)) }
    return headers
  }

  func write(
    _ notification: NotificationRequest, _ text: VisibleText, to target: PushMessage.Target?, secondsLeft: Int,
    to json: JSONBytes
  ) {
    var members = PayloadMembers(custom)
    json.mark("{")
    members.key("aps", to: json)
    json.mark("{")
    json.object("alert") { text.write(to: json) }
    json.member("badge", notification.badge)
    json.member("category", notification.category)
    json.member("interruption-level", notification.interruptionLevel.rawValue)
    // Attachments can only be loaded by an app extension.
    if isMutable || notification.attachment(personalText) != nil { json.member("mutable-content", 1) }
    json.member("relevance-score", notification.relevance)
    json.member("sound", notification.sound)
    json.member("thread-id", notification.thread)
    json.mark("}")
    members.key("nudge", to: json)
    notification.writeFacts(personalText, to: json)
    members.writeRest(to: json)
    json.mark("}")
  }
}
