/// A part of a text; the last component of a message key where a surface has both.
public enum MessagePart: String, CaseIterable, Hashable, Sendable {
  /// The first line.
  case title
  /// What follows it.
  case body
}
