#if os(Linux)
private import Glibc
internal import NudgePlanning
internal import NudgeTime

/// A desktop of Linux: the system's timers, its watch over files, and notifications through `notify-send`.
final class LinuxDesktop: Desktop {
  /// What a run has of files.
  struct Files {
    /// Which files are watched.
    var watched: [String]
    /// Reads person and history anew.
    var readPerson: () throws -> Person?
    /// Where achievements are added.
    var history: HistoryAppender?
    /// What the person's clocks add to UTC at a moment.
    var offset: (Timestamp) -> UTCOffset
    /// Where the state is kept; `nil` where nothing is.
    var state: StateFile?
  }

  /// How often it is asked whether the service is still there that shows something; milliseconds.
  private static let pauseBetweenLooks: Int32 = 60_000

  private let files: Files
  private let writer: DesktopWriter
  private let clock: AlarmClock
  private let watch: FileWatch?
  private let signals: Int32
  private let service = NotificationService()

  /// Makes ready to wait.
  ///
  /// - Throws: `Failure` where the system has no timers or watches left.
  init(_ files: Files, writer: DesktopWriter) throws {
    self.files = files
    self.writer = writer
    clock = try AlarmClock()
    watch = files.watched.isEmpty ? nil : try FileWatch(files.watched)
    signals = try ExitSignals.descriptor()
  }

  var moment: DesktopMoment { AlarmClock.moment }

  /// Why nothing could be shown if something were due now; `nil` where it could.
  func trouble() -> DesktopTrouble? { service.trouble() }

  func wait(until wake: DesktopWake) throws -> [DesktopHappening] {
    clock.set(wake)
    while true {
      let shown = service.descriptors
      let fixed = [signals, clock.wall, clock.elapsed] + [watch?.descriptor].compactMap(\.self)
      var requests = (fixed + shown.map(\.descriptor)).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = unsafe poll(&requests, nfds_t(requests.count), shown.isEmpty ? -1 : Self.pauseBetweenLooks)
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(.ours, "waiting failed: \(System.message(errno)).")
      }
      if count == 0 {
        let lost = service.takeLost()
        if lost.isEmpty { continue }
        return lost
      }
      // What somebody pressed comes before what the time says, and the end comes last.
      var happenings: [DesktopHappening] = []
      for (request, one) in zip(requests.dropFirst(fixed.count), shown) where request.revents != 0 {
        happenings += service.take(one.id)
      }
      if fixed.count > 3, requests[3].revents != 0, watch?.take() == true { happenings.append(.filesChanged) }
      for request in requests[1...2] where request.revents != 0 {
        if let happening = AlarmClock.take(request.fd) { happenings.append(happening) }
      }
      if requests[0].revents != 0 { happenings.append(.asksToEnd) }
      if !happenings.isEmpty { return happenings }
    }
  }

  func show(_ notice: DesktopNotice) -> DesktopTrouble? { service.show(notice) }

  func withdraw(id: String) { service.withdraw(id) }

  func readPerson() throws -> Person? { try files.readPerson() }

  func record(_ timestamp: Timestamp) throws {
    guard let history = files.history else { throw Failure(.ours, "there is no history to add to.") }
    try history.append(at: timestamp.rfc3339(at: files.offset(timestamp)))
  }

  func save(_ state: DesktopState) throws { try files.state?.save(state) }

  func tell(_ report: DesktopReport) throws { try Terminal.write(try writer.text(of: report)) }

  func complain(_ message: String) { Terminal.complain(message) }
}
#endif
