#if os(Linux)
private import Glibc

/// Another program that runs, in a process group of its own: what ends us by Ctrl-C is nothing to it.
final class ChildProcess {
  /// What it writes to standard output.
  let output: Int32
  private let id: pid_t
  private var isOver = false

  /// Where standard output leads.
  enum Output {
    case pipe
    /// To a terminal that nobody sees, so that the program writes line by line rather than when it ends.
    case terminal
  }

  /// The path of a program, looked for as a shell does; `nil` where it is not there.
  static func path(of program: String) -> String? {
    for folder in (System.variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") {
      let path = "\(folder)/\(program)"
      if unsafe access(path, X_OK) == 0, !isFolder(path) { return path }
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool { (try? OpenFile.status(of: path).sort) == .folder }

  /// Starts a program; `nil` where it cannot be started.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: What follows its name.
  ///   - output: Where its standard output leads; standard error leads nowhere, as there may be words of a person's.
  init?(_ path: String, _ arguments: [String], output: Output) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var ends: [Int32] = [-1, -1]
    let openCode: Int32
    switch output {
    case .pipe: openCode = unsafe pipe(&ends)
    case .terminal:
      var (ours, theirs): (Int32, Int32) = (-1, -1)
      openCode = unsafe openpty(&ours, &theirs, nil, nil, nil)
      ends = [ours, theirs]
    }
    guard openCode == 0 else { return nil }
    // Others that we start have no business with it; one thread starts them.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.output = ends[0]
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)

    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var nothing = sigset_t()
    unsafe sigemptyset(&nothing)
    unsafe posix_spawnattr_setsigmask(&attributes, &nothing)
    // What we ignore it would go on to ignore.
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { unsafe sigaddset(&defaults, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)

    var words = unsafe ([path] + arguments).map { word in unsafe strdup(word) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let startCode = unsafe posix_spawn(&child, path, &actions, &attributes, &words, environ)
    close(ends[1])
    id = child
    if startCode != 0 {
      isOver = true
      close(self.output)
      return nil
    }
  }

  deinit { end() }

  /// Reads what there is, and waits for some if there is nothing.
  ///
  /// - Returns: Empty at the end.
  func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A terminal whose other end is closed says EIO.
      return Array(buffer.prefix(max(count, 0)))
    }
  }

  /// Reads all until the end.
  ///
  /// - Parameter seconds: How long to wait at most; then the program is ended.
  /// - Returns: What it wrote, and whether it said that all went well; `nil` where that took too long.
  func readAll(withinSeconds seconds: Double) -> (output: [UInt8], isSuccess: Bool)? {
    let limit = System.elapsedSeconds + seconds
    var all: [UInt8] = []
    while true {
      let rest = Int32(max(0, (limit - System.elapsedSeconds) * 1_000))
      var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let count = unsafe poll(&request, 1, rest)
      if count < 0, errno == EINTR { continue }
      guard count > 0, all.count < 1 << 20 else {
        end()
        return nil
      }
      let piece = read()
      if piece.isEmpty { return (all, wait()) }
      all += piece
    }
  }

  /// Waits until it has ended.
  ///
  /// - Returns: Whether it said that all went well.
  func wait() -> Bool {
    guard !isOver else { return false }
    isOver = true
    close(output)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  /// Ends it, if it has not ended.
  func end() {
    guard !isOver else { return }
    kill(id, SIGKILL)
    _ = wait()
  }
}
#endif
