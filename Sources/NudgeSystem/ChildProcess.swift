#if os(Linux)
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif

/// A running program in its own process group, so that Ctrl-C doesn't terminate it.
///
/// The program can also block the signals that request this process to terminate. A service manager sends them to all
/// processes of a service.
package final class ChildProcess {
  /// The kind of standard output that the program gets.
  package enum Output: Sendable {
    case pipe
    /// A pseudoterminal, so that the program writes each line immediately instead of buffering its output.
    case terminal
  }

  /// The program's standard output.
  package let output: FileDescriptor
  private let id: pid_t
  private var isOver = false

  /// Returns a program's path, found by searching `PATH` as a shell does, or `nil` if the program is not found.
  package static func path(of program: String) -> String? {
    for folder in (System.variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") {
      let path = "\(folder)/\(program)"
      if unsafe access(path, X_OK) == 0, !FileReading.isDirectory(path) { return path }
    }
    return nil
  }

  /// Starts a program, or returns `nil` if it can't be started.
  ///
  /// - Parameters:
  ///   - path: The program's path.
  ///   - arguments: The arguments, without the program's name.
  ///   - output: The kind of its standard output. Standard error is discarded, because it can contain a person's own
  ///     text.
  ///   - ignoresEndRequests: Whether the program blocks the signals that request it to terminate.
  package init?(_ path: String, _ arguments: [String], output: Output, ignoresEndRequests: Bool = false) {
    guard let ends = try? Self.open(output) else { return nil }
    self.output = ends.ours
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends.theirs.rawValue, STDOUT_FILENO)

    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    if ignoresEndRequests { for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, number) } }
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    // Otherwise, the program would inherit the signals that this process ignores.
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { unsafe sigaddset(&signals, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)

    var words = unsafe ([path] + arguments).map { word in unsafe strdup(word) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    // Once the program has its end, close it here, so that this process notices when the program closes it.
    isOver = withExtendedLifetime(ends.theirs) {
      unsafe posix_spawn(&child, path, &actions, &attributes, &words, environ) != 0
    }
    id = child
    if isOver { return nil }
  }

  private static func open(_ output: Output) throws(SystemError) -> (ours: FileDescriptor, theirs: FileDescriptor) {
    switch output {
    case .pipe:
      let (ours, theirs) = try FileDescriptor.pipe()
      return (ours, theirs)
    case .terminal:
      var (ours, theirs): (Int32, Int32) = (-1, -1)
      try retrying { unsafe openpty(&ours, &theirs, nil, nil, nil) }
      // Other programs that this process starts must not inherit these ends. Programs are started on a single thread.
      for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (try FileDescriptor(owning: ours), try FileDescriptor(owning: theirs))
    }
  }

  deinit { end() }

  /// Reads the available output, waiting for it if necessary.
  ///
  /// - Returns: The bytes, which are empty at the end of the output.
  package func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    // Reading from a pseudoterminal fails with EIO if the other end is closed.
    let count = (try? output.read(into: &buffer)) ?? 0
    return Array(buffer[..<count])
  }

  /// Reads all output, and waits for the program to exit.
  ///
  /// - Parameter seconds: The timeout, after which the program is terminated.
  /// - Returns: The output and whether the program succeeded, or `nil` after a timeout.
  package func readAll(withinSeconds seconds: Double) -> (output: [UInt8], isSuccess: Bool)? {
    let limit = System.elapsedSeconds + seconds
    var all: [UInt8] = []
    while true {
      let rest = Int32(max(0, (limit - System.elapsedSeconds) * 1_000))
      guard (try? FileDescriptor.wait(toRead: [output], milliseconds: rest)) == [true], all.count < 1 << 20 else {
        end()
        return nil
      }
      let piece = read()
      if piece.isEmpty { return wait(withinSeconds: limit - System.elapsedSeconds).map { (all, $0) } }
      all += piece
    }
  }

  /// Waits until the program exits.
  ///
  /// A program can close its output and continue to run.
  ///
  /// - Parameter seconds: The timeout, after which the program is terminated.
  /// - Returns: Whether the program succeeded, or `nil` after a timeout.
  package func wait(withinSeconds seconds: Double) -> Bool? {
    guard !isOver else { return false }
    let limit = System.elapsedSeconds + seconds
    var status: Int32 = 0
    while (try? retrying { unsafe waitpid(id, &status, WNOHANG) }) == 0 {
      guard System.elapsedSeconds < limit else {
        end()
        return nil
      }
      System.pause(milliseconds: 2)
    }
    isOver = true
    return status == 0
  }

  /// Terminates the program if it is still running.
  package func end() {
    guard !isOver else { return }
    isOver = true
    kill(id, SIGKILL)
    _ = try? retrying { waitpid(id, nil, 0) }
  }
}
#endif
