#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// An open file, pipe, terminal, or timer.
///
/// The descriptor is closed when the last reference to it is released.
package final class FileDescriptor: Sendable {
  package static let standardInput = FileDescriptor(standard: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(standard: STDOUT_FILENO)
  package static let standardError = FileDescriptor(standard: STDERR_FILENO)

  let rawValue: Int32
  private let isOwned: Bool

  private init(standard rawValue: Int32) {
    self.rawValue = rawValue
    isOwned = false
  }

  /// Creates an instance that owns a descriptor returned by a system call.
  init(owning rawValue: Int32) throws(SystemError) {
    guard rawValue >= 0 else { throw .last }
    self.rawValue = rawValue
    isOwned = true
  }

  /// Opens a path with flags for `open(2)`.
  ///
  /// Child processes don't inherit the descriptor.
  convenience init(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
    try self.init(owning: try retrying { unsafe open(path, flags | O_CLOEXEC, mode_t(mode)) })
  }

  /// Opens a file for reading.
  ///
  /// - Parameters:
  ///   - path: The file's path. Symbolic links are followed.
  ///   - waits: Whether to wait for a writer if the file is a pipe.
  /// - Throws: A `SystemError` from the system.
  package convenience init(reading path: String, waits: Bool = true) throws(SystemError) {
    try self.init(path, O_RDONLY | (waits ? 0 : O_NONBLOCK))
  }

  /// Opens a regular file for reading and appending, and creates it if it doesn't exist.
  ///
  /// - Throws: `notRegular` if the path is not a regular file.
  package convenience init(appendingTo path: String) throws(SystemError) {
    do throws(SystemError) {
      // This must not block, but opening a pipe would wait for a reader.
      try self.init(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK, mode: 0o666)
    } catch {
      throw (try? FileStatus(of: path).kind).map { $0 != .regular } == true ? .notRegular : error
    }
    guard kind == .regular else { throw .notRegular }
  }

  /// Opens a lock file, and creates it if it doesn't exist.
  ///
  /// Other users can't read the file.
  package convenience init(forLocking path: String) throws(SystemError) {
    try self.init(path, O_RDWR | O_CREAT, mode: 0o600)
  }

  deinit {
    if isOwned { close(rawValue) }
  }

  // MARK: Reading and writing

  /// Reads into part of a buffer, waiting for data if necessary.
  ///
  /// - Returns: The number of bytes read, or 0 at the end.
  package func read(into bytes: inout [UInt8], from start: Int = 0) throws(SystemError) -> Int {
    try whenReady(for: POLLIN) { readBytes(rawValue, &bytes, from: start) }
  }

  /// Reads into a buffer without waiting.
  ///
  /// - Returns: The number of bytes read.
  /// - Throws: A `SystemError`, including if no data is available.
  func readAvailable(into bytes: inout [UInt8]) throws(SystemError) -> Int {
    try retrying { readBytes(rawValue, &bytes, from: 0) }
  }

  /// Reads a number of bytes.
  ///
  /// - Returns: `count` bytes, or fewer if the file ends before.
  package func bytes(upTo count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let part = try read(into: &bytes, from: filled)
      if part == 0 { break }
      filled += part
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  /// Reads part of a file.
  ///
  /// If the file was opened for appending, subsequent writes still go to its end.
  package func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try retrying { lseek(rawValue, off_t(offset), SEEK_SET) }
    return try bytes(upTo: count)
  }

  /// Writes all bytes in a buffer, waiting whenever the other end is not ready.
  @unsafe package func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = try whenReady(for: POLLOUT) {
        unsafe writeBytes(rawValue, UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[done...]))
      }
      guard count > 0 else { throw .code(ENOSPC) }
      done += count
    }
  }

  /// Writes all bytes, waiting whenever the other end is not ready.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(SystemError) in try unsafe write(buffer) }
  }

  /// Makes a system call, and repeats it if it is interrupted or if another process made the shared file nonblocking.
  private func whenReady(for events: Int32, _ call: () -> Int) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) { return try retrying(call) } catch {
        guard error == .code(EAGAIN) || error == .code(EWOULDBLOCK) else { throw error }
        var request = pollfd(fd: rawValue, events: Int16(events), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      }
    }
  }

  /// Waits until written data is on disk.
  ///
  /// Some file systems don't support or don't require this.
  package func sync() throws(SystemError) {
    try succeeds(unless: EINVAL, ENOTSUP, EROFS) { fsync(rawValue) }
  }

  /// Truncates a file to a length in bytes.
  package func truncate(to length: Int) throws(SystemError) {
    try retrying { ftruncate(rawValue, off_t(length)) }
  }

  /// Tries to lock a file for this process, without waiting.
  ///
  /// Closing the file releases the lock.
  ///
  /// - Returns: `false` if another process has locked the file. On file systems without locks, this always succeeds.
  package func lock() throws(SystemError) -> Bool {
    do throws(SystemError) { return try lockIfSupported() } catch {
      guard [.code(ENOLCK), .code(ENOTSUP), .code(EINVAL)].contains(error) else { throw error }
      return true
    }
  }

  /// Locks a file for this process without waiting, or throws an error if the file system has no locks.
  func lockIfSupported() throws(SystemError) -> Bool {
    try succeeds(unless: EWOULDBLOCK) { flock(rawValue, LOCK_EX | LOCK_NB) }
  }

  /// Locks a file for this process, and waits for up to two seconds for another process to release it.
  ///
  /// - Returns: `false` if another process has still locked the file.
  package func lockPatiently() throws(SystemError) -> Bool {
    for _ in 0..<40 {
      if try lock() { return true }
      System.pause(milliseconds: 50)
    }
    return false
  }

  // MARK: Waiting

  /// Waits until at least one of the descriptors can be read.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors.
  ///   - milliseconds: The maximum time to wait, or `nil` for no limit.
  /// - Returns: For each descriptor, whether a read would not block because there is data, the end of the file, or an
  ///   error. After a timeout, all values are `false`.
  /// - Throws: A `SystemError` from the system.
  package static func wait(
    toRead descriptors: [FileDescriptor], milliseconds: Int32? = nil
  ) throws(SystemError) -> [Bool] {
    var requests = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    try retrying { unsafe poll(&requests, nfds_t(requests.count), milliseconds ?? -1) }
    return requests.map { $0.revents != 0 }
  }

  /// Whether a read would not block, because there is data or the end of the file.
  package var isReady: Bool { (try? Self.wait(toRead: [self], milliseconds: 0))?[0] ?? true }

  /// Waits until data is available or a task triggers a wakeup.
  ///
  /// - Returns: Whether data is available.
  package func waitToRead(or wakeup: Wakeup) -> Bool {
    (try? Self.wait(toRead: [self, wakeup.descriptor]))?[0] ?? true
  }

  // MARK: Properties

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  package func status() throws(SystemError) -> FileStatus { try FileStatus(of: self) }

  /// The kind of file.
  ///
  /// The value is `stream` if the system doesn't report a kind.
  package var kind: FileStatus.Kind { isTerminal ? .stream : (try? status().kind) ?? .stream }

  /// Reserves the descriptor numbers of standard input, output, and error.
  ///
  /// If the parent process closed one of them, the next opened file would get its number, and would be read as input or
  /// receive error messages. The replacement fails like a closed descriptor: standard input can't be read, and standard
  /// output and error can't be written.
  package static func reserveStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Opens a pipe.
  ///
  /// Child processes don't inherit its ends.
  static func pipe() throws(SystemError) -> (reading: FileDescriptor, writing: FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    try retrying { openPipe(&ends) }
    let pipe = (try FileDescriptor(owning: ends[0]), try FileDescriptor(owning: ends[1]))
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return pipe
  }

  /// Throws an error if the process cannot open six more files.
  ///
  /// Without this check, the runtime of concurrent code ends the process without a message if it cannot open its own
  /// files.
  package static func requireSpare() throws(SystemError) {
    var pipes: [(reading: FileDescriptor, writing: FileDescriptor)] = []
    for _ in 0..<3 { pipes.append(try pipe()) }
  }

  /// Makes reads and writes fail instead of waiting.
  func makeNonblocking() { _ = fcntl(rawValue, F_SETFL, O_NONBLOCK) }
}

/// The properties that the system reports for a file without opening it.
///
/// If two values are equal, the file was not written to in the meantime.
package struct FileStatus: Hashable, Sendable {
  /// A file's identity, which is independent of its names.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  package enum Kind: Sendable {
    case regular
    case folder
    /// A terminal, a pipe, a socket, or the null device.
    case stream
    /// A device without a known end, such as `/dev/zero`, or a disk. A terminal that is queried by path is also a
    /// device.
    case device
  }

  package let identity: Identity
  package let kind: Kind
  /// The permissions, such as `0o644`.
  package let mode: UInt32
  /// The ID of the user who owns the file.
  let owner: UInt32
  /// The size in bytes.
  package let size: Int
  /// The times when the contents and other properties were last changed, in nanoseconds.
  private let modified: Int
  private let changed: Int

  /// Returns the status of the file at a path.
  ///
  /// Symbolic links are followed.
  package init(of path: String) throws(SystemError) {
    try self.init { unsafe stat(path, &$0) }
  }

  init(of descriptor: FileDescriptor) throws(SystemError) {
    try self.init { unsafe fstat(descriptor.rawValue, &$0) }
  }

  private init(_ ask: (inout stat) -> Int32) throws(SystemError) {
    var status = stat()
    try retrying { ask(&status) }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    kind = Self.kind(status)
    mode = UInt32(status.st_mode & 0o7777)
    owner = UInt32(status.st_uid)
    size = Int(status.st_size)
    #if canImport(Darwin)
    (modified, changed) = (Self.nanoseconds(status.st_mtimespec), Self.nanoseconds(status.st_ctimespec))
    #else
    (modified, changed) = (Self.nanoseconds(status.st_mtim), Self.nanoseconds(status.st_ctim))
    #endif
  }

  private static func kind(_ status: stat) -> Kind {
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

  private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }
}

/// A signal that tasks use to wake a thread that is waiting for a file.
package final class Wakeup: Sendable {
  /// The descriptor that the thread waits for.
  let descriptor: FileDescriptor
  private let other: FileDescriptor

  /// Opens a pipe within the process.
  package init() throws(SystemError) {
    (descriptor, other) = try FileDescriptor.pipe()
  }

  /// Wakes the waiting thread, or the next thread that waits.
  package func give() { try? other.write([1]) }

  /// Consumes the wakeup of one call to `give()`.
  package func take() {
    var byte = [0 as UInt8]
    _ = try? descriptor.read(into: &byte)
  }
}

// System calls with the same names as methods.

private func openPipe(_ ends: inout [Int32]) -> Int32 { unsafe pipe(&ends) }

private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8], from start: Int) -> Int {
  unsafe bytes.withUnsafeMutableBytes { buffer in
    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
    return unsafe read(descriptor, rest.baseAddress, rest.count)
  }
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
