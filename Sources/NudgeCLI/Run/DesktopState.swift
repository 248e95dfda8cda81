internal import NudgePlanning
internal import NudgeSystem
internal import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// What is kept from one run to the next, so that nothing is shown twice and nothing owed is forgotten; ids and times,
/// no words.
struct DesktopState: Hashable, Codable {
  /// What became of a notification.
  enum Status: String, CaseIterable, Codable {
    /// It is being shown, or was when the run was killed.
    case showing
    /// It was shown.
    case shown
    /// It comes again.
    case snoozed
    /// It is due, and the desktop could not show it yet.
    case waiting
    /// It is not shown any more: it expired, was answered, or is not wanted.
    case over
  }

  /// One notification.
  struct Entry: Hashable, Codable {
    var id: String
    /// The moment that the plan has for it.
    var at: Timestamp
    /// From when on it is not to be shown.
    var expires: Timestamp
    var status: Status
    /// When it comes again, if it is snoozed.
    var until: Timestamp?
  }

  /// How long an id is remembered after its moment and its expiry, in seconds; longer than a plan looks back.
  static let memory: Int64 = 40 * 86_400

  /// The version of its form in JSON.
  private static let version = 1
  private var version = Self.version

  /// Whose it is.
  var person: String
  /// When the first run began; what was due before is not owed.
  var since: Timestamp
  /// Up to when everything was decided; excluded.
  var doneUntil: Timestamp
  /// In order of their moments.
  var entries: [Entry] = []
  /// When achievements were added that could not be written into the history yet.
  var unwritten: [Timestamp] = []

  /// The state of a first run.
  init(person: String, now: Timestamp) {
    self.person = person
    since = now
    doneUntil = now
  }

  func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  /// Puts an entry in the place of the one with its id, or in order of time.
  mutating func keep(_ entry: Entry) {
    entries.removeAll { $0.id == entry.id }
    let index = entries.firstIndex { $0.at > entry.at } ?? entries.endIndex
    entries.insert(entry, at: index)
  }

  /// Changes what became of a notification.
  mutating func set(_ id: String, _ status: Status, until: Timestamp? = nil) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].status = status
    entries[index].until = until
  }

  /// Forgets what is long past.
  mutating func forget(before now: Timestamp) {
    entries.removeAll { max($0.at, $0.expires, $0.until ?? .min).advanced(bySeconds: Self.memory) < now }
  }

  /// Why bytes are no state.
  struct ReadingError: Error {
    /// What is wrong with them, as the end of a clause about the file.
    var wording: String

    fileprivate static let malformed = ReadingError(wording: "is not what nudge wrote there")
  }

  private struct VersionAlone: Decodable {
    var version: Int
  }

  /// The state as JSON, the same bytes for the same state.
  func json() throws -> String { try JSONText.text(of: self) }

  /// Reads what `json` wrote.
  init(json bytes: [UInt8]) throws(ReadingError) {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(VersionAlone.self, from: data).version else { throw .malformed }
    guard version == Self.version else {
      throw ReadingError(wording: "is of version \(version), which a later nudge wrote,")
    }
    guard let state = try? decoder.decode(DesktopState.self, from: data) else { throw .malformed }
    self = state
  }
}

/// The file in which a run keeps its state; one process has it at a time.
final class StateFile {
  private static let maximumLength = 8 << 20

  /// Where it is.
  let path: String
  private let lock: FileDescriptor

  /// The default path of the state for a person and a history.
  ///
  /// - Returns: `nil` if the environment names no folder for it.
  ///
  /// Source: XDG Base Directory Specification 0.8 <https://specifications.freedesktop.org/basedir-spec/0.8/>.
  static func standardPath(person: String, history: String?) -> String? {
    let folder: String
    // The specification wants a relative path to be left aside.
    if let state = System.variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      folder = state
    } else if let home = System.variable("HOME"), home.hasPrefix("/") {
      folder = home + "/.local/state"
    } else {
      return nil
    }
    let place = history.map { FileReading.canonicalPath($0) ?? absolute($0) } ?? ""
    return "\(folder)/nudge/\(StableHash.fnv1a("\(person)\0\(place)").hexadecimal(digits: 16)).json"
  }

  /// Whether two paths lead to one file, whether or not it is there.
  static func isSame(_ path: String, _ other: String) -> Bool {
    if let identity = try? FileStatus(of: path).identity {
      return identity == (try? FileStatus(of: other).identity)
    }
    return (FileReading.canonicalPath(path) ?? absolute(path)) == (FileReading.canonicalPath(other) ?? absolute(other))
  }

  private static func absolute(_ path: String) -> String {
    let (folder, name) = FileReading.split(path)
    let canonical = FileReading.canonicalPath(folder) ?? folder
    return (canonical == "/" ? "" : canonical) + "/" + name
  }

  /// Takes the file for this process, and makes its folders if they are missing.
  ///
  /// - Throws: `Failure` if another process has it, or the folder cannot be written.
  init(_ path: String) throws {
    self.path = path
    try Self.makeFolders(above: path)
    // The file itself is replaced each time, and so cannot be what is locked.
    let lock = try Failure.translating(.output, "--state: \(path).lock cannot be written") {
      try FileDescriptor(forLocking: path + ".lock")
    }
    self.lock = lock
    guard (try? lock.lock()) == true else {
      throw Failure(
        .busy, "another nudge run already reminds this person here; end it first. It holds \(path).lock.")
    }
  }

  /// Reads what was kept.
  ///
  /// - Returns: `nil` if there was nothing.
  /// - Throws: `Failure` if it is not what `save` wrote.
  func read(for person: String) throws -> DesktopState? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.bytes(at: path, maximum: Self.maximumLength, allowsMore: false)
    } catch {
      switch error {
      case .notRegular: throw Failure(.badData, "--state: \(path) is not a regular file.")
      case .tooLarge: throw broken("is larger than what nudge writes")
      default:
        if error.isMissing { return nil }
        throw Failure(.missingInput, "--state: \(path) cannot be read: \(error).")
      }
    }
    // An empty file, as after a crash, holds nothing that could be lost.
    if bytes.isEmpty { return nil }
    let state: DesktopState
    do throws(DesktopState.ReadingError) { state = try DesktopState(json: bytes) } catch { throw broken(error.wording) }
    guard state.person == person else {
      throw Failure(
        .badData,
        "--state: \(path) is of \(state.person), and --person of \(person); name another file for another person.")
    }
    return state
  }

  private func broken(_ what: String) -> Failure {
    Failure(
      .badData,
      """
      --state: \(path) \(what) and is left as it is. To begin anew, move it aside: mv '\(path)' '\(path).old'. \
      What was shown today may then come once more.
      """)
  }

  /// Puts a state in the place of the one before.
  ///
  /// - Throws: `Failure`; what was kept before still is.
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
    try Failure.translating(.output, "--state: the folder \(folder) cannot be made") {
      try FileWriting.makeDirectory(folder, mode: 0o700)
    }
  }
}
