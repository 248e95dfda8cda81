public import NudgePlanning
public import NudgeTime

extension PushProvider {
  /// A push service's reply to a message.
  ///
  /// Its content is untrusted.
  ///
  ///     let reply = PushProvider.Reply(status: 410, body: Array(#"{"reason":"Unregistered"}"#.utf8))
  ///     PushProvider.apns.action(for: reply, repliedAt: now)  // .dropTarget
  ///
  /// In JSON, the body is base64.
  public struct Reply: Codable, Hashable, Sendable {
    /// The maximum size of a body that is read, in bytes.
    ///
    /// No service sends a body of this size.
    public static let maximumBodySize = 16_384

    /// The HTTP status, 100 to 599.
    ///
    /// Any other number counts as `PushProvider.NoReply.unanswered`.
    public var status: Int
    /// The headers.
    public var headers: [PushMessage.Header]
    /// The body, which can have any format.
    public var body: [UInt8]

    /// Creates a reply.
    public init(status: Int, headers: [PushMessage.Header] = [], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// Accesses the value of the first header with a name.
    ///
    /// - Parameter name: The name of the header. Case is ignored.
    /// - Returns: The value, or `nil` if there is no such header.
    public subscript(header name: String) -> String? { headers.value(of: name) }

    private enum CodingKeys: CodingKey {
      case status, headers, body
    }

    /// Decodes a reply.
    ///
    /// `headers` and `body` may be absent.
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
    /// - Throws: The encoder's errors.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(status, forKey: .status)
      try values.encode(headers, forKey: .headers)
      try values.encodeBase64(body, .body)
    }
  }
}

extension PushProvider {
  /// The work that a sender has to do after it tried to send a message.
  ///
  ///     switch provider.action(for: reply, repliedAt: now, attempt: attempt) {
  ///     case .retry(_, _, let scope): …  // action.delay(attempt:for:) returns the delay
  ///     case .dropTarget: …
  ///     default: …
  ///     }
  ///
  /// docs/payloads.md contains the complete tables. In JSON, an action is an object whose `action` is the name of the
  /// case. The other keys are the labels of its associated values.
  public enum Action: Hashable, Sendable {
    /// Do nothing: the service accepted the message.
    case delivered
    /// Delete the device's token or subscription, and stop sending to it.
    ///
    /// If there is a moment, in UTC, delete the token only if it was not registered again after that moment.
    case dropTarget(unregisteredSince: Timestamp?)
    /// Send the same message again later, unless it has expired by then.
    ///
    /// `after` is the first delay and `atMost` the longest one, both in seconds and without the random part. For the
    /// delay before an attempt, call `delay(attempt:for:)`.
    case retry(after: Int, atMost: Int, scope: Scope)
    /// Encode the notification again with at most that many bytes before encryption, and send it once.
    ///
    /// If the notification cannot be shortened (`PayloadError.tooLarge`), set it aside. Any padding must stay within the
    /// same limit.
    case sendShorter(atMost: Int)
    /// Create a new credential, use it from now on, and send the same message again once.
    case newCredential
    /// Open a new connection, and send the same message again on it.
    case reconnect
    /// Stop sending to all devices until someone has fixed the configuration.
    case stopSender(reason: String)
    /// Set the message aside for someone to inspect.
    ///
    /// The service would reject it again.
    case deadLetter(reason: String)

    /// The scope of a delay.
    ///
    /// The raw value is the spelling in JSON.
    public enum Scope: String, CaseIterable, Codable, Hashable, Sendable {
      /// Messages to this device wait.
      ///
      /// Messages to other devices continue.
      case device
      /// Messages to this service wait, because it is overloaded or unreachable.
      ///
      /// For Web Push, the service is the host of the endpoint.
      case service
    }

    /// Returns the delay before the next attempt to send a notification, in seconds.
    ///
    ///     if let delay = action.delay(attempt: attempt.number, for: notification) {
    ///       let moment = now.advanced(by: .seconds(delay))
    ///
    /// - Parameters:
    ///   - attempt: The number of times that the message has been sent, 1 or more.
    ///   - notification: The notification. Its id and its person determine the random part.
    /// - Returns: The same as `delay(attempt:seed:)`.
    public func delay(attempt: Int, for notification: NotificationRequest) -> Int? {
      let person = StableHash.fnv1a(notification.person)
      return delay(attempt: attempt, seed: StableHash.fnv1a("/\(notification.id)", after: person))
    }

    /// Returns the delay before the next attempt, in seconds.
    ///
    /// The delay doubles with each attempt, up to `atMost`. A random part of up to half of the delay is added, so that
    /// many senders do not retry at the same moment. Nothing is ever subtracted, because the service may have set the
    /// delay.
    ///
    /// - Parameters:
    ///   - attempt: The number of times that the message has been sent, 1 or more.
    ///   - seed: The source of the random part, such as the number of the message. Equal seeds produce equal delays.
    /// - Returns: The delay in seconds, or `nil` if the action is not `retry`.
    public func delay(attempt: Int, seed: UInt64) -> Int? {
      guard case .retry(let first, let longest, _) = self else { return nil }
      var wait = max(first, 0)
      for _ in 1..<min(max(attempt, 1), 64) where wait < longest { wait = min(wait * 2, longest) }
      let chance = StableHash.mix(seed ^ StableHash.mix(UInt64(truncatingIfNeeded: attempt)))
      return wait + Int(chance % UInt64(wait / 2 + 1))
    }
  }
}

extension PushProvider.Action: Codable {
  private enum Name: String, Codable {
    case delivered, dropTarget, retry, sendShorter, newCredential, reconnect, stopSender, deadLetter
  }

  private enum CodingKeys: CodingKey {
    case action, unregisteredSince, after, atMost, scope, reason
  }

  /// Decodes an action.
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

  /// Encodes the action as an object with its name.
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
