public import NudgeTime

/// A push service, and what its replies ask of a sender; docs/payloads.md has the tables.
public enum PushProvider: String, CaseIterable, Hashable, Sendable {
  /// Apple's push service.
  case apns
  /// Firebase Cloud Messaging, HTTP v1.
  case fcm
  /// A browser's push service.
  case webPush = "webpush"

  /// What to do after a reply.
  ///
  /// A reason that is known decides; otherwise, or where the body is not what the service writes, the status does.
  ///
  /// - Parameters:
  ///   - reply: What the service answered.
  ///   - moment: When it did, in UTC; a date in `Retry-After` is counted from it.
  ///   - hasNewCredential: Whether the message was sent with a credential made for it, so that another would not help.
  /// - Returns: What to do.
  public func action(
    for reply: ProviderReply, repliedAt moment: Timestamp, hasNewCredential: Bool = false
  ) -> ReplyAction {
    if (200..<300).contains(reply.status) { return .delivered }
    let wait = RetryAfter.seconds(reply[header: "Retry-After"], from: moment)
    let context = Context(reply: reply, wait: wait, hasNewCredential: hasNewCredential)
    switch self {
    case .apns: return Self.apnsAction(context)
    case .fcm: return Self.fcmAction(context)
    case .webPush: return Self.webPushAction(context)
    }
  }

  /// A reply, and what was found out about it.
  struct Context {
    var reply: ProviderReply
    /// The seconds that the service asks to wait for.
    var wait: Int?
    var hasNewCredential: Bool

    /// Waits for as long as the service says or, where it says nothing, for a first time; and after that up to a longest one.
    ///
    /// It never waits for nothing: a service that says 0, or a moment that is past, would be asked without a pause.
    func retry(after seconds: Int, atMost longest: Int) -> ReplyAction {
      let first = max(wait ?? seconds, 1)
      return .retry(after: first, atMost: max(first, longest))
    }

    /// Tries a new credential where this one is not new.
    func renew(_ reason: String) -> ReplyAction {
      hasNewCredential ? .stopSender(reason: reason) : .newCredential
    }

    /// A reason as it may be kept: the service's, if it looks like one, or else the status.
    func reason(_ text: String?) -> String {
      guard let text, (1...64).contains(text.utf8.count),
        text.utf8.allSatisfy({ ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 == UInt8(ascii: "_") })
      else { return "status \(reply.status)" }
      return text
    }
  }
}
