internal import NudgeJSON
public import NudgeTime

/// A push service, which determines how a sender must react to the service's replies.
///
///     let action = PushProvider.apns.action(for: reply, repliedAt: now)
///     if case .dropTarget = action { … }
///
/// There is also an action for messages that didn't get a reply:
///
///     let action = PushProvider.apns.action(for: .unanswered)
///
/// The complete tables are in docs/payloads.md.
public enum PushProvider: String, CaseIterable, Codable, Hashable, Sendable {
  /// The Apple Push Notification service.
  case apns
  /// Firebase Cloud Messaging over HTTP v1.
  case fcm
  /// A browser's push service.
  case webPush = "webpush"

  /// A message's history at the time it is sent.
  public struct Attempt: Codable, Hashable, Sendable {
    /// The number of times the message has been sent, including this time, at least 1.
    public var number: Int
    /// A Boolean value indicating whether the message was sent with a new credential, created for this attempt.
    ///
    /// If so, creating another credential wouldn't help.
    public var hasNewCredential: Bool
    /// A Boolean value indicating whether the message was shortened because of `PushProvider.Action.sendShorter`.
    public var isShortened: Bool
    /// A Boolean value indicating whether the message was sent without the header `Topic` because of
    /// `PushProvider.Action.sendWithoutTopic`.
    public var hasNoTopic: Bool

    /// Creates an attempt, which is the first one by default.
    public init(
      number: Int = 1, hasNewCredential: Bool = false, isShortened: Bool = false, hasNoTopic: Bool = false
    ) {
      self.number = number
      self.hasNewCredential = hasNewCredential
      self.isShortened = isShortened
      self.hasNoTopic = hasNoTopic
    }
  }

  /// The reason a message has no reply.
  ///
  /// The raw value is the name used in JSON.
  public enum NoReply: String, CaseIterable, Codable, Hashable, Sendable {
    /// No connection could be made, so nothing was sent.
    case notSent
    /// The message was sent, but no reply arrived in time.
    case unanswered
    /// The connection was closed before a reply arrived.
    case connectionClosed
  }

  /// Returns the action for a reply.
  ///
  /// If the reply contains a known reason, the action depends on that reason. Otherwise, or if the body doesn't have
  /// the service's format, the action depends on the status.
  ///
  /// - Parameters:
  ///   - reply: The service's reply.
  ///   - moment: The time at which the reply arrived, in UTC. The delay until a date in `Retry-After` is relative to
  ///     this time, and `Date` is compared with it if Web Push refuses a credential.
  ///   - attempt: The message's history. By default, the message was sent once.
  /// - Returns: The action to perform.
  public func action(
    for reply: PushProvider.Reply, repliedAt moment: Timestamp, attempt: Attempt = Attempt()
  ) -> PushProvider.Action {
    if (200..<300).contains(reply.status) { return .delivered }
    guard (100..<600).contains(reply.status) else { return action(for: .unanswered, attempt: attempt) }
    let wait = reply.retryAfter(repliedAt: moment)
    let context = Context(
      reply: reply, wait: wait, attempt: attempt, clockError: reply.clockError(at: moment),
      reason: reason(in: reply) ?? "status \(reply.status)")
    switch self {
    case .apns: return context.apnsAction()
    case .fcm: return context.fcmAction()
    case .webPush: return context.webPushAction()
    }
  }

  /// Returns the service's own reason for a reply, such as `Unregistered`, or `nil` if it gave none.
  ///
  /// For APNs and FCM, the reason is a code. For Web Push, it can be a short sentence. Text that may identify somebody,
  /// such as an address or a token, is never returned, so you can store and log the reason.
  ///
  /// - Parameter reply: The service's reply.
  /// - Returns: The reason, or `nil`.
  public func reason(in reply: PushProvider.Reply) -> String? {
    switch self {
    case .apns: JSONTree(reply: reply.body)?["reason"]?.string?.asCode
    case .fcm: FCMError(reply.body).code?.asCode
    case .webPush: Self.webPushReason(in: reply)
    }
  }

  /// Returns the reason in a Web Push reply: Apple's code, Mozilla's message, the header of Windows' service, or
  /// Google's body, which is a sentence.
  private static func webPushReason(in reply: PushProvider.Reply) -> String? {
    if let body = JSONTree(reply: reply.body) {
      return body["reason"]?.string?.asCode ?? body["message"]?.string?.asSentence ?? body["error"]?.string?.asSentence
    }
    let header = ["X-WNS-Error-Description", "X-WNS-Status"].lazy.compactMap { reply[header: $0]?.asSentence }.first
    guard header == nil, reply.body.count <= String.maximumSentence else { return header }
    return String(decoding: reply.body, as: UTF8.self).asSentence
  }

  /// Returns the action for a message that didn't get a reply.
  ///
  /// The service may have accepted the message. Sending it again is safe, because the new message replaces the one with
  /// the same ID.
  ///
  /// - Parameters:
  ///   - failure: The reason there is no reply.
  ///   - attempt: The message's history. By default, the message was sent once.
  /// - Returns: The action to perform, either `reconnect` or `retry`.
  public func action(for failure: NoReply, attempt: Attempt = Attempt()) -> PushProvider.Action {
    switch failure {
    case .connectionClosed where attempt.number <= 1: .reconnect
    case .notSent, .connectionClosed: .retry(after: 10, atMost: 3_600, scope: .service)
    case .unanswered: .retry(after: 10, atMost: 3_600, scope: .device)
    }
  }
}

/// A reply, along with its message's history.
private struct Context {
  var reply: PushProvider.Reply
  /// The number of seconds that the service asks the sender to wait.
  var wait: Int?
  var attempt: PushProvider.Attempt
  /// What is wrong with this machine's clock, or `nil` if it agrees with the service's.
  var clockError: String?
  /// The service's reason, or else the status.
  var reason: String

  // MARK: APNs

  /// Returns the action for an APNs reply, according to Apple's table of status codes and reasons.
  ///
  /// Source: Apple, "Handling notification responses from APNs"
  /// <https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns>
  func apnsAction() -> PushProvider.Action {
    let body = JSONTree(reply: reply.body)
    switch body?["reason"]?.string {
    case "BadCollapseId", "BadExpirationDate", "BadMessageId", "BadPriority", "DuplicateHeaders", "InvalidPushType",
      "PayloadEmpty", "MissingDeviceToken", "BadPath", "MethodNotAllowed", "PayloadTooLarge":
      return .deadLetter(reason: reason)
    case "BadTopic", "MissingTopic", "TopicDisallowed", "BadCertificate", "BadCertificateEnvironment", "Forbidden",
      "InvalidProviderToken", "MissingProviderToken", "BadEnvironmentKeyIdInToken", "BadEnvironmentKeyInToken":
      return .stopSender(reason: reason)
    case "BadDeviceToken", "DeviceTokenNotForTopic": return .dropTarget(unregisteredSince: nil)
    case "IdleTimeout", "UnrelatedKeyIdInToken", "Shutdown": return reconnect()
    case "ExpiredProviderToken": return renew()
    case "Unregistered", "ExpiredToken": return .dropTarget(unregisteredSince: unregistered(body))
    // A new token may be created at most once every 20 minutes. The current token remains valid.
    case "TooManyProviderTokenUpdates": return retry(after: 1_200, .service)
    case "TooManyRequests": return retry(after: 60, .device)
    case "InternalServerError": return retry(after: 900, .device)
    case "ServiceUnavailable": return retry(after: 900, .service)
    case _ where reply.status == 410: return .dropTarget(unregisteredSince: unregistered(body))
    default: return followStatus(secondsAfterServerError: 900)
    }
  }

  /// Returns the last time at which the token was confirmed to be invalid for the app.
  ///
  /// The service sends this time in milliseconds.
  private func unregistered(_ body: JSONTree?) -> Timestamp? {
    guard let milliseconds = body?["timestamp"]?.number, milliseconds > 0, milliseconds < 1e15 else { return nil }
    return Timestamp(secondsSinceEpoch: Int64(milliseconds / 1_000))
  }

  // MARK: FCM

  /// Returns the action for an FCM reply, according to Google's table of error codes.
  ///
  /// Sources: Google, "ErrorCode" <https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode>, and for other
  /// codes google.rpc.Code <https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto>
  func fcmAction() -> PushProvider.Action {
    let error = FCMError(reply.body)
    switch error.code {
    case "INVALID_ARGUMENT":
      return error.isAboutToken ? .dropTarget(unregisteredSince: nil) : .deadLetter(reason: reason)
    case "UNREGISTERED", "SENDER_ID_MISMATCH": return .dropTarget(unregisteredSince: nil)
    case "THIRD_PARTY_AUTH_ERROR", "PERMISSION_DENIED": return .stopSender(reason: reason)
    case "UNAUTHENTICATED": return renew()
    case "QUOTA_EXCEEDED", "RESOURCE_EXHAUSTED": return retry(after: 60, error.quotaScope)
    // "ABORTED" and "CANCELLED" aren't in FCM's table, but in the list of all codes that Google's APIs use. Something
    // interrupted the request, often in Google's own network, and nothing about the message is wrong.
    case "INTERNAL", "ABORTED", "CANCELLED": return retry(after: 10, .device)
    case "UNAVAILABLE": return retry(after: 10, .service)
    case _ where reply.status == 401: return renew()
    // A 404 without FCM's own code may be caused by a wrong project, which isn't a reason to drop the token.
    case _ where reply.status == 429: return retry(after: 60, .service)
    case nil where reply.status == 409 || reply.status == 499: return retry(after: 10, .device)
    default: return followStatus(secondsAfterServerError: 10)
    }
  }

  // MARK: Web Push

  /// Returns the action for a Web Push reply, according to its status and to known extensions by individual services.
  ///
  /// A subscription only accepts the key that it was created with. A service rejects messages that use any other key,
  /// with 403 according to RFC 8292, with 400 `VapidPkHashMismatch` at Apple, and with 401 at Mozilla. A new credential
  /// wouldn't help, so the subscription is dropped. The browser subscribes again the next time the page is opened.
  ///
  /// If the clocks differ, the JWT is refused for that reason, and no subscription is at fault.
  ///
  /// A 403 can also mean that a JWT is too old, so a new one is tried first. Apple's 403 `BadJwtToken` only applies to
  /// the JWT, which is the same for all subscriptions.
  ///
  /// Sources: RFC 8030, sections 5, 7 and 8.4 <https://www.rfc-editor.org/rfc/rfc8030>; RFC 8292, section 4.2
  /// <https://www.rfc-editor.org/rfc/rfc8292#section-4.2>; Apple, "Sending web push notifications in web apps and
  /// browsers"
  /// <https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers>;
  /// Mozilla, "Error Codes" <https://mozilla-services.github.io/autopush-rs/errors.html>, and for its 401
  /// <https://github.com/web-push-libs/web-push-php/issues/429>
  func webPushAction() -> PushProvider.Action {
    let body = JSONTree(reply: reply.body)
    let text = body?["reason"]?.string
    switch (reply.status, text) {
    // Apple decodes the topic, and other services may check it as well.
    case (400, "BadWebPushTopic") where !attempt.hasNoTopic: return .sendWithoutTopic
    case (400, "VapidPkHashMismatch"): return .dropTarget(unregisteredSince: nil)
    case (401, _) where body?["message"]?.string?.contains("public key mismatch") == true:
      return .dropTarget(unregisteredSince: nil)
    case (401, _), (403, _):
      if let clockError { return .stopSender(reason: clockError) }
      if reply.status == 401 || text == "BadJwtToken" { return renew() }
      return attempt.hasNewCredential ? .dropTarget(unregisteredSince: nil) : .newCredential
    case (404, _), (410, _): return .dropTarget(unregisteredSince: nil)
    // The Windows push service doesn't use 429.
    case (406, _) where wait != nil || reply.headers.contains { $0.name.lowercased().hasPrefix("x-wns-") }:
      return retry(after: 900, .device)
    // Firefox on Android accepts fewer bytes than other browsers, and the limit depends on the release.
    case (413, _) where !attempt.isShortened: return .sendShorter(atMost: 2_048)
    // Mozilla asks for an immediate retry. Later attempts are handled like any other.
    case (503, _) where body?["errno"]?.number == 202 && attempt.number <= 1:
      return .retry(after: 0, atMost: 0, atLeast: wait ?? 0, scope: .device)
    default: return followStatus(secondsAfterServerError: 10)
    }
  }

  // MARK: Shared

  /// Returns the action for a status that has the same meaning in all services.
  ///
  /// Sources: RFC 9110, sections 10.2.3, 15.5.14 and 15.5.20 <https://www.rfc-editor.org/rfc/rfc9110>; RFC 8470,
  /// section 5.2 <https://www.rfc-editor.org/rfc/rfc8470#section-5.2>
  private func followStatus(secondsAfterServerError: Int) -> PushProvider.Action {
    switch reply.status {
    case 403: .stopSender(reason: reason)
    case 408: retry(after: secondsAfterServerError, .device)
    // The request reached a server that isn't responsible for the host, because of its connection.
    case 421: reconnect()
    case 425: retry(after: 10, .device)
    case 429: retry(after: 60, .device)
    // An internal error may only affect this message, whereas the other errors mean that the service is unreachable.
    case 500: retry(after: secondsAfterServerError, .device)
    case 501...599: retry(after: secondsAfterServerError, .service)
    // The service only sends the header with an error that is temporary.
    case 400..<500 where wait != nil: retry(after: 60, .device)
    default: .deadLetter(reason: reason)
    }
  }

  /// Returns a retry that waits for as long as the service requested, and no shorter than without a request.
  ///
  /// A service may always request 0 seconds, or a time in the past. Its messages would otherwise be repeated without a
  /// pause.
  private func retry(after seconds: Int, _ scope: PushProvider.Action.Scope) -> PushProvider.Action {
    .retry(after: seconds, atMost: 3_600, atLeast: wait ?? 0, scope: scope)
  }

  /// Returns `reconnect` on the first attempt, and a retry on later attempts.
  ///
  /// Services treat rapid reconnections as abuse.
  private func reconnect() -> PushProvider.Action {
    attempt.number <= 1 ? .reconnect : retry(after: 10, .service)
  }

  /// Returns `newCredential`, or `stopSender` if the credential is already new.
  private func renew() -> PushProvider.Action {
    attempt.hasNewCredential ? .stopSender(reason: reason) : .newCredential
  }
}

/// The error in an FCM reply.
private struct FCMError {
  /// FCM's own code, or the error's status, which is from a different list that includes `NOT_FOUND`.
  let code: String?
  private let message: String
  private let details: [JSONTree]

  /// Reads a body, which can be anything.
  init(_ body: [UInt8]) {
    let error = JSONTree(reply: body)?["error"]
    details = error?["details"]?.list ?? []
    code =
      details.first { $0["@type"]?.string?.hasSuffix("FcmError") == true }?["errorCode"]?.string
      ?? error?["status"]?.string
    message = error?["message"]?.string?.lowercased() ?? ""
  }

  /// Whether an invalid argument is the token, rather than something else in the message.
  ///
  /// Google names the field if it is part of the message's content. For a token, its usual reply has no field
  /// violation, only the sentence “The registration token is not a valid FCM registration token”. A sentence that also
  /// mentions something else, such as the payload's size, isn't about the token.
  ///
  /// Source: Google, "ErrorCode" <https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode>; the reply is quoted
  /// in firebase/firebase-admin-java#1064 and healthjoy/async-firebase#15
  var isAboutToken: Bool {
    let fields = details.flatMap { $0["fieldViolations"]?.list ?? [] }.compactMap { $0["field"]?.string }
    guard fields.isEmpty else { return fields.allSatisfy { $0 == "message.token" } }
    let others = ["message.", "payload", "data", "big", "large", "size", "exceed", "byte", "topic", "ttl", "priority"]
    return message.contains("registration token") && message.contains("valid")
      && !others.contains(where: message.contains)
  }

  /// The scope of a quota that was exceeded.
  ///
  /// FCM has project, device and topic quotas.
  ///
  /// A `QuotaFailure` describes the quota in text whose values aren't documented by Google. If the text doesn't mention
  /// a device or topic, the quota is assumed to be the project's.
  var quotaScope: PushProvider.Action.Scope {
    let violations = details.filter { $0["@type"]?.string?.hasSuffix("QuotaFailure") == true }
      .flatMap { $0["violations"]?.list ?? [] }
    let isNarrow = violations.map { violation in
      let words = ["subject", "description"].compactMap { violation[$0]?.string?.lowercased() }.joined(separator: " ")
      return ["device", "token", "topic"].contains(where: words.contains)
    }
    return isNarrow.isEmpty || isNarrow.contains(false) ? .service : .device
  }
}

// MARK: Reasons

extension String {
  /// The maximum length of a reason that is a sentence, in bytes.
  fileprivate static let maximumSentence = 240

  /// The text if it is one word, such as `BadDeviceToken`, and safe to log.
  fileprivate var asCode: String? {
    guard (1...64).contains(utf8.count), utf8.allSatisfy({ $0.isLetter || $0 == UInt8(ascii: "_") }) else {
      return nil
    }
    return self
  }

  /// The text without surrounding space if it is a short sentence in ASCII, and safe to log.
  ///
  /// It can't contain an address or a token, because those contain other characters or are longer than a word.
  fileprivate var asSentence: String? {
    let words = split { $0 == " " || $0.isNewline }
    let text = words.joined(separator: " ")
    guard (1...Self.maximumSentence).contains(text.utf8.count), words.allSatisfy({ $0.utf8.count <= 24 }),
      text.utf8.contains(where: \.isLetter),
      text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || " .,:;'()_-".utf8.contains($0) })
    else { return nil }
    return text
  }
}

extension PushProvider.Reply {
  /// The largest difference between two clocks that a service accepts, in seconds.
  private static let clockTolerance: Int64 = 300

  /// Returns what is wrong with this machine's clock according to the header `Date`, or `nil` if nothing is.
  fileprivate func clockError(at moment: Timestamp) -> String? {
    guard let text = self[header: "Date"], let date = RetryAfter.date(text.withoutSurroundingSpace, near: moment) else {
      return nil
    }
    let difference = moment.secondsSinceEpoch - date.secondsSinceEpoch
    guard abs(difference) > Self.clockTolerance else { return nil }
    return "the clock is \(abs(difference)) seconds \(difference < 0 ? "behind" : "ahead of") the service's"
  }
}
