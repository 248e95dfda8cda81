internal import Foundation
internal import Synchronization

/// A process that a test has started.
///
/// Foundation's `Process` writes past the end of its memory when many file descriptors are open, as they are when tests
/// run in parallel.
@safe public final class ChildProcess: Sendable {
  public let id: Int32
  private let end = Mutex<Int32?>(nil)

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Starts a program, whose standard input is empty.
  ///
  /// - Parameters:
  ///   - arguments: The program's path, or its name if it's in a folder of `PATH`, and its arguments.
  ///   - environment: Its environment variables, or `nil` for those of the test.
  ///   - output: The file for its output, or `nil` for that of the test.
  ///   - complaints: The file for its standard error, or `nil` for that of the test.
  public init(
    _ arguments: [String], environment: [String: String]? = nil, output: String? = nil, complaints: String? = nil
  ) throws {
    let environment = environment ?? ProcessInfo.processInfo.environment
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let creates = O_WRONLY | O_CREAT | O_TRUNC
    if let output { unsafe _ = posix_spawn_file_actions_addopen(&actions, 1, output, creates, 0o600) }
    if let complaints { unsafe _ = posix_spawn_file_actions_addopen(&actions, 2, complaints, creates, 0o600) }
    // Connections and locks of other tests end with them, not with this process.
    for descriptor in (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd"))?.compactMap({ Int32($0) }) ?? []
    where descriptor > 2 {
      unsafe _ = posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    // A test that runs under nohup ignores SIGHUP, and a program that it starts doesn't.
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    var signals: sigset_t = 0
    #else
    var attributes = posix_spawnattr_t()
    var signals = sigset_t()
    #endif
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGHUP)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var id: Int32 = 0
    let code = unsafe posix_spawnp(&id, arguments[0], &actions, &attributes, &words, &variables)
    guard code == 0 else {
      throw Failure(description: "\(arguments[0]) can't be started: \(unsafe String(cString: strerror(code)))")
    }
    self.id = id
  }

  deinit { if isRunning { _ = kill(id, SIGKILL) } }

  /// The exit code, the negative number of the signal that ended the process, or `nil` while it runs.
  public var code: Int32? { wait(WNOHANG) }

  public var isRunning: Bool { code == nil }

  /// Waits until the process ends, which blocks the thread, and throws an error if it failed.
  public func wait() throws {
    guard let code = wait(0), code != 0 else { return }
    throw Failure(description: "a program failed with \(code)")
  }

  private func wait(_ options: Int32) -> Int32? {
    end.withLock { end in
      if let end { return end }
      var status: Int32 = 0
      var result: pid_t
      repeat { result = unsafe waitpid(id, &status, options) } while result < 0 && errno == EINTR
      guard result == id else { return nil }
      end = status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
      return end
    }
  }
}
