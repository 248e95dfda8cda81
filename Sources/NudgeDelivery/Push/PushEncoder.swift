internal import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// A type that encodes notifications as messages for a push service.
///
/// A backend can keep one encoder for each platform and pass the device's target as it stores it:
///
///     let encoders: [String: any PushEncoder] = [
///       "ios": APNsEncoder(topic: "org.example.app"), "android": FCMEncoder(), "web": WebPushEncoder(),
///     ]
///     let message = try encoders[device.platform]?.message(for: notification, to: device.target)
public protocol PushEncoder: Sendable {
  /// The push service that the messages are for, which can also interpret its replies.
  var provider: PushProvider { get }
  /// The setting for whether a message may include the person's own text.
  var personalText: PersonalText { get set }

  /// Checks that the options are valid.
  ///
  /// `message` also performs this check.
  ///
  /// - Throws: `PayloadError`.
  func validate() throws(PayloadError)

  /// Returns the message for a notification.
  ///
  /// A text that is too long is cut between characters and ends with `…`. The body is shortened first, and then the
  /// title.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: The recipient, or `nil` if the sender adds it.
  ///   - moment: The moment at which the message is sent, in UTC, or `nil` for the notification's own moment.
  ///   - size: The maximum size of the body before encryption, in bytes, or `nil` for the service's limit. The
  ///     service's limit always applies.
  /// - Returns: The message. Equal inputs produce equal bytes.
  /// - Throws: `PayloadError`.
  func message(
    for notification: NotificationRequest, to target: PushMessage.Target?, sentAt moment: Timestamp?, atMost size: Int?
  ) throws(PayloadError) -> PushMessage
}

extension PushEncoder {
  /// Returns the message for a notification, with the service's own size limit.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: The recipient, or `nil` if the sender adds it.
  ///   - moment: The moment at which the message is sent, in UTC, or `nil` for the notification's own moment.
  /// - Returns: The message. Equal inputs produce equal bytes.
  /// - Throws: `PayloadError`.
  public func message(
    for notification: NotificationRequest, to target: PushMessage.Target? = nil, sentAt moment: Timestamp? = nil
  ) throws(PayloadError) -> PushMessage {
    try message(for: notification, to: target, sentAt: moment, atMost: nil)
  }
}

/// The shared implementation of the encoders, which builds the headers and a body within the size limit.
protocol PayloadWriter: PushEncoder {
  /// The number of times that a body contains the title and the body text.
  var textCopies: Int { get }
  /// Whether the platform requires a title.
  var requiresTitle: Bool { get }

  /// Returns the maximum size of a body, in bytes, for a valid target.
  func sizeLimit(for target: PushMessage.Target?) -> Int

  /// Returns the address to send to, or `nil` if there is no target or if an option is missing.
  ///
  /// - Throws: `PayloadError.malformedTarget`.
  func url(for target: PushMessage.Target?) throws(PayloadError) -> String?

  /// Returns the headers, sorted by name.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - seconds: The number of seconds until the notification expires, at least 1.
  /// - Returns: The headers. Each name occurs once.
  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header]

  /// Writes the body with a text, which may have been shortened.
  func write(
    _ notification: NotificationRequest, _ text: VisibleText, to target: PushMessage.Target?, secondsLeft: Int,
    to json: JSONBytes)
}

extension PayloadWriter {
  var textCopies: Int { 1 }
  var requiresTitle: Bool { false }

  /// Returns the message for a notification.
  func encoded(
    _ notification: NotificationRequest, _ target: PushMessage.Target?, sentAt: Timestamp?, atMost size: Int?
  ) throws(PayloadError) -> PushMessage {
    let url = try url(for: target)
    let json = JSONBytes()
    try write(notification, target: target, sentAt: sentAt, atMost: size, to: json)
    let seconds = try notification.secondsLeft(sentAt: sentAt)
    return PushMessage(url: url, headers: headers(for: notification, secondsLeft: seconds), body: json.bytes)
  }

  /// Writes the body of a message.
  ///
  /// If it is too large, the body text is shortened or removed, and then the title is shortened.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: A valid recipient, or `nil` if the sender adds it.
  ///   - sentAt: The moment at which the message is sent, or `nil` for the notification's own moment.
  ///   - size: The maximum size of the body, in bytes, or `nil` for the service's limit.
  ///   - json: The output. It stays unchanged if an error is thrown.
  /// - Throws: `PayloadError`.
  func write(
    _ notification: NotificationRequest, target: PushMessage.Target? = nil, sentAt: Timestamp?, atMost size: Int? = nil,
    to json: JSONBytes
  ) throws(PayloadError) {
    let seconds = try notification.secondsLeft(sentAt: sentAt)
    if notification.badge < 0 { throw .badgeBelowZero(notification.badge) }
    guard (0...1).contains(notification.relevance) else { throw .relevanceOutOfRange(notification.relevance) }
    try validate()
    if let attachment = notification.attachment(personalText), !attachment.url.isSecureAddress {
      throw .malformedAttachment
    }
    var text = VisibleText(notification, personalText: personalText)
    if requiresTitle, text.title.isEmpty { throw .emptyTitle }
    let limit = min(size ?? .max, sizeLimit(for: target))
    let start = json.count
    write(notification, text, to: target, secondsLeft: seconds, to: json)
    for part in [\VisibleText.body, \VisibleText.title] where json.count - start > limit {
      let excess = (json.count - start - limit + textCopies - 1) / textCopies
      let words = text[keyPath: part]
      let shortened = words.shortened(toJSONLength: JSONBytes.length(of: words) - excess)
      // The body text can be removed, but the title is kept even if it is too long.
      text[keyPath: part] = shortened ?? (part == \VisibleText.body ? "" : words)
      json.removeLast(to: start)
      write(notification, text, to: target, secondsLeft: seconds, to: json)
    }
    let size = json.count - start
    if size > limit {
      json.removeLast(to: start)
      throw .tooLarge(size: size, limit: limit)
    }
  }
}

extension NotificationRequest {
  /// Returns the number of seconds between sending the notification and its expiration, at least 1.
  ///
  /// - Parameter moment: The moment at which it is sent, or `nil` for the notification's own moment.
  /// - Returns: The number of seconds.
  /// - Throws: `PayloadError.expired`.
  func secondsLeft(sentAt moment: Timestamp?) throws(PayloadError) -> Int {
    let sentAt = moment ?? timestamp
    guard sentAt < expires else { throw .expired(sentAt: sentAt, expires: expires) }
    return Int(expires.secondsSinceEpoch - sentAt.secondsSinceEpoch)
  }

  /// Returns the address of the attachment if it is a picture and personal text is not hidden.
  func image(_ personalText: PersonalText) -> String? {
    attachment(personalText).flatMap { $0.type.hasPrefix("image/") ? $0.url : nil }
  }

  /// Returns the attachment, unless personal text is hidden.
  func attachment(_ personalText: PersonalText) -> Attachment? { personalText == .included ? attachment : nil }

  /// Writes an object with the data for the app, merged with custom members.
  func writeFacts(among custom: [String: PayloadValue] = [:], _ personalText: PersonalText, to json: JSONBytes) {
    var members = PayloadMembers(custom)
    json.mark("{")
    if let attachment = attachment(personalText) {
      members.key("attachment", to: json)
      json.string(attachment.url)
      members.key("attachmentType", to: json)
      json.string(attachment.type)
    }
    members.key("expires", to: json)
    json.utc(expires)
    members.key("id", to: json)
    json.string(id.rawValue)
    members.key("kind", to: json)
    json.string(kind.rawValue)
    members.key("opens", to: json)
    json.string(opens.rawValue)
    members.key("utc", to: json)
    json.utc(timestamp)
    members.key("variant", to: json)
    json.string(variant)
    members.writeRest(to: json)
    json.mark("}")
  }
}

extension VisibleText {
  /// Writes the members `body`, unless it is empty, and `title`.
  func write(to json: JSONBytes) {
    if !body.isEmpty { json.member("body", body) }
    json.member("title", title)
  }
}

extension JSONBytes {
  /// Writes a member whose value is an object.
  func object(_ name: StaticString, _ writeMembers: () -> Void) {
    key(name)
    mark("{")
    writeMembers()
    mark("}")
  }

  /// Writes a member whose value is a list of objects.
  func objects<Item>(_ name: StaticString, _ items: some Sequence<Item>, _ writeMembers: (Item) -> Void) {
    key(name)
    list(items) { item in
      mark("{")
      writeMembers(item)
      mark("}")
    }
  }

  /// Writes a member whose value is an object of headers, in their order.
  func member(_ name: StaticString, _ headers: [PushMessage.Header]) {
    object(name) {
      for header in headers { member(text: header.name) { string(header.value) } }
    }
  }

  /// Writes a member whose key may need escaping.
  func member(text name: String, _ writeValue: () -> Void) {
    separate()
    string(name)
    mark(":")
    writeValue()
  }
}
