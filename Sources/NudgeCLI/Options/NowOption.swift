internal import ArgumentParser
internal import NudgeTime

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// The moment of asking.
struct NowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The moment of asking, such as 2026-11-21T12:00:00Z. (default: the clock's)", valueName: "timestamp"),
    transform: Choices.timestamp)
  var now: Timestamp?

  /// The moment given, or the system clock's; the one place that reads a clock.
  var timestamp: Timestamp {
    if let now { return now }
    return Timestamp(secondsSinceEpoch: Int64(time(nil))) ?? .max
  }
}
