import NudgeDelivery
import NudgePlanning
import NudgeTestSupport
import NudgeTime
import Testing

/// The tables of docs/payloads.md, row by row.
@Suite("PushProvider")
struct PushProviderTests {
  private static let moment = Timestamp(secondsSinceEpoch: 1_795_348_800) ?? .min

  private func action(
    _ provider: PushProvider, _ status: Int, _ body: String = "", retryAfter: String? = nil, renewed: Bool = false,
    attempt: PushProvider.Attempt? = nil
  ) -> PushProvider.Action {
    var reply = PushProvider.Reply(status: status, body: Array(body.utf8))
    if let retryAfter { reply.headers.append(.init(name: "retry-after", value: retryAfter)) }
    return provider.action(for: reply, repliedAt: Self.moment, attempt: attempt ?? .init(hasNewCredential: renewed))
  }

  /// A row of the tables: status, reason, what to do.
  typealias Row = (status: Int, reason: String, action: PushProvider.Action)

  // MARK: APNs

  static let apns: [Row] = [
    (400, "BadCollapseId", .deadLetter(reason: "BadCollapseId")),
    (400, "BadExpirationDate", .deadLetter(reason: "BadExpirationDate")),
    (400, "BadMessageId", .deadLetter(reason: "BadMessageId")),
    (400, "BadPriority", .deadLetter(reason: "BadPriority")),
    (400, "DuplicateHeaders", .deadLetter(reason: "DuplicateHeaders")),
    (400, "InvalidPushType", .deadLetter(reason: "InvalidPushType")),
    (400, "PayloadEmpty", .deadLetter(reason: "PayloadEmpty")),
    (400, "MissingDeviceToken", .deadLetter(reason: "MissingDeviceToken")),
    (400, "BadTopic", .stopSender(reason: "BadTopic")), (400, "MissingTopic", .stopSender(reason: "MissingTopic")),
    (400, "TopicDisallowed", .stopSender(reason: "TopicDisallowed")),
    (400, "BadDeviceToken", .dropTarget(unregisteredSince: nil)),
    (400, "DeviceTokenNotForTopic", .dropTarget(unregisteredSince: nil)), (400, "IdleTimeout", .reconnect),
    (403, "BadCertificate", .stopSender(reason: "BadCertificate")),
    (403, "BadCertificateEnvironment", .stopSender(reason: "BadCertificateEnvironment")),
    (403, "Forbidden", .stopSender(reason: "Forbidden")),
    (403, "InvalidProviderToken", .stopSender(reason: "InvalidProviderToken")),
    (403, "MissingProviderToken", .stopSender(reason: "MissingProviderToken")),
    (403, "BadEnvironmentKeyIdInToken", .stopSender(reason: "BadEnvironmentKeyIdInToken")),
    (403, "BadEnvironmentKeyInToken", .stopSender(reason: "BadEnvironmentKeyInToken")),
    (403, "ExpiredProviderToken", .newCredential), (403, "UnrelatedKeyIdInToken", .reconnect),
    (404, "BadPath", .deadLetter(reason: "BadPath")),
    (405, "MethodNotAllowed", .deadLetter(reason: "MethodNotAllowed")),
    (410, "Unregistered", .dropTarget(unregisteredSince: nil)),
    (410, "ExpiredToken", .dropTarget(unregisteredSince: nil)),
    (413, "PayloadTooLarge", .deadLetter(reason: "PayloadTooLarge")),
    (429, "TooManyProviderTokenUpdates", .retry(after: 1_200, atMost: 3_600, scope: .service)),
    (429, "TooManyRequests", .retry(after: 60, atMost: 3_600, scope: .device)),
    (500, "InternalServerError", .retry(after: 900, atMost: 3_600, scope: .device)),
    (503, "ServiceUnavailable", .retry(after: 900, atMost: 3_600, scope: .service)), (503, "Shutdown", .reconnect),
  ]

  @Test(arguments: apns) func readsWhatAPNsSays(_ row: Row) {
    #expect(action(.apns, row.status, #"{"reason":"\#(row.reason)"}"#) == row.action)
  }

  @Test func keepsWhenATokenWasUnregistered() {
    let since = Timestamp(secondsSinceEpoch: 1_700_000_000)
    for reason in ["Unregistered", "ExpiredToken", "SomethingNew"] {
      #expect(
        action(.apns, 410, #"{"reason":"\#(reason)","timestamp":1700000000999}"#)
          == .dropTarget(unregisteredSince: since))
    }
    for timestamp in ["-1", "0", "1e300", "\"1700000000999\"", "null"] {
      #expect(
        action(.apns, 410, #"{"reason":"Unregistered","timestamp":\#(timestamp)}"#)
          == .dropTarget(unregisteredSince: nil))
    }
  }

  @Test(arguments: [
    (400, PushProvider.Action.deadLetter(reason: "SomethingNew")), (403, .stopSender(reason: "SomethingNew")),
    (404, .deadLetter(reason: "SomethingNew")), (410, .dropTarget(unregisteredSince: nil)),
    (413, .deadLetter(reason: "SomethingNew")), (418, .deadLetter(reason: "SomethingNew")),
    (429, .retry(after: 60, atMost: 3_600, scope: .device)), (500, .retry(after: 900, atMost: 3_600, scope: .device)),
    (502, .retry(after: 900, atMost: 3_600, scope: .service)), (302, .deadLetter(reason: "SomethingNew")),
    (421, .reconnect), (425, .retry(after: 10, atMost: 3_600, scope: .device)),
  ])
  func goesByTheStatusWhereAPNsSaysSomethingNew(_ status: Int, _ expected: PushProvider.Action) {
    #expect(action(.apns, status, #"{"reason":"SomethingNew"}"#) == expected)
  }

  // MARK: FCM

  static let fcm: [Row] = [
    (400, "INVALID_ARGUMENT", .deadLetter(reason: "INVALID_ARGUMENT")),
    (401, "THIRD_PARTY_AUTH_ERROR", .stopSender(reason: "THIRD_PARTY_AUTH_ERROR")),
    (401, "UNAUTHENTICATED", .newCredential), (403, "SENDER_ID_MISMATCH", .dropTarget(unregisteredSince: nil)),
    (403, "PERMISSION_DENIED", .stopSender(reason: "PERMISSION_DENIED")),
    (404, "UNREGISTERED", .dropTarget(unregisteredSince: nil)),
    (409, "ABORTED", .retry(after: 10, atMost: 3_600, scope: .device)),
    (429, "QUOTA_EXCEEDED", .retry(after: 60, atMost: 3_600, scope: .service)),
    (499, "CANCELLED", .retry(after: 10, atMost: 3_600, scope: .device)),
    (500, "INTERNAL", .retry(after: 10, atMost: 3_600, scope: .device)),
    (503, "UNAVAILABLE", .retry(after: 10, atMost: 3_600, scope: .service)),
  ]

  private static func fcmError(_ status: String, _ details: String) -> String {
    #"{"error":{"code":1,"message":"In words.","status":"\#(status)","details":[\#(details)]}}"#
  }

  private static func fcmCode(_ code: String) -> String {
    #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"\#(code)"}"#
  }

  /// FCM's own code stands in the details, after others, and the status beside it differs.
  @Test(arguments: fcm) func readsWhatFCMSays(_ row: Row) {
    let other = #"{"@type":"type.googleapis.com/google.rpc.Help","errorCode":"NONSENSE"}"#
    #expect(
      action(.fcm, row.status, Self.fcmError("NOT_FOUND", other + "," + Self.fcmCode(row.reason))) == row.action)
  }

  @Test(arguments: [
    (401, "UNAUTHENTICATED", PushProvider.Action.newCredential),
    (403, "PERMISSION_DENIED", .stopSender(reason: "PERMISSION_DENIED")),
    (429, "RESOURCE_EXHAUSTED", .retry(after: 60, atMost: 3_600, scope: .service)),
    (404, "NOT_FOUND", .deadLetter(reason: "NOT_FOUND")),
    (409, "ABORTED", .retry(after: 10, atMost: 3_600, scope: .device)),
    (409, "ALREADY_EXISTS", .deadLetter(reason: "ALREADY_EXISTS")),
    (499, "CANCELLED", .retry(after: 10, atMost: 3_600, scope: .device)),
    (503, "UNAVAILABLE", .retry(after: 10, atMost: 3_600, scope: .service)),
  ])
  func readsFCMsStatusWhereItHasNoCode(_ status: Int, _ name: String, _ expected: PushProvider.Action) {
    #expect(action(.fcm, status, Self.fcmError(name, "")) == expected)
  }

  @Test func dropsATokenThatIsNone() {
    let violation = { (field: String) in
      #"{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"\#(field)"}]}"#
    }
    let code = Self.fcmCode("INVALID_ARGUMENT")
    #expect(
      action(.fcm, 400, Self.fcmError("INVALID_ARGUMENT", code + "," + violation("message.token")))
        == .dropTarget(unregisteredSince: nil))
    #expect(
      action(.fcm, 400, Self.fcmError("INVALID_ARGUMENT", code + "," + violation("message.data[0]")))
        == .deadLetter(reason: "INVALID_ARGUMENT"))
    // Both: the message is wrong, whatever the token is.
    let both = code + "," + violation("message.token") + "," + violation("message.data[0]")
    #expect(
      action(.fcm, 400, Self.fcmError("INVALID_ARGUMENT", both)) == .deadLetter(reason: "INVALID_ARGUMENT"))
  }

  /// Google's usual reply about a token has no field violation (firebase/firebase-admin-java#1064,
  /// healthjoy/async-firebase#15), and replies about the message keep the token (xtrinch/fcm-django#223).
  @Test(arguments: [
    ("The registration token is not a valid FCM registration token", true),
    ("The registration token is not a valid FCM registration token.", true), ("Invalid registration token", true),
    ("Request contains an invalid argument.", false), ("Android message is too big", false),
    ("Invalid value at 'message.data[0].value' (TYPE_STRING), 17", false), ("Invalid data payload key: from", false),
    ("The message to this registration token is too big, and not valid", false),
    ("The payload for the registration token exceeds 4096 bytes: invalid", false),
    ("Invalid value at 'message.android.ttl' (type.googleapis.com/google.protobuf.Duration)", false), ("", false),
  ])
  func dropsATokenThatGoogleCallsInvalid(_ message: String, isDropped: Bool) {
    let code = Self.fcmCode("INVALID_ARGUMENT")
    for details in [code, ""] {
      let body =
        #"{"error":{"code":400,"message":"\#(message)","status":"INVALID_ARGUMENT","details":[\#(details)]}}"#
      #expect(
        action(.fcm, 400, body)
          == (isDropped ? .dropTarget(unregisteredSince: nil) : .deadLetter(reason: "INVALID_ARGUMENT")))
    }
  }

  @Test(arguments: [
    (400, PushProvider.Action.deadLetter(reason: "status 400")), (401, .newCredential),
    (403, .stopSender(reason: "status 403")),
    (404, .deadLetter(reason: "status 404")), (409, .retry(after: 10, atMost: 3_600, scope: .device)),
    (421, .reconnect), (425, .retry(after: 10, atMost: 3_600, scope: .device)),
    (429, .retry(after: 60, atMost: 3_600, scope: .service)), (499, .retry(after: 10, atMost: 3_600, scope: .device)),
    (502, .retry(after: 10, atMost: 3_600, scope: .service)), (504, .retry(after: 10, atMost: 3_600, scope: .service)),
  ])
  func goesByTheStatusOfAPage(_ status: Int, _ expected: PushProvider.Action) {
    #expect(action(.fcm, status, "<!DOCTYPE html><title>Error \(status)</title>") == expected)
  }

  // MARK: Web Push

  @Test(arguments: [
    (201, PushProvider.Action.delivered), (202, .delivered), (200, .delivered),
    (400, .deadLetter(reason: "status 400")),
    (401, .newCredential), (403, .newCredential), (404, .dropTarget(unregisteredSince: nil)),
    (410, .dropTarget(unregisteredSince: nil)), (413, .sendShorter(atMost: 2_048)),
    (406, .deadLetter(reason: "status 406")), (408, .retry(after: 10, atMost: 3_600, scope: .device)),
    (409, .deadLetter(reason: "status 409")), (421, .reconnect),
    (425, .retry(after: 10, atMost: 3_600, scope: .device)), (429, .retry(after: 60, atMost: 3_600, scope: .device)),
    (500, .retry(after: 10, atMost: 3_600, scope: .device)),
    (503, .retry(after: 10, atMost: 3_600, scope: .service)), (307, .deadLetter(reason: "status 307")),
  ])
  func readsAStatusOfWebPush(_ status: Int, _ expected: PushProvider.Action) {
    #expect(action(.webPush, status, #"{"title":"Gone"}"#) == expected)
  }

  // MARK: All

  /// A server that sends the header says that the error is temporary, unless it also names a reason that isn't.
  @Test(arguments: PushProvider.allCases) func triesAgainIfARefusalSaysWhen(_ provider: PushProvider) {
    let retry = PushProvider.Action.retry(after: 60, atMost: 3_600, atLeast: 120, scope: .device)
    for status in [400, 402, 405, 418, 422, 423, 451] {
      #expect(action(provider, status, retryAfter: "120") == retry, "\(status)")
      #expect(action(provider, status, retryAfter: "soon") == .deadLetter(reason: "status \(status)"))
    }
    let shortened = PushProvider.Attempt(isShortened: true)
    #expect(action(provider, 413, retryAfter: "120", attempt: shortened) == retry)
    #expect(action(provider, 302, retryAfter: "120") == .deadLetter(reason: "status 302"))
    #expect(action(provider, 421, retryAfter: "120") == .reconnect)
  }

  @Test func refusesAgainIfAReasonIsDefinite() {
    func action(_ provider: PushProvider, _ status: Int, _ body: String) -> PushProvider.Action {
      self.action(provider, status, body, retryAfter: "120")
    }
    #expect(action(.apns, 400, #"{"reason":"BadPriority"}"#) == .deadLetter(reason: "BadPriority"))
    #expect(action(.apns, 410, #"{"reason":"Unregistered"}"#) == .dropTarget(unregisteredSince: nil))
    #expect(
      action(.fcm, 400, Self.fcmError("INVALID_ARGUMENT", "")) == .deadLetter(reason: "INVALID_ARGUMENT"))
    #expect(action(.fcm, 403, "") == .stopSender(reason: "status 403"))
    for status in [404, 410] { #expect(action(.webPush, status, "") == .dropTarget(unregisteredSince: nil)) }
    #expect(action(.webPush, 413, "") == .sendShorter(atMost: 2_048))
  }

  @Test(arguments: PushProvider.allCases) func takesSuccessForDelivered(_ provider: PushProvider) {
    #expect(action(provider, 200) == .delivered)
    #expect(action(provider, 200, #"{"reason":"Unregistered"}"#) == .delivered)
  }

  @Test func makesANewCredentialOnce() {
    #expect(
      action(.apns, 403, #"{"reason":"ExpiredProviderToken"}"#, renewed: true)
        == .stopSender(reason: "ExpiredProviderToken"))
    #expect(action(.fcm, 401, renewed: true) == .stopSender(reason: "status 401"))
    #expect(action(.webPush, 401, renewed: true) == .stopSender(reason: "status 401"))
    // A subscription created for another key stops no other one.
    #expect(action(.webPush, 403, renewed: true) == .dropTarget(unregisteredSince: nil))
  }

  @Test func dropsASubscriptionForAnotherKey() {
    #expect(
      action(.webPush, 400, #"{"reason":"VapidPkHashMismatch"}"#) == .dropTarget(unregisteredSince: nil))
    let mozilla = #"{"code":401,"errno":109,"error":"Unauthorized","message":"VAPID public key mismatch"}"#
    #expect(action(.webPush, 401, mozilla) == .dropTarget(unregisteredSince: nil))
    // Apple's reason is about the JWT, which is the same for all.
    let jwt = #"{"reason":"BadJwtToken"}"#
    #expect(action(.webPush, 403, jwt) == .newCredential)
    #expect(action(.webPush, 403, jwt, renewed: true) == .stopSender(reason: "BadJwtToken"))
  }

  /// A JWT is refused if the clock is wrong, which isn't the subscription's fault.
  @Test(arguments: [
    ("Sun, 22 Nov 2026 11:00:00 GMT", "the clock is 3600 seconds ahead of the service's"),
    ("Mon, 23 Nov 2026 12:00:00 GMT", "the clock is 86400 seconds behind the service's"),
    ("Sun, 22 Nov 2026 11:00:00 GMT ", "the clock is 3600 seconds ahead of the service's"),
    ("Sun, 22 Nov 2026 12:04:00 GMT", nil), ("yesterday", nil),
  ])
  func stopsIfTheClockIsWrong(date: String, reason: String?) {
    for status in [401, 403] {
      let reply = PushProvider.Reply(status: status, headers: [.init(name: "date", value: date)])
      let renewed = PushProvider.Attempt(hasNewCredential: true)
      let action = PushProvider.webPush.action(for: reply, repliedAt: Self.moment, attempt: renewed)
      let usual = self.action(.webPush, status, renewed: true)
      #expect(action == reason.map { .stopSender(reason: $0) } ?? usual)
    }
    // The subscription belongs to another key, whatever the time is.
    let mismatch = PushProvider.Reply(
      status: 400, headers: [.init(name: "date", value: date)], body: Array(#"{"reason":"VapidPkHashMismatch"}"#.utf8))
    #expect(
      PushProvider.webPush.action(for: mismatch, repliedAt: Self.moment) == .dropTarget(unregisteredSince: nil))
  }

  @Test func sendsShorterOnce() {
    #expect(action(.webPush, 413) == .sendShorter(atMost: 2_048))
    #expect(action(.webPush, 413, attempt: .init(isShortened: true)) == .deadLetter(reason: "status 413"))
  }

  /// A topic is only an optimization, so no notification is lost because of it (AltanS/collie#90).
  @Test func sendsWithoutATopicOnce() {
    let body = #"{"reason":"BadWebPushTopic"}"#
    #expect(action(.webPush, 400, body) == .sendWithoutTopic)
    #expect(action(.webPush, 400, body, attempt: .init(number: 3)) == .sendWithoutTopic)
    #expect(
      action(.webPush, 400, body, attempt: .init(hasNoTopic: true)) == .deadLetter(reason: "BadWebPushTopic"))
  }

  @Test func waitsWhereWindowsThrottles() {
    #expect(
      action(.webPush, 406, retryAfter: "1200") == .retry(after: 900, atMost: 3_600, atLeast: 1_200, scope: .device))
    #expect(action(.webPush, 406, retryAfter: "soon") == .deadLetter(reason: "status 406"))
    let reply = PushProvider.Reply(status: 406, headers: [.init(name: "X-WNS-Status", value: "channelthrottled")])
    #expect(
      PushProvider.webPush.action(for: reply, repliedAt: Self.moment)
        == .retry(after: 900, atMost: 3_600, scope: .device))
  }

  @Test func triesAgainAtOnceWhereMozillaAsksForIt() {
    let body = #"{"code":503,"errno":202,"error":"Service Unavailable"}"#
    let first = action(.webPush, 503, body)
    #expect(first == .retry(after: 0, atMost: 0, scope: .device))
    #expect(first.delay(attempt: 1, seed: 17) == 0)
    #expect(
      action(.webPush, 503, body, retryAfter: "5").delay(attempt: 1, seed: 17).map { (5...7).contains($0) } == true)
    #expect(
      action(.webPush, 503, body, attempt: .init(number: 2)) == .retry(after: 10, atMost: 3_600, scope: .service))
  }

  @Test func findsWhoseQuotaIsExceeded() {
    func quota(_ description: String) -> String {
      let failure = #"{"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[\#(description)]}"#
      return Self.fcmError("RESOURCE_EXHAUSTED", Self.fcmCode("QUOTA_EXCEEDED") + "," + failure)
    }
    let device = #"{"subject":"","description":"Device message rate exceeded"}"#
    let project = #"{"subject":"project:17","description":"Message rate exceeded"}"#
    #expect(action(.fcm, 429, quota(device)) == .retry(after: 60, atMost: 3_600, scope: .device))
    for body in [quota(project), quota(device + "," + project), quota("")] {
      #expect(action(.fcm, 429, body) == .retry(after: 60, atMost: 3_600, scope: .service))
    }
  }

  // MARK: No reply

  @Test(arguments: PushProvider.allCases) func sendsAgainWithoutAReply(_ provider: PushProvider) {
    let (device, service) = (PushProvider.Action.Scope.device, PushProvider.Action.Scope.service)
    #expect(provider.action(for: .notSent) == .retry(after: 10, atMost: 3_600, scope: service))
    #expect(provider.action(for: .unanswered) == .retry(after: 10, atMost: 3_600, scope: device))
    #expect(provider.action(for: .connectionClosed) == .reconnect)
    #expect(
      provider.action(for: .connectionClosed, attempt: .init(number: 2))
        == .retry(after: 10, atMost: 3_600, scope: service))
    // Many HTTP clients report a failed connection as status 0.
    for status in [Int.min, -1, 0, 99, 600, .max] {
      #expect(action(provider, status) == .retry(after: 10, atMost: 3_600, scope: device))
    }
  }

  @Test func reconnectsOnce() {
    let body = #"{"reason":"Shutdown"}"#
    #expect(
      action(.apns, 503, body, attempt: .init(number: 2)) == .retry(after: 10, atMost: 3_600, scope: .service))
    for provider in PushProvider.allCases {
      #expect(
        action(provider, 421, attempt: .init(number: 2)) == .retry(after: 10, atMost: 3_600, scope: .service))
    }
  }

  /// Values of `Retry-After`, and the seconds that they mean.
  private static let delays: [(header: String, seconds: Int)] = [
    ("120", 120), ("0", 0), ("1", 1), ("00", 0), (" 5", 5), ("30 ", 30), ("\t30 \t", 30), ("999999999", 86_400),
    ("99999999999999999999", 86_400), (String(repeating: "1", count: 100), 86_400),
    (String(repeating: "0", count: 100) + "7", 7), ("Sun, 22 Nov 2026 12:01:40 GMT", 100),
    (" Sun, 22 Nov 2026 12:01:40 GMT ", 100), ("Sunday, 22-Nov-26 12:01:40 GMT", 100),
    ("Sun Nov 22 12:01:40 2026", 100), ("Sun Nov  1 12:01:40 2026", 0), ("Sun, 22 Nov 2026 12:00:00 GMT", 0),
    ("Sun, 06 Nov 1994 08:49:37 GMT", 0), ("Sunday, 06-Nov-94 08:49:37 GMT", 0),
    ("Tue, 22 Nov 2033 12:01:40 GMT", 86_400),
  ]

  private static let nonsense = [
    "", " ", "-1", "-5", "+5", "1.5", "30, 60", "3 0", "30s", "soon", "1e3", "٥", "Sun, 31 Feb 2026 12:01:40 GMT",
    "Sun, 22 Nov 2026 25:01:40 GMT", "Sun, 22 Nov 2026 12:01:40 CET", "Nov, 22 Sun 2026 12:01:40 GMT",
    "Sun, 22 Nov 2026 12:01:40 GMT" + String(repeating: " ", count: 100) + "x",
  ]

  @Test(arguments: delays) func waitsAsLongAsItIsTold(_ header: String, _ seconds: Int) {
    let reply = PushProvider.Reply(status: 429, headers: [.init(name: "RETRY-AFTER", value: header)])
    #expect(reply.retryAfter(repliedAt: Self.moment) == seconds)
    for provider in PushProvider.allCases {
      #expect(
        action(provider, 429, retryAfter: header)
          == .retry(after: 60, atMost: 3_600, atLeast: seconds, scope: provider == .fcm ? .service : .device))
    }
  }

  @Test(arguments: nonsense) func waitsAsItMaySeeFitWhereItIsToldNonsense(_ header: String) {
    let reply = PushProvider.Reply(status: 429, headers: [.init(name: "Retry-After", value: header)])
    #expect(reply.retryAfter(repliedAt: Self.moment) == nil)
    #expect(action(.fcm, 429, retryAfter: header) == .retry(after: 60, atMost: 3_600, scope: .service))
  }

  /// What a service asks for never makes a delay shorter than it would be otherwise, and isn't doubled.
  @Test(arguments: delays + nonsense.map { ($0, 0) }) func waitsForTheLongerOfBoth(_ header: String, _ seconds: Int) {
    let rows: [(PushProvider, Int, String, Int)] = [
      (.apns, 503, #"{"reason":"ServiceUnavailable"}"#, 900), (.apns, 429, #"{"reason":"TooManyRequests"}"#, 60),
      (.fcm, 503, Self.fcmError("UNAVAILABLE", Self.fcmCode("UNAVAILABLE")), 10),
      (.fcm, 429, Self.fcmError("RESOURCE_EXHAUSTED", ""), 60), (.webPush, 429, "", 60), (.webPush, 500, "", 10),
    ]
    for (provider, status, body, first) in rows {
      for number in 1...12 {
        let attempt = PushProvider.Attempt(number: number)
        let action = action(provider, status, body, retryAfter: header, attempt: attempt)
        let expected = max(min(first << (number - 1), 3_600), seconds)
        let delay = action.delay(attempt: number, seed: 17) ?? -1
        #expect((expected...expected + expected / 2).contains(delay), "\(provider) \(status), attempt \(number)")
      }
    }
  }

  @Test func readsNoBodyThatIsTooLongOrTooDeep() {
    let padding = String(repeating: " ", count: PushProvider.Reply.maximumBodySize)
    #expect(action(.apns, 400, #"{"reason":"BadDeviceToken"}"# + padding) == .deadLetter(reason: "status 400"))
    for depth in [32, 33, 8_000] {
      let nested = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
      let body = #"{"reason":"BadDeviceToken","x":\#(nested)}"#
      let expected: PushProvider.Action =
        depth == 32 ? .dropTarget(unregisteredSince: nil) : .deadLetter(reason: "status 400")
      #expect(action(.apns, 400, body) == expected, "\(depth)")
    }
    // Brackets in a text nest nothing.
    let text = String(repeating: "[", count: 100) + #"\\\""#
    #expect(action(.apns, 400, #"{"x":"\#(text)","reason":"IdleTimeout"}"#) == .reconnect)
  }

  /// Each service's own words, also for a reply that isn't about an error of the message.
  @Test func givesTheServicesReason() {
    func reason(
      _ provider: PushProvider, _ body: String, _ headers: [PushMessage.Header] = []
    ) -> String? {
      provider.reason(in: .init(status: 429, headers: headers, body: Array(body.utf8)))
    }
    #expect(reason(.apns, #"{"reason":"TooManyProviderTokenUpdates"}"#) == "TooManyProviderTokenUpdates")
    #expect(reason(.fcm, Self.fcmError("RESOURCE_EXHAUSTED", Self.fcmCode("QUOTA_EXCEEDED"))) == "QUOTA_EXCEEDED")
    #expect(reason(.fcm, Self.fcmError("RESOURCE_EXHAUSTED", "")) == "RESOURCE_EXHAUSTED")
    #expect(reason(.webPush, #"{"reason":"BadJwtToken"}"#) == "BadJwtToken")
    #expect(
      reason(.webPush, #"{"code":429,"errno":103,"error":"Too Many","message":"Slow down, please."}"#)
        == "Slow down, please.")
    #expect(reason(.webPush, #"{"error":"Service Unavailable"}"#) == "Service Unavailable")
    #expect(
      reason(.webPush, "push subscription has unsubscribed or expired.\n")
        == "push subscription has unsubscribed or expired.")
    #expect(
      reason(.webPush, "", [.init(name: "x-wns-error-description", value: "Channel throttled")])
        == "Channel throttled")
    for secret in [
      "<html>", "https://push.example/x", "you@example.org", "no dGVzdC1lbmRwb2ludC10b2tlbi0xMjM0", "", " ", "17", "ä",
    ] {
      #expect(reason(.webPush, secret) == nil)
      #expect(reason(.webPush, #"{"message":"\#(secret)"}"#) == nil)
      #expect(reason(.apns, #"{"reason":"\#(secret)"}"#) == nil)
    }
  }

  @Test func repeatsNothingThatIsNoReason() {
    for reason in ["a b", "ä", "<b>", String(repeating: "a", count: 65), #"a\nb"#, ""] {
      #expect(action(.apns, 400, #"{"reason":"\#(reason)"}"#) == .deadLetter(reason: "status 400"))
    }
  }

  @Test func survivesWhateverComes() {
    let seed: UInt64 = 20_261_122
    var generator = SeededGenerator(seed: seed)
    let body = Array(Self.fcmError("NOT_FOUND", Self.fcmCode("UNREGISTERED")).utf8)
    for _ in 0..<2_000 {
      var broken = body
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<broken.count, using: &generator)
        broken[place] = UInt8.random(in: 0...255, using: &generator)
      }
      for provider in PushProvider.allCases {
        let action = provider.action(for: PushProvider.Reply(status: 404, body: broken), repliedAt: Self.moment)
        #expect(action != .delivered, "seed \(seed)")
      }
    }
  }

  // MARK: Waiting

  @Test func waitsTwiceAsLongEachTime() {
    let action = PushProvider.Action.retry(after: 10, atMost: 3_600, scope: .device)
    for (attempt, least) in zip(1..., [10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600]) {
      for seed in 0..<200 as Range<UInt64> {
        let delay = action.delay(attempt: attempt, seed: seed) ?? -1
        #expect((least...least + least / 2).contains(delay), "attempt \(attempt), seed \(seed)")
      }
    }
    #expect((3_600...5_400).contains(action.delay(attempt: .max, seed: .max) ?? -1))
    #expect(action.delay(attempt: 0, seed: 1).map { (10...15).contains($0) } == true)
  }

  @Test func waitsByChance() throws {
    let action = PushProvider.Action.retry(after: 60, atMost: 60, scope: .device)
    #expect(action.delay(attempt: 3, seed: 7) == action.delay(attempt: 3, seed: 7))
    let delays = Set((0..<200).compactMap { action.delay(attempt: 1, seed: UInt64($0)) })
    #expect(delays.count > 25 && delays.min() == 60 && delays.max() == 90)
    #expect(PushProvider.Action.retry(after: 0, atMost: 0, scope: .device).delay(attempt: 9, seed: 7) == 0)
    #expect(PushProvider.Action.delivered.delay(attempt: 1, seed: 1) == nil)

    // Different people and different notifications wait for different times.
    var notification = try SampleNotification.reminder()
    let delay = try #require(action.delay(attempt: 3, for: notification))
    #expect(delay == action.delay(attempt: 3, for: notification))
    notification.person = "u-18"
    #expect(action.delay(attempt: 3, for: notification) != delay)
    #expect(try action.delay(attempt: 3, for: SampleNotification.streakAtRisk()) != delay)
    #expect(PushProvider.Action.reconnect.delay(attempt: 3, for: notification) == nil)
  }
}
