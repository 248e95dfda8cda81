internal import NudgeJSON
internal import NudgePlanning
internal import NudgeTime

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// The file in which a run keeps its state; one process has it at a time.
final class StateFile {
  private static let maximumLength = 8 << 20

  /// Where it is.
  let path: String
  private let lock: OpenFile

  /// Where the state of a person and a history is, if nobody says.
  ///
  /// - Returns: `nil` where the environment names no folder of one's own.
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
    let hash = String(StableHash.fnv1a("\(person)\0\(place)"), radix: 16)
    return "\(folder)/nudge/\(String(repeating: "0", count: 16 - hash.count))\(hash).json"
  }

  /// Whether two paths lead to one file, whether or not it is there.
  static func isSame(_ path: String, _ other: String) -> Bool {
    if let identity = try? OpenFile.status(of: path).identity {
      return identity == (try? OpenFile.status(of: other).identity)
    }
    return (FileReading.canonicalPath(path) ?? absolute(path)) == (FileReading.canonicalPath(other) ?? absolute(other))
  }

  private static func absolute(_ path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return (FileReading.canonicalPath(folder) ?? folder) + "/" + name
  }

  /// Takes the file for this process, and makes its folders where they are not there.
  ///
  /// - Throws: `Failure` where another process has it, or the folder cannot be written.
  init(_ path: String) throws {
    self.path = path
    try Self.makeFolders(above: path)
    // The file itself is replaced each time, and so cannot be what is locked.
    let descriptor = unsafe open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure(.output, "--state: \(path).lock cannot be written: \(System.message(errno)).")
    }
    lock = OpenFile(descriptor: descriptor, isOwned: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw Failure(
        .busy, "another nudge run already reminds this person here; end it first. It holds \(path).lock.")
    }
  }

  /// Reads what was kept.
  ///
  /// - Returns: `nil` where nothing was.
  /// - Throws: `Failure` where it is not what `save` wrote.
  func read(for person: String) throws -> DesktopState? {
    let bytes: [UInt8]
    do throws(FileReading.Failure) {
      bytes = try FileReading.bytes(at: path, maximum: Self.maximumLength, allowsMore: false)
    } catch {
      switch error {
      case .system(ENOENT): return nil
      case .system(let code): throw Failure(.missingInput, "--state: \(path) cannot be read: \(System.message(code)).")
      case .notRegular: throw Failure(.badData, "--state: \(path) is not a regular file.")
      case .tooLarge: throw broken("is larger than what nudge writes")
      }
    }
    // One that a crash has emptied, or somebody made, holds nothing that could be lost.
    if bytes.isEmpty { return nil }
    let state: DesktopState
    do throws(DesktopState.ReadingError) { state = try DesktopState(json: bytes) } catch {
      switch error {
      case .malformed: throw broken("is not what nudge wrote there")
      case .version(let version): throw broken("is of version \(version), which a later nudge wrote,")
      }
    }
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
    let temporary = path + ".new"
    do throws(OpenFile.Failure) {
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw OpenFile.Failure(code: errno) }
      let file = OpenFile(descriptor: descriptor, isOwned: true)
      let json = JSONBytes()
      json.plain(String(decoding: bytes, as: UTF8.self))
      try file.write(json)
      guard fsync(descriptor) == 0, unsafe rename(temporary, path) == 0 else { throw OpenFile.Failure(code: errno) }
      syncFolder()
    } catch {
      _ = unsafe unlink(temporary)
      throw Failure(.output, "--state: \(path) cannot be written: \(error.message).")
    }
  }

  /// Sees to it that the name outlives a power cut; some file systems have no way, and the name is there all the same.
  private func syncFolder() {
    let descriptor = unsafe open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func makeFolders(above path: String) throws {
    let folder = folder(of: path)
    if FileReading.isDirectory(folder) { return }
    if folder != ".", folder != "/" { try makeFolders(above: folder) }
    guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw Failure(.output, "--state: the folder \(folder) cannot be made: \(System.message(errno)).")
    }
  }
}
