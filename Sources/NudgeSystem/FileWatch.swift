#if os(Linux)
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif

/// A watch that reports when one of some files may have changed, even if an editor replaces the file.
///
/// It watches the folders of the files and of the targets of links.
package final class FileWatch {
  /// A descriptor that can be read when something has happened in one of the folders.
  package let descriptor: FileDescriptor
  private var paths: [String] = []
  /// The watched names in each folder, by the watch descriptor of the system.
  private var names: [Int32: Set<String>] = [:]

  package init() throws(SystemError) {
    descriptor = try FileDescriptor(owning: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
  }

  /// Watches a file.
  ///
  /// The file can be missing, but its folder must exist.
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

  /// Consumes all pending events.
  ///
  /// - Returns: Whether one of the files may have changed.
  package func take() -> Bool {
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let count = try? descriptor.readAvailable(into: &buffer), count > 0 {
      // struct inotify_event: wd, mask, cookie, and len of 4 bytes each, then a name padded with zeros; see inotify(7).
      var start = 0
      while start + 16 <= count {
        func word(_ offset: Int) -> UInt32 {
          (0..<4).reduce(0) { $0 | UInt32(buffer[start + offset + $1]) << (8 * UInt32($1)) }
        }
        let length = Int(word(12))
        let name = String(
          decoding: buffer[(start + 16)..<min(start + 16 + length, count)].prefix { $0 != 0 }, as: UTF8.self)
        // Events were lost, or the folder was removed.
        let isLoss = word(4) & UInt32(IN_Q_OVERFLOW | IN_IGNORED) != 0
        if isLoss || names[Int32(bitPattern: word(0))]?.contains(name) == true { hasChanged = true }
        start += 16 + length
      }
    }
    // A link may have a new target.
    if hasChanged { for path in paths { try? watch(path) } }
    return hasChanged
  }
}
#endif
