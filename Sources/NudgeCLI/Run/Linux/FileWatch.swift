#if os(Linux)
private import Glibc
internal import NudgeTime

/// Tells when one of some files may have changed, also where an editor puts another file in its place.
///
/// The folders are watched, and those of the files that links lead to.
final class FileWatch {
  /// Readable when something happened in one of the folders.
  let descriptor: Int32
  private let paths: [String]
  /// The names that matter in each folder, by the system's number of it.
  private var names: [Int32: Set<String>] = [:]

  /// Watches some files, which need not be there; their folders have to be.
  ///
  /// - Throws: `Failure` where the system watches no more.
  init(_ paths: [String]) throws {
    self.paths = paths
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw Failure(
        .ours,
        "files cannot be watched: \(System.message(errno)). Other programs may watch all that the system allows.")
    }
    for path in paths { try watch(path) }
  }

  deinit { close(descriptor) }

  private func watch(_ path: String) throws {
    var spellings = [path]
    if let canonical = FileReading.canonicalPath(path) { spellings.append(canonical) }
    for path in spellings {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      let number = unsafe inotify_add_watch(descriptor, folder, events)
      guard number >= 0 else {
        throw Failure(.missingInput, "the folder \(folder) cannot be watched: \(System.message(errno)).")
      }
      names[number, default: []].insert(name)
    }
  }

  /// Takes all that happened.
  ///
  /// - Returns: Whether one of the files may have changed.
  func take() -> Bool {
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      // struct inotify_event: wd, mask, cookie and len, 4 bytes each, then a name with zeros behind it; see inotify(7).
      var start = 0
      while start + 16 <= count {
        func word(_ offset: Int) -> UInt32 {
          (0..<4).reduce(0) { $0 | UInt32(buffer[start + offset + $1]) << (8 * UInt32($1)) }
        }
        let length = Int(word(12))
        let name = String(
          decoding: buffer[(start + 16)..<min(start + 16 + length, count)].prefix { $0 != 0 }, as: UTF8.self)
        let mask = word(4)
        // More happened than was kept, or the folder is gone.
        let isLoss = mask & UInt32(IN_Q_OVERFLOW | IN_IGNORED) != 0
        if isLoss || names[Int32(bitPattern: word(0))]?.contains(name) == true { hasChanged = true }
        start += 16 + length
      }
    }
    // A link may lead elsewhere now.
    if hasChanged { for path in paths { try? watch(path) } }
    return hasChanged
  }
}
#endif
