internal import Nudge
internal import Synchronization

/// Wakes up a loop before the time that it is waiting for.
///
/// If no task is waiting, a ring ends the next wait immediately, so no ring is lost.
final class Doorbell: Sendable {
  private struct Waiter {
    var continuation: CheckedContinuation<Void, Never>
    var timer: Task<Void, any Error>
  }

  private struct State {
    var hasRung = false
    var waiter: Waiter?
  }

  private let state = Mutex(State())

  func ring() {
    let waiter = state.withLock { state in
      let waiter = state.waiter
      state.waiter = nil
      state.hasRung = waiter == nil
      return waiter
    }
    waiter?.timer.cancel()
    waiter?.continuation.resume()
  }

  /// Waits until a ring, a time, the end of a duration, or the cancellation of the task, whichever is first.
  ///
  /// Only one task may wait at a time.
  func wait(until moment: Timestamp, atMost limit: Duration? = nil, on clock: any DispatchClock) async {
    let timer = Task {
      try await clock.sleep(until: moment, atMost: limit)
      ring()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard !state.hasRung, !Task.isCancelled else {
            state.hasRung = false
            return true
          }
          state.waiter = Waiter(continuation: continuation, timer: timer)
          return false
        }
        guard isOver else { return }
        timer.cancel()
        continuation.resume()
      }
    } onCancel: {
      ring()
    }
  }
}
