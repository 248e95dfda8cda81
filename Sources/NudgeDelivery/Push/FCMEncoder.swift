internal import NudgeJSON
public import NudgePlanning
public import NudgeTime

/// Encodes notifications for Firebase Cloud Messaging (FCM), as the body of `messages:send` in HTTP v1.
///
/// A message contains `notification` for all platforms and a section for each platform: `android`, `apns` (with the
/// headers and payload from `APNsEncoder`) and `webpush`. Text that is too long is shortened as in `APNsEncoder`, and
/// the same way in each section.
///
///     let message = try FCMEncoder().message(for: notification, to: .topic("book-club"))
///
/// FCM limits messages to 4,096 bytes, or 2,048 bytes for topics, but doesn't document which bytes are counted. This
/// encoder counts the entire body, which is never smaller than the size that FCM counts.
///
/// When an app is in the background, Android itself shows messages that contain `notification`, without buttons. With
/// `isDataOnly`, the app receives the text and the buttons in `data` and shows the notification itself.
///
/// The sender must add the `Authorization` header, which contains an access token.
///
/// Source: Google, "REST Resource: projects.messages"
/// <https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages>
public struct FCMEncoder: PushEncoder, PayloadWriter, Hashable {
  /// The maximum size of a message to a single device, in bytes.
  public static let maximumSize = 4_096
  /// The maximum size of a message to topics, in bytes.
  public static let maximumTopicSize = 2_048
  /// The maximum time that FCM stores a message: four weeks, in seconds.
  public static let maximumTimeToLive = 2_419_200

  /// The push service, always `fcm`.
  public var provider: PushProvider { .fcm }
  /// Whether the payload may include the person's own text.
  public var personalText: PersonalText
  /// The Firebase project ID, which is part of the message's `url`, or `nil` if the sender provides the URL.
  public var project: String?
  /// The platforms that a message contains a section for.
  public var platforms: Set<Platform>
  /// The notification channel on Android, or `nil` to use the notification's thread, such as `reminders`.
  public var channel: String?
  /// The page that a click opens on the web, which must begin with `https://`, or `nil` to let the service worker
  /// decide.
  ///
  /// Query items are added that identify the notification and what it opens. The page can read them with
  /// `NotificationResponse(query:at:)`.
  public var link: String?
  /// A Boolean value indicating whether an app extension on iOS may modify the notification before it is shown.
  public var isMutable: Bool
  /// A Boolean value indicating whether the Android app shows the notification itself, with buttons.
  ///
  /// If so, `data` also contains `title`, `body`, `channel` and `actions`. Other platforms aren't affected.
  public var isDataOnly: Bool
  /// Custom keys in `data`.
  public var custom: [String: String]
  /// A Boolean value indicating whether FCM only validates the message instead of sending it.
  public var validatesOnly: Bool

  /// A platform that FCM delivers to.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// Android.
    case android
    /// Apple platforms, through APNs.
    case apns
    /// A browser.
    case webpush
  }

  /// Creates an encoder.
  public init(
    personalText: PersonalText = .included, project: String? = nil,
    platforms: Set<Platform> = Set(Platform.allCases), channel: String? = nil, link: String? = nil,
    isMutable: Bool = false, isDataOnly: Bool = false, custom: [String: String] = [:], validatesOnly: Bool = false
  ) {
    self.personalText = personalText
    self.project = project
    self.platforms = platforms
    self.channel = channel
    self.link = link
    self.isMutable = isMutable
    self.isDataOnly = isDataOnly
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
  /// `message` performs this check as well.
  ///
  /// - Throws: `PayloadError`.
  public func validate() throws(PayloadError) {
    let apns = apns
    try apns.validate()
    try PayloadMembers.check(apns.custom) { key in
      ["from", "message_type"].contains(key) || key.hasPrefix("google.") || key.hasPrefix("gcm.")
        || PayloadMembers.ownKeys.contains(key) || (isDataOnly && Self.shownKeys.contains(key))
    }
    if let link, !link.isSecureAddress { throw .malformedLink(link) }
    if let project, !Self.isProject(project) { throw .malformedProject(project) }
  }

  /// Returns whether a text may be a project ID.
  ///
  /// Older IDs may begin with a domain, such as `example.com:app`.
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

  /// The `data` keys from which an app builds the notification.
  private static let shownKeys: Set<String> = ["actions", "body", "channel", "title"]

  var textCopies: Int {
    (platforms.contains(.apns) ? 2 : 1) + (isDataOnly && platforms.contains(.webpush) ? 1 : 0)
  }

  /// The encoder for the Apple platforms section.
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
          if let image = notification.image(personalText) {
            json.object("fcm_options") { json.member("image", image) }
          }
        }
      }
      if case .condition(let condition) = target { json.member("condition", condition) }
      json.key("data")
      notification.writeFacts(
        among: isDataOnly ? apns.custom.merging(shown(notification, text)) { own, _ in own } : apns.custom,
        personalText, to: json)
      if !isDataOnly {
        json.object("notification") {
          if !text.body.isEmpty { json.member("body", text.body) }
          json.member("image", notification.image(personalText))
          json.member("title", text.title)
        }
      }
      switch target {
      case .token(let token): json.member("token", token)
      case .topic(let topic): json.member("topic", topic)
      case .condition, .endpoint, nil: break
      }
      if platforms.contains(.webpush) { writeWeb(notification, text, secondsLeft, to: json) }
    }
    if validatesOnly { json.member("validate_only", true) }
    json.mark("}")
  }

  /// Returns the members of `data` that an Android app needs to build the notification.
  ///
  /// The values in `data` are strings, so the buttons are encoded as a JSON string.
  private func shown(_ notification: NotificationRequest, _ text: VisibleText) -> [String: PayloadValue] {
    let actions = JSONBytes()
    actions.list(notification.actions) { action in
      actions.mark("{")
      actions.member("id", action.id)
      actions.member("title", action.title)
      actions.mark("}")
    }
    return [
      "actions": .string(String(decoding: actions.bytes, as: UTF8.self)), "body": .string(text.body),
      "channel": .string(channel ?? notification.thread), "title": .string(text.title),
    ]
  }

  private func writeAndroid(_ notification: NotificationRequest, _ seconds: Int, to json: JSONBytes) {
    json.object("android") {
      json.member("collapse_key", notification.id)
      if !isDataOnly { writeAndroidNotification(notification, to: json) }
      json.member("priority", notification.interruptionLevel == .passive ? "NORMAL" : "HIGH")
      json.member("ttl", "\(min(seconds, Self.maximumTimeToLive))s")
    }
  }

  private func writeAndroidNotification(_ notification: NotificationRequest, to json: JSONBytes) {
    json.object("notification") {
      json.member("channel_id", channel ?? notification.thread)
      // FCM interprets 0 as an increment by one, not as an absolute number.
      if notification.badge > 0 { json.member("notification_count", notification.badge) }
      json.member("sound", notification.sound)
      json.member("tag", notification.id)
      if notification.privateText != nil {
        // If personal text is hidden, the message contains the private text, which may be shown.
        json.member("visibility", personalText == .included ? "PRIVATE" : "PUBLIC")
      }
    }
  }

  /// Writes the section for browsers.
  ///
  /// Its title and body are the same as in `notification`, unless that is omitted. Buttons that don't open anything are
  /// left out, as in `WebPushEncoder`.
  private func writeWeb(_ notification: NotificationRequest, _ text: VisibleText, _ seconds: Int, to json: JSONBytes) {
    json.object("webpush") {
      if let link {
        json.object("fcm_options") { json.member("link", WebPushEncoder.address(link, of: notification)) }
      }
      json.member("headers", WebPushEncoder.deliveryHeaders(for: notification, secondsLeft: seconds))
      json.object("notification") {
        json.objects("actions", notification.actions.lazy.filter(\.opensApp)) { action in
          json.member("action", action.id)
          json.member("title", action.title)
        }
        if isDataOnly, !text.body.isEmpty { json.member("body", text.body) }
        json.direction(of: notification.locale)
        json.member("image", notification.image(personalText))
        json.member("silent", notification.sound == nil)
        json.member("tag", notification.id)
        if isDataOnly { json.member("title", text.title) }
      }
    }
  }
}
