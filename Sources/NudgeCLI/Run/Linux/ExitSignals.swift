#if os(Linux)
private import Glibc

/// Turns the signals that ask a process to end into something that can be waited for.
enum ExitSignals {
  /// The pipe's ends, for a signal's handler, which may do little more than write to it.
  ///
  /// Not isolated: set once, before the handlers are there.
  private nonisolated(unsafe) static var ends: (reading: Int32, writing: Int32) = (-1, -1)

  /// What can be read once a signal came.
  ///
  /// - Throws: `Failure` where the process has too many open files.
  static func descriptor() throws -> Int32 {
    if unsafe ends.reading >= 0 { return unsafe ends.reading }
    var pipeEnds: [Int32] = [-1, -1]
    guard unsafe pipe(&pipeEnds) == 0 else {
      throw Failure(.ours, "a pipe cannot be opened: \(System.message(errno)).")
    }
    for end in pipeEnds {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    unsafe ends = (pipeEnds[0], pipeEnds[1])
    // What the process was started to ignore, as by nohup, it goes on ignoring; what it was started with blocked was hardly meant so.
    var ours = sigset_t()
    unsafe sigemptyset(&ours)
    defer { unsafe sigprocmask(SIG_UNBLOCK, &ours, nil) }
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      unsafe sigaddset(&ours, number)
      _ = signal(number) { _ in
        let code = errno
        _ = unsafe write(ExitSignals.ends.writing, [1 as UInt8], 1)
        errno = code
      }
    }
    // A file that may grow no more is an error of writing to it, and no reason to be killed.
    _ = signal(SIGXFSZ, SIG_IGN)
    return unsafe ends.reading
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
#endif
