internal import NudgeJSON
public import NudgePlanning
public import NudgeTime

/// Encodes notifications for Firebase Cloud Messaging (FCM), as the body of `messages:send` in HTTP v1.
///
/// A message contains `notification` for all platforms, and a part for each platform: `android`, `apns` (with the
/// headers and payload of `APNsEncoder`) and `webpush`. Texts that are too long are shortened as in `APNsEncoder`,
/// equally in all parts.
///
///     let message = try FCMEncoder().message(for: notification, to: .topic("book-club"))
///
/// FCM limits a message to 4,096 bytes, or 2,048 bytes for topics, but does not document which bytes it counts. This
/// encoder counts the whole body, which is never smaller than the size that FCM counts.
///
/// The sender must add the header `Authorization`, which contains an access token.
///
/// Source: Google, "REST Resource: projects.messages"
/// <https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages>
public struct FCMEncoder: PushEncoder, PayloadWriter, Hashable {
  /// The maximum size of a message to a single device, in bytes.
  public static let maximumSize = 4_096
  /// The maximum size of a message to topics, in bytes.
  public static let maximumTopicSize = 2_048
  /// The maximum time that FCM keeps a message, in seconds: four weeks.
  public static let maximumTimeToLive = 2_419_200

  /// The push service, which is `fcm`.
  public var provider: PushProvider { .fcm }
  /// The setting for whether the payload may include the person's own text.
  public var personalText: PersonalText
  /// The id of the Firebase project, which is part of the message's `url`, or `nil` if the sender provides the address.
  public var project: String?
  /// The platforms for which a message contains a part.
  public var platforms: Set<Platform>
  /// The notification channel on Android, or `nil` for the notification's thread, such as `reminders`.
  public var channel: String?
  /// The page that a click opens on the web, which must begin with `https://`, or `nil` if the service worker decides.
  public var link: String?
  /// A Boolean value that indicates whether an app extension may modify the notification on iOS before it is shown.
  public var isMutable: Bool
  /// Custom keys of `data`.
  public var custom: [String: String]
  /// A Boolean value that indicates whether FCM only validates the message and does not send it.
  public var validatesOnly: Bool

  /// A platform that FCM delivers to.
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
    personalText: PersonalText = .included, project: String? = nil,
    platforms: Set<Platform> = Set(Platform.allCases), channel: String? = nil, link: String? = nil,
    isMutable: Bool = false, custom: [String: String] = [:], validatesOnly: Bool = false
  ) {
    self.personalText = personalText
    self.project = project
    self.platforms = platforms
    self.channel = channel
    self.link = link
    self.isMutable = isMutable
    self.custom = custom
    self.validatesOnly = validatesOnly
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
    let apns = apns
    try apns.validate()
    try PayloadMembers.check(apns.custom) { key in
      ["from", "message_type"].contains(key) || key.hasPrefix("google.") || key.hasPrefix("gcm.")
        || PayloadMembers.ownKeys.contains(key)
    }
    if let link, !link.isSecureAddress { throw .malformedLink(link) }
    if let project, !Self.isProject(project) { throw .malformedProject(project) }
  }

  /// Returns whether a text may be a project id.
  ///
  /// Older ids may begin with a domain, such as `example.com:app`.
  private static func isProject(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-.:".utf8.contains(byte)
        }
      }
  }

  func sizeLimit(for target: PushMessage.Target?) -> Int {
    switch target {
    case .topic, .condition: Self.maximumTopicSize
    case .token, .endpoint, nil: Self.maximumSize
    }
  }

  func url(for target: PushMessage.Target?) throws(PayloadError) -> String? {
    switch target {
    case .token(let text), .condition(let text):
      if text.isEmpty { throw .malformedTarget(.fcm) }
    case .topic(let text):
      guard !text.isEmpty, text.utf8.allSatisfy({ $0.isUnreserved || $0 == UInt8(ascii: "%") }) else {
        throw .malformedTarget(.fcm)
      }
    case .endpoint: throw .malformedTarget(.fcm)
    case nil: break
    }
    return project.map { "https://fcm.googleapis.com/v1/projects/\($0)/messages:send" }
  }

  var textCopies: Int { platforms.contains(.apns) ? 2 : 1 }

  /// The encoder of the part for Apple platforms.
  private var apns: APNsEncoder {
    APNsEncoder(
      personalText: personalText, isMutable: isMutable,
      custom: custom.isEmpty ? [:] : custom.mapValues(PayloadValue.string))
  }

  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header] { [] }

  func write(
    _ notification: NotificationRequest, _ text: VisibleText, to target: PushMessage.Target?, secondsLeft: Int,
    to json: JSONBytes
  ) {
    let apns = apns
    json.mark("{")
    json.object("message") {
      if platforms.contains(.android) { writeAndroid(notification, secondsLeft, to: json) }
      if platforms.contains(.apns) {
        json.object("apns") {
          json.member("headers", apns.headers(for: notification, secondsLeft: secondsLeft))
          json.key("payload")
          apns.write(notification, text, to: nil, secondsLeft: secondsLeft, to: json)
        }
      }
      if case .condition(let condition) = target { json.member("condition", condition) }
      json.key("data")
      notification.writeFacts(among: apns.custom, to: json)
      json.object("notification") { text.write(to: json) }
      switch target {
      case .token(let token): json.member("token", token)
      case .topic(let topic): json.member("topic", topic)
      case .condition, .endpoint, nil: break
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
        // FCM interprets 0 as an increment by one, and not as an absolute number.
        if notification.badge > 0 { json.member("notification_count", notification.badge) }
        json.member("sound", notification.sound)
        json.member("tag", notification.id.rawValue)
        if notification.privateText != nil {
          // If personal text is hidden, the message contains the private text, which may be shown.
          json.member("visibility", personalText == .included ? "PRIVATE" : "PUBLIC")
        }
      }
      json.member("priority", notification.interruptionLevel == .passive ? "NORMAL" : "HIGH")
      json.member("ttl", "\(min(seconds, Self.maximumTimeToLive))s")
    }
  }

  /// Writes the part for browsers.
  ///
  /// It shares its title and body with `notification`.
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
