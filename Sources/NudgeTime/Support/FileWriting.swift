#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Writing of files so that others see the old contents or the new, and never a part.
package enum FileWriting {
  /// Why a file was not written.
  package enum Failure: Error, Hashable {
    /// The file no longer holds what it held when it was read.
    case changed
    /// What the system said, as `errno`.
    case system(Int32)
  }

  /// Puts new contents in the place of a file's: a file beside it takes them, and is renamed.
  ///
  /// - Parameters:
  ///   - path: The file; no link. It need not be there.
  ///   - bytes: What it is to hold.
  ///   - expected: What it holds now; `nil` where there must be no file yet.
  /// - Throws: `Failure`; the file is then as it was.
  package static func replace(_ path: String, with bytes: [UInt8], expecting expected: [UInt8]?) throws(Failure) {
    let temporary = path + ".nudge-\(getpid())"
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    let mode = isThere ? status.st_mode & 0o777 : 0o666
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .system(errno) }
    var isOpen = true
    do throws(Failure) {
      // What the umask took away from a file that is there is given back.
      if isThere, fchmod(descriptor, mode) != 0 { throw .system(errno) }
      try writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw .system(errno) }
      isOpen = false
      guard close(descriptor) == 0 else { throw .system(errno) }
      let current = try? FileReading.bytes(at: path, maximum: (expected?.count ?? 0) + 1, allowsMore: true)
      guard current == expected else { throw .changed }
      guard unsafe rename(temporary, path) == 0 else { throw .system(errno) }
    } catch {
      if isOpen { close(descriptor) }
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Makes a folder, if it is not there.
  ///
  /// - Parameter path: The folder; the one above it must be there.
  /// - Throws: `Failure`.
  package static func makeDirectory(_ path: String) throws(Failure) {
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let code = errno
    guard code == EEXIST, FileReading.isDirectory(path), FileReading.linkTarget(path) == nil else {
      throw .system(code)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      done += count
    }
  }
}
