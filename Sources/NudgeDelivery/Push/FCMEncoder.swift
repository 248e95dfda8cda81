package import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Writes notifications as Firebase Cloud Messaging (FCM) takes them over HTTP v1: the body of `messages:send`.
///
/// One message has what each platform wants: `notification` for all, `android`, `apns` (headers and payload of `APNsEncoder`) and
/// `webpush`. Texts that are too long are cut as `APNsEncoder` cuts them, in all of them alike.
///
/// FCM limits a message to 4,096 bytes, and one to topics to 2,048, and does not say which of the bytes it counts. So the whole body is
/// held to it here, which is no less than whatever FCM counts.
///
/// What proves the sender's identity and sending are not here.
///
/// Source: Google, "REST Resource: projects.messages"
/// <https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages>
public struct FCMEncoder: Hashable, Sendable {
  /// The most bytes of a message to one device.
  public static let maximumSize = 4_096
  /// The most bytes of a message to topics.
  public static let maximumTopicSize = 2_048
  /// The most seconds that a message is kept: four weeks.
  public static let maximumTimeToLive = 2_419_200

  /// Whether what the person wrote may be in it.
  public var previews: Previews
  /// To whom; `nil` where the sender adds it, which then may take the message above the limit.
  public var target: Target?
  /// Which platforms get a part of their own.
  public var platforms: Set<Platform>
  /// The channel on Android; `nil` for the notification's thread, such as `reminders`.
  public var channel: String?
  /// The page that a click opens on the web, which begins with `https://`; `nil` where the service worker decides.
  public var link: String?
  /// Whether an extension of the app on iOS may change it before it is shown.
  public var isMutable: Bool
  /// Keys of the app's own in `data`.
  public var custom: [String: String]
  /// Whether FCM only looks at the message, and sends nothing.
  public var validatesOnly: Bool

  /// To whom a message goes.
  public enum Target: Hashable, Sendable {
    /// One device.
    case token(String)
    /// All devices that follow a topic, without `/topics/` before it.
    case topic(String)
    /// All devices whose topics fit, such as `'a' in topics && 'b' in topics`.
    case condition(String)
  }

  /// What a device is.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// Android.
    case android
    /// iOS and its kin, by way of APNs.
    case apns
    /// A browser.
    case webpush
  }

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - previews: Whether what the person wrote may be in it.
  ///   - target: To whom; `nil` where the sender adds it.
  ///   - platforms: Which platforms get a part of their own.
  ///   - channel: The channel on Android; `nil` for the notification's thread.
  ///   - link: The page that a click opens on the web, which begins with `https://`.
  ///   - isMutable: Whether an extension of the app on iOS may change it before it is shown.
  ///   - custom: Keys of the app's own in `data`.
  ///   - validatesOnly: Whether FCM only looks at the message.
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

  /// The body for a notification; there are no headers.
  ///
  /// - Parameters:
  ///   - notification: What is to be said.
  ///   - sentAt: When it is sent, in UTC; `nil` for the moment of firing.
  /// - Returns: The message, the same each time.
  /// - Throws: `PayloadError`.
  public func message(
    for notification: NotificationRequest, sentAt: Timestamp? = nil
  ) throws(PayloadError) -> PushMessage {
    let json = JSONBytes()
    try write(notification, sentAt: sentAt, to: json)
    return PushMessage(headers: [], body: json.bytes)
  }

  /// Writes the body of a message; nothing where it throws.
  package func write(
    _ notification: NotificationRequest, sentAt: Timestamp?, to json: JSONBytes
  ) throws(PayloadError) {
    let seconds = min(try notification.secondsLeft(sentAt: sentAt), Self.maximumTimeToLive)
    try notification.checkNumbers()
    try validate()
    let apns = apns
    let limit: Int
    switch target {
    case .topic, .condition: limit = Self.maximumTopicSize
    case .token, nil: limit = Self.maximumSize
    }
    try PayloadText.write(
      VisibleText(notification, previews: previews), limit: limit, copies: platforms.contains(.apns) ? 2 : 1, to: json
    ) { text in write(notification, text, seconds, apns, to: json) }
  }

  /// What writes the part for iOS.
  private var apns: APNsEncoder {
    APNsEncoder(
      previews: previews, isMutable: isMutable, custom: custom.isEmpty ? [:] : custom.mapValues(PayloadValue.string))
  }

  /// Looks whether the options can be used, as `message` does as well.
  ///
  /// - Throws: `PayloadError`.
  public func validate() throws(PayloadError) {
    try apns.validate()
    for key in custom.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where Self.isReserved(key) {
      throw .reservedKey(key)
    }
    if let link, !link.hasPrefix("https://") || link.utf8.count < 9 || !HeaderText.isAddress(link) {
      throw .malformedLink(link)
    }
    switch target {
    case .token(let text), .condition(let text):
      if text.isEmpty { throw .malformedTarget(text) }
    case .topic(let text):
      guard !text.isEmpty, text.utf8.allSatisfy(Self.isTopicByte) else { throw .malformedTarget(text) }
    case nil: break
    }
  }

  private static func isReserved(_ key: String) -> Bool {
    key == "from" || key == "message_type" || key.hasPrefix("google.") || key.hasPrefix("gcm.")
      || PayloadKeys.own.contains(key)
  }

  private static func isTopicByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "~"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  // MARK: Writing

  private func write(
    _ notification: NotificationRequest, _ text: VisibleText, _ seconds: Int, _ apns: APNsEncoder, to json: JSONBytes
  ) {
    json.raw(#"{"message":{"#)
    if platforms.contains(.android) {
      writeAndroid(notification, seconds, to: json)
      json.mark(",")
    }
    if platforms.contains(.apns) {
      json.raw(#""apns":{"headers":"#)
      json.headers(apns.headers(for: notification))
      json.raw(#","payload":"#)
      apns.write(notification, text, to: json)
      json.raw("},")
    }
    if case .condition(let condition) = target {
      json.raw(#""condition":"#)
      json.string(condition)
      json.mark(",")
    }
    json.raw(#""data":"#)
    notification.writeFacts(among: custom, to: json)
    json.raw(#","notification":{"#)
    if !text.body.isEmpty {
      json.raw(#""body":"#)
      json.string(text.body)
      json.mark(",")
    }
    json.raw(#""title":"#)
    json.string(text.title)
    json.mark("}")
    switch target {
    case .token(let token):
      json.raw(#","token":"#)
      json.string(token)
    case .topic(let topic):
      json.raw(#","topic":"#)
      json.string(topic)
    case .condition, nil: break
    }
    if platforms.contains(.webpush) {
      json.mark(",")
      writeWeb(notification, seconds, to: json)
    }
    json.mark("}")
    if validatesOnly { json.raw(#","validate_only":true"#) }
    json.mark("}")
  }

  private func writeAndroid(_ notification: NotificationRequest, _ seconds: Int, to json: JSONBytes) {
    json.raw(#""android":{"collapse_key":"#)
    json.string(notification.id.rawValue)
    json.raw(#","notification":{"channel_id":"#)
    json.string(channel ?? notification.thread)
    // 0 would count one more, which is no absolute number.
    if notification.badge > 0 {
      json.raw(#","notification_count":"#)
      json.integer(notification.badge)
    }
    if let sound = notification.sound {
      json.raw(#","sound":"#)
      json.string(sound)
    }
    json.raw(#","tag":"#)
    json.string(notification.id.rawValue)
    if notification.privateText != nil {
      // What is hidden has been replaced, and may be seen.
      json.raw(#","visibility":"#)
      json.raw(previews == .shown ? #""PRIVATE""# : #""PUBLIC""#)
    }
    json.raw(#"},"priority":"#)
    json.raw(notification.interruptionLevel == .passive ? #""NORMAL""# : #""HIGH""#)
    json.raw(#","ttl":""#)
    json.integer(seconds)
    json.raw(#"s"}"#)
  }

  /// Writes the browser's part; its title and body are those of `notification`.
  private func writeWeb(_ notification: NotificationRequest, _ seconds: Int, to json: JSONBytes) {
    json.raw(#""webpush":{"#)
    if let link {
      json.raw(#""fcm_options":{"link":"#)
      json.string(link)
      json.raw("},")
    }
    json.raw(#""headers":"#)
    json.headers(WebPushEncoder.headers(for: notification, seconds: seconds))
    json.raw(#","notification":{"actions":["#)
    var isFirst = true
    for action in notification.actions {
      json.raw(isFirst ? #"{"action":"# : #",{"action":"#)
      isFirst = false
      json.string(action.id)
      json.raw(#","title":"#)
      json.string(action.title)
      json.mark("}")
    }
    json.raw(#"],"dir":"#)
    json.raw(WritingDirection.json(notification.locale))
    json.raw(#","lang":"#)
    json.locale(notification.locale)
    json.raw(#","silent":"#)
    json.boolean(notification.sound == nil)
    json.raw(#","tag":"#)
    json.string(notification.id.rawValue)
    json.raw("}}")
  }
}
