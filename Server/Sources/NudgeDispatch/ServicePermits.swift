internal import NudgeStore
internal import Synchronization

/// A number of permits for each service, so that one that doesn't answer can't take all permits to send.
///
/// A service is a push service, or the host of a webhook.
final class ServicePermits: Sendable {
  private struct Service {
    var free: Int
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
  private let number: Int
  private let patience: Duration
  private let stuck: Duration

  /// How long to wait for a permit of a service that answers slowly, as a multiple of the patience.
  private static let mostRounds = 10

  /// - Parameters:
  ///   - number: The number of permits for each service.
  ///   - patience: How long to wait while no permit becomes free. A service that answers frees one much sooner.
  ///   - stuck: How long requests to a stuck service are refused at once instead of waiting.
  init(_ number: Int, patience: Duration = .seconds(1), stuck: Duration = .seconds(10)) {
    self.number = max(number, 1)
    self.patience = patience
    self.stuck = stuck
  }

  /// How many times a request had to wait.
  var waits: Int { state.withLock(\.nextID) }

  /// Takes a permit, or returns `false` if none becomes free in time.
  func take(_ service: String) async -> Bool {
    await withCheckedContinuation { continuation in
      let result: Bool? = state.withLock { state in
        guard var entry = state.services[service], entry.free == 0 else {
          state.services[service, default: Service(free: number)].free -= 1
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

  func give(_ service: String) {
    let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard var entry = state.services[service] else { return nil }
      let waiter = entry.waiters.isEmpty ? nil : entry.waiters.removeFirst()
      if waiter == nil { entry.free += 1 }
      entry.lastGiven = .now
      state.services[service] = entry.free == number ? nil : entry
      return waiter?.continuation
    }
    waiter?.resume(returning: true)
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

extension Device.Address {
  /// What is overloaded or unreachable if a device is: the host, or the provider.
  var service: String {
    switch self {
    case .webPush(let url, _, _), .webhook(let url, _):
      String(url.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) })
    case .apns, .fcm: provider.rawValue
    }
  }
}
