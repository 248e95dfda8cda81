internal import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime
internal import Synchronization

/// Encodes notifications as declarative web push, which a service worker can read too: headers and JSON, before encryption.
///
/// A browser that supports declarative web push shows the notification by itself. In other browsers the site's service worker gets the
/// same JSON, and passes `notification` on. Texts that are too long are shortened as by `APNsEncoder`.
///
/// The sender must encrypt the JSON (RFC 8291) and identify itself (RFC 8292); neither is part of Nudge. Encryption replaces the
/// `Content-Type` by `application/octet-stream`, and adds `Content-Encoding`.
///
///     let encoder = WebPushEncoder(link: "https://app.example/")
///     let message = try encoder.message(for: notification, to: .endpoint(subscription.endpoint))
///
/// Source: RFC 8030, section 5 <https://www.rfc-editor.org/rfc/rfc8030#section-5>; W3C, Push API, "Declarative push message"
/// <https://w3c.github.io/push-api/#declarative-push-message>
public struct WebPushEncoder: PushEncoder, PayloadWriter, Hashable {
  /// The most bytes that the JSON may have: 4,096 without the 103 that encryption adds.
  public static let maximumSize = 3_993
  /// The most seconds that a message is kept: four weeks, the longest that any service keeps one.
  public static let maximumTimeToLive = 2_419_200

  /// The service that the messages are for.
  public var provider: PushProvider { .webPush }
  /// Whether the payload may include the person's own text.
  public var personalText: PersonalText
  /// The page that a click opens: an address that begins with `https://`, or a path that begins with `/`.
  ///
  /// The Push API resolves a path against the service worker's scope. WebKit, the first to support declarative push, does not: it
  /// treats a message as declarative only if `navigate` is an absolute address, and otherwise leaves it to the service worker. A site
  /// without one should give its address here.
  ///
  /// Source: WebKit, NotificationJSONParser.cpp
  /// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/notifications/NotificationJSONParser.cpp>
  public var link: String
  /// Whether the site's service worker may change the notification before it is shown.
  public var isMutable: Bool
  /// Custom keys in `data`.
  public var custom: [String: PayloadValue]

  /// Creates an encoder.
  public init(
    personalText: PersonalText = .included, link: String = "/", isMutable: Bool = false,
    custom: [String: PayloadValue] = [:]
  ) {
    self.personalText = personalText
    self.link = link
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
    try PayloadMembers.check(custom) { PayloadMembers.ownKeys.contains($0) }
    let isPath = link.hasPrefix("/") && !link.hasPrefix("//") && link.isAddress
    guard isPath || link.isSecureAddress else { throw .malformedLink(link) }
  }

  func sizeLimit(for target: PushMessage.Target?) -> Int { Self.maximumSize }

  func url(for target: PushMessage.Target?) throws(PayloadError) -> String? {
    guard let target else { return nil }
    guard case .endpoint(let endpoint) = target, endpoint.isSecureAddress else { throw .malformedTarget(.webPush) }
    return endpoint
  }

  var requiresTitle: Bool { true }

  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header] {
    [PushMessage.Header(name: "Content-Type", value: "application/json")]
      + Self.deliveryHeaders(for: notification, secondsLeft: seconds)
  }

  /// Returns the headers for how long, in place of which message, and how urgently a message is delivered.
  ///
  /// A passive notification may wait until the device has power or Wi-Fi.
  ///
  /// Source: RFC 8030, section 5.3 <https://www.rfc-editor.org/rfc/rfc8030#section-5.3>
  static func deliveryHeaders(
    for notification: NotificationRequest, secondsLeft seconds: Int
  ) -> [PushMessage.Header] {
    [
      PushMessage.Header(name: "TTL", value: String(min(seconds, maximumTimeToLive))),
      PushMessage.Header(name: "Topic", value: notification.id.rawValue),
      PushMessage.Header(name: "Urgency", value: notification.interruptionLevel == .passive ? "low" : "normal"),
    ]
  }

  func write(
    _ notification: NotificationRequest, _ text: VisibleText, to target: PushMessage.Target?, secondsLeft: Int,
    to json: JSONBytes
  ) {
    json.mark("{")
    // In the draft the badge is outside; Safari 18.4 reads it inside, and `mutable` too.
    json.member("app_badge", notification.badge)
    if isMutable { json.member("mutable", true) }
    json.object("notification") {
      // A browser navigates when a button is pressed, so a button that opens nothing is left out: closing the notification is the same.
      json.objects("actions", notification.actions.lazy.filter(\.opensApp)) { action in
        json.member("action", action.id)
        json.member("navigate", link(for: action))
        json.member("title", action.title)
      }
      json.member("app_badge", notification.badge)
      if !text.body.isEmpty { json.member("body", text.body) }
      json.key("data")
      notification.writeFacts(among: custom, to: json)
      json.direction(of: notification.locale)
      if isMutable { json.member("mutable", true) }
      json.member("navigate", link)
      json.member("silent", notification.sound == nil)
      json.member("tag", notification.id.rawValue)
      json.member("title", text.title)
    }
    json.member("web_push", 8_030)
    json.mark("}")
  }

  /// Returns the link with `action=` and the button's id, which tells the page what was pressed.
  private func link(for action: NotificationRequest.Action) -> String {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let page = parts.first ?? ""
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    return "\(page)\(page.contains("?") ? "&" : "?")action=\(action.id.percentEncoded)\(fragment)"
  }
}

// MARK: Writing direction

extension JSONBytes {
  /// Writes the members `dir` and `lang` of a locale.
  func direction(of locale: LocaleTag) {
    member("dir", RightToLeftLocales.contains(locale) ? "rtl" : "ltr")
    key("lang")
    self.locale(locale)
  }
}

/// The writing direction of locales that were asked for: a batch has few of them, and ICU takes longer to find the direction than
/// the rest of a payload takes.
private enum RightToLeftLocales {
  private static let known = Mutex<[LocaleTag: Bool]>([:])
  private static let maximumCount = 1_024

  static func contains(_ locale: LocaleTag) -> Bool {
    if let answer = known.withLock({ $0[locale] }) { return answer }
    let answer = locale.isRightToLeft
    known.withLock { known in
      if known.count >= maximumCount { known.removeAll() }
      known[locale] = answer
    }
    return answer
  }
}
