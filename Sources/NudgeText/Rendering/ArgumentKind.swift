/// The type of an argument's value.
public enum ArgumentKind: String, Hashable, Sendable {
  /// A whole, binary or decimal number.
  case number
  /// Text.
  case text
  /// A moment with its offset from UTC. Where one is expected, a date alone is not enough.
  case instant
  /// A civil date. Where one is expected, a moment serves as well.
  case date
}
