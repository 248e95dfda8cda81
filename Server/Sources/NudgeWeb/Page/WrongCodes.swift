internal import Nudge
internal import Synchronization

/// The wrong codes of the last hour, which limit how many more can be tried.
///
/// Each process counts for itself, in memory. A code has 50 random bits, so a fleet doesn't need to count together.
final class WrongCodes: Sendable {
  /// The most wrong codes from one address in a minute.
  static let perMinute = 5
  /// The most wrong codes from all addresses in an hour.
  static let perHour = 100

  struct Attempt: Hashable, Sendable {
    fileprivate var number: Int
    fileprivate var client: String
    fileprivate var at: Timestamp
  }

  enum Decision: Hashable, Sendable {
    /// The code may be looked up.
    case attempt(Attempt)
    /// No code may be tried for a number of seconds.
    case wait(seconds: Int64)
  }

  private struct State {
    var attempts: [Attempt] = []
    var count = 0
  }

  private let state = Mutex(State())

  /// Counts a code as wrong until it is known to be right, so that attempts at the same time count as well.
  func begin(_ client: String, at now: Timestamp) -> Decision {
    state.withLock { state in
      func ends(_ attempt: Attempt, _ window: Int64) -> Int64 {
        attempt.at.secondsSinceEpoch + window - now.secondsSinceEpoch
      }
      // An attempt in the future is from before the clock was set back.
      state.attempts.removeAll { ends($0, 3_600) <= 0 || $0.at > now }
      let own = state.attempts.filter { $0.client == client && ends($0, 60) > 0 }
      let waits = [
        own.count < Self.perMinute ? nil : own.first.map { ends($0, 60) },
        state.attempts.count < Self.perHour ? nil : state.attempts.first.map { ends($0, 3_600) },
      ]
      if let seconds = waits.compactMap(\.self).max() { return .wait(seconds: seconds) }
      state.count += 1
      let attempt = Attempt(number: state.count, client: client, at: now)
      state.attempts.append(attempt)
      return .attempt(attempt)
    }
  }

  /// Doesn't count an attempt any more, because the code was right.
  func forgive(_ attempt: Attempt) {
    state.withLock { $0.attempts.removeAll { $0 == attempt } }
  }
}
