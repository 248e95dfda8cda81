internal import NudgeTime

extension PushProvider {
  /// What to do after a reply of APNs.
  ///
  /// Source: Apple, "Handling notification responses from APNs"
  /// <https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns>
  static func apnsAction(_ context: Context) -> ReplyAction {
    let body = ReplyJSON(context.reply.body)
    let text = body?["reason"]?.string
    let reason = context.reason(text)
    switch text {
    case "BadCollapseId", "BadExpirationDate", "BadMessageId", "BadPriority", "DuplicateHeaders", "InvalidPushType",
      "PayloadEmpty", "MissingDeviceToken", "BadPath", "MethodNotAllowed", "PayloadTooLarge":
      return .deadLetter(reason: reason)
    case "BadTopic", "MissingTopic", "TopicDisallowed", "BadCertificate", "BadCertificateEnvironment", "Forbidden",
      "InvalidProviderToken", "MissingProviderToken", "BadEnvironmentKeyIdInToken", "BadEnvironmentKeyInToken":
      return .stopSender(reason: reason)
    case "BadDeviceToken", "DeviceTokenNotForTopic": return .dropToken(unregisteredSince: nil)
    case "IdleTimeout", "UnrelatedKeyIdInToken", "Shutdown": return .reconnect
    case "ExpiredProviderToken": return context.renew(reason)
    case "Unregistered", "ExpiredToken": return .dropToken(unregisteredSince: unregistered(body))
    // A token is made at most once in 20 minutes; the one there is stays good.
    case "TooManyProviderTokenUpdates": return context.retry(after: 1_200, atMost: 3_600)
    case "TooManyRequests": return context.retry(after: 60, atMost: 3_600)
    case "InternalServerError", "ServiceUnavailable": return context.retry(after: 900, atMost: 3_600)
    default: break
    }
    switch context.reply.status {
    case 403: return .stopSender(reason: reason)
    case 410: return .dropToken(unregisteredSince: unregistered(body))
    case 429: return context.retry(after: 60, atMost: 3_600)
    case 500...599: return context.retry(after: 900, atMost: 3_600)
    default: return .deadLetter(reason: reason)
    }
  }

  /// When the device said last that the token is not its own any more; the service writes milliseconds.
  private static func unregistered(_ body: ReplyJSON?) -> Timestamp? {
    guard let milliseconds = body?["timestamp"]?.number, milliseconds > 0, milliseconds < 1e15 else { return nil }
    return Timestamp(secondsSinceEpoch: Int64(milliseconds / 1_000))
  }
}
