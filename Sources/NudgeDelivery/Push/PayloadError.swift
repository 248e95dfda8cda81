public import NudgeTime

/// Why a notification cannot be sent as it is, or with the options given; it holds nothing that a person wrote.
public enum PayloadError: Error, Hashable, Sendable {
  /// The words may be untrue by then, and nothing is to be shown.
  case expired(sentAt: Timestamp, expires: Timestamp)
  /// Too large, in bytes, with the body left out and the title as short as may be.
  case tooLarge(size: Int, limit: Int)
  /// A title without a character, where the platform wants one.
  case emptyTitle
  /// A badge below 0, which removes the badge.
  case badgeBelowZero(Int)
  /// A relevance outside 0 to 1.
  case relevanceOutOfRange(Double)
  /// A key of the caller's that the platform, or Nudge, has taken.
  case reservedKey(String)
  /// A value of the caller's, under that key, that JSON has no number for.
  case notANumber(key: String)
  /// A topic that is no header, being empty or not of visible ASCII.
  case malformedTopic(String)
  /// A link that is neither an absolute address nor a path from `/` on, or has characters that addresses do not have.
  case malformedLink(String)
  /// A target without a name, or a topic with other characters than `A-Z a-z 0-9 - _ . ~ %`.
  case malformedTarget(String)
}

extension PayloadError: CustomStringConvertible {
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
