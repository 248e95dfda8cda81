#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// What the system says of its own errors.
enum SystemMessage {
  /// The text of an `errno`, such as `No such file or directory`.
  static func text(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
