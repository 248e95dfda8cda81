import Foundation
import GRDB
import LogLines
import Logging
import Nudge
import NudgeStore
import Synchronization
import Testing

@testable import NudgeDispatch
@testable import NudgeStoreSQLite

@Suite("What can't be sent at its moment", .timeLimit(.minutes(1)))
struct LateTests {
  private func quiet(_ scene: Scene, from start: String, to end: String) async throws {
    let window = DailyWindow(from: try TimeOfDay(start), to: try TimeOfDay(end))
    _ = try await scene.store.updatePerson("u-1") { $0.preferences.quietHours = [window] }
  }

  /// Adds five people with a webhook.
  private func addPeople(to scene: Scene, host: String) async throws {
    let now = scene.clock.now()
    let hook = Device.Address.webhook(url: "https://\(host)/hook", secret: "whsec_eA==")
    for id in (2...6).map({ "u-\($0)" }) {
      let person = try Person(json: #"{"id":"\#(id)","timeZone":"Europe/Berlin"}"#)
      _ = try await scene.store.putPerson(person, if: .none, at: now)
      _ = try await scene.store.putDevice(Device(person: id, id: "d", address: hook, registeredAt: now), at: now)
    }
  }

  @Test func aRetryWaitsForTheEndOfQuietHours() async throws {
    let sender = RecordingSender { _, attempt in
      attempt == 1 ? Answer(.retry, wait: 30, status: 503) : Answer(.accepted, status: 200)
    }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender)
    try await quiet(scene, from: "20:00:10", to: "21:00")
    try await scene.run(
      at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:30Z", "2026-11-22T19:59:59Z", wakes: false)
    #expect(sender.all.map(\.attempt) == [1])
    #expect(try await scene.states() == [.planned])
    try await scene.run(at: "2026-11-22T20:00:00Z", wakes: false)
    #expect(sender.all.map(\.attempt) == [1, 2])
    #expect(sender.all.last?.at == scene.moment("2026-11-22T20:00:00Z"))
  }

  @Test func aRetryExpiresIfQuietHoursLastLonger() async throws {
    let sender = RecordingSender { _, _ in Answer(.retry, wait: 30, status: 503) }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender)
    try await quiet(scene, from: "20:00:10", to: "08:00")
    try await scene.run(at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:30Z", "2026-11-22T23:00:00Z", wakes: false)
    #expect(sender.all.map(\.attempt) == [1])
    #expect(try await scene.states().contains(.expired))
  }

  @Test func whatCouldNotBeMarkedIsSentWhenTheDatabaseRecovers() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    try await scene.store.pool.write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER fail BEFORE UPDATE ON delivery WHEN new.state = 'sending'
          BEGIN SELECT raise(ABORT, 'disk full'); END
          """)
    }
    try await scene.run(at: "2026-11-22T19:00:00Z")
    #expect(try await scene.states() == [.retry])
    try await scene.store.pool.write { db in try db.execute(sql: "DROP TRIGGER fail") }
    try await scene.run(at: "2026-11-22T19:00:01Z")
    #expect(scene.sender.all.map(\.attempt) == [1])
    #expect(try await scene.states() == [.accepted])
  }

  @Test func quietHoursThatBeginAfterMarkingAreKept() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    try await quiet(scene, from: "20:00:10", to: "21:00")
    let clock = scene.clock
    let begins = DatabaseFunction("quiet_hours_begin", argumentCount: 0) { _ in
      clock.advance(to: try Timestamp(rfc3339: "2026-11-22T19:00:20Z"))
      return nil
    }
    try await scene.store.pool.write { db in
      db.add(function: begins)
      // For this connection only, because others don't know the function.
      try db.execute(
        sql: """
          CREATE TEMP TRIGGER mark AFTER UPDATE ON main.delivery WHEN new.state = 'sending'
          BEGIN SELECT quiet_hours_begin(); END
          """)
    }
    try await scene.run(at: "2026-11-22T19:00:00Z", wakes: false)
    #expect(scene.sender.all.isEmpty)
    #expect(try await scene.states() == [.retry])
    try await scene.store.pool.write { db in try db.execute(sql: "DROP TRIGGER mark") }
    try await scene.run(at: "2026-11-22T20:00:00Z", wakes: false)
    #expect(scene.sender.all.map(\.at) == [scene.moment("2026-11-22T20:00:00Z")])
    #expect(try await scene.states() == [.accepted])
  }

  @Test func nothingIsMarkedThatHasToWait() async throws {
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let sender = RecordingSender { _, _ in
      for await _ in released {}
      return Answer(.accepted, status: 200)
    }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender, perService: 2)
    try await addPeople(to: scene, host: "example.org")
    let run = Task { try await scene.dispatcher.run() }
    scene.clock.advance(to: scene.moment("2026-11-22T19:00:00Z"))
    scene.dispatcher.wake()
    while sender.all.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
    try await Task.sleep(for: .milliseconds(100))
    #expect(try await scene.store.counts()[.sending] == 2)
    release.finish()
    while try await scene.store.counts()[.accepted] != 6 {
      // On a busy machine, some have been given back for half a minute.
      scene.clock.advance(to: scene.clock.now().advanced(bySeconds: 31))
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(sender.all.count == 6)
    run.cancel()
    try await run.value
  }

  @Test func aCelebrationThatMovesWhileItIsClaimedIsSent() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    func due(_ id: NotificationID, _ moment: String) async throws -> DueDelivery {
      let delivery = Delivery(
        key: Delivery.Key(person: "u-1", notification: id, device: "hook"), moment: scene.moment(moment),
        due: scene.moment(moment), expires: scene.moment("2026-11-23T12:00:00Z"), changedAt: scene.clock.now())
      return DueDelivery(
        delivery: delivery, record: try #require(try await scene.store.person("u-1")),
        device: try await scene.store.devices(of: "u-1")[0])
    }
    func record(_ moment: String) async throws {
      let achievement = Achievement(at: scene.moment(moment), id: moment)
      _ = try await scene.store.addAchievement(achievement, to: "u-1") { try $0.history.record(achievement) }
    }
    for day in 1...9 { try await record("2026-11-0\(day)T08:00:00Z") }
    try await record("2026-11-22T12:00:00Z")
    let now = scene.moment("2026-11-22T12:00:30Z")
    let count = try await due(.count(10), "2026-11-22T12:00:00Z")
    #expect(try scene.request(for: count, at: now) != nil)
    try await record("2026-11-22T11:00:00Z")
    let moved = try await due(.count(10), "2026-11-22T12:00:00Z")
    #expect(try scene.request(for: moved, at: now)?.timestamp == scene.moment("2026-11-22T11:00:00Z"))
    // Nothing else is sent at another time than the plan has.
    let id = try #require(NotificationID(rawValue: "reminder-2026-11-21"))
    let reminder = try await due(id, "2026-11-21T20:00:00Z")
    #expect(try scene.request(for: reminder, at: scene.moment("2026-11-21T20:00:01Z")) == nil)
  }

  @Test func theSpreadDoesNotReachIntoQuietHours() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z", spread: 3_600)
    try await quiet(scene, from: "20:00:01", to: "22:00")
    try await scene.run(at: "2026-11-22T19:00:00Z", wakes: false)
    #expect(scene.sender.all.map(\.id) == ["reminder-2026-11-22"])
  }

  @Test func aHostThatHangsDoesNotStopTheOthers() async throws {
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let hanging = Mutex(true)
    let sender = RecordingSender { notification, _ in
      guard notification.person != "u-1", hanging.withLock(\.self) else { return Answer(.accepted, status: 200) }
      for await _ in released {}
      return Answer(.accepted, status: 200)
    }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender, perService: 2)
    try await addPeople(to: scene, host: "slow.example")
    scene.clock.advance(to: scene.moment("2026-11-22T19:00:00Z"))
    let task = Task { try await scene.dispatcher.run() }
    // Two of the five hang, and the others are tried again later.
    let expected: [DeliveryState: Int] = [.accepted: 1, .sending: 2, .planned: 3]
    while try await scene.store.counts() != expected { try await Task.sleep(for: .milliseconds(20)) }
    #expect(Set(sender.all.map(\.person)).contains("u-1"))
    #expect(sender.all.count == 3)
    hanging.withLock { $0 = false }
    release.finish()
    task.cancel()
    try await task.value
    try await scene.run(at: "2026-11-22T19:00:30Z", "2026-11-22T19:00:31Z", wakes: false)
    #expect(sender.all.count == 6)
    #expect(try await scene.store.counts() == [.accepted: 6])
  }

  @Test func permitsOfAServiceArePassedOn() async {
    let permits = ServicePermits(1, patience: .seconds(30))
    #expect(await permits.take("a") == 1)
    #expect(await permits.take("b") == 1)
    async let next = permits.take("a")
    try? await Task.sleep(for: .milliseconds(50))
    permits.give("a")
    #expect(await next == 1)
    permits.give("a")
    #expect(await permits.take("a") == 1)
  }

  @Test func aServiceThatAnswersSlowlyIsNotStuck() async throws {
    let permits = ServicePermits(1, patience: .seconds(3_600))
    #expect(await permits.take("a") == 1)
    async let next = permits.take("a")
    while permits.waits == 0 { try await Task.sleep(for: .milliseconds(10)) }
    // A permit was given within the last hour.
    #expect(permits.isWaiting(1, "a", 1))
    #expect(permits.isWaiting(1, "a", 9))
    #expect(!permits.isWaiting(1, "a", 10))
    #expect(await next == 0)
  }

  @Test func nobodyWaitsForAServiceThatIsStuck() async {
    let permits = ServicePermits(1, patience: .milliseconds(50), stuck: .seconds(3_600))
    #expect(await permits.take("a") == 1)
    for _ in 0..<10 { #expect(await permits.take("a") == 0) }
    #expect(permits.waits == 1)
  }

  @Test(arguments: [
    (Device.Address.webhook(url: "https://example.org/hook?a", secret: ""), "example.org"),
    (.webPush(endpoint: "http://127.0.0.1:80", p256dh: "", auth: ""), "127.0.0.1:80"), (.fcm(token: "t"), "fcm"),
  ])
  func aServiceIsAHostOrAProvider(address: Device.Address, service: String) {
    #expect(address.service == service)
  }

  /// A slow receiver, or one that is deployed at that moment, gets it once more under the same ID.
  @Test func whatAWebhookMayHaveReceivedIsSentAgain() async throws {
    let sender = RecordingSender { _, attempt in
      attempt < 3 ? Answer(.unknown, reason: "no answer came in time") : Answer(.accepted, status: 200)
    }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender)
    try await scene.run(at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:09Z")
    #expect(try await scene.states() == [.retry])
    let waiting = try await scene.store.deliveries(of: "u-1", since: .min, limit: 1)
    #expect(waiting.map(\.reason) == ["no answer came in time"])
    try await scene.run(at: "2026-11-22T19:00:16Z", "2026-11-22T19:00:50Z")
    #expect(sender.all.map(\.attempt) == [1, 2, 3])
    #expect(try await scene.states() == [.accepted])
  }

  @Test func whatAnotherProviderMayHaveReceivedIsNotSentAgain() async throws {
    let sender = RecordingSender { _, _ in Answer(.unknown, reason: "no answer came in time") }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender, resends: [.webPush])
    try await scene.run(at: "2026-11-22T19:00:00Z", "2026-11-22T19:05:00Z")
    #expect(sender.all.count == 1)
    #expect(try await scene.states() == [.unknown])
  }

  /// It may have arrived, so it isn't listed as expired.
  @Test func whatNeverGetsAnAnswerIsUnknownWhenItExpires() async throws {
    let sender = RecordingSender { _, _ in Answer(.unknown, reason: "no answer came in time") }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender)
    try await scene.run(
      at: "2026-11-22T19:00:00Z", "2026-11-22T19:01:00Z", "2026-11-22T19:03:00Z", "2026-11-22T19:06:00Z",
      "2026-11-22T19:12:00Z", "2026-11-22T19:22:00Z", "2026-11-22T19:40:00Z", "2026-11-22T20:15:00Z",
      "2026-11-22T21:20:00Z", "2026-11-22T22:40:00Z")
    #expect(sender.all.map(\.attempt) == Array(1...10))
    #expect(try await scene.states() == [.unknown])
  }

  /// The provider's own reason is logged, also if it asks to wait.
  @Test func aPauseNamesTheReason() async throws {
    let lines = LogLines()
    let answer = Answer(
      .retry, wait: 1_200, scope: .service, pause: 1_200, status: 429, reason: "TooManyProviderTokenUpdates")
    let scene = try await Scene(
      "2026-11-22T12:00:00Z", sender: RecordingSender { _, _ in answer }, log: Logger(label: "test") { _ in lines })
    try await scene.run(at: "2026-11-22T19:00:00Z", wakes: false)
    let pause = try #require(lines.all.first { $0.contains("sending is paused") })
    #expect(pause.contains("reason=TooManyProviderTokenUpdates"))
    #expect(pause.contains("status=429"))
    let deliveries = try await scene.store.deliveries(of: "u-1", since: .min, limit: 1)
    #expect(deliveries.map(\.reason) == ["TooManyProviderTokenUpdates"])
  }

  @Test(arguments: [
    (Answer(.dead, status: 400, reason: "the webhook refused it"), true), (Answer(.dropped, status: 410), true),
    (Answer(.accepted, status: 200), false), (Answer(.retry, wait: 10, status: 500), false),
  ])
  func whatFailsForGoodIsLogged(answer: Answer, isLogged: Bool) async throws {
    let lines = LogLines()
    let scene = try await Scene(
      "2026-11-22T12:00:00Z", sender: RecordingSender { _, _ in answer }, log: lines.logger)
    try await scene.run(at: "2026-11-22T19:00:00Z", wakes: false)
    let warnings = lines.all.filter { $0.contains("a delivery failed") }
    #expect(warnings.count == (isLogged ? 1 : 0))
    for line in warnings {
      for part in ["person=u-1", "device=hook", "provider=webhook", "state=\(answer.state.rawValue)", "status=4"] {
        #expect(line.contains(part), "\(line)")
      }
      #expect(!line.contains("example.org"))
    }
  }

  @Test func aDeliveryThatCannotBeDecidedIsNotCanceled() async throws {
    let scene = try await Scene.withWaitingReminder()
    // As a process sees it whose zone data is older than that of the one that planned it.
    try await scene.store.write { db in
      try db.execute(sql: "UPDATE person SET doc = replace(doc, 'Europe/Berlin', 'Europe/Nowhere'), next_wake = NULL")
    }
    try await scene.run(at: "2026-11-22T19:01:00Z")
    #expect(scene.sender.all.isEmpty)
    #expect(try await scene.states() == [.planned])
    try await scene.store.write { db in
      try db.execute(sql: "UPDATE person SET doc = replace(doc, 'Europe/Nowhere', 'Europe/Berlin')")
    }
    try await scene.run(at: "2026-11-22T19:01:30Z")
    #expect(scene.sender.all.map(\.id) == ["reminder-2026-11-22"])
  }

  @Test func someoneWhoseRowIsDamagedIsCountedAndTheOthersAreReminded() async throws {
    let lines = LogLines()
    let scene = try await Scene("2026-11-22T12:00:00Z", log: lines.logger)
    let person = try Person(json: #"{"id":"u-2","timeZone":"Europe/Berlin"}"#)
    _ = try await scene.store.putPerson(person, if: .none, at: scene.clock.now())
    try await scene.store.write { db in try db.execute(sql: "UPDATE person SET doc = '{' WHERE id = 'u-2'") }
    try await scene.run(at: "2026-11-22T19:00:00Z", wakes: false)
    #expect(scene.sender.all.map(\.person) == ["u-1"])
    #expect(scene.dispatcher.counts.snapshot.unplannable == 1)
    #expect(lines.all.contains { $0.contains("a person can't be read") && $0.contains("person=u-2") })
  }
}
