internal import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// A type that encodes notifications as messages for a push service.
///
/// A backend can keep one encoder per platform and pass it the target stored for each device:
///
///     let encoders: [String: any PushEncoder] = [
///       "ios": APNsEncoder(topic: "org.example.app"), "android": FCMEncoder(), "web": WebPushEncoder(),
///     ]
///     let message = try encoders[device.platform]?.message(for: notification, to: device.target)
public protocol PushEncoder: Sendable {
  /// The push service that the messages are for, which can also interpret the service's replies.
  var provider: PushProvider { get }
  /// Whether a message may include the person's own text.
  var personalText: PersonalText { get set }

  /// Checks that the options are valid.
  ///
  /// `message` performs this check as well.
  ///
  /// - Throws: `PayloadError`.
  func validate() throws(PayloadError)

  /// Returns the message for a notification.
  ///
  /// Text that is too long is truncated at a character boundary and ends with `…`. The body is shortened first,
  /// followed by the title.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: The recipient, or `nil` if the sender adds it.
  ///   - moment: The time at which the message is sent, in UTC, or `nil` for the notification's scheduled time.
  ///   - size: The maximum size of the body before encryption, in bytes. The service's own limit always applies, and is
  ///     the only limit if this is `nil`.
  /// - Returns: The message. Equal inputs produce identical bytes.
  /// - Throws: `PayloadError`.
  func message(
    for notification: NotificationRequest, to target: PushMessage.Target?, sentAt moment: Timestamp?, atMost size: Int?
  ) throws(PayloadError) -> PushMessage
}

extension PushEncoder {
  /// Returns the message for a notification, using the service's own size limit.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: The recipient, or `nil` if the sender adds it.
  ///   - moment: The time at which the message is sent, in UTC, or `nil` for the notification's scheduled time.
  /// - Returns: The message. Equal inputs produce identical bytes.
  /// - Throws: `PayloadError`.
  public func message(
    for notification: NotificationRequest, to target: PushMessage.Target? = nil, sentAt moment: Timestamp? = nil
  ) throws(PayloadError) -> PushMessage {
    try message(for: notification, to: target, sentAt: moment, atMost: nil)
  }
}

/// The shared implementation of the encoders, which builds the headers and a body that fits the size limit.
protocol PayloadWriter: PushEncoder {
  /// How many times a body contains the title and the body text.
  var textCopies: Int { get }
  /// Whether the platform requires a title.
  var requiresTitle: Bool { get }

  /// Returns the maximum body size in bytes for a valid target.
  func sizeLimit(for target: PushMessage.Target?) -> Int

  /// Returns the URL to send to, or `nil` if there is no target or an option is missing.
  ///
  /// - Throws: `PayloadError.malformedTarget`.
  func url(for target: PushMessage.Target?) throws(PayloadError) -> String?

  /// Returns the headers, sorted by name.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - seconds: The number of seconds until the notification expires, at least 1.
  /// - Returns: The headers, each with a unique name.
  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header]

  /// Writes the body using a text that may have been shortened.
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

  /// Writes a message's body.
  ///
  /// If the body is too large, its text is shortened or removed first, and then the title is shortened.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: A valid recipient, or `nil` if the sender adds it.
  ///   - sentAt: The time at which the message is sent, or `nil` for the notification's scheduled time.
  ///   - size: The maximum size of the body in bytes, or `nil` for the service's limit.
  ///   - json: The output, which is unchanged if an error is thrown.
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
  /// - Parameter moment: The time at which the notification is sent, or `nil` for its scheduled time.
  /// - Returns: The number of seconds.
  /// - Throws: `PayloadError.expired`.
  func secondsLeft(sentAt moment: Timestamp?) throws(PayloadError) -> Int {
    let sentAt = moment ?? timestamp
    guard sentAt < expires else { throw .expired(sentAt: sentAt, expires: expires) }
    return Int(expires.secondsSinceEpoch - sentAt.secondsSinceEpoch)
  }

  /// Returns the attachment's URL if it is an image and personal text is not hidden.
  func image(_ personalText: PersonalText) -> String? {
    attachment(personalText).flatMap { $0.type.hasPrefix("image/") ? $0.url : nil }
  }

  /// Returns the attachment, unless personal text is hidden.
  func attachment(_ personalText: PersonalText) -> Attachment? { personalText == .included ? attachment : nil }

  /// Writes an object with the app's data, merged with custom members.
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
    json.id(id)
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
  /// Writes the member `body`, unless it is empty, and the member `title`.
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

  /// Writes a member whose value is an array of objects.
  func objects<Item>(_ name: StaticString, _ items: some Sequence<Item>, _ writeMembers: (Item) -> Void) {
    key(name)
    list(items) { item in
      mark("{")
      writeMembers(item)
      mark("}")
    }
  }

  /// Writes a member whose value is an object that contains the headers in order.
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
