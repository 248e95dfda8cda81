public import NudgeTime

/// A message to a push service, which consists of a URL, headers and a body.
///
/// The sender adds its credentials and, for Web Push, encrypts the body. A message is `Codable`, so it can be stored in
/// a queue. In JSON, it has the keys `url`, `headers`, and `body` (encoded as base64).
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
  /// The URL for the HTTP POST request, or `nil` if there is no target or, for FCM, no project.
  public var url: String?
  /// The headers, sorted by name.
  ///
  /// Each name is unique.
  public var headers: [Header]
  /// The body, which is JSON in UTF-8.
  public var body: [UInt8]

  /// Creates a message.
  public init(url: String? = nil, headers: [Header] = [], body: [UInt8]) {
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// An HTTP header.
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
  /// In JSON, a target is an object with a single key, such as `{"token":"…"}`. Because a token identifies a device,
  /// the target's description only contains the key.
  public enum Target: Hashable, Sendable {
    /// A device, identified by its registration token.
    ///
    /// APNs tokens consist of hexadecimal digits.
    case token(String)
    /// A browser, identified by the endpoint of its Web Push subscription, which begins with `https://`.
    ///
    /// The endpoint is provided by a browser and is untrusted. Before sending to it, check that its host belongs to a
    /// known push service.
    case endpoint(String)
    /// All devices that are subscribed to an FCM topic.
    ///
    /// The topic name doesn't include the `/topics/` prefix.
    case topic(String)
    /// All devices whose FCM topics satisfy a condition, such as `'a' in topics && 'b' in topics`.
    case condition(String)
  }

  /// The size of the body, in bytes.
  ///
  /// The services' limits apply to this size.
  public var size: Int { body.count }

  /// Accesses the value of a header.
  ///
  /// - Parameter name: The header's name, which is case-insensitive.
  /// - Returns: The value, or `nil` if no header has this name.
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
  /// - Throws: Any error thrown by the encoder.
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
          codingPath: decoder.codingPath,
          debugDescription: "A target has exactly one key: token, endpoint, topic or condition."))
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

  /// Encodes the target as an object with a single key.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(parts.value, forKey: parts.key)
  }

  /// The target's key without its value, such as `token`.
  public var description: String { parts.key.stringValue }

  /// The target's key without its value, such as `token`.
  public var debugDescription: String { description }

  /// An empty mirror, so that the value isn't revealed.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension [PushMessage.Header] {
  /// Returns the value of the first header with the given name, ignoring case.
  func value(of name: String) -> String? {
    let name = name.lowercased()
    return first { $0.name.lowercased() == name }?.value
  }
}

/// An error in a notification or in the encoder's options that prevents the notification from being encoded.
///
/// Errors never contain the person's own text.
///
///     do { try encoder.validate() } catch { print(error) }  // "topic: expected a bundle ID such as org.example.app."
public enum PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The notification will have expired by the time it is sent.
  case expired(sentAt: Timestamp, expires: Timestamp)
  /// The payload's size in bytes exceeds the limit, even without a body and with the shortest possible title.
  case tooLarge(size: Int, limit: Int)
  /// The title is empty, but the platform requires one.
  case emptyTitle
  /// The badge is negative.
  ///
  /// Use 0 to remove the badge.
  case badgeBelowZero(Int)
  /// The relevance is not in the range from 0 to 1.
  case relevanceOutOfRange(Double)
  /// A custom key is reserved by the platform or by Nudge.
  case reservedKey(String)
  /// A custom value contains a number that JSON cannot represent.
  case notANumber(key: String)
  /// The APNs topic is not a valid header value, because it is empty or contains characters other than visible ASCII.
  case malformedTopic(String)
  /// The Firebase project ID is empty, too long, or contains characters other than `a-z 0-9 - : .`.
  case malformedProject(String)
  /// The link is neither an absolute URL nor a path that begins with `/`, or it contains characters that are invalid in
  /// a URL.
  case malformedLink(String)
  /// The attachment's URL doesn't begin with `https://`, or it contains characters that are invalid in a URL.
  case malformedAttachment
  /// The service doesn't support this type of target, or the target is malformed.
  case malformedTarget(PushProvider)

  /// A sentence that describes the error.
  ///
  /// The description never contains the target, which may be a device token.
  public var description: String {
    switch self {
    case .expired(let sentAt, let expires):
      "The notification expires at \(expires), so it must not be sent at \(sentAt)."
    case .tooLarge(let size, let limit):
      "The payload has \(size) bytes even with its text shortened; the limit is \(limit) bytes."
    case .emptyTitle: "The title is empty, but browsers require one."
    case .badgeBelowZero(let badge): "The badge is \(badge), but it must be at least 0."
    case .relevanceOutOfRange(let relevance): "The relevance is \(relevance), but it must be between 0 and 1."
    case .reservedKey(let key): "The custom key \(key) is reserved."
    case .notANumber(let key): "The custom key \(key) contains a number that JSON cannot represent, such as infinity."
    case .malformedTopic: "topic: expected a bundle ID such as org.example.app."
    case .malformedProject: "project: expected a Firebase project ID such as example-app-17."
    case .malformedLink:
      "link: expected a URL such as https://app.example/ or, for Web Push, a path that begins with /."
    case .malformedAttachment: "The attachment's URL must begin with https://."
    case .malformedTarget(.apns): "The APNs target must be a device token in hexadecimal digits."
    case .malformedTarget(.fcm):
      "The FCM target must be a token, a condition, or a topic that only contains the characters A-Z a-z 0-9 - _ . ~ %."
    case .malformedTarget(.webPush):
      "The Web Push target must be a subscription endpoint that begins with https://."
    }
  }
}
