private import Synchronization

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// The handling of signals in this process.
package enum ProcessSignals {
  /// The signals that request the process to end.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Makes a write to a closed pipe fail instead of ending the process.
  package static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Makes a write to a file at its size limit fail instead of ending the process.
  package static func ignoreFileSizeLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

  // MARK: Removing a file at the end of the process

  /// The address of the name of a file that the signal handler removes, or 0 if there is none.
  ///
  /// A signal handler can do little more than read it.
  ///
  /// There is at most one file at a time. The memory of the name is never freed.
  private static let fileName = Atomic<UInt>(0)

  /// Removes a file if a signal ends the process.
  static func removeAtEnd(_ path: String) {
    fileName.store(unsafe UInt(bitPattern: strdup(path)), ordering: .sequentiallyConsistent)
    // Signals that were ignored when the process started, for example by nohup, stay ignored. Signals with another
    // handler do not end the process.
    for number in endings where isHandled(number, by: SIG_DFL) {
      _ = signal(number) { number in
        let address = ProcessSignals.fileName.load(ordering: .sequentiallyConsistent)
        if let name = unsafe UnsafePointer<CChar>(bitPattern: address) { _ = unsafe unlink(name) }
        _ = signal(number, SIG_DFL)
        // Send the signal to the process, because this thread may block it.
        kill(getpid(), number)
      }
    }
  }

  /// Cancels the removal of a file.
  static func keepAtEnd() { fileName.store(0, ordering: .sequentiallyConsistent) }

  // MARK: Waiting for a request to end

  /// The writing end of the pipe, for the signal handler, which can do little more than write to it.
  ///
  /// It is not isolated, because it is set once, before the handlers are installed.
  private nonisolated(unsafe) static var writingEnd: Int32 = -1
  private nonisolated(unsafe) static var pipe: (reading: FileDescriptor, writing: FileDescriptor)?

  /// Handles the signals that request the process to end.
  ///
  /// - Returns: A descriptor that can be read after one of them was received.
  package static func endRequests() throws(SystemError) -> FileDescriptor {
    if let pipe = unsafe pipe { return pipe.reading }
    let pipe = try FileDescriptor.pipe()
    for end in [pipe.reading, pipe.writing] { end.makeNonblocking() }
    unsafe Self.pipe = pipe
    unsafe writingEnd = pipe.writing.rawValue
    // Signals that were ignored when the process started, for example by nohup, stay ignored. Signals that were blocked
    // at the start are unblocked, because blocking them was probably unintended.
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

  /// Returns whether a signal has a given handler, or `false` if the system does not report it.
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
