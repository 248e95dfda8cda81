private import FoundationEssentials
public import Nudge
internal import Synchronization

/// The clock of a database, on which all processes that use the database agree, whatever their machines' clocks say.
///
/// The database is asked again and again. In between, and while it can't be reached, the time goes on at the speed of this
/// machine.
public final class DatabaseClock: DispatchClock {
  private struct Reading {
    /// Seconds since 1970.
    var time: Double
    var instant: ContinuousClock.Instant

    var now: Double { time + instant.duration(to: .now) / .seconds(1) }
  }

  private let ask: @Sendable () async throws -> Double
  private let reading: Mutex<Reading>
  private let interval: Duration

  /// An answer that took longer doesn't say precisely when it was given.
  private static let longestAnswer = Duration.seconds(1)

  /// Asks the database for the time.
  ///
  /// - Parameters:
  ///   - interval: How long to wait before asking again.
  ///   - ask: Returns the time of the database, in seconds since 1970.
  public init(interval: Duration = .seconds(10), _ ask: @escaping @Sendable () async throws -> Double) async throws {
    self.interval = interval
    self.ask = ask
    let first = try await Self.read(ask).reading
    reading = Mutex(first)
  }

  private static func read(
    _ ask: @Sendable () async throws -> Double
  ) async throws -> (reading: Reading, duration: Duration) {
    let begin = ContinuousClock.now
    let time = try await ask()
    let duration = begin.duration(to: .now)
    return (Reading(time: time, instant: begin + duration / 2), duration)
  }

  /// Seconds since 1970.
  public var seconds: Double { reading.withLock(\.self).now }

  public func now() -> Timestamp { Timestamp(Date(timeIntervalSince1970: seconds)) }

  public func sleep(until moment: Timestamp) async throws {
    let end = Date(moment).timeIntervalSince1970
    try await sleep(inStepsOf: 1) { end - seconds }
  }

  /// Follows the database's clock until the task is canceled.
  public func follow() async {
    while (try? await Task.sleep(for: interval, clock: .continuous)) != nil {
      guard let next = try? await Self.read(ask), next.duration <= Self.longestAnswer else { continue }
      reading.withLock { $0 = next.reading }
    }
  }
}
