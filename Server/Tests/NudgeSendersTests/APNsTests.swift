import Crypto
import FoundationEssentials
import Nudge
import NudgeDispatch
import NudgeStore
import Testing

@testable import NudgeSenders

@Suite("APNs")
struct APNsTests {
  private let fixture: ProviderFixture

  init() throws { fixture = try ProviderFixture() }

  @Test func sendsWithATokenAndAnID() async throws {
    let transport = ScriptedTransport { _, _ in .reply(200) }
    let answer = await fixture.send(try fixture.apns(transport), to: fixture.iPhone)
    #expect(answer == Answer(.accepted, status: 200))
    let request = try #require(transport.requests.first)
    #expect(request.url == "https://api.push.apple.com/3/device/00fc13adff785122")
    #expect(request.message[header: "apns-topic"] == "org.example.app")
    #expect(request.message[header: "apns-push-type"] == "alert")
    let words = try #require(request.authorization).split(separator: " ")
    #expect(words.first == "bearer")
    let parts = try #require(words.last).split(separator: ".").map(String.init)
    try #require(parts.count == 3)
    let (header, claims) = (try #require(Base64URL.decode(parts[0])), try #require(Base64URL.decode(parts[1])))
    #expect(String(decoding: header, as: UTF8.self) == #"{"alg":"ES256","kid":"ABC123DEFG"}"#)
    #expect(String(decoding: claims, as: UTF8.self) == #"{"iat":1795694400,"iss":"DEF123GHIJ"}"#)
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: try #require(Base64URL.decode(parts[2])))
    #expect(fixture.apnsKey.publicKey.isValidSignature(signature, for: Array("\(parts[0]).\(parts[1])".utf8)))
  }

  @Test func eachEnvironmentHasItsHost() async throws {
    let transport = ScriptedTransport { _, _ in .reply(200) }
    let device = fixture.device(.apns(token: "ab", topic: "org.example.app", environment: .sandbox))
    _ = await fixture.send(try fixture.apns(transport), to: device)
    _ = await fixture.send(try fixture.apns(transport, url: "https://localhost:8443"), to: device)
    #expect(
      transport.requests.map(\.url) == [
        "https://api.sandbox.push.apple.com/3/device/ab", "https://localhost:8443/3/device/ab",
      ])
  }

  @Test func theIDDependsOnTheDeliveryAlone() {
    let id = APNsSender.id(of: fixture.delivery().key)
    #expect(id == APNsSender.id(of: fixture.delivery(attempt: 3).key))
    #expect(id != APNsSender.id(of: fixture.delivery(showing: 1).key))
    let groups = id.split(separator: "-")
    #expect(groups.map(\.count) == [8, 4, 4, 4, 12])
    #expect(groups[2].first == "5")
    #expect("89ab".contains(groups[3].prefix(1)))
  }

  /// Every reason that Apple documents, with its status and what happens.
  static let replies: [(status: Int, reason: String, state: DeliveryState, scope: Answer.Scope)] =
    [
      "BadCollapseId", "BadExpirationDate", "BadMessageId", "BadPriority", "DuplicateHeaders", "InvalidPushType",
      "PayloadEmpty", "MissingDeviceToken",
    ].map { (400, $0, .dead, .device) }
    + ["BadTopic", "MissingTopic", "TopicDisallowed"].map { (400, $0, .retry, .sender) }
    + ["BadDeviceToken", "DeviceTokenNotForTopic"].map { (400, $0, .dropped, .device) }
    + [
      "BadCertificate", "BadCertificateEnvironment", "Forbidden", "InvalidProviderToken", "MissingProviderToken",
      "BadEnvironmentKeyIdInToken", "BadEnvironmentKeyInToken",
    ].map { (403, $0, .retry, .sender) }
    + [
      (404, "BadPath", .dead, .device), (405, "MethodNotAllowed", .dead, .device),
      (410, "Unregistered", .dropped, .device), (410, "ExpiredToken", .dropped, .device),
      (413, "PayloadTooLarge", .dead, .device), (429, "TooManyProviderTokenUpdates", .retry, .service),
      (429, "TooManyRequests", .retry, .device), (500, "InternalServerError", .retry, .device),
      (503, "ServiceUnavailable", .retry, .service),
    ]

  @Test(arguments: replies)
  func everyReasonHasItsAction(status: Int, reason: String, state: DeliveryState, scope: Answer.Scope) async throws {
    let transport = ScriptedTransport { _, _ in .reply(status, #"{"reason":"\#(reason)"}"#) }
    let answer = await fixture.send(try fixture.apns(transport), to: fixture.iPhone)
    #expect(answer.state == state)
    #expect(answer.scope == scope)
    #expect(answer.status == status)
    #expect(transport.requests.count == 1)
    #expect(answer.reason == reason)
    if scope == .sender { #expect(answer.pause == 300) }
    switch reason {
    case "InternalServerError", "ServiceUnavailable": #expect((900...1_350).contains(answer.wait ?? 0))
    case "TooManyProviderTokenUpdates": #expect((1_200...1_800).contains(answer.wait ?? 0))
    case "TooManyRequests": #expect((60...90).contains(answer.wait ?? 0))
    default: break
    }
  }

  /// Others wait for as long as Apple asks, but this delivery for longer each time.
  @Test(arguments: [(nil, 0, 10), ("0", 0, 10), ("x", 0, 10), ("60", 60, 60), ("2000", 2_000, 2_000)])
  func theLongerWaitCounts(asked: String?, seconds: Int, pause: Int) async throws {
    let headers = asked.map { ["Retry-After": $0] } ?? [:]
    let transport = ScriptedTransport { _, _ in .reply(503, #"{"reason":"ServiceUnavailable"}"#, headers) }
    let sender = try fixture.apns(transport)
    for (attempt, usual) in [(1, 900), (2, 1_800), (3, 3_600), (30, 3_600)] {
      let answer = await fixture.send(sender, to: fixture.iPhone, attempt: attempt)
      let wait = max(seconds, usual)
      #expect((wait...wait * 3 / 2).contains(answer.wait ?? 0), "\(answer)")
      #expect(answer.pause == pause)
    }
  }

  @Test func whatLostItsConnectionIsSentOverANewOne() async throws {
    for (status, reason) in [(400, "IdleTimeout"), (403, "UnrelatedKeyIdInToken"), (503, "Shutdown")] {
      let transport = ScriptedTransport { _, index in
        index == 0 ? .reply(status, #"{"reason":"\#(reason)"}"#) : .reply(200)
      }
      #expect(await fixture.send(try fixture.apns(transport), to: fixture.iPhone).state == .accepted)
      #expect(transport.requests.count == 2)
      #expect(transport.reconnects == 1)
    }
    let misdirected = ScriptedTransport { _, index in index == 0 ? .reply(421) : .reply(200) }
    #expect(await fixture.send(try fixture.apns(misdirected), to: fixture.iPhone).state == .accepted)
    #expect(misdirected.requests.count == 2 && misdirected.reconnects == 1)
    let stubborn = ScriptedTransport { _, _ in .reply(503, #"{"reason":"Shutdown"}"#) }
    #expect(await fixture.send(try fixture.apns(stubborn), to: fixture.iPhone).state == .retry)
    #expect(stubborn.requests.count == 2)
    #expect(await fixture.send(try fixture.apns(stubborn), to: fixture.iPhone, attempt: 2).state == .retry)
    #expect(stubborn.requests.count == 3 && stubborn.reconnects == 3)
  }

  @Test func aDeviceThatCameBackIsKept() async throws {
    let gone = ProviderFixture.now.advanced(bySeconds: -3_600).secondsSinceEpoch
    let transport = ScriptedTransport { _, _ in .reply(410, #"{"reason":"Unregistered","timestamp":\#(gone * 1_000)}"#)
    }
    let sender = try fixture.apns(transport)
    #expect(await fixture.send(sender, to: fixture.iPhone).state == .dropped)
    var device = fixture.iPhone
    device.registeredAt = ProviderFixture.now.advanced(bySeconds: -60)
    let answer = await fixture.send(sender, to: device)
    #expect(answer.state == .retry)
    #expect(answer.scope == .device)
  }

  // MARK: Tokens

  @Test func anExpiredTokenIsReplacedOnce() async throws {
    let transport = ScriptedTransport { _, index in
      index == 1 ? .reply(403, #"{"reason":"ExpiredProviderToken"}"#) : .reply(200)
    }
    let sender = try fixture.apns(transport)
    #expect(await fixture.send(sender, to: fixture.iPhone).state == .accepted)
    let later = ProviderFixture.now.advanced(bySeconds: 1_800)
    #expect(await fixture.send(sender, to: fixture.iPhone, at: later).state == .accepted)
    let tokens = transport.requests.map(\.authorization)
    #expect(tokens.count == 3)
    #expect(tokens[0] == tokens[1] && tokens[1] != tokens[2])
  }

  @Test func aTokenIsNotReplacedWithin20Minutes() async throws {
    let transport = ScriptedTransport { _, _ in .reply(403, #"{"reason":"ExpiredProviderToken"}"#) }
    let sender = try fixture.apns(transport)
    let answer = await fixture.send(sender, to: fixture.iPhone)
    #expect(answer.state == .retry)
    #expect(answer.scope == .sender)
    #expect(answer.wait == 1_200)
    #expect(transport.requests.count == 1)
    // A new token that is refused as well is a fault of the configuration.
    let later = ProviderFixture.now.advanced(bySeconds: 1_200)
    let second = await fixture.send(sender, to: fixture.iPhone, at: later)
    #expect(second.reason == "ExpiredProviderToken")
    #expect(second.scope == .sender)
    #expect(transport.requests.count == 3)
  }

  @Test func aTokenIsUsedFor50MinutesByAllProcesses() async throws {
    let transport = ScriptedTransport { _, _ in .reply(200) }
    let (first, second) = (try fixture.apns(transport), try fixture.apns(transport))
    for (sender, seconds) in [(first, 0), (second, 1), (first, 2_999), (second, 3_000), (first, 3_001)] {
      let now = ProviderFixture.now.advanced(bySeconds: Int64(seconds))
      #expect(await fixture.send(sender, to: fixture.iPhone, at: now).state == .accepted)
    }
    let tokens = transport.requests.map(\.authorization)
    #expect(Set(tokens).count == 2)
    #expect(Set(tokens[0...2]).count == 1 && Set(tokens[3...4]).count == 1)
  }

  @Test func manyTasksShareOneToken() async throws {
    let transport = ScriptedTransport { _, _ in .reply(200) }
    let senders = [try fixture.apns(transport), try fixture.apns(transport)]
    await withDiscardingTaskGroup { group in
      for number in 0..<100 {
        group.addTask { _ = await fixture.send(senders[number % 2], to: fixture.iPhone) }
      }
    }
    #expect(Set(transport.requests.map(\.authorization)).count == 1)
  }

  // MARK: What didn't arrive

  @Test func whatWasNotSentIsSentLaterAndWhatWasNotAnsweredIsNot() async throws {
    let down = ScriptedTransport { _, _ in .notSent("the connection was refused") }
    let answer = await fixture.send(try fixture.apns(down), to: fixture.iPhone)
    #expect(answer.state == .retry)
    #expect(answer.scope == .service)
    #expect(answer.reason == "the connection was refused")
    #expect((10...15).contains(answer.wait ?? 0))
    let silent = ScriptedTransport { _, _ in .unanswered("no answer came in time") }
    #expect(
      await fixture.send(try fixture.apns(silent), to: fixture.iPhone)
        == Answer(.unknown, reason: "no answer came in time"))
  }

  // MARK: Keys

  @Test func aKeyMustBeComplete() throws {
    let pem = fixture.apnsKey.pemRepresentation
    #expect(throws: APNsKeyError.key) { try APNsKey(pem: "x", keyID: "ABC123DEFG", teamID: "DEF123GHIJ") }
    let other = P384.Signing.PrivateKey().pemRepresentation
    #expect(throws: APNsKeyError.key) { try APNsKey(pem: other, keyID: "ABC123DEFG", teamID: "DEF123GHIJ") }
    #expect(throws: APNsKeyError.keyID) { try APNsKey(pem: pem, keyID: "abc123defg", teamID: "DEF123GHIJ") }
    #expect(throws: APNsKeyError.teamID) { try APNsKey(pem: pem, keyID: "ABC123DEFG", teamID: "DEF123") }
  }

  @Test func nothingSecretIsInADescription() async throws {
    let key = try APNsKey(pem: fixture.apnsKey.pemRepresentation, keyID: "ABC123DEFG", teamID: "DEF123GHIJ")
    let token = try key.token(at: ProviderFixture.now)
    var text = ""
    dump(key, to: &text)
    dump(token, to: &text)
    dump(try fixture.apns(ScriptedTransport { _, _ in .reply(200) }), to: &text)
    text += "\(key) \(token) \(String(reflecting: key)) \(String(reflecting: token))"
    #expect(!text.contains(token.text))
    #expect(!text.contains(fixture.apnsKey.rawRepresentation.base64EncodedString()))
    #expect(!text.lowercased().contains("privatekey"))
  }
}
