internal import NudgeTime

/// Until when to wait, at the latest.
struct DesktopWake: Hashable {
  /// A moment of the system's clock, whatever it is set to meanwhile; `nil` for none.
  var wall: Timestamp?
  /// Milliseconds since the machine started; `nil` for none.
  var elapsed: Int64?
}
