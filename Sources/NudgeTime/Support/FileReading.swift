#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Bounded reading of files that are not trusted.
package enum FileReading {
  /// Why a file's bytes cannot be had.
  package enum Failure: Error, Hashable {
    /// A folder, a pipe, a device or a socket.
    case notRegular
    /// More bytes than allowed.
    case tooLarge
    /// What the system said, as `errno`.
    case system(Int32)
  }

  /// The system's text for an `errno`, such as `No such file or directory`.
  package static func message(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

  /// Reads a regular file, or the beginning of one.
  ///
  /// - Parameters:
  ///   - path: The file; links are followed.
  ///   - maximum: The most bytes to read.
  ///   - allowsMore: Whether a longer file is read up to `maximum` rather than refused.
  /// - Returns: The bytes.
  /// - Throws: `Failure`.
  package static func bytes(at path: String, maximum: Int, allowsMore: Bool) throws(Failure) -> [UInt8] {
    try wholeFile(path, maximum: maximum, allowsMore: allowsMore).bytes
  }

  /// Reads a regular file that nobody writes to meanwhile.
  ///
  /// - Parameters:
  ///   - path: The file; links are followed.
  ///   - maximum: The most bytes that it may have.
  /// - Returns: The bytes; `nil` if the file's size or times changed while it was read, so that they may be half of one state
  ///   and half of another.
  /// - Throws: `Failure`.
  package static func steadyBytes(at path: String, maximum: Int) throws(Failure) -> [UInt8]? {
    let (bytes, isSteady) = try wholeFile(path, maximum: maximum, allowsMore: false)
    return isSteady ? bytes : nil
  }

  private static func wholeFile(
    _ path: String, maximum: Int, allowsMore: Bool
  ) throws(Failure) -> (bytes: [UInt8], isSteady: Bool) {
    // Without waiting: opening a pipe for reading would block until somebody writes.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard allowsMore || Int(status.st_size) <= maximum else { throw .tooLarge }

    // One byte more than allowed, to notice a file that grew.
    let capacity = allowsMore ? maximum : min(Int(status.st_size), maximum) + 1
    var bytes = [UInt8](repeating: 0, count: capacity)
    var filled = 0
    while filled < capacity {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress?.advanced(by: filled), capacity - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      if count == 0 { break }
      filled += count
    }
    guard allowsMore || filled <= maximum else { throw .tooLarge }
    bytes.removeLast(capacity - filled)
    var after = stat()
    guard unsafe fstat(descriptor, &after) == 0 else { throw .system(errno) }
    return (bytes, isSame(status, after))
  }

  private static func isSame(_ before: stat, _ after: stat) -> Bool {
    #if canImport(Darwin)
    let times = [before.st_mtimespec, before.st_ctimespec, after.st_mtimespec, after.st_ctimespec]
    #else
    let times = [before.st_mtim, before.st_ctim, after.st_mtim, after.st_ctim]
    #endif
    let isUntouched = [(0, 2), (1, 3)].allSatisfy { left, right in
      times[left].tv_sec == times[right].tv_sec && times[left].tv_nsec == times[right].tv_nsec
    }
    return isUntouched && before.st_size == after.st_size
  }

  /// The absolute path with all links resolved; `nil` where there is no such file.
  package static func canonicalPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The path that a symbolic link holds, whether or not it leads anywhere; `nil` where there is no link.
  package static func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: 4_096)
    let count = unsafe readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Reads a file of any length piece by piece: a regular file, a pipe or a terminal.
  ///
  /// - Parameters:
  ///   - path: The file; `nil` for standard input.
  ///   - body: Called for each piece, in order.
  /// - Throws: `Failure`; `notRegular` for a folder, and for a device of which no end is known.
  package static func forEachPiece(of path: String?, _ body: (ArraySlice<UInt8>) -> Void) throws(Failure) {
    let descriptor = path.map { unsafe open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
    guard descriptor >= 0 else { throw .system(errno) }
    defer { if path != nil { close(descriptor) } }
    if isEndlessDevice(descriptor) { throw .notRegular }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw errno == EISDIR ? .notRegular : .system(errno) }
      if count == 0 { return }
      body(buffer[..<count])
    }
  }

  /// Whether standard input is a terminal, where a person would have to type.
  package static var standardInputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether an open file is a device of which no end is known, unlike a terminal or the null device.
  private static func isEndlessDevice(_ descriptor: Int32) -> Bool {
    var status = stat()
    var null = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFCHR, isatty(descriptor) == 0,
      unsafe stat("/dev/null", &null) == 0
    else { return false }
    return status.st_rdev != null.st_rdev
  }

  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The paths of all files below a folder, relative to it, in no particular order.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - maximumDepth: How many folders deep to look; 1 is the folder itself.
  /// - Returns: Files and links to files; folders that are links are not entered.
  package static func relativePaths(below root: String, maximumDepth: Int) -> [String] {
    var paths: [String] = []
    var pending: [(path: String, depth: Int)] = [("", 1)]
    while let (parent, depth) = pending.popLast() {
      for name in entries(of: parent.isEmpty ? root : root + "/" + parent) {
        let path = parent.isEmpty ? name : parent + "/" + name
        var status = stat()
        guard unsafe lstat(root + "/" + path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if depth < maximumDepth { pending.append((path, depth + 1)) }
        } else {
          paths.append(path)
        }
      }
    }
    return paths
  }

  private static func entries(of directory: String) -> [String] {
    guard let stream = unsafe opendir(directory) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
