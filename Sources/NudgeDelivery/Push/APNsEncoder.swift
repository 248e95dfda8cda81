internal import NudgeJSON
public import NudgePlanning
public import NudgeTime

/// Encodes notifications for the Apple Push Notification service (APNs).
///
/// The payload contains `aps`, the data for the app under `nudge`, and custom keys. If the payload exceeds the size
/// limit, the body and then the title are cut between characters and end with `…`. If personal text is hidden, the
/// payload contains none of the person's own words.
///
///     let encoder = APNsEncoder(topic: "org.example.app")
///     let message = try encoder.message(for: notification, to: .token("00fc13adff785122"))
///
/// The sender must add the header `authorization`, which contains a JWT.
///
/// Source: Apple, "Sending notification requests to APNs"
/// <https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns>, "Generating a
/// remote notification" <https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification>
public struct APNsEncoder: PushEncoder, PayloadWriter, Hashable {
  /// The maximum size of a payload, in bytes.
  public static let maximumSize = 4_096

  /// The push service, which is `apns`.
  public var provider: PushProvider { .apns }
  /// The setting for whether the payload may include the person's own text.
  public var personalText: PersonalText
  /// The app's bundle id, for the header `apns-topic`, or `nil` if the sender adds the header.
  public var topic: String?
  /// The environment, which determines the host.
  ///
  /// Each host has its own device tokens.
  public var environment: Environment
  /// A Boolean value that indicates whether an app extension may modify the notification before it is shown
  /// (`mutable-content`).
  ///
  /// A notification with an attachment is always mutable.
  public var isMutable: Bool
  /// Custom top-level keys of the payload.
  ///
  /// The keys `aps` and `nudge` are reserved.
  public var custom: [String: PayloadValue]

  /// One of the two APNs environments.
  ///
  /// A device token belongs to the environment for which the app was signed.
  public enum Environment: String, CaseIterable, Codable, Hashable, Sendable {
    /// The environment of apps from the App Store and TestFlight.
    case production
    /// The environment of apps installed by Xcode.
    case sandbox

    /// The name of the host.
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
  /// `message` also performs this check.
  ///
  /// - Throws: `PayloadError`.
  public func validate() throws(PayloadError) {
    if let topic, !topic.isVisibleASCII { throw .malformedTopic(topic) }
    try PayloadMembers.check(custom) { $0 == "aps" || $0 == "nudge" }
  }

  func sizeLimit(for target: PushMessage.Target?) -> Int { Self.maximumSize }

  /// Returns the address of the device.
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
  /// A passive notification does not light up the screen, so it can wait until the phone is awake. Priority 5 saves
  /// battery.
  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header] {
    var headers = [
      PushMessage.Header(name: "apns-collapse-id", value: notification.id.rawValue),
      // APNs treats 0 as "try once, don't store". A moment before 1970 cannot be expressed in any other way.
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
    // Only an app extension can load an attachment.
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
