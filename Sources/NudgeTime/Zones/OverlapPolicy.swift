/// What to do with a civil time that the clocks show twice.
public enum OverlapPolicy: Hashable, Sendable {
  /// The first passing, before the clocks are set back. RFC 5545, java.time, Temporal's "compatible".
  case first
  /// The last passing, after the clocks are set back.
  case last
  /// No moment at all.
  case omit
}
