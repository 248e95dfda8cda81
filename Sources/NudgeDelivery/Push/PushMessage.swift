public import NudgeTime

/// The headers and the body that a push service gets for one notification, without the sender's credentials and the recipient.
///
/// It has no address, such as a device's token in APNs' path.
public struct PushMessage: Hashable, Sendable {
  /// The headers, each once, sorted by name.
  public var headers: [Header]
  /// The body, JSON in UTF-8.
  public var body: [UInt8]

  /// A header.
  public struct Header: Hashable, Sendable {
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

  /// The size of the body in bytes, which the services' limits apply to.
  public var size: Int { body.count }

  /// Returns the value of a header.
  ///
  /// - Parameter name: The name, in upper or lower case.
  /// - Returns: `nil` if there is no such header.
  public subscript(header name: String) -> String? { headers.value(of: name) }
}

extension [PushMessage.Header] {
  /// Returns the value of the first header with a name, in upper or lower case.
  func value(of name: String) -> String? {
    let name = name.lowercased()
    return first { $0.name.lowercased() == name }?.value
  }
}

/// Why a notification cannot be encoded, as it is or with the options given; it contains none of the person's own text.
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
  /// The topic is not a valid header value: it is empty, or has other characters than visible ASCII.
  case malformedTopic(String)
  /// The link is neither an absolute address nor a path that begins with `/`, or it has characters that addresses cannot have.
  case malformedLink(String)
  /// The target is empty, or a topic has characters other than `A-Z a-z 0-9 - _ . ~ %`.
  case malformedTarget(String)

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
    case .malformedLink:
      "link: this is no address, such as https://app.example/; with webpush a path from / on will do."
    case .malformedTarget: "The target has no name, or a topic has characters other than A-Z a-z 0-9 - _ . ~ %."
    }
  }
}
