#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
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
