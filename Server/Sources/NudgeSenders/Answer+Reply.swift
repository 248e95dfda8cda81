internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

extension Answer {
  /// The shortest pause after a service has asked to try again later, in seconds.
  ///
  /// A delivery may wait longer. Others find out whether the service works again, with fewer permits than before.
  private static let rest = 10
  /// The time for which nothing is sent with a configuration that a provider refuses, in seconds.
  private static let longRest = 300

  /// Translates what the library makes of a reply.
  ///
  /// The provider's own reason is kept, whatever the action is.
  init(
    _ action: PushProvider.Action, _ reply: PushProvider.Reply, of provider: PushProvider,
    notification: NotificationRequest, attempt: Int
  ) {
    let status = reply.status
    let own = provider.reason(in: reply)
    switch action {
    case .delivered: self.init(.accepted, status: status)
    case .dropTarget:
      self.init(.dropped, status: status, reason: own ?? "the provider doesn't know the device any more")
    case .retry(_, _, _, let scope):
      self.init(
        .retry, wait: action.delay(attempt: attempt, for: notification) ?? 10,
        scope: scope == .service ? .service : .device, pause: scope == .service ? Self.rest(after: action) : nil,
        status: status, reason: own)
    case .reconnect:
      let retry = PushProvider.Action.retry(after: 10, atMost: 3_600, scope: .service)
      self.init(
        .retry, wait: retry.delay(attempt: attempt, for: notification) ?? 10, scope: .service, status: status,
        reason: own)
    case .newCredential:
      self.init(
        .retry, wait: 60, scope: .sender, pause: 60, status: status, reason: own ?? "the credential was refused")
    case .sendShorter:
      self.init(.dead, status: status, reason: own ?? "the notification is too long for the provider")
    case .sendWithoutTopic: self.init(.dead, status: status, reason: own)
    // FCM lacks a valid key for APNs or Web Push. It can still reach Android devices.
    case .stopSender(let reason) where reason.contains("THIRD_PARTY_AUTH_ERROR"):
      self.init(.retry, wait: Self.longRest, scope: .device, status: status, reason: reason)
    // The delivery can still be sent if the configuration is fixed before it expires.
    case .stopSender(let reason):
      self.init(
        .retry, wait: Self.longRest, scope: .sender, pause: Self.longRest, status: status, reason: reason)
    case .deadLetter(let reason): self.init(.dead, status: status, reason: reason)
    }
  }

  /// Returns how long nothing is sent to a service that asks to try again later, in seconds.
  static func rest(after action: PushProvider.Action) -> Int {
    guard case .retry(let first, _, let least, _) = action else { return Self.rest }
    return max(min(first, Self.rest), least)
  }
}
