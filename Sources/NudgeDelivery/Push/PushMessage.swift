public import NudgeTime

/// What a push service gets for one notification: where, which headers, and which body.
///
/// The sender adds its credentials, and for Web Push it encrypts the body. Written as JSON, it can wait in a queue: `url`, `headers`, and
/// `body` as base64.
///
///     let message = try encoder.message(for: notification, to: .token(device.token))
///     request.url = message.url  // "https://api.push.apple.com/3/device/…"
///
/// | for | the sender adds |
/// |---|---|
/// | APNs | `authorization` (a JWT); `apns-topic` unless the encoder has it |
/// | FCM | `Authorization` (an access token); the URL unless the encoder has the project |
/// | Web Push | encryption (RFC 8291), `Content-Encoding` and `Authorization` (VAPID, RFC 8292) |
public struct PushMessage: Codable, Hashable, Sendable {
  /// The address of the HTTP request, which is a POST; `nil` without a target, or for FCM without a project.
  public var url: String?
  /// The headers, each once, sorted by name.
  public var headers: [Header]
  /// The body, JSON in UTF-8.
  public var body: [UInt8]

  /// Creates a message.
  public init(url: String? = nil, headers: [Header] = [], body: [UInt8]) {
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// A header of an HTTP message.
  public struct Header: Codable, Hashable, Sendable {
    /// The name, as the service's documentation spells it.
    public var name: String
    /// The value: ASCII without control characters.
    public var value: String

    /// Creates a header.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The recipient of a message, as a backend stores it: one device, or everyone who follows a topic.
  ///
  /// Written as JSON, it is an object with one key, such as `{"token":"…"}`. A description has only that key, because a token identifies
  /// a device.
  public enum Target: Hashable, Sendable {
    /// One device of APNs (hexadecimal digits) or FCM, by its registration token.
    case token(String)
    /// One browser, by the endpoint of its Web Push subscription: an address that begins with `https://`.
    ///
    /// A browser sends it to your backend, so it is untrusted: check its host against the push services you know before you send to it.
    case endpoint(String)
    /// All devices subscribed to an FCM topic, without `/topics/` before it.
    case topic(String)
    /// All devices whose FCM topics match, such as `'a' in topics && 'b' in topics`.
    case condition(String)
  }

  /// The size of the body in bytes, which the services' limits apply to.
  public var size: Int { body.count }

  /// Returns the value of a header.
  ///
  /// - Parameter name: The name, in upper or lower case.
  /// - Returns: `nil` if there is no such header.
  public subscript(header name: String) -> String? { headers.value(of: name) }
}

extension PushMessage {
  private enum CodingKeys: CodingKey {
    case url, headers, body
  }

  /// Reads a message.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    url = try values.decodeIfPresent(String.self, forKey: .url)
    headers = try values.decode([Header].self, forKey: .headers)
    body = try values.decodeBase64(.body)
  }

  /// Writes the message, with its body as base64.
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

  /// Reads a target: an object with exactly one of the keys.
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

  /// Writes the target as an object with one key.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(parts.value, forKey: parts.key)
  }

  /// The key without the value, such as `token`.
  public var description: String { parts.key.stringValue }

  /// The key without the value, such as `token`.
  public var debugDescription: String { description }

  /// Shows nothing of the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension [PushMessage.Header] {
  /// Returns the value of the first header with a name, in upper or lower case.
  func value(of name: String) -> String? {
    let name = name.lowercased()
    return first { $0.name.lowercased() == name }?.value
  }
}

/// Why a notification cannot be encoded, as it is or with the options given; it contains none of the person's own text.
///
///     do { try encoder.validate() } catch { print(error) }  // "topic: this is no bundle id, such as org.example.app."
public enum PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The notification expires before it is sent.
  case expired(sentAt: Timestamp, expires: Timestamp)
  /// The payload is too large, in bytes, even without a body and with the shortest title.
  case tooLarge(size: Int, limit: Int)
  /// The title is empty, and the platform requires one.
  case emptyTitle
  /// The badge is below 0; 0 removes the badge.
  case badgeBelowZero(Int)
  /// The relevance is outside 0 to 1.
  case relevanceOutOfRange(Double)
  /// A custom key is reserved by the platform or by Nudge.
  case reservedKey(String)
  /// A custom value contains a number that JSON cannot express.
  case notANumber(key: String)
  /// The APNs topic is not a valid header value: it is empty, or has other characters than visible ASCII.
  case malformedTopic(String)
  /// The Firebase project is empty, or has other characters than `a-z 0-9 - : .`.
  case malformedProject(String)
  /// The link is neither an absolute address nor a path that begins with `/`, or it has characters that addresses cannot have.
  case malformedLink(String)
  /// The target is not one that the service takes, or is malformed.
  case malformedTarget(PushProvider)

  /// The reason in one sentence; a target is not repeated, because it may be a device's token.
  public var description: String {
    switch self {
    case .expired(let sentAt, let expires): "It is sent at \(sentAt), and is not to be shown from \(expires) on."
    case .tooLarge(let size, let limit):
      "The payload has \(size) bytes even with the shortest words, and no more than \(limit) can be sent."
    case .emptyTitle: "The title is empty, and a browser shows nothing without one."
    case .badgeBelowZero(let badge): "The badge is \(badge); 0 removes it, and nothing is below."
    case .relevanceOutOfRange(let relevance): "The relevance is \(relevance), and not between 0 and 1."
    case .reservedKey(let key): "The key \(key) is taken; name another."
    case .notANumber(let key): "Under the key \(key) stands what JSON has no number for."
    case .malformedTopic: "topic: this is no bundle id, such as org.example.app."
    case .malformedProject: "project: this is no id of a Firebase project, such as example-app-17."
    case .malformedLink:
      "link: this is no address, such as https://app.example/; with webpush a path from / on will do."
    case .malformedTarget(.apns): "The target of APNs must be a device token in hexadecimal digits."
    case .malformedTarget(.fcm):
      "The target of FCM must be a token, a condition, or a topic with characters of A-Z a-z 0-9 - _ . ~ %."
    case .malformedTarget(.webPush):
      "The target of Web Push must be the endpoint of a subscription, which begins with https://."
    }
  }
}
