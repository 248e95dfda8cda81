internal import NudgePlanning
internal import NudgeTime

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Adds achievements to a history's file, each as one whole line in the file's own form, or not at all.
struct HistoryAppender {
  /// How much of a history's beginning and end is looked at, in bytes: the longest line that is read.
  private static let windowLength = HistoryReader.maximumLineLength
  /// How often and for how long it waits for another program that holds the file; milliseconds.
  private static let lockTries = 40
  private static let lockPause: Int32 = 50

  /// The file; a link is followed, and it need not be there.
  let path: String
  /// What stands beside each time, without control characters; `nil` for nothing.
  var title: String?

  /// Why a line was not added.
  enum AppendError: Error, Hashable {
    case notRegular
    /// Another program holds the file.
    case held
    /// What the system said, as `errno`.
    case system(Int32)
  }

  /// Adds a line.
  ///
  /// - Parameter time: When, as RFC 3339 has it.
  /// - Throws: `Failure`; the history is then as it was.
  func append(at time: String) throws {
    do throws(AppendError) { try add(time) } catch {
      switch error {
      case .notRegular: throw Failure(.output, "--history: \(path) is not a regular file, and nothing is added to it.")
      case .held: throw Failure(.output, "--history: \(path) is held by another program.")
      case .system(let code): throw Failure(.output, "--history: \(path) cannot be written: \(System.message(code)).")
      }
    }
  }

  private func add(_ time: String) throws(AppendError) {
    // Between opening and locking an editor may have put another file in its place.
    for _ in 0..<10 {
      // Without waiting: a pipe would block until somebody reads.
      let descriptor = unsafe open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
      guard descriptor >= 0 else {
        let code = errno
        throw (try? OpenFile.status(of: path).sort).map { $0 != .regular } == true ? .notRegular : .system(code)
      }
      defer { close(descriptor) }
      guard OpenFile(descriptor: descriptor, isOwned: false).sort == .regular else { throw .notRegular }
      try lock(descriptor)
      let isStillThere =
        (try? OpenFile.status(of: path).identity) == OpenFile(descriptor: descriptor, isOwned: false).identity
      if isStillThere { return try add(time, to: descriptor) }
    }
    throw .held
  }

  private func lock(_ descriptor: Int32) throws(AppendError) {
    for _ in 0..<Self.lockTries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        // Some file systems have no locks; a line of one write is whole there too.
        if errno == ENOLCK || errno == ENOTSUP || errno == EINVAL { return }
        throw .system(errno)
      }
      _ = poll(nil, 0, Self.lockPause)
    }
    throw .held
  }

  private func add(_ time: String, to descriptor: Int32) throws(AppendError) {
    let length = lseek(descriptor, 0, SEEK_END)
    guard length >= 0 else { throw .system(errno) }
    let window = off_t(Self.windowLength)
    let head = try read(descriptor, from: 0, count: Int(min(length, window)))
    let tail = length <= window ? head : try read(descriptor, from: length - window, count: Int(window))
    let known = HistoryForm(head: head, tail: tail)
    let form = known ?? HistoryForm(named: FileReading.canonicalPath(path) ?? path)

    let lineBreak: [UInt8] = head.firstRange(of: [0x0D, 0x0A]) != nil ? [0x0D, 0x0A] : [0x0A]
    var bytes: [UInt8] = []
    if let last = tail.last, last != 0x0A { bytes += lineBreak }
    if known == nil, let header = form.header { bytes += Array(header.utf8) + lineBreak }
    bytes += form.line(at: time, title: title) + lineBreak

    // One write, which nobody else's can come between; a second one only tells why the first fell short.
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
        return unsafe OpenFile.writeBytes(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        // Part of a line is worse than none: the file gets back the length it had.
        let code = count < 0 ? errno : ENOSPC
        _ = ftruncate(descriptor, length)
        throw .system(code)
      }
      done += count
    }
    if fsync(descriptor) != 0, errno != EINVAL {
      let code = errno
      _ = ftruncate(descriptor, length)
      throw .system(code)
    }
  }

  private func read(_ descriptor: Int32, from start: off_t, count: Int) throws(AppendError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let part = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, start + off_t(filled))
      }
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { throw .system(errno) }
      if part == 0 { break }
      filled += part
    }
    return Array(bytes.prefix(filled))
  }
}
