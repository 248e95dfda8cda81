private import FoundationEssentials
public import Nudge
internal import Synchronization

/// The clock of a database, on which all processes that use the database agree, whatever their machines' clocks say.
///
/// The database is asked again and again. In between, and while it can't be reached, the time goes on at the speed of this
/// machine. An answer that took long says less precisely when it was given, so it doesn't replace a better one, unless the clock
/// of the database was set.
public final class DatabaseClock: DispatchClock {
  private struct Reading {
    /// Seconds since 1970.
    var time: Double
    /// The maximum error of the time, in seconds: half of the time that the answer took.
    var error: Double
    var instant: ContinuousClock.Instant

    /// The maximum rate at which a machine's clock gains or loses time, in seconds per second.
    private static let drift = 0.000_5

    private var age: Double { instant.duration(to: .now) / .seconds(1) }
    var now: Double { time + age }

    /// Returns the better one of this reading and a later one.
    func better(_ next: Self) -> Self {
      let error = error + age * Self.drift
      // Both can't be right if they are further apart than their errors: the clock was set.
      return next.error <= error || abs(next.now - now) > next.error + error ? next : self
    }
  }

  private let ask: @Sendable () async throws -> Double
  private let reading: Mutex<Reading>
  private let interval: Duration

  /// The number of times that the database is asked at first, because the first answer includes making a connection.
  private static let firstAnswers = 4

  /// Asks the database for the time.
  ///
  /// - Parameters:
  ///   - interval: How long to wait before asking again.
  ///   - ask: Returns the time of the database, in seconds since 1970.
  public init(interval: Duration = .seconds(10), _ ask: @escaping @Sendable () async throws -> Double) async throws {
    self.interval = interval
    self.ask = ask
    var first = try await Self.read(ask)
    for _ in 1..<Self.firstAnswers { first = first.better(try await Self.read(ask)) }
    reading = Mutex(first)
  }

  private static func read(_ ask: @Sendable () async throws -> Double) async throws -> Reading {
    let begin = ContinuousClock.now
    let time = try await ask()
    let half = begin.duration(to: .now) / 2
    return Reading(time: time, error: half / .seconds(1), instant: begin + half)
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
      guard let next = try? await Self.read(ask) else { continue }
      reading.withLock { $0 = $0.better(next) }
    }
  }
}
