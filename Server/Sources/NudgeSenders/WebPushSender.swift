public import Nudge
public import NudgeDispatch
public import NudgeStore

/// Sends encrypted notifications to browsers.
public struct WebPushSender: Sender {
  private let transport: any Transport
  private let vapid: VAPID
  private let link: String

  /// - Parameter link: The page that a click on a notification opens.
  public init(transport: any Transport, vapid: VAPID, link: String) {
    self.transport = transport
    self.vapid = vapid
    self.link = link
  }

  public func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer {
    guard case .webPush(let endpoint, let p256dh, let auth) = device.address else {
      return Answer(.dead, reason: "the device is not a browser")
    }
    do {
      let encryption = WebPushEncryption(try SubscriptionKeys(p256dh: p256dh, auth: auth))
      var attempt = PushProvider.Attempt(number: delivery.attempt)
      // A new credential, a shorter text, no topic and a new connection are tried at once, each at most once.
      while true {
        let result = try await send(notification, to: endpoint, encryption, attempt, at: now)
        switch result {
        case .notSent(let reason):
          let action = PushProvider.webPush.action(for: .notSent)
          return Answer(.retry, wait: action.delay(attempt: delivery.attempt, for: notification) ?? 10, reason: reason)
        case .unanswered(let reason): return Answer(.unknown, reason: reason)
        case .reply(let reply):
          let action = PushProvider.webPush.action(for: reply, repliedAt: now, attempt: attempt)
          switch action {
          case .newCredential where !attempt.hasNewCredential: attempt.hasNewCredential = true
          case .sendShorter where !attempt.isShortened: attempt.isShortened = true
          case .sendWithoutTopic where !attempt.hasNoTopic: attempt.hasNoTopic = true
          case .reconnect where attempt.number <= delivery.attempt:
            attempt.number += 1
            await transport.reconnect(to: endpoint)
          default:
            // At a later attempt, the action is to wait first, but the next one needs a new connection, too.
            if PushProvider.webPush.action(for: reply, repliedAt: now) == .reconnect {
              await transport.reconnect(to: endpoint)
            }
            return Answer(action, reply, of: .webPush, notification: notification, attempt: delivery.attempt)
          }
        }
      }
    } catch {
      return Answer(.dead, reason: "\(error)")
    }
  }

  private func send(
    _ notification: NotificationRequest, to endpoint: String, _ encryption: WebPushEncryption,
    _ attempt: PushProvider.Attempt, at now: Timestamp
  ) async throws -> TransportResult {
    let sizes = WebPushEncoder.paddedSizes
    // A service worker can report that the person wants the notification later, which a button that opens a page can't.
    let later = notification.actions.first { $0.id == "later" }
    let custom: [String: PayloadValue] = later.map { ["later": .string($0.title)] } ?? [:]
    // The transport decides which endpoints are allowed. The encoder would reject those of a push service on this machine.
    var message = try WebPushEncoder(link: link, custom: custom).message(
      for: notification, to: nil, sentAt: now, atMost: attempt.isShortened ? sizes[0] : sizes[1])
    message.body = try encryption.encrypt(message.body, paddedTo: WebPushEncoder.paddedSize(for: message.body.count))
    message.headers.removeAll { header in
      let name = header.name.lowercased()
      return name == "content-type" || name == "topic" && attempt.hasNoTopic
    }
    message.headers += [
      PushMessage.Header(name: "content-type", value: "application/octet-stream"),
      PushMessage.Header(name: "content-encoding", value: "aes128gcm"),
      PushMessage.Header(
        name: "authorization",
        value: try vapid.authorization(
          for: Self.origin(of: TargetURL.normalized(endpoint)), at: now,
          renew: attempt.hasNewCredential)),
    ]
    return await transport.send(message, to: endpoint, at: now)
  }

  /// Returns the scheme and host of a URL.
  static func origin(of url: String) -> String {
    let parts = url.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return url }
    return parts[0] + "://" + parts[1].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  }
}
