private import FoundationEssentials
public import Nudge

/// The time for a dispatcher, which tests can replace.
public protocol DispatchClock: Sendable {
  func now() -> Timestamp
  /// Waits until a time, or until the task is canceled.
  func sleep(until moment: Timestamp) async throws
}

/// The machine's clock.
public struct SystemClock: DispatchClock {
  /// The longest uninterrupted sleep.
  ///
  /// If the machine's clock is set, this is how long it takes to notice.
  private static let step = Duration.seconds(1)

  public init() {}

  public func now() -> Timestamp { Timestamp(Date()) }

  public func sleep(until moment: Timestamp) async throws {
    while true {
      let left = Date(moment).timeIntervalSinceNow
      guard left > 0 else { return }
      try await Task.sleep(for: min(Duration.seconds(left), Self.step), tolerance: .zero, clock: .continuous)
    }
  }
}
