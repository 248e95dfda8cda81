public import Nudge
public import NudgeStore
internal import Synchronization

/// Counters of a dispatcher's work since the process started, for metrics.
public final class DispatchCounts: Sendable {
  /// The counts at one time.
  public struct Snapshot: Hashable, Sendable {
    /// The number of plans that were made for people.
    public var plans = 0
    /// The number of people who were planned.
    public var wakes = 0
    /// The number of times that a person couldn't be read or planned.
    public var unplannable = 0
    /// The number of times that each step failed, by the step's name in the log.
    public var failures: [String: Int] = [:]
    /// The number of deliveries that are being sent.
    public var inFlight = 0
    /// The number of attempts to send that ended in each state, by provider.
    public var outcomes: [Attempt: Int] = [:]
    /// The number of first attempts in each interval of lateness: up to each bound of ``lateness``, and after the last
    /// one.
    public var late = [Int](repeating: 0, count: DispatchCounts.lateness.count + 1)
    /// The number of deliveries that were taken over from processes that are gone.
    public var takenOver = Released(claimed: 0, unknown: 0)
    /// The number of processes that use the store.
    public var processes = 1
    /// The sum of how late deliveries were sent, in seconds.
    public var secondsLate: Int64 = 0

    public init() {}
  }

  /// The end of an attempt to send.
  public struct Attempt: Hashable, Sendable {
    public var provider: Device.Provider
    public var state: DeliveryState

    public init(provider: Device.Provider, state: DeliveryState) {
      self.provider = provider
      self.state = state
    }
  }

  /// The upper bounds of lateness, in seconds after the due time.
  public static let lateness: [Int64] = [0, 1, 2, 5, 10, 30, 60, 300, 3_600]

  private let state = Mutex(Snapshot())

  public init() {}

  public var snapshot: Snapshot { state.withLock(\.self) }

  /// Returns a person's plan, and counts it.
  ///
  /// - Throws: `PlanError`.
  public func plan(for person: Person, by planner: Planner) throws(PlanError) -> PersonPlan {
    state.withLock { $0.plans += 1 }
    return try planner.plan(for: person)
  }

  func couldNotPlan(_ people: Int) { state.withLock { $0.unplannable += people } }

  func failed(_ step: String) { state.withLock { $0.failures[step, default: 0] += 1 } }

  func tookOver(_ released: Released) {
    state.withLock { state in
      state.takenOver.claimed += released.claimed
      state.takenOver.resent += released.resent
      state.takenOver.unknown += released.unknown
    }
  }

  func saw(processes: Int) { state.withLock { $0.processes = processes } }

  func planned(_ people: Int) { state.withLock { $0.wakes += people } }

  /// Counts a delivery whose sending starts.
  ///
  /// - Parameter seconds: How long after its due time it is, or `nil` for a later attempt, which had to wait.
  func started(late seconds: Int64?) {
    state.withLock { state in
      state.inFlight += 1
      guard let seconds else { return }
      state.late[Self.lateness.firstIndex { seconds <= $0 } ?? Self.lateness.count] += 1
      state.secondsLate += max(seconds, 0)
    }
  }

  func ended(_ attempt: Attempt) {
    state.withLock { state in
      state.inFlight -= 1
      state.outcomes[attempt, default: 0] += 1
    }
  }
}
