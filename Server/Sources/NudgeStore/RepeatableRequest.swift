public import Nudge

/// A request whose response is sent again if it is repeated.
public struct RepeatableRequest: Hashable, Sendable {
  /// The key that a request and its repetitions share: a hash of the client's key and its name for the request.
  public var key: String
  /// A hash of everything that the request asks for.
  public var content: String
  /// The person whom the request is about.
  ///
  /// When they are erased, the response is deleted.
  public var person: String?

  /// The time for which a key belongs to a request, from its start and again from its response, in seconds.
  public static let kept: Int64 = 86_400
  /// The number of seconds after which a request without a response counts as one that a crash ended.
  public static let longestRun: Int64 = 60

  public init(key: String, content: String, person: String? = nil) {
    self.key = key
    self.content = content
    self.person = person
  }
}

/// The response to a request.
public struct StoredResponse: Hashable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The media type of the body.
  public var contentType: String?
  /// The body, which the server encrypts.
  public var body: [UInt8]

  public init(status: Int, contentType: String?, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }
}

/// The decision about a request that has just arrived.
public enum RequestStart: Hashable, Sendable {
  /// It is to be performed now.
  case started(RequestRun)
  /// It is being performed.
  case running
  /// It was performed.
  case finished(StoredResponse)
  /// The key belongs to a request with another content.
  case different
}

/// One performance of a request.
public struct RequestRun: Hashable, Sendable {
  public var key: String
  /// The time at which a request with this key was first started.
  ///
  /// It stays the same if the request is repeated because it failed or never ended, and is another one once the key
  /// is free again.
  public var firstStart: Timestamp
  /// The time from which the run counts as ended by a crash, which distinguishes it from other runs of the request.
  public var end: Timestamp

  public init(key: String, firstStart: Timestamp, end: Timestamp) {
    self.key = key
    self.firstStart = firstStart
    self.end = end
  }
}

/// A request as a store keeps it.
package struct StoredRequest {
  package var content: String
  /// The response, or `nil` until the request has succeeded.
  package var response: StoredResponse?
  package var firstStart: Timestamp
  /// The end of the current run, or of the last one.
  package var runsUntil: Timestamp
  /// The time from which the key is free again.
  package var until: Timestamp

  package init(
    content: String, response: StoredResponse?, firstStart: Timestamp, runsUntil: Timestamp, until: Timestamp
  ) {
    self.content = content
    self.response = response
    self.firstStart = firstStart
    self.runsUntil = runsUntil
    self.until = until
  }
}

extension RepeatableRequest {
  /// Decides whether the request may be performed.
  ///
  /// - Parameter stored: What is kept under the request's key.
  /// - Returns: If the request is to be performed, its run, which is to be stored.
  package func start(after stored: StoredRequest?, at now: Timestamp) -> RequestStart {
    func started(first: Timestamp) -> RequestStart {
      .started(RequestRun(key: key, firstStart: first, end: now.advanced(bySeconds: Self.longestRun)))
    }
    guard let stored, stored.until > now else { return started(first: now) }
    if stored.response == nil, stored.runsUntil <= now { return started(first: stored.firstStart) }
    guard stored.content == content else { return .different }
    return stored.response.map { .finished($0) } ?? .running
  }
}
