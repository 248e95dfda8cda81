import Foundation
import GRDB
import Nudge
import NudgeStore
import Testing

@testable import NudgeStoreSQLite

/// A value that a column can't have, as a damaged file or a change by hand leaves it.
@Suite("Values that a column can't have")
struct DamagedValueTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path
  private let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min

  /// Makes a store with something in every table, in which a column then has another value.
  private func store(_ table: String, _ column: String, _ value: String) async throws -> SQLiteStore {
    let first = try SQLiteStore(path: path)
    for id in ["u-1", "u-2"] {
      let json = #"{"id":"\#(id)","timeZone":"UTC","achievements":[{"id":"a","at":"2026-11-20"}]}"#
      _ = try await first.putPerson(try Person(json: json), if: .none, at: now)
      _ = try await first.putDevice(
        Device(person: id, id: "d", address: .fcm(token: id), registeredAt: now), at: now)
      let key = Delivery.Key(person: id, notification: .count(50), device: "d")
      let delivery = Delivery(key: key, moment: now, due: now, expires: now.advanced(bySeconds: 60), changedAt: now)
      let plan = PlanResult(
        person: id, version: 2, deliveries: [delivery], cancelled: [], plannedUntil: now, nextWake: now)
      #expect(try await first.storePlan(plan, at: now))
      _ = try await first.addEvent(Event(person: id, notification: .count(50), action: "opened", at: now))
    }
    try await first.addKey(name: "backend", hash: "1f", at: now)
    _ = try await first.storeProviderToken(ProviderToken(key: "apns", text: "t", issuedAt: now), replacing: nil)
    try first.close()
    // Without the rules of the tables.
    let queue = try DatabaseQueue(path: path)
    try await queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA writable_schema = ON")
      try db.execute(
        sql: """
          UPDATE sqlite_schema SET sql = replace(replace(replace(sql, ' NOT NULL', ''), ') STRICT, WITHOUT', ') WITHOUT'),
          ') STRICT', ')') WHERE type = 'table' AND name = ?
          """, arguments: [table])
    }
    try queue.close()
    let other = try DatabaseQueue(path: path)
    try await other.write { db in try db.execute(sql: "UPDATE \(table) SET \(column) = \(value)") }
    try other.close()
    return try SQLiteStore(path: path)
  }

  @Test(arguments: [
    ("person", "version", "NULL"), ("person", "doc", "NULL"), ("person", "created_at", "'x'"),
    ("person", "planned_until", "NULL"), ("person", "has_achievements", "NULL"), ("person", "celebrate_from", "'x'"),
    ("person", "created_at", "9223372036854775807"), ("achievement", "json", "NULL"), ("achievement", "json", "''"),
    ("person", "joined", "'2026-02-30'"), ("person", "seen", "'x'"),
  ])
  func aPersonIsUnreadable(table: String, column: String, value: String) async throws {
    let store = try await store(table, column, value)
    await #expect(throws: SQLiteStoreError.damaged(table: table)) { try await store.person("u-1") }
    #expect(try await store.claimWakes(until: now, limit: 10, lease: 30).unreadable.sorted() == ["u-1", "u-2"])
    // Nothing is sent to someone who can't be read, and the reason is listed.
    #expect(try await store.claimDeliveries(until: now, limit: 10, owner: "a", lease: 30).isEmpty)
    #expect(try await store.deliveries(of: "u-1", since: .min, limit: 10).map(\.reason) == ["its data can't be read"])
  }

  @Test(arguments: [
    ("device", "address", "NULL"), ("device", "registered_at", "NULL"), ("delivery", "state", "'lost'"),
    ("delivery", "attempt", "NULL"), ("delivery", "claims", "'x'"), ("delivery", "moment", "NULL"),
    ("delivery", "status", "'x'"), ("event", "action", "NULL"), ("event", "at", "'x'"), ("event", "notification", "''"),
    ("api_key", "created_at", "NULL"), ("api_key", "hash", "'later:1f'"), ("token", "text", "NULL"),
    ("token", "issued_at", "'x'"),
  ])
  func aRowIsUnreadable(table: String, column: String, value: String) async throws {
    let store = try await store(table, column, value)
    await #expect(throws: SQLiteStoreError.damaged(table: table)) {
      switch table {
      case "device": _ = try await store.devices(of: "u-1")
      case "delivery": _ = try await (store.counts(), store.deliveries(of: "u-1", since: .min, limit: 10))
      case "event": _ = try await store.events(of: "u-1", since: .min, limit: 10)
      case "api_key": _ = try await store.keys()
      default: _ = try await store.providerToken("apns")
      }
    }
  }

  @Test func aTimeThatIsNoneIsNotNothingToDo() async throws {
    let store = try await store("delivery", "try_at", "9223372036854775807")
    await #expect(throws: SQLiteStoreError.damaged(table: "delivery")) { try await store.nextDelivery() }
    try store.close()
  }
}
