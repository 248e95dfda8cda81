import Nudge
import NudgeDispatch
import NudgeStore
import Testing

@testable import NudgeSenders

@Suite("Webhooks")
struct WebhookTests {
  @Test(arguments: [
    ("u-17", "phone", "u-17/streak-7/phone"),
    ("ada@example.org", "a:b~c_d", "ada@example.org/streak-7/a:b~c_d"),
    ("\u{FC}", "ger\u{E4}t", "%C3%BC/streak-7/ger%C3%A4t"),
    ("u\u{308}", "\u{1F4F1}", "u%CC%88/streak-7/%F0%9F%93%B1"),
    ("a/b c", "100%", "a%2Fb%20c/streak-7/100%25"),
    ("x.1795694400.{\"a\":1}", "é", "x.1795694400.%7B%22a%22:1%7D/streak-7/%C3%A9"),
  ])
  func theIDIsASCII(person: String, device: String, id: String) throws {
    let notification = try #require(NotificationID(rawValue: "streak-7"))
    let key = Delivery.Key(person: person, notification: notification, device: device)
    #expect(key.requestID == id)
    #expect(Delivery.Key(person: person, notification: notification, device: device, showing: 2).requestID == id + "/2")
  }

  /// The longer of what the receiver asks for, with a random part, and of the usual wait counts at each attempt.
  @Test(arguments: [
    ("", 0), ("abc", 0), ("1.5", 0), ("-5", 0), ("30, 60", 0), ("0", 0), ("1", 1), ("30", 30), ("30 ", 30),
    ("7200", 7_200), ("99999999999999999999", 86_400), ("Thu, 26 Nov 2026 12:02:00 GMT", 120),
    ("Thu, 26 Nov 2026 11:59:00 GMT", 0), ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
  ])
  func waitsAsTheReceiverAsksButNeverShorterThanUsual(header: String, seconds: Int) async throws {
    let fixture = try ProviderFixture()
    let hook = fixture.device(.webhook(url: "https://hooks.example.org/nudge", secret: Self.secret))
    let usual = [10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600, 3_600]
    for status in [408, 425, 429, 500, 503] {
      let sender = WebhookSender(transport: ScriptedTransport { _, _ in .reply(status, "", ["Retry-After": header]) })
      for (attempt, usual) in zip(1..., usual) {
        let answer = await fixture.send(sender, to: hook, attempt: attempt)
        let wait = seconds > usual ? seconds...seconds * 3 / 2 : usual...usual
        #expect(answer.state == .retry)
        #expect(wait.contains(answer.wait ?? 0), "attempt \(attempt): \(answer)")
      }
    }
  }

  private static let secret = "whsec_c2VjcmV0LXRoYXQtaXMtbG9uZw=="

  /// Sends a notification to a receiver that always answers in the same way, until it isn't sent again.
  private func attempts(_ reply: TransportResult, limit: Int = 40) async throws -> (last: Answer, waits: [Int]) {
    let fixture = try ProviderFixture()
    let hook = fixture.device(.webhook(url: "https://hooks.example.org/nudge", secret: Self.secret))
    let sender = WebhookSender(transport: ScriptedTransport { _, _ in reply })
    var delivery = fixture.delivery()
    var waits: [Int] = []
    while true {
      let answer = await sender.send(fixture.notification, for: delivery, to: hook, at: ProviderFixture.now)
      guard answer.state == .retry, waits.count < limit else { return (answer, waits) }
      waits.append(answer.wait ?? 0)
      delivery.attempt += 1
      delivery.status = answer.status
    }
  }

  /// A receiver that is being deployed, or has a wrong setting, refuses everything for a while (imtaqin/waxum#68).
  ///
  /// What is refused for an hour stays refused (saleor/saleor#14559, getsentry/sentry#65659).
  @Test(arguments: [400, 401, 403, 404, 405, 409, 413, 421, 422, 451])
  func aRefusalIsTriedAgainForAnHour(status: Int) async throws {
    let (last, waits) = try await attempts(.reply(status))
    #expect(last.state == .dead)
    #expect(last.status == status)
    #expect(waits.reduce(0, +) == 3_600)
    #expect(waits.prefix(3) == [10, 20, 40])
  }

  /// These say "later" (RFC 9110, section 15.5.9; RFC 8470, section 5.2).
  @Test(arguments: [408, 425, 429, 500, 502, 503, 504, 507])
  func whatAsksToRepeatIsTriedAgainUntilItExpires(status: Int) async throws {
    let (last, waits) = try await attempts(.reply(status))
    #expect(last.state == .retry)
    #expect(waits.prefix(3) == [10, 20, 40] && waits.last == 3_600)
  }

  /// A refusal that says when to try again is temporary (RFC 9110, sections 10.2.3 and 15.5.14).
  @Test(arguments: [400, 401, 404, 413, 422])
  func aRefusalThatSaysWhenIsTriedAgainUntilItExpires(status: Int) async throws {
    let (last, waits) = try await attempts(.reply(status, "", ["Retry-After": "5"]))
    #expect(last.state == .retry)
    #expect(waits.prefix(3) == [10, 20, 40] && waits.last == 3_600)
    let (gone, _) = try await attempts(.reply(410, "", ["Retry-After": "5"]))
    #expect(gone.state == .dropped)
    let (refused, _) = try await attempts(.reply(status, "", ["Retry-After": "soon"]))
    #expect(refused.state == .dead)
  }

  @Test func whatReachedTheWrongServerIsSentOverANewConnection() async throws {
    let fixture = try ProviderFixture()
    let hook = fixture.device(.webhook(url: "https://hooks.example.org/nudge", secret: Self.secret))
    let transport = ScriptedTransport { _, index in .reply(index == 0 ? 421 : 200) }
    let sender = WebhookSender(transport: transport)
    #expect(await fixture.send(sender, to: hook).state == .retry)
    #expect(transport.reconnects == 1)
    #expect(await fixture.send(sender, to: hook, attempt: 2).state == .accepted)
    #expect(transport.reconnects == 1)
  }

  @Test(arguments: [(410, DeliveryState.dropped), (302, .dead), (304, .dead), (204, .accepted)])
  func otherAnswersAreFinal(status: Int, state: DeliveryState) async throws {
    let (last, waits) = try await attempts(.reply(status))
    #expect(last.state == state && waits.isEmpty)
  }

  /// It couldn't be reached for hours, and then refuses while it is deployed.
  @Test func aRefusalAfterOtherFailuresIsNotTheEnd() async throws {
    let fixture = try ProviderFixture()
    let hook = fixture.device(.webhook(url: "https://hooks.example.org/nudge", secret: Self.secret))
    let sender = WebhookSender(transport: ScriptedTransport { _, _ in .reply(404) })
    for (status, state) in [(nil, DeliveryState.retry), (503, .retry), (429, .retry), (404, .dead)] {
      var delivery = fixture.delivery(attempt: 30)
      delivery.status = status
      let answer = await sender.send(fixture.notification, for: delivery, to: hook, at: ProviderFixture.now)
      #expect(answer.state == state, "after \(status ?? 0)")
    }
  }

  @Test(arguments: [
    (#"{"error":"invalid_signature"}"#, "invalid_signature"), (#"{"code":7,"reason":"Busy"}"#, "Busy"),
    (#"{"error":"Buy milk for Ada"}"#, "the webhook refused it"), (#"{"error":{}}"#, "the webhook refused it"),
    ("Not Found", "the webhook refused it"), ("", "the webhook refused it"), ("[]", "the webhook refused it"),
    (#"{"reason":"A sentence here","code":"E_BOOM"}"#, "E_BOOM"), (#"{"reason":"","error":"boom"}"#, "boom"),
    (#"{"reason":null,"code":{"a":"b"},"error":"boom"}"#, "boom"), (#"{"code":"E1234"}"#, "E1234"),
    (#"{"code":"22P02","error":"boom"}"#, "22P02"),
    (#"{"reason":"Slow down","code":503,"error":"ORA-00942"}"#, "ORA-00942"),
    (#"{"error":"rate.limit-exceeded_2"}"#, "rate.limit-exceeded_2"), (#"{"code":"503","error":"boom"}"#, "boom"),
    (#"{"code":"503"}"#, "the webhook refused it"), (#"{"error":"ada@example.org"}"#, "the webhook refused it"),
    (#"{"error":"192.0.2.17"}"#, "the webhook refused it"), (#"{"error":"2001:db8::17"}"#, "the webhook refused it"),
    (#"{"error":"tel-491701234567"}"#, "the webhook refused it"), (#"{"error":"-._"}"#, "the webhook refused it"),
    (#"{"error":"h\u00E9las"}"#, "the webhook refused it"), (#"{"error":"boom\n"}"#, "the webhook refused it"),
    (#"{"error":"\#(String(repeating: "a", count: 64))"}"#, String(repeating: "a", count: 64)),
    (#"{"error":"\#(String(repeating: "a", count: 65))"}"#, "the webhook refused it"),
  ])
  func aReceiversReasonIsKeptIfItIsAWord(body: String, reason: String) async throws {
    let (last, _) = try await attempts(.reply(404, body))
    #expect(last.reason == reason)
  }

  /// Each attempt has the same ID, so that the receiver recognizes it.
  @Test func everyAttemptHasTheSameID() async throws {
    let fixture = try ProviderFixture()
    let hook = fixture.device(.webhook(url: "https://hooks.example.org/nudge", secret: Self.secret))
    let transport = ScriptedTransport { _, index in index == 0 ? .unanswered("no answer came in time") : .reply(200) }
    let sender = WebhookSender(transport: transport)
    let first = await fixture.send(sender, to: hook)
    #expect(first.state == .unknown && first.wait == 10)
    #expect(await fixture.send(sender, to: hook, attempt: 2).state == .accepted)
    #expect(Set(transport.requests.compactMap { $0.message[header: "webhook-id"] }).count == 1)
    #expect(transport.requests.count == 2)
  }
}
