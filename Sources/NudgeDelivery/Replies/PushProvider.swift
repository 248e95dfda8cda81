public import NudgeTime

/// A push service, which determines how a sender must react to its replies.
///
///     let action = PushProvider.apns.action(for: reply, repliedAt: now)
///     if case .dropTarget = action { … }
///
/// There is also an action for a message without a reply:
///
///     let action = PushProvider.apns.action(for: .unanswered)
///
/// docs/payloads.md contains the complete tables.
public enum PushProvider: String, CaseIterable, Codable, Hashable, Sendable {
  /// The Apple Push Notification service.
  case apns
  /// Firebase Cloud Messaging over HTTP v1.
  case fcm
  /// The push service of a browser.
  case webPush = "webpush"

  /// The history of a message at the time it is sent.
  public struct Attempt: Codable, Hashable, Sendable {
    /// The number of times that the message has been sent, including this time; 1 or more.
    public var number: Int
    /// A Boolean value that indicates whether the message was sent with a credential created for it.
    ///
    /// If so, another new credential would not help.
    public var hasNewCredential: Bool
    /// A Boolean value that indicates whether the message was shortened after `PushProvider.Action.sendShorter`.
    public var isShortened: Bool

    /// Creates an attempt, by default the first one.
    public init(number: Int = 1, hasNewCredential: Bool = false, isShortened: Bool = false) {
      self.number = number
      self.hasNewCredential = hasNewCredential
      self.isShortened = isShortened
    }
  }

  /// The reason why a message has no reply.
  ///
  /// The raw value is the spelling in JSON.
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
  /// The action depends on the reason in the reply, if it is a known one. Otherwise, or if the body is not in the
  /// service's format, it depends on the status.
  ///
  /// - Parameters:
  ///   - reply: The service's reply.
  ///   - moment: The moment at which the reply arrived, in UTC. A date in `Retry-After` is relative to it.
  ///   - attempt: The history of the message. By default, it was sent once.
  /// - Returns: The action.
  public func action(
    for reply: PushProvider.Reply, repliedAt moment: Timestamp, attempt: Attempt = Attempt()
  ) -> PushProvider.Action {
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

  /// Returns the action for a message without a reply.
  ///
  /// The service may have accepted the message. Sending it again does no harm, because the new message replaces the one
  /// with the same id.
  ///
  /// - Parameters:
  ///   - failure: The reason why there is no reply.
  ///   - attempt: The history of the message. By default, it was sent once.
  /// - Returns: The action, which is `reconnect` or `retry`.
  public func action(for failure: NoReply, attempt: Attempt = Attempt()) -> PushProvider.Action {
    switch failure {
    case .connectionClosed where attempt.number <= 1: .reconnect
    case .notSent, .connectionClosed: .retry(after: 10, atMost: 3_600, scope: .service)
    case .unanswered: .retry(after: 10, atMost: 3_600, scope: .device)
    }
  }
}

/// A reply with the history of its message.
private struct Context {
  var reply: PushProvider.Reply
  /// The number of seconds that the service asks to wait.
  var wait: Int?
  var attempt: PushProvider.Attempt

  // MARK: APNs

  /// Returns the action for an APNs reply, according to Apple's table of status codes and reasons.
  ///
  /// Source: Apple, "Handling notification responses from APNs"
  /// <https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns>
  func apnsAction() -> PushProvider.Action {
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
    // A new token may be created at most once in 20 minutes. The current one stays valid.
    case "TooManyProviderTokenUpdates": return retry(after: 1_200, .service)
    case "TooManyRequests": return retry(after: 60, .device)
    case "InternalServerError": return retry(after: 900, .device)
    case "ServiceUnavailable": return retry(after: 900, .service)
    case _ where reply.status == 410: return .dropTarget(unregisteredSince: unregistered(body))
    default: return followStatus(reason, secondsAfterServerError: 900)
    }
  }

  /// Returns the last moment at which the token was confirmed to be invalid for the app.
  ///
  /// The service sends milliseconds.
  private func unregistered(_ body: ReplyJSON?) -> Timestamp? {
    guard let milliseconds = body?["timestamp"]?.number, milliseconds > 0, milliseconds < 1e15 else { return nil }
    return Timestamp(secondsSinceEpoch: Int64(milliseconds / 1_000))
  }

  // MARK: FCM

  /// Returns the action for an FCM reply, according to Google's table of error codes.
  ///
  /// Source: Google, "ErrorCode" <https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode>
  func fcmAction() -> PushProvider.Action {
    let error = ReplyJSON(reply.body)?["error"]
    let details = error?["details"]?.list ?? []
    // FCM's own error code. The status of the error belongs to a different list, such as NOT_FOUND.
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
    // A 404 without FCM's own code may be caused by a wrong project, which is no reason to drop a token.
    case _ where reply.status == 429: return retry(after: 60, .service)
    default: return followStatus(reason, secondsAfterServerError: 10)
    }
  }

  /// Returns the scope of an exceeded quota.
  ///
  /// FCM has quotas for projects, devices and topics.
  ///
  /// A `QuotaFailure` describes the quota in a text whose values Google does not document. If the text does not mention
  /// a device or topic, the quota is assumed to be the project's.
  private func quotaScope(_ details: [ReplyJSON]) -> PushProvider.Action.Scope {
    let violations = details.filter { $0["@type"]?.string?.hasSuffix("QuotaFailure") == true }
      .flatMap { $0["violations"]?.list ?? [] }
    let isNarrow = violations.map { violation in
      let words = ["subject", "description"].compactMap { violation[$0]?.string?.lowercased() }.joined(separator: " ")
      return ["device", "token", "topic"].contains(where: words.contains)
    }
    return isNarrow.isEmpty || isNarrow.contains(false) ? .service : .device
  }

  // MARK: Web Push

  /// Returns the action for a Web Push reply, according to its status and to the known additions of individual
  /// services.
  ///
  /// A subscription accepts a single key, for which the browser created it. A service rejects messages with any other
  /// key: with 403 according to RFC 8292, with 400 `VapidPkHashMismatch` at Apple, and with 401 at Mozilla. No
  /// credential helps, so the subscription is dropped. The browser subscribes again the next time the page is open.
  ///
  /// A 403 can also mean that a JWT is too old, so a new one is tried first. Apple's 403 `BadJwtToken` only concerns
  /// the JWT, which is the same for all subscriptions.
  ///
  /// Sources: RFC 8030, sections 5, 7 and 8.4 <https://www.rfc-editor.org/rfc/rfc8030>; RFC 8292, section 4.2
  /// <https://www.rfc-editor.org/rfc/rfc8292#section-4.2>; Apple, "Sending web push notifications in web apps and
  /// browsers"
  /// <https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers>;
  /// Mozilla, "Error Codes" <https://mozilla-services.github.io/autopush-rs/errors.html>, and for its 401
  /// <https://github.com/web-push-libs/web-push-php/issues/429>
  func webPushAction() -> PushProvider.Action {
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
    // The Windows push service does not use 429.
    case (406, _) where wait != nil || reply.headers.contains { $0.name.lowercased().hasPrefix("x-wns-") }:
      return retry(after: 900, .device)
    // Firefox on Android accepts fewer bytes than other browsers, and its limit differs between releases.
    case (413, _) where !attempt.isShortened: return .sendShorter(atMost: 2_048)
    // Mozilla asks for an immediate retry. Later attempts are treated like any other.
    case (503, _) where body?["errno"]?.number == 202 && attempt.number <= 1:
      return .retry(after: 0, atMost: 0, scope: .device)
    default: return followStatus(reason, secondsAfterServerError: 10)
    }
  }

  // MARK: Shared

  /// Returns the action for a status that has the same meaning for all services.
  private func followStatus(_ reason: String, secondsAfterServerError: Int) -> PushProvider.Action {
    switch reply.status {
    case 403: .stopSender(reason: reason)
    case 408: retry(after: secondsAfterServerError, .device)
    case 429: retry(after: 60, .device)
    // An internal error may concern only this message. The other errors mean that the service is unreachable.
    case 500: retry(after: secondsAfterServerError, .device)
    case 501...599: retry(after: secondsAfterServerError, .service)
    default: .deadLetter(reason: reason)
    }
  }

  /// Returns a retry with the delay that the service asks for, or with a default delay if it asks for none.
  ///
  /// The longest delay is an hour, unless the first one is longer. The first delay is at least 1 second, even if the
  /// service asks for 0 or for a moment in the past. Otherwise, the service would be called without a pause.
  private func retry(after seconds: Int, _ scope: PushProvider.Action.Scope) -> PushProvider.Action {
    let first = max(wait ?? seconds, 1)
    return .retry(after: first, atMost: max(first, 3_600), scope: scope)
  }

  /// Returns `reconnect` for the first attempt, and a retry for later ones.
  ///
  /// Services treat rapid reconnecting as abuse.
  private func reconnect() -> PushProvider.Action {
    attempt.number <= 1 ? .reconnect : retry(after: 10, .service)
  }

  /// Returns `newCredential`, or `stopSender` if the credential is already new.
  private func renew(_ reason: String) -> PushProvider.Action {
    attempt.hasNewCredential ? .stopSender(reason: reason) : .newCredential
  }

  /// Returns the service's reason if it has the form of one and is safe to log, and otherwise the status.
  private func reason(_ text: String?) -> String {
    guard let text, (1...64).contains(text.utf8.count),
      text.utf8.allSatisfy({ ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 == UInt8(ascii: "_") })
    else { return "status \(reply.status)" }
    return text
  }
}
