#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Functions for bounded reading of untrusted files and folders.
package enum FileReading {
  /// Reads a regular file, or its beginning.
  ///
  /// - Parameters:
  ///   - path: The file's path. Symbolic links are followed.
  ///   - maximum: The maximum number of bytes to read.
  ///   - allowsMore: Whether to read only the first `maximum` bytes of a longer file instead of throwing an error.
  /// - Returns: The bytes.
  /// - Throws: `notRegular`, `tooLarge`, or an error from the system.
  package static func bytes(at path: String, maximum: Int, allowsMore: Bool) throws(SystemError) -> [UInt8] {
    try wholeFile(path, maximum: maximum, allowsMore: allowsMore).bytes
  }

  /// Reads a regular file, and checks that it didn't change while it was being read.
  ///
  /// - Parameters:
  ///   - path: The file's path. Symbolic links are followed.
  ///   - maximum: The maximum size of the file in bytes.
  /// - Returns: The bytes.
  /// - Throws: `changed` if the file changed, in which case the bytes could be a mix of two versions, `notRegular`,
  ///   `tooLarge`, or an error from the system.
  package static func steadyBytes(at path: String, maximum: Int) throws(SystemError) -> [UInt8] {
    let (bytes, isSteady) = try wholeFile(path, maximum: maximum, allowsMore: false)
    guard isSteady else { throw .changed }
    return bytes
  }

  private static func wholeFile(
    _ path: String, maximum: Int, allowsMore: Bool
  ) throws(SystemError) -> (bytes: [UInt8], isSteady: Bool) {
    // This must not block, but opening a pipe for reading would wait for a writer.
    let file = try FileDescriptor(reading: path, waits: false)
    let status = try file.status()
    guard status.kind == .regular else { throw .notRegular }
    guard allowsMore || status.size <= maximum else { throw .tooLarge }

    // Read one more byte than allowed, to detect a file that has grown.
    let capacity = allowsMore ? maximum : min(status.size, maximum) + 1
    let bytes = try file.bytes(upTo: capacity)
    guard allowsMore || bytes.count <= maximum else { throw .tooLarge }
    return (bytes, try file.status() == status)
  }

  /// Reads a file of any length in chunks.
  ///
  /// The file can be a regular file, a pipe, or a terminal.
  ///
  /// - Parameters:
  ///   - path: The file's path, or `nil` for standard input.
  ///   - body: A closure that is called for each chunk, in order.
  /// - Throws: `notRegular` for a folder or a device without a known end, or an error from the system.
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

  /// Reads a file that can also be a pipe or a terminal, such as the path that `<(command)` in a shell produces.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `nil` for standard input.
  ///   - maximum: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: `notRegular` for a folder or a device without a known end, `tooLarge`, or an error from the system.
  package static func streamedBytes(of path: String?, maximum: Int) throws(SystemError) -> [UInt8] {
    let file = if let path { try FileDescriptor(reading: path) } else { FileDescriptor.standardInput }
    guard file.kind == .regular || file.kind == .stream else { throw .notRegular }
    let bytes = try file.bytes(upTo: maximum + 1)
    guard bytes.count <= maximum else { throw .tooLarge }
    return bytes
  }

  // MARK: Paths

  /// Returns the absolute path with all symbolic links resolved, or `nil` if the file does not exist.
  package static func canonicalPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Returns a symbolic link's destination, even if it doesn't exist, or `nil` if the path is not a link.
  package static func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: 4_096)
    let count = unsafe readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the path that a chain of links leads to, even if it doesn't exist.
  ///
  /// A path that is not a link is returned unchanged.
  package static func linkDestination(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = linkTarget(path) else { return path }
      path = next.hasPrefix("/") ? next : (path.lastIndex(of: "/").map { path[...$0] } ?? "") + next
    }
    throw .code(ELOOP)
  }

  /// Returns the absolute path of a file that may not exist yet, with all symbolic links resolved.
  ///
  /// Links to missing files are followed, and folders that don't exist yet keep their names. Two paths that lead to the
  /// same file produce the same path, both before and after the file is created.
  ///
  /// - Throws: An error from the system if there are too many links.
  package static func resolvedPath(_ path: String) throws(SystemError) -> String {
    try resolvedPath(path, depth: 0)
  }

  private static func resolvedPath(_ path: String, depth: Int) throws(SystemError) -> String {
    if let canonical = canonicalPath(path) { return canonical }
    // A link can lead to a path that contains the link itself.
    guard depth < 1_000 else { throw .code(ELOOP) }
    let (folder, name) = split(try linkDestination(path))
    let parent = try resolvedPath(folder, depth: depth + 1)
    switch name {
    case "", ".": return parent
    case "..": return split(parent).folder
    default: return (parent == "/" ? "" : parent) + "/" + name
    }
  }

  /// Splits a path into its folder, which is `.` if the path is only a name, and its name.
  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  // MARK: Folders

  package static func isDirectory(_ path: String) -> Bool { (try? FileStatus(of: path).kind) == .folder }

  /// Returns the relative paths of all files in a folder and its subfolders, in no particular order.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - maximumDepth: The maximum depth of the folders to search, where 1 is the folder itself.
  /// - Returns: The paths of files and of links. Links to folders are not followed.
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
  /// Returns the index of the first byte in a range that has the given value, or `nil` if the range doesn't contain it.
  package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    return unsafe withUnsafeBytes { buffer -> Int? in
      guard let start = buffer.baseAddress, !range.isEmpty,
        let found = unsafe memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - start
    }
  }
}
