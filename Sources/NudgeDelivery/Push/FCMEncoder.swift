internal import NudgeJSON
public import NudgePlanning
public import NudgeTime

/// Encodes notifications for Firebase Cloud Messaging (FCM) over HTTP v1: the body of `messages:send`.
///
/// One message has a part for each platform: `notification` for all, `android`, `apns` (headers and payload of `APNsEncoder`) and
/// `webpush`. Texts that are too long are shortened as by `APNsEncoder`, equally in all parts.
///
/// FCM limits a message to 4,096 bytes, and one to topics to 2,048, and does not document which bytes it counts. The limit therefore
/// applies to the whole body here, which is never smaller than what FCM counts.
///
/// The sender adds its credentials.
///
///     let message = try FCMEncoder(previews: .shown, target: .token(token)).message(for: notification)
///
/// Source: Google, "REST Resource: projects.messages"
/// <https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages>
public struct FCMEncoder: Hashable, Sendable, PushEncoder {
  /// The most bytes that a message to one device may have.
  public static let maximumSize = 4_096
  /// The most bytes that a message to topics may have.
  public static let maximumTopicSize = 2_048
  /// The most seconds that FCM keeps a message: four weeks.
  public static let maximumTimeToLive = 2_419_200

  /// Whether the payload may include the person's own text.
  public var previews: Previews
  /// The recipient; `nil` if the sender adds it, which may push the message over the limit.
  public var target: Target?
  /// The platforms that get a part of their own.
  public var platforms: Set<Platform>
  /// The notification channel on Android; `nil` for the notification's thread, such as `reminders`.
  public var channel: String?
  /// The page that a click opens on the web, an address that begins with `https://`; `nil` if the service worker decides.
  public var link: String?
  /// Whether an extension of the app may change the notification on iOS before it is shown.
  public var isMutable: Bool
  /// Custom keys in `data`.
  public var custom: [String: String]
  /// Whether FCM only validates the message instead of sending it.
  public var validatesOnly: Bool

  /// The recipient of a message.
  public enum Target: Hashable, Sendable {
    /// One device.
    case token(String)
    /// All devices subscribed to a topic, without `/topics/` before it.
    case topic(String)
    /// All devices whose topics match, such as `'a' in topics && 'b' in topics`.
    case condition(String)
  }

  /// The platform of a device.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// Android.
    case android
    /// Apple's systems, through APNs.
    case apns
    /// A browser.
    case webpush
  }

  /// Creates an encoder.
  public init(
    previews: Previews, target: Target? = nil, platforms: Set<Platform> = Set(Platform.allCases),
    channel: String? = nil, link: String? = nil, isMutable: Bool = false, custom: [String: String] = [:],
    validatesOnly: Bool = false
  ) {
    self.previews = previews
    self.target = target
    self.platforms = platforms
    self.channel = channel
    self.link = link
    self.isMutable = isMutable
    self.custom = custom
    self.validatesOnly = validatesOnly
  }

  /// Returns the body for a notification; there are no headers.
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
    let apns = apns
    try apns.validate()
    try PayloadMembers.check(apns.custom) { key in
      ["from", "message_type"].contains(key) || key.hasPrefix("google.") || key.hasPrefix("gcm.")
        || PayloadMembers.ownKeys.contains(key)
    }
    if let link, !link.isSecureAddress { throw .malformedLink(link) }
    switch target {
    case .token(let text), .condition(let text):
      if text.isEmpty { throw .malformedTarget(text) }
    case .topic(let text):
      guard !text.isEmpty, text.utf8.allSatisfy({ $0.isUnreserved || $0 == UInt8(ascii: "%") }) else {
        throw .malformedTarget(text)
      }
    case nil: break
    }
  }

  var sizeLimit: Int {
    switch target {
    case .topic, .condition: Self.maximumTopicSize
    case .token, nil: Self.maximumSize
    }
  }

  var textCopies: Int { platforms.contains(.apns) ? 2 : 1 }

  /// The encoder of the part for iOS.
  private var apns: APNsEncoder {
    APNsEncoder(
      previews: previews, isMutable: isMutable, custom: custom.isEmpty ? [:] : custom.mapValues(PayloadValue.string))
  }

  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header] { [] }

  func write(_ notification: NotificationRequest, _ text: VisibleText, secondsLeft: Int, to json: JSONBytes) {
    let apns = apns
    json.mark("{")
    json.object("message") {
      if platforms.contains(.android) { writeAndroid(notification, secondsLeft, to: json) }
      if platforms.contains(.apns) {
        json.object("apns") {
          json.member("headers", apns.headers(for: notification, secondsLeft: secondsLeft))
          json.key("payload")
          apns.write(notification, text, secondsLeft: secondsLeft, to: json)
        }
      }
      if case .condition(let condition) = target { json.member("condition", condition) }
      json.key("data")
      notification.writeFacts(among: apns.custom, to: json)
      json.object("notification") { text.write(to: json) }
      switch target {
      case .token(let token): json.member("token", token)
      case .topic(let topic): json.member("topic", topic)
      case .condition, nil: break
      }
      if platforms.contains(.webpush) { writeWeb(notification, secondsLeft, to: json) }
    }
    if validatesOnly { json.member("validate_only", true) }
    json.mark("}")
  }

  private func writeAndroid(_ notification: NotificationRequest, _ seconds: Int, to json: JSONBytes) {
    json.object("android") {
      json.member("collapse_key", notification.id.rawValue)
      json.object("notification") {
        json.member("channel_id", channel ?? notification.thread)
        // FCM treats 0 as one more than before, which is not an absolute number.
        if notification.badge > 0 { json.member("notification_count", notification.badge) }
        json.member("sound", notification.sound)
        json.member("tag", notification.id.rawValue)
        if notification.privateText != nil {
          // With previews hidden the message contains the private text, which may be seen.
          json.member("visibility", previews == .shown ? "PRIVATE" : "PUBLIC")
        }
      }
      json.member("priority", notification.interruptionLevel == .passive ? "NORMAL" : "HIGH")
      json.member("ttl", "\(min(seconds, Self.maximumTimeToLive))s")
    }
  }

  /// Writes the browser's part, which shares title and body with `notification`.
  private func writeWeb(_ notification: NotificationRequest, _ seconds: Int, to json: JSONBytes) {
    json.object("webpush") {
      if let link { json.object("fcm_options") { json.member("link", link) } }
      json.member("headers", WebPushEncoder.deliveryHeaders(for: notification, secondsLeft: seconds))
      json.object("notification") {
        json.objects("actions", notification.actions) { action in
          json.member("action", action.id)
          json.member("title", action.title)
        }
        json.direction(of: notification.locale)
        json.member("silent", notification.sound == nil)
        json.member("tag", notification.id.rawValue)
      }
    }
  }
}
