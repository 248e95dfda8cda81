internal import NudgeStore
internal import Synchronization

/// A number of permits for each service, so that one that doesn't answer can't take all permits to send.
///
/// A service is a push service, or the host of a webhook. A service that is overloaded has half of its permits, and gets them
/// back one by one: another one each time it has accepted as many requests as it has permits.
final class ServicePermits: Sendable {
  private struct Service {
    var used = 0
    /// The number of permits, which ``ServicePermits/slowDown(_:)`` reduces.
    var number: Int
    /// The number of requests that were accepted since the number changed.
    var accepted = 0
    var lastSlowDown: ContinuousClock.Instant?
    /// The requests that wait for a permit, in order of arrival.
    var waiters: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    /// When a permit became free for the last time.
    var lastGiven = ContinuousClock.now
    /// The time until which requests are refused at once, because no permit became free in time.
    var isStuckUntil = ContinuousClock.now
  }

  private struct State {
    /// The services that have given out permits.
    var services: [String: Service] = [:]
    var nextID = 0
  }

  private let state = Mutex(State())
  private let number: @Sendable (String) -> Int
  private let patience: Duration
  private let stuck: Duration

  /// How long to wait for a permit of a service that answers slowly, as a multiple of the patience.
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

  /// How many times a request had to wait.
  var waits: Int { state.withLock(\.nextID) }

  /// Takes a permit, or returns `false` if none becomes free in time.
  func take(_ service: String) async -> Bool {
    await withCheckedContinuation { continuation in
      let result: Bool? = state.withLock { state in
        let full = number(service)
        var entry = state.services[service] ?? Service(number: full)
        // There are fewer than before if another process has begun to use the service.
        entry.number = min(entry.number, full)
        guard entry.used >= entry.number else {
          entry.used += 1
          state.services[service] = entry
          return true
        }
        guard entry.isStuckUntil <= .now else { return false }
        state.nextID += 1
        let id = state.nextID
        entry.waiters.append((id, continuation))
        state.services[service] = entry
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
    let waiters = state.withLock { state -> [CheckedContinuation<Bool, Never>] in
      guard var entry = state.services[service] else { return [] }
      entry.used -= 1
      entry.lastGiven = .now
      if isAccepted, entry.number < full {
        entry.accepted += 1
        if entry.accepted >= entry.number { (entry.number, entry.accepted) = (entry.number + 1, 0) }
      }
      var waiters: [CheckedContinuation<Bool, Never>] = []
      while entry.used < entry.number, !entry.waiters.isEmpty {
        waiters.append(entry.waiters.removeFirst().continuation)
        entry.used += 1
      }
      state.services[service] = entry.used == 0 && entry.number >= full ? nil : entry
      return waiters
    }
    for waiter in waiters { waiter.resume(returning: true) }
  }

  /// Halves the number of permits of a service that is overloaded.
  func slowDown(_ service: String) {
    state.withLock { state in
      var entry = state.services[service] ?? Service(number: number(service))
      if let last = entry.lastSlowDown, last + Self.slowDownInterval > .now { return }
      entry.number = max(entry.number / 2, 1)
      entry.accepted = 0
      entry.lastSlowDown = .now
      state.services[service] = entry
    }
  }

  /// Returns whether a request continues to wait, because the service has answered others in the meantime.
  func isWaiting(_ id: Int, _ service: String, _ round: Int) -> Bool {
    let (isWaiting, waiter) = state.withLock { state -> (Bool, CheckedContinuation<Bool, Never>?) in
      guard var entry = state.services[service], let index = entry.waiters.firstIndex(where: { $0.id == id }) else {
        return (false, nil)
      }
      guard round == Self.mostRounds || entry.lastGiven + patience <= .now else { return (true, nil) }
      let waiter = entry.waiters.remove(at: index)
      entry.isStuckUntil = .now + stuck
      state.services[service] = entry
      return (false, waiter.continuation)
    }
    waiter?.resume(returning: false)
    return isWaiting
  }
}
