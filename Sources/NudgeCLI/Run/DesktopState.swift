internal import NudgePlanning
internal import NudgeReports
internal import NudgeSystem
internal import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// The state that is kept between runs, so that notifications are neither shown twice nor lost when they are due.
///
/// The state contains IDs and times, but no text.
struct DesktopState: Hashable, Codable {
  /// The status of a notification.
  enum Status: String, CaseIterable, Codable {
    /// The notification is about to be shown, or was about to be shown when the run was killed.
    case showing
    /// The notification was shown.
    case shown
    /// The notification will be shown again.
    case snoozed
    /// The notification is due, but the desktop hasn't been able to show it yet.
    case waiting
    /// The notification is finished because it expired, was answered, or is no longer needed.
    ///
    /// If it ended without being shown when it was due, `until` is the time of that decision.
    case over
  }

  /// The record of a single notification.
  struct Entry: Hashable, Codable {
    var id: String
    /// The notification's planned time.
    var at: Timestamp
    /// The time from which the notification must no longer be shown.
    var expires: Timestamp
    var status: Status
    /// The time at which a snoozed notification will be shown again, or at which a notification that is over was
    /// dropped when it was due.
    var until: Timestamp?
  }

  /// How long an entry is kept after its time and its expiration, in seconds.
  ///
  /// This is longer than a plan looks back.
  static let memory: Int64 = 40 * 86_400

  /// The version of the JSON format.
  private static let version = 1
  private var version = Self.version

  /// The person's ID.
  var person: String
  /// The time at which the first run started.
  ///
  /// Notifications that were due before this time are not shown.
  var since: Timestamp
  /// The time up to which everything has been decided, exclusive.
  var doneUntil: Timestamp
  /// The entries, in chronological order.
  var entries: [Entry] = []
  /// The timestamps of achievements that haven't been written to the history yet.
  var unwritten: [Timestamp] = []

  /// Creates the state for a first run.
  init(person: String, now: Timestamp) {
    self.person = person
    since = now
    doneUntil = now
  }

  func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  /// Replaces the entry that has the same ID, or inserts the entry in chronological order.
  mutating func keep(_ entry: Entry) {
    entries.removeAll { $0.id == entry.id }
    let index = entries.firstIndex { $0.at > entry.at } ?? entries.endIndex
    entries.insert(entry, at: index)
  }

  /// Changes a notification's status.
  mutating func set(_ id: String, _ status: Status, until: Timestamp? = nil) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].status = status
    entries[index].until = until
  }

  /// Takes back decisions that were made at a time that is in the future again, because the clock was ahead.
  ///
  /// A notification that was dropped then, such as because it had expired, is due again or comes at its time.
  mutating func reconsiderDropped(at now: Timestamp) {
    for entry in entries where entry.status == .over {
      guard let dropped = entry.until, dropped > now else { continue }
      if entry.at > now {
        entries.removeAll { $0.id == entry.id }
      } else {
        set(entry.id, .waiting)
      }
    }
  }

  /// Removes entries that are long past.
  mutating func forget(before now: Timestamp) {
    entries.removeAll { max($0.at, $0.expires, $0.until ?? .min).advanced(bySeconds: Self.memory) < now }
  }

  /// An error thrown when bytes are not a valid state.
  struct ReadingError: Error {
    /// A description of the error that completes a clause about the file.
    var wording: String

    fileprivate static let malformed = ReadingError(wording: "was not written by nudge")
  }

  private struct VersionAlone: Decodable {
    var version: Int
  }

  /// Returns the state as JSON.
  ///
  /// Equal states produce identical bytes.
  func json() throws -> String { try JSONOutput.text(of: self) }

  /// Decodes the output of `json()`.
  init(json bytes: [UInt8]) throws(ReadingError) {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(VersionAlone.self, from: data).version else { throw .malformed }
    guard version == Self.version else {
      throw ReadingError(wording: "has version \(version), from a later release of nudge,")
    }
    guard let state = try? decoder.decode(DesktopState.self, from: data) else { throw .malformed }
    self = state
  }
}

/// The file that stores a run's state.
///
/// Only one process can use the file at a time.
final class StateFile {
  private static let maximumLength = 8 << 20

  /// The file's absolute path with links resolved, so that each file has a single lock.
  let path: String
  private let lock: FileDescriptor

  /// Returns the default path of the state file for a person and a history.
  ///
  /// Source: XDG Base Directory Specification 0.8 <https://specifications.freedesktop.org/basedir-spec/0.8/>.
  ///
  /// - Returns: The path, or `nil` if the environment doesn't define a folder for it.
  static func standardPath(person: String, history: String?) -> String? {
    let folder: String
    // According to the specification, relative paths must be ignored.
    if let state = System.variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      folder = state
    } else if let home = System.variable("HOME"), home.hasPrefix("/") {
      folder = home + "/.local/state"
    } else {
      return nil
    }
    let place = history.map { (try? FileReading.resolvedPath($0)) ?? $0 } ?? ""
    return "\(folder)/nudge/\(StableHash.fnv1a("\(person)\0\(place)").hexadecimal(digits: 16)).json"
  }

  /// Returns whether two paths refer to the same file, even if the file doesn't exist.
  static func isSame(_ path: String, _ other: String) -> Bool {
    if let identity = try? FileStatus(of: path).identity {
      return identity == (try? FileStatus(of: other).identity)
    }
    guard let resolved = try? FileReading.resolvedPath(path) else { return path == other }
    return resolved == (try? FileReading.resolvedPath(other))
  }

  /// Locks the file for this process, and creates missing folders.
  ///
  /// If a run was just killed, a program that it started may still hold the lock for a moment.
  ///
  /// - Throws: `Failure` if the file is in use by another process, or if the folder can't be written.
  init(_ path: String) throws {
    let path = try Failure.translating(.output, "--state: \(path) cannot be written") {
      try FileReading.resolvedPath(path)
    }
    try Self.makeFolders(above: path)
    self.path = path
    // Saving replaces the file, so the lock is held on a separate file.
    let lock = try Failure.translating(.output, "--state: \(path).lock cannot be written") {
      try FileDescriptor(forLocking: path + ".lock")
    }
    self.lock = lock
    guard (try? lock.lockPatiently()) == true else {
      throw Failure(
        .busy, "another nudge run is already active for this person; end it first. It has locked \(path).lock.")
    }
  }

  /// Reads the saved state.
  ///
  /// - Returns: The state, or `nil` if no state has been saved.
  /// - Throws: `Failure` if the file was not written by `save`, or if it belongs to another person.
  func read(for person: String) throws -> DesktopState? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.bytes(at: path, maximum: Self.maximumLength, allowsMore: false)
    } catch {
      switch error {
      case .notRegular: throw Failure(.badData, "--state: \(path) is not a regular file.")
      case .tooLarge: throw broken("is larger than any file that nudge writes")
      default:
        if error.isMissing { return nil }
        throw Failure(.missingInput, "--state: \(path) cannot be read: \(error).")
      }
    }
    // An empty file, as left by a crash, doesn't contain anything to lose.
    if bytes.isEmpty { return nil }
    let state: DesktopState
    do throws(DesktopState.ReadingError) { state = try DesktopState(json: bytes) } catch { throw broken(error.wording) }
    guard state.person == person else {
      throw Failure(
        .badData,
        "--state: \(path) belongs to \(state.person), not to \(person) from --person; use another file.")
    }
    return state
  }

  private func broken(_ what: String) -> Failure {
    Failure(
      .badData,
      """
      --state: \(path) \(what) and is left unchanged. To start over, move it aside: mv '\(path)' '\(path).old'. \
      Notifications that were shown today may then appear again.
      """)
  }

  /// Replaces the saved state.
  ///
  /// - Throws: `Failure` if the state can't be written, in which case the saved state is unchanged.
  func save(_ state: DesktopState) throws {
    let bytes = Array(try state.json().utf8)
    try Failure.translating(.output, "--state: \(path) cannot be written") {
      let replacement = try FileReplacement(of: path, mode: 0o600)
      try replacement.file.write(bytes)
      try replacement.commit()
    }
  }

  private static func makeFolders(above path: String) throws {
    let folder = FileReading.split(path).folder
    if FileReading.isDirectory(folder) { return }
    if folder != ".", folder != "/" { try makeFolders(above: folder) }
    try Failure.translating(.output, "--state: the folder \(folder) cannot be created") {
      try FileWriting.makeDirectory(folder, mode: 0o700)
    }
  }
}
