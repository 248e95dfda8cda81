internal import Hummingbird
internal import Logging
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// The operations that only the operator of the server needs.
struct OperatorAPI: Sendable {
  let backend: Backend
  let requests: RequestCounts
  let readiness: Readiness

  /// The operations that don't need a key that can do everything.
  static var all: [Operation] { Operation.allCases.filter { $0.shape.access != .key } }

  /// Adds the routes.
  ///
  /// - Parameter isOpen: Whether nothing needs a key, because only operators reach the port.
  func addRoutes(to router: some RouterMethods<WebContext>, isOpen: Bool) {
    for operation in Self.all {
      let group = router.group()
      if operation.shape.access == .metrics, !isOpen { _ = group.add(middleware: MetricsMiddleware(backend: backend)) }
      group.add(middleware: RequestMiddleware(operation: operation))
        .on(operation.routerPath, method: operation.method) { _, _ in try await respond(to: operation) }
    }
  }

  private func respond(to operation: Operation) async throws -> Response {
    switch operation {
    case .getReadiness:
      guard await readiness.check() else { throw Problem(.noDatabase, "The database can't be written.") }
      return Self.text("ready\n")
    case .getMetrics: return Self.text(await metrics(), type: "text/plain; version=0.0.4")
    case .getOpenAPI:
      return Response(
        status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: OpenAPI.content))
    default: return Self.text("ok\n")
    }
  }

  private static func text(_ text: String, type: String = "text/plain") -> Response {
    Response(
      status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  private func metrics() async -> String {
    let counts = backend.dispatches.snapshot
    var metrics = MetricsText()
    let database = try? await (states: backend.store.openCounts(), next: backend.store.nextDelivery())
    metrics.begin("nudged_database_up", .gauge, "Whether the database can be read. If not, its numbers are missing.")
    metrics.sample("nudged_database_up", database == nil ? 0 : 1)
    if let database {
      metrics.begin("nudged_deliveries", .gauge, "Deliveries that aren't finished, in the whole database.")
      for state in DeliveryState.allCases where state.isOpen {
        metrics.sample("nudged_deliveries", database.states[state] ?? 0, ["state": state.rawValue])
      }
      metrics.begin("nudged_overdue_seconds", .gauge, "How long the next delivery has been due, in the whole database.")
      let overdue = database.next.map { backend.clock.now().secondsSinceEpoch - $0.secondsSinceEpoch } ?? 0
      metrics.sample("nudged_overdue_seconds", Int(max(overdue, 0)))
    }
    metrics.begin("nudged_sends_total", .counter, "Attempts to send, by provider and the state after them.")
    for provider in API.providers {
      for state in DeliveryState.allCases where DeliveryState.sending.canBecome(state) {
        let count = counts.outcomes[DispatchCounts.Attempt(provider: provider, state: state)] ?? 0
        metrics.sample("nudged_sends_total", count, ["provider": provider.rawValue, "state": state.rawValue])
      }
    }
    metrics.begin("nudged_sends_in_flight", .gauge, "Deliveries that are being sent.")
    metrics.sample("nudged_sends_in_flight", counts.inFlight)
    metrics.begin("nudged_processes", .gauge, "Processes that use the database.")
    metrics.sample("nudged_processes", counts.processes)
    metrics.begin("nudged_taken_over_total", .counter, "Deliveries of processes that ended, by the state after them.")
    metrics.sample("nudged_taken_over_total", counts.takenOver.claimed, ["state": DeliveryState.planned.rawValue])
    metrics.sample("nudged_taken_over_total", counts.takenOver.resent, ["state": DeliveryState.retry.rawValue])
    metrics.sample("nudged_taken_over_total", counts.takenOver.unknown, ["state": DeliveryState.unknown.rawValue])
    metrics.begin(
      "nudged_unreadable_people_total", .counter,
      "Attempts to plan people that failed, because their data is damaged or planning threw an error.")
    metrics.sample("nudged_unreadable_people_total", counts.unplannable)
    metrics.begin("nudged_failures_total", .counter, "Failures of steps that are tried again, by step.")
    for (step, count) in counts.failures.sorted(by: { $0.key < $1.key }) {
      metrics.sample("nudged_failures_total", count, ["step": step])
    }
    metrics.begin("nudged_plans_total", .counter, "Plans that were made for people.")
    metrics.sample("nudged_plans_total", counts.plans)
    metrics.begin("nudged_wakes_total", .counter, "People who were planned.")
    metrics.sample("nudged_wakes_total", counts.wakes)

    let lateness = "nudged_send_lateness_seconds"
    metrics.begin(lateness, .histogram, "Time from the due time of a delivery to its first attempt.")
    var total = 0
    for (bound, count) in zip(DispatchCounts.lateness.map { "\($0)" } + ["+Inf"], counts.late) {
      total += count
      metrics.sample("\(lateness)_bucket", total, ["le": bound])
    }
    metrics.sample("\(lateness)_sum", Int(counts.secondsLate))
    metrics.sample("\(lateness)_count", total)

    metrics.begin("nudged_http_requests_total", .counter, "HTTP requests, by route and status.")
    for (key, count) in requests.all {
      metrics.sample(
        "nudged_http_requests_total", count, ["method": key.method, "route": key.route, "status": "\(key.status)"])
    }
    return metrics.text
  }
}

/// Checks whether the database can be written.
///
/// Everyone may ask, so the database is asked at most once in an interval, and never twice at the same time. A database
/// that doesn't answer soon, for example because another program has locked it, can't be written.
actor Readiness {
  private let backend: Backend
  private let interval: Duration
  /// The longest time to wait for an answer of the database.
  private let patience: Duration
  private var last: (begin: ContinuousClock.Instant, isReady: Task<Bool, Never>)?
  /// A Boolean value indicating whether the database hasn't answered yet.
  private var isAsking = false

  init(_ backend: Backend, interval: Duration, patience: Duration = .seconds(1)) {
    self.backend = backend
    self.interval = interval
    self.patience = patience
  }

  func check() async -> Bool {
    if let last, isAsking || last.begin.duration(to: .now) < interval { return await answer(last) }
    isAsking = true
    let current = (begin: ContinuousClock.now, isReady: Task { await ask() })
    last = current
    return await answer(current)
  }

  private func ask() async -> Bool {
    defer { isAsking = false }
    do {
      try await backend.store.checkWritable()
      return true
    } catch {
      // The error may name the machine of the database, so it isn't part of the answer.
      backend.failures.failed("checking the database", error)
      return false
    }
  }

  /// Waits for an answer of the database, but not longer than it may take.
  private func answer(_ current: (begin: ContinuousClock.Instant, isReady: Task<Bool, Never>)) async -> Bool {
    let (answers, continuation) = AsyncStream.makeStream(of: Bool?.self)
    // A group of tasks would wait for both.
    Task { continuation.yield(await current.isReady.value) }
    let waiting = Task {
      try await Task.sleep(until: current.begin + patience, clock: .continuous)
      continuation.yield(nil)
    }
    for await answer in answers {
      waiting.cancel()
      guard let answer else {
        backend.failures.log(.error, "the database doesn't answer", ["step": "checking the database"])
        return false
      }
      return answer
    }
    return false
  }
}
