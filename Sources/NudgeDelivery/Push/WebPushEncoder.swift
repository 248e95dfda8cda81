package import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Writes notifications as declarative web push, which a service worker can read as well: headers and JSON, before encryption.
///
/// A browser that knows the form shows it by itself; elsewhere the site's service worker gets the same JSON, and passes `notification`
/// on. Texts that are too long are cut as `APNsEncoder` cuts them.
///
/// The JSON is not fit to be sent: it is to be encrypted (RFC 8291), and the sender to be identified (RFC 8292), neither of which is here.
/// Encryption puts `application/octet-stream` in place of the `Content-Type`, and adds `Content-Encoding`.
///
/// Source: RFC 8030, section 5 <https://www.rfc-editor.org/rfc/rfc8030#section-5>; W3C, Push API, "Declarative push message"
/// <https://w3c.github.io/push-api/#declarative-push-message>
public struct WebPushEncoder: Hashable, Sendable {
  /// The most bytes of the JSON: what is left of 4,096 by the 103 that encryption adds.
  public static let maximumSize = 3_993
  /// The most seconds that a message is kept: four weeks, as long as any service keeps one.
  public static let maximumTimeToLive = 2_419_200

  /// Whether what the person wrote may be in it.
  public var previews: Previews
  /// The page that a click opens: an address that begins with `https://`, or a path from `/` on.
  ///
  /// The Push API resolves a path against the service worker's scope. WebKit, the first with declarative push, does not: it takes no message
  /// whose `navigate` is not absolute for a declarative one, and leaves it to the service worker. So a site without one
  /// wants its address here.
  ///
  /// Source: WebKit, NotificationJSONParser.cpp
  /// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/notifications/NotificationJSONParser.cpp>
  public var link: String
  /// Whether the site's service worker may change it before it is shown.
  public var isMutable: Bool
  /// Keys of the site's own in `data`.
  public var custom: [String: PayloadValue]

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - previews: Whether what the person wrote may be in it.
  ///   - link: The page that a click opens: an address that begins with `https://`, or a path from `/` on.
  ///   - isMutable: Whether the site's service worker may change it before it is shown.
  ///   - custom: Keys of the site's own in `data`.
  public init(previews: Previews, link: String = "/", isMutable: Bool = false, custom: [String: PayloadValue] = [:]) {
    self.previews = previews
    self.link = link
    self.isMutable = isMutable
    self.custom = custom
  }

  /// The headers and the body for a notification, before encryption.
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
    return PushMessage(headers: try headers(for: notification, sentAt: sentAt), body: json.bytes)
  }

  /// The headers of a message, in order of name.
  package func headers(
    for notification: NotificationRequest, sentAt: Timestamp?
  ) throws(PayloadError) -> [PushMessage.Header] {
    let seconds = min(try notification.secondsLeft(sentAt: sentAt), Self.maximumTimeToLive)
    return [PushMessage.Header(name: "Content-Type", value: "application/json")]
      + Self.headers(for: notification, seconds: seconds)
  }

  /// How long, in place of what and how soon a message is to be delivered, in order of name.
  ///
  /// What is passive may wait until the device has power or Wi-Fi.
  ///
  /// Source: RFC 8030, section 5.3 <https://www.rfc-editor.org/rfc/rfc8030#section-5.3>
  static func headers(for notification: NotificationRequest, seconds: Int) -> [PushMessage.Header] {
    [
      PushMessage.Header(name: "TTL", value: String(seconds)),
      PushMessage.Header(name: "Topic", value: notification.id.rawValue),
      PushMessage.Header(name: "Urgency", value: notification.interruptionLevel == .passive ? "low" : "normal"),
    ]
  }

  /// Writes the body of a message; nothing where it throws.
  package func write(
    _ notification: NotificationRequest, sentAt: Timestamp?, to json: JSONBytes
  ) throws(PayloadError) {
    _ = try notification.secondsLeft(sentAt: sentAt)
    try notification.checkNumbers()
    try validate()
    let text = VisibleText(notification, previews: previews)
    if text.title.isEmpty { throw .emptyTitle }
    try PayloadText.write(text, limit: Self.maximumSize, copies: 1, to: json) { text in
      write(notification, text, to: json)
    }
  }

  /// Looks whether the options can be used, as `message` does as well.
  ///
  /// - Throws: `PayloadError`.
  public func validate() throws(PayloadError) {
    try PayloadKeys.check(custom) { PayloadKeys.own.contains($0) }
    let isPath = link.hasPrefix("/") && !link.hasPrefix("//")
    guard isPath || (link.hasPrefix("https://") && link.utf8.count > 8), HeaderText.isAddress(link) else {
      throw .malformedLink(link)
    }
  }

  private func write(_ notification: NotificationRequest, _ text: VisibleText, to json: JSONBytes) {
    // The draft has the badge outside, as a number; Safari 18.4 looks for it inside, as it does for `mutable`.
    json.raw(#"{"app_badge":"#)
    json.integer(notification.badge)
    if isMutable { json.raw(#","mutable":true"#) }
    json.raw(#","notification":{"actions":["#)
    var isFirst = true
    // A browser goes where a button says, so one that opens nothing has no place here: to close the notification says the same.
    for action in notification.actions where action.opensApp {
      json.raw(isFirst ? #"{"action":"# : #",{"action":"#)
      isFirst = false
      json.string(action.id)
      json.raw(#","navigate":"#)
      json.string(link(for: action))
      json.raw(#","title":"#)
      json.string(action.title)
      json.mark("}")
    }
    json.raw(#"],"app_badge":"#)
    json.integer(notification.badge)
    if !text.body.isEmpty {
      json.raw(#","body":"#)
      json.string(text.body)
    }
    json.raw(#","data":"#)
    notification.writeFacts(among: custom, to: json)
    json.raw(#","dir":"#)
    json.raw(WritingDirection.json(notification.locale))
    json.raw(#","lang":"#)
    json.locale(notification.locale)
    if isMutable { json.raw(#","mutable":true"#) }
    json.raw(#","navigate":"#)
    json.string(link)
    json.raw(#","silent":"#)
    json.boolean(notification.sound == nil)
    json.raw(#","tag":"#)
    json.string(notification.id.rawValue)
    json.raw(#","title":"#)
    json.string(text.title)
    json.raw(#"},"web_push":8030}"#)
  }

  /// The link with `action=` and the button's id, by which a page knows what was pressed.
  private func link(for action: ComposedText.Action) -> String {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let page = parts.first ?? ""
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    return "\(page)\(page.contains("?") ? "&" : "?")action=\(HeaderText.escaped(action.id))\(fragment)"
  }
}
