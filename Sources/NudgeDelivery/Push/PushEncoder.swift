internal import NudgeJSON
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// What the encoders of the push services have in common: one way from a notification to headers and a body within the limit.
protocol PushEncoder: Sendable {
  /// Whether the payload may include the person's own text.
  var previews: Previews { get }
  /// The most bytes that a body may have.
  var sizeLimit: Int { get }
  /// How many times a body contains title and body text.
  var textCopies: Int { get }
  /// Whether the platform requires a title.
  var requiresTitle: Bool { get }

  /// Checks that the options are valid.
  func validate() throws(PayloadError)

  /// Returns the headers, sorted by name.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - seconds: The seconds until it expires, at least 1.
  /// - Returns: Each header once.
  func headers(for notification: NotificationRequest, secondsLeft seconds: Int) -> [PushMessage.Header]

  /// Writes the body with a text that may have been shortened.
  func write(_ notification: NotificationRequest, _ text: VisibleText, secondsLeft: Int, to json: JSONBytes)
}

extension PushEncoder {
  var textCopies: Int { 1 }
  var requiresTitle: Bool { false }

  /// Returns the message for a notification.
  func encoded(_ notification: NotificationRequest, sentAt: Timestamp?) throws(PayloadError) -> PushMessage {
    let json = JSONBytes()
    try write(notification, sentAt: sentAt, to: json)
    let seconds = try notification.secondsLeft(sentAt: sentAt)
    return PushMessage(headers: headers(for: notification, secondsLeft: seconds), body: json.bytes)
  }

  /// Writes the body of a message.
  ///
  /// If it is too large, the body text is shortened or left out, and then the title is shortened.
  ///
  /// - Parameters:
  ///   - notification: The notification to send.
  ///   - sentAt: When it is sent; `nil` for the moment of firing.
  ///   - json: The output, to which nothing is added if this throws.
  /// - Throws: `PayloadError`.
  func write(_ notification: NotificationRequest, sentAt: Timestamp?, to json: JSONBytes) throws(PayloadError) {
    let seconds = try notification.secondsLeft(sentAt: sentAt)
    if notification.badge < 0 { throw .badgeBelowZero(notification.badge) }
    guard (0...1).contains(notification.relevance) else { throw .relevanceOutOfRange(notification.relevance) }
    try validate()
    var text = VisibleText(notification, previews: previews)
    if requiresTitle, text.title.isEmpty { throw .emptyTitle }
    let start = json.count
    write(notification, text, secondsLeft: seconds, to: json)
    for part in [\VisibleText.body, \VisibleText.title] where json.count - start > sizeLimit {
      let excess = (json.count - start - sizeLimit + textCopies - 1) / textCopies
      let words = text[keyPath: part]
      let shortened = words.shortened(toJSONLength: JSONBytes.length(of: words) - excess)
      // A title stays, too long as it may be; a body can be left out.
      text[keyPath: part] = shortened ?? (part == \VisibleText.body ? "" : words)
      json.removeLast(to: start)
      write(notification, text, secondsLeft: seconds, to: json)
    }
    let size = json.count - start
    if size > sizeLimit {
      json.removeLast(to: start)
      throw .tooLarge(size: size, limit: sizeLimit)
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
