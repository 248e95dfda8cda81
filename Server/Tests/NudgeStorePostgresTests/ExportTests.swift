import Foundation
import Nudge
import NudgeStore
import NudgeStoreSQLite
import PrivatePostgres
import Synchronization
import Testing

@testable import NudgeStorePostgres

@Suite("Moving to another database", .timeLimit(.minutes(2)))
struct ExportTests {
  private let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min

  /// Makes a store with a row in each table, with what is hard to copy.
  private func fill(_ store: any Store) async throws {
    let person = try Person(json: #"{"id":"ü \"1\"","timeZone":"Europe/Berlin","name":"a\\b\nc,{}"}"#)
    _ = try await store.putPerson(person, if: .none, at: now)
    let achievement = Achievement(at: now, id: "a,1", title: "it's \"done\" 🎉")
    _ = try await store.addAchievement(achievement, to: person.id) { try $0.history.record(achievement) }
    for (id, token) in [("phone", "t-1"), ("watch", "t-2")] {
      let address = Device.Address.fcm(token: token)
      _ = try await store.putDevice(Device(person: person.id, id: id, address: address, registeredAt: now), at: now)
    }
    let version = try #require(try await store.person(person.id)).version
    let deliveries = try ["phone", "watch"].flatMap { device in
      try ["reminder-2026-11-26", "reminder-2026-11-27", "count-1"].map { notification in
        Delivery(
          key: Delivery.Key(
            person: person.id, notification: try #require(NotificationID(rawValue: notification)), device: device),
          moment: now,
          due: now, expires: now.advanced(bySeconds: 3_600), state: .planned, attempt: 0, changedAt: now)
      }
    }
    _ = try await store.storePlan(
      PlanResult(
        person: person.id, version: version, deliveries: deliveries, cancelled: [], plannedUntil: now, nextWake: now),
      at: now)
    let claims = try await store.claimDeliveries(until: now, limit: 3, owner: "a", lease: 30).map(\.claim)
    _ = try await store.markSending(Array(claims.prefix(2)), owner: "a", at: now)
    _ = try await store.storeOutcomes(
      [Outcome(key: claims[0].key, claim: claims[0].number, state: .accepted, status: 200)], owner: "a", at: now)
    _ = try await store.addEvent(
      Event(person: person.id, notification: claims[0].key.notification, action: "opened", at: now))
    try await store.addKey(name: "backend", hash: "abc", at: now)
    let request = RepeatableRequest(key: "k", content: "c", person: person.id)
    let response = StoredResponse(status: 201, contentType: "application/json", body: [0, 255, 92, 34])
    if case .started(let run) = try await store.startRequest(request, at: now) {
      try await store.finishRequest(run, response, at: now)
    }
    _ = try await store.startRequest(RepeatableRequest(key: "k2", content: "c", person: nil), at: now)
    _ = try await store.useLink("link", expires: now, at: now)
    try await store.endSession("session", expires: now, at: now)
    _ = try await store.putPerson(try Person(json: #"{"id":"gone","timeZone":"UTC"}"#), if: .none, at: now)
    _ = try await store.erasePerson("gone", hash: "h", at: now)
  }

  private func rows(_ store: any Store) async throws -> [StoreRow] {
    let rows = Mutex<[StoreRow]>([])
    try await store.export { row in rows.withLock { $0.append(row) } }
    return rows.withLock(\.self)
  }

  /// Imports rows in groups of one table.
  private func store(_ rows: [StoreRow], in store: any Store) async throws {
    let groups = Mutex(StoreTable.allCases.map { table in rows.filter { $0.table == table } })
    try await store.importRows { groups.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
  }

  /// Returns the rows with their members in the same form, in which SQLite has numbers instead of Boolean values.
  private func values(_ rows: [StoreRow]) throws -> [String: [[String: String]]] {
    try Dictionary(grouping: rows, by: \.table.rawValue).mapValues { rows in
      try rows.map { row in
        let members = try #require(try JSONSerialization.jsonObject(with: Data(row.json.utf8)) as? [String: Any])
        return members.mapValues { ($0 as? NSNumber)?.stringValue ?? "\($0)" }
      }
    }
  }

  @Test func everythingArrives() async throws {
    let first = try SQLiteStore.inMemory()
    try await fill(first)
    let exported = try await rows(first)
    #expect(Set(exported.map(\.table)) == Set(StoreTable.allCases))

    let fleet = try await PostgresStore(url: PrivatePostgres.database())
    try await store(exported, in: fleet)
    let copied = try await rows(fleet)
    let last = try SQLiteStore.inMemory()
    try await store(copied, in: last)

    let (found, expected) = (try values(try await rows(last)), try values(copied))
    for table in StoreTable.allCases { #expect(found[table.rawValue] == expected[table.rawValue]) }
    let states = try await fleet.counts()
    #expect(states == [.planned: 4, .unknown: 1, .accepted: 1])
    #expect(try await last.counts() == states)
    let person = try await first.people(after: "", limit: 1)[0].id
    #expect(try await last.person(person) == first.person(person))
    #expect(try await fleet.achievements(of: person, before: nil, limit: 9)?.map(\.title) == ["it's \"done\" 🎉"])
    #expect(
      try await last.startRequest(RepeatableRequest(key: "k", content: "c", person: person), at: now)
        == first.startRequest(RepeatableRequest(key: "k", content: "c", person: person), at: now))
  }

  @Test func aStoreThatIsInUseIsLeftAlone() async throws {
    let first = try SQLiteStore.inMemory()
    try await fill(first)
    let exported = try await rows(first)
    let fleet = try await PostgresStore(url: PrivatePostgres.database())
    for other in [fleet, try SQLiteStore.inMemory()] as [any Store] {
      try await other.addKey(name: "backend", hash: "abc", at: now)
      await #expect(throws: StoreIsNotEmpty.self) { try await store(exported, in: other) }
      #expect(try await other.people(after: "", limit: 1).isEmpty)
    }
  }

  @Test func nothingIsStoredIfARowIsWrong() async throws {
    let fleet = try await PostgresStore(url: PrivatePostgres.database())
    for other in [fleet, try SQLiteStore.inMemory()] as [any Store] {
      let rows = [
        StoreRow(table: .apiKey, json: #"{"name":"a","hash":"b","created_at":1}"#),
        StoreRow(table: .usedLink, json: #"{"id":"a"}"#),
      ]
      await #expect(throws: (any Error).self) { try await store(rows, in: other) }
      #expect(try await other.keys().isEmpty)
    }
  }
}
