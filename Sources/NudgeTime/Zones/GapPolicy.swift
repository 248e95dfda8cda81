/// What to do with a civil time that the clocks skip.
public enum GapPolicy: Hashable, Sendable {
  /// Later by the length of the gap: 02:30 becomes 03:30. RFC 5545, java.time, Temporal's "compatible".
  case later
  /// Earlier by the length of the gap: 02:30 becomes 01:30.
  case earlier
  /// The moment at which the clocks jump: 02:30 becomes 03:00.
  case transition
  /// No moment at all.
  case omit
}
