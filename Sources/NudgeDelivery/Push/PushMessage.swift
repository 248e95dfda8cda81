public import NudgeTime

/// A message to a push service: an address, headers and a body.
///
/// The sender adds its credentials and, for Web Push, encrypts the body. A message is `Codable`, so it can be stored in
/// a queue. In JSON it has the keys `url`, `headers`, and `body` as base64.
///
///     let message = try encoder.message(for: notification, to: .token(device.token))
///     request.url = message.url  // "https://api.push.apple.com/3/device/…"
///
/// | service | the sender adds |
/// |---|---|
/// | APNs | `authorization` (a JWT); `apns-topic`, unless the encoder has a topic |
/// | FCM | `Authorization` (an access token); the URL, unless the encoder has a project |
/// | Web Push | encryption (RFC 8291), `Content-Encoding` and `Authorization` (VAPID, RFC 8292) |
public struct PushMessage: Codable, Hashable, Sendable {
  /// The address of the HTTP POST request, or `nil` without a target, or for FCM without a project.
  public var url: String?
  /// The headers, sorted by name.
  ///
  /// Each name occurs once.
  public var headers: [Header]
  /// The body, which is JSON in UTF-8.
  public var body: [UInt8]

  /// Creates a message.
  public init(url: String? = nil, headers: [Header] = [], body: [UInt8]) {
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// A header of an HTTP message.
  public struct Header: Codable, Hashable, Sendable {
    /// The name, spelled as in the service's documentation.
    public var name: String
    /// The value, which is ASCII without control characters.
    public var value: String

    /// Creates a header.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The recipient of a message: a single device, or all devices that subscribe to a topic.
  ///
  ///     let target = PushMessage.Target.topic("book-club")
  ///
  /// In JSON, a target is an object with one key, such as `{"token":"…"}`. A token identifies a device, so a
  /// description only contains the key.
  public enum Target: Hashable, Sendable {
    /// A device, by its registration token.
    ///
    /// APNs tokens are hexadecimal digits.
    case token(String)
    /// A browser, by the endpoint of its Web Push subscription, which begins with `https://`.
    ///
    /// The endpoint comes from a browser and is untrusted. Before you send to it, check that its host is a known push
    /// service.
    case endpoint(String)
    /// All devices that are subscribed to an FCM topic.
    ///
    /// The topic has no `/topics/` prefix.
    case topic(String)
    /// All devices whose FCM topics satisfy a condition, such as `'a' in topics && 'b' in topics`.
    case condition(String)
  }

  /// The size of the body in bytes.
  ///
  /// The limits of the services apply to it.
  public var size: Int { body.count }

  /// Accesses the value of a header.
  ///
  /// - Parameter name: The name of the header. Case is ignored.
  /// - Returns: The value, or `nil` if there is no such header.
  public subscript(header name: String) -> String? { headers.value(of: name) }
}

extension PushMessage {
  private enum CodingKeys: CodingKey {
    case url, headers, body
  }

  /// Decodes a message.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    url = try values.decodeIfPresent(String.self, forKey: .url)
    headers = try values.decode([Header].self, forKey: .headers)
    body = try values.decodeBase64(.body)
  }

  /// Encodes the message, with its body as base64.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(url, forKey: .url)
    try values.encode(headers, forKey: .headers)
    try values.encodeBase64(body, .body)
  }
}

extension PushMessage.Target: Codable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private enum CodingKeys: CodingKey {
    case token, endpoint, topic, condition
  }

  private var parts: (key: CodingKeys, value: String) {
    switch self {
    case .token(let token): (.token, token)
    case .endpoint(let endpoint): (.endpoint, endpoint)
    case .topic(let topic): (.topic, topic)
    case .condition(let condition): (.condition, condition)
    }
  }

  /// Decodes a target from an object with exactly one key.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard values.allKeys.count == 1, let key = values.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "A target has one of token, endpoint, topic, condition."))
    }
    let value = try values.decode(String.self, forKey: key)
    self =
      switch key {
      case .token: .token(value)
      case .endpoint: .endpoint(value)
      case .topic: .topic(value)
      case .condition: .condition(value)
      }
  }

  /// Encodes the target as an object with one key.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(parts.value, forKey: parts.key)
  }

  /// The key of the target without its value, such as `token`.
  public var description: String { parts.key.stringValue }

  /// The key of the target without its value, such as `token`.
  public var debugDescription: String { description }

  /// An empty mirror, which does not reveal the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension [PushMessage.Header] {
  /// Returns the value of the first header with a name, ignoring case.
  func value(of name: String) -> String? {
    let name = name.lowercased()
    return first { $0.name.lowercased() == name }?.value
  }
}

/// An error in a notification or in the options that prevents the notification from being encoded.
///
/// Errors never contain the person's own text.
///
///     do { try encoder.validate() } catch { print(error) }  // "topic: it must be a bundle id such as org.example.app."
public enum PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The notification has expired by the moment at which it is sent.
  case expired(sentAt: Timestamp, expires: Timestamp)
  /// The payload is too large, in bytes, even without a body and with the shortest possible title.
  case tooLarge(size: Int, limit: Int)
  /// The title is empty, but the platform requires one.
  case emptyTitle
  /// The badge is negative.
  ///
  /// Use 0 to remove the badge.
  case badgeBelowZero(Int)
  /// The relevance is outside the range 0 to 1.
  case relevanceOutOfRange(Double)
  /// A custom key is reserved by the platform or by Nudge.
  case reservedKey(String)
  /// A custom value contains a number that JSON cannot represent.
  case notANumber(key: String)
  /// The APNs topic is not a valid header value: it is empty, or contains characters other than visible ASCII.
  case malformedTopic(String)
  /// The Firebase project id is empty or too long, or contains characters other than `a-z 0-9 - : .`.
  case malformedProject(String)
  /// The link is not an absolute address or a path that begins with `/`, or it contains characters that are invalid in
  /// an address.
  case malformedLink(String)
  /// The address of the attachment does not begin with `https://`, or contains characters that are invalid in an
  /// address.
  case malformedAttachment
  /// The service does not support this type of target, or the target is malformed.
  case malformedTarget(PushProvider)

  /// The error in one sentence.
  ///
  /// It never contains the target, which may be a device token.
  public var description: String {
    switch self {
    case .expired(let sentAt, let expires):
      "The notification expires at \(expires), so it must not be sent at \(sentAt)."
    case .tooLarge(let size, let limit):
      "The payload has \(size) bytes even with its text shortened; the limit is \(limit) bytes."
    case .emptyTitle: "The title is empty; a browser requires one."
    case .badgeBelowZero(let badge): "The badge is \(badge); it must be 0 or more."
    case .relevanceOutOfRange(let relevance): "The relevance is \(relevance); it must be 0 to 1."
    case .reservedKey(let key): "The custom key \(key) is reserved."
    case .notANumber(let key): "The custom key \(key) contains a number that JSON cannot represent, such as infinity."
    case .malformedTopic: "topic: it must be a bundle id such as org.example.app."
    case .malformedProject: "project: it must be the id of a Firebase project, such as example-app-17."
    case .malformedLink:
      "link: it must be an address such as https://app.example/, or for Web Push a path that begins with /."
    case .malformedAttachment: "The address of the attachment must begin with https://."
    case .malformedTarget(.apns): "The target of APNs must be a device token in hexadecimal digits."
    case .malformedTarget(.fcm):
      "The target of FCM must be a token, a condition, or a topic with characters of A-Z a-z 0-9 - _ . ~ %."
    case .malformedTarget(.webPush):
      "The target of Web Push must be the endpoint of a subscription, which begins with https://."
    }
  }
}
