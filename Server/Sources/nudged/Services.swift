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
  let failures: RepeatedLog

  /// The time for which finished deliveries and events are kept, in days.
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
      failures.failed("deleting old deliveries", error)
    }
  }
}

/// Logs when keys are added and revoked, which other processes do.
struct KeyWatchService: Service {
  let store: any Store
  let failures: RepeatedLog
  let log: Logger

  private static let interval = Duration.seconds(5)

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      var known: [StoredKey]?
      while true {
        do { known = try await look(known) } catch let error where !(error is CancellationError) {
          failures.failed("reading the keys", error)
        }
        try await Task.sleep(for: Self.interval)
      }
    }
  }

  /// Logs the differences from what was known before, if anything was, and returns the keys.
  func look(_ known: [StoredKey]?) async throws -> [StoredKey] {
    let keys = try await store.keys()
    guard let known else { return keys }
    for key in known where !keys.contains(where: { $0.name == key.name }) {
      log.info("a key was revoked", metadata: ["key": "\(key.name)"])
    }
    for key in keys where !known.contains(key) {
      let isNew = !known.contains { $0.name == key.name }
      log.info(
        "a key was \(isNew ? "added" : "replaced")",
        metadata: ["key": "\(key.name)", "can": "\(key.scope.rawValue)"])
    }
    return keys
  }
}
