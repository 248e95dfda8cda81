private import CNudgeLinux

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// The environment and the clocks of the machine.
package enum System {
  /// A variable that the process was started with; `nil` if it is not set or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Seconds since 1970 on the clock that people set.
  ///
  /// By the clock that timers go by: the one of time(2) is a little behind, and a timer's moment would seem not to have
  /// come.
  package static var secondsSinceEpoch: Int64 { Int64(reading(CLOCK_REALTIME).tv_sec) }

  /// Seconds from some beginning on a clock that is never set, to measure how long something takes.
  package static var elapsedSeconds: Double {
    let time = reading(CLOCK_MONOTONIC)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Lets time pass.
  package static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  private static func reading(_ clock: clockid_t) -> timespec {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    return time
  }

  #if os(Linux)
  /// Milliseconds since the machine started, including those asleep.
  package static var millisecondsSinceBoot: Int64 {
    let time = reading(CLOCK_BOOTTIME)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
  #endif
}

#if os(Linux)
/// A timer of the system, which can be waited for like a file.
package final class SystemTimer {
  /// What a timer goes by.
  package enum Clock: Sendable {
    /// The clock that people set; times are since 1970.
    case wall
    /// A clock that is never set and goes on while the machine sleeps; times are since the machine started.
    case boot
  }

  /// What a timer that can be read reports.
  package enum Event: Sendable {
    case timeCame
    case clockChanged
  }

  /// Can be read when the time has come or, on the clock that people set, when somebody set it.
  package let descriptor: FileDescriptor
  private let clock: Clock

  package init(_ clock: Clock) throws(SystemError) {
    self.clock = clock
    descriptor = try FileDescriptor(owning: nudge_linux_open_timer(clock == .wall))
  }

  /// Sets the time to wait for; a time that has passed comes at once.
  ///
  /// - Parameter milliseconds: On the timer's clock; 0 for none.
  package func set(milliseconds: Int64) { _ = nudge_linux_set_timer(descriptor.rawValue, clock == .wall, milliseconds) }

  /// Takes what has happened; `nil` if nothing has.
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

/// A call to the system that failed, or a file that is not what it should be.
package enum SystemError: Error, Hashable, CustomStringConvertible {
  /// The system's `errno`.
  case code(Int32)
  /// A folder, a pipe, a device or a socket instead of a regular file.
  case notRegular
  /// A file with more bytes than allowed.
  case tooLarge
  /// A file that no longer holds what it held when it was read.
  case changed
  /// A file that another program has locked.
  case locked

  /// The error of the last call.
  static var last: SystemError { .code(errno) }

  /// Whether there is no file at the path.
  package var isMissing: Bool { self == .code(ENOENT) }
  /// Whether the reader of a pipe is gone.
  package var isClosedPipe: Bool { self == .code(EPIPE) }

  /// What is wrong, without a full stop, such as `No such file or directory`.
  package var description: String {
    switch self {
    case .code(let code): unsafe String(cString: strerror(code))
    case .notRegular: "It is a folder or a device"
    case .tooLarge: "It is too large"
    case .changed: "It changed while it was read"
    case .locked: "It is held by another program"
    }
  }
}

/// Makes a system call that may fail in some ways.
///
/// - Returns: Whether it succeeded; `false` for an `errno` among those given.
/// - Throws: Any other `errno`.
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

/// Makes a system call, again if a signal interrupts it.
///
/// - Returns: What the call returns, 0 or more.
/// - Throws: The call's `errno` if it returns a negative number.
@discardableResult
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}
