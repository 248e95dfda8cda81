#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// The name of a file that goes with the process where a signal ends it.
enum TemporaryName {
  /// The name, for a signal's handler, which may do little more than read it.
  ///
  /// Not isolated: the one thread that writes files sets it, before the handler is there, and its memory is never freed.
  private nonisolated(unsafe) static var name: UnsafeMutablePointer<CChar>?

  /// Sees to it that a file is removed if a signal ends the process.
  static func keep(_ path: String) {
    unsafe name = strdup(path)
    // What the process was started to ignore, as by nohup, it goes on ignoring.
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      _ = signal(number) { number in
        if let name = unsafe TemporaryName.name { _ = unsafe unlink(name) }
        _ = signal(number, SIG_DFL)
        // To the process: the thread that runs this may be one that no signal reaches.
        kill(getpid(), number)
      }
    }
  }

  /// Lets the file be.
  static func forget() {
    unsafe name = nil
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = unsafe action.__sigaction_u.__sa_handler
    #else
    let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
