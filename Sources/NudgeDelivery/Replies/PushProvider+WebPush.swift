extension PushProvider {
  /// What to do after a reply of a browser's push service.
  ///
  /// Source: RFC 8030, sections 5, 7 and 8.4 <https://www.rfc-editor.org/rfc/rfc8030>; RFC 8292, section 4.2
  /// <https://www.rfc-editor.org/rfc/rfc8292#section-4.2>
  static func webPushAction(_ context: Context) -> ReplyAction {
    // Each service writes bodies of its own; the status says enough.
    let reason = context.reason(nil)
    switch context.reply.status {
    case 401: return context.renew(reason)
    // A subscription that was made for another key refuses every signature of this one, and says nothing of the others.
    case 403: return context.hasNewCredential ? .deadLetter(reason: reason) : .newCredential
    case 404, 410: return .dropToken(unregisteredSince: nil)
    case 429: return context.retry(after: 60, atMost: 3_600)
    case 500...599: return context.retry(after: 10, atMost: 3_600)
    default: return .deadLetter(reason: reason)
    }
  }
}
