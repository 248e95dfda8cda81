private import FoundationEssentials
public import Nudge

/// The time for a dispatcher, which tests can replace.
public protocol DispatchClock: Sendable {
  func now() -> Timestamp
  /// Waits until a time, until the clock is set back, or until the task is canceled.
  func sleep(until moment: Timestamp) async throws
}

extension DispatchClock {
  /// Waits until a time, until the clock is set back, or until a duration of real time has passed.
  ///
  /// - Throws: `CancellationError`.
  func sleep(until moment: Timestamp, atMost limit: Duration?) async throws {
    guard let limit else { return try await sleep(until: moment) }
    try await withThrowingTaskGroup { group in
      group.addTask { try await sleep(until: moment) }
      group.addTask { try await Task.sleep(for: limit, clock: .continuous) }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Waits in short steps, because the machine doesn't say when a clock is set.
  ///
  /// - Parameters:
  ///   - step: The longest step, in seconds.
  ///   - left: Returns the number of seconds that are left, of which there are more after the clock was set back.
  /// - Throws: `CancellationError`.
  func sleep(inStepsOf step: Double, _ left: () -> Double) async throws {
    var rest = left()
    while rest > 0 {
      try await Task.sleep(for: .seconds(min(rest, step)), tolerance: .zero, clock: .continuous)
      let now = left()
      guard now <= rest else { return }
      rest = now
    }
  }
}

/// The machine's clock.
public struct SystemClock: DispatchClock {
  public init() {}

  public func now() -> Timestamp { Timestamp(Date()) }

  public func sleep(until moment: Timestamp) async throws {
    let end = Date(moment)
    try await sleep(inStepsOf: 1) { end.timeIntervalSinceNow }
  }
}
