/// What goes to a push service for one notification: headers and body, but for those that say who sends it, and to whom.
///
/// Not in it are the address, such as a device's token in APNs' path, and what proves the sender's identity.
public struct PushMessage: Hashable, Sendable {
  /// The headers, each once, in order of name.
  public var headers: [Header]
  /// The body, JSON in UTF-8.
  public var body: [UInt8]

  /// One header.
  public struct Header: Hashable, Sendable {
    /// Its name, as the service's documentation spells it.
    public var name: String
    /// Its value: ASCII without control characters.
    public var value: String

    /// Creates a header.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - headers: The headers, each once.
  ///   - body: The body.
  public init(headers: [Header], body: [UInt8]) {
    self.headers = headers
    self.body = body
  }

  /// The bytes of the body, which the services' limits count.
  public var size: Int { body.count }

  /// A header's value.
  ///
  /// - Parameter name: Its name, in upper or lower case.
  /// - Returns: `nil` where there is no such header.
  public subscript(header name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}
