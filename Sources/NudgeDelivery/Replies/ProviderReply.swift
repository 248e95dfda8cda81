internal import NudgePlanning
public import NudgeTime

/// A push service's reply to one message; its content is untrusted.
///
///     let reply = ProviderReply(status: 410, body: Array(#"{"reason":"Unregistered"}"#.utf8))
///     PushProvider.apns.action(for: reply, repliedAt: now)  // .dropTarget
///
/// Written as JSON, the body is base64.
public struct ProviderReply: Codable, Hashable, Sendable {
  /// The most bytes of a body that are read; no service sends as many.
  public static let maximumBodySize = 16_384

  /// The HTTP status, 100 to 599; anything else counts as `PushProvider.NoReply.unanswered`.
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

  private enum CodingKeys: CodingKey {
    case status, headers, body
  }

  /// Reads a reply; `headers` and `body` may be absent.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    status = try values.decode(Int.self, forKey: .status)
    headers = try values.decodeIfPresent([PushMessage.Header].self, forKey: .headers) ?? []
    body = values.contains(.body) ? try values.decodeBase64(.body) : []
  }

  /// Writes the reply, with its body as base64.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(status, forKey: .status)
    try values.encode(headers, forKey: .headers)
    try values.encodeBase64(body, .body)
  }
}

/// What a sender does after it has tried to send a message; docs/payloads.md has the tables.
///
///     switch provider.action(for: reply, repliedAt: now, attempt: attempt) {
///     case .retry(_, _, let scope): …  // action.delay(attempt:seed:) says when
///     case .dropTarget: …
///     default: …
///     }
///
/// In JSON it is an object whose `action` is the name of the case; the other keys are the labels of its associated values.
public enum ReplyAction: Hashable, Sendable {
  /// Nothing: the service has accepted the message.
  case delivered
  /// Forget the device's token or subscription, and stop sending to it.
  ///
  /// With a moment, in UTC, only if the token was not registered again after it.
  case dropTarget(unregisteredSince: Timestamp?)
  /// Send the same message again later, unless it has expired; `delay` says when.
  ///
  /// Both numbers are in seconds: the first wait and the longest one, without the random part.
  case retry(after: Int, atMost: Int, scope: Scope)
  /// Encode the notification again with at most that many bytes before encryption, and send it, once.
  ///
  /// If it has no smaller form (`PayloadError.tooLarge`), set it aside. Pad it no further than that, either.
  case sendShorter(atMost: Int)
  /// Create a new credential, use it from now on, and send the same message again, once.
  case newCredential
  /// Open another connection, and send the same message again on it.
  case reconnect
  /// Stop sending to all devices until someone has fixed the configuration.
  case stopSender(reason: String)
  /// Set the message aside for someone to look at: it would be rejected again.
  case deadLetter(reason: String)

  /// Who waits; the raw value is the spelling in JSON.
  public enum Scope: String, CaseIterable, Codable, Hashable, Sendable {
    /// Everything for this device; the others go on.
    case device
    /// Everything for this service, which is overloaded or out of reach. For Web Push, that is the host of the endpoint.
    case service
  }

  /// Returns how long to wait before an attempt, in seconds: twice as long each time, and at random up to half as much again.
  ///
  /// The random part keeps many senders from coming back at the same moment. It is only added, since a service may have set the time.
  ///
  /// - Parameters:
  ///   - attempt: How many times the message has been sent, 1 or more.
  ///   - seed: The source of the random part, such as the message's number. Equal seeds give equal times.
  /// - Returns: Seconds; `nil` if this is not `retry`.
  public func delay(attempt: Int, seed: UInt64) -> Int? {
    guard case .retry(let first, let longest, _) = self else { return nil }
    var wait = max(first, 0)
    for _ in 1..<min(max(attempt, 1), 64) where wait < longest { wait = min(wait * 2, longest) }
    let chance = StableHash.mix(seed ^ StableHash.mix(UInt64(truncatingIfNeeded: attempt)))
    return wait + Int(chance % UInt64(wait / 2 + 1))
  }
}

extension ReplyAction: Codable {
  private enum Name: String, Codable {
    case delivered, dropTarget, retry, sendShorter, newCredential, reconnect, stopSender, deadLetter
  }

  private enum CodingKeys: CodingKey {
    case action, unregisteredSince, after, atMost, scope, reason
  }

  /// Reads an action.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Int { try values.decode(Int.self, forKey: key) }
    func reason() throws -> String { try values.decode(String.self, forKey: .reason) }
    self =
      switch try values.decode(Name.self, forKey: .action) {
      case .delivered: .delivered
      case .dropTarget:
        .dropTarget(unregisteredSince: try values.decodeIfPresent(Timestamp.self, forKey: .unregisteredSince))
      case .retry:
        .retry(
          after: try number(.after), atMost: try number(.atMost), scope: try values.decode(Scope.self, forKey: .scope))
      case .sendShorter: .sendShorter(atMost: try number(.atMost))
      case .newCredential: .newCredential
      case .reconnect: .reconnect
      case .stopSender: .stopSender(reason: try reason())
      case .deadLetter: .deadLetter(reason: try reason())
      }
  }

  /// Writes the action as an object with its name.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ name: Name, reason: String? = nil) throws {
      try values.encode(name, forKey: .action)
      try values.encodeIfPresent(reason, forKey: .reason)
    }
    switch self {
    case .delivered: try encode(.delivered)
    case .dropTarget(let moment):
      try encode(.dropTarget)
      try values.encodeIfPresent(moment, forKey: .unregisteredSince)
    case .retry(let first, let longest, let scope):
      try encode(.retry)
      try values.encode(first, forKey: .after)
      try values.encode(longest, forKey: .atMost)
      try values.encode(scope, forKey: .scope)
    case .sendShorter(let size):
      try encode(.sendShorter)
      try values.encode(size, forKey: .atMost)
    case .newCredential: try encode(.newCredential)
    case .reconnect: try encode(.reconnect)
    case .stopSender(let reason): try encode(.stopSender, reason: reason)
    case .deadLetter(let reason): try encode(.deadLetter, reason: reason)
    }
  }
}
