#if os(Linux)
internal import NudgePlanning
internal import NudgeSystem
internal import NudgeTime

/// The Linux desktop: the system's timers and file watches, and notifications sent by `notify-send`.
final class LinuxDesktop: Desktop {
  /// The files that a run reads and writes.
  struct Files {
    /// The watch for changes of the files, or `nil` if they aren't read again.
    var watch: FileWatch?
    /// Reads the person and their history again.
    var readPerson: () throws -> Person?
    /// The object that appends achievements to the history file.
    var history: HistoryAppender?
    /// The file that stores the run's state, or `nil` if the state isn't saved.
    var state: StateFile?
  }

  /// The interval at which to check that the notification service is still running, in milliseconds.
  private static let pauseBetweenLooks: Int32 = 60_000

  private let files: Files
  private let writer: DesktopWriter
  private let notes: NoteWriter
  private let wallTimer: SystemTimer
  private let bootTimer: SystemTimer
  private let watch: FileWatch?
  private let signals: FileDescriptor
  private let service = NotificationService()

  /// Creates the timers.
  ///
  /// - Throws: `Failure` if the system can't provide more timers.
  init(_ files: Files, writer: DesktopWriter, notes: NoteWriter) throws {
    self.files = files
    self.writer = writer
    self.notes = notes
    (wallTimer, bootTimer) = try Failure.translating(.ours, "no timer is available") {
      (try SystemTimer(.wall), try SystemTimer(.boot))
    }
    watch = files.watch
    signals = try Failure.translating(.ours, "a pipe cannot be opened") { try ProcessSignals.endRequests() }
    ProcessSignals.ignoreFileSizeLimit()
  }

  /// Starts watching files.
  ///
  /// - Throws: `Failure` if a file's folder doesn't exist, or if the system can't provide more file watches.
  static func watch(_ paths: [String]) throws -> FileWatch {
    let watch: FileWatch
    do throws(SystemError) { watch = try FileWatch() } catch {
      throw Failure(
        .ours, "files cannot be watched: \(error). Other programs may use all file watches of the system.")
    }
    for path in paths {
      try Failure.translating(.missingInput, "the folder \(FileReading.split(path).folder) cannot be watched") {
        try watch.add(path)
      }
    }
    return watch
  }

  var moment: DesktopMoment { DesktopMoment(wall: System.now, elapsed: System.millisecondsSinceBoot) }

  /// Returns the reason notifications can't be shown now, or `nil` if they can.
  func trouble() -> DesktopTrouble? { service.trouble() }

  func wait(until wake: DesktopWake) throws -> [DesktopHappening] {
    // A time in the past fires immediately. The timer reports clock changes even if no time is set.
    wallTimer.set(milliseconds: max((wake.wall ?? .max).secondsSinceEpoch, 1) * 1_000)
    bootTimer.set(milliseconds: wake.elapsed.map { max($0, 1) } ?? 0)
    while true {
      let shown = service.outputs
      let fixed = [signals, wallTimer.descriptor, bootTimer.descriptor] + [watch?.descriptor].compactMap(\.self)
      let isReady = try Failure.translating(.ours, "waiting failed") {
        try FileDescriptor.wait(
          toRead: fixed + shown.map(\.output), milliseconds: shown.isEmpty ? nil : Self.pauseBetweenLooks)
      }
      // Handle buttons before timers, and a request to end last.
      var happenings = isReady.contains(true) ? [] : service.takeLost()
      for (isReady, one) in zip(isReady.dropFirst(fixed.count), shown) where isReady {
        happenings += service.take(one.id)
      }
      if fixed.count > 3, isReady[3], watch?.take() == true { happenings.append(.filesChanged) }
      for (isReady, timer) in zip(isReady[1...2], [wallTimer, bootTimer]) where isReady {
        switch timer.take() {
        case .timeCame: happenings.append(.timeCame)
        case .clockChanged: happenings.append(.clockChanged)
        case nil: break
        }
      }
      if isReady[0] {
        var bytes = [0 as UInt8]
        _ = try? signals.read(into: &bytes)
        happenings.append(.asksToEnd)
      }
      if !happenings.isEmpty { return happenings }
    }
  }

  func show(_ notice: DesktopNotice) -> DesktopTrouble? { service.show(notice) }

  func withdraw(id: String) { service.withdraw(id) }

  var filesHaveChanged: Bool { watch?.take() ?? false }

  func readPerson() throws -> Person? { try files.readPerson() }

  func record(_ timestamp: Timestamp) throws {
    guard let history = files.history else { throw Failure(.ours, "there is no history to add to.") }
    try history.append(at: timestamp.rfc3339(at: writer.zone.offset(at: timestamp)))
  }

  func save(_ state: DesktopState) throws { try files.state?.save(state) }

  func tell(_ report: DesktopReport) throws { try Terminal.write(try writer.text(of: report)) }

  func complain(_ message: String) { Terminal.complain(message) }

  func write(_ note: Note) throws { try notes.write(note) }
}
#endif
