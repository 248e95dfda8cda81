internal import NudgeStore
internal import Synchronization

/// A number of permits for each service, so that one that doesn't answer can't take all permits to send.
///
/// A service is a push service, or the host of a webhook.
final class ServicePermits: Sendable {
  private struct Service {
    var free: Int
    /// Who waits for a permit, the longest first.
    var waiters: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    /// Nobody has to wait for a permit until then, because none became free in time.
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

  /// How long a service is stuck.
  private static let stuck = Duration.seconds(10)

  /// - Parameters:
  ///   - number: The number of permits for each service.
  ///   - patience: How long to wait for a permit. A service that answers frees one much sooner.
  init(_ number: Int, patience: Duration = .seconds(1)) {
    self.number = max(number, 1)
    self.patience = patience
  }

  /// Takes a permit if one is free.
  func takeNow(_ service: String) -> Bool {
    state.withLock { state in
      let free = state.services[service]?.free ?? number
      guard free > 0 else { return false }
      state.services[service, default: Service(free: number)].free = free - 1
      return true
    }
  }

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
          try? await Task.sleep(for: patience)
          giveUp(id, service)
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
      state.services[service] = entry.free == number ? nil : entry
      return waiter?.continuation
    }
    waiter?.resume(returning: true)
  }

  private func giveUp(_ id: Int, _ service: String) {
    let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let index = state.services[service]?.waiters.firstIndex(where: { $0.id == id }) else { return nil }
      state.services[service]?.isStuckUntil = .now + Self.stuck
      return state.services[service]?.waiters.remove(at: index).continuation
    }
    waiter?.resume(returning: false)
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
