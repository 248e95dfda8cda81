public import Nudge
public import NudgeDispatch
public import NudgeStore

/// Posts notifications to the URLs of webhooks.
///
/// The body is the line that `nudge plan` prints for the notification. The header `webhook-id` is the same for every attempt,
/// so that the receiver can recognize repeats.
public struct WebhookSender: Sender {
  private let transport: any Transport

  public init(transport: any Transport) { self.transport = transport }

  public func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer {
    guard case .webhook(let url, let secret) = device.address else {
      return Answer(.dead, reason: "the device is not a webhook")
    }
    do {
      let body = Array(notification.json().utf8)
      let id = delivery.key.requestID
      let timestamp = now.secondsSinceEpoch
      let headers = [
        PushMessage.Header(name: "content-type", value: "application/json"),
        PushMessage.Header(name: "webhook-id", value: id),
        PushMessage.Header(name: "webhook-timestamp", value: "\(timestamp)"),
        PushMessage.Header(
          name: "webhook-signature",
          value: try WebhookSignature(secret: secret).header(id: id, timestamp: timestamp, body: body)),
      ]
      let result = await transport.send(PushMessage(headers: headers, body: body), to: url, at: now)
      return Self.answer(to: result, for: notification, attempt: delivery.attempt, at: now)
    } catch {
      return Answer(.dead, reason: "\(error)")
    }
  }

  static func answer(
    to result: TransportResult, for notification: NotificationRequest, attempt: Int, at now: Timestamp
  ) -> Answer {
    let wait = min(10 << min(attempt - 1, 8), 3_600)
    switch result {
    case .notSent(let reason): return Answer(.retry, wait: wait, reason: reason)
    case .unanswered(let reason): return Answer(.unknown, reason: reason)
    case .reply(let reply):
      switch reply.status {
      case 200..<300: return Answer(.accepted, status: reply.status)
      case 410: return Answer(.dropped, status: reply.status, reason: "the webhook is gone")
      case 429, 500..<600:
        guard reply[header: "Retry-After"] != nil else { return Answer(.retry, wait: wait, status: reply.status) }
        // Push services use the header in the same way.
        let asked = PushProvider.webPush.action(
          for: PushProvider.Reply(status: 429, headers: reply.headers), repliedAt: now)
        return Answer(.retry, wait: asked.delay(attempt: 1, for: notification) ?? wait, status: reply.status)
      default: return Answer(.dead, status: reply.status, reason: "the webhook refused it")
      }
    }
  }
}

extension Delivery.Key {
  /// The ID of a request: the same for each attempt, and another one for each time a person postpones the
  /// notification.
  ///
  /// A person's and a device's ID look as in the paths of the API. The ID is signed, and receivers disagree about what bytes
  /// that aren't ASCII mean in a header. A full stop, which ends the ID in what is signed, can be part of an ID: what follows
  /// it can't be taken for a body, because a body begins with a brace, which is encoded.
  var requestID: String {
    "\(person.pathSegment)/\(notification)/\(device.pathSegment)" + (showing == 0 ? "" : "/\(showing)")
  }
}

extension String {
  /// The text as a segment of a URL's path, with everything percent-encoded that can't be in one as it is.
  ///
  /// Source: RFC 3986, section 3.3 <https://www.rfc-editor.org/rfc/rfc3986#section-3.3>
  fileprivate var pathSegment: String {
    utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || "-._~!$&'()*+,;=:@".contains(character) { return String(character) }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
