internal import DequeModule
internal import NudgeStore
internal import Synchronization

/// A number of permits for each service, so that one that doesn't answer can't take all permits to send.
///
/// A service is a push service, or the host of a webhook. A service that is overloaded has half of its permits, and gets them
/// back one by one: another one each time it has accepted as many requests as it has permits.
final class ServicePermits: Sendable {
  /// Permits for someone who has waited.
  private struct Grant {
    var taken: Int
    var waiter: CheckedContinuation<Int, Never>
  }

  private struct Service {
    var used = 0
    /// The number of permits, which ``ServicePermits/slowDown(_:)`` reduces.
    var number: Int
    /// The number of requests that were accepted since the number changed.
    var accepted = 0
    var lastSlowDown: ContinuousClock.Instant?
    /// The tasks that wait for permits, in order of arrival.
    var waiters: Deque<(id: Int, wanted: Int, continuation: CheckedContinuation<Int, Never>)> = []
    /// The time at which a permit last became free.
    var lastGiven = ContinuousClock.now
    /// The time until which requests are refused at once, because no permit became free in time.
    var isStuckUntil = ContinuousClock.now

    /// Takes permits, and returns 0 if the service is stuck, or `nil` if too few are free.
    mutating func take(atMost wanted: Int, of full: Int) -> Int? {
      // There are fewer than before if another process has begun to use the service.
      number = min(number, full)
      guard let taken = take(atMost: wanted) else { return isStuckUntil <= .now ? nil : 0 }
      return taken
    }

    /// Takes permits if as many as are wanted are free, or an eighth of all.
    ///
    /// Requests are marked together, which costs the same for one as for many.
    private mutating func take(atMost wanted: Int) -> Int? {
      let free = number - used
      guard free >= min(wanted, max(number / 8, 1)) else { return nil }
      used += min(wanted, free)
      return min(wanted, free)
    }

    /// Gives a permit back, and returns those who have got some.
    mutating func give(isAccepted: Bool, of full: Int) -> [Grant] {
      used -= 1
      lastGiven = .now
      if isAccepted, number < full {
        accepted += 1
        if accepted >= number { (number, accepted) = (number + 1, 0) }
      }
      var next: [Grant] = []
      while let waiter = waiters.first, let taken = take(atMost: waiter.wanted) {
        next.append(Grant(taken: taken, waiter: waiter.continuation))
        waiters.removeFirst()
      }
      return next
    }

    mutating func slowDown() {
      if let lastSlowDown, lastSlowDown + ServicePermits.slowDownInterval > .now { return }
      number = max(number / 2, 1)
      accepted = 0
      lastSlowDown = .now
    }
  }

  private struct State {
    /// The services that have given out permits.
    ///
    /// They are changed in place, because a copy of one would copy the list of those who wait.
    var services: [String: Service] = [:]
    /// The number of times that a task had to wait.
    var waits = 0
  }

  private let state = Mutex(State())
  private let number: @Sendable (String) -> Int
  private let patience: Duration
  private let stuck: Duration

  /// The maximum time to wait for a permit of a service that answers slowly, as a multiple of the patience.
  private static let mostRounds = 10
  /// Answers to requests that were sent before a slow-down took effect don't count again.
  private static let slowDownInterval = Duration.seconds(1)

  /// - Parameters:
  ///   - number: The number of permits for each service.
  ///   - patience: How long to wait while no permit becomes free. A service that answers frees one much sooner.
  ///   - stuck: How long requests to a stuck service are refused at once instead of waiting.
  convenience init(_ number: Int, patience: Duration = .seconds(1), stuck: Duration = .seconds(10)) {
    self.init(patience: patience, stuck: stuck) { _ in number }
  }

  /// - Parameter number: Returns the number of permits for a service.
  init(
    patience: Duration = .seconds(1), stuck: Duration = .seconds(10), number: @escaping @Sendable (String) -> Int
  ) {
    self.number = { service in max(number(service), 1) }
    self.patience = patience
    self.stuck = stuck
  }

  /// The number of times that a task had to wait.
  var waits: Int { state.withLock(\.waits) }

  /// Takes permits for requests, and returns how many there are: at least one, or 0 if none becomes free in time.
  func take(_ service: String, atMost wanted: Int = 1) async -> Int {
    await withCheckedContinuation { continuation in
      let result: Int? = state.withLock { state in
        let full = number(service)
        let result = state.services[service, default: Service(number: full)].take(atMost: wanted, of: full)
        guard result == nil else { return result }
        state.waits += 1
        let id = state.waits
        state.services[service]?.waiters.append((id, wanted, continuation))
        Task {
          for round in 1...Self.mostRounds {
            try? await Task.sleep(for: patience)
            guard isWaiting(id, service, round) else { return }
          }
        }
        return nil
      }
      if let result { continuation.resume(returning: result) }
    }
  }

  /// Gives a permit back.
  ///
  /// - Parameter isAccepted: Whether the service accepted the request.
  func give(_ service: String, isAccepted: Bool = false) {
    let full = number(service)
    let next = state.withLock { state -> [Grant] in
      guard let index = state.services.index(forKey: service) else { return [] }
      let next = state.services.values[index].give(isAccepted: isAccepted, of: full)
      if state.services.values[index].used == 0, state.services.values[index].number >= full {
        state.services.remove(at: index)
      }
      return next
    }
    for grant in next { grant.waiter.resume(returning: grant.taken) }
  }

  /// Halves the number of permits of a service that is overloaded.
  func slowDown(_ service: String) {
    state.withLock { state in state.services[service, default: Service(number: number(service))].slowDown() }
  }

  /// Returns whether someone continues to wait, because the service has answered others in the meantime.
  func isWaiting(_ id: Int, _ service: String, _ round: Int) -> Bool {
    let (isWaiting, waiter) = state.withLock { state -> (Bool, CheckedContinuation<Int, Never>?) in
      guard let entry = state.services[service], let index = entry.waiters.firstIndex(where: { $0.id == id }) else {
        return (false, nil)
      }
      guard round == Self.mostRounds || entry.lastGiven + patience <= .now else { return (true, nil) }
      state.services[service]?.isStuckUntil = .now + stuck
      return (false, state.services[service]?.waiters.remove(at: index).continuation)
    }
    waiter?.resume(returning: 0)
    return isWaiting
  }
}
