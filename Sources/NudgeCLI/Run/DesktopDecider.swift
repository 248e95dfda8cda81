internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Decides what to do as things happen; reads no clock and makes no system call.
protocol DesktopDecider {
  /// The trouble that the person already knows of, so that it is not reported again.
  var toldTrouble: DesktopTrouble? { get set }

  /// Decides what to do when the run begins.
  ///
  /// - Parameters:
  ///   - person: What the files say; `nil` if there is no file to read, or it cannot be read.
  ///   - moment: The present.
  /// - Returns: What to do, in order.
  mutating func start(with person: Person?, at moment: DesktopMoment) -> [DesktopEffect]

  /// Decides what to do when something happened.
  ///
  /// `asksToEnd` leads to `DesktopEffect.end`, at once or when the rest is done.
  mutating func take(_ happening: DesktopHappening, at moment: DesktopMoment) -> [DesktopEffect]

  /// Decides what to do when the files were read again.
  mutating func take(_ person: Person?, at moment: DesktopMoment) -> [DesktopEffect]

  /// Decides what to do when an achievement was written into the history, or could not be.
  mutating func take(recorded timestamp: Timestamp, failure: String?, at moment: DesktopMoment) -> [DesktopEffect]

  /// Until when to wait, at the latest.
  func wake(at moment: DesktopMoment) -> DesktopWake
}

/// One reading of two clocks: the one that people set, and one that is never set.
struct DesktopMoment: Hashable {
  /// What the system's clock shows.
  var wall: Timestamp
  /// Milliseconds since the machine started, those asleep included.
  var elapsed: Int64
}

/// Until when to wait, at the latest.
struct DesktopWake: Hashable {
  /// A moment of the system's clock, whatever it is set to meanwhile; `nil` for none.
  var wall: Timestamp?
  /// Milliseconds since the machine started; `nil` for none.
  var elapsed: Int64?
}

/// What may happen on a desktop while a run waits.
enum DesktopHappening: Hashable {
  /// The time came that was waited for.
  case timeCame
  /// The system's clock was set, or the machine slept.
  case clockChanged
  /// One of the files may have changed.
  case filesChanged
  /// The desktop shows a notification.
  case shown(id: String)
  /// The desktop does not show it.
  case notShown(id: String, DesktopTrouble)
  /// A button was pressed, which also closes the notification.
  case pressed(id: String, action: String)
  /// A notification is gone from the screen, for whatever reason.
  case closed(id: String)
  /// The process is asked to end.
  case asksToEnd
}

/// Something to do.
enum DesktopEffect: Hashable {
  /// Keep this, before anything else.
  case save(DesktopState)
  /// Show a notification.
  case show(DesktopNotice)
  /// Take a notification off the screen.
  case withdraw(id: String)
  /// Add an achievement of this moment to the history.
  case record(Timestamp)
  /// Report it on standard output.
  case tell(DesktopReport)
  /// Report it on standard error; holds none of the person's own text.
  case complain(String)
  /// Nothing is left to do.
  case end
}

/// What a desktop is asked to show.
struct DesktopNotice: Hashable {
  /// The notification's name.
  var id: String
  /// What it is about, such as `reminder`.
  var kind: String
  /// The first line; plain text.
  var title: String
  /// What follows it; plain text, may be empty.
  var body: String
  /// The buttons, in order.
  var actions: [ComposedText.Action]
  /// Whether it comes without sound and without urgency.
  var isQuiet: Bool

}

extension DesktopNotice {
  /// Creates the notice of a planned notification.
  ///
  /// - Parameters:
  ///   - notification: What is to be shown.
  ///   - personalText: Whether the person's own text may be shown.
  ///   - hasHistory: Whether there is a file to add to; without one there is no such button.
  init(_ notification: NotificationRequest, personalText: PersonalText, hasHistory: Bool) {
    let text = VisibleText(notification, personalText: personalText)
    self.init(
      id: notification.id.rawValue, kind: notification.kind.rawValue, title: text.title, body: text.body,
      actions: notification.actions.filter { hasHistory || $0.id != "add" },
      isQuiet: notification.interruptionLevel == .passive)
  }
}

/// Why a desktop shows nothing at the moment.
enum DesktopTrouble: Error, Hashable {
  /// There is no session bus.
  case noSessionBus
  /// No service on the bus shows notifications, and none can be started.
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

/// Tries again after pauses that grow: 1, 2, 4 seconds and so on, up to a minute.
struct Patience: Hashable {
  private static let longestPause: Int64 = 60_000

  private var pause: Int64 = 0
  /// When to try again, in milliseconds since the machine started; `nil` if nothing has failed.
  private(set) var retryAt: Int64?

  /// Whether the last try failed, and it is too early for the next.
  func isWaiting(at elapsed: Int64) -> Bool {
    retryAt.map { elapsed < $0 } ?? false
  }

  /// A try failed.
  ///
  /// - Returns: Whether it is the first since one succeeded.
  mutating func fail(at elapsed: Int64) -> Bool {
    let isFirst = retryAt == nil
    pause = isFirst ? 1_000 : min(2 * pause, Self.longestPause)
    retryAt = elapsed + pause
    return isFirst
  }

  /// A try succeeded.
  mutating func succeed() {
    self = Patience()
  }
}
