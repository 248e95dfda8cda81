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

/// A file that appears whole or not at all.
///
/// What is written goes to a file without a name, where the system has such, so that nothing is left behind even if the process is
/// killed; elsewhere to one with a name of its own beside it. Only `commit` gives it the name. To replace a file takes two steps, a
/// name beside it and then the place of the other; killed between the two, it leaves a whole file under the first.
final class OutputFile: PlanSink {
  /// How a file may be there before it is finished.
  enum Method: CaseIterable {
    /// Without a name; Linux alone has this.
    case unnamed
    /// With a name of its own.
    case named
  }

  /// The file itself, links followed.
  let target: String
  private let folder: String
  private let file: OpenFile
  private let mode: UInt32?
  /// The name beside the target, while the file has it.
  private var temporary: String?

  /// Opens a new file for what will be at a path.
  ///
  /// - Parameters:
  ///   - path: Where it will be. A link is followed, and a regular file replaced in the end; its mode stays.
  ///   - methods: Which ways to try, in order.
  /// - Throws: `Failure` where something else is there, or it cannot be written.
  init(_ path: String, methods: [Method] = Method.allCases) throws {
    let target: String
    do throws(OpenFile.Failure) { target = try Self.target(of: path) } catch { throw Self.failure(path, error) }
    self.target = target
    mode = try Self.mode(ofFileToReplace: target, path)
    folder = Self.folder(of: target)
    do throws(OpenFile.Failure) {
      if methods.contains(.unnamed), let file = Self.openUnnamed(in: folder) {
        self.file = file
      } else {
        guard methods.contains(.named) else { throw OpenFile.Failure(code: ENOTSUP) }
        (file, temporary) = try Self.openNamed(in: folder, mode: mode)
      }
      // What the umask took away from a file that is there is given back.
      if let mode { try Self.check(fchmod(file.descriptor, mode_t(mode))) }
    } catch {
      throw Self.failure(path, error)
    }
  }

  deinit {
    if let temporary { Self.remove(temporary) }
  }

  func write(_ lines: JSONBytes) throws {
    do throws(OpenFile.Failure) { try file.write(lines) } catch { throw Self.failure(target, error) }
  }

  /// Gives the file its name, when all of it is on the disk.
  ///
  /// - Throws: `Failure`; what was there before is still there, unless the disk failed after the last step.
  func commit() throws {
    do throws(OpenFile.Failure) {
      try Self.check(fsync(file.descriptor))
      if temporary == nil {
        // Where nothing is to be replaced, one step does.
        if mode == nil, try link(to: target) { return try syncFolder() }
        temporary = try Self.firstFree(in: folder) { name throws(OpenFile.Failure) in
          try link(to: name) ? name : nil
        }
      }
      guard let temporary else { throw OpenFile.Failure(code: EEXIST) }
      TemporaryName.keep(temporary)
      // Something else may have come there meanwhile.
      if let status = try? OpenFile.status(of: target), status.sort != .regular {
        throw OpenFile.Failure(code: status.sort == .folder ? EISDIR : EEXIST)
      }
      try Self.check(unsafe rename(temporary, target))
      self.temporary = nil
      TemporaryName.forget()
      try syncFolder()
    } catch {
      throw Self.failure(target, error)
    }
  }

  /// Leaves nothing behind.
  func discard() {
    if let temporary { Self.remove(temporary) }
    temporary = nil
  }

  // MARK: Names

  /// The path that a chain of links leads to, which need not be there.
  private static func target(of path: String) throws(OpenFile.Failure) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = FileReading.linkTarget(path) else { return path }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw OpenFile.Failure(code: ELOOP)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The mode of the regular file at a path; `nil` where nothing is there.
  private static func mode(ofFileToReplace target: String, _ path: String) throws -> UInt32? {
    let name = path == target ? path : "\(path), which leads to \(target),"
    if target.isEmpty || target.hasSuffix("/") {
      throw Failure(.output, "--output: \(name) is not the name of a file.")
    }
    let status: (identity: OpenFile.Identity, sort: OpenFile.Sort, mode: UInt32)
    do throws(OpenFile.Failure) { status = try OpenFile.status(of: target) } catch {
      if error.code == ENOENT { return nil }
      throw failure(path, error)
    }
    switch status.sort {
    case .regular: return status.mode & 0o777
    case .folder: throw Failure(.output, "--output: \(name) is a folder; name a file in it.")
    case .stream, .device:
      throw Failure(
        .output, "--output: \(name) is no regular file, and would be replaced by one; write to it with > instead.")
    }
  }

  private static func failure(_ path: String, _ error: OpenFile.Failure) -> Failure {
    Failure(.output, "--output: \(path) cannot be written: \(error.message).")
  }

  // MARK: System

  private static func check(_ result: Int32) throws(OpenFile.Failure) {
    if result != 0 { throw OpenFile.Failure(code: errno) }
  }

  /// Opens a file without a name; `nil` where the file system has none, or no way to name it later.
  private static func openUnnamed(in folder: String) -> OpenFile? {
    #if os(Linux)
    // O_TMPFILE, which Swift does not see; see open(2).
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    let descriptor = unsafe open(folder, unnamed | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(descriptor: descriptor, isOwned: true)
    return unsafe access(path(of: file), F_OK) == 0 ? file : nil
    #else
    return nil
    #endif
  }

  private static func openNamed(
    in folder: String, mode: UInt32?
  ) throws(OpenFile.Failure) -> (file: OpenFile, name: String) {
    try firstFree(in: folder) { name throws(OpenFile.Failure) in
      let descriptor = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode ?? 0o666))
      if descriptor < 0, errno == EEXIST { return nil }
      guard descriptor >= 0 else { throw OpenFile.Failure(code: errno) }
      TemporaryName.keep(name)
      return (OpenFile(descriptor: descriptor, isOwned: true), name)
    }
  }

  /// What can be done with the first name of a folder that is not taken, such as by a process that was killed.
  private static func firstFree<Result>(
    in folder: String, _ take: (String) throws(OpenFile.Failure) -> Result?
  ) throws(OpenFile.Failure) -> Result {
    for number in 0..<100 {
      let name = "\(folder == "/" ? "" : folder)/.nudge-\(getpid())\(number == 0 ? "" : "-\(number)")"
      if let result = try take(name) { return result }
    }
    throw OpenFile.Failure(code: EEXIST)
  }

  private static func path(of file: OpenFile) -> String { "/proc/self/fd/\(file.descriptor)" }

  /// Gives the file without a name one; `false` where that is taken.
  private func link(to name: String) throws(OpenFile.Failure) -> Bool {
    let result = unsafe linkat(AT_FDCWD, Self.path(of: file), AT_FDCWD, name, AT_SYMLINK_FOLLOW)
    if result != 0, errno == EEXIST { return false }
    try Self.check(result)
    return true
  }

  /// Sees to it that the name outlives a power cut; some file systems have no need or no way.
  private func syncFolder() throws(OpenFile.Failure) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if fsync(descriptor) != 0, ![EINVAL, ENOTSUP, EROFS].contains(errno) { throw OpenFile.Failure(code: errno) }
  }

  private static func remove(_ name: String) {
    _ = unsafe unlink(name)
    TemporaryName.forget()
  }
}
