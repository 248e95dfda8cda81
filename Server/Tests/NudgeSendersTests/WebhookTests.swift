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

  @Test(arguments: [
    ([:], 10...10), (["Retry-After": "30"], 30...45), (["retry-after": "0"], 1...1),
    (["Retry-After": "Thu, 26 Nov 2026 12:02:00 GMT"], 120...180),
  ])
  func waitsAsTheReceiverAsks(headers: [String: String], wait: ClosedRange<Int>) async throws {
    let fixture = try ProviderFixture()
    let hook = fixture.device(
      .webhook(url: "https://hooks.example.org/nudge", secret: "whsec_c2VjcmV0LXRoYXQtaXMtbG9uZw=="))
    for status in [429, 503] {
      let transport = ScriptedTransport { _, _ in .reply(status, "", headers) }
      let answer = await fixture.send(WebhookSender(transport: transport), to: hook)
      #expect(answer.state == .retry)
      #expect(wait.contains(answer.wait ?? 0), "\(answer)")
    }
  }
}
