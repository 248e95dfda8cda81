import Crypto
import Nudge
import NudgeDispatch
import NudgeSenders
import NudgeStore
import Testing

@Suite("Web Push")
struct WebPushTests {
  private let fixture: ProviderFixture
  private let browser: Device

  init() throws {
    fixture = try ProviderFixture()
    browser = fixture.device(
      .webPush(
        endpoint: "https://push.example.org/x",
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg"))
  }

  private func sender(_ transport: ScriptedTransport) -> WebPushSender {
    WebPushSender(transport: transport, vapid: VAPID(key: P256.Signing.PrivateKey(), contact: nil), link: "/")
  }

  /// Answers as Apple does, which decodes the topic as base64url (AltanS/collie#90).
  private static func apple(_ request: ScriptedTransport.Request) -> TransportResult {
    let topic = request.message[header: "topic"] ?? ""
    return topic.count % 4 == 1 ? .reply(400, #"{"reason":"BadWebPushTopic"}"#) : .reply(201)
  }

  @Test(arguments: ["first-achievement", "recap-2026-06", "streak-at-risk-2026-06-29", "streak-14", "sample"])
  func appleTakesTheTopicOfEachID(_ text: String) async throws {
    var notification = fixture.notification
    notification.id = try #require(NotificationID(rawValue: text))
    let transport = ScriptedTransport { request, _ in Self.apple(request) }
    let answer = await sender(transport).send(
      notification, for: fixture.delivery(), to: browser, at: ProviderFixture.now)
    #expect(answer.state == .accepted)
    #expect(transport.requests.map { $0.message[header: "topic"]?.count } == [32])
  }

  /// A service may refuse topics for another reason, and the notification arrives without one.
  @Test func aRefusedTopicIsLeftOut() async throws {
    let body = #"{"reason":"BadWebPushTopic"}"#
    let transport = ScriptedTransport { request, _ in
      request.message[header: "topic"] == nil ? .reply(201) : .reply(400, body)
    }
    #expect(await fixture.send(sender(transport), to: browser).state == .accepted)
    #expect(transport.requests.map { $0.message[header: "topic"] == nil } == [false, true])
    let always = ScriptedTransport { _, _ in .reply(400, body) }
    let answer = await fixture.send(sender(always), to: browser)
    #expect(answer.state == .dead && answer.reason == "BadWebPushTopic")
    #expect(always.requests.count == 2)
  }

  @Test(arguments: [
    (429, #"{"errno":103,"message":"Too many messages"}"#, DeliveryState.retry, "Too many messages" as String?),
    (410, "push subscription has expired.\n", .dropped, "push subscription has expired."),
    (410, "", .dropped, "the provider doesn't know the device any more"),
    (403, #"{"reason":"BadJwtToken"}"#, .retry, "BadJwtToken"),
    (400, #"{"reason":"BadExpiration"}"#, .dead, "BadExpiration"), (503, "<html>", .retry, nil),
  ])
  func theReasonIsKept(status: Int, body: String, state: DeliveryState, reason: String?) async throws {
    let transport = ScriptedTransport { _, _ in .reply(status, body) }
    let answer = await fixture.send(sender(transport), to: browser)
    #expect(answer.state == state)
    #expect(answer.reason == reason)
  }

  /// Another connection may lead to a server that is responsible for the host (RFC 9110, section 15.5.20).
  @Test func whatReachedTheWrongServerIsSentOverANewConnection() async throws {
    let once = ScriptedTransport { _, index in index == 0 ? .reply(421) : .reply(201) }
    #expect(await fixture.send(sender(once), to: browser).state == .accepted)
    #expect(once.requests.count == 2 && once.reconnects == 1)
    let always = ScriptedTransport { _, _ in .reply(421) }
    for attempt in 1...3 {
      let answer = await fixture.send(sender(always), to: browser, attempt: attempt)
      #expect(answer.state == .retry && answer.status == 421)
      #expect((10 << (attempt - 1)...15 << (attempt - 1)).contains(answer.wait ?? 0))
    }
    // Twice at the first attempt, and then before each next one.
    #expect(always.requests.count == 4 && always.reconnects == 4)
  }

  @Test func whatComesTooEarlyIsSentAgain() async throws {
    let transport = ScriptedTransport { _, _ in .reply(425) }
    let answer = await fixture.send(sender(transport), to: browser)
    #expect(answer.state == .retry && answer.scope == .device && (10...15).contains(answer.wait ?? 0))
  }

  @Test(arguments: [(nil, 0), ("0", 0), ("1", 1), ("x", 0), ("300", 300)])
  func theLongerWaitCounts(asked: String?, seconds: Int) async throws {
    let headers = asked.map { ["Retry-After": $0] } ?? [:]
    let transport = ScriptedTransport { _, _ in .reply(503, "", headers) }
    for (attempt, usual) in [(1, 10), (2, 20), (3, 40), (8, 1_280), (30, 3_600)] {
      let answer = await fixture.send(sender(transport), to: browser, attempt: attempt)
      let wait = max(seconds, usual)
      #expect((wait...wait * 3 / 2).contains(answer.wait ?? 0), "\(answer)")
      #expect(answer.pause == max(10, seconds))
    }
  }
}
