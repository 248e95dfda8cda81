internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

extension Answer {
  /// How long a service rests that didn't say how long to wait, in seconds.
  ///
  /// A delivery may wait longer. Others find out whether the service works again, with fewer permits than before.
  private static let rest = 10
  /// How long nothing is sent with a configuration that a provider refuses, in seconds.
  private static let longRest = 300

  /// Translates what the library makes of a reply.
  init(_ action: PushProvider.Action, _ reply: PushProvider.Reply, notification: NotificationRequest, attempt: Int) {
    let status = reply.status
    switch action {
    case .delivered: self.init(.accepted, status: status)
    case .dropTarget: self.init(.dropped, status: status, reason: "the provider doesn't know the device any more")
    case .retry(let first, _, let scope):
      let rest = reply[header: "Retry-After"] == nil ? min(first, Self.rest) : first
      self.init(
        .retry, wait: action.delay(attempt: attempt, for: notification) ?? 10,
        scope: scope == .service ? .service : .device, pause: scope == .service ? rest : nil, status: status)
    case .reconnect: self.init(.retry, wait: 1, scope: .service, status: status)
    case .newCredential:
      self.init(.retry, wait: 60, scope: .sender, pause: 60, status: status, reason: "the credential was refused")
    case .sendShorter: self.init(.dead, status: status, reason: "the notification is too long for the provider")
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
}
