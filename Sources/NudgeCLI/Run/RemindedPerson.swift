internal import NudgePlanning
internal import NudgeSystem
internal import NudgeTime

/// Reads whom to remind: a person's file, and beside it a history that tells what they recorded.
final class RemindedPerson {
  private let path: String?
  private let history: String?
  private let complain: (String) -> Void
  /// Who is reminded from the first reading on.
  private var id: String?
  /// Whether the history was there once; then it cannot be empty because it is not.
  private var hasReadHistory = false
  /// The complaints about the history's lines of the last time, which are not repeated while they stay the same.
  private var lastComplaints: [String] = []

  /// Takes the files.
  ///
  /// - Parameters:
  ///   - path: The person's file; `nil` if no person is named.
  ///   - history: The history's file, which need not be there.
  ///   - complain: Called with each complaint about lines that cannot be used.
  init(_ path: String?, history: String?, complain: @escaping (String) -> Void) {
    self.path = path
    self.history = history
    self.complain = complain
  }

  /// Reads both.
  ///
  /// - Parameter unnamed: Who is meant if no person is named.
  /// - Returns: The person with what they recorded; `nil` if no person is named or meant.
  /// - Throws: `Failure` that says what is missing or wrong. A history that was there and is not any more is missing:
  ///   programs that copy or fetch files take them away for a moment.
  func read(orElse unnamed: Person? = nil) throws -> Person? {
    guard var person = try path.map(PersonFile.read) ?? unnamed else { return nil }
    var complaints: [String] = []
    if let path {
      if let id, id != person.id {
        throw Failure(.badData, "--person: \(path) is of another person now; end this run, and begin another.")
      }
      id = person.id
    }
    if let history {
      if person.history.record != nil {
        complaints.append("--person: what it says of achievements is left aside; --history tells them")
      }
      var achievements: [Achievement] = []
      if try isThere(history) {
        _ = try HistoryFile.read(history, complain: { complaints.append($0) }) { achievements.append($0) }
        hasReadHistory = true
      } else if hasReadHistory {
        throw Failure(.missingInput, "--history: \(history) is not there any more.")
      } else {
        complaints.append("--history: there is no \(history) yet; the first achievement that is added makes it")
      }
      person.history.record = .achievements(achievements)
    }
    if complaints != lastComplaints { complaints.forEach(complain) }
    lastComplaints = complaints
    return person
  }

  private func isThere(_ path: String) throws -> Bool {
    guard let kind = try? FileStatus(of: path).kind else { return false }
    guard kind == .regular else { throw Failure(.missingInput, "--history: \(path) is not a regular file.") }
    return true
  }
}
