#if os(Linux)
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif

/// A watch that reports when one of a set of files may have changed, even if an editor replaces the file.
///
/// The watch observes the files' folders, and the folders of link destinations.
package final class FileWatch {
  /// A descriptor that can be read when one of the folders has changed.
  package let descriptor: FileDescriptor
  private var paths: [String] = []
  /// The watched names in each folder, by the system's watch descriptor.
  private var names: [Int32: Set<String>] = [:]

  package init() throws(SystemError) {
    descriptor = try FileDescriptor(owning: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
  }

  /// Watches a file.
  ///
  /// The file doesn't have to exist, but its folder must.
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
      // An inotify_event consists of wd, mask, cookie and len, with 4 bytes each, and a zero-padded name (inotify(7)).
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
    // A link may have a new destination.
    if hasChanged { for path in paths { try? watch(path) } }
    return hasChanged
  }
}
#endif
