internal import NudgePlanning
internal import NudgeSystem
internal import NudgeTime

/// Reads the person to remind, from a person file and a separate history of their achievements.
final class RemindedPerson {
  private let path: String?
  private let history: String?
  private let zones: ZoneDatabase
  private let notes: NoteWriter
  private let complain: (String) -> Void
  /// The person read from standard input or a pipe, which can only be read once.
  private var piped: Person?
  /// The person's ID, which is set when the person is first read.
  private var id: String?
  /// Whether the history has been read before.
  ///
  /// If so, a missing history is an error. Otherwise, it is treated as an empty history.
  private var hasReadHistory = false
  /// The most recent messages about the files, which are not repeated as long as they don't change.
  private var lastComplaints: [String] = []

  /// Creates a reader for the files.
  ///
  /// - Parameters:
  ///   - path: The path of the person file, `-` for standard input, or `nil` if no person is given.
  ///   - history: The path of the history, which may not exist yet.
  ///   - zones: The database that contains the person's time zone.
  ///   - notes: Writes notes in the reader's language.
  ///   - complain: A closure that receives each message about the files.
  init(
    _ path: String?, history: String?, zones: ZoneDatabase, notes: NoteWriter, complain: @escaping (String) -> Void
  ) {
    self.path = path
    self.history = history
    self.zones = zones
    self.notes = notes
    self.complain = complain
  }

  /// Reads both files.
  ///
  /// - Parameter unnamed: The person to use if no file is given.
  /// - Returns: The person with their achievements, or `nil` if there is neither a file nor a person to use instead.
  /// - Throws: `Failure` if a file is missing or invalid. A history that existed before must still exist, because
  ///   programs that copy or synchronize files may remove them temporarily.
  func read(orElse unnamed: Person? = nil) throws -> Person? {
    // Opening a pipe that has replaced the file would wait for a writer.
    if let path, id != nil, piped == nil, let kind = try? FileStatus(of: path).kind, kind != .regular {
      throw Failure(.missingInput, "--person: \(path) is no longer a regular file.")
    }
    guard var person = try piped ?? path.map({ try PersonFile.read($0, notes) }) ?? unnamed else { return nil }
    if let path, path == "-" || (try? FileStatus(of: path).kind) == .stream { piped = person }
    var complaints: [String] = []
    if let path {
      if let id, id != person.id {
        throw Failure(.badData, "--person: \(path) now belongs to another person; end this run, and start a new one.")
      }
      id = person.id
    }
    if let history {
      if person.history.record != nil {
        complaints.append(try notes.text(of: .historyReplacesPerson))
      }
      var achievements: [Achievement] = []
      if try isThere(history) {
        // The planner checks whether the person's time zone exists.
        let zone = (try? zones.zone(person.timeZone)) ?? .utc
        let keepsTitles = person.preferences.retrieval.isEnabled && person.preferences.retrieval.includePreview
        _ = try HistoryFile.read(history, in: zone, notes, complain: { complaints.append($0) }) { achievement in
          achievements.append(keepsTitles ? achievement : Achievement(at: achievement.moment))
        }
        hasReadHistory = true
      } else if hasReadHistory {
        throw Failure(.missingInput, "--history: \(history) no longer exists.")
      } else {
        complaints.append(try notes.text(of: .noHistoryYet(path: history)))
      }
      person.history.record = .achievements(achievements)
    }
    if complaints != lastComplaints { complaints.forEach(complain) }
    lastComplaints = complaints
    return person
  }

  /// Returns an achievement's title, reading it from the history if it wasn't kept.
  ///
  /// In a long history, titles take more memory than everything else, and a plan only requires them if notifications
  /// include them.
  func title(of achievement: Achievement, in zone: Zone) -> String? {
    if let title = achievement.title { return title }
    guard let history, (try? isThere(history)) == true else { return nil }
    var reader = HistoryReader(in: zone)
    var found: Achievement?
    func take(_ result: HistoryReader.Result) {
      if found == nil, case .success(let next) = result, next.moment == achievement.moment { found = next }
    }
    try? FileReading.forEachPiece(of: history) { reader.read($0, take) }
    reader.finish(take)
    return found?.title
  }

  private func isThere(_ path: String) throws -> Bool {
    guard let kind = try? FileStatus(of: path).kind else { return false }
    guard kind == .regular else { throw Failure(.missingInput, "--history: \(path) is not a regular file.") }
    return true
  }
}
