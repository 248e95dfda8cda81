internal import NudgePlanning
internal import NudgeTime

/// A run of `nudge run`, which continues until there is nothing left to do or the process is asked to end.
struct DesktopRun<Decider: DesktopDecider> {
  /// How long a run that was asked to end waits for the desktop to show a notification, in milliseconds.
  private static var longestEnding: Int64 { 5_000 }

  private var decider: Decider
  private let desktop: any Desktop
  /// The IDs of the notifications that the desktop is about to show.
  private var onTheirWay: Set<String> = []
  /// The time at which a run that was asked to end doesn't wait for the desktop any longer, in milliseconds since boot.
  private var endsAt: Int64?
  /// The most recent state, if it couldn't be saved.
  private var unsaved: DesktopState?
  private var saving = Patience()

  init(decider: Decider, desktop: any Desktop) {
    self.decider = decider
    self.desktop = desktop
  }

  /// Runs the event loop.
  ///
  /// - Throws: `Failure` if the output can't be written, if the state still can't be saved at the end, or if the system
  ///   can't wait.
  mutating func run() throws {
    try loop()
    guard let unsaved else { return }
    do { try desktop.save(unsaved) } catch {
      for timestamp in unsaved.unwritten {
        desktop.complain("The achievement at \(timestamp) isn't in the history. Add it in a text editor.")
      }
      throw error
    }
  }

  private mutating func loop() throws {
    // A long history takes a while to read, and the files may have changed in the meantime.
    let person = desktop.filesHaveChanged ? try readFiles() ?? nil : nil
    if try perform(decider.start(with: person, at: desktop.moment)) { return }
    while true {
      var wake = decider.wake(at: desktop.moment)
      wake.elapsed = [wake.elapsed, saving.retryAt, endsAt].compactMap(\.self).min()
      for happening in try desktop.wait(until: wake) {
        if postpones(happening) { continue }
        if let unsaved, !saving.isWaiting(at: desktop.moment.elapsed) { try save(unsaved) }
        if happening == .filesChanged {
          guard let person = try readFiles() else { continue }
          if try perform(decider.take(person, at: desktop.moment)) { return }
        } else if try perform(decider.take(happening, at: desktop.moment)) {
          return
        }
      }
      if let endsAt, onTheirWay.isEmpty || endsAt <= desktop.moment.elapsed {
        self.endsAt = nil
        if try perform(decider.take(.asksToEnd, at: desktop.moment)) { return }
      }
    }
  }

  /// Keeps track of the notifications that the desktop is about to show, and postpones the first request to end until
  /// it is known whether they are shown.
  ///
  /// Ending the run also ends the program that shows the notification, which would then be lost.
  ///
  /// - Returns: `true` if the event is a request to end that is postponed.
  private mutating func postpones(_ happening: DesktopHappening) -> Bool {
    switch happening {
    case .shown(let id), .notShown(let id, _): onTheirWay.remove(id)
    case .asksToEnd where !onTheirWay.isEmpty && endsAt == nil:
      endsAt = desktop.moment.elapsed + Self.longestEnding
      return true
    default: break
    }
    return false
  }

  /// Reads the files again.
  ///
  /// - Returns: The person, or an inner `nil` if there is no file. An outer `nil` means that the files couldn't be
  ///   read, which has already been reported.
  private func readFiles() throws -> Person?? {
    do { return .some(try desktop.readPerson()) } catch let failure as Failure {
      desktop.complain("\(failure.message) The previous contents remain in use.")
      return nil
    }
  }

  /// Saves the state, or keeps it to save later.
  ///
  /// If the state can't be saved, for example because the disk is full, the decider's own copy ensures that nothing is
  /// shown twice.
  private mutating func save(_ state: DesktopState) throws {
    do {
      try desktop.save(state)
      unsaved = nil
      saving.succeed()
    } catch let failure as Failure {
      unsaved = state
      guard saving.fail(at: desktop.moment.elapsed) else { return }
      desktop.complain(
        "\(failure.message) Notifications are still shown, and the state will be saved once this works. If this run is killed before, the next one may show them again."
      )
    }
  }

  /// Performs effects, along with any effects that result from them.
  ///
  /// Outcomes are handled after all effects have been performed, so that an older state never overwrites a newer one.
  ///
  /// - Returns: `true` if there is nothing left to do.
  private mutating func perform(_ effects: [DesktopEffect]) throws -> Bool {
    let desktop = desktop
    var rounds = [effects][...]
    while let effects = rounds.popFirst() {
      var outcomes: [(inout Decider) -> [DesktopEffect]] = []
      for effect in effects {
        switch effect {
        case .save(let state): try save(state)
        case .show(let notice):
          if let trouble = desktop.show(notice) {
            outcomes.append { $0.take(.notShown(id: notice.id, trouble), at: desktop.moment) }
          } else {
            onTheirWay.insert(notice.id)
          }
        case .withdraw(let id):
          desktop.withdraw(id: id)
          onTheirWay.remove(id)
        case .record(let timestamp):
          var message: String?
          do { try desktop.record(timestamp) } catch let error as Failure { message = error.message }
          outcomes.append { [message] in $0.take(recorded: timestamp, failure: message, at: desktop.moment) }
        case .tell(let report): try desktop.tell(report)
        case .complain(let message): desktop.complain(message)
        case .note(let note): try desktop.write(note)
        case .end: return true
        }
      }
      for outcome in outcomes { rounds.append(outcome(&decider)) }
    }
    return false
  }
}

/// The system services that a run needs: clocks, waiting, files, and notifications.
protocol Desktop: AnyObject {
  /// The current time.
  var moment: DesktopMoment { get }

  /// Waits until at least one event occurs.
  ///
  /// - Returns: One or more events.
  /// - Throws: `Failure` if the system can't wait.
  func wait(until wake: DesktopWake) throws -> [DesktopHappening]

  /// Starts showing a notification. A later event reports whether it is shown.
  ///
  /// - Returns: The reason it can't be shown, or `nil` if it is being shown.
  func show(_ notice: DesktopNotice) -> DesktopTrouble?

  /// Removes a notification from the screen if it is visible.
  func withdraw(id: String)

  /// Whether one of the files may have changed since the last call, or since the files were first read.
  var filesHaveChanged: Bool { get }

  /// Reads the files again.
  ///
  /// - Returns: The person with their history, or `nil` if there is no file to read.
  /// - Throws: `Failure` if a file is missing or invalid.
  func readPerson() throws -> Person?

  /// Adds an achievement with the given timestamp to the history.
  ///
  /// - Throws: `Failure` if the history can't be written, in which case it is unchanged.
  func record(_ timestamp: Timestamp) throws

  /// Saves the state.
  ///
  /// - Throws: `Failure` if the state can't be written, in which case the saved state is unchanged.
  func save(_ state: DesktopState) throws

  /// Prints a report to standard output.
  ///
  /// - Throws: `Failure` if the output can't be written.
  func tell(_ report: DesktopReport) throws

  /// Prints a message to standard error.
  func complain(_ message: String)

  /// Prints a note to standard error.
  func write(_ note: Note) throws
}
