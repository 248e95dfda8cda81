internal import NudgeJSON
public import NudgePlanning
public import NudgeTime

/// Encodes notifications for Apple's push service (APNs): headers and JSON.
///
/// The payload has `aps`, `nudge` with the data for the app, and custom keys. If it exceeds the limit, the body text and then the
/// title are cut between characters and end with `…`. If personal text is hidden, it contains none of the person's own words.
///
///     let encoder = APNsEncoder(topic: "org.example.app")
///     let message = try encoder.message(for: notification, to: .token("00fc13adff785122"))
///
/// The sender adds `authorization`, a JWT.
///
/// Source: Apple, "Sending notification requests to APNs"
/// <https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns>, "Generating a remote
/// notification" <https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification>
public struct APNsEncoder: PushEncoder, PayloadWriter, Hashable {
  /// The most bytes that a payload may have.
  public static let maximumSize = 4_096

  /// The service that the messages are for.
  public var provider: PushProvider { .apns }
  /// Whether the payload may include the person's own text.
  public var personalText: PersonalText
  /// The app's bundle id, for the header `apns-topic`; `nil` if the sender adds it.
  public var topic: String?
  /// The host to send to, each with tokens of its own.
  public var environment: Environment
  /// Whether an extension of the app may change the notification before it is shown (`mutable-content`).
  public var isMutable: Bool
  /// Custom keys beside `aps`; `aps` and `nudge` are reserved.
  public var custom: [String: PayloadValue]

  /// One of Apple's two hosts; a device token belongs to one of them, depending on how the app was signed.
  public enum Environment: String, CaseIterable, Codable, Hashable, Sendable {
    /// Apps from the App Store and TestFlight.
    case production
    /// Apps that Xcode installed.
    case sandbox

    /// The host's name.
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

  /// Returns the message for a notification, as `PushEncoder` describes it.
  public func message(
    for notification: NotificationRequest, to target: PushMessage.Target?, sentAt moment: Timestamp?, atMost size: Int?
  ) throws(PayloadError) -> PushMessage {
    try encoded(notification, target, sentAt: moment, atMost: size)
  }

  /// Checks that the options are valid, as `message` does too.
  ///
  /// - Throws: `PayloadError`.
  public func validate() throws(PayloadError) {
    if let topic, !topic.isVisibleASCII { throw .malformedTopic(topic) }
    try PayloadMembers.check(custom) { $0 == "aps" || $0 == "nudge" }
  }

  func sizeLimit(for target: PushMessage.Target?) -> Int { Self.maximumSize }

  /// Apple may change the length of tokens, so any number of hexadecimal digits will do.
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
