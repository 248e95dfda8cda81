internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// Sends one message to APNs or FCM, and does what the answer asks for.
struct PushExchange {
  let provider: PushProvider
  let transport: any Transport
  let tokens: SharedToken
  let notification: NotificationRequest
  let delivery: Delivery
  let device: Device

  /// The time for which nothing is sent after a connection failed, in seconds.
  private static let restAfterFailedConnection = 5

  /// - Parameter message: The message without the header `authorization`.
  /// - Throws: ``TokenError``.
  func send(_ message: PushMessage, to url: String, at now: Timestamp) async throws -> Answer {
    var attempt = PushProvider.Attempt(number: delivery.attempt)
    var token = try await tokens.text(at: now)
    // A new token or a new connection is tried at once, each at most once.
    // As Apple and Google write it in their documentation.
    let scheme = provider == .apns ? "bearer" : "Bearer"
    while true {
      var message = message
      message.headers.append(PushMessage.Header(name: "authorization", value: "\(scheme) \(token)"))
      let reply: PushProvider.Reply
      switch await transport.send(message, to: url, at: now) {
      case .notSent(let reason):
        let action = provider.action(for: .notSent, attempt: attempt)
        return Answer(
          .retry, wait: action.delay(attempt: delivery.attempt, for: notification), scope: .service,
          pause: Self.restAfterFailedConnection, reason: reason)
      case .unanswered(let reason): return Answer(.unknown, reason: reason)
      case .reply(let arrived): reply = arrived
      }
      let action = provider.action(for: reply, repliedAt: now, attempt: attempt)
      switch action {
      case .newCredential where !attempt.hasNewCredential:
        attempt.hasNewCredential = true
        token = try await tokens.text(at: now, insteadOf: token)
      case .reconnect where attempt.number <= delivery.attempt:
        attempt.number += 1
        await transport.reconnect(to: url)
      case .dropTarget(let moment?) where device.registeredAt > moment:
        // The service speaks of the app that was there before.
        let retry = PushProvider.Action.retry(after: 60, atMost: 3_600, scope: .device)
        var answer = Answer(retry, reply, of: provider, notification: notification, attempt: delivery.attempt)
        answer.reason =
          "\(answer.reason ?? "the provider had lost it"), but the device was registered again since then"
        return answer
      default:
        // At a later attempt, the action is to wait first, but the next one needs a new connection, too.
        if provider.action(for: reply, repliedAt: now) == .reconnect { await transport.reconnect(to: url) }
        return Answer(action, reply, of: provider, notification: notification, attempt: delivery.attempt)
      }
    }
  }
}
