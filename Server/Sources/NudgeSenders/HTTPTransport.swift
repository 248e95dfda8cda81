internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL
public import Nudge

/// Sends requests with AsyncHTTPClient.
///
/// Endpoints come from browsers and users, so a request only leaves this machine for a public address, over HTTPS on port 443.
/// The address is checked after the connection was made, when the name can't be resolved to another one any more.
public final class HTTPTransport: Transport {
  private let client: HTTPClient
  private let allowsLoopback: Bool

  /// How long to wait for an answer.
  ///
  /// Push services answer within a second or so.
  private static let deadline = TimeAmount.seconds(20)
  private static let connectTimeout = TimeAmount.seconds(10)
  /// How long to wait for the body of an answer.
  ///
  /// The client's own deadline ends with the head.
  private static let bodyDeadline = Duration.seconds(5)
  /// The number of connections to one host, if it doesn't speak HTTP/2.
  private static let connections = 64

  /// - Parameter allowsLoopback: Whether requests may go to this machine, on any port and without TLS.
  public init(allowsLoopback: Bool = false) {
    self.allowsLoopback = allowsLoopback
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: HTTPClient.Configuration.Timeout(connect: Self.connectTimeout),
      decompression: .disabled)
    configuration.connectionPool.idleTimeout = .seconds(60)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = Self.connections
    let check: @Sendable (any Channel) -> EventLoopFuture<Void> = { channel in
      let isAllowed = channel.remoteAddress.map { $0.isPublic || (allowsLoopback && $0.isLoopback) } ?? false
      return isAllowed
        ? channel.eventLoop.makeSucceededVoidFuture()
        : channel.eventLoop.makeFailedFuture(AddressError())
    }
    configuration.http1_1ConnectionDebugInitializer = check
    configuration.http2ConnectionDebugInitializer = check
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  public func shutdown() async throws { try await client.shutdown() }

  public func send(_ request: PushMessage, to url: String, at now: Timestamp) async -> TransportResult {
    guard isAllowed(url) else { return .notSent("the address must begin with https:// and use port 443") }
    var http = HTTPClientRequest(url: url)
    http.method = .POST
    for header in request.headers { http.headers.add(name: header.name, value: header.value) }
    http.body = .bytes(request.body)
    do {
      let response = try await client.execute(http, deadline: .now() + Self.deadline)
      let headers = response.headers.map { PushMessage.Header(name: $0.name, value: $0.value) }
      return .reply(
        PushProvider.Reply(
          status: Int(response.status.code), headers: headers, body: await Self.body(of: response)))
    } catch {
      return Self.result(of: error)
    }
  }

  /// Returns a short body, or nothing if it doesn't come in time, because the answer counts without it.
  private static func body(of response: HTTPClientResponse) async -> [UInt8] {
    await withTaskGroup(of: [UInt8].self) { group in
      group.addTask {
        let body = try? await response.body.collect(upTo: PushProvider.Reply.maximumBodySize)
        return body.map { Array($0.readableBytesView) } ?? []
      }
      group.addTask {
        try? await Task.sleep(for: bodyDeadline)
        return []
      }
      let body = await group.next() ?? []
      group.cancelAll()
      return body
    }
  }

  /// Returns whether the scheme and port of a URL are allowed.
  func isAllowed(_ url: String) -> Bool {
    if allowsLoopback, url.hasPrefix("http://") || url.hasPrefix("https://") { return true }
    guard url.hasPrefix("https://") else { return false }
    let host = WebPushSender.origin(of: url).dropFirst("https://".count)
    guard !host.contains("@") else { return false }
    // An IPv6 address contains colons, but is followed by a bracket.
    let port = host[(host.lastIndex(of: "]") ?? host.startIndex)...].split(
      separator: ":", omittingEmptySubsequences: false)
    return port.count == 1 || port.last == "443"
  }

  /// Returns what an error means.
  ///
  /// Only an error from before the request was written means that it was never sent.
  static func result(of error: any Error) -> TransportResult {
    switch error {
    case is AddressError: return .notSent("the address isn't public")
    case is NIOConnectionError, NIOSSLError.handshakeFailed, NIOSSLError.unableToValidateCertificate,
      NIOSSLError.noCertificateToValidate, ChannelError.connectTimeout, ChannelError.ioOnClosedChannel:
      return .notSent("no connection: \(type(of: error))")
    case let error as NIOSSLExtraError where error == .failedToValidateHostname:
      return .notSent("the certificate is for another host")
    case let error as HTTPClientError
    where error == .connectTimeout || error == .getConnectionFromPoolTimeout || error == .tlsHandshakeTimeout
      || error == .invalidURL || error == .emptyHost || error == .unsupportedScheme("")
      || error == .httpProxyHandshakeTimeout:
      return .notSent("no connection: \(error.shortDescription)")
    default: return .unanswered("no answer: \(type(of: error))")
    }
  }
}

/// The address of the connection isn't one that notifications may be sent to.
struct AddressError: Error {}

extension SocketAddress {
  package var isLoopback: Bool {
    guard let bytes else { return true }
    if let v4 = Self.embeddedV4(bytes) { return v4 >> 24 == 127 }
    return bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// Whether the address is reachable on the Internet, according to IANA's registries of special-purpose addresses.
  var isPublic: Bool {
    guard let bytes else { return false }
    if let v4 = Self.embeddedV4(bytes) {
      return !Self.specialV4.contains { v4 >> (32 - $0.length) == $0.prefix >> (32 - $0.length) }
    }
    // Global unicast without Teredo, documentation and 6to4.
    let first = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
    let second = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    guard first & 0xE000 == 0x2000, first != 0x2002, first != 0x3FFF else { return false }
    return first != 0x2001 || (second != 0 && second != 0x0DB8)
  }

  /// The 4 or 16 bytes of the address, or `nil` if it isn't one of the Internet.
  private var bytes: [UInt8]? { ipAddress.flatMap(IPBytes.parse) }

  /// Returns the IPv4 address that the bytes are, or that they stand for.
  private static func embeddedV4(_ bytes: [UInt8]) -> UInt32? {
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    let translated = [0, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8)
    guard bytes.count == 4 || [mapped, translated].contains(Array(bytes.prefix(12))) else { return nil }
    return bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static let specialV4: [(prefix: UInt32, length: UInt32)] = [
    (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16), (0xAC10_0000, 12),
    (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16), (0xC612_0000, 15), (0xC633_6400, 24),
    (0xCB00_7100, 24), (0xE000_0000, 4), (0xF000_0000, 4),
  ]
}

/// The bytes of an address as the system prints it.
enum IPBytes {
  static func parse(_ text: String) -> [UInt8]? {
    // A zone, such as %eth0, isn't part of the address.
    let text = text.prefix { $0 != "%" }
    if !text.contains(":") { return v4(text) }
    let halves = text.components("::")
    guard halves.count <= 2, let head = groups(halves[0]), let tail = groups(halves.count == 2 ? halves[1] : "") else {
      return nil
    }
    let missing = 16 - head.count - tail.count
    guard halves.count == 2 ? missing >= 0 : missing == 0 else { return nil }
    return head + [UInt8](repeating: 0, count: missing) + tail
  }

  private static func v4(_ text: Substring) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return parts.count == 4 && parts.allSatisfy { $0 != nil } ? parts.compactMap(\.self) : nil
  }

  private static func groups(_ text: Substring) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    var bytes: [UInt8] = []
    for group in text.split(separator: ":", omittingEmptySubsequences: false) {
      if group.contains(".") {
        guard let v4 = v4(group) else { return nil }
        bytes += v4
      } else {
        guard let value = UInt16(group, radix: 16) else { return nil }
        bytes += [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)]
      }
    }
    return bytes
  }
}

extension Substring {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
