package import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Writes notifications as Apple's push service (APNs) takes them: headers and JSON.
///
/// The payload has `aps`, beside it `nudge` with what an app is told, and a caller's own keys. A body, and then a title, that is too
/// long for the limit is cut between characters and ends with `…`. Nothing the person wrote is in it where previews are hidden.
///
/// What proves the sender's identity, the device's token and sending are not here.
///
/// Source: Apple, "Sending notification requests to APNs"
/// <https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns>, "Generating a remote
/// notification" <https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification>
public struct APNsEncoder: Hashable, Sendable {
  /// The most bytes of a payload.
  public static let maximumSize = 4_096

  /// Whether what the person wrote may be in it.
  public var previews: Previews
  /// The app's bundle id, for `apns-topic`; `nil` where the sender adds it.
  public var topic: String?
  /// Whether the app's extension may change it before it is shown: `mutable-content`.
  public var isMutable: Bool
  /// Keys of the app's own beside `aps`; `aps` and `nudge` are taken.
  public var custom: [String: PayloadValue]

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - previews: Whether what the person wrote may be in it.
  ///   - topic: The app's bundle id; `nil` where the sender adds it.
  ///   - isMutable: Whether the app's extension may change it before it is shown.
  ///   - custom: Keys of the app's own beside `aps`; `aps` and `nudge` are taken.
  public init(
    previews: Previews, topic: String? = nil, isMutable: Bool = false, custom: [String: PayloadValue] = [:]
  ) {
    self.previews = previews
    self.topic = topic
    self.isMutable = isMutable
    self.custom = custom
  }

  /// The headers and the body for a notification.
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
    return PushMessage(headers: headers(for: notification), body: json.bytes)
  }

  /// The headers of a message, in order of name.
  ///
  /// What is passive lights no screen, so it may wait until the phone is awake: priority 5, which spares its battery.
  package func headers(for notification: NotificationRequest) -> [PushMessage.Header] {
    var headers = [
      PushMessage.Header(name: "apns-collapse-id", value: notification.id.rawValue),
      // 0 would be one attempt, kept by nobody; a moment before 1970 is none to keep it until.
      PushMessage.Header(name: "apns-expiration", value: String(max(notification.expires.secondsSinceEpoch, 0))),
      PushMessage.Header(name: "apns-priority", value: notification.interruptionLevel == .passive ? "5" : "10"),
      PushMessage.Header(name: "apns-push-type", value: "alert"),
    ]
    if let topic { headers.append(PushMessage.Header(name: "apns-topic", value: topic)) }
    return headers
  }

  /// Writes the body of a message; nothing where it throws.
  package func write(
    _ notification: NotificationRequest, sentAt: Timestamp?, to json: JSONBytes
  ) throws(PayloadError) {
    _ = try notification.secondsLeft(sentAt: sentAt)
    try notification.checkNumbers()
    try validate()
    try PayloadText.write(
      VisibleText(notification, previews: previews), limit: Self.maximumSize, copies: 1, to: json
    ) { text in write(notification, text, to: json) }
  }

  /// Looks whether the options can be used, as `message` does as well.
  ///
  /// - Throws: `PayloadError`.
  public func validate() throws(PayloadError) {
    if let topic, !HeaderText.isVisible(topic) { throw .malformedTopic(topic) }
    try PayloadKeys.check(custom) { $0 == "aps" || $0 == "nudge" }
  }

  /// Writes the payload.
  func write(_ notification: NotificationRequest, _ text: VisibleText, to json: JSONBytes) {
    var members = PayloadMembers(custom)
    json.mark("{")
    members.key("aps", to: json)
    json.raw(#"{"alert":{"#)
    if !text.body.isEmpty {
      json.raw(#""body":"#)
      json.string(text.body)
      json.mark(",")
    }
    json.raw(#""title":"#)
    json.string(text.title)
    json.raw(#"},"badge":"#)
    json.integer(notification.badge)
    json.raw(#","category":"#)
    json.string(notification.category)
    json.raw(#","interruption-level":"#)
    json.string(notification.interruptionLevel.rawValue)
    if isMutable { json.raw(#","mutable-content":1"#) }
    json.raw(#","relevance-score":"#)
    json.decimal(notification.relevance)
    if let sound = notification.sound {
      json.raw(#","sound":"#)
      json.string(sound)
    }
    json.raw(#","thread-id":"#)
    json.string(notification.thread)
    json.mark("}")
    members.key("nudge", to: json)
    notification.writeFacts(among: [String: String](), to: json)
    members.writeRest(to: json)
    json.mark("}")
  }
}
