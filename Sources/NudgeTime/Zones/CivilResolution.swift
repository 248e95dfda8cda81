/// Which moments a civil date and time stands for in a zone.
public enum CivilResolution: Hashable, Sendable {
  /// The clocks show it once.
  case unique(Timestamp)
  /// The clocks skip it.
  case skipped(Gap)
  /// The clocks show it more than once, as they are set back: the first and the last passing.
  case repeated(first: Timestamp, last: Timestamp)

  /// A stretch of civil time that the clocks jump over, and a date and time inside it.
  public struct Gap: Hashable, Sendable {
    /// The moment at which the clocks jump.
    public let transition: Timestamp
    /// The moment by the offset from before the jump: later than the jump by what lies between the gap's start and the
    /// civil time, so 02:30 becomes 03:30.
    public let later: Timestamp
    /// The moment by the offset from after the jump: earlier than the jump, so 02:30 becomes 01:30.
    public let earlier: Timestamp

    /// How much the clocks jump, in seconds, above 0.
    public var length: Int64 { later.secondsSinceEpoch - earlier.secondsSinceEpoch }
  }
}

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

/// What to do with a civil time that the clocks show twice.
public enum OverlapPolicy: Hashable, Sendable {
  /// The first passing, before the clocks are set back. RFC 5545, java.time, Temporal's "compatible".
  case first
  /// The last passing, after the clocks are set back.
  case last
  /// No moment at all.
  case omit
}
