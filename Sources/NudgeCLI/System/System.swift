internal import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// What the process has from the system that runs it.
enum System {
  /// A variable that the process was started with; `nil` where it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The moment that the system's clock shows; the one place that asks for the time of day.
  static var now: Timestamp {
    Timestamp(secondsSinceEpoch: Int64(time(nil))) ?? .max
  }

  /// Seconds on a clock that nobody sets, from any beginning; for how long something takes.
  static var elapsedSeconds: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// How many processors the process may use, at least one.
  static var processorCount: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }

  /// The text of an `errno`, such as `No such file or directory`.
  static func message(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
