import Foundation
import Nudge
import NudgeStore
import PrivatePostgres
import Testing

@testable import NudgeStorePostgres

/// Reads the plans of all queries from the server's log, with many rows in the tables.
@Suite("Query plans", .timeLimit(.minutes(3)))
struct QueryPlanTests {
  private let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min

  /// 50,000 people with a device and two finished deliveries each, of whom 100 are due.
  private static let rows = """
    INSERT INTO person SELECT 'u-' || n, '{"id":"u-' || n || '","timeZone":"UTC"}', true, 1, 1795000000, 1795694400, NULL,
      CASE WHEN n <= 100 THEN 1795694400 ELSE 1795780800 + n END FROM generate_series(1, 50000) AS n;
    INSERT INTO achievement SELECT 'u-' || n, 'a', 1795694000, '{"id":"a","at":"2026-11-26T11:53:20Z"}'
      FROM generate_series(1, 50000) AS n;
    INSERT INTO device SELECT 'u-' || n, 'phone', 'fcm', '{"fcm":{"token":"t-' || n || '"}}', 't-' || n, 1795000000
      FROM generate_series(1, 50000) AS n;
    INSERT INTO delivery SELECT 'u-' || n, 'reminder-2026-11-' || day, 'phone', 0, 1795694400, 1795694400, 1795780800,
      CASE WHEN day = 26 AND n <= 100 THEN 'planned' ELSE 'accepted' END, 1795694400, 0, 0, NULL, NULL, NULL, NULL, NULL,
      1795000000 + n FROM generate_series(1, 50000) AS n, generate_series(25, 26) AS day;
    INSERT INTO delivery SELECT 'u-' || n, 'count-50', 'phone', 0, 1790000000, 1790000000, 1790086400, 'accepted', 1790000000,
      1, 1, NULL, NULL, NULL, 200, NULL, 1790000000 + n FROM generate_series(1, 20000) AS n;
    INSERT INTO event (person, notification, action, at) SELECT 'u-' || n, 'count-1', 'opened', 1795000000 + n
      FROM generate_series(1, 50000) AS n;
    INSERT INTO idempotency SELECT 'k-' || n, 'c', 'u-' || n, 200, NULL, NULL, 1795780800 FROM generate_series(1, 50000) AS n;
    INSERT INTO used_link SELECT 'l-' || n, 1795780800 FROM generate_series(1, 50000) AS n;
    INSERT INTO ended_session SELECT 's-' || n, 1795780800 FROM generate_series(1, 50000) AS n;
    INSERT INTO link_code SELECT 'h-' || n, 'u-' || n, 'l-' || n, 1795780800, 1795780800 FROM generate_series(1, 50000) AS n;
    INSERT INTO erased SELECT 'h-' || n, 1795000000 FROM generate_series(1, 50000) AS n;
    ANALYZE;
    """

  @Test func noQueryReadsWhatItDoesntNeed() async throws {
    let server = try await PrivatePostgres.started()
    let url = try await server.database()
    try await PostgresStore(url: url).close()
    try await server.run(Self.rows, in: url)
    let settings = [
      "session_preload_libraries=auto_explain", "auto_explain.log_min_duration=0",
      "auto_explain.log_nested_statements=on", "auto_explain.log_analyze=on",
    ]
    let options = settings.map { "-c \($0)" }.joined(separator: " ")
    let escaped = try #require(options.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    try await use(try await PostgresStore(url: url + "&options=" + escaped))

    let log = try server.log()
    let plans = log.split(separator: "LOG:  duration:").filter { $0.contains("Query Text:") }
    #expect(plans.count > 40)
    for plan in plans {
      // Small tables are read as a whole.
      let scans = plan.matches(of: /Seq Scan on (\w+)/).map { String($0.output.1) }
      let large = Set(scans).subtracting(["api_key", "setting", "process", "token", "nudged_schema"])
      #expect(large.isEmpty, "\(plan)")
      let discarded = plan.matches(of: /Rows Removed by \w+: (\d+)/).compactMap { Int($0.output.1) }
      #expect(discarded.allSatisfy { $0 < 1_000 }, "\(plan)")
    }
  }

  /// Does everything that happens in a server.
  private func use(_ store: PostgresStore) async throws {
    let person = "u-7"
    _ = try await store.person(person)
    _ = try await store.people(after: "u-3", limit: 100)
    _ = try await store.putPerson(try Person(json: #"{"id":"u-8","timeZone":"UTC"}"#), if: .present, at: now)
    _ = try await store.updatePerson("u-9") { $0.preferences.style = .gentle }
    let achievement = Achievement(at: now, id: "b")
    _ = try await store.addAchievement(achievement, to: person) { try $0.history.record(achievement) }
    _ = try await store.achievements(of: person, before: "b", limit: 10)
    _ = try await store.deleteAchievement("b", of: person)
    let address = Device.Address.fcm(token: "t-12")
    _ = try await store.putDevice(Device(person: person, id: "watch", address: address, registeredAt: now), at: now)
    _ = try await store.devices(of: person)
    _ = try await store.deleteDevice("watch", of: person, at: now)
    _ = try await store.version(of: person)
    _ = try await store.erasePerson("u-10", hash: "x", at: now)
    _ = try await store.putPerson(
      try Person(json: #"{"id":"u-10","timeZone":"UTC"}"#), if: .absent, joining: nil, erasedAs: "x", at: now)

    let (wakes, _) = try await store.claimWakes(until: now, limit: 200, lease: 30)
    #expect(wakes.count > 50)
    let plans = wakes.map { wake in
      PlanResult(
        person: wake.record.person.id, version: wake.record.version, deliveries: wake.open,
        cancelled: wake.record.person.id == "u-20" ? wake.open.map(\.key) : [], plannedUntil: now,
        nextWake: now.advanced(bySeconds: 86_400))
    }
    _ = try await store.storePlans(plans, at: now)
    _ = try await store.nextWake()
    _ = try await store.noteTime(now)
    let claims = try await store.claimDeliveries(until: now, limit: 60, owner: "a", lease: 30).map(\.claim)
    #expect(claims.count == 60)
    try await store.putBack(Array(claims[40..<50]), until: now, owner: "a", at: now)
    try await store.cancel(Array(claims[50..<60]), reason: "test", owner: "a", at: now)
    let marked = try await store.markSending(Array(claims[..<40]), owner: "a", at: now)
    #expect(!marked.isEmpty)
    let outcomes = claims[..<20].map { Outcome(key: $0.key, claim: $0.number, state: .accepted) }
    _ = try await store.storeOutcomes(outcomes, owner: "a", at: now)
    let gone = Outcome(
      key: claims[20].key, claim: claims[20].number, state: .dropped,
      gone: .fcm(token: "t-\(claims[20].key.person.dropFirst(2))"))
    #expect(try await store.storeOutcomes([gone], owner: "a", at: now) == 1)
    _ = try await store.renewLeases(of: "a", lease: 30)
    _ = try await store.releaseAbandoned(by: "b", at: now)
    _ = try await store.nextDelivery()
    _ = try await store.openCounts()
    _ = try await store.postpone(
      claims[0].key.notification, of: claims[0].key.person, until: now, expires: now.advanced(bySeconds: 60), at: now)
    _ = try await store.deliveries(of: person, since: now.advanced(bySeconds: -86_400), limit: 100)
    _ = try await store.addEvent(
      Event(person: person, notification: claims[0].key.notification, action: "opened", at: now))
    _ = try await store.events(of: person, since: now, limit: 10)
    _ = try await store.key(hash: "x")
    let request = RepeatableRequest(key: "k", content: "c", person: person)
    if case .started(let run) = try await store.startRequest(request, at: now) {
      try await store.finishRequest(run, StoredResponse(status: 200, contentType: nil, body: []), at: now)
    }
    _ = try await store.useLink("l", expires: now, at: now)
    _ = try await store.isLinkUsed("l")
    try await store.addLinkCode(
      LinkCode(hash: "h", person: person, link: "l", linkExpires: now, expires: now), at: now)
    _ = try await store.linkCode(hash: "h", at: now)
    try await store.endSession("s", expires: now, at: now)
    _ = try await store.hasSessionEnded("s")
    _ = try await store.prune(before: try #require(Timestamp(secondsSinceEpoch: 1_795_000_100)), limit: 1_000)
    try store.close()
  }
}
