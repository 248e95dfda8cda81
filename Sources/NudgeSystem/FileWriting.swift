#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Writing of files so that others see the old contents or the new, and never a part.
package enum FileWriting {
  /// Replaces the contents of a file in one step.
  ///
  /// - Parameters:
  ///   - path: The file; not a link. It may be missing.
  ///   - bytes: The new contents.
  ///   - expected: What the file holds now; `nil` if there must be no file yet.
  /// - Throws: `changed` if the file holds something else, or the system's error. The file is then as it was.
  package static func replace(_ path: String, with bytes: [UInt8], expecting expected: [UInt8]?) throws(SystemError) {
    let replacement = try FileReplacement(of: path)
    try replacement.file.write(bytes)
    try replacement.commit {
      (try? FileReading.bytes(at: path, maximum: (expected?.count ?? 0) + 1, allowsMore: true)) == expected
    }
  }

  /// Makes a folder, if it is not there.
  ///
  /// - Parameters:
  ///   - path: The folder; the one above it must be there.
  ///   - mode: The permissions of a new folder, less what the umask takes away.
  /// - Throws: The system's error, also if a file or a link is there.
  package static func makeDirectory(_ path: String, mode: UInt32 = 0o777) throws(SystemError) {
    if try succeeds(unless: EEXIST, call: { unsafe mkdir(path, mode_t(mode)) }) { return }
    guard FileReading.isDirectory(path), FileReading.linkTarget(path) == nil else { throw .code(EEXIST) }
  }
}

/// New contents for a file, which appear whole or not at all.
///
/// They go to a file without a name if the system has such files, so that nothing is left behind even if the process is
/// killed; otherwise to one with a name of its own in the same folder. Only `commit` gives it the name. To replace a
/// file takes two steps, a name beside it and then the place of the other; killed between the two, it leaves a whole
/// file under the first.
package final class FileReplacement {
  /// How a file may be there before it is finished.
  package enum Method: CaseIterable, Sendable {
    /// Without a name; only Linux has this.
    case unnamed
    /// With a name of its own.
    case named
  }

  /// Where to write the new contents.
  package let file: FileDescriptor
  private let path: String
  private let folder: String
  private let isThere: Bool
  /// The name beside the path, while the file has it.
  private var temporary: String?

  /// Opens a new file.
  ///
  /// - Parameters:
  ///   - path: Where it will be. A link would be replaced itself.
  ///   - mode: Its permissions; `nil` for those of the file that it replaces, or those that new files have.
  ///   - methods: Which ways to try, in order.
  /// - Throws: The system's error.
  package init(of path: String, mode: UInt32? = nil, methods: [Method] = Method.allCases) throws(SystemError) {
    self.path = path
    folder = FileReading.split(path).folder
    let existing: FileStatus?
    do throws(SystemError) { existing = try FileStatus(of: path) } catch {
      guard error.isMissing else { throw error }
      existing = nil
    }
    isThere = existing != nil
    let mode = mode ?? existing.map { $0.mode & 0o777 }
    if methods.contains(.unnamed), let file = Self.openUnnamed(in: folder, mode: mode ?? 0o666) {
      self.file = file
    } else {
      guard methods.contains(.named) else { throw .code(ENOTSUP) }
      (file, temporary) = try Self.openNamed(in: folder, mode: mode ?? 0o666)
    }
    // The umask may have taken something away.
    if let mode { try retrying { fchmod(file.rawValue, mode_t(mode)) } }
  }

  deinit { discard() }

  /// Gives the file its name, when all of it is on the disk.
  ///
  /// - Parameter isUnchanged: Checks what is at the path, just before it is replaced.
  /// - Throws: `changed` if the check fails, or the system's error. What was there before is still there, unless the
  ///   disk failed after the last step.
  package func commit(if isUnchanged: () -> Bool = { true }) throws(SystemError) {
    try file.sync()
    if temporary == nil {
      // If nothing is to be replaced, one step is enough.
      if !isThere {
        guard isUnchanged() else { throw .changed }
        if try link(to: path) { return try syncFolder() }
      }
      temporary = try Self.firstFree(in: folder) { name throws(SystemError) in try link(to: name) ? name : nil }
    }
    guard let temporary else { throw .code(EEXIST) }
    ProcessSignals.removeAtEnd(temporary)
    guard isUnchanged() else { throw .changed }
    // Something else may have come there meanwhile.
    if let status = try? FileStatus(of: path), status.kind != .regular {
      throw .code(status.kind == .folder ? EISDIR : EEXIST)
    }
    try retrying { unsafe rename(temporary, path) }
    self.temporary = nil
    ProcessSignals.keepAtEnd()
    try syncFolder()
  }

  /// Leaves nothing behind.
  package func discard() {
    guard let temporary else { return }
    _ = unsafe unlink(temporary)
    ProcessSignals.keepAtEnd()
    self.temporary = nil
  }

  /// Opens a file without a name; `nil` if the file system has none, or no way to name it later.
  private static func openUnnamed(in folder: String, mode: UInt32) -> FileDescriptor? {
    #if os(Linux)
    // O_TMPFILE, which Swift does not see; see open(2).
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    guard let file = try? FileDescriptor(folder, unnamed | O_WRONLY, mode: mode) else { return nil }
    return unsafe access(name(of: file), F_OK) == 0 ? file : nil
    #else
    return nil
    #endif
  }

  private static func openNamed(
    in folder: String, mode: UInt32
  ) throws(SystemError) -> (file: FileDescriptor, name: String) {
    try firstFree(in: folder) { name throws(SystemError) in
      do throws(SystemError) {
        let file = try FileDescriptor(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        ProcessSignals.removeAtEnd(name)
        return (file, name)
      } catch {
        guard error == .code(EEXIST) else { throw error }
        return nil
      }
    }
  }

  /// What can be done with the first name of a folder that is not taken, such as by a process that was killed.
  private static func firstFree<Result>(
    in folder: String, _ take: (String) throws(SystemError) -> Result?
  ) throws(SystemError) -> Result {
    for number in 0..<100 {
      let name = "\(folder == "/" ? "" : folder)/.nudge-\(getpid())\(number == 0 ? "" : "-\(number)")"
      if let result = try take(name) { return result }
    }
    throw .code(EEXIST)
  }

  private static func name(of file: FileDescriptor) -> String { "/proc/self/fd/\(file.rawValue)" }

  /// Gives the file without a name one; `false` if that is taken.
  private func link(to name: String) throws(SystemError) -> Bool {
    try succeeds(unless: EEXIST) {
      unsafe linkat(AT_FDCWD, Self.name(of: file), AT_FDCWD, name, AT_SYMLINK_FOLLOW)
    }
  }

  /// Makes sure that the name outlives a power cut.
  private func syncFolder() throws(SystemError) {
    try (try? FileDescriptor(folder, O_RDONLY | O_DIRECTORY))?.sync()
  }
}
