public import Logging
public import Nudge
public import NudgeStore
internal import Synchronization

/// Plans people when they wake up, and sends what is due.
///
///     let dispatcher = Dispatcher(store: store, planner: Planner(), senders: [.webhook: webhook], owner: "host-1")
///     try await dispatcher.run()  // until the task is canceled
///
/// When the task is canceled, the dispatcher stops claiming deliveries, waits for the answers to those that are being
/// sent, stores them, and returns.
public final class Dispatcher: Sendable {
  public struct Options: Hashable, Sendable {
    /// The number of seconds over which notifications of the same moment are spread, or 0 to send each at its moment.
    public var spread = 60
    /// The maximum number of deliveries that are claimed together.
    public var batch = 100
    /// The maximum number of deliveries that are being sent at the same time.
    public var inFlight = 2_000
    /// The maximum number of deliveries that are being sent to the same host at the same time.
    public var inFlightPerService = 250
    /// The same for APNs and FCM, each of which serves all devices.
    ///
    /// APNs allows 1,000 on a connection.
    public var inFlightPerProvider = 1_000
    /// The maximum number of people that are planned together.
    public var people = 200
    /// The providers that are sent a notification again if its delivery is uncertain.
    ///
    /// A webhook recognizes a repeat by its ID. On other devices, a repeat is a second notification, which replaces the first
    /// one if that is still shown.
    public var resends: Set<Device.Provider> = [.webhook]
    /// The time for which a claim is valid, in seconds.
    public var lease = 30
    /// The longest time between two looks at the store, or `nil` if no other process uses it.
    ///
    /// A process that shares a store isn't told what others change in it.
    public var poll: Duration?

    public init() {}
  }

  private let store: any Store
  private let planner: Planner
  private let senders: SenderSet
  private let owner: String
  private let clock: any DispatchClock
  private let options: Options
  private let log: Logger
  private let failures: RepeatedLog
  /// The counts of this dispatcher's work, for metrics.
  public let counts = DispatchCounts()
  private let planning = Doorbell()
  private let sending = Doorbell()
  /// The number of processes that use the store, which share the permits of each service.
  private let processes = Mutex(1)

  /// The longest time between two looks at the store, in seconds.
  private static let longestSleep: Int64 = 60
  /// The delay of a delivery whose service doesn't answer others, or that can't be planned again, in seconds.
  private static let wait: Int64 = 30
  /// The time until the next attempt to plan a person whose plan failed, in seconds.
  private static let unplannable: Int64 = 3_600
  /// The delay of deliveries whose provider isn't configured in this process, in seconds.
  private static let unconfigured = 60

  public init(
    store: any Store, planner: Planner, senders: SenderSet, owner: String,
    clock: any DispatchClock = SystemClock(), options: Options = Options(), log: Logger, failures: RepeatedLog? = nil
  ) {
    self.store = store
    self.planner = planner
    self.senders = senders
    self.owner = owner
    self.clock = clock
    self.options = options
    self.log = log
    self.failures = failures ?? RepeatedLog(log)
  }

  /// Creates a dispatcher whose senders stay the same.
  public convenience init(
    store: any Store, planner: Planner, senders: [Device.Provider: any Sender], owner: String,
    clock: any DispatchClock = SystemClock(), options: Options = Options(), log: Logger
  ) {
    self.init(
      store: store, planner: planner, senders: SenderSet(senders), owner: owner, clock: clock, options: options,
      log: log)
  }

  /// Makes the dispatcher look at the store, because something has changed in it.
  public func wake() {
    planning.ring()
    sending.ring()
  }

  /// Plans and sends until the task is canceled.
  public func run() async throws {
    // What fails at the start, because the database is just being restarted for example, is done again by the loops.
    await attempt("renewing leases") { [self] in try await renewLeases() }
    await takeOver()
    // Not canceled with the others: leases are extended until the last answer is stored.
    let leases = Task { await leaseLoop() }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.planLoop() }
      group.addTask { await self.sendLoop() }
    }
    leases.cancel()
    await leases.value
  }

  // MARK: Planning

  private func planLoop() async {
    while !Task.isCancelled {
      let now = clock.now()
      let people = await attempt("planning") { try await self.planBatch(at: now) }
      guard people == nil || people == 0 else { continue }
      let next = await attempt("looking for the next wake") { try await self.store.nextWake() } ?? nil
      // Someone who is due, but wasn't returned, is being planned by another process.
      let earliest = now.advanced(bySeconds: 1)
      let end = sleepEnd(next.map { max($0, earliest) }, failed: people == nil)
      await planning.wait(until: end, atMost: options.poll, on: clock)
    }
  }

  /// Plans people who are due, and returns how many were.
  private func planBatch(at now: Timestamp) async throws -> Int {
    let (wakes, unreadable) = try await store.claimWakes(until: now, limit: options.people, lease: options.lease)
    for person in unreadable { log.error("a person can't be read", metadata: ["person": "\(person)"]) }
    counts.couldNotPlan(unreadable.count)
    let plan = WakePlan(planner: planner, counts: counts, spread: options.spread)
    let results = wakes.map { wake in
      do {
        return try plan.result(for: wake, at: now)
      } catch {
        // For example, this process's zone data may lack their zone. Another process or a later attempt may succeed.
        let record = wake.record
        log.error("a person can't be planned", metadata: ["person": "\(record.person.id)", "error": "\(error)"])
        counts.couldNotPlan(1)
        return PlanResult(
          person: record.person.id, version: record.version, createdAt: record.createdAt, deliveries: [], cancelled: [],
          plannedUntil: record.plannedUntil, celebrateFrom: record.celebrateFrom,
          nextWake: now.advanced(bySeconds: Self.unplannable))
      }
    }
    counts.planned(wakes.count)
    let stored = try await storePlans(results, at: now)
    if results.contains(where: { !$0.deliveries.isEmpty && stored.contains($0.person) }) { sending.ring() }
    return wakes.count + unreadable.count
  }

  /// Stores plans, and returns the people whose plans were stored.
  private func storePlans(_ results: [PlanResult], at now: Timestamp) async throws -> Set<String> {
    guard !results.isEmpty else { return [] }
    do { return try await store.storePlans(results, at: now) } catch let error as any StoreError
      where error.isAboutLocks && results.count > 1
    {
      // A row that someone has locked doesn't keep the others back.
      var stored: Set<String> = []
      for result in results {
        stored.formUnion(await attempt("storing a plan") { try await self.store.storePlans([result], at: now) } ?? [])
      }
      return stored
    }
  }

  // MARK: Sending

  /// A delivery that should be sent now.
  private struct Ready: Sendable {
    var claim: DueDelivery.Claim
    var request: NotificationRequest
    var plan: PersonPlan
    var due: DueDelivery
  }

  /// The objects that all sending tasks share.
  private struct Sending: Sendable {
    var outcomes: OutcomeWriter
    var permits: Permits
    var services: ServicePermits
    var pauses = Pauses()
  }

  private func sendLoop() async {
    let outcomes = OutcomeWriter(
      store: store, owner: owner, clock: clock, counts: counts, log: log, failures: failures
    ) { self.sending.ring() }
    let permits = Permits(options.inFlight)
    let services = ServicePermits { [self] service in
      let number = Device.Provider(rawValue: service) == nil ? options.inFlightPerService : options.inFlightPerProvider
      return number / processes.withLock(\.self)
    }
    let shared = Sending(outcomes: outcomes, permits: permits, services: services)
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        let limit = await permits.take(atMost: options.batch)
        let now = clock.now()
        let claimed = await attempt("claiming deliveries") { [self] in
          try await store.claimDeliveries(until: now, limit: limit, owner: owner, lease: options.lease)
        }
        permits.give(limit - (claimed?.count ?? 0))
        guard let due = claimed, !due.isEmpty else {
          let next = await attempt("looking for the next delivery") { try await self.store.nextDelivery() } ?? nil
          // What is due, but wasn't returned, is locked by someone else.
          let earliest = now.advanced(bySeconds: 1)
          let end = sleepEnd(next.map { max($0, earliest) }, failed: claimed == nil)
          await sending.wait(until: end, atMost: options.poll, on: clock)
          continue
        }
        group.addTask {
          // Not canceled with the loop: what has been claimed is sent, and its answer stored.
          await Task { await self.send(due, now, shared) }.value
        }
      }
    }
    await outcomes.finish()
  }

  /// Decides again which deliveries are sent, and sends them.
  private func send(_ due: [DueDelivery], _ now: Timestamp, _ shared: Sending) async {
    var ready: [Ready] = []
    var obsolete: [DueDelivery.Claim] = []
    var paused: [Timestamp: [DueDelivery.Claim]] = [:]
    for item in due {
      if let pause = shared.pauses.pause(of: item.device.address, at: now) {
        paused[pause.end, default: []].append(item.claim)
        continue
      }
      let plan: PersonPlan
      let decision: NotificationRequest?
      do {
        plan = try counts.plan(for: item.record.person, by: planner)
        decision = try request(for: item, of: plan, at: now)
      } catch {
        // An error doesn't cancel a delivery. Another process may have the zone data that this one lacks.
        log.error(
          "a delivery can't be planned again", metadata: ["person": "\(item.device.person)", "error": "\(error)"])
        counts.failed("planning deliveries again")
        paused[now.advanced(bySeconds: Self.wait), default: []].append(item.claim)
        continue
      }
      guard let request = decision else {
        obsolete.append(item.claim)
        continue
      }
      // What is late, after a failed attempt for example, waits for the end of quiet hours.
      if let quietEnd = plan.quietHoursEnd(at: now) {
        await hold([item.claim], until: quietEnd, shared)
      } else {
        ready.append(Ready(claim: item.claim, request: request, plan: plan, due: item))
      }
    }
    for (end, claims) in paused { await hold(claims, until: end, shared) }
    if !obsolete.isEmpty {
      let claims = obsolete
      await attempt("canceling deliveries") { [self] in
        try await store.cancel(claims, reason: "no longer planned", owner: owner, at: clock.now())
      }
      shared.permits.give(claims.count)
      sending.ring()
    }
    await deliver(ready, shared)
  }

  /// Gives claimed deliveries back until a time.
  private func hold(_ claims: [DueDelivery.Claim], until end: Timestamp, _ shared: Sending) async {
    await attempt("giving deliveries back") { [self] in
      try await store.putBack(claims, until: end, owner: owner, at: clock.now())
    }
    shared.permits.give(claims.count)
    // It may be the next delivery.
    sending.ring()
  }

  /// Sends deliveries, as many at a time as their services have permits, and stores the answers.
  private func deliver(_ ready: [Ready], _ shared: Sending) async {
    let services = Dictionary(grouping: ready, by: \.due.device.address.service)
    await withDiscardingTaskGroup { group in
      for (service, items) in services { group.addTask { await self.deliver(items, to: service, shared) } }
    }
  }

  private func deliver(_ ready: [Ready], to service: String, _ shared: Sending) async {
    await withDiscardingTaskGroup { group in
      var rest = ready[...]
      while !rest.isEmpty {
        // What is marked becomes unknown if the process ends, so nothing is marked that has to wait.
        let number = await shared.services.take(service, atMost: rest.count)
        guard number > 0 else {
          // The service doesn't answer other requests.
          return await hold(rest.map(\.claim), until: clock.now().advanced(bySeconds: Self.wait), shared)
        }
        let next = Array(rest.prefix(number))
        rest = rest.dropFirst(number)
        group.addTask { await self.markAndSend(next, to: service, shared) }
      }
    }
  }

  /// Marks deliveries that have permits of their service, and sends them.
  private func markAndSend(_ ready: [Ready], to service: String, _ shared: Sending) async {
    let claims = ready.map(\.claim)
    let begin = ContinuousClock.now
    let marked = await attempt("marking deliveries") { [self] in
      try await store.markSending(claims, owner: owner, at: clock.now())
    }
    let allowed = ready.filter { marked?.contains($0.claim.key) ?? false }
    for _ in allowed.count..<ready.count { shared.services.give(service) }
    shared.permits.give(ready.count - allowed.count)
    guard marked != nil else {
      // They may have been marked nevertheless, and would stay so.
      let nextTry = clock.now().advanced(bySeconds: 1)
      for claim in claims {
        await shared.outcomes.add(Outcome(key: claim.key, claim: claim.number, state: .retry, nextTry: nextTry))
      }
      return
    }
    // What wasn't marked may be due again, because its person has changed.
    if allowed.count < ready.count { sending.ring() }
    await withDiscardingTaskGroup { group in
      for item in allowed {
        group.addTask { [self] in
          var item = item
          item.due.delivery.attempt += 1
          let answer = await send(item, markedAt: begin, shared)
          shared.services.give(service, isAccepted: answer.state == .accepted)
          shared.permits.give(1)
          report(answer, item.due)
          let nextTry = answer.wait.map { clock.now().advanced(bySeconds: Int64($0)) }
          await shared.outcomes.add(
            Outcome(
              key: item.claim.key, claim: item.claim.number, state: answer.state, nextTry: nextTry,
              status: answer.status, reason: answer.reason,
              gone: answer.state == .dropped ? item.due.device.address : nil))
        }
      }
    }
  }

  /// Sends a delivery, unless something has happened since it was claimed that keeps it back.
  private func send(_ item: Ready, markedAt begin: ContinuousClock.Instant, _ shared: Sending) async -> Answer {
    let address = item.due.device.address
    let now = clock.now()
    if let pause = shared.pauses.pause(of: address, at: now) {
      return Answer(
        .retry, wait: Int(pause.end.secondsSinceEpoch - now.secondsSinceEpoch), reason: pause.reason)
    }
    if let end = item.plan.quietHoursEnd(at: now) {
      return Answer(.retry, wait: Int(end.secondsSinceEpoch - now.secondsSinceEpoch), reason: "quiet hours")
    }
    // Others may have taken over while this process was suspended.
    guard ContinuousClock.now - begin < .seconds(max(options.lease - 5, 1)) else {
      return Answer(.retry, wait: 0, reason: "it was marked too long ago")
    }
    let answer = await send(item.request, item.due)
    // APNs and FCM use 429 for a single device.
    let asksToSlowDown = answer.status == 429 && [.webPush, .webhook].contains(address.provider)
    if answer.scope == .service && answer.status != nil || asksToSlowDown { shared.services.slowDown(address.service) }
    if shared.pauses.note(answer, from: address, at: clock.now()) {
      log.log(
        level: answer.scope == .sender ? .error : .warning, "sending is paused",
        metadata: [
          "provider": "\(address.provider.rawValue)", "seconds": "\(answer.pause ?? 0)",
          "status": "\(answer.status.map(String.init) ?? "none")", "reason": "\(answer.reason ?? "none")",
        ])
    }
    return answer
  }

  /// Logs deliveries that need attention.
  private func report(_ answer: Answer, _ item: DueDelivery) {
    // A credential can be refused for some devices only.
    let isRefused = answer.state == .retry && answer.scope == .device && answer.status == 401
    guard answer.state == .dead || answer.state == .dropped || isRefused else { return }
    var metadata: Logger.Metadata = [
      "person": "\(item.device.person)", "device": "\(item.device.id)",
      "provider": "\(item.device.address.provider.rawValue)", "state": "\(answer.state.rawValue)",
    ]
    metadata["status"] = answer.status.map { "\($0)" }
    metadata["reason"] = answer.reason.map { "\($0)" }
    log.warning("a delivery failed", metadata: metadata)
  }

  func send(_ request: NotificationRequest, _ item: DueDelivery) async -> Answer {
    let now = clock.now()
    // It can expire while it is claimed. The next claim notices that it has.
    guard now < item.delivery.expires else { return Answer(.retry, wait: 0) }
    let provider = item.device.address.provider
    guard let sender = senders[provider] else {
      // Another process may have the settings by now, or this one after a restart.
      return Answer(
        .retry, wait: Self.unconfigured, scope: .sender, pause: Self.unconfigured,
        reason: "\(provider.rawValue) is not configured")
    }
    let late = now.secondsSinceEpoch - item.delivery.due.secondsSinceEpoch
    counts.started(late: item.delivery.attempt == 1 ? late : nil)
    let answer = again(await sender.send(request, for: item.delivery, to: item.device, at: now), request, item)
    counts.ended(DispatchCounts.Attempt(provider: provider, state: answer.state))
    return answer
  }

  /// Returns an answer after which a notification is sent again, if nobody knows whether it arrived, and its provider may be
  /// sent to again before it expires.
  private func again(_ answer: Answer, _ request: NotificationRequest, _ item: DueDelivery) -> Answer {
    guard answer.state == .unknown, options.resends.contains(item.device.address.provider) else { return answer }
    let usual = PushProvider.webPush.action(for: .unanswered)
    let wait = answer.wait ?? usual.delay(attempt: item.delivery.attempt, for: request) ?? 10
    guard clock.now().advanced(bySeconds: Int64(wait)) < item.delivery.expires else { return answer }
    var answer = answer
    answer.state = .retry
    answer.wait = wait
    return answer
  }

  /// Plans a delivery again, and returns its notification if it should still be sent.
  func request(
    for item: DueDelivery, of plan: PersonPlan, at now: Timestamp
  ) throws -> NotificationRequest? {
    let moment = item.delivery.moment
    if let request = try request(for: item, of: plan, in: moment..<moment.advanced(bySeconds: 1), at: now) {
      return request
    }
    // An achievement that was recorded later moves a celebration to its own, earlier time. The plan with that time changes nothing
    // about a delivery that is claimed, so canceling it would lose the celebration.
    let begin = now.advanced(bySeconds: -WakePlan.longestCelebration)
    guard begin < moment, let request = try request(for: item, of: plan, in: begin..<moment, at: now),
      Kind.celebrations.contains(request.kind), request.expires > now
    else { return nil }
    return request
  }

  private func request(
    for item: DueDelivery, of plan: PersonPlan, in span: Range<Timestamp>, at now: Timestamp
  ) throws -> NotificationRequest? {
    let id = item.delivery.key.notification
    let request = try plan.notifications(in: span).first { $0.id == id }
    return request.flatMap { plan.isStillDue($0, at: now) ? $0 : nil }
  }

  // MARK: Leases and errors

  private func leaseLoop() async {
    let interval = max(options.lease / 3, 1)
    var renewal = ContinuousClock.now
    while !Task.isCancelled {
      let next = clock.now().advanced(bySeconds: Int64(interval))
      do { try await clock.sleep(until: next, atMost: options.poll) } catch { return }
      // Leases are real time, even if the clock isn't.
      if renewal <= .now {
        let renewed: Void? = await attempt("renewing leases") { [self] in try await renewLeases() }
        if renewed != nil { renewal = .now + .seconds(interval) }
      }
      await takeOver()
    }
  }

  /// Takes over what processes that have ended left behind, and notices that the clock was set back.
  private func takeOver() async {
    await attempt("taking over") { [self] in
      let released = try await store.releaseAbandoned(by: owner, resendingTo: options.resends, at: clock.now())
      counts.tookOver(released)
      if released.unknown + released.resent > 0 {
        log.warning(
          "deliveries without an answer",
          metadata: ["unknown": "\(released.unknown)", "sent-again": "\(released.resent)"])
      }
      if released.claimed + released.resent > 0 { wake() }
    }
    await attempt("noting the time") { [self] in if try await store.noteTime(clock.now()) { wake() } }
  }

  private func renewLeases() async throws {
    let number = max(try await store.renewLeases(of: owner, lease: options.lease), 1)
    processes.withLock { $0 = number }
    counts.saw(processes: number)
  }

  private func sleepEnd(_ next: Timestamp?, failed: Bool) -> Timestamp {
    let now = clock.now()
    if failed { return now.advanced(bySeconds: 1) }
    return min(next ?? .max, now.advanced(bySeconds: Self.longestSleep))
  }

  /// Performs a step, and logs its error.
  ///
  /// The loop goes on, because a full disk or a busy database may recover.
  @discardableResult
  private func attempt<Result: Sendable>(
    _ step: String, _ body: @Sendable () async throws -> Result
  ) async -> Result? {
    do {
      return try await body()
    } catch is CancellationError {
      return nil
    } catch {
      failures.failed(step, error)
      counts.failed(step)
      return nil
    }
  }
}
