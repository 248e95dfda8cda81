internal import ArgumentParser
internal import NudgeSystem
internal import NudgeTime

/// The moment of asking.
struct NowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The moment of asking, such as 2026-11-21T12:00:00Z. (default: the clock's)", valueName: "timestamp"),
    transform: Choices.timestamp)
  var now: Timestamp?

  /// The moment given, or the system clock's.
  var timestamp: Timestamp { now ?? System.now }
}
