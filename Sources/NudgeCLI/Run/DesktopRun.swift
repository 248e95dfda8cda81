internal import NudgePlanning
internal import NudgeTime

/// Runs until there is nothing left to do, or the process is asked to end.
struct DesktopRun<Decider: DesktopDecider> {
  var decider: Decider
  let desktop: any Desktop

  /// Runs.
  ///
  /// - Throws: `Failure` if the state cannot be kept, the output not be written, or the system does not let it wait.
  mutating func run() throws {
    // The files may have changed since they were read, before anybody watched them.
    let person = try readFiles() ?? nil
    if try perform(decider.start(with: person, at: desktop.moment)) { return }
    while true {
      for happening in try desktop.wait(until: decider.wake(at: desktop.moment)) {
        if happening == .filesChanged {
          guard let person = try readFiles() else { continue }
          if try perform(decider.take(person, at: desktop.moment)) { return }
        } else if try perform(decider.take(happening, at: desktop.moment)) {
          return
        }
      }
    }
  }

  /// Reads the files again.
  ///
  /// - Returns: The person, or an inner `nil` if there is no file to read; an outer `nil`, after a complaint, if they
  ///   cannot be read.
  private func readFiles() throws -> Person?? {
    do { return .some(try desktop.readPerson()) } catch let failure as Failure {
      desktop.complain("\(failure.message) What was read before still holds.")
      return nil
    }
  }

  /// Does what is to be done, and what follows from it.
  ///
  /// What follows is decided when all is done, so that a state that is kept is never older than the one before.
  ///
  /// - Returns: Whether nothing is left to do.
  private mutating func perform(_ effects: [DesktopEffect]) throws -> Bool {
    let desktop = desktop
    var rounds = [effects][...]
    while let effects = rounds.popFirst() {
      var outcomes: [(inout Decider) -> [DesktopEffect]] = []
      for effect in effects {
        switch effect {
        case .save(let state): try desktop.save(state)
        case .show(let notice):
          if let trouble = desktop.show(notice) {
            outcomes.append { $0.take(.notShown(id: notice.id, trouble), at: desktop.moment) }
          }
        case .withdraw(let id): desktop.withdraw(id: id)
        case .record(let timestamp):
          var message: String?
          do { try desktop.record(timestamp) } catch let error as Failure { message = error.message }
          outcomes.append { [message] in $0.take(recorded: timestamp, failure: message, at: desktop.moment) }
        case .tell(let report): try desktop.tell(report)
        case .complain(let message): desktop.complain(message)
        case .end: return true
        }
      }
      for outcome in outcomes { rounds.append(outcome(&decider)) }
    }
    return false
  }
}

/// What a run needs from the system: clocks, waiting, files, and a service that shows notifications.
protocol Desktop: AnyObject {
  /// What the clocks show.
  var moment: DesktopMoment { get }

  /// Waits until something happens.
  ///
  /// - Returns: What happened, at least one.
  /// - Throws: `Failure` if the system does not let it wait.
  func wait(until wake: DesktopWake) throws -> [DesktopHappening]

  /// Begins to show a notification; whether it is shown happens later.
  ///
  /// - Returns: Why it cannot be; `nil` if it is on its way.
  func show(_ notice: DesktopNotice) -> DesktopTrouble?

  /// Takes a notification off the screen, if it is there.
  func withdraw(id: String)

  /// Reads the files again.
  ///
  /// - Returns: The person with their history; `nil` if there is no file to read.
  /// - Throws: `Failure`.
  func readPerson() throws -> Person?

  /// Adds an achievement of a moment to the history.
  ///
  /// - Throws: `Failure`; the history is then as it was.
  func record(_ timestamp: Timestamp) throws

  /// Keeps the state.
  ///
  /// - Throws: `Failure`; the state is then as it was.
  func save(_ state: DesktopState) throws

  /// Reports on standard output what happened.
  ///
  /// - Throws: `Failure`.
  func tell(_ report: DesktopReport) throws

  /// Reports on standard error what went wrong.
  func complain(_ message: String)
}
