public import NudgeTime

/// A push service, and what its replies require of a sender; docs/payloads.md has the tables.
///
///     let action = PushProvider.apns.action(for: reply, repliedAt: now)
///     if case .dropToken = action { … }
public enum PushProvider: String, CaseIterable, Hashable, Sendable {
  /// Apple's push service.
  case apns
  /// Firebase Cloud Messaging, HTTP v1.
  case fcm
  /// A browser's push service.
  case webPush = "webpush"

  /// Returns what to do after a reply.
  ///
  /// A known reason decides. Without one, or if the body is not in the service's format, the status decides.
  ///
  /// - Parameters:
  ///   - reply: The service's reply.
  ///   - moment: When it arrived, in UTC; a date in `Retry-After` is relative to it.
  ///   - hasNewCredential: Whether the message was sent with a credential created for it, so that another one would not help.
  /// - Returns: The action.
  public func action(
    for reply: ProviderReply, repliedAt moment: Timestamp, hasNewCredential: Bool = false
  ) -> ReplyAction {
    if (200..<300).contains(reply.status) { return .delivered }
    let wait = RetryAfter.seconds(reply[header: "Retry-After"], from: moment)
    let context = Context(reply: reply, wait: wait, hasNewCredential: hasNewCredential)
    switch self {
    case .apns: return context.apnsAction()
    case .fcm: return context.fcmAction()
    case .webPush: return context.webPushAction()
    }
  }
}

/// A reply, and what is known about it.
private struct Context {
  var reply: ProviderReply
  /// The seconds that the service asks to wait.
  var wait: Int?
  var hasNewCredential: Bool

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
    case "BadDeviceToken", "DeviceTokenNotForTopic": return .dropToken(unregisteredSince: nil)
    case "IdleTimeout", "UnrelatedKeyIdInToken", "Shutdown": return .reconnect
    case "ExpiredProviderToken": return renew(reason)
    case "Unregistered", "ExpiredToken": return .dropToken(unregisteredSince: unregistered(body))
    // A token is created at most once in 20 minutes; the current one stays valid.
    case "TooManyProviderTokenUpdates": return retry(after: 1_200)
    case "TooManyRequests": return retry(after: 60)
    case "InternalServerError", "ServiceUnavailable": return retry(after: 900)
    case _ where reply.status == 410: return .dropToken(unregisteredSince: unregistered(body))
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
      return fields.contains("message.token") ? .dropToken(unregisteredSince: nil) : .deadLetter(reason: reason)
    case "UNREGISTERED", "SENDER_ID_MISMATCH": return .dropToken(unregisteredSince: nil)
    case "THIRD_PARTY_AUTH_ERROR", "PERMISSION_DENIED": return .stopSender(reason: reason)
    case "UNAUTHENTICATED": return renew(reason)
    case "QUOTA_EXCEEDED", "RESOURCE_EXHAUSTED": return retry(after: 60)
    case "INTERNAL", "UNAVAILABLE": return retry(after: 10)
    case _ where reply.status == 401: return renew(reason)
    // 404 without FCM's own code may be a wrong project, which is no reason to drop a token.
    default: return followStatus(reason, secondsAfterServerError: 10)
    }
  }

  // MARK: Web Push

  /// Follows the status alone.
  ///
  /// Source: RFC 8030, sections 5, 7 and 8.4 <https://www.rfc-editor.org/rfc/rfc8030>; RFC 8292, section 4.2
  /// <https://www.rfc-editor.org/rfc/rfc8292#section-4.2>
  func webPushAction() -> ReplyAction {
    // Each service has its own bodies; the status is enough.
    let reason = reason(nil)
    switch reply.status {
    case 401: return renew(reason)
    // A subscription created for another key rejects every signature of this one, which says nothing about the others.
    case 403: return hasNewCredential ? .deadLetter(reason: reason) : .newCredential
    case 404, 410: return .dropToken(unregisteredSince: nil)
    default: return followStatus(reason, secondsAfterServerError: 10)
    }
  }

  // MARK: Shared

  /// Follows a status that means the same for all services.
  private func followStatus(_ reason: String, secondsAfterServerError: Int) -> ReplyAction {
    switch reply.status {
    case 403: .stopSender(reason: reason)
    case 429: retry(after: 60)
    case 500...599: retry(after: secondsAfterServerError)
    default: .deadLetter(reason: reason)
    }
  }

  /// Waits as long as the service asks or, if it doesn't, for some seconds at first; later up to an hour.
  ///
  /// The wait is never 0: if the service asks for 0, or for a moment in the past, it would be called without a pause.
  private func retry(after seconds: Int) -> ReplyAction {
    let first = max(wait ?? seconds, 1)
    return .retry(after: first, atMost: max(first, 3_600))
  }

  /// Tries a new credential unless this one is new.
  private func renew(_ reason: String) -> ReplyAction {
    hasNewCredential ? .stopSender(reason: reason) : .newCredential
  }

  /// Returns the service's reason, if it looks like one and may be logged, or else the status.
  private func reason(_ text: String?) -> String {
    guard let text, (1...64).contains(text.utf8.count),
      text.utf8.allSatisfy({ ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 == UInt8(ascii: "_") })
    else { return "status \(reply.status)" }
    return text
  }
}
