import Foundation
import Logging
import Nudge
import NudgeDispatch
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import nudged

@Suite("Housekeeping")
struct HousekeepingTests {
  /// A clock that stands still.
  private struct StoppedClock: DispatchClock {
    var moment: Timestamp

    func now() -> Timestamp { moment }
    func sleep(until moment: Timestamp) async throws {}
  }

  @Test func deletesWhatIsOlderThanThreeMonths() async throws {
    let store = try SQLiteStore.inMemory()
    let now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
    _ = try await store.putPerson(try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#), if: .none, at: now)
    let id = try #require(NotificationID(rawValue: "reminder-2026-08-01"))
    // More than one batch.
    for seconds in 0..<1_500 {
      let at = now.advanced(bySeconds: -91 * 86_400 - Int64(seconds))
      _ = try await store.addEvent(Event(person: "u-1", notification: id, action: "opened", at: at))
    }
    let recent = Event(
      person: "u-1", notification: id, action: "opened", at: now.advanced(bySeconds: -89 * 86_400))
    _ = try await store.addEvent(recent)
    let service = HousekeepingService(
      store: store, clock: StoppedClock(moment: now), failures: RepeatedLog(Logger(label: "test")))
    await service.clean()
    #expect(try await store.events(of: "u-1", since: .min, limit: 10) == [recent])
  }
}
