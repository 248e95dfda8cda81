import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeDispatch

@Suite("Pauses", .timeLimit(.minutes(1)))
struct PauseTests {
  private static let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min  // 2026-11-26T12:00:00Z

  private static func app(_ topic: String, _ environment: APNsEncoder.Environment = .production) -> Device.Address {
    .apns(token: "ab", topic: topic, environment: environment)
  }

  @Test func aServiceThatAsksToWaitGetsNothing() async throws {
    let sender = RecordingSender { notification, attempt in
      notification.person == "u-1" && attempt == 1
        ? Answer(.retry, wait: 30, scope: .service, pause: 120, status: 429) : Answer(.accepted, status: 200)
    }
    let scene = try await Scene("2026-11-22T12:00:00Z", sender: sender)
    let now = scene.clock.now()
    // Both are due during the pause; only u-2 has the same host.
    for (id, host) in [("u-2", "example.org"), ("u-3", "other.example")] {
      let person = try Person(
        json: #"{"id":"\#(id)","timeZone":"Europe/Berlin","preferences":{"reminders":{"times":["20:01"]}}}"#)
      _ = try await scene.store.putPerson(person, if: .none, at: now)
      let hook = Device.Address.webhook(url: "https://\(host)/hook", secret: "whsec_eA==")
      _ = try await scene.store.putDevice(Device(person: id, id: "d", address: hook, registeredAt: now), at: now)
    }
    try await scene.run(
      at: "2026-11-22T19:00:00Z", "2026-11-22T19:00:30Z", "2026-11-22T19:01:00Z", "2026-11-22T19:01:59Z",
      "2026-11-22T19:02:00Z")
    let sent = sender.all.map { "\($0.person) \($0.attempt) \($0.at)" }
    #expect(sent.prefix(2) == ["u-1 1 2026-11-22T19:00:00Z", "u-3 1 2026-11-22T19:01:00Z"])
    // Waiting isn't an attempt.
    #expect(Set(sent.dropFirst(2)) == ["u-1 2 2026-11-22T19:02:00Z", "u-2 1 2026-11-22T19:02:00Z"])
  }

  @Test func aRefusedConfigurationStopsOnlyItself() {
    let pauses = Pauses()
    let refusal = Answer(.retry, wait: 300, scope: .sender, pause: 300, status: 403, reason: "InvalidProviderToken")
    #expect(pauses.note(refusal, from: Self.app("a"), at: Self.now))
    #expect(!pauses.note(refusal, from: Self.app("a"), at: Self.now))
    let pause = pauses.pause(of: Self.app("a"), at: Self.now.advanced(bySeconds: 299))
    #expect(pause?.end == Self.now.advanced(bySeconds: 300))
    #expect(pause?.reason == "InvalidProviderToken")
    #expect(pauses.pause(of: Self.app("b"), at: Self.now) == nil)
    #expect(pauses.pause(of: Self.app("a", .sandbox), at: Self.now) == nil)
    #expect(pauses.pause(of: .fcm(token: "x"), at: Self.now) == nil)
    #expect(pauses.pause(of: Self.app("a"), at: Self.now.advanced(bySeconds: 300)) == nil)
    // The clock was set back.
    #expect(pauses.pause(of: Self.app("a"), at: Self.now.advanced(bySeconds: -1)) == nil)
  }

  @Test func aServicePausesForEveryApp() {
    let pauses = Pauses()
    #expect(pauses.note(Answer(.retry, scope: .service, pause: 10, status: 503), from: Self.app("a"), at: Self.now))
    #expect(pauses.pause(of: Self.app("b", .sandbox), at: Self.now)?.reason == "the provider's last answer was 503")
    #expect(pauses.pause(of: .fcm(token: "x"), at: Self.now) == nil)
  }

  @Test func aShorterPauseDoesNotEndALongerOne() {
    let pauses = Pauses()
    _ = pauses.note(Answer(.retry, scope: .service, pause: 60), from: Self.app("a"), at: Self.now)
    _ = pauses.note(Answer(.retry, scope: .service, pause: 10), from: Self.app("a"), at: Self.now)
    #expect(pauses.pause(of: Self.app("a"), at: Self.now)?.end == Self.now.advanced(bySeconds: 60))
  }

  @Test(arguments: [
    Answer(.accepted, pause: 10), Answer(.retry, wait: 30, scope: .device, pause: 10),
    Answer(.retry, wait: 30, scope: .service), Answer(.retry, scope: .sender, pause: 0),
  ])
  func otherAnswersPauseNothing(answer: Answer) {
    let pauses = Pauses()
    #expect(!pauses.note(answer, from: Self.app("a"), at: Self.now))
    #expect(pauses.pause(of: Self.app("a"), at: Self.now) == nil)
  }

  @Test func aProviderWithoutSettingsIsTriedAgain() async throws {
    let scene = try await Scene("2026-11-22T12:00:00Z")
    let app = Device(person: "u-1", id: "app", address: .fcm(token: "t"), registeredAt: scene.clock.now())
    _ = try await scene.store.putDevice(app, at: scene.clock.now())
    try await scene.run(at: "2026-11-22T19:00:00Z")
    #expect(try await scene.store.counts() == [.accepted: 1, .retry: 1])
    #expect(scene.sender.all.map(\.device) == ["hook"])
  }

  // MARK: Permits

  @Test func anOverloadedServiceGetsHalfAndSlowlyMore() async {
    let permits = ServicePermits(8, patience: .milliseconds(20), stuck: .zero)
    /// Takes all permits, gives them back, and returns how many there were.
    func count(isAccepted: Bool = false) async -> Int {
      var taken = 0
      while await permits.take("apns") == 1 { taken += 1 }
      for _ in 0..<taken { permits.give("apns", isAccepted: isAccepted) }
      return taken
    }
    #expect(await count() == 8)
    permits.slowDown("apns")
    // The answers to requests that were sent before don't count.
    permits.slowDown("apns")
    #expect(await count() == 4)
    #expect(await count(isAccepted: true) == 4)
    #expect(await count(isAccepted: true) == 5)
    #expect(await count() == 6)
    for _ in 0..<3 { _ = await count(isAccepted: true) }
    #expect(await count() == 8)
  }

  @Test func eachServiceHasItsNumber() async {
    let permits = ServicePermits(patience: .milliseconds(20), stuck: .zero) { $0 == "apns" ? 3 : 1 }
    for _ in 0..<3 { #expect(await permits.take("apns") == 1) }
    #expect(await permits.take("apns") == 0)
    #expect(await permits.take("example.org") == 1)
    #expect(await permits.take("example.org") == 0)
  }
}
