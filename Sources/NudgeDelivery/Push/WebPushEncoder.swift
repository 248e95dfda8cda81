internal import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime
internal import Synchronization

/// Encodes notifications as declarative web push messages, which service workers can also read.
///
/// Browsers that support declarative web push show the notification without running any of the site's code. In other
/// browsers, the site's service worker receives the same JSON and shows `notification`. Text that is too long is
/// shortened as in `APNsEncoder`.
///
///     let encoder = WebPushEncoder(link: "https://app.example/")
///     let message = try encoder.message(for: notification, to: .endpoint(subscription.endpoint))
///
/// The sender must encrypt the JSON (RFC 8291) and identify itself (RFC 8292), because Nudge does neither. Encryption
/// replaces the `Content-Type` with `application/octet-stream` and adds `Content-Encoding`.
///
/// Source: RFC 8030, section 5 <https://www.rfc-editor.org/rfc/rfc8030#section-5>; W3C, Push API, "Declarative push
/// message" <https://w3c.github.io/push-api/#declarative-push-message>
public struct WebPushEncoder: PushEncoder, PayloadWriter, Hashable {
  /// The maximum size of the JSON in bytes: 4,096 minus the 103 bytes added by encryption.
  public static let maximumSize = 3_993
  /// The sizes to which JSON is padded before encryption, in bytes, so that its length reveals little about its
  /// content.
  ///
  /// Firefox on Android rejects messages larger than about 2,700 bytes, so the padded size stays below that if the text
  /// allows it.
  public static let paddedSizes = [1_024, 2_048, maximumSize]

  /// Returns the size to which a message's JSON should be padded before encryption.
  ///
  /// - Parameter size: The size of the JSON, in bytes.
  /// - Returns: The smallest of `paddedSizes` that is at least the given size, or the size itself if it exceeds all of
  ///   them.
  public static func paddedSize(for size: Int) -> Int { paddedSizes.first { $0 >= size } ?? size }

  /// The maximum time that a message is stored: four weeks, in seconds, the longest time that any service offers.
  public static let maximumTimeToLive = 2_419_200

  /// The push service, always `webPush`.
  public var provider: PushProvider { .webPush }
  /// Whether the payload may include the person's own text.
  public var personalText: PersonalText
  /// The page that a click opens: a URL that begins with `https://`, or a path that begins with `/`.
  ///
  /// Query items are added that identify the notification and what it opens. The page can read them with
  /// `NotificationResponse(query:at:)`.
  ///
  /// The Push API resolves paths against the service worker's scope. WebKit, the first engine to support declarative
  /// push, doesn't: it only treats a message as declarative if `navigate` is an absolute URL, and otherwise leaves it
  /// to the service worker. Sites without a service worker should therefore use an absolute URL.
  ///
  /// Source: WebKit, NotificationJSONParser.cpp
  /// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/notifications/NotificationJSONParser.cpp>
  public var link: String
  /// A Boolean value indicating whether the site's service worker may modify the notification before it is shown.
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

  /// Returns the headers that specify how long a message is stored, which message it replaces, and how urgent it is.
  ///
  /// A passive notification may wait until the device is charging or connected to Wi-Fi.
  ///
  /// Source: RFC 8030, section 5.3 <https://www.rfc-editor.org/rfc/rfc8030#section-5.3>
  static func deliveryHeaders(
    for notification: NotificationRequest, secondsLeft seconds: Int
  ) -> [PushMessage.Header] {
    [
      PushMessage.Header(name: "TTL", value: String(min(seconds, maximumTimeToLive))),
      PushMessage.Header(name: "Topic", value: topic(of: notification.id)),
      PushMessage.Header(name: "Urgency", value: notification.interruptionLevel == .passive ? "low" : "normal"),
    ]
  }

  /// Returns the header `Topic`: the ID, followed by as many underscores as 32 characters need.
  ///
  /// RFC 8030 allows any 1 to 32 characters of the base64url alphabet. Apple also decodes them, and answers 400
  /// `BadWebPushTopic` to a length that no encoded bytes have, such as 9, 13 or 17. Every text of 32 characters decodes
  /// to 24 bytes. An ID contains no underscore, so two IDs never have the same topic.
  ///
  /// Source: RFC 8030, section 5.4 <https://www.rfc-editor.org/rfc/rfc8030#section-5.4>; RFC 4648, section 5
  /// <https://www.rfc-editor.org/rfc/rfc4648#section-5>; for Apple, AltanS/collie#90
  static func topic(of id: NotificationID) -> String {
    let text = id.rawValue
    return text + String(repeating: "_", count: topicLength - text.utf8.count)
  }

  /// The length of a topic, which is also the maximum length of an ID.
  private static let topicLength = 32

  func write(
    _ notification: NotificationRequest, _ text: VisibleText, to target: PushMessage.Target?, secondsLeft: Int,
    to json: JSONBytes
  ) {
    json.mark("{")
    // The draft specifies the badge and `mutable` at the top level, but Safari 18.4 reads them inside `notification`.
    json.member("app_badge", notification.badge)
    if isMutable { json.member("mutable", true) }
    json.object("notification") {
      // Pressing a button makes the browser navigate. Omit buttons that don't open anything, because closing the
      // notification has the same effect.
      json.objects("actions", notification.actions.lazy.filter(\.opensApp)) { action in
        json.member("action", action.id)
        json.member("navigate", Self.address(link, of: notification, action: action.id))
        json.member("title", action.title)
      }
      json.member("app_badge", notification.badge)
      if !text.body.isEmpty { json.member("body", text.body) }
      json.key("data")
      notification.writeFacts(among: custom, personalText, to: json)
      json.direction(of: notification.locale)
      json.member("image", notification.image(personalText))
      if isMutable { json.member("mutable", true) }
      json.member("navigate", Self.address(link, of: notification))
      json.member("silent", notification.sound == nil)
      json.member("tag", notification.id)
      json.member("title", text.title)
    }
    json.member("web_push", 8_030)
    json.mark("}")
  }

  /// Returns a link with query items that identify a notification, the page that it opens, and the pressed button.
  ///
  /// The query items are `id=`, `kind=` and `opens=`, after `action=` for a button. The page can read them with
  /// `NotificationResponse(query:at:)`.
  static func address(_ link: String, of notification: NotificationRequest, action: String? = nil) -> String {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let page = parts.first ?? ""
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    let button = action.map { "action=\($0.percentEncoded)&" } ?? ""
    let kind = notification.kind.rawValue.percentEncoded
    let query = "\(button)id=\(notification.id)&kind=\(kind)&opens=\(notification.opens.rawValue)"
    return "\(page)\(page.contains("?") ? "&" : "?")\(query)\(fragment)"
  }
}

// MARK: Writing direction

extension JSONBytes {
  /// Writes a locale's `dir` and `lang` members.
  func direction(of locale: LocaleTag) {
    member("dir", RightToLeftLocales.contains(locale) ? "rtl" : "ltr")
    key("lang")
    self.locale(locale)
  }
}

/// A cache of each locale's writing direction.
///
/// Batches contain few locales, and looking up the direction in ICU takes longer than encoding the rest of a payload.
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
