internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// A state machine that decides how to react to events.
///
/// It doesn't read clocks or make system calls.
protocol DesktopDecider {
  /// The problem that has already been reported, so that it isn't reported again.
  var toldTrouble: DesktopTrouble? { get set }

  /// Starts the run.
  ///
  /// - Parameters:
  ///   - person: The person in the files, or `nil` if there is no file or it can't be read.
  ///   - moment: The current time.
  /// - Returns: The effects to perform, in order.
  mutating func start(with person: Person?, at moment: DesktopMoment) -> [DesktopEffect]

  /// Handles an event.
  ///
  /// The event `asksToEnd` leads to `DesktopEffect.end`, either immediately or once pending work is done.
  mutating func take(_ happening: DesktopHappening, at moment: DesktopMoment) -> [DesktopEffect]

  /// Handles files that have been read again.
  mutating func take(_ person: Person?, at moment: DesktopMoment) -> [DesktopEffect]

  /// Handles the result of writing an achievement to the history.
  mutating func take(recorded timestamp: Timestamp, failure: String?, at moment: DesktopMoment) -> [DesktopEffect]

  /// Returns the latest times to wait until.
  func wake(at moment: DesktopMoment) -> DesktopWake
}

/// The time on two clocks: the system clock, which can be changed, and the time since boot, which can't.
struct DesktopMoment: Hashable {
  /// The system clock's time.
  var wall: Timestamp
  /// The time since boot in milliseconds, including sleep.
  var elapsed: Int64
}

/// The latest times to wait until.
struct DesktopWake: Hashable {
  /// A system clock time, which takes clock changes into account, or `nil` if there is none.
  var wall: Timestamp?
  /// The time since boot in milliseconds, or `nil` if there is none.
  var elapsed: Int64?
}

/// An event that can occur while a run waits.
enum DesktopHappening: Hashable {
  /// The deadline has been reached.
  case timeCame
  /// The system clock was set, or the machine slept.
  case clockChanged
  /// One of the files may have changed.
  case filesChanged
  /// The desktop shows a notification.
  case shown(id: String)
  /// The desktop does not show a notification.
  case notShown(id: String, DesktopTrouble)
  /// The user pressed a button, which also closes the notification.
  case pressed(id: String, action: String)
  /// A notification was removed from the screen, for any reason.
  case closed(id: String)
  /// The process was asked to end.
  case asksToEnd
}

/// An action to perform.
enum DesktopEffect: Hashable {
  /// Save the state before performing anything else.
  case save(DesktopState)
  /// Show a notification.
  case show(DesktopNotice)
  /// Remove a notification from the screen.
  case withdraw(id: String)
  /// Add an achievement with the given timestamp to the history.
  case record(Timestamp)
  /// Print a report to standard output.
  case tell(DesktopReport)
  /// Print an error message to standard error. The message doesn't contain any of the person's own text.
  case complain(String)
  /// Print a note to standard error.
  case note(Note)
  /// End the run, because there is nothing left to do.
  case end
}

/// A notification to show on a desktop.
struct DesktopNotice: Hashable {
  /// The notification's ID.
  var id: String
  /// The notification's kind, such as `reminder`.
  var kind: String
  /// The first line, in plain text.
  var title: String
  /// The text below the title, in plain text.
  ///
  /// It may be empty.
  var body: String
  /// The buttons, in display order.
  var actions: [NotificationRequest.Action]
  /// A Boolean value indicating whether the notification is silent and has low urgency.
  var isQuiet: Bool

}

extension DesktopNotice {
  /// Creates the notice for a planned notification.
  ///
  /// - Parameters:
  ///   - notification: The planned notification.
  ///   - personalText: Whether the notice may show the person's own text.
  ///   - hasHistory: Whether there is a history file. If not, the notice doesn't have an Add button. It never has the
  ///     buttons `keep` and `not-this`, because the person's file isn't changed.
  init(_ notification: NotificationRequest, personalText: PersonalText, hasHistory: Bool) {
    let text = VisibleText(notification, personalText: personalText)
    self.init(
      id: notification.id.rawValue, kind: notification.kind.rawValue, title: text.title, body: text.body,
      actions: notification.actions.filter { !["keep", "not-this"].contains($0.id) && (hasHistory || $0.id != "add") },
      isQuiet: notification.interruptionLevel == .passive)
  }
}

/// A reason that the desktop can't show notifications at the moment.
enum DesktopTrouble: Error, Hashable {
  /// There is no session bus.
  case noSessionBus
  /// No notification service is running and none can be started.
  case absent
  /// The program `notify-send` is not installed.
  case noNotifySend
  /// None of the programs that can call the bus is installed.
  case noBusTool
  /// The notification service rejected the notification.
  case refused

  /// The phrase of the kind `command-notes` that states the problem and its solution.
  var phrase: String {
    switch self {
    case .noSessionBus: "no-session-bus"
    case .absent: "no-service"
    case .noNotifySend: "no-notify-send"
    case .noBusTool: "no-bus-tool"
    case .refused: "refused"
    }
  }
}

/// A retry timer whose delays double from 1 second up to one minute.
struct Patience: Hashable {
  private static let longestPause: Int64 = 60_000

  private var pause: Int64 = 0
  /// The time of the next attempt, in milliseconds since boot, or `nil` if the last attempt succeeded.
  private(set) var retryAt: Int64?

  /// Returns whether the last attempt failed and it is too early for the next one.
  func isWaiting(at elapsed: Int64) -> Bool {
    retryAt.map { elapsed < $0 } ?? false
  }

  /// Records a failed attempt.
  ///
  /// - Returns: `true` if this is the first failure since the last success.
  mutating func fail(at elapsed: Int64) -> Bool {
    let isFirst = retryAt == nil
    pause = isFirst ? 1_000 : min(2 * pause, Self.longestPause)
    retryAt = elapsed + pause
    return isFirst
  }

  /// Records a successful attempt.
  mutating func succeed() {
    self = Patience()
  }
}
