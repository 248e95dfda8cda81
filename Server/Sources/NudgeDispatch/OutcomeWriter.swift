internal import Logging
internal import NudgeStore

/// Stores outcomes in groups, because a commit costs the same for one outcome as for hundreds.
actor OutcomeWriter {
  private let store: any Store
  private let owner: String
  private let clock: any DispatchClock
  private let counts: DispatchCounts
  private let log: Logger
  private let failures: RepeatedLog
  /// Is called after something was stored that will be sent again.
  private let onRetry: @Sendable () -> Void
  private var waiting: [Outcome] = []
  private var flush: Task<Void, Never>?
  /// The outcomes that are stored on their own, one after another, because each may wait for a lock.
  private var locked: [Outcome] = []
  private var single: Task<Void, Never>?
  /// The time at which ``finish()`` gives up, or `nil` before it is called.
  private var deadline: ContinuousClock.Instant?

  /// The time for which an outcome waits for others.
  private static let delay = Duration.milliseconds(20)
  /// The number of outcomes that are stored without waiting for others.
  private static let group = 500
  /// The maximum duration of ``finish()`` if the store doesn't work.
  private static let patience = Duration.seconds(20)

  init(
    store: any Store, owner: String, clock: any DispatchClock, counts: DispatchCounts, log: Logger,
    failures: RepeatedLog, onRetry: @escaping @Sendable () -> Void
  ) {
    self.store = store
    self.owner = owner
    self.clock = clock
    self.counts = counts
    self.log = log
    self.failures = failures
    self.onRetry = onRetry
  }

  func add(_ outcome: Outcome) {
    waiting.append(outcome)
    guard flush == nil else { return }
    flush = Task {
      if waiting.count < Self.group { try? await Task.sleep(for: Self.delay) }
      await write()
    }
  }

  /// Stores what is waiting, and returns when it is stored, or can't be stored for a while.
  func finish() async {
    deadline = .now + Self.patience
    while let task = flush ?? single { await task.value }
  }

  private func write() async {
    while !waiting.isEmpty {
      let group = waiting
      waiting = []
      await store(group)
    }
    flush = nil
  }

  /// Stores outcomes, and tries again until the store recovers.
  ///
  /// If one were dropped, its delivery would become unknown.
  private func store(_ group: [Outcome]) async {
    while let error = await attempt(group) {
      // A row that someone has locked doesn't keep the others back.
      if isAboutLocks(error) { return storeSingly(group) }
      guard await hasTime() else { return }
    }
  }

  private func storeSingly(_ outcomes: [Outcome]) {
    locked += outcomes
    guard single == nil else { return }
    single = Task {
      while !locked.isEmpty {
        let round = locked
        locked = []
        var failed: [Outcome] = []
        for (index, outcome) in round.enumerated() {
          guard let error = await attempt([outcome]) else { continue }
          failed.append(outcome)
          guard !isAboutLocks(error) || isLate else { continue }
          // The others would fail as well, or there is no time left to wait for their locks.
          failed += round[(index + 1)...]
          break
        }
        let hasNew = !locked.isEmpty
        locked += failed
        if !failed.isEmpty, await !hasTime(), !hasNew { break }
      }
      single = nil
    }
  }

  /// Stores outcomes together, and returns the error if that fails.
  private func attempt(_ group: [Outcome]) async -> (any Error)? {
    do {
      let stored = try await store.storeOutcomes(group, owner: owner, at: clock.now())
      if stored < group.count {
        // Another process took over, or they were stored already and the connection was lost before it was known.
        log.warning("outcomes were ignored", metadata: ["outcomes": "\(group.count - stored)"])
      }
      if group.contains(where: { $0.state == .retry }) { onRetry() }
      return nil
    } catch {
      failures.failed("storing outcomes", error)
      counts.failed("storing outcomes")
      return error
    }
  }

  private func isAboutLocks(_ error: any Error) -> Bool { (error as? any StoreError)?.isAboutLocks ?? false }

  /// A Boolean value indicating whether the deadline has passed.
  private var isLate: Bool { deadline.map { $0 <= .now } ?? false }

  /// Waits a second for the store to recover, or returns `false` at once if the deadline has passed.
  private func hasTime() async -> Bool {
    if isLate { return false }
    try? await Task.sleep(for: .seconds(1))
    return true
  }
}
