public import Nudge

/// A code that a person types instead of opening a link.
///
/// Using either uses up both.
public struct LinkCode: Hashable, Sendable {
  /// A keyed hash of the code, which itself isn't stored.
  public var hash: String
  public var person: String
  /// The ID of the link.
  public var link: String
  public var linkExpires: Timestamp
  /// The time at which the code expires, which isn't later than the expiry of the link.
  public var expires: Timestamp

  public init(hash: String, person: String, link: String, linkExpires: Timestamp, expires: Timestamp) {
    self.hash = hash
    self.person = person
    self.link = link
    self.linkExpires = linkExpires
    self.expires = expires
  }
}
