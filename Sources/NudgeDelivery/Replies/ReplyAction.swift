internal import NudgePlanning
public import NudgeTime

/// What a sender does after a reply.
public enum ReplyAction: Hashable, Sendable {
  /// Nothing: the service has taken the message.
  case delivered
  /// Forgets the device's token or subscription, and sends to it no more.
  ///
  /// With a moment, UTC, only if the token was not registered again after it.
  case dropToken(unregisteredSince: Timestamp?)
  /// Sends the same again later; `delay` says when.
  ///
  /// Both are in seconds: the first wait, and the longest one, without what is added by chance.
  case retry(after: Int, atMost: Int)
  /// Makes a new credential, and sends the same again, once.
  case newCredential
  /// Opens another connection, and sends the same again on it.
  case reconnect
  /// Sends nothing more to anybody until somebody has looked: the configuration is wrong.
  case stopSender(reason: String)
  /// Puts the message aside, for somebody to look: it would be refused again.
  case deadLetter(reason: String)

  /// How long to wait before an attempt, in seconds: twice as long each time, and by chance up to a half more.
  ///
  /// What is added by chance keeps many from coming back at one moment; nothing is taken off, since a service may have named the time.
  ///
  /// - Parameters:
  ///   - attempt: How often the message has been sent, 1 or more.
  ///   - seed: Equal seeds give equal times; the message's own number, for instance.
  /// - Returns: Seconds; `nil` where this is no `retry`.
  public func delay(attempt: Int, seed: UInt64) -> Int? {
    guard case .retry(let first, let longest) = self else { return nil }
    var wait = max(first, 0)
    for _ in 1..<min(max(attempt, 1), 64) where wait < longest { wait = min(wait * 2, longest) }
    let chance = StableHash.mix(seed ^ StableHash.mix(UInt64(truncatingIfNeeded: attempt)))
    return wait + Int(chance % UInt64(wait / 2 + 1))
  }
}
