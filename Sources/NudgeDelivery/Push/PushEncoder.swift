internal import NudgeJSON
public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Encodes notifications for a push service: one call for any service, with the device's address as your backend stores it.
///
///     let encoders: [String: any PushEncoder] = [
///       "ios": APNsEncoder(topic: "org.example.app"), "android": FCMEncoder(), "web": WebPushEncoder(),
///     ]
///     let message = try encoders[device.platform]?.message(for: notification, to: device.target)
public protocol PushEncoder: Sendable {
  /// The service that the messages are for, which also reads its replies.
  var provider: PushProvider { get }
  /// Whether a message may include the person's own text.
  var personalText: PersonalText { get set }

  /// Checks that the options are valid, as `message` does too.
  ///
  /// - Throws: `PayloadError`.
  func validate() throws(PayloadError)

  /// Returns the message for a notification.
  ///
  /// A text that is too long is cut between characters and ends with `…`: the body first, and then the title.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: The recipient; `nil` if the sender adds it.
  ///   - moment: When it is sent, in UTC; `nil` for the moment of firing.
  ///   - size: The most bytes that the body may have, before encryption; `nil` for the service's limit, which also holds if it is smaller.
  /// - Returns: The message. Equal inputs give equal bytes.
  /// - Throws: `PayloadError`.
  func message(
    for notification: NotificationRequest, to target: PushMessage.Target?, sentAt moment: Timestamp?, atMost size: Int?
  ) throws(PayloadError) -> PushMessage
}

extension PushEncoder {
  /// Returns the message for a notification, with defaults: no target, sent at its moment, as long as the service allows.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: The recipient; `nil` if the sender adds it.
  ///   - moment: When it is sent, in UTC; `nil` for the moment of firing.
  /// - Returns: The message. Equal inputs give equal bytes.
  /// - Throws: `PayloadError`.
  public func message(
    for notification: NotificationRequest, to target: PushMessage.Target? = nil, sentAt moment: Timestamp? = nil
  ) throws(PayloadError) -> PushMessage {
    try message(for: notification, to: target, sentAt: moment, atMost: nil)
  }
}

/// What the three encoders have in common: one way from a notification to headers and a body within the limit.
protocol PayloadWriter: PushEncoder {
  /// How many times a body contains title and body text.
  var textCopies: Int { get }
  /// Whether the platform requires a title.
  var requiresTitle: Bool { get }

  /// Returns the most bytes that a body may have for a target, which was checked.
  func sizeLimit(for target: PushMessage.Target?) -> Int

  /// Returns the address to send to; `nil` without a target or if an option is missing.
  ///
  /// - Throws: `PayloadError.malformedTarget`.
  func url(for target: PushMessage.Target?) throws(PayloadError) -> String?

  /// Returns the headers, sorted by name.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - seconds: The seconds until it expires, at least 1.
  /// - Returns: Each header once.
  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header]

  /// Writes the body with a text that may have been shortened.
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
  /// If it is too large, the body text is shortened or left out, and then the title is shortened.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - target: The recipient, which was checked.
  ///   - sentAt: When it is sent; `nil` for the moment of firing.
  ///   - size: The most bytes that the body may have; `nil` for the service's limit.
  ///   - json: The output, to which nothing is added if this throws.
  /// - Throws: `PayloadError`.
  func write(
    _ notification: NotificationRequest, target: PushMessage.Target? = nil, sentAt: Timestamp?, atMost size: Int? = nil,
    to json: JSONBytes
  ) throws(PayloadError) {
    let seconds = try notification.secondsLeft(sentAt: sentAt)
    if notification.badge < 0 { throw .badgeBelowZero(notification.badge) }
    guard (0...1).contains(notification.relevance) else { throw .relevanceOutOfRange(notification.relevance) }
    try validate()
    var text = VisibleText(notification, personalText: personalText)
    if requiresTitle, text.title.isEmpty { throw .emptyTitle }
    let limit = min(size ?? .max, sizeLimit(for: target))
    let start = json.count
    write(notification, text, to: target, secondsLeft: seconds, to: json)
    for part in [\VisibleText.body, \VisibleText.title] where json.count - start > limit {
      let excess = (json.count - start - limit + textCopies - 1) / textCopies
      let words = text[keyPath: part]
      let shortened = words.shortened(toJSONLength: JSONBytes.length(of: words) - excess)
      // A title stays, too long as it may be; a body can be left out.
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
  /// Returns the seconds from sending until the notification expires, at least 1.
  ///
  /// - Parameter moment: When it is sent; `nil` for the moment of firing.
  /// - Returns: Seconds.
  /// - Throws: `PayloadError.expired`.
  func secondsLeft(sentAt moment: Timestamp?) throws(PayloadError) -> Int {
    let sentAt = moment ?? timestamp
    guard sentAt < expires else { throw .expired(sentAt: sentAt, expires: expires) }
    return Int(expires.secondsSinceEpoch - sentAt.secondsSinceEpoch)
  }

  /// Writes the data for an app, merged with custom members, as one object.
  func writeFacts(among custom: [String: PayloadValue] = [:], to json: JSONBytes) {
    var members = PayloadMembers(custom)
    json.mark("{")
    members.key("expires", to: json)
    json.utc(expires)
    members.key("id", to: json)
    json.string(id.rawValue)
    members.key("kind", to: json)
    json.string(kind.rawValue)
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
  /// Writes a member that is an object.
  func object(_ name: StaticString, _ writeMembers: () -> Void) {
    key(name)
    mark("{")
    writeMembers()
    mark("}")
  }

  /// Writes a member that is a list of objects.
  func objects<Item>(_ name: StaticString, _ items: some Sequence<Item>, _ writeMembers: (Item) -> Void) {
    key(name)
    list(items) { item in
      mark("{")
      writeMembers(item)
      mark("}")
    }
  }

  /// Writes headers as a member, in their order.
  func member(_ name: StaticString, _ headers: [PushMessage.Header]) {
    object(name) {
      for header in headers { member(text: header.name) { string(header.value) } }
    }
  }

  /// Writes a member whose key may need escapes.
  func member(text name: String, _ writeValue: () -> Void) {
    separate()
    string(name)
    mark(":")
    writeValue()
  }
}
