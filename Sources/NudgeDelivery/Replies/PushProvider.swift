public import NudgeTime

/// A push service, and what its replies require of a sender; docs/payloads.md has the tables.
///
///     let action = PushProvider.apns.action(for: reply, repliedAt: now)
///     if case .dropTarget = action { … }
///
/// No reply is an answer too:
///
///     let action = PushProvider.apns.action(for: .unanswered)
public enum PushProvider: String, CaseIterable, Codable, Hashable, Sendable {
  /// Apple's push service.
  case apns
  /// Firebase Cloud Messaging, HTTP v1.
  case fcm
  /// A browser's push service.
  case webPush = "webpush"

  /// What is known about a message when it is sent.
  public struct Attempt: Codable, Hashable, Sendable {
    /// How many times the message has been sent, this time included: 1 or more.
    public var number: Int
    /// Whether it was sent with a credential created for it, so that another one would not help.
    public var hasNewCredential: Bool
    /// Whether it was shortened after `ReplyAction.sendShorter`.
    public var isShortened: Bool

    /// Creates an attempt, by default the first.
    public init(number: Int = 1, hasNewCredential: Bool = false, isShortened: Bool = false) {
      self.number = number
      self.hasNewCredential = hasNewCredential
      self.isShortened = isShortened
    }
  }

  /// Why a message has no reply; the raw value is the spelling in JSON.
  public enum NoReply: String, CaseIterable, Codable, Hashable, Sendable {
    /// No connection could be made, so nothing was sent.
    case notSent
    /// It was sent, and no reply came in time.
    case unanswered
    /// The connection was closed before a reply came.
    case connectionClosed
  }

  /// Returns what to do after a reply.
  ///
  /// A known reason decides. Without one, or if the body is not in the service's format, the status decides.
  ///
  /// - Parameters:
  ///   - reply: The service's reply.
  ///   - moment: When it arrived, in UTC; a date in `Retry-After` is relative to it.
  ///   - attempt: What is known about the message, by default that it was sent once.
  /// - Returns: The action.
  public func action(
    for reply: ProviderReply, repliedAt moment: Timestamp, attempt: Attempt = Attempt()
  ) -> ReplyAction {
    if (200..<300).contains(reply.status) { return .delivered }
    guard (100..<600).contains(reply.status) else { return action(for: .unanswered, attempt: attempt) }
    let wait = RetryAfter.seconds(reply[header: "Retry-After"], from: moment)
    let context = Context(reply: reply, wait: wait, attempt: attempt)
    switch self {
    case .apns: return context.apnsAction()
    case .fcm: return context.fcmAction()
    case .webPush: return context.webPushAction()
    }
  }

  /// Returns what to do without a reply.
  ///
  /// The service may have accepted the message. Sending it again does no harm: the id replaces the first one.
  ///
  /// - Parameters:
  ///   - failure: Why there is no reply.
  ///   - attempt: What is known about the message, by default that it was sent once.
  /// - Returns: The action: `reconnect` or `retry`.
  public func action(for failure: NoReply, attempt: Attempt = Attempt()) -> ReplyAction {
    switch failure {
    case .connectionClosed where attempt.number <= 1: .reconnect
    case .notSent, .connectionClosed: .retry(after: 10, atMost: 3_600, scope: .service)
    case .unanswered: .retry(after: 10, atMost: 3_600, scope: .device)
    }
  }
}

/// A reply, and what is known about it.
private struct Context {
  var reply: ProviderReply
  /// The seconds that the service asks to wait.
  var wait: Int?
  var attempt: PushProvider.Attempt

  // MARK: APNs

  /// Follows Apple's table of status codes and reasons.
  ///
  /// Source: Apple, "Handling notification responses from APNs"
  /// <https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns>
  func apnsAction() -> ReplyAction {
    let body = ReplyJSON(reply.body)
    let text = body?["reason"]?.string
    let reason = reason(text)
    switch text {
    case "BadCollapseId", "BadExpirationDate", "BadMessageId", "BadPriority", "DuplicateHeaders", "InvalidPushType",
      "PayloadEmpty", "MissingDeviceToken", "BadPath", "MethodNotAllowed", "PayloadTooLarge":
      return .deadLetter(reason: reason)
    case "BadTopic", "MissingTopic", "TopicDisallowed", "BadCertificate", "BadCertificateEnvironment", "Forbidden",
      "InvalidProviderToken", "MissingProviderToken", "BadEnvironmentKeyIdInToken", "BadEnvironmentKeyInToken":
      return .stopSender(reason: reason)
    case "BadDeviceToken", "DeviceTokenNotForTopic": return .dropTarget(unregisteredSince: nil)
    case "IdleTimeout", "UnrelatedKeyIdInToken", "Shutdown": return reconnect()
    case "ExpiredProviderToken": return renew(reason)
    case "Unregistered", "ExpiredToken": return .dropTarget(unregisteredSince: unregistered(body))
    // A token is created at most once in 20 minutes; the current one stays valid.
    case "TooManyProviderTokenUpdates": return retry(after: 1_200, .service)
    case "TooManyRequests": return retry(after: 60, .device)
    case "InternalServerError": return retry(after: 900, .device)
    case "ServiceUnavailable": return retry(after: 900, .service)
    case _ where reply.status == 410: return .dropTarget(unregisteredSince: unregistered(body))
    default: return followStatus(reason, secondsAfterServerError: 900)
    }
  }

  /// The last moment at which the device reported that the token is no longer its own; the service sends milliseconds.
  private func unregistered(_ body: ReplyJSON?) -> Timestamp? {
    guard let milliseconds = body?["timestamp"]?.number, milliseconds > 0, milliseconds < 1e15 else { return nil }
    return Timestamp(secondsSinceEpoch: Int64(milliseconds / 1_000))
  }

  // MARK: FCM

  /// Follows Google's table of error codes.
  ///
  /// Source: Google, "ErrorCode" <https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode>
  func fcmAction() -> ReplyAction {
    let error = ReplyJSON(reply.body)?["error"]
    let details = error?["details"]?.list ?? []
    // FCM's own code; the status beside it is from another list, such as NOT_FOUND.
    let code = details.first { $0["@type"]?.string?.hasSuffix("FcmError") == true }?["errorCode"]?.string
    let text = code ?? error?["status"]?.string
    let reason = reason(text)
    switch text {
    case "INVALID_ARGUMENT":
      let fields = details.flatMap { $0["fieldViolations"]?.list ?? [] }.compactMap { $0["field"]?.string }
      return fields.contains("message.token") ? .dropTarget(unregisteredSince: nil) : .deadLetter(reason: reason)
    case "UNREGISTERED", "SENDER_ID_MISMATCH": return .dropTarget(unregisteredSince: nil)
    case "THIRD_PARTY_AUTH_ERROR", "PERMISSION_DENIED": return .stopSender(reason: reason)
    case "UNAUTHENTICATED": return renew(reason)
    case "QUOTA_EXCEEDED", "RESOURCE_EXHAUSTED": return retry(after: 60, quotaScope(details))
    case "INTERNAL": return retry(after: 10, .device)
    case "UNAVAILABLE": return retry(after: 10, .service)
    case _ where reply.status == 401: return renew(reason)
    // 404 without FCM's own code may be a wrong project, which is no reason to drop a token.
    case _ where reply.status == 429: return retry(after: 60, .service)
    default: return followStatus(reason, secondsAfterServerError: 10)
    }
  }

  /// Whose quota was exceeded: FCM counts the messages of a project, of a device and of a topic.
  ///
  /// A `QuotaFailure` says which, in words that Google has not listed; unless they are about a device or a topic, it is the project.
  private func quotaScope(_ details: [ReplyJSON]) -> ReplyAction.Scope {
    let violations = details.filter { $0["@type"]?.string?.hasSuffix("QuotaFailure") == true }
      .flatMap { $0["violations"]?.list ?? [] }
    let isNarrow = violations.map { violation in
      let words = ["subject", "description"].compactMap { violation[$0]?.string?.lowercased() }.joined(separator: " ")
      return ["device", "token", "topic"].contains(where: words.contains)
    }
    return isNarrow.isEmpty || isNarrow.contains(false) ? .service : .device
  }

  // MARK: Web Push

  /// Follows the status, and what single services are known to add to it.
  ///
  /// A subscription accepts one key, that of the sender for which the browser created it, and rejects every other: with 403 by RFC 8292,
  /// with 400 `VapidPkHashMismatch` at Apple, and with 401 at Mozilla. No credential helps, so it is dropped, and the browser subscribes
  /// anew when the page is next open. A 403 may also mean that a JWT is too old, so a new one is tried first; Apple's 403 `BadJwtToken` is
  /// about the JWT alone, which is the same for all subscriptions.
  ///
  /// Sources: RFC 8030, sections 5, 7 and 8.4 <https://www.rfc-editor.org/rfc/rfc8030>; RFC 8292, section 4.2
  /// <https://www.rfc-editor.org/rfc/rfc8292#section-4.2>; Apple, "Sending web push notifications in web apps and browsers"
  /// <https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers>; Mozilla,
  /// "Error Codes" <https://mozilla-services.github.io/autopush-rs/errors.html>, and for its 401
  /// <https://github.com/web-push-libs/web-push-php/issues/429>
  func webPushAction() -> ReplyAction {
    let body = ReplyJSON(reply.body)
    let text = body?["reason"]?.string
    let reason = reason(text)
    switch (reply.status, text) {
    case (400, "VapidPkHashMismatch"): return .dropTarget(unregisteredSince: nil)
    case (401, _) where body?["message"]?.string?.contains("public key mismatch") == true:
      return .dropTarget(unregisteredSince: nil)
    case (401, _), (403, "BadJwtToken"): return renew(reason)
    case (403, _): return attempt.hasNewCredential ? .dropTarget(unregisteredSince: nil) : .newCredential
    case (404, _), (410, _): return .dropTarget(unregisteredSince: nil)
    // Windows' service has no 429.
    case (406, _) where wait != nil || reply.headers.contains { $0.name.lowercased().hasPrefix("x-wns-") }:
      return retry(after: 900, .device)
    // Firefox on Android accepts less than others, and its limit differs between releases.
    case (413, _) where !attempt.isShortened: return .sendShorter(atMost: 2_048)
    // Mozilla's "try again at once": once, and then like any other.
    case (503, _) where body?["errno"]?.number == 202 && attempt.number <= 1:
      return .retry(after: 0, atMost: 0, scope: .device)
    default: return followStatus(reason, secondsAfterServerError: 10)
    }
  }

  // MARK: Shared

  /// Follows a status that means the same for all services.
  private func followStatus(_ reason: String, secondsAfterServerError: Int) -> ReplyAction {
    switch reply.status {
    case 403: .stopSender(reason: reason)
    case 408: retry(after: secondsAfterServerError, .device)
    case 429: retry(after: 60, .device)
    // An error inside may be about this message; the others say that the service is out of reach.
    case 500: retry(after: secondsAfterServerError, .device)
    case 501...599: retry(after: secondsAfterServerError, .service)
    default: .deadLetter(reason: reason)
    }
  }

  /// Waits as long as the service asks or, if it doesn't, for some seconds at first; later up to an hour.
  ///
  /// The wait is never 0: if the service asks for 0, or for a moment in the past, it would be called without a pause.
  private func retry(after seconds: Int, _ scope: ReplyAction.Scope) -> ReplyAction {
    let first = max(wait ?? seconds, 1)
    return .retry(after: first, atMost: max(first, 3_600), scope: scope)
  }

  /// Opens another connection, once; services count fast connecting and disconnecting as abuse.
  private func reconnect() -> ReplyAction {
    attempt.number <= 1 ? .reconnect : retry(after: 10, .service)
  }

  /// Tries a new credential unless this one is new.
  private func renew(_ reason: String) -> ReplyAction {
    attempt.hasNewCredential ? .stopSender(reason: reason) : .newCredential
  }

  /// Returns the service's reason, if it looks like one and may be logged, or else the status.
  private func reason(_ text: String?) -> String {
    guard let text, (1...64).contains(text.utf8.count),
      text.utf8.allSatisfy({ ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 == UInt8(ascii: "_") })
    else { return "status \(reply.status)" }
    return text
  }
}
