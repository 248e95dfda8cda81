/// What a push service answered to one message; nothing of it is trusted.
public struct ProviderReply: Hashable, Sendable {
  /// The most bytes of a body that are read; no service writes as many.
  public static let maximumBodySize = 16_384

  /// The HTTP status.
  public var status: Int
  /// The headers.
  public var headers: [PushMessage.Header]
  /// The body, whatever it may be.
  public var body: [UInt8]

  /// Creates a reply.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The headers.
  ///   - body: The body.
  public init(status: Int, headers: [PushMessage.Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A header's value.
  ///
  /// - Parameter name: Its name, in upper or lower case.
  /// - Returns: The first of that name; `nil` where there is none.
  public subscript(header name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}
