#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Bounded reading of files and folders that are not trusted.
package enum FileReading {
  /// Reads a regular file, or the beginning of one.
  ///
  /// - Parameters:
  ///   - path: The file; links are followed.
  ///   - maximum: The most bytes to read.
  ///   - allowsMore: Whether a longer file is read up to `maximum` rather than refused.
  /// - Returns: The bytes.
  /// - Throws: `notRegular`, `tooLarge`, or the system's error.
  package static func bytes(at path: String, maximum: Int, allowsMore: Bool) throws(SystemError) -> [UInt8] {
    try wholeFile(path, maximum: maximum, allowsMore: allowsMore).bytes
  }

  /// Reads a regular file that is not written to at the same time.
  ///
  /// - Parameters:
  ///   - path: The file; links are followed.
  ///   - maximum: The most bytes that it may have.
  /// - Returns: The bytes.
  /// - Throws: `changed` if the file changed while it was read, so that the bytes may be half of one state and half of
  ///   another; `notRegular`, `tooLarge`, or the system's error.
  package static func steadyBytes(at path: String, maximum: Int) throws(SystemError) -> [UInt8] {
    let (bytes, isSteady) = try wholeFile(path, maximum: maximum, allowsMore: false)
    guard isSteady else { throw .changed }
    return bytes
  }

  private static func wholeFile(
    _ path: String, maximum: Int, allowsMore: Bool
  ) throws(SystemError) -> (bytes: [UInt8], isSteady: Bool) {
    // Without waiting: opening a pipe for reading would block until somebody writes.
    let file = try FileDescriptor(reading: path, waits: false)
    let status = try file.status()
    guard status.kind == .regular else { throw .notRegular }
    guard allowsMore || status.size <= maximum else { throw .tooLarge }

    // One byte more than allowed, to notice a file that grew.
    let capacity = allowsMore ? maximum : min(status.size, maximum) + 1
    let bytes = try file.bytes(upTo: capacity)
    guard allowsMore || bytes.count <= maximum else { throw .tooLarge }
    return (bytes, try file.status() == status)
  }

  /// Reads a file of any length piece by piece: a regular file, a pipe or a terminal.
  ///
  /// - Parameters:
  ///   - path: The file; `nil` for standard input.
  ///   - body: Called for each piece, in order.
  /// - Throws: `notRegular` for a folder or a device without a known end, or the system's error.
  package static func forEachPiece(of path: String?, _ body: (ArraySlice<UInt8>) -> Void) throws(SystemError) {
    let file = if let path { try FileDescriptor(reading: path) } else { FileDescriptor.standardInput }
    let kind = file.kind
    if kind == .folder || kind == .device { throw .notRegular }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try file.read(into: &buffer)
      if count == 0 { return }
      body(buffer[..<count])
    }
  }

  // MARK: Paths

  /// The absolute path with all links resolved; `nil` if there is no such file.
  package static func canonicalPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The path that a symbolic link holds, whether or not it leads anywhere; `nil` if there is no link.
  package static func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: 4_096)
    let count = unsafe readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path that a chain of links leads to, whether or not there is a file; the path itself if it is no link.
  package static func linkDestination(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = linkTarget(path) else { return path }
      path = next.hasPrefix("/") ? next : (path.lastIndex(of: "/").map { path[...$0] } ?? "") + next
    }
    throw .code(ELOOP)
  }

  /// The folder of a path, `.` for a name alone, and the name in it.
  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  // MARK: Folders

  package static func isDirectory(_ path: String) -> Bool { (try? FileStatus(of: path).kind) == .folder }

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

extension [UInt8] {
  /// The index of the first byte of a value in a range; `nil` if there is none.
  package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the bytes")
    return unsafe withUnsafeBytes { buffer -> Int? in
      guard let start = buffer.baseAddress, !range.isEmpty,
        let found = unsafe memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - start
    }
  }
}
