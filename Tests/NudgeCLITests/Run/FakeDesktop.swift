import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

/// A desktop without a system: its clocks stand until somebody waits, and things happen as a script says.
final class FakeDesktop: Desktop {
  /// Something that happens, so many seconds after the beginning as nobody's clock counts them.
  struct Step {
    var seconds: Int64
    var action: (FakeDesktop) -> [DesktopHappening]
  }

  /// The process is killed in the middle of its work.
  struct Killed: Error {}

  private(set) var moment: DesktopMoment
  private let start: Int64
  private let end: Int64
  private var steps: ArraySlice<Step>
  private var pending: [DesktopHappening] = []
  private var waitCount = 0

  var person: Person
  /// Why nothing is shown; `nil` where all is.
  var trouble: DesktopTrouble?
  /// What goes wrong as an achievement is written.
  var recordFailure: Failure?
  /// What goes wrong as the state is saved.
  var saveFailure: Failure?
  /// After how many more calls that keep or show something the process is killed.
  var callsUntilKilled = Int.max
  /// What the files hold is no person.
  var readFailure: Failure?
  /// Whether the files changed while they were first read.
  var filesHaveChanged = true
  /// Whether each notification is on the screen as soon as it is shown; otherwise a step says so.
  var answersAtOnce = true

  private(set) var shown: [DesktopNotice] = []
  private(set) var tries: [Int64] = []
  private(set) var withdrawn: [String] = []
  private(set) var states: [DesktopState] = []
  private(set) var reports: [DesktopReport] = []
  private(set) var complaints: [String] = []
  private(set) var recorded: [Timestamp] = []

  /// Begins at a moment, and ends after so many seconds.
  init(_ person: Person, from wall: Timestamp, forSeconds seconds: Int64, _ steps: [Step] = []) {
    self.person = person
    start = 5_000_000
    end = start + seconds * 1_000
    moment = DesktopMoment(wall: wall, elapsed: start)
    self.steps = steps.sorted { $0.seconds < $1.seconds }[...]
  }

  /// The machine sleeps: both clocks go on, and nothing is noticed.
  func sleep(_ seconds: Int64) {
    moment.elapsed += seconds * 1_000
    moment.wall = moment.wall.advanced(bySeconds: seconds)
  }

  /// Somebody sets the clock.
  func setClock(by seconds: Int64) { moment.wall = moment.wall.advanced(bySeconds: seconds) }

  /// Somebody adds an achievement with an editor.
  func edit(_ achievement: Achievement) -> [DesktopHappening] {
    var achievements: [Achievement] = []
    if case .achievements(let known) = person.history.record { achievements = known }
    person.history.record = .achievements(achievements + [achievement])
    return [.filesChanged]
  }

  private func countCall() throws {
    callsUntilKilled -= 1
    if callsUntilKilled < 0 { throw Killed() }
  }

  // MARK: Desktop

  func wait(until wake: DesktopWake) throws -> [DesktopHappening] {
    waitCount += 1
    guard waitCount < 1_000 else {
      Issue.record("it never rests")
      return [.asksToEnd]
    }
    if !pending.isEmpty {
      defer { pending = [] }
      return pending
    }
    let step = steps.first.map { start + $0.seconds * 1_000 }
    let wall = wake.wall.map {
      moment.elapsed + ($0.secondsSinceEpoch - moment.wall.secondsSinceEpoch) * 1_000
    }
    let next = max(moment.elapsed, [step, wall, wake.elapsed, end].compactMap(\.self).min() ?? end)
    let seconds = (next - start) / 1_000 - (moment.elapsed - start) / 1_000
    moment.wall = moment.wall.advanced(bySeconds: seconds)
    moment.elapsed = next
    if next >= end { return [.asksToEnd] }
    if let step, step <= next, let first = steps.popFirst() { return first.action(self) }
    return [.timeCame]
  }

  func show(_ notice: DesktopNotice) -> DesktopTrouble? {
    tries.append((moment.elapsed - start) / 1_000)
    if let trouble { return trouble }
    // Killed as it is shown: it is on the screen, and nobody hears of it.
    shown.append(notice)
    callsUntilKilled -= 1
    if callsUntilKilled >= 0, answersAtOnce { pending.append(.shown(id: notice.id)) }
    return nil
  }

  func withdraw(id: String) { withdrawn.append(id) }

  func readPerson() throws -> Person? {
    if let readFailure { throw readFailure }
    return person
  }

  func record(_ timestamp: Timestamp) throws {
    if let recordFailure { throw recordFailure }
    try countCall()
    recorded.append(timestamp)
    pending += edit(Achievement(at: .timestamp(timestamp)))
  }

  func save(_ state: DesktopState) throws {
    if let saveFailure { throw saveFailure }
    try countCall()
    states.append(state)
  }

  func tell(_ report: DesktopReport) throws {
    if callsUntilKilled < 0 { throw Killed() }
    reports.append(report)
  }

  func complain(_ message: String) { complaints.append(message) }

  func write(_ note: Note) throws { complaints.append(try NoteWriter(locale: .english).text(of: note)) }

  /// What was told, but for what comes next.
  var log: [String] {
    reports.compactMap { report in
      let what: String
      switch report.event {
      case .next: return nil
      case .shown(let due): what = due.map { "late, due \($0)" } ?? "shown"
      case .snoozed(let until): what = "until \(until)"
      case .letGo: what = "let go"
      case .added: what = "added"
      case .viewed: what = "viewed"
      case .closed: what = "closed"
      case .withdrawn: what = "withdrawn"
      }
      return "\(report.at) \(report.id) \(what)"
    }
  }
}
