/// A request whose response is sent again if it is repeated.
public struct RepeatableRequest: Hashable, Sendable {
  /// What both requests have in common: a hash of the client's key and its name for the request.
  public var key: String
  /// A hash of everything that the request asks for.
  public var content: String
  /// The person whom the request is about.
  ///
  /// When they are erased, the response is deleted.
  public var person: String?

  /// How long a response is kept, in seconds.
  public static let kept: Int64 = 86_400
  /// After this number of seconds, a request without a response is taken for one that a crash ended.
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
  public var body: [UInt8]

  public init(status: Int, contentType: String?, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }
}

/// What is known about a request.
public enum RequestStart: Hashable, Sendable {
  /// It wasn't made before, and is to be performed now.
  case started
  /// It is being performed.
  case running
  /// It was performed.
  case finished(StoredResponse)
  /// The key belongs to a request with another content.
  case different
}
