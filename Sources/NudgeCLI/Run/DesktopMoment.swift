internal import NudgeTime

/// One reading of two clocks: the one that people set, and the one that nobody does.
struct DesktopMoment: Hashable {
  /// What the system's clock shows.
  var wall: Timestamp
  /// Milliseconds since the machine started, those asleep included.
  var elapsed: Int64
}
