private import CNudgeLinux

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// The machine's environment and clocks.
package enum System {
  /// Returns an environment variable's value, or `nil` if the variable is unset or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The number of seconds since 1970 on the wall clock.
  ///
  /// This reads the same clock as timers. The clock that time(2) reads is slightly behind, so that a timer could appear
  /// to fire early.
  package static var secondsSinceEpoch: Int64 { Int64(reading(CLOCK_REALTIME).tv_sec) }

  /// The number of seconds on a clock that is never set, for measuring durations.
  package static var elapsedSeconds: Double {
    let time = reading(CLOCK_MONOTONIC)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Pauses the current thread.
  package static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  private static func reading(_ clock: clockid_t) -> timespec {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    return time
  }

  #if os(Linux)
  /// The number of milliseconds since the machine started, including sleep.
  package static var millisecondsSinceBoot: Int64 {
    let time = reading(CLOCK_BOOTTIME)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
  #endif
}

#if os(Linux)
/// A system timer that a thread can wait for like a file.
package final class SystemTimer {
  /// A timer's clock.
  package enum Clock: Sendable {
    /// The wall clock, measured since 1970.
    case wall
    /// A clock that is never set and keeps running while the machine sleeps, measured since the machine started.
    case boot
  }

  /// An event that a readable timer reports.
  package enum Event: Sendable {
    case timeCame
    case clockChanged
  }

  /// A descriptor that can be read when the timer fires or, for the wall clock, when the clock has been set.
  package let descriptor: FileDescriptor
  private let clock: Clock

  package init(_ clock: Clock) throws(SystemError) {
    self.clock = clock
    descriptor = try FileDescriptor(owning: nudge_linux_open_timer(clock == .wall))
  }

  /// Sets the time when the timer fires.
  ///
  /// A time in the past fires immediately.
  ///
  /// - Parameter milliseconds: The time on the timer's clock, or 0 to turn the timer off.
  package func set(milliseconds: Int64) { _ = nudge_linux_set_timer(descriptor.rawValue, clock == .wall, milliseconds) }

  /// Consumes and returns the pending event, or returns `nil` if no event is pending.
  package func take() -> Event? {
    var count = [UInt8](repeating: 0, count: MemoryLayout<UInt64>.size)
    do throws(SystemError) {
      return try descriptor.readAvailable(into: &count) == count.count ? .timeCame : nil
    } catch {
      return error == .code(ECANCELED) ? .clockChanged : nil
    }
  }
}
#endif

/// An error from a system call, or caused by a file in an unexpected state.
package enum SystemError: Error, Hashable, CustomStringConvertible {
  /// The `errno` from a system call.
  case code(Int32)
  /// The path is a folder, pipe, device, or socket instead of a regular file.
  case notRegular
  /// The file is larger than allowed.
  case tooLarge
  /// The file changed after it was read.
  case changed
  /// Another program has locked the file.
  case locked

  /// The error from the last system call.
  static var last: SystemError { .code(errno) }

  /// A Boolean value indicating whether the file doesn't exist.
  package var isMissing: Bool { self == .code(ENOENT) }
  /// A Boolean value indicating whether the read end of a pipe is closed.
  package var isClosedPipe: Bool { self == .code(EPIPE) }

  /// A description of the error without a trailing period, such as `No such file or directory`.
  package var description: String {
    switch self {
    case .code(let code): unsafe String(cString: strerror(code))
    case .notRegular: "Not a regular file"
    case .tooLarge: "The file is too large"
    case .changed: "The file changed while it was being read"
    case .locked: "The file is locked by another program"
    }
  }
}

/// Makes a system call for which some errors are expected.
///
/// - Returns: `true` if the call succeeds, and `false` if it fails with one of the expected `errno` values.
/// - Throws: A `SystemError` for any other `errno`.
@discardableResult
func succeeds(unless codes: Int32..., call: () -> Int32) throws(SystemError) -> Bool {
  do throws(SystemError) {
    try retrying(call)
    return true
  } catch {
    guard codes.map(SystemError.code).contains(error) else { throw error }
    return false
  }
}

/// Makes a system call, and repeats it if a signal interrupts it.
///
/// - Returns: The call's result, which is 0 or greater.
/// - Throws: A `SystemError` with the `errno` if the call returns a negative number.
@discardableResult
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}
