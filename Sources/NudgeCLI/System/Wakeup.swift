#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Lets tasks wake one that waits for a file; a pipe within the process.
final class Wakeup: Sendable {
  /// The end at which somebody waits.
  let descriptor: Int32
  private let other: Int32

  /// Opens the pipe.
  ///
  /// - Throws: `Failure` where the process has too many open files.
  init() throws {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw Failure(.ours, "a pipe cannot be opened: \(System.message(errno)).")
    }
    descriptor = ends[0]
    other = ends[1]
  }

  deinit {
    close(descriptor)
    close(other)
  }

  /// Wakes whoever waits, now or the next time.
  func give() {
    _ = unsafe write(other, [1 as UInt8], 1)
  }

  /// Takes what one `give` gave.
  func take() {
    var byte = [0 as UInt8]
    while unsafe read(descriptor, &byte, 1) < 0, errno == EINTR {}
  }
}
