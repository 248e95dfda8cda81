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
    #expect(condition == StoreCondition(schema: "7", isDurable: true, damage: nil))
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
    await #expect(throws: SQLiteStoreError.diskFull) {
      for number in 0..<1_000 {
        _ = try await store.putPerson(
          try Person(json: #"{"id":"v-\#(number)","timeZone":"Europe/Berlin"}"#), if: .none, at: now)
      }
    }
    await #expect(throws: SQLiteStoreError.diskFull) { try await store.checkWritable() }
    #expect(try await store.person("u-1")?.version == 1)
    try await store.pool.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA max_page_count = 1000000") }
    try await store.checkWritable()
    _ = try await store.putPerson(
      person, if: .oneOf([PersonVersion(createdAt: now, number: 1)]), at: now)
    #expect(try await store.person("u-1")?.version == 2)
  }

  @Test func someoneWhomADeadProcessWasPlanningIsDueAtOnce() async throws {
    let now = try Timestamp(rfc3339: "2026-11-26T12:00:00Z")
    let dead = try SQLiteStore(path: path)
    _ = try await dead.putPerson(try Person(json: #"{"id":"u-1","timeZone":"Europe/Berlin"}"#), if: .none, at: now)
    #expect(try await dead.claimWakes(until: now, limit: 10, lease: 30).wakes.count == 1)
    try dead.close()
    let store = try SQLiteStore(path: path)
    #expect(try await store.claimWakes(until: now, limit: 10, lease: 30).wakes.count == 1)
  }

  @Test func aDamagedPersonDoesNotStopTheOthers() async throws {
    let now = try Timestamp(rfc3339: "2026-11-26T12:00:00Z")
    let store = try SQLiteStore(path: path)
    for id in ["u-1", "u-2", "u-3"] {
      _ = try await store.putPerson(
        try Person(json: #"{"id":"\#(id)","timeZone":"Europe/Berlin"}"#), if: .none, at: now)
    }
    try await store.write { db in try db.execute(sql: "UPDATE person SET doc = '{' WHERE id = 'u-2'") }
    let (wakes, unreadable) = try await store.claimWakes(until: now, limit: 10, lease: 30)
    #expect(wakes.map(\.record.person.id) == ["u-1", "u-3"])
    #expect(unreadable == ["u-2"])
    let later = now.advanced(bySeconds: 3_599)
    #expect(try await store.claimWakes(until: later, limit: 10, lease: 30).unreadable == [])
    #expect(
      try await store.claimWakes(until: now.advanced(bySeconds: 3_600), limit: 10, lease: 30).unreadable == ["u-2"])
  }

  @Test func aDamagedRowDoesNotStopOtherDeliveries() async throws {
    let now = try Timestamp(rfc3339: "2026-11-26T12:00:00Z")
    let store = try SQLiteStore(path: path)
    let notification = try #require(NotificationID(rawValue: "reminder-2026-11-26"))
    for id in ["u-1", "u-2", "u-3", "u-4"] {
      _ = try await store.putPerson(
        try Person(json: #"{"id":"\#(id)","timeZone":"Europe/Berlin"}"#), if: .none, at: now)
      let hook = Device.Address.webhook(url: "https://example.org/hook", secret: "whsec_eA==")
      _ = try await store.putDevice(Device(person: id, id: "d", address: hook, registeredAt: now), at: now)
      let delivery = Delivery(
        key: Delivery.Key(person: id, notification: notification, device: "d"), moment: now, due: now,
        expires: now.advanced(bySeconds: 90), changedAt: now)
      #expect(
        try await store.storePlan(
          PlanResult(
            person: id, version: 2, deliveries: [delivery], cancelled: [], plannedUntil: now, nextWake: nil), at: now))
    }
    try await store.write { db in
      try db.execute(sql: "UPDATE person SET doc = '{' WHERE id = 'u-1'")
      try db.execute(sql: "UPDATE device SET address = '{' WHERE person = 'u-2'")
      try db.execute(sql: "UPDATE delivery SET notification = '?' WHERE person = 'u-3'")
    }
    let due = try await store.claimDeliveries(until: now, limit: 10, owner: "a", lease: 30)
    #expect(due.map(\.delivery.key.person) == ["u-4"])
    #expect(try await store.counts() == [.planned: 3, .claimed: 1])
    #expect(try await store.deliveries(of: "u-1", since: .min, limit: 1).first?.reason == "its data can't be read")
    let document = #"{"id":"u-1","timeZone":"Europe/Berlin"}"#
    try await store.write { db in
      try db.execute(sql: "UPDATE person SET doc = ? WHERE id = 'u-1'", arguments: [document])
    }
    func claim(after seconds: Int64) async throws -> [String] {
      try await store.claimDeliveries(
        until: now.advanced(bySeconds: seconds), limit: 10, owner: "a", lease: 30
      ).map(\.delivery.key.person)
    }
    #expect(try await claim(after: 59) == [])
    #expect(try await claim(after: 60) == ["u-1"])
    #expect(try await claim(after: 90) == [])
    #expect(try await store.counts() == [.expired: 2, .claimed: 2])
  }

  /// The number of times that a text is in the files of the database.
  private func occurrences(of text: String) throws -> Int {
    try ["", "-wal"].map { suffix in
      try Data(contentsOf: URL(filePath: path + suffix)).ranges(of: Data(text.utf8)).count
    }.reduce(0, +)
  }

  /// Stores a person with 30 achievements.
  private func store(_ id: String, _ title: String, in store: SQLiteStore) async throws {
    let now = try Timestamp(rfc3339: "2026-11-26T12:00:00Z")
    _ = try await store.putPerson(try Person(json: #"{"id":"\#(id)","timeZone":"Europe/Berlin"}"#), if: .none, at: now)
    for number in 0..<30 {
      _ = try await store.addAchievement(Achievement(at: now, id: "a-\(number)", title: title), to: id) { _ in }
    }
  }

  @Test func nothingOfAnErasedPersonIsInTheFiles() async throws {
    let now = try Timestamp(rfc3339: "2026-11-26T12:00:00Z")
    let store = try SQLiteStore(path: path)
    try await self.store("u-1", "Ran 5 km", in: store)
    #expect(try occurrences(of: "Ran 5 km") >= 30)
    #expect(try await store.erasePerson("u-1", hash: "h", at: now) == .erased)
    #expect(try occurrences(of: "Ran 5 km") == 0)
    try store.close()
  }

  @Test func whatWasDeletedLeavesTheLogLaterIfSomethingReadsTheDatabase() async throws {
    let now = try Timestamp(rfc3339: "2026-11-26T12:00:00Z")
    let store = try SQLiteStore(path: path)
    try await self.store("u-1", "Ran 5 km", in: store)
    do {
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let backup = try DatabaseQueue(path: path, configuration: configuration)
      try await backup.writeWithoutTransaction { db in
        try db.execute(sql: "BEGIN; SELECT count(*) FROM person")
      }
      #expect(try await store.erasePerson("u-1", hash: "h", at: now) == .erased)
      #expect(try occurrences(of: "Ran 5 km") > 0)
      try await backup.writeWithoutTransaction { db in try db.execute(sql: "COMMIT") }
      try backup.close()
    }
    _ = try await store.prune(before: now, limit: 10)
    #expect(try occurrences(of: "Ran 5 km") == 0)
    try store.close()
  }

  @Test func aClosedDatabaseIsOneFile() async throws {
    let store = try SQLiteStore(path: path)
    try await self.store("u-1", "Ran 5 km", in: store)
    for number in 0..<30 { _ = try await store.deleteAchievement("a-\(number)", of: "u-1") }
    #expect(try occurrences(of: "Ran 5 km") > 0)
    try store.close()
    #expect(try occurrences(of: "Ran 5 km") == 0)
    #expect(try Data(contentsOf: URL(filePath: path + "-wal")).isEmpty)
    try store.close()
  }

  @Test func theTablesOfAnEarlierVersionGetWhatTheyLack() async throws {
    let pool = try DatabasePool(path: path)
    try SQLiteSchema.migrator.migrate(pool, upTo: "5")
    try await pool.write { db in try db.execute(sql: "INSERT INTO used_link VALUES ('l-1', 1)") }
    try pool.close()
    let store = try SQLiteStore(path: path)
    try await self.store("u-1", "Ran 5 km", in: store)
    #expect(try await store.isLinkUsed("l-1"))
    let code = LinkCode(hash: "h", person: "u-1", link: "l-2", linkExpires: .max, expires: .max)
    try await store.addLinkCode(code, at: .min)
    #expect(try await store.linkCode(hash: "h", at: .min) == code)
    try await store.endSession("s", expires: .max, at: .min)
    #expect(try await store.hasSessionEnded("s"))
    try store.close()
  }

  @Test func aLaterVersionIsRefused() throws {
    let store = try SQLiteStore(path: path)
    try store.pool.write { db in try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('1000')") }
    try store.close()
    #expect(throws: SQLiteStoreError.newerVersion) { try SQLiteStore(path: path) }
  }
}
