import Foundation
import GRDB
import Nudge
import NudgeStore
import StoreContract
import Testing

@testable import NudgeStoreSQLite

struct SQLiteStoreTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path

  @Test(arguments: StoreContract.checks)
  func contract(check: StoreContract.Check) async throws {
    let store = try SQLiteStore(path: path)
    try await check.run(store)
    try store.close()
  }

  @Test(arguments: StoreContract.checks)
  func contractInMemory(check: StoreContract.Check) async throws {
    try await check.run(try SQLiteStore.inMemory())
  }

  @Test func commitsAreOnTheDisk() async throws {
    let condition = try await SQLiteStore(path: path).condition()
    #expect(condition == SQLiteStore.Condition(schema: "1", isDurable: true, damage: nil))
  }

  @Test func anotherFileIsRefused() throws {
    try Data(repeating: 7, count: 10_000).write(to: URL(filePath: path))
    #expect(throws: SQLiteStoreError.notADatabase) { try SQLiteStore(path: path) }
  }

  /// A full disk is an error, after which everything that was stored is still there and can be changed again.
  @Test func aFullDiskLosesNothing() async throws {
    let store = try SQLiteStore(path: path)
    let now = try #require(Timestamp(secondsSinceEpoch: 1_795_694_400))
    let person = try Person(json: #"{"id":"u-1","timeZone":"Europe/Berlin"}"#)
    _ = try await store.putPerson(person, if: .none, at: now)
    let pages = try await store.pool.read { db in try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0 }
    try await store.pool.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA max_page_count = \(pages)") }
    await #expect(throws: DatabaseError.self) {
      for number in 0..<1_000 {
        _ = try await store.putPerson(
          try Person(json: #"{"id":"v-\#(number)","timeZone":"Europe/Berlin"}"#), if: .none, at: now)
      }
    }
    await #expect(throws: DatabaseError.self) { try await store.checkWritable() }
    #expect(try await store.person("u-1")?.version == 1)
    try await store.pool.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA max_page_count = 1000000") }
    try await store.checkWritable()
    _ = try await store.putPerson(person, if: .version(1), at: now)
    #expect(try await store.person("u-1")?.version == 2)
  }

  @Test func someoneWhomADeadProcessWasPlanningIsDueAtOnce() async throws {
    let now = try Timestamp(rfc3339: "2026-11-26T12:00:00Z")
    let dead = try SQLiteStore(path: path)
    _ = try await dead.putPerson(try Person(json: #"{"id":"u-1","timeZone":"Europe/Berlin"}"#), if: .none, at: now)
    #expect(try await dead.claimWakes(until: now, limit: 10, lease: 30).count == 1)
    try dead.close()
    let store = try SQLiteStore(path: path)
    #expect(try await store.claimWakes(until: now, limit: 10, lease: 30).count == 1)
  }

  @Test func aLaterVersionIsRefused() throws {
    let store = try SQLiteStore(path: path)
    try store.pool.write { db in try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('1000')") }
    try store.close()
    #expect(throws: SQLiteStoreError.newerVersion) { try SQLiteStore(path: path) }
  }
}
