#if os(Linux)
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif

/// Reports when one of some files may have changed, also if an editor puts another file in its place.
///
/// The folders are watched, and those of the files that links lead to.
package final class FileWatch {
  /// Can be read when something happened in one of the folders.
  package let descriptor: FileDescriptor
  private var paths: [String] = []
  /// The names that matter in each folder, by the system's number for it.
  private var names: [Int32: Set<String>] = [:]

  package init() throws(SystemError) {
    descriptor = try FileDescriptor(owning: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
  }

  /// Watches a file, which may be missing; its folder may not.
  package func add(_ path: String) throws(SystemError) {
    paths.append(path)
    try watch(path)
  }

  private func watch(_ path: String) throws(SystemError) {
    for spelling in [path, FileReading.canonicalPath(path)].compactMap(\.self) {
      let (folder, name) = FileReading.split(spelling)
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      let number = try retrying { unsafe inotify_add_watch(descriptor.rawValue, folder, events) }
      names[number, default: []].insert(name)
    }
  }

  /// Takes all that happened.
  ///
  /// - Returns: Whether one of the files may have changed.
  package func take() -> Bool {
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let count = try? descriptor.readAvailable(into: &buffer), count > 0 {
      // struct inotify_event: wd, mask, cookie and len, 4 bytes each, then a name with zeros behind it; see inotify(7).
      var start = 0
      while start + 16 <= count {
        func word(_ offset: Int) -> UInt32 {
          (0..<4).reduce(0) { $0 | UInt32(buffer[start + offset + $1]) << (8 * UInt32($1)) }
        }
        let length = Int(word(12))
        let name = String(
          decoding: buffer[(start + 16)..<min(start + 16 + length, count)].prefix { $0 != 0 }, as: UTF8.self)
        // More happened than was kept, or the folder is gone.
        let isLoss = word(4) & UInt32(IN_Q_OVERFLOW | IN_IGNORED) != 0
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
