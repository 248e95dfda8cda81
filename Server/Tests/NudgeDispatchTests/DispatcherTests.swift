import Foundation
import Logging
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Synchronization
import Testing

@testable import NudgeDispatch

/// A clock that stands still until a test moves it.
final class ManualClock: DispatchClock {
  private struct State {
    var now: Timestamp
    var sleepers: [(until: Timestamp, id: Int, wake: CheckedContinuation<Void, Never>)] = []
    var canceled: Set<Int> = []
    var nextID = 0
  }
  private let state: Mutex<State>

  init(_ now: Timestamp) { state = Mutex(State(now: now)) }

  func now() -> Timestamp { state.withLock(\.now) }

  /// The number of tasks that wait for a time.
  var sleepers: Int { state.withLock(\.sleepers.count) }

  func advance(to moment: Timestamp) {
    let due = state.withLock { state in
      // Everyone notices that the clock is set back.
      let isSetBack = moment < state.now
      state.now = moment
      let due = state.sleepers.filter { isSetBack || $0.until <= moment }
      state.sleepers.removeAll { isSetBack || $0.until <= moment }
      return due
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  func sleep(until moment: Timestamp) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard moment > state.now, state.canceled.remove(id) == nil else { return true }
          state.sleepers.append((moment, id, continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.canceled.insert(id)
          return nil as CheckedContinuation<Void, Never>?
        }
        return state.sleepers.remove(at: index).wake
      }
      sleeper?.resume()
    }
    try Task.checkCancellation()
  }
}

/// Answers as a test wants, and remembers what it was asked to send.
final class RecordingSender: Sender {
  struct Sent: Hashable, Sendable {
    var person: String
    var id: String
    var device: String
    var attempt: Int
    var at: Timestamp
  }
  private let sent = Mutex<[Sent]>([])
  private let answer: @Sendable (NotificationRequest, Int) async -> Answer

  init(
    _ answer: @escaping @Sendable (NotificationRequest, Int) async -> Answer = { _, _ in Answer(.accepted, status: 201)
    }
  ) {
    self.answer = answer
  }

  var all: [Sent] { sent.withLock(\.self) }

  func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer {
    sent.withLock {
      $0.append(
        Sent(person: device.person, id: notification.id.rawValue, device: device.id, attempt: delivery.attempt, at: now)
      )
    }
    return await answer(notification, delivery.attempt)
  }
}

/// A dispatcher with a store of its own, one person in Berlin and a webhook.
final class Scene: Sendable {
  let store: SQLiteStore
  let clock: ManualClock
  let sender: RecordingSender
  let dispatcher: Dispatcher

  /// - Parameter start: The time at which the person is stored.
  init(
    _ start: String, sender: RecordingSender = RecordingSender(), spread: Int = 0, perService: Int = 250,
    resends: Set<Device.Provider> = [.webhook], log: Logger = Logger(label: "test")
  ) async throws {
    let now = try Timestamp(rfc3339: start)
    clock = ManualClock(now)
    self.sender = sender
    store = try SQLiteStore(
      path: FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path)
    var options = Dispatcher.Options()
    options.spread = spread
    options.inFlightPerService = perService
    options.resends = resends
    dispatcher = Dispatcher(
      store: store, planner: Planner(), senders: [.webhook: sender], owner: "test", clock: clock, options: options,
      log: log)
    _ = try await store.putPerson(try Person(json: #"{"id":"u-1","timeZone":"Europe/Berlin"}"#), if: .none, at: now)
    let hook = Device.Address.webhook(url: "https://example.org/hook", secret: "whsec_eA==")
    _ = try await store.putDevice(Device(person: "u-1", id: "hook", address: hook, registeredAt: now), at: now)
  }

  /// Returns a scene at 19:00 UTC, when the day's reminder waits for its share of a minute.
  static func withWaitingReminder() async throws -> Scene {
    let scene = try await Scene("2026-11-22T12:00:00Z", spread: 60)
    try await scene.run(at: "2026-11-22T12:00:01Z", "2026-11-22T19:00:00Z")
    // The change plans the reminder before it is due.
    _ = try await scene.store.updatePerson("u-1") { _ in }
    try await scene.run(at: "2026-11-22T19:00:00Z")
    #expect(try await scene.states() == [.planned])
    return scene
  }

  func moment(_ text: String) -> Timestamp { (try? Timestamp(rfc3339: text)) ?? .min }

  /// Lets the dispatcher run until it sleeps, at each of some times.
  ///
  /// - Parameter wakes: Whether it looks at the store at each time, even if it isn't waiting for it.
  func run(at moments: String..., wakes: Bool = true) async throws {
    let task = Task { try await dispatcher.run() }
    for moment in moments {
      clock.advance(to: try Timestamp(rfc3339: moment))
      if wakes { dispatcher.wake() }
      // The three loops sleep, and nothing is being sent, each time in a row. A single look may fall between two steps.
      var looks = 0
      while looks < 5 {
        try await Task.sleep(for: .milliseconds(10))
        let isBusy = try await states().contains { [.claimed, .sending].contains($0) }
        looks = clock.sleepers == 3 && !isBusy ? looks + 1 : 0
      }
    }
    task.cancel()
    try await task.value
  }

  /// Returns the notification of a delivery if it should still be sent.
  func request(for item: DueDelivery, at now: Timestamp) throws -> NotificationRequest? {
    try dispatcher.request(for: item, of: Planner().plan(for: item.record.person), at: now)
  }

  func states() async throws -> [DeliveryState] {
    try await store.deliveries(of: "u-1", since: .min, limit: 100).map(\.state)
  }
}

struct DispatcherTests {
  @Test func aPersonIsPreparedOnceForAWakeAndOnceForADelivery() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    try await scene.run(at: "2026-11-22T12:00:01Z")
    #expect(scene.dispatcher.counts.snapshot.plans == 1)
    try await scene.run(at: "2026-11-22T19:00:00Z")
    #expect(scene.sender.all.count == 1)
    #expect(scene.dispatcher.counts.snapshot.wakes == 2)
    #expect(scene.dispatcher.counts.snapshot.plans == 3)
  }

  @Test func aReminderIsSentAtItsMoment() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    try await scene.run(at: "2026-11-22T12:00:01Z", "2026-11-22T18:59:59Z")
    #expect(scene.sender.all.isEmpty)
    try await scene.run(at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:05Z")
    let expected = RecordingSender.Sent(
      person: "u-1", id: "reminder-2026-11-22", device: "hook", attempt: 1,
      at: try Timestamp(rfc3339: "2026-11-22T19:00:00Z"))
    #expect(scene.sender.all == [expected])
    #expect(try await scene.states() == [.accepted])
  }

  /// A day gets as many reminders as it has times: partakein/partake#87, zammad/zammad#4348.
  @Test func aReminderThatIsMovedAfterItWasSentIsNotSentAgain() async throws {
    let scene = try await Scene("2026-11-22T05:00:00Z")
    func setTimes(_ times: String...) async throws {
      let times = try times.map { try TimeOfDay($0) }
      _ = try await scene.store.updatePerson("u-1") { person in
        person.preferences.reminders.times = times
        person.preferences.dailyLimit = 9
      }
    }
    try await setTimes("08:00", "20:00")
    try await scene.run(at: "2026-11-22T05:00:01Z", "2026-11-22T07:00:00Z", "2026-11-22T19:00:00Z")
    try await setTimes("08:00", "20:05")
    try await scene.run(at: "2026-11-22T19:01:00Z", "2026-11-22T19:05:00Z", "2026-11-22T19:06:00Z")
    #expect(scene.sender.all.map(\.id) == ["reminder-2026-11-22-0800", "reminder-2026-11-22-2000"])
    // One that is added is sent, and so is everything on the next day.
    try await setTimes("08:00", "20:05", "21:00")
    try await scene.run(at: "2026-11-22T19:10:00Z", "2026-11-22T20:00:00Z", "2026-11-23T07:00:00Z")
    #expect(scene.sender.all.map(\.id).dropFirst(2) == ["reminder-2026-11-22-2100", "reminder-2026-11-23-0800"])
  }

  @Test func nothingIsSentTwiceAfterARestart() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    for _ in 0..<3 { try await scene.run(at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:10Z") }
    #expect(scene.sender.all.count == 1)
  }

  @Test func planningIsSpreadLikeSending() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z", spread: 60)
    try await scene.run(at: "2026-11-22T12:00:01Z")
    let wake = try #require(try await scene.store.nextWake())
    #expect(scene.moment("2026-11-22T19:00:00Z") < wake && wake < scene.moment("2026-11-22T19:01:00Z"))
    try await scene.run(at: "\(wake)")
    #expect(scene.sender.all.map(\.at) == [wake])
  }

  @Test func someoneWhoRecordsDuringTheSpreadIsNotReminded() async throws {
    let scene = try await Scene.withWaitingReminder()
    let moment = try Timestamp(rfc3339: "2026-11-22T19:00:00Z")
    let achievement = Achievement(at: moment, id: "a-1", title: "Ran 5 km")
    _ = try await scene.store.addAchievement(achievement, to: "u-1") { try $0.history.record(achievement) }
    try await scene.run(at: "2026-11-22T19:01:00Z", "2026-11-22T19:02:00Z")
    let reminder = try await scene.store.deliveries(of: "u-1", since: .min, limit: 10).filter {
      $0.key.notification.rawValue.hasPrefix("reminder")
    }
    #expect(reminder.map(\.state) == [.cancelled])
    #expect(!scene.sender.all.contains { $0.id.hasPrefix("reminder") })
  }

  @Test func whatExpiredDuringADowntimeIsNotSent() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    try await scene.run(at: "2026-11-22T12:00:01Z")
    try await scene.run(at: "2026-11-25T12:00:00Z", "2026-11-25T12:00:05Z")
    #expect(!scene.sender.all.contains { $0.id == "reminder-2026-11-22" })
    let deliveries = try await scene.store.deliveries(of: "u-1", since: .min, limit: 10)
    let missed = deliveries.filter { $0.key.notification.rawValue == "reminder-2026-11-22" }
    #expect(missed.map(\.state) == [.expired])
  }

  @Test func aReminderThatMovesToALaterTimeOnTheSameDayIsSentThen() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z", spread: 60)
    try await scene.run(at: "2026-11-22T19:00:00Z")
    #expect(scene.sender.all.isEmpty)
    _ = try await scene.store.updatePerson("u-1") { $0.timeZone = "Europe/London" }
    try await scene.run(at: "2026-11-22T19:00:01Z", "2026-11-22T20:00:00Z", "2026-11-22T20:01:00Z")
    #expect(scene.sender.all.map(\.id) == ["reminder-2026-11-22"])
    #expect(scene.sender.all.first.map { $0.at >= scene.moment("2026-11-22T20:00:00Z") } == true)
  }

  @Test func someoneWhoCannotBePlannedNowIsRemindedLater() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    _ = try await scene.store.updatePerson("u-1") { person in
      let lastOn = try CivilDate("2026-11-24")
      person.history.record = .summary(AchievementSummary(count: 9, currentStreak: 1, longestStreak: 2, lastOn: lastOn))
    }
    try await scene.run(at: "2026-11-22T12:00:01Z")
    #expect(scene.dispatcher.counts.snapshot.unplannable == 1)
    #expect(try await scene.store.nextWake() == scene.moment("2026-11-22T13:00:01Z"))
    try await scene.run(at: "2026-11-23T12:00:00Z", "2026-11-25T19:00:00Z", wakes: false)
    #expect(scene.sender.all.map(\.id) == ["reminder-2026-11-25"])
  }

  @Test func whatAnAchievementThatArrivesLateReachesIsCelebrated() async throws {
    let scene = try await Scene("2026-11-21T12:00:00Z")
    try await scene.run(at: "2026-11-21T19:00:00Z", "2026-11-22T19:00:00Z")
    // It was recorded on a telephone without a connection.
    let achievement = Achievement(at: scene.moment("2026-11-22T18:00:00Z"), id: "a-1", title: "Ran 5 km")
    _ = try await scene.store.addAchievement(achievement, to: "u-1") {
      try $0.history.record(achievement)
    }
    try await scene.run(at: "2026-11-22T19:30:00Z")
    #expect(scene.sender.all.map(\.id) == ["reminder-2026-11-21", "reminder-2026-11-22", "first-achievement"])
  }

  @Test func anAchievementOfThePastAddsNothingElse() async throws {
    let scene = try await Scene("2026-11-22T20:00:00Z")
    try await scene.run(at: "2026-11-22T20:00:01Z")
    // The reminder of 19:00 was before the person was stored.
    let achievement = Achievement(at: scene.moment("2026-11-20T18:00:00Z"), id: "a-1", title: "Ran 5 km")
    _ = try await scene.store.addAchievement(achievement, to: "u-1") {
      try $0.history.record(achievement)
    }
    try await scene.run(at: "2026-11-22T20:00:02Z")
    #expect(scene.sender.all.isEmpty)
    #expect(try await scene.states() == [])
  }

  @Test func someoneWhoWasPlannedWithAClockThatWasAheadIsRemindedWhenItIsRight() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    try await scene.run(at: "2027-03-01T12:00:00Z", "2026-11-22T18:00:00Z", "2026-11-22T19:00:00Z", wakes: false)
    #expect(scene.sender.all.last?.id == "reminder-2026-11-22")
    #expect(scene.sender.all.last?.at == scene.moment("2026-11-22T19:00:00Z"))
  }

  @Test func aClockThatIsSetBackSendsNothingTwice() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    try await scene.run(
      at: "2026-11-22T19:00:00Z", "2026-11-22T18:00:00Z", "2026-11-22T19:00:00Z", "2026-11-22T19:01:00Z", wakes: false)
    #expect(scene.sender.all.map(\.id) == ["reminder-2026-11-22"])
  }

  @Test func aRetryIsSentAgainLater() async throws {
    let sender = RecordingSender { _, attempt in
      attempt == 1 ? Answer(.retry, wait: 30, status: 503) : Answer(.accepted, status: 200)
    }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender)
    try await scene.run(at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:20Z")
    #expect(sender.all.map(\.attempt) == [1])
    try await scene.run(at: "2026-11-22T19:00:40Z", "2026-11-22T19:00:41Z")
    #expect(sender.all.map(\.attempt) == [1, 2])
    #expect(try await scene.states() == [.accepted])
  }

  @Test func theSpreadIsShorterThanTheTimeUntilTheNextReminder() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z", spread: 3_600)
    _ = try await scene.store.updatePerson("u-1") { person in
      person.preferences.reminders.times = try ["20:00", "20:01", "20:02", "20:03"].map { try TimeOfDay($0) }
      person.preferences.dailyLimit = 20
    }
    try await scene.run(
      at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:59Z", "2026-11-22T19:01:59Z", "2026-11-22T19:02:59Z", wakes: false)
    #expect(scene.sender.all.count == 3)
  }

  @Test func whatExpiresAfterTheClaimIsNotSent() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z", spread: 60)
    try await scene.run(at: "2026-11-22T19:00:00Z")
    // The change plans the reminder before it is due.
    _ = try await scene.store.updatePerson("u-1") { _ in }
    try await scene.run(at: "2026-11-22T19:00:00Z")
    #expect(try await scene.states() == [.planned])
    let now = scene.moment("2026-11-22T19:01:00Z")
    let claims = try await scene.store.claimDeliveries(until: now, limit: 1, owner: "a", lease: 30)
    let item = try #require(claims.first)
    let moment = item.delivery.moment..<item.delivery.moment.advanced(bySeconds: 1)
    let request = try #require(try Planner().notifications(for: item.record.person, in: moment).first)
    scene.clock.advance(to: item.delivery.expires)
    #expect(await scene.dispatcher.send(request, item).state == .retry)
    scene.clock.advance(to: now)
    #expect(await scene.dispatcher.send(request, item).state == .accepted)
    #expect(scene.sender.all.count == 1)
  }

  @Test func aRetryIsSentAtItsTime() async throws {
    let sender = RecordingSender { _, attempt in
      attempt == 1 ? Answer(.retry, wait: 10, status: 503) : Answer(.accepted, status: 200)
    }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender)
    try await scene.run(at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:10Z", wakes: false)
    #expect(sender.all.map(\.attempt) == [1, 2])
  }

  @Test func aStopWaitsForTheAnswer() async throws {
    let sender = RecordingSender { _, _ in
      try? await Task.sleep(for: .milliseconds(500))
      return Answer(.accepted, status: 201)
    }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender)
    try await scene.run(at: "2026-11-22T19:00:00Z")
    #expect(try await scene.states() == [.accepted])
  }
}
