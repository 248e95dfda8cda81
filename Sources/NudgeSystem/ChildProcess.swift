#if os(Linux)
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif

/// A running program in a separate process group, so that Ctrl-C does not end it.
package final class ChildProcess {
  /// The kind of the program's standard output.
  package enum Output: Sendable {
    case pipe
    /// A terminal that is not displayed, so that the program writes each line immediately instead of when it ends.
    case terminal
  }

  /// The program's standard output.
  package let output: FileDescriptor
  private let id: pid_t
  private var isOver = false

  /// Returns the path of a program, found in the same way as by a shell, or `nil` if it is missing.
  package static func path(of program: String) -> String? {
    for folder in (System.variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") {
      let path = "\(folder)/\(program)"
      if unsafe access(path, X_OK) == 0, !FileReading.isDirectory(path) { return path }
    }
    return nil
  }

  /// Starts a program, or returns `nil` if it cannot be started.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: The arguments after its name.
  ///   - output: The kind of its standard output. Standard error is discarded, because it can contain a person's own
  ///     text.
  package init?(_ path: String, _ arguments: [String], output: Output) {
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
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    // The program would inherit the signals that this process ignores.
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { unsafe sigaddset(&signals, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)

    var words = unsafe ([path] + arguments).map { word in unsafe strdup(word) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    // Close the program's end here after the program has it, so that closing its own end is visible.
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
      // Other programs that this process starts must not inherit these ends. Only one thread starts programs.
      for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (try FileDescriptor(owning: ours), try FileDescriptor(owning: theirs))
    }
  }

  deinit { end() }

  /// Reads the available output, or waits if there is none.
  ///
  /// - Returns: The bytes. They are empty at the end.
  package func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    // Reading from a terminal fails with EIO if the other end is closed.
    let count = (try? output.read(into: &buffer)) ?? 0
    return Array(buffer[..<count])
  }

  /// Reads all output until the end.
  ///
  /// - Parameter seconds: The maximum time to wait, after which the program is ended.
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
      if piece.isEmpty { return (all, wait()) }
      all += piece
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: Whether it succeeded.
  package func wait() -> Bool {
    guard !isOver else { return false }
    isOver = true
    var status: Int32 = 0
    _ = try? retrying { unsafe waitpid(id, &status, 0) }
    return status == 0
  }

  /// Ends the program if it is still running.
  package func end() {
    guard !isOver else { return }
    kill(id, SIGKILL)
    _ = wait()
  }
}
#endif
