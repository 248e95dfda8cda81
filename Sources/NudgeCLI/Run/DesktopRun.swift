internal import NudgePlanning
internal import NudgeTime

/// Runs until nothing is left to do, or somebody asks to end.
struct DesktopRun<Decider: DesktopDecider> {
  var decider: Decider
  let desktop: any Desktop

  /// Runs.
  ///
  /// - Throws: `Failure` where the state cannot be kept, the output not be written, or the system does not let it wait.
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
  /// - Returns: What they say, or `nil` in it where there is none to read; `nil` where they cannot be read, which is told.
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
    var rounds = [effects][...]
    while let effects = rounds.popFirst() {
      var outcomes: [Outcome] = []
      for effect in effects {
        switch effect {
        case .save(let state): try desktop.save(state)
        case .show(let notice):
          if let trouble = desktop.show(notice) { outcomes.append(.notShown(notice.id, trouble)) }
        case .withdraw(let id): desktop.withdraw(id: id)
        case .record(let timestamp):
          do {
            try desktop.record(timestamp)
            outcomes.append(.recorded(timestamp, nil))
          } catch let error as Failure {
            outcomes.append(.recorded(timestamp, error.message))
          }
        case .tell(let report): try desktop.tell(report)
        case .complain(let message): desktop.complain(message)
        case .end: return true
        }
      }
      for outcome in outcomes {
        switch outcome {
        case .notShown(let id, let trouble):
          rounds.append(decider.take(.notShown(id: id, trouble), at: desktop.moment))
        case .recorded(let timestamp, let failure):
          rounds.append(decider.take(recorded: timestamp, failure: failure, at: desktop.moment))
        }
      }
    }
    return false
  }

  /// What came of something that was done.
  private enum Outcome {
    case notShown(String, DesktopTrouble)
    case recorded(Timestamp, String?)
  }
}
