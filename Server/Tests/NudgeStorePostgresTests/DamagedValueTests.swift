import Nudge
import NudgeStore
import PrivatePostgres
import Testing

@testable import NudgeStorePostgres

/// A value that a column can't have, as a change by hand leaves it, is an error, and not an empty text or 0.
@Suite("Values that a column of PostgreSQL can't have", .timeLimit(.minutes(3)))
struct DamagedValueTests {
  private let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min

  /// Makes a store with something in every table, in which a column then has another value.
  private func store(_ table: String, _ column: String, _ value: String) async throws -> PostgresStore {
    let store = try await PostgresStore(url: PrivatePostgres.database())
    for id in ["u-1", "u-2"] {
      let json = #"{"id":"\#(id)","timeZone":"UTC","achievements":[{"id":"a","at":"2026-11-20"}]}"#
      _ = try await store.putPerson(try Person(json: json), if: .none, at: now)
      _ = try await store.putDevice(
        Device(person: id, id: "d", address: .fcm(token: id), registeredAt: now), at: now)
      let key = Delivery.Key(person: id, notification: .count(50), device: "d")
      let delivery = Delivery(key: key, moment: now, due: now, expires: now.advanced(bySeconds: 60), changedAt: now)
      let plan = PlanResult(
        person: id, version: 2, deliveries: [delivery], cancelled: [], plannedUntil: now, nextWake: now)
      #expect(try await store.storePlan(plan, at: now))
      _ = try await store.addEvent(Event(person: id, notification: .count(50), action: "opened", at: now))
    }
    try await store.addKey(name: "backend", hash: "1f", at: now)
    _ = try await store.storeProviderToken(ProviderToken(key: "apns", text: "t", issuedAt: now), replacing: nil)
    try await store.transaction { transaction in
      try transaction.execute(
        "ALTER TABLE \(table) ALTER \(column) DROP NOT NULL; UPDATE \(table) SET \(column) = \(value)")
    }
    return store
  }

  @Test(arguments: [
    ("person", "version", "NULL"), ("person", "doc", "NULL"), ("person", "doc", "''"), ("person", "created_at", "NULL"),
    ("person", "created_at", "9223372036854775807"), ("person", "planned_until", "NULL"),
    ("person", "has_achievements", "NULL"), ("person", "joined", "'2026-02-30'"), ("person", "seen", "'x'"),
    ("achievement", "json", "''"),
  ])
  func onlyThePersonIsUnreadable(table: String, column: String, value: String) async throws {
    let owner = table == "person" ? "id" : "person"
    let store = try await store(table, column, "\(value) WHERE \(owner) = 'u-1'")
    await #expect(throws: PostgresStoreError.damaged(column: column)) { try await store.person("u-1") }
    let (wakes, unreadable) = try await store.claimWakes(until: now, limit: 10, lease: 30)
    #expect(wakes.map(\.record.person.id) == ["u-2"])
    #expect(unreadable == ["u-1"])
    let due = try await store.claimDeliveries(until: now, limit: 10, owner: "a", lease: 30)
    #expect(due.map(\.record.person.id) == ["u-2"])
    try store.close()
  }

  @Test(arguments: [
    ("device", "address", "NULL"), ("device", "registered_at", "NULL"), ("delivery", "attempt", "NULL"),
    ("delivery", "claims", "NULL"), ("delivery", "moment", "NULL"), ("delivery", "changed_at", "NULL"),
    ("event", "action", "NULL"), ("event", "notification", "NULL"), ("api_key", "created_at", "NULL"),
    ("api_key", "hash", "'later:1f'"), ("token", "text", "NULL"), ("token", "issued_at", "NULL"),
  ])
  func aRowIsUnreadable(table: String, column: String, value: String) async throws {
    let store = try await store(table, column, value)
    await #expect(throws: PostgresStoreError.damaged(column: column)) {
      switch table {
      case "device": _ = try await store.devices(of: "u-1")
      case "delivery": _ = try await store.deliveries(of: "u-1", since: .min, limit: 10)
      case "event": _ = try await store.events(of: "u-1", since: .min, limit: 10)
      case "api_key": _ = try await store.keys()
      default: _ = try await store.providerToken("apns")
      }
    }
    try store.close()
  }

  @Test func aStateThatIsNoneIsNotLeftOut() async throws {
    let store = try await store("delivery", "state", "'lost'")
    await #expect(throws: PostgresStoreError.damaged(column: "state")) { try await store.counts() }
    try store.close()
  }

  @Test func eachTypeIsReadStrictly() async throws {
    let store = try await PostgresStore(url: PrivatePostgres.database())
    try await store.transaction { transaction in
      let row = try #require(
        try transaction.row(
          "SELECT NULL AS none, 'x' AS text, '1' AS number, true AS flag, '\\x0aff'::bytea AS bytes, ''::bytea AS empty"
        ))
      for read in [
        { _ = try row.text("none") }, { _ = try row.integer("none") }, { _ = try row.boolean("none") },
        { _ = try row.bytes("none") }, { _ = try row.time("none") }, { _ = try row.integer("text") },
        { _ = try row.optionalInteger("text") }, { _ = try row.boolean("text") }, { _ = try row.bytes("text") },
        { _ = try row.optionalTime("text") }, { _ = try row.boolean("number") }, { _ = try row.integer("flag") },
      ] as [() throws -> Void] {
        #expect(throws: PostgresStoreError.self) { try read() }
      }
      #expect(row.optionalText("none") == nil)
      #expect(try row.optionalInteger("none") == nil)
      #expect(try row.optionalTime("none") == nil)
      #expect(try row.integer("number") == 1)
      #expect(try row.boolean("flag"))
      #expect(try row.bytes("bytes") == [10, 255])
      #expect(try row.bytes("empty") == [])
    }
    try store.close()
  }
}
