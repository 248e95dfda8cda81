public import Logging
public import Nudge
public import NudgeDispatch
public import NudgeSenders
public import NudgeStore
internal import Synchronization

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The operations of the API and the person's page, without HTTP.
public struct Backend: Sendable {
  public let store: any Store
  public let planner: Planner
  public let clock: any DispatchClock
  /// Makes a hash of a person's ID with a key of this server, which is all that remains of someone who was erased.
  public let hash: @Sendable (String) -> String
  /// Tells the dispatcher that something has changed.
  public let wake: @Sendable () -> Void
  /// The key that browsers subscribe with, in base64url, or `nil` if there is no sender for them.
  public let webPushKey: String?
  /// Encrypts the answers that are kept for repeated requests.
  public let answers: AnswerSeal
  /// Links to people's pages, or `nil` to serve the API alone.
  public let links: PageAccess?
  /// The senders of test notifications.
  public let senders: SenderSet
  /// The networks besides public addresses in which devices may be.
  public let networks: AllowedNetworks
  /// Gets a line for each request that changes something.
  public let log: Logger
  /// Gets what can happen at every request.
  public let failures: RepeatedLog
  /// The counts of the dispatcher's work and of the plans made here, for the metrics.
  public let dispatches: DispatchCounts

  public init(
    store: any Store, planner: Planner, clock: any DispatchClock, senders: SenderSet,
    networks: AllowedNetworks = AllowedNetworks(), dispatches: DispatchCounts = DispatchCounts(),
    answers: AnswerSeal, hash: @escaping @Sendable (String) -> String,
    webPushKey: String? = nil, links: PageAccess? = nil,
    log: Logger = Logger(label: "nudged") { _ in SwiftLogNoOpLogHandler() }, failures: RepeatedLog? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.log = log
    self.failures = failures ?? RepeatedLog(log)
    self.senders = senders
    self.networks = networks
    self.dispatches = dispatches
    self.store = store
    self.planner = planner
    self.clock = clock
    self.answers = answers
    self.hash = hash
    self.webPushKey = webPushKey
    self.links = links
    self.wake = wake
  }

  /// Creates a backend whose senders stay the same.
  public init(
    store: any Store, planner: Planner, clock: any DispatchClock, senders: [Device.Provider: any Sender] = [:],
    networks: AllowedNetworks = AllowedNetworks(), dispatches: DispatchCounts = DispatchCounts(),
    answers: AnswerSeal, hash: @escaping @Sendable (String) -> String, webPushKey: String? = nil,
    links: PageAccess? = nil, log: Logger = Logger(label: "nudged") { _ in SwiftLogNoOpLogHandler() },
    failures: RepeatedLog? = nil, wake: @escaping @Sendable () -> Void
  ) {
    self.init(
      store: store, planner: planner, clock: clock, senders: SenderSet(senders), networks: networks,
      dispatches: dispatches, answers: answers, hash: hash, webPushKey: webPushKey, links: links, log: log,
      failures: failures, wake: wake)
  }

  // MARK: People

  func put(_ person: Person, if precondition: Precondition) async throws -> PutResult {
    let plan = try plan(for: person)
    let now = clock.now()
    try check(plan, at: now)
    let result = try await store.putPerson(
      person, if: precondition, joining: plan.day(at: now), erasedAs: hash(person.id), at: now)
    wake()
    return result
  }

  /// Returns a person's plan.
  ///
  /// Keep it for all questions about the person, because each call prepares them anew.
  func plan(for person: Person) throws -> PersonPlan {
    do throws(PlanError) {
      return try dispatches.plan(for: person, by: planner)
    } catch {
      if case .person(let fault) = error { throw fault }
      throw error
    }
  }

  /// Throws if planning for a person throws, which would only be noticed later, or if something is recorded on a later day.
  ///
  /// For example, the person's last achievement may be in the future.
  private func check(_ plan: PersonPlan, at now: Timestamp) throws {
    _ = try plan.notifications(in: now..<now.advanced(bySeconds: 1))
    _ = try plan.nextMoment(after: now)
    var faults: [Problem.Fault] = []
    for (index, achievement) in plan.person.history.achievements.enumerated() {
      guard faults.count < Problem.maximumFaults else { break }
      guard plan.isLaterDay(achievement, at: now) else { continue }
      faults += Problem.laterDay("/achievements/\(index)/at", in: plan.person).errors
    }
    guard faults.isEmpty else { throw Problem.invalid(faults) }
  }

  func person(_ id: String) async throws -> PersonRecord {
    guard let record = try await store.person(id) else { throw Problem.noSuchPerson }
    return record
  }

  /// Reads what belongs to a person, in several transactions.
  ///
  /// - Throws: ``Problem/noSuchPerson`` if the same person, for whom the precondition holds, isn't stored all the time, so
  ///   that the answer can't contain what belongs to an erased person, or to two people.
  func read<Value>(
    of id: String, if precondition: Precondition = .none, _ body: () async throws -> Value
  ) async throws -> Value {
    guard let version = try await store.version(of: id), precondition.holds(for: version) else {
      throw Problem.noSuchPerson
    }
    let value = try await body()
    guard try await store.version(of: id)?.createdAt == version.createdAt else { throw Problem.noSuchPerson }
    return value
  }

  func erase(_ id: String, if precondition: Precondition) async throws -> EraseResult {
    try await store.erasePerson(id, if: precondition, hash: hash(id), at: clock.now())
  }

  /// Notes that a person was here at a time, such as when they opened their page.
  ///
  /// It doesn't throw, so that a person who can't be planned, or a database that can't be written, still lets them open
  /// their page.
  func see(_ record: PersonRecord, _ planned: Result<PersonPlan, any Error>, at moment: Timestamp) async {
    guard let day = try? planned.get().day(at: moment), !record.person.history.seen.contains(day) else { return }
    do {
      try await store.addSeen(day, to: record.person.id, if: .createdAt(record.createdAt))
      wake()
    } catch {
      failures.failed("noting that a person was seen", error)
    }
  }

  // MARK: Achievements

  /// An achievement and the milestones that it reached.
  ///
  /// A milestone is reached if the count or the current streak is exactly that now. An earlier day can move the day on
  /// which a milestone was reached, or complete a streak of long ago, which isn't news.
  struct Recorded: Sendable {
    var achievement: Achievement
    var milestones: [Milestone]
    var isNew: Bool

    struct Milestone: Hashable, Sendable {
      /// `first-achievement`, `streak-milestone` or `count-milestone`.
      var kind: Kind
      /// The streak or the count.
      var threshold: Int
      /// The day of the achievement that reached it.
      var on: CivilDate
    }
  }

  func record(
    _ achievement: Achievement, for id: String, if precondition: Precondition = .none
  ) async throws -> Recorded {
    let now = clock.now()
    // The store can call the closure again if the transaction conflicts with another one.
    let planBefore = Mutex<PersonPlan?>(nil)
    let result = try await store.addAchievement(achievement, to: id, if: precondition) { [self] person in
      let plan = try plan(for: person)
      guard !plan.isLaterDay(achievement, at: now) else { throw Problem.laterDay("/at", in: person) }
      person = try plan.recording(achievement)
      person.history.markSeen(on: plan.day(at: now))
      planBefore.withLock { $0 = plan }
    }
    wake()
    switch result {
    case .gone: throw Problem.noSuchPerson
    case .exists(let known): return Recorded(achievement: known, milestones: [], isNew: false)
    case .added(let record, let before):
      let earlier = try planBefore.withLock(\.self) ?? plan(for: before)
      let known = Set(try earlier.forecast(after: now, count: 0).earned)
      let plan = try plan(for: record.person)
      let forecast = try plan.forecast(after: now, count: 0)
      var milestones = forecast.earned.filter { !known.contains($0) && forecast.isPresent($0) }.map {
        Recorded.Milestone(kind: $0.kind, threshold: $0.threshold, on: $0.on)
      }
      if record.person.history.isFirst {
        milestones.insert(
          Recorded.Milestone(kind: .firstAchievement, threshold: 1, on: plan.day(of: achievement)), at: 0)
      }
      return Recorded(achievement: achievement, milestones: milestones, isNew: true)
    }
  }

  // MARK: Tests

  /// The result of a test notification on one device.
  struct TestResult: Hashable, Encodable, Sendable {
    var device: String
    var provider: Device.Provider
    var state: State
    var status: Int?
    var reason: String?

    enum State: String, CaseIterable, Encodable, Sendable {
      case accepted
      /// The device is gone, and was deleted.
      case dropped
      case failed
      /// It may or may not have arrived.
      case unknown

      init(_ state: DeliveryState) {
        switch state {
        case .accepted: self = .accepted
        case .dropped: self = .dropped
        case .unknown: self = .unknown
        // A test isn't tried again.
        default: self = .failed
        }
      }
    }
  }

  /// Sends a sample notification to all devices of a person, and waits for the answers.
  ///
  /// Nothing about it is stored, except that a device that is gone is deleted. It isn't tried again.
  func sendTest(to id: String, if precondition: Precondition = .none) async throws -> [TestResult] {
    let (record, devices) = try await read(of: id, if: precondition) {
      (try await person(id), try await store.devices(of: id))
    }
    let now = clock.now()
    let notification = try plan(for: record.person).sampleNotification(at: now)
    return try await withThrowingTaskGroup(of: TestResult.self) { group in
      for device in devices {
        group.addTask { try await test(device, notification, at: now) }
      }
      return try await group.reduce(into: [TestResult]()) { $0.append($1) }.sorted { $0.device < $1.device }
    }
  }

  private func test(_ device: Device, _ notification: NotificationRequest, at now: Timestamp) async throws -> TestResult
  {
    let provider = device.address.provider
    guard let sender = senders[provider] else {
      return TestResult(
        device: device.id, provider: provider, state: .failed, reason: "\(provider.rawValue) is not configured")
    }
    let key = Delivery.Key.test(person: device.person, notification: notification.id, device: device.id)
    let delivery = Delivery(
      key: key, moment: now, due: now, expires: notification.expires, state: .sending, attempt: 1, changedAt: now)
    let answer = await sender.send(notification, for: delivery, to: device, at: now)
    if answer.state == .dropped {
      // The device may have registered another address in the meantime, which is kept.
      _ = try await store.deleteDevice(
        device.id, of: device.person, if: .none, withAddress: device.address, at: clock.now())
    }
    return TestResult(
      device: device.id, provider: provider, state: TestResult.State(answer.state), status: answer.status,
      reason: answer.reason)
  }

  // MARK: Responses

  /// Does what a person asked for by a button.
  ///
  /// - Parameters:
  ///   - record: The person, who must not be someone else with the same ID by now.
  ///   - achievement: The ID of the achievement that is recorded if the person wrote a text.
  func respond(_ event: Event, of record: PersonRecord, text: String?, achievement: String) async throws {
    let precondition = Precondition.createdAt(record.createdAt)
    let response = NotificationResponse(
      id: event.notification.rawValue, action: NotificationResponse.Action(key: event.action), at: Date(event.at),
      text: text)
    let action = ResponseAction(after: response)
    // The same refusal as after the event, which is stored only if all of it can be done.
    var moment = Achievement.Moment.timestamp(event.at)
    let planned = Result { try plan(for: record.person) }
    if case .add(_?) = action {
      let plan = try planned.get()
      guard !plan.isLaterDay(Achievement(at: event.at), at: clock.now()) else {
        throw Problem.laterDay("/at", in: record.person)
      }
      moment = plan.moment(event.at)
    }
    var shown: String?
    if case .notThis = action { shown = try await self.achievement(shownBy: event, to: planned.get()) }
    guard try await store.addEvent(event, if: precondition) else { throw Problem.noSuchPerson }
    if !event.isDismissal { await see(record, planned, at: min(event.at, clock.now())) }
    switch action {
    case .later, .snooze: try await postpone(event, response, if: precondition)
    case .mute:
      guard let kind = event.notification.kind else { return }
      let updated = try await store.updatePerson(event.person, if: precondition) { $0.preferences.turnOff(kind) }
      guard updated != nil else { throw Problem.noSuchPerson }
    case .keep:
      let updated = try await store.updatePerson(event.person, if: precondition) {
        $0.preferences.reminders.relent = false
      }
      guard updated != nil else { throw Problem.noSuchPerson }
    case .notThis:
      guard let shown else { return }
      let updated = try await store.updatePerson(event.person, if: precondition) {
        try $0.preferences.retrieval.mute(shown)
      }
      guard updated != nil else { throw Problem.noSuchPerson }
    case .add(let title?):
      _ = try await self.record(
        Achievement(at: moment, id: achievement, title: title), for: event.person, if: precondition)
    case .add(nil), .open, .nothing: break
    }
    wake()
  }

  private func postpone(
    _ event: Event, _ response: NotificationResponse, if precondition: Precondition
  ) async throws {
    let plan = try plan(for: await person(event.person).person)
    guard let request = try await request(event.notification, of: plan),
      let again = request.shownAgain(after: response, for: plan)
    else { return }
    _ = try await store.postpone(
      event.notification, of: event.person, if: precondition, until: again.timestamp, expires: again.expires,
      at: clock.now())
  }

  /// Returns the reference of the achievement that a notification showed, or `nil` if the person has already said that
  /// they don't want to see it, after which the notification's plan shows another one.
  private func achievement(shownBy event: Event, to plan: PersonPlan) async throws -> String? {
    let known = try await store.events(of: event.person, since: .min, limit: 1_000)
    guard !known.contains(where: { $0.notification == event.notification && $0.action == event.action }) else {
      return nil
    }
    return try await request(event.notification, of: plan)?.achievement
  }

  /// Plans a notification again that was sent to a person.
  private func request(_ id: NotificationID, of plan: PersonPlan) async throws -> NotificationRequest? {
    let deliveries = try await store.deliveries(
      of: plan.person.id, since: clock.now().advanced(bySeconds: -7 * 86_400), limit: 1_000)
    guard let delivery = deliveries.first(where: { $0.key.notification == id }) else { return nil }
    let moment = delivery.moment..<delivery.moment.advanced(bySeconds: 1)
    return try plan.notifications(in: moment).first { $0.id == id }
  }
}

extension PersonPlan {
  /// Returns the time at which the person records something, with the offset of their clock.
  ///
  /// Without it, a trip would move the achievement to another day.
  func moment(_ now: Timestamp) -> Achievement.Moment { .timestamp(now, offset: offset(at: now)) }

  /// Returns whether an achievement is of a later day than today.
  ///
  /// The civil date of its time in the person's time zone decides. A date alone begins first where the UTC offset is +14
  /// hours, so a person who has come from the east keeps what they recorded there, although it may be tomorrow's date here.
  /// A later time of today is allowed.
  func isLaterDay(_ achievement: Achievement, at now: Timestamp) -> Bool {
    let moment =
      switch achievement.moment {
      case .timestamp(let moment, _): moment
      case .date(let day): Timestamp(secondsSinceEpoch: Int64(day.daysSinceEpoch) * 86_400 - 14 * 3_600) ?? .min
      }
    return moment > now && zone.civil(at: moment).date > zone.civil(at: now).date
  }
}

extension Forecast {
  /// Returns whether a milestone is the present count or the length of the current streak.
  func isPresent(_ milestone: Milestone) -> Bool {
    milestone.threshold == (milestone.kind == .countMilestone ? progress?.count : progress?.currentStreak)
  }
}

extension History {
  /// A Boolean value indicating whether the history contains exactly one achievement.
  fileprivate var isFirst: Bool {
    switch record {
    case .summary(let summary): summary.count == 1
    case .achievements(let achievements): achievements.count == 1
    case nil: false
    }
  }
}
