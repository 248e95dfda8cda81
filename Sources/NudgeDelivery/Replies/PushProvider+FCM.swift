extension PushProvider {
  /// What to do after a reply of FCM.
  ///
  /// Source: Google, "ErrorCode" <https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode>
  static func fcmAction(_ context: Context) -> ReplyAction {
    let error = ReplyJSON(context.reply.body)?["error"]
    let details = error?["details"]?.list ?? []
    // FCM's own code; the status beside it is of another list, such as NOT_FOUND.
    let code = details.first { $0["@type"]?.string?.hasSuffix("FcmError") == true }?["errorCode"]?.string
    let text = code ?? error?["status"]?.string
    let reason = context.reason(text)
    switch text {
    case "INVALID_ARGUMENT":
      let fields = details.flatMap { $0["fieldViolations"]?.list ?? [] }.compactMap { $0["field"]?.string }
      return fields.contains("message.token") ? .dropToken(unregisteredSince: nil) : .deadLetter(reason: reason)
    case "UNREGISTERED", "SENDER_ID_MISMATCH": return .dropToken(unregisteredSince: nil)
    case "THIRD_PARTY_AUTH_ERROR", "PERMISSION_DENIED": return .stopSender(reason: reason)
    case "UNAUTHENTICATED": return context.renew(reason)
    case "QUOTA_EXCEEDED", "RESOURCE_EXHAUSTED": return context.retry(after: 60, atMost: 3_600)
    case "INTERNAL", "UNAVAILABLE": return context.retry(after: 10, atMost: 3_600)
    default: break
    }
    switch context.reply.status {
    case 401: return context.renew(reason)
    case 403: return .stopSender(reason: reason)
    case 429: return context.retry(after: 60, atMost: 3_600)
    case 500...599: return context.retry(after: 10, atMost: 3_600)
    // 404 without FCM's own code may be a wrong project, which is no reason to forget anybody.
    default: return .deadLetter(reason: reason)
    }
  }
}
