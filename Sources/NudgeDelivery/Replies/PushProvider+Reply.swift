public import NudgePlanning
public import NudgeTime

extension PushProvider {
  /// A push service's reply to a message.
  ///
  /// The content of a reply is untrusted.
  ///
  ///     let reply = PushProvider.Reply(status: 410, body: Array(#"{"reason":"Unregistered"}"#.utf8))
  ///     PushProvider.apns.action(for: reply, repliedAt: now)  // .dropTarget
  ///
  /// In JSON, the body is encoded as base64.
  public struct Reply: Codable, Hashable, Sendable {
    /// The maximum number of bytes of a body that are read.
    ///
    /// Push services don't send bodies this large.
    public static let maximumBodySize = 16_384

    /// The HTTP status code, from 100 to 599.
    ///
    /// Any other number is treated as `PushProvider.NoReply.unanswered`.
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

    /// Accesses the value of the first header that has the given name.
    ///
    /// - Parameter name: The header's name, which is case-insensitive.
    /// - Returns: The value, or `nil` if no header has this name.
    public subscript(header name: String) -> String? { headers.value(of: name) }

    /// Returns the delay that the header `Retry-After` requests, in seconds.
    ///
    ///     let reply = PushProvider.Reply(status: 503, headers: [.init(name: "Retry-After", value: "120")])
    ///     reply.retryAfter(repliedAt: now)  // 120
    ///
    /// Wait at least as long as you would without the header. Some services always send 0, or a date in the past.
    ///
    /// Source: RFC 9110, section 10.2.3 <https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3>
    ///
    /// - Parameter moment: The time at which the reply arrived, in UTC, which the delay until a date is relative to.
    /// - Returns: From 0 to 86,400 seconds, or `nil` if the header is missing or contains neither a number nor a date.
    public func retryAfter(repliedAt moment: Timestamp) -> Int? {
      RetryAfter.seconds(self[header: "Retry-After"], from: moment)
    }

    private enum CodingKeys: CodingKey {
      case status, headers, body
    }

    /// Decodes a reply.
    ///
    /// The keys `headers` and `body` are optional.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      status = try values.decode(Int.self, forKey: .status)
      headers = try values.decodeIfPresent([PushMessage.Header].self, forKey: .headers) ?? []
      body = values.contains(.body) ? try values.decodeBase64(.body) : []
    }

    /// Encodes the reply, with its body as base64.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(status, forKey: .status)
      try values.encode(headers, forKey: .headers)
      try values.encodeBase64(body, .body)
    }
  }
}

extension PushProvider {
  /// What a sender must do after attempting to send a message.
  ///
  ///     switch provider.action(for: reply, repliedAt: now, attempt: attempt) {
  ///     case .retry(_, _, _, let scope): …  // action.delay(attempt:for:) returns the delay
  ///     case .dropTarget: …
  ///     default: …
  ///     }
  ///
  /// The complete tables are in docs/payloads.md. In JSON, an action is an object that contains the case name under
  /// `action`. Its other keys are the labels of the associated values.
  public enum Action: Hashable, Sendable {
    /// The service accepted the message, so there is nothing left to do.
    case delivered
    /// Delete the device's token or subscription, and stop sending messages to it.
    ///
    /// If a time is given, in UTC, delete the token only if it has not been registered again since then.
    case dropTarget(unregisteredSince: Timestamp?)
    /// Send the same message again later, unless it has expired by then.
    ///
    /// The first delay is `after` and the longest delay is `atMost`, both in seconds and without the random part. No
    /// delay is shorter than `atLeast`, which is the number of seconds that the service requested in `Retry-After`, or
    /// 0. To get the delay before a specific attempt, call `delay(attempt:for:)`.
    case retry(after: Int, atMost: Int, atLeast: Int = 0, scope: Scope)
    /// Encode the notification again with at most this many bytes before encryption, and send it once.
    ///
    /// If the notification can't be shortened (`PayloadError.tooLarge`), set it aside. Any padding counts toward the
    /// same limit.
    case sendShorter(atMost: Int)
    /// Send the same message again once, without the header `Topic`.
    ///
    /// The service doesn't accept the topic. Without one, the message doesn't replace an earlier one that has not been
    /// delivered yet.
    case sendWithoutTopic
    /// Create a new credential and use it from now on. Send the same message again once.
    case newCredential
    /// Open a new connection and send the same message again over it.
    case reconnect
    /// Stop sending to all devices until the configuration has been fixed.
    case stopSender(reason: String)
    /// Set the message aside for manual inspection.
    ///
    /// The service would reject the message again.
    case deadLetter(reason: String)

    /// The messages that a delay applies to.
    ///
    /// The raw value is the name used in JSON.
    public enum Scope: String, CaseIterable, Codable, Hashable, Sendable {
      /// The delay applies to messages to this device.
      ///
      /// Messages to other devices are still sent.
      case device
      /// The delay applies to all messages to this service, because it is overloaded or unreachable.
      ///
      /// For Web Push, the service is the endpoint's host.
      case service
    }

    /// Returns the delay before the next attempt to send a notification, in seconds.
    ///
    ///     if let delay = action.delay(attempt: attempt.number, for: notification) {
    ///       let moment = now.advanced(by: .seconds(delay))
    ///
    /// - Parameters:
    ///   - attempt: The number of times the message has been sent, at least 1.
    ///   - notification: The notification, whose ID and person determine the random part.
    /// - Returns: The same value as `delay(attempt:seed:)`.
    public func delay(attempt: Int, for notification: NotificationRequest) -> Int? {
      let person = StableHash.fnv1a(notification.person)
      return delay(attempt: attempt, seed: StableHash.fnv1a("/\(notification.id)", after: person))
    }

    /// Returns the delay before the next attempt, in seconds.
    ///
    /// The delay doubles with each attempt, up to `atMost`, and is at least `atLeast`. A random delay of up to half
    /// that duration is added so that many senders don't retry at the same time. The delay is never shortened, because
    /// the service may have requested it.
    ///
    /// - Parameters:
    ///   - attempt: The number of times the message has been sent, at least 1.
    ///   - seed: The seed for the random part, such as the message's number. Equal seeds produce equal delays.
    /// - Returns: The delay in seconds, or `nil` if the action is not `retry`.
    public func delay(attempt: Int, seed: UInt64) -> Int? {
      guard case .retry(let first, let longest, let least, _) = self else { return nil }
      var wait = max(first, 0)
      for _ in 1..<min(max(attempt, 1), 64) where wait < longest { wait = min(wait * 2, longest) }
      wait = max(wait, least)
      let chance = StableHash.mix(seed ^ StableHash.mix(UInt64(truncatingIfNeeded: attempt)))
      return wait + Int(chance % UInt64(wait / 2 + 1))
    }
  }
}

extension PushProvider.Action: Codable {
  private enum Name: String, Codable {
    case delivered, dropTarget, retry, sendShorter, sendWithoutTopic, newCredential, reconnect, stopSender, deadLetter
  }

  private enum CodingKeys: CodingKey {
    case action, unregisteredSince, after, atMost, atLeast, scope, reason
  }

  /// Decodes an action.
  ///
  /// The key `atLeast` is optional.
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
          after: try number(.after), atMost: try number(.atMost),
          atLeast: try values.decodeIfPresent(Int.self, forKey: .atLeast) ?? 0,
          scope: try values.decode(Scope.self, forKey: .scope))
      case .sendShorter: .sendShorter(atMost: try number(.atMost))
      case .sendWithoutTopic: .sendWithoutTopic
      case .newCredential: .newCredential
      case .reconnect: .reconnect
      case .stopSender: .stopSender(reason: try reason())
      case .deadLetter: .deadLetter(reason: try reason())
      }
  }

  /// Encodes the action as an object that contains its name.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
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
    case .retry(let first, let longest, let least, let scope):
      try encode(.retry)
      try values.encode(first, forKey: .after)
      try values.encode(longest, forKey: .atMost)
      if least != 0 { try values.encode(least, forKey: .atLeast) }
      try values.encode(scope, forKey: .scope)
    case .sendShorter(let size):
      try encode(.sendShorter)
      try values.encode(size, forKey: .atMost)
    case .sendWithoutTopic: try encode(.sendWithoutTopic)
    case .newCredential: try encode(.newCredential)
    case .reconnect: try encode(.reconnect)
    case .stopSender(let reason): try encode(.stopSender, reason: reason)
    case .deadLetter(let reason): try encode(.deadLetter, reason: reason)
    }
  }
}
