public import NudgeTime

/// Why a notification cannot be sent as it is, or with the options given; what a person wrote is in none of it.
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
