/// Why a desktop shows nothing at the moment.
enum DesktopTrouble: Hashable {
  /// There is no session bus.
  case noSessionBus
  /// Nobody on the bus shows notifications, and nobody can be started who would.
  case absent
  /// The program `notify-send` is not there.
  case noNotifySend
  /// No program that asks the bus is there.
  case noBusTool
  /// The service did not take it.
  case refused

  /// What is wrong, what to do, and what becomes of what is due.
  var complaint: String { "\(wording). What is due is kept, and shown when that changes, unless it expires before" }

  /// What is wrong, and what to do.
  var wording: String {
    switch self {
    case .noSessionBus:
      "there is no session bus; run this inside a desktop session, or set $DBUS_SESSION_BUS_ADDRESS to its bus"
    case .absent:
      "nothing on this desktop shows notifications; start a notification service, or install one, such as dunst"
    case .noNotifySend:
      "notify-send is not here; install the package libnotify-bin (on Fedora, Arch and Alpine: libnotify)"
    case .noBusTool:
      "none of busctl, gdbus and dbus-send is here; install the package dbus-bin (on Fedora: dbus-tools, elsewhere: dbus)"
    case .refused:
      "the desktop's notification service did not take a notification"
    }
  }
}
