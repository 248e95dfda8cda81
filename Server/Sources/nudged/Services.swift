internal import Logging
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore
internal import ServiceLifecycle

/// Runs the dispatcher until the process is asked to stop.
struct DispatchService: Service {
  let dispatcher: Dispatcher
  let log: Logger

  func run() async throws {
    try await cancelWhenGracefulShutdown { try await dispatcher.run() }
    log.info("sending has ended")
  }
}

/// Follows a database's clock until the process is asked to stop.
struct ClockService: Service {
  let clock: DatabaseClock

  func run() async throws {
    await cancelWhenGracefulShutdown { await clock.follow() }
  }
}

/// Deletes what is too old to be asked for, every hour.
struct HousekeepingService: Service {
  let store: any Store
  let clock: any DispatchClock
  let log: Logger

  /// How long finished deliveries and events are kept, in days.
  static let retention: Int64 = 90

  private static let interval: Int64 = 3_600
  /// The number of rows in a transaction, so that others don't wait long for it.
  private static let batch = 1_000

  func run() async throws {
    // A task that is canceled while it sleeps has nothing left to do.
    try? await cancelWhenGracefulShutdown {
      while true {
        await clean()
        try await clock.sleep(until: clock.now().advanced(bySeconds: Self.interval))
      }
    }
  }

  /// Deletes everything that is too old now.
  func clean() async {
    let end = clock.now().advanced(bySeconds: -Self.retention * 86_400)
    do {
      while !Task.isCancelled, try await store.prune(before: end, limit: Self.batch) == Self.batch {}
    } catch is CancellationError {
    } catch {
      log.error("deleting old deliveries failed", metadata: ["error": "\(error)"])
    }
  }
}
