import Foundation
import GRDB
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

  @Test func commitsAreOnTheDisk() throws {
    let store = try SQLiteStore(path: path)
    #expect(try store.writerSynchronous() == 2)
  }

  @Test func aLaterVersionIsRefused() throws {
    let store = try SQLiteStore(path: path)
    try store.pool.write { db in try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('1000')") }
    try store.close()
    #expect(throws: SQLiteStoreError.newerVersion) { try SQLiteStore(path: path) }
  }
}
