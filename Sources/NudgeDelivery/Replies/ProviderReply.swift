internal import NudgePlanning
public import NudgeTime

/// A push service's reply to one message; its content is untrusted.
public struct ProviderReply: Hashable, Sendable {
  /// The most bytes of a body that are read; no service sends as many.
  public static let maximumBodySize = 16_384

  /// The HTTP status.
  public var status: Int
  /// The headers.
  public var headers: [PushMessage.Header]
  /// The body, in any format.
  public var body: [UInt8]

  /// Creates a reply.
  public init(status: Int, headers: [PushMessage.Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns the value of the first header with a name.
  ///
  /// - Parameter name: The name, in upper or lower case.
  /// - Returns: `nil` if there is no such header.
  public subscript(header name: String) -> String? { headers.value(of: name) }
}

/// What a sender does after a reply.
public enum ReplyAction: Hashable, Sendable {
  /// Nothing: the service has accepted the message.
  case delivered
  /// Forget the device's token or subscription, and stop sending to it.
  ///
  /// With a moment, in UTC, only if the token was not registered again after it.
  case dropToken(unregisteredSince: Timestamp?)
  /// Send the same message again later; `delay` says when.
  ///
  /// Both are in seconds: the first wait and the longest one, without the random part.
  case retry(after: Int, atMost: Int)
  /// Create a new credential, and send the same message again, once.
  case newCredential
  /// Open another connection, and send the same message again on it.
  case reconnect
  /// Stop sending to all devices until someone has fixed the configuration.
  case stopSender(reason: String)
  /// Set the message aside for someone to look at: it would be rejected again.
  case deadLetter(reason: String)

  /// Returns how long to wait before an attempt, in seconds: twice as long each time, and at random up to half as much again.
  ///
  /// The random part keeps many senders from coming back at the same moment. It is only added, since a service may have set the time.
  ///
  /// - Parameters:
  ///   - attempt: How many times the message has been sent, 1 or more.
  ///   - seed: The source of the random part, such as the message's number. Equal seeds give equal times.
  /// - Returns: Seconds; `nil` if this is not `retry`.
  public func delay(attempt: Int, seed: UInt64) -> Int? {
    guard case .retry(let first, let longest) = self else { return nil }
    var wait = max(first, 0)
    for _ in 1..<min(max(attempt, 1), 64) where wait < longest { wait = min(wait * 2, longest) }
    let chance = StableHash.mix(seed ^ StableHash.mix(UInt64(truncatingIfNeeded: attempt)))
    return wait + Int(chance % UInt64(wait / 2 + 1))
  }
}
