#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Functions for writing files atomically, so that other processes see either the old or the new contents.
package enum FileWriting {
  /// Replaces a file's contents atomically.
  ///
  /// - Parameters:
  ///   - path: The file's path, which must not be a link. The file doesn't have to exist.
  ///   - bytes: The new contents.
  ///   - expected: The current contents, or `nil` if the file must not exist yet.
  /// - Throws: `changed` if the file has different contents, or an error from the system. In both cases, the file is
  ///   left unchanged.
  package static func replace(_ path: String, with bytes: [UInt8], expecting expected: [UInt8]?) throws(SystemError) {
    let replacement = try FileReplacement(of: path)
    try replacement.file.write(bytes)
    try replacement.commit {
      (try? FileReading.bytes(at: path, maximum: (expected?.count ?? 0) + 1, allowsMore: true)) == expected
    }
  }

  /// Creates a folder if it doesn't exist.
  ///
  /// - Parameters:
  ///   - path: The folder's path. The parent folder must exist.
  ///   - mode: The permissions of a new folder, before the umask applies.
  /// - Throws: An error from the system, including if the path is a file or a link.
  package static func makeDirectory(_ path: String, mode: UInt32 = 0o777) throws(SystemError) {
    if try succeeds(unless: EEXIST, call: { unsafe mkdir(path, mode_t(mode)) }) { return }
    guard FileReading.isDirectory(path), FileReading.linkTarget(path) == nil else { throw .code(EEXIST) }
  }
}

/// A replacement for a file, which becomes visible completely or not at all.
///
/// If the system supports unnamed files, the new contents are written to one, so that nothing is left behind even if
/// the process is killed. Otherwise, they are written to a temporary file in the same folder. The file gets its name
/// when `commit` is called.
///
/// Replacing an existing file takes two steps: the new file gets a temporary name and then replaces the old one. If the
/// process is killed between these steps, a complete file remains under the temporary name. The next replacement in the
/// same folder removes it. Until `commit`, only the owner can read the new file.
package final class FileReplacement {
  /// A method for storing an unfinished file.
  package enum Method: CaseIterable, Sendable {
    /// The file has no name. This is only supported on Linux.
    case unnamed
    /// The file has a temporary name.
    case named
  }

  /// The file that the new contents are written to.
  package let file: FileDescriptor
  private let path: String
  private let folder: String
  private let isThere: Bool
  /// The permissions of the finished file.
  private let mode: UInt32
  /// The temporary name next to the path, while the file has it.
  private var temporary: String?

  /// Opens a new file.
  ///
  /// - Parameters:
  ///   - path: The final path. If it is a link, the link itself is replaced.
  ///   - mode: The permissions, or `nil` for those of the replaced file or, if it doesn't exist, the default ones.
  ///   - methods: The methods to try, in order.
  /// - Throws: A `SystemError` from the system.
  package init(of path: String, mode: UInt32? = nil, methods: [Method] = Method.allCases) throws(SystemError) {
    self.path = path
    folder = FileReading.split(path).folder
    let existing: FileStatus?
    do throws(SystemError) { existing = try FileStatus(of: path) } catch {
      guard error.isMissing else { throw error }
      existing = nil
    }
    isThere = existing != nil
    self.mode = mode ?? existing.map { $0.mode & 0o777 } ?? 0o666 & ~Self.creationMask
    if methods.contains(.unnamed), let file = Self.openUnnamed(in: folder) {
      self.file = file
      // As long as this process lives, no other one removes the file while it has its temporary name.
      _ = try? file.lock()
    } else {
      guard methods.contains(.named) else { throw .code(ENOTSUP) }
      (file, temporary) = try Self.openNamed(in: folder)
    }
  }

  /// The permissions that are removed from new files by default.
  ///
  /// umask(2) can only return the mask while setting a new one.
  private static let creationMask: UInt32 = {
    let mask = umask(0o077)
    _ = umask(mask)
    return UInt32(mask)
  }()

  deinit { discard() }

  /// Gives the file its name, once all of its contents are on disk.
  ///
  /// - Parameter isUnchanged: A closure that checks the file at the path just before it is replaced.
  /// - Throws: `changed` if the check fails, or an error from the system. The previous file is preserved, unless the
  ///   disk fails after the last step.
  package func commit(if isUnchanged: () -> Bool = { true }) throws(SystemError) {
    try file.sync()
    if temporary == nil {
      // If there isn't a file to replace, one step is enough.
      if !isThere {
        guard isUnchanged() else { throw .changed }
        try setMode()
        if try link(to: path) { return try syncFolder() }
      }
      temporary = try Self.firstFree(in: folder) { name throws(SystemError) in try link(to: name) ? name : nil }
    }
    guard let temporary else { throw .code(EEXIST) }
    ProcessSignals.removeAtEnd(temporary)
    guard isUnchanged() else { throw .changed }
    // Another file may have been created at the path in the meantime.
    if let status = try? FileStatus(of: path), status.kind != .regular {
      throw .code(status.kind == .folder ? EISDIR : EEXIST)
    }
    // Changing the permissions of the finished file instead would lock out its readers for a moment, or for good if
    // this process was killed before.
    try setMode()
    try retrying { unsafe rename(temporary, path) }
    self.temporary = nil
    ProcessSignals.keepAtEnd()
    try syncFolder()
  }

  /// Gives the file its final permissions, which is the last step before it gets its final name.
  private func setMode() throws(SystemError) {
    // The owner can always do this, except on file systems without permissions.
    try succeeds(unless: EPERM, ENOTSUP) { fchmod(file.rawValue, mode_t(mode)) }
  }

  /// Removes the new file.
  package func discard() {
    guard let temporary else { return }
    _ = unsafe unlink(temporary)
    ProcessSignals.keepAtEnd()
    self.temporary = nil
  }

  /// Opens an unnamed file, or returns `nil` if the file system does not support unnamed files or naming them later.
  private static func openUnnamed(in folder: String) -> FileDescriptor? {
    #if os(Linux)
    // O_TMPFILE, which Swift doesn't import. See open(2).
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    guard let file = try? FileDescriptor(folder, unnamed | O_WRONLY, mode: 0o600) else { return nil }
    return unsafe access(name(of: file), F_OK) == 0 ? file : nil
    #else
    return nil
    #endif
  }

  private static func openNamed(in folder: String) throws(SystemError) -> (file: FileDescriptor, name: String) {
    try firstFree(in: folder) { name throws(SystemError) in
      do throws(SystemError) {
        let file = try FileDescriptor(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        // Another process may take the file for an abandoned one before it is locked, and remove it.
        guard try file.lock() else { return nil }
        ProcessSignals.removeAtEnd(name)
        return (file, name)
      } catch {
        guard error == .code(EEXIST) else { throw error }
        return nil
      }
    }
  }

  /// Returns the result of `take` for the first available name in a folder.
  ///
  /// `take` returns `nil` if the name is taken. Files that killed processes left are removed.
  private static func firstFree<Result>(
    in folder: String, _ take: (String) throws(SystemError) -> Result?
  ) throws(SystemError) -> Result {
    for number in 0..<1_000 {
      let name = "\(folder == "/" ? "" : folder)/.nudge-temporary-\(number)"
      if let result = try take(name) { return result }
      if removeAbandoned(name), let result = try take(name) { return result }
    }
    throw .code(EEXIST)
  }

  /// Removes a temporary file of this user that no process has locked, and returns whether it did.
  private static func removeAbandoned(_ name: String) -> Bool {
    // The file may be anything, or may be replaced meanwhile.
    guard let file = try? FileDescriptor(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK), let status = try? file.status(),
      status.kind == .regular, status.owner == geteuid(), (try? file.lockIfSupported()) == true,
      (try? FileStatus(of: name).identity) == status.identity
    else { return false }
    return unsafe unlink(name) == 0
  }

  private static func name(of file: FileDescriptor) -> String { "/proc/self/fd/\(file.rawValue)" }

  /// Gives the unnamed file a name, or returns `false` if the name is taken.
  private func link(to name: String) throws(SystemError) -> Bool {
    try succeeds(unless: EEXIST) {
      unsafe linkat(AT_FDCWD, Self.name(of: file), AT_FDCWD, name, AT_SYMLINK_FOLLOW)
    }
  }

  /// Ensures that the file's name survives a power failure.
  private func syncFolder() throws(SystemError) {
    try (try? FileDescriptor(folder, O_RDONLY | O_DIRECTORY))?.sync()
  }
}
