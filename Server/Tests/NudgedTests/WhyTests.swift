import Foundation
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import nudged

@Suite("nudged why")
struct WhyTests {
  private let folder = TemporaryFolder()
  private let planner = Planner(catalog: .shipped, zones: .compiledIn)

  private static func moment(_ text: String) throws -> Timestamp { try Timestamp(rfc3339: text) }

  /// A store with a person in Berlin who was reminded on Sunday and recorded something on Monday morning.
  private func store() async throws -> SQLiteStore {
    let store = try SQLiteStore(path: folder.path + "/nudged.sqlite")
    let start = try Self.moment("2026-11-22T12:00:00Z")
    let due = try Self.moment("2026-11-22T19:00:14Z")
    var person = try Person(json: #"{"id":"u-17","timeZone":"Europe/Berlin","name":"Adalbert"}"#)
    try person.history.record(Achievement(at: try Self.moment("2026-11-23T07:30:00Z"), id: "a-1", title: "Ran 5 km"))
    _ = try await store.putPerson(person, if: .none, at: start)
    let hook = Device.Address.webhook(url: "https://example.org/hook", secret: "whsec_eA==")
    _ = try await store.putDevice(Device(person: "u-17", id: "hook", address: hook, registeredAt: start), at: start)
    let key = Delivery.Key(
      person: "u-17", notification: try #require(NotificationID(rawValue: "reminder-2026-11-22")), device: "hook")
    let delivery = Delivery(
      key: key, moment: try Self.moment("2026-11-22T19:00:00Z"), due: due,
      expires: try Self.moment("2026-11-22T23:00:00Z"), changedAt: start)
    let plan = PlanResult(
      person: "u-17", version: 2, deliveries: [delivery], cancelled: [], plannedUntil: due, nextWake: nil)
    #expect(try await store.storePlan(plan, at: start))
    let claims = try await store.claimDeliveries(until: due, limit: 10, owner: "a", lease: 30).map(\.claim)
    _ = try await store.markSending(claims, owner: "a", at: due)
    let outcome = Outcome(key: key, claim: claims[0].number, state: .accepted, status: 201)
    _ = try await store.storeOutcomes([outcome], owner: "a", at: due)
    _ = try await store.addEvent(
      Event(person: "u-17", notification: key.notification, action: "opened", at: due.advanced(bySeconds: 60)))
    return store
  }

  private func report(_ store: SQLiteStore, on day: String?) async throws -> WhyReport {
    let person = try #require(try await store.person("u-17")).person
    return try await WhyReport(
      of: person, on: try day.map { try CivilDate($0) }, in: store, planner,
      at: try Self.moment("2026-11-23T20:00:00Z"))
  }

  @Test func showsWhatWasSent() async throws {
    let text = try await report(try await store(), on: "2026-11-22").text()
    // The plan may also contain why other kinds of notifications are left out.
    #expect(
      text.hasPrefix(
        """
        u-17 on 2026-11-22, Europe/Berlin

        Plan
          Reminder, Sun, Nov 22, 2026, 8:00 PM: planned, because it is a reminder day.

        """))
    #expect(
      text.hasSuffix(
        """

        Deliveries
          2026-11-22T20:00:14+01:00  reminder-2026-11-22  hook  accepted 201  1 attempt

        Responses
          2026-11-22T20:01:14+01:00  reminder-2026-11-22  opened
        """))
  }

  @Test func showsWhatWasLeftOut() async throws {
    let report = try await report(try await store(), on: nil)
    #expect(report.on == "2026-11-23")
    let reminder = try #require(report.plan.first { $0.kind == "reminder" })
    #expect(reminder.status == .skipped)
    #expect(reminder.reasons == ["already-recorded"])
    #expect(report.deliveries.isEmpty)
    #expect(report.text().contains("\nDeliveries\n  none\n"))
    #expect(report.text().hasSuffix("\nResponses\n  none"))
  }

  @Test func saysThatThereIsNoDevice() async throws {
    let store = try await store()
    _ = try await store.deleteDevice("hook", of: "u-17", at: try Self.moment("2026-11-23T08:00:00Z"))
    let text = try await report(store, on: "2026-11-24").text()
    #expect(text.contains("\n  Reminder, Tue, Nov 24, 2026, 8:00 PM: planned, because it is a reminder day.\n"))
    #expect(text.contains("\nDeliveries\n  none, and no device is registered\n"))
  }

  @Test func theCommandPrintsTheSame() async throws {
    let store = try await store()
    let expected = try await report(store, on: "2026-11-22")
    try store.close()
    let arguments = ["why", "u-17", "--on", "2026-11-22", "--data", folder.path]
    let text = try await CommandProcess.run(arguments)
    #expect(text.output == expected.text() + "\n")
    let json = try await CommandProcess.run(arguments + ["--format", "json"])
    #expect(json.output == (try expected.json()) + "\n")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(Set(try #require(object).keys) == ["person", "timeZone", "on", "plan", "deliveries", "events"])
    for secret in ["Adalbert", "Ran 5 km", "whsec", "example.org"] { #expect(!json.output.contains(secret)) }
  }

  @Test func anUnknownPersonIsAnError() async throws {
    try await store().close()
    let run = try await CommandProcess.run(["why", "u-18", "--data", folder.path])
    #expect(run.code == 1)
    #expect(
      run.complaints
        == "nudged: There is no person with this ID. Either they were never stored, or they were erased.\n")
    let nowhere = try await CommandProcess.run(["why", "u-17", "--data", folder.path + "/nowhere"])
    #expect(nowhere.code == 66)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/nowhere"))
  }
}
