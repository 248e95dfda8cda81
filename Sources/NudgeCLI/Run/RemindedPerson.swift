internal import NudgePlanning
internal import NudgeSystem
internal import NudgeTime

/// Reads the person to remind: the person's file, and a separate history of their achievements.
final class RemindedPerson {
  private let path: String?
  private let history: String?
  private let zones: ZoneDatabase
  private let complain: (String) -> Void
  /// The person on standard input, which can be read only once.
  private var piped: Person?
  /// The ID of the person, from the first reading on.
  private var id: String?
  /// Whether the history has been read once.
  ///
  /// A missing history is then an error and not an empty history.
  private var hasReadHistory = false
  /// The last messages about the files, which are not repeated while they stay the same.
  private var lastComplaints: [String] = []

  /// Creates a reader for the files.
  ///
  /// - Parameters:
  ///   - path: The path of the person's file, `-` for standard input, or `nil` if no person is given.
  ///   - history: The path of the history, which does not have to exist.
  ///   - zones: The database that contains the person's time zone.
  ///   - complain: A closure that receives each message about the files.
  init(_ path: String?, history: String?, zones: ZoneDatabase, complain: @escaping (String) -> Void) {
    self.path = path
    self.history = history
    self.zones = zones
    self.complain = complain
  }

  /// Reads both files.
  ///
  /// - Parameter unnamed: The person to use if no file is given.
  /// - Returns: The person with their achievements, or `nil` if there is no file and no other person.
  /// - Throws: `Failure` if a file is missing or invalid. A history that existed before must still exist, because
  ///   programs that copy or synchronize files remove them for a moment.
  func read(orElse unnamed: Person? = nil) throws -> Person? {
    guard var person = try piped ?? path.map(PersonFile.read) ?? unnamed else { return nil }
    if path == "-" { piped = person }
    var complaints: [String] = []
    if let path {
      if let id, id != person.id {
        throw Failure(.badData, "--person: \(path) now belongs to another person; end this run, and start a new one.")
      }
      id = person.id
    }
    if let history {
      if person.history.record != nil {
        complaints.append("--person: the achievements in this file are ignored, because --history contains them")
      }
      var achievements: [Achievement] = []
      if try isThere(history) {
        // Whether the person's zone exists is checked elsewhere.
        let zone = (try? zones.zone(person.timeZone)) ?? .utc
        _ = try HistoryFile.read(history, in: zone, complain: { complaints.append($0) }) { achievements.append($0) }
        hasReadHistory = true
      } else if hasReadHistory {
        throw Failure(.missingInput, "--history: \(history) no longer exists.")
      } else {
        complaints.append("--history: \(history) does not exist yet; the first achievement that is added creates it")
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
