import Foundation
import Logging
import Nudge
import NudgeStore
import PrivatePostgres
import StoreContract
import Testing

@testable import NudgeDispatch
@testable import NudgeStorePostgres

@Suite(.timeLimit(.minutes(3)))
struct PostgresStoreTests {
  private let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min

  @Test(arguments: StoreContract.checks)
  func contract(check: StoreContract.Check) async throws {
    let store = try await PostgresStore(url: PrivatePostgres.database())
    try await check.run(store)
    try store.close()
  }

  @Test(arguments: StoreContract.checks)
  func contractThroughPgBouncer(check: StoreContract.Check) async throws {
    let store = try await PostgresStore(url: PrivatePostgres.database(pooled: true))
    try await check.run(store)
    try store.close()
  }

  @Test func moreTransactionsThanPgBouncerHasConnections() async throws {
    let store = try await PostgresStore(url: PrivatePostgres.database(pooled: true))
    try await withThrowingTaskGroup { group in
      for number in 0..<100 {
        group.addTask {
          let person = try Person(json: #"{"id":"u-\#(number)","timeZone":"UTC"}"#)
          guard case .created = try await store.putPerson(person, if: .absent, at: now) else {
            Issue.record("not created: \(number)")
            return
          }
          let address = Device.Address.fcm(token: "t-\(number)")
          let device = Device(person: person.id, id: "phone", address: address, registeredAt: now)
          _ = try await store.putDevice(device, at: now)
        }
      }
      try await group.waitForAll()
    }
    let (wakes, unreadable) = try await store.claimWakes(until: now, limit: 200, lease: 30)
    #expect(Set(wakes.map(\.record.person.id)).count == 100)
    #expect(wakes.allSatisfy { $0.devices == ["phone"] && $0.record.version == 2 } && unreadable.isEmpty)
    try store.close()
  }

  @Test func aDamagedAchievementConcernsOnlyItsPerson() async throws {
    let store = try await PostgresStore(url: PrivatePostgres.database())
    for id in ["u-1", "u-2"] {
      let person = try Person(json: #"{"id":"\#(id)","timeZone":"UTC","achievements":[{"id":"a","at":"2026-11-20"}]}"#)
      _ = try await store.putPerson(person, if: .none, at: now)
      let device = Device(person: id, id: "d", address: .fcm(token: id), registeredAt: now)
      _ = try await store.putDevice(device, at: now)
      let key = Delivery.Key(person: id, notification: .count(50), device: "d")
      let delivery = Delivery(key: key, moment: now, due: now, expires: now.advanced(bySeconds: 60), changedAt: now)
      let plan = PlanResult(
        person: id, version: 2, deliveries: [delivery], cancelled: [], plannedUntil: now, nextWake: now)
      #expect(try await store.storePlan(plan, at: now))
    }
    try await store.transaction { transaction in
      try transaction.execute("UPDATE achievement SET json = '{' WHERE person = 'u-1'")
    }
    let (wakes, unreadable) = try await store.claimWakes(until: now, limit: 10, lease: 30)
    #expect(wakes.map(\.record.person.id) == ["u-2"])
    #expect(wakes.first?.record.person.history.achievements.map(\.id) == ["a"])
    #expect(unreadable == ["u-1"])
    let due = try await store.claimDeliveries(until: now, limit: 10, owner: "a", lease: 30)
    #expect(due.map(\.record.person.id) == ["u-2"])
    try store.close()
  }

  // MARK: Locks and failures

  @Test func aClaimHasNoAchievementsThatAreOlderThanItsVersion() async throws {
    let url = try await PrivatePostgres.database()
    let store = try await PostgresStore(url: url)
    _ = try await store.putPerson(
      try Person(json: #"{"id":"u-1","timeZone":"UTC","achievements":[]}"#), if: .none, at: now)
    _ = try await store.putDevice(
      Device(person: "u-1", id: "d", address: .fcm(token: "t"), registeredAt: now), at: now)
    let key = Delivery.Key(person: "u-1", notification: .count(50), device: "d")
    let delivery = Delivery(key: key, moment: now, due: now, expires: now.advanced(bySeconds: 60), changedAt: now)
    _ = try await store.storePlan(
      PlanResult(
        person: "u-1", version: 2, deliveries: [delivery], cancelled: [], plannedUntil: now, nextWake: nil), at: now)
    let other = try await PostgresStore(url: url)
    // The claim waits for the person, who records something in the meantime.
    async let recording: Void = other.transaction { transaction in
      try transaction.execute("LOCK TABLE person IN ACCESS EXCLUSIVE MODE")
      _ = try transaction.row("SELECT pg_sleep(1)")
      try transaction.execute(
        """
        INSERT INTO achievement VALUES ('u-1', 'a', 0, '{"id":"a","at":"2026-11-20"}');
        UPDATE person SET version = 3 WHERE id = 'u-1'
        """)
    }
    try await Task.sleep(for: .milliseconds(500))
    let due = try #require(try await store.claimDeliveries(until: now, limit: 1, owner: "a", lease: 30).first)
    try await recording
    #expect(due.record.version == 3)
    #expect(due.record.person.history.achievements.map(\.id) == ["a"])
    try other.close()
    try store.close()
  }

  @Test func requestsForALockedPersonDontKeepLeasesFromBeingRenewed() async throws {
    let url = try await PrivatePostgres.database()
    let store = try await PostgresStore(url: url)
    _ = try await store.putPerson(try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#), if: .none, at: now)
    let other = try await PostgresStore(url: url)
    try await withThrowingTaskGroup { group in
      group.addTask {
        try await other.transaction { transaction in
          _ = try People.lock("u-1", transaction)
          _ = try transaction.row("SELECT pg_sleep(9)")
        }
      }
      try await Task.sleep(for: .milliseconds(300))
      for _ in 0..<50 { group.addTask { _ = try? await store.updatePerson("u-1") { $0.preferences.style = .gentle } } }
      try await Task.sleep(for: .milliseconds(300))
      let begin = ContinuousClock.now
      #expect(try await store.renewLeases(of: "a", lease: 30) == 1)
      #expect(try await store.claimDeliveries(until: now, limit: 1, owner: "a", lease: 30).isEmpty)
      #expect(ContinuousClock.now - begin < .seconds(8))
      try await group.waitForAll()
    }
    try store.close()
  }

  @Test func outcomesDontWaitForALockedOne() async throws {
    let url = try await PrivatePostgres.database()
    let store = try await PostgresStore(url: url)
    for id in ["u-1", "u-2"] {
      _ = try await store.putPerson(try Person(json: #"{"id":"\#(id)","timeZone":"UTC"}"#), if: .none, at: now)
      let device = Device(person: id, id: "d", address: .fcm(token: id), registeredAt: now)
      _ = try await store.putDevice(device, at: now)
      let key = Delivery.Key(person: id, notification: .count(50), device: "d")
      let delivery = Delivery(key: key, moment: now, due: now, expires: now.advanced(bySeconds: 60), changedAt: now)
      _ = try await store.storePlan(
        PlanResult(
          person: id, version: 2, deliveries: [delivery], cancelled: [], plannedUntil: now, nextWake: nil), at: now)
    }
    let claims = try await store.claimDeliveries(until: now, limit: 2, owner: "a", lease: 30).map(\.claim)
    #expect(try await store.markSending(claims, owner: "a", at: now).count == 2)
    let other = try await PostgresStore(url: url)
    async let lock: Void = other.transaction { transaction in
      try transaction.waitWithoutLimit()
      try transaction.execute("SELECT 1 FROM delivery WHERE person = 'u-1' FOR UPDATE; SELECT pg_sleep(20)")
    }
    try await Task.sleep(for: .milliseconds(500))
    let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let writer = OutcomeWriter(
      store: store, owner: "a", clock: SystemClock(), counts: DispatchCounts(), log: log, failures: RepeatedLog(log)
    ) {}
    func state(_ person: String) async throws -> DeliveryState? {
      try await store.deliveries(of: person, since: .min, limit: 1).first?.state
    }
    for claim in claims.sorted(by: { $0.key.person < $1.key.person }) {
      await writer.add(Outcome(key: claim.key, claim: claim.number, state: .accepted))
    }
    let begin = ContinuousClock.now
    while try await state("u-2") != .accepted {
      try #require(ContinuousClock.now - begin < .seconds(15))
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try await state("u-1") == .sending)
    try await lock
    await writer.finish()
    #expect(try await state("u-1") == .accepted)
    try other.close()
    try store.close()
  }

  @Test func deliveriesOfALivingProcessAreItsOwn() async throws {
    let store = try await PostgresStore(url: PrivatePostgres.database())
    let person = try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#)
    _ = try await store.putPerson(person, if: .none, at: now)
    let address = Device.Address.fcm(token: "t")
    _ = try await store.putDevice(Device(person: "u-1", id: "phone", address: address, registeredAt: now), at: now)
    let key = Delivery.Key(person: "u-1", notification: .count(50), device: "phone")
    let delivery = Delivery(key: key, moment: now, due: now, expires: now.advanced(bySeconds: 60), changedAt: now)
    _ = try await store.storePlan(
      PlanResult(
        person: "u-1", version: 2, deliveries: [delivery], cancelled: [], plannedUntil: now, nextWake: nil), at: now)
    let claims = try await store.claimDeliveries(until: now, limit: 1, owner: "a", lease: 30).map(\.claim)
    #expect(try await store.markSending(claims, owner: "a", at: now).count == 1)
    _ = try await store.renewLeases(of: "a", lease: 30)
    try await store.transaction { transaction in
      try transaction.execute("UPDATE delivery SET lease_until = clock_timestamp() - interval '1 second'")
    }
    #expect(try await store.releaseAbandoned(by: "b", at: now) == Released(claimed: 0, unknown: 0))
    try await store.transaction { transaction in
      try transaction.execute("UPDATE process SET seen_at = seen_at - interval '31 seconds'")
    }
    #expect(try await store.releaseAbandoned(by: "b", at: now) == Released(claimed: 0, unknown: 1))
    try store.close()
  }

  @Test func aDeviceThatHasAnotherAddressByNowIsKept() async throws {
    let url = try await PrivatePostgres.database()
    let store = try await PostgresStore(url: url)
    for id in ["u-1", "u-2"] {
      _ = try await store.putPerson(try Person(json: #"{"id":"\#(id)","timeZone":"UTC"}"#), if: .none, at: now)
    }
    func device(_ person: String, _ token: String) -> Device {
      Device(person: person, id: "phone", address: .fcm(token: token), registeredAt: now)
    }
    _ = try await store.putDevice(device("u-1", "t"), at: now)
    let other = try await PostgresStore(url: url)
    async let rotation: Void = other.transaction { transaction in
      _ = try People.lock("u-1", transaction)
      _ = try transaction.row("SELECT pg_sleep(1)")
      try transaction.execute("UPDATE device SET target = 't-2' WHERE person = 'u-1'")
    }
    try await Task.sleep(for: .milliseconds(300))
    _ = try await store.putDevice(device("u-2", "t"), at: now)
    try await rotation
    #expect(try await store.devices(of: "u-1").count == 1)
    #expect(try await store.devices(of: "u-2").count == 1)
    try store.close()
  }

  @Test func aServerThatOnlyAcceptsReadsIsLeft() async throws {
    let server = try await PrivatePostgres.started()
    let url = try await server.database()
    let store = try await PostgresStore(url: url)
    try await store.checkWritable()
    // What was connected before a failover stays connected.
    try await store.transaction { transaction in
      try transaction.execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
    }
    await #expect(throws: PostgresStoreError.self) { try await store.addKey(name: "a", hash: "h", at: now) }
    try await store.addKey(name: "a", hash: "h", at: now)
    let name = try #require(url.firstMatch(of: /test_\w+/)).output
    try await server.run("ALTER DATABASE \(name) SET default_transaction_read_only = on", in: url)
    await #expect(throws: PostgresStoreError.self) { try await PostgresStore(url: url) }
    try store.close()
  }

  @Test func aRequestForgetsOnlySomeOfTheOldOnes() async throws {
    let store = try await PostgresStore(url: PrivatePostgres.database())
    try await store.transaction { transaction in
      try transaction.execute(
        "INSERT INTO idempotency SELECT 'k-' || n, 'c', NULL, 200, NULL, NULL, n FROM generate_series(1, 1000) AS n")
    }
    let start = try await store.startRequest(RepeatableRequest(key: "k", content: "c", person: nil), at: now)
    #expect(start == .started(RequestRun(key: "k", firstStart: now, end: now.advanced(bySeconds: 60))))
    let left = try await store.transaction { transaction in
      try transaction.row("SELECT count(*) AS number FROM idempotency")?.integer("number")
    }
    #expect(left == 901)
    try store.close()
  }

  @Test func everyoneWakesWhenTheClockIsSetBackEvenIfSomeAreLocked() async throws {
    let url = try await PrivatePostgres.database()
    let store = try await PostgresStore(url: url)
    try await store.transaction { transaction in
      try transaction.execute(
        """
        INSERT INTO person SELECT 'u-' || n, '{"id":"u-' || n || '","timeZone":"UTC"}', true, 1, 0, 1795694400, NULL, NULL
        FROM generate_series(1, 2500) AS n
        """)
    }
    #expect(try await store.noteTime(now) == false)
    let earlier = now.advanced(bySeconds: -3_600)
    func due() async throws -> Int64? {
      try await store.transaction { transaction in
        try transaction.row("SELECT count(*) AS number FROM person WHERE next_wake IS NOT NULL")?.integer("number")
      }
    }
    let other = try await PostgresStore(url: url)
    async let lock: Void = other.transaction { transaction in
      _ = try People.lock("u-7", transaction)
      _ = try transaction.row("SELECT pg_sleep(6)")
    }
    try await Task.sleep(for: .milliseconds(300))
    #expect(try await store.noteTime(earlier))
    #expect(try await due() == 2_499)
    try await lock
    #expect(try await store.noteTime(earlier))
    #expect(try await due() == 2_500)
    #expect(try await store.noteTime(earlier) == false)
    try store.close()
  }

  // MARK: Versions

  @Test func processesThatStartTogetherMakeTheTablesOnce() async throws {
    let url = try await PrivatePostgres.database()
    try await withThrowingTaskGroup { group in
      for number in 0..<10 {
        group.addTask {
          let store = try await PostgresStore(url: url)
          try await store.addKey(name: "key-\(number)", hash: "h-\(number)", at: now)
          try store.close()
        }
      }
      try await group.waitForAll()
    }
    #expect(try await PostgresStore(url: url).keys().count == 10)
  }

  @Test func theTablesOfAnEarlierVersionGetWhatTheyLack() async throws {
    let server = try await PrivatePostgres.started()
    let url = try await server.database()
    let earlier = try await PostgresStore(url: url)
    _ = try await earlier.putPerson(try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#), if: .none, at: now)
    try earlier.close()
    let statements = """
      DROP TABLE link_code, ended_session; ALTER TABLE person DROP joined, DROP seen;
      DELETE FROM nudged_schema WHERE version > 3
      """
    try await server.run(statements, in: url)
    let store = try await PostgresStore(url: url)
    let later = now.advanced(bySeconds: 60)
    let code = LinkCode(hash: "h", person: "u-1", link: "l-2", linkExpires: later, expires: later)
    try await store.addLinkCode(code, at: now)
    #expect(try await store.linkCode(hash: "h", at: now) == code)
    try await store.endSession("s", expires: later, at: now)
    #expect(try await store.hasSessionEnded("s"))
    try store.close()
  }

  /// During an upgrade, processes of two versions use the tables.
  @Test func laterTablesAreUsedIfTheySayThatTheyCanBe() async throws {
    let server = try await PrivatePostgres.started()
    let url = try await server.database()
    let running = try await PostgresStore(url: url)
    let addition = "ALTER TABLE person ADD COLUMN mood text DEFAULT 'calm'; CREATE INDEX person_mood ON person (mood);"
    try await server.run(addition + "INSERT INTO nudged_schema SELECT max(version) + 1, 1 FROM nudged_schema", in: url)
    let person = try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#)
    for store in [running, try await PostgresStore(url: url)] {
      _ = try await store.putPerson(person, if: .none, at: now)
      #expect(try await store.person("u-1")?.person.id == "u-1")
      #expect(try await store.claimWakes(until: now, limit: 1, lease: 0).wakes.count == 1)
      try store.close()
    }
    let next = "INSERT INTO nudged_schema SELECT max(version) + 1, max(version) + 1 FROM nudged_schema"
    try await server.run(next, in: url)
    await #expect(throws: PostgresStoreError.newerVersion) { try await PostgresStore(url: url) }
  }
}
