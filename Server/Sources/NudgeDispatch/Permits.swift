internal import Synchronization

/// A fixed number of permits to send.
///
/// A task that needs one waits until one is free.
///
/// Only one task may take permits.
final class Permits: Sendable {
  private struct State {
    var free: Int
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>

  init(_ number: Int) { state = Mutex(State(free: max(number, 1))) }

  /// Waits until a permit is free, and takes all that are free, up to a limit.
  func take(atMost limit: Int) async -> Int {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.free == 0 { state.waiter = continuation }
        return state.free > 0
      }
      if isFree { continuation.resume() }
    }
    return state.withLock { state in
      let taken = min(state.free, max(limit, 1))
      state.free -= taken
      return taken
    }
  }

  func give(_ number: Int) {
    guard number > 0 else { return }
    let waiter = state.withLock { state in
      state.free += number
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}
