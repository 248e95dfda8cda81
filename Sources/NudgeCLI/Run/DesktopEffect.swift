internal import NudgeTime

/// What is to be done, in order.
enum DesktopEffect: Hashable {
  /// Keep this, before anything else.
  case save(DesktopState)
  /// Show a notification.
  case show(DesktopNotice)
  /// Take a notification off the screen.
  case withdraw(id: String)
  /// Add an achievement of this moment to the history.
  case record(Timestamp)
  /// Tell it on standard output.
  case tell(DesktopReport)
  /// Tell it on standard error; holds no words of a person's.
  case complain(String)
  /// Nothing is left to do.
  case end
}
