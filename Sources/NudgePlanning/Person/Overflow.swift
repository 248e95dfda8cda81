/// What becomes of notifications that are too many for a day, or meet another; the spelling in JSON is the case's name.
public enum Overflow: String, CaseIterable, Hashable, Sendable {
  /// A reminder that meets a milestone is said with it; anything else is dropped.
  case merge
  /// They are not sent.
  case drop
  /// They wait for a day that has room.
  case `defer`
}
