/// What may happen to somebody who waits on a desktop.
enum DesktopHappening: Hashable {
  /// The time came that was waited for.
  case timeCame
  /// Somebody set the system's clock, or the machine slept.
  case clockChanged
  /// One of the files may have changed.
  case filesChanged
  /// The desktop shows a notification.
  case shown(id: String)
  /// The desktop does not show it.
  case notShown(id: String, DesktopTrouble)
  /// A button was pressed, which also closes the notification.
  case pressed(id: String, action: String)
  /// A notification is gone from the screen, by whomever.
  case closed(id: String)
  /// The process is asked to end.
  case asksToEnd
}
