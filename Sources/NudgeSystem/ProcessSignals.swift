private import Synchronization

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Functions for handling signals in this process.
package enum ProcessSignals {
  /// The signals that request the process to terminate.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Makes writing to a closed pipe fail instead of terminating the process.
  package static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Causes writes beyond a file's size limit to fail instead of terminating the process.
  package static func ignoreFileSizeLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

  // MARK: Removing a file at termination

  /// The address of the name of a file for the signal handler to remove, or 0 if there isn't a file to remove.
  ///
  /// This is an atomic address because a signal handler can do little more than read it. There is at most one file at a
  /// time. The name's memory is never freed.
  private static let fileName = Atomic<UInt>(0)

  /// Removes a file if a signal terminates the process.
  static func removeAtEnd(_ path: String) {
    fileName.store(unsafe UInt(bitPattern: strdup(path)), ordering: .sequentiallyConsistent)
    // Signals that were ignored when the process started, for example because of nohup, stay ignored. Signals with
    // another handler don't terminate the process.
    for number in endings where isHandled(number, by: SIG_DFL) {
      _ = signal(number) { number in
        let address = ProcessSignals.fileName.load(ordering: .sequentiallyConsistent)
        if let name = unsafe UnsafePointer<CChar>(bitPattern: address) { _ = unsafe unlink(name) }
        _ = signal(number, SIG_DFL)
        // Send the signal to the process, because this thread might block it.
        kill(getpid(), number)
      }
    }
  }

  /// Cancels the removal of the file.
  static func keepAtEnd() { fileName.store(0, ordering: .sequentiallyConsistent) }

  // MARK: Waiting for a termination request

  /// The write end of the pipe for the signal handler, which can do little more than write to it.
  ///
  /// This property is not isolated, because it is set only once, before the handlers are installed.
  private nonisolated(unsafe) static var writingEnd: Int32 = -1
  private nonisolated(unsafe) static var pipe: (reading: FileDescriptor, writing: FileDescriptor)?

  /// Handles the signals that request the process to terminate.
  ///
  /// - Returns: A descriptor that can be read once one of them has been received.
  package static func endRequests() throws(SystemError) -> FileDescriptor {
    if let pipe = unsafe pipe { return pipe.reading }
    let pipe = try FileDescriptor.pipe()
    for end in [pipe.reading, pipe.writing] { end.makeNonblocking() }
    unsafe Self.pipe = pipe
    unsafe writingEnd = pipe.writing.rawValue
    // Signals that were ignored when the process started, for example because of nohup, stay ignored. Signals that were
    // blocked at the start are unblocked, because blocking them was probably unintended.
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

  /// Returns whether a signal has the given handler, or `false` if the system doesn't report it.
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
