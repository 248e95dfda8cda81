import Crypto
import CryptoExtras
import FoundationEssentials
import Nudge
import NudgeDispatch
import NudgeStore
import Testing

@testable import NudgeSenders

@Suite("FCM")
struct FCMTests {
  private let fixture: ProviderFixture
  private static let tokenURL = "https://oauth2.googleapis.com/token"

  init() throws { fixture = try ProviderFixture() }

  /// Answers requests for tokens with `token-1`, `token-2` and so on, and messages as a test wants.
  private func transport(
    _ reply: @escaping @Sendable (String?) -> TransportResult
  ) -> ScriptedTransport {
    ScriptedTransport { request, index in
      guard request.url == Self.tokenURL else { return reply(request.authorization) }
      return .reply(200, #"{"access_token":"token-\#(index + 1)","expires_in":3599,"token_type":"Bearer"}"#)
    }
  }

  private static func error(_ code: String, _ status: String = "X", details: String = "") -> String {
    """
    {"error":{"code":400,"message":"m","status":"\(status)","details":[\
    {"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"\(code)"}\(details)]}}
    """
  }

  @Test func exchangesAnAssertionForAToken() async throws {
    let transport = transport { _ in .reply(200, #"{"name":"projects/example-app-17/messages/1"}"#) }
    let answer = await fixture.send(try fixture.fcm(transport), to: fixture.android)
    #expect(answer == Answer(.accepted, status: 200))
    try #require(transport.requests.count == 2)
    let message = transport.requests[1]
    #expect(message.url == "https://fcm.googleapis.com/v1/projects/example-app-17/messages:send")
    #expect(message.authorization == "Bearer token-1")
    #expect(String(decoding: message.message.body, as: UTF8.self).contains(#""token":"dZ3:APA91b-token""#))
    let form = String(decoding: transport.requests[0].message.body, as: UTF8.self)
    let prefix = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion="
    try #require(form.hasPrefix(prefix))
    let parts = form.dropFirst(prefix.count).split(separator: ".").map(String.init)
    try #require(parts.count == 3)
    #expect(
      String(decoding: try #require(Base64URL.decode(parts[0])), as: UTF8.self)
        == #"{"alg":"RS256","kid":"k1","typ":"JWT"}"#)
    #expect(
      String(decoding: try #require(Base64URL.decode(parts[1])), as: UTF8.self) == """
        {"aud":"https://oauth2.googleapis.com/token","exp":1795698000,"iat":1795694400,\
        "iss":"push@example-app-17.iam.gserviceaccount.com",\
        "scope":"https://www.googleapis.com/auth/firebase.messaging"}
        """)
    let signature = _RSA.Signing.RSASignature(rawRepresentation: try #require(Base64URL.decode(parts[2])))
    let key = try #require(ProviderFixture.rsaKey).publicKey
    #expect(
      key.isValidSignature(signature, for: Array("\(parts[0]).\(parts[1])".utf8), padding: .insecurePKCS1v1_5))
  }

  /// Every error that Google documents, and what happens.
  static let replies: [(Int, String, DeliveryState, Answer.Scope)] = [
    (400, error("INVALID_ARGUMENT"), .dead, .device),
    // What Google really answers about a token: firebase/firebase-admin-java#1064, healthjoy/async-firebase#15.
    (
      400,
      #"""
      {"error":{"code":400,"message":"The registration token is not a valid FCM registration token",\#
      "status":"INVALID_ARGUMENT","details":[{"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError",\#
      "errorCode":"INVALID_ARGUMENT"}]}}
      """#, .dropped, .device
    ),
    // A message that is too long must not cost the device its token: xtrinch/fcm-django#223.
    (
      400,
      #"""
      {"error":{"code":400,"message":"Android message is too big","status":"INVALID_ARGUMENT","details":[\#
      {"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"INVALID_ARGUMENT"}]}}
      """#, .dead, .device
    ),
    (
      400,
      error(
        "INVALID_ARGUMENT",
        details: #"""
          ,{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.token"}]}
          """#), .dropped, .device
    ),
    (401, error("THIRD_PARTY_AUTH_ERROR", "UNAUTHENTICATED"), .retry, .device),
    (403, error("SENDER_ID_MISMATCH", "PERMISSION_DENIED"), .dropped, .device),
    (403, #"{"error":{"code":403,"status":"PERMISSION_DENIED"}}"#, .retry, .sender),
    (404, error("UNREGISTERED", "NOT_FOUND"), .dropped, .device),
    (404, #"{"error":{"code":404,"status":"NOT_FOUND"}}"#, .dead, .device),
    (409, #"{"error":{"code":409,"status":"ABORTED"}}"#, .retry, .device),
    (425, "", .retry, .device),
    (499, #"{"error":{"code":499,"message":"The operation was cancelled.","status":"CANCELLED"}}"#, .retry, .device),
    (429, error("QUOTA_EXCEEDED", "RESOURCE_EXHAUSTED"), .retry, .service),
    (500, error("INTERNAL"), .retry, .device),
    (503, error("UNAVAILABLE"), .retry, .service),
    (502, "<!DOCTYPE html><html><title>502</title></html>", .retry, .service),
    (503, "", .retry, .service),
  ]

  @Test(arguments: replies)
  func everyErrorHasItsAction(status: Int, body: String, state: DeliveryState, scope: Answer.Scope) async throws {
    let transport = transport { _ in .reply(status, body) }
    let answer = await fixture.send(try fixture.fcm(transport), to: fixture.android)
    #expect(answer.state == state)
    #expect(answer.scope == scope)
    #expect(answer.status == status)
    #expect(transport.requests.count == 2)
  }

  /// What `why` and the list of deliveries show, also if the service only asks to wait.
  @Test(arguments: [
    (429, error("QUOTA_EXCEEDED"), "QUOTA_EXCEEDED" as String?), (503, error("UNAVAILABLE"), "UNAVAILABLE"),
    (404, error("UNREGISTERED", "NOT_FOUND"), "UNREGISTERED"), (400, error("INVALID_ARGUMENT"), "INVALID_ARGUMENT"),
    (401, error("THIRD_PARTY_AUTH_ERROR"), "THIRD_PARTY_AUTH_ERROR"), (503, "", nil),
  ])
  func theReasonIsKept(status: Int, body: String, reason: String?) async throws {
    let transport = transport { _ in .reply(status, body) }
    #expect(await fixture.send(try fixture.fcm(transport), to: fixture.android).reason == reason)
  }

  @Test(arguments: [
    ([:], 60...90, 10), (["Retry-After": "30"], 60...90, 30), (["retry-after": "0"], 60...90, 10),
    (["Retry-After": "soon"], 60...90, 10),
    (["Retry-After": "Thu, 26 Nov 2026 12:02:00 GMT"], 120...180, 120),
    (["Retry-After": "9999999"], 86_400...129_600, 86_400),
  ])
  func aQuotaSaysHowLongToWait(headers: [String: String], wait: ClosedRange<Int>, pause: Int) async throws {
    let transport = transport { _ in .reply(429, Self.error("QUOTA_EXCEEDED"), headers) }
    let answer = await fixture.send(try fixture.fcm(transport), to: fixture.android)
    #expect(wait.contains(answer.wait ?? 0), "\(answer)")
    #expect(answer.pause == pause)
  }

  /// Google's server for tokens is left alone for longer each time, too.
  @Test(arguments: [
    (nil, 10...15, 3_600...5_400, 10), ("0", 10...15, 3_600...5_400, 10), ("soon", 10...15, 3_600...5_400, 10),
    ("30", 30...45, 3_600...5_400, 30), ("7200", 7_200...10_800, 7_200...10_800, 7_200),
  ])
  func aTokenIsAskedForLater(
    asked: String?, first: ClosedRange<Int>, last: ClosedRange<Int>, pause: Int
  ) async throws {
    let headers = asked.map { ["Retry-After": $0] } ?? [:]
    let sender = try fixture.fcm(ScriptedTransport { _, _ in .reply(503, "", headers) })
    for (attempt, wait) in [(1, first), (30, last)] {
      let answer = await fixture.send(sender, to: fixture.android, attempt: attempt)
      #expect(answer.state == .retry && answer.scope == .service && answer.pause == pause)
      #expect(wait.contains(answer.wait ?? 0), "\(answer)")
    }
    let silent = try fixture.fcm(ScriptedTransport { _, _ in .unanswered("no answer came in time") })
    let answer = await fixture.send(silent, to: fixture.android, attempt: 30)
    #expect((3_600...5_400).contains(answer.wait ?? 0) && answer.pause == 10)
  }

  @Test func serverErrorsAreRetriedFrom10SecondsTo60Minutes() async throws {
    let transport = transport { _ in .reply(503, Self.error("UNAVAILABLE")) }
    let sender = try fixture.fcm(transport)
    let first = await fixture.send(sender, to: fixture.android)
    let last = await fixture.send(sender, to: fixture.android, attempt: 30)
    #expect((10...15).contains(first.wait ?? 0))
    #expect((3_600...5_400).contains(last.wait ?? 0))
  }

  // MARK: Tokens

  @Test func aRefusedTokenIsReplacedOnce() async throws {
    let body = #"{"error":{"code":401,"status":"UNAUTHENTICATED"}}"#
    let first = transport { $0 == "Bearer token-1" ? .reply(401, body) : .reply(200) }
    #expect(await fixture.send(try fixture.fcm(first), to: fixture.android).state == .accepted)
    #expect(first.requests.map(\.authorization) == [nil, "Bearer token-1", nil, "Bearer token-3"])
    let other = try ProviderFixture()
    let always = transport { _ in .reply(401, body) }
    let answer = await other.send(try other.fcm(always), to: other.android)
    #expect(answer.state == .retry)
    #expect(answer.scope == .sender)
    #expect(always.requests.count == 4)
  }

  @Test func oneTaskFetchesATokenFor50Minutes() async throws {
    let transport = transport { _ in .reply(200) }
    let sender = try fixture.fcm(transport)
    await withDiscardingTaskGroup { group in
      for _ in 0..<50 { group.addTask { _ = await fixture.send(sender, to: fixture.android) } }
    }
    #expect(transport.requests.count { $0.url == Self.tokenURL } == 1)
    for seconds: Int64 in [2_990, 3_000] {
      _ = await fixture.send(sender, to: fixture.android, at: ProviderFixture.now.advanced(bySeconds: seconds))
    }
    #expect(transport.requests.count { $0.url == Self.tokenURL } == 2)
  }

  @Test func withoutATokenNothingIsSent() async throws {
    func answer(_ result: TransportResult) async throws -> Answer {
      let fixture = try ProviderFixture()
      let transport = ScriptedTransport { _, _ in result }
      let answer = await fixture.send(try fixture.fcm(transport), to: fixture.android)
      #expect(transport.requests.map(\.url) == [Self.tokenURL])
      #expect(answer.state == .retry)
      return answer
    }
    let revoked = try await answer(.reply(400, #"{"error":"invalid_grant","error_description":"secret"}"#))
    #expect(revoked.scope == .sender)
    #expect(revoked.reason == "no access token: invalid_grant")
    let broken = try await answer(.reply(502, "<html>"))
    #expect(broken.scope == .service)
    #expect(broken.reason == "no access token: status 502")
    for status in [408, 421, 425, 429] { #expect(try await answer(.reply(status)).scope == .service) }
    let busy = try await answer(.reply(400, #"{"error":"slow_down"}"#, ["Retry-After": "120"]))
    #expect(busy.scope == .service && busy.pause == 120)
    let odd = try await answer(.reply(200, #"{"access_token":"a\r\nb"}"#))
    #expect(odd.reason == "no access token: status 200")
    let silent = try await answer(.unanswered("no answer came in time"))
    #expect(silent.reason == "no access token: no answer came in time")
  }

  // MARK: The account

  @Test func anAccountMustBeComplete() throws {
    let json = String(decoding: try ProviderFixture.accountJSON(), as: UTF8.self)
    func error(_ json: String) -> FCMAccountError? {
      #expect(throws: FCMAccountError.self) { try FCMAccount(json: Data(json.utf8)) }
    }
    #expect(error("{}") == .format)
    #expect(error("x") == .format)
    #expect(error(json.replacing("service_account", with: "authorized_user")) == .format)
    #expect(error(json.replacing("example-app-17\"", with: "Example\"")) == .project)
    #expect(error(json.replacing("BEGIN", with: "BEGUN")) == .key)
    #expect(error(json.replacing("https:", with: "http:")) == .tokenURL)
  }

  @Test func nothingSecretIsInADescription() throws {
    let account = try FCMAccount(json: try ProviderFixture.accountJSON())
    var text = "\(account) \(String(reflecting: account))"
    dump(account, to: &text)
    dump(try fixture.fcm(transport { _ in .reply(200) }), to: &text)
    #expect(!text.contains("BEGIN"))
    #expect(!text.lowercased().contains("privatekey"))
  }

  // MARK: Pace

  @Test func requestsAreSpreadIfThereAreMoreThanTheQuota() async {
    let pace = Pace(perSecond: 1_000)
    let start = ContinuousClock.now
    // The first 1,000 are the burst.
    await withDiscardingTaskGroup { group in
      for _ in 0..<1_200 { group.addTask { await pace.wait() } }
    }
    #expect(start.duration(to: .now) >= .milliseconds(150))
  }
}
