import Nudge
import NudgeStore
import Testing

@testable import NudgeDispatch

@Suite("Corrections of achievements")
struct CorrectionTests {
  @Test func whatWasCelebratedIsNotCelebratedAgain() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    let achievement = Achievement(at: scene.moment("2026-11-22T13:00:00Z"), id: "a-1", title: "Ran 5 km")
    _ = try await scene.store.addAchievement(achievement, to: "u-1") { try $0.history.record(achievement) }
    try await scene.run(at: "2026-11-22T13:00:00Z", "2026-11-22T13:00:01Z")
    #expect(scene.sender.all.map(\.id) == ["first-achievement"])
    for time in ["2026-11-22T12:30:00Z", "2026-11-22T14:00:00Z", "2026-11-22T15:00:00Z"] {
      _ = try await scene.store.correctAchievement("a-1", of: "u-1") { achievement, _ in
        achievement = Achievement(at: scene.moment(time), title: "Ran 6 km")
      }
      try await scene.run(at: "2026-11-22T14:30:00Z", "2026-11-22T15:00:00Z", "2026-11-22T15:00:01Z")
    }
    let watch = Device.Address.webhook(url: "https://example.org/watch", secret: "whsec_eA==")
    let now = scene.moment("2026-11-22T15:00:30Z")
    _ = try await scene.store.putDevice(
      Device(person: "u-1", id: "watch", address: watch, registeredAt: now), at: now)
    try await scene.run(at: "2026-11-22T15:00:30Z")
    _ = try await scene.store.correctAchievement("a-1", of: "u-1") { achievement, _ in
      achievement = Achievement(on: try CivilDate("2026-11-22"))
    }
    // A date alone would be celebrated at the next day's reminder time, on the new device too.
    try await scene.run(at: "2026-11-22T15:01:00Z", "2026-11-23T19:00:00Z", "2026-11-23T19:00:01Z")
    #expect(scene.sender.all.map { "\($0.id) \($0.device)" } == ["first-achievement hook"])
    try await scene.run(at: "2026-11-24T19:00:00Z")
    #expect(scene.sender.all.count == 3, "the reminder of the next day")
  }

  @Test func aCelebrationThatWaitsIsNotLost() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z", spread: 60)
    let achievement = Achievement(at: scene.moment("2026-11-22T13:00:00Z"), id: "a-1", title: "Ran 5 km")
    _ = try await scene.store.addAchievement(achievement, to: "u-1") { try $0.history.record(achievement) }
    try await scene.run(at: "2026-11-22T13:00:00Z")
    #expect(try await scene.states() == [.planned], "it waits for its share of a minute")
    _ = try await scene.store.correctAchievement("a-1", of: "u-1") { achievement, _ in
      achievement = Achievement(at: scene.moment("2026-11-22T09:00:00Z"), title: "Ran 6 km")
    }
    try await scene.run(at: "2026-11-22T13:00:01Z", "2026-11-22T13:01:00Z", "2026-11-22T13:02:00Z")
    #expect(scene.sender.all.map(\.id) == ["first-achievement"])
    #expect(try await scene.states() == [.accepted])
  }
}
