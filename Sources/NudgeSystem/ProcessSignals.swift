private import Synchronization

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// What the process does when a signal comes.
package enum ProcessSignals {
  /// The signals that ask a process to end.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Lets a write to a closed pipe fail rather than kill the process.
  package static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Lets a write to a file that may not grow any more fail rather than kill the process.
  package static func ignoreFileSizeLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

  // MARK: A file that goes with the process

  /// The address of the name of a file to remove, for a signal's handler, which may do little more than read it.
  ///
  /// There is one at a time; its memory is never freed. 0 for none.
  private static let fileName = Atomic<UInt>(0)

  /// Removes a file if a signal ends the process.
  static func removeAtEnd(_ path: String) {
    fileName.store(unsafe UInt(bitPattern: strdup(path)), ordering: .sequentiallyConsistent)
    // What the process was started to ignore, as by nohup, stays ignored; what something else handles is not the end.
    for number in endings where isHandled(number, by: SIG_DFL) {
      _ = signal(number) { number in
        let address = ProcessSignals.fileName.load(ordering: .sequentiallyConsistent)
        if let name = unsafe UnsafePointer<CChar>(bitPattern: address) { _ = unsafe unlink(name) }
        _ = signal(number, SIG_DFL)
        // To the process: the thread that runs this may be one that no signal reaches.
        kill(getpid(), number)
      }
    }
  }

  /// Removes no file.
  static func keepAtEnd() { fileName.store(0, ordering: .sequentiallyConsistent) }

  // MARK: A wish to end that can be waited for

  /// The pipe's end to write to, for a signal's handler, which may do little more than that.
  ///
  /// Not isolated: set once, before the handlers are there.
  private nonisolated(unsafe) static var writingEnd: Int32 = -1
  private nonisolated(unsafe) static var pipe: (reading: FileDescriptor, writing: FileDescriptor)?

  /// Handles the signals that ask the process to end.
  ///
  /// - Returns: A descriptor that can be read once one of them came.
  package static func endRequests() throws(SystemError) -> FileDescriptor {
    if let pipe = unsafe pipe { return pipe.reading }
    let pipe = try FileDescriptor.pipe()
    for end in [pipe.reading, pipe.writing] { end.makeNonblocking() }
    unsafe Self.pipe = pipe
    unsafe writingEnd = pipe.writing.rawValue
    // What the process was started to ignore, as by nohup, stays ignored; if it was started with one blocked, that was
    // hardly meant.
    var ours = sigset_t()
    unsafe sigemptyset(&ours)
    for number in endings where !isHandled(number, by: SIG_IGN) {
      unsafe sigaddset(&ours, number)
      _ = signal(number) { _ in
        let code = errno
        _ = unsafe write(ProcessSignals.writingEnd, [1 as UInt8], 1)
        errno = code
      }
    }
    unsafe sigprocmask(SIG_UNBLOCK, &ours, nil)
    return pipe.reading
  }

  /// Whether a signal is handled in one way; `false` if the system does not say.
  private static func isHandled(_ number: Int32, by handler: sig_t?) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let current = unsafe action.__sigaction_u.__sa_handler
    #else
    let current = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(current, to: Int.self) == unsafeBitCast(handler, to: Int.self)
  }
}
