public import Nudge
public import NudgeDispatch
public import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Posts notifications to the URLs of webhooks.
///
/// The body is the line that `nudge plan` prints for the notification. The header `webhook-id` is the same for every attempt,
/// so that the receiver can recognize repeats, also those after an answer that didn't arrive.
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
      // The connection led to a server that isn't responsible for the host: RFC 9110, section 15.5.20.
      if case .reply(let reply) = result, reply.status == 421 { await transport.reconnect(to: url) }
      return Self.answer(to: result, for: notification, of: delivery, at: now)
    } catch {
      return Answer(.dead, reason: "\(error)")
    }
  }

  /// The time, in seconds, for which a notification that the receiver refuses is sent again.
  ///
  /// A receiver answers 404 while it is being deployed, and 401 until a wrong setting is corrected.
  private static let patience = 3_600

  /// The seconds to wait after an attempt: 10, and twice as many after each further one, up to an hour.
  private static func wait(after attempt: Int) -> Int { min(10 << min(max(attempt, 1) - 1, 9), 3_600) }

  static func answer(
    to result: TransportResult, for notification: NotificationRequest, of delivery: Delivery, at now: Timestamp
  ) -> Answer {
    let wait = wait(after: delivery.attempt)
    switch result {
    case .notSent(let reason): return Answer(.retry, wait: wait, reason: reason)
    case .unanswered(let reason): return Answer(.unknown, wait: wait, reason: reason)
    case .reply(let reply):
      let own = reason(in: reply)
      switch reply.status {
      case 200..<300: return Answer(.accepted, status: reply.status)
      case 410: return Answer(.dropped, status: reply.status, reason: own ?? "the webhook is gone")
      case _ where reply.asksToRepeat(at: now):
        let asked = reply.retryAfter(repliedAt: now) ?? 0
        guard asked > wait else { return Answer(.retry, wait: wait, status: reply.status, reason: own) }
        // Many may have been told the same, so each waits a random time longer.
        let later = PushProvider.Action.retry(after: asked, atMost: asked, scope: .device)
        return Answer(
          .retry, wait: later.delay(attempt: delivery.attempt, for: notification) ?? asked, status: reply.status,
          reason: own)
      case 400..<500:
        let reason = own ?? "the webhook refused it"
        guard let wait = waitAfterRefusal(of: delivery) else {
          return Answer(.dead, status: reply.status, reason: reason)
        }
        return Answer(.retry, wait: wait, status: reply.status, reason: reason)
      default: return Answer(.dead, status: reply.status, reason: own ?? "the webhook refused it")
      }
    }
  }

  /// Returns the seconds to wait after a refusal, or `nil` if the receiver has refused the notification for an hour.
  ///
  /// A receiver that couldn't be reached or was overloaded before isn't known to refuse it.
  private static func waitAfterRefusal(of delivery: Delivery) -> Int? {
    let before = (1..<max(delivery.attempt, 1)).prefix(10).reduce(0) { $0 + wait(after: $1) }
    guard before < patience else {
      let wasRefused = delivery.status.map { (400..<500).contains($0) && ![408, 425, 429].contains($0) } ?? false
      return wasRefused ? nil : wait(after: delivery.attempt)
    }
    return min(wait(after: delivery.attempt), patience - before)
  }

  /// Returns a receiver's own reason, such as `invalid_signature` or `22P02`.
  ///
  /// That is the first word under `reason`, `code` or `error` in its JSON. A sentence could repeat the person's text.
  private static func reason(in reply: PushProvider.Reply) -> String? {
    guard reply.body.count <= PushProvider.Reply.maximumBodySize,
      let body = try? JSONDecoder().decode(Refusal.self, from: Data(reply.body))
    else { return nil }
    return [body.reason, body.code, body.error].lazy.compactMap(\.self).first(where: \.isReason)
  }

  /// The JSON keys that receivers use for a reason.
  private struct Refusal: Decodable {
    var reason: String?
    var code: String?
    var error: String?

    private enum CodingKeys: CodingKey { case reason, code, error }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      // Any of them can be something else, such as a number.
      func text(_ key: CodingKeys) -> String? { try? values.decodeIfPresent(String.self, forKey: key) }
      reason = text(.reason)
      code = text(.code)
      error = text(.error)
    }
  }
}

extension PushProvider.Reply {
  /// Returns whether the request should be repeated, rather than changed.
  ///
  /// A refusal with a valid `Retry-After` is temporary.
  ///
  /// Sources: RFC 9110, sections 10.2.3 and 15.5.9 <https://www.rfc-editor.org/rfc/rfc9110>; RFC 8470, section 5.2
  /// <https://www.rfc-editor.org/rfc/rfc8470#section-5.2>; RFC 6585, section 4
  /// <https://www.rfc-editor.org/rfc/rfc6585#section-4>
  fileprivate func asksToRepeat(at now: Timestamp) -> Bool {
    switch status {
    case 408, 425, 429, 500..<600: true
    case 400..<500: retryAfter(repliedAt: now) != nil
    default: false
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
  /// A Boolean value indicating whether the text is a word that can be stored and logged.
  ///
  /// It can't be an address, which has an `@`, a colon or no letter, and it can't contain a phone number or a token,
  /// which have more digits.
  fileprivate var isReason: Bool {
    let letters = utf8.count { (0x61...0x7A).contains($0 | 0x20) }
    let digits = utf8.count { (0x30...0x39).contains($0) }
    let marks = utf8.count { "_-.".utf8.contains($0) }
    return letters > 0 && digits <= 8 && letters + digits + marks == utf8.count && utf8.count <= 64
  }

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
