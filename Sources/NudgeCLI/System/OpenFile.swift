internal import NudgeJSON
internal import NudgePlanning

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// An open file, pipe or terminal; closed with the value, unless it was the process's from the beginning.
final class OpenFile {
  /// What the system said, as `errno`.
  struct Failure: Error, Hashable {
    var code: Int32

    /// The text of the code.
    var message: String { System.message(code) }
    /// Whether a pipe's reader is gone.
    var isClosedPipe: Bool { code == EPIPE }
  }

  /// What tells one file from another, by whatever names it is known.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// What a file is.
  enum Sort {
    case regular
    case folder
    /// A terminal, a pipe, a socket, or the null device.
    case stream
    /// A device of which no end is known, such as `/dev/zero`, or a disk; by its path a terminal is one too.
    case device
  }

  let descriptor: Int32
  private let isOwned: Bool

  static var standardInput: OpenFile { OpenFile(descriptor: STDIN_FILENO, isOwned: false) }
  static var standardOutput: OpenFile { OpenFile(descriptor: STDOUT_FILENO, isOwned: false) }

  /// Takes a descriptor, and closes it in the end if it is owned.
  init(descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  /// Opens a file for reading.
  convenience init(reading path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    self.init(descriptor: descriptor, isOwned: true)
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Reads what is there into a part of a buffer, and waits if nothing is.
  ///
  /// - Returns: How many bytes; 0 at the end.
  func read(into bytes: inout [UInt8], from start: Int) throws(Failure) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        return unsafe Self.readBytes(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 { return count }
      try wait(after: errno, for: Int16(POLLIN))
    }
  }

  /// Writes all of some lines, and waits where nobody takes them.
  func write(_ lines: JSONBytes) throws(Failure) {
    var done = 0
    while done < lines.count {
      let count = unsafe lines.withBytes { buffer in
        let rest = unsafe UnsafeBufferPointer(rebasing: buffer[done...])
        return unsafe Self.writeBytes(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 { done += count } else { try wait(after: errno, for: Int16(POLLOUT)) }
    }
  }

  /// Waits where a call was interrupted, or is not to wait by itself since another process shares the file and wants it so.
  private func wait(after code: Int32, for events: Int16) throws(Failure) {
    if code == EINTR { return }
    guard code == EAGAIN || code == EWOULDBLOCK else { throw Failure(code: code) }
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  /// Whether reading would not wait: something is there, or the end.
  var isReady: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) != 0
  }

  /// Waits until reading would not wait any more, or somebody is woken.
  ///
  /// - Returns: Whether there is something to read.
  func waitToRead(or wakeup: Wakeup) -> Bool {
    var requests = [descriptor, wakeup.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while unsafe poll(&requests, nfds_t(requests.count), -1) < 0, errno == EINTR {}
    return requests[0].revents != 0
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// What tells the file from others; `nil` where the system does not say.
  var identity: Identity? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Self.identity(status) : nil
  }

  /// Which file a path leads to and of what sort it is, links followed.
  static func status(of path: String) throws(Failure) -> (identity: Identity, sort: Sort, mode: UInt32) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Failure(code: errno) }
    return (identity(status), sort(status), UInt32(status.st_mode & 0o7777))
  }

  /// Of what sort the file is; `stream` where the system does not say.
  var sort: Sort {
    if isTerminal { return .stream }
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Self.sort(status) : .stream
  }

  private static func identity(_ status: stat) -> Identity {
    Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  private static func sort(_ status: stat) -> Sort {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    case S_IFBLK: return .device
    case S_IFCHR:
      var null = stat()
      return unsafe stat("/dev/null", &null) == 0 && status.st_rdev == null.st_rdev ? .stream : .device
    default: return .stream
    }
  }

  private static func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.read(descriptor, start, count)
    #elseif canImport(Musl)
    unsafe Musl.read(descriptor, start, count)
    #else
    unsafe Darwin.read(descriptor, start, count)
    #endif
  }

  /// The system's `write`, under the name of each system's library.
  static func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
    unsafe Musl.write(descriptor, start, count)
    #else
    unsafe Darwin.write(descriptor, start, count)
    #endif
  }
}
