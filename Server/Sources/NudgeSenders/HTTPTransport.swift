public import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOSSL
public import Nudge

/// Sends requests with AsyncHTTPClient.
///
/// Endpoints come from browsers and users, so a request only leaves this machine for a public address, over HTTPS on port 443.
/// The address is checked after the connection was made, when the name can't be resolved to another one any more.
public final class HTTPTransport: Transport {
  private let client: HTTPClient
  private let allowsLoopback: Bool

  /// How long to wait for an answer. Push services answer within a second or so.
  private static let deadline = TimeAmount.seconds(20)
  private static let connectTimeout = TimeAmount.seconds(10)

  /// - Parameter allowsLoopback: Whether requests may go to this machine, on any port and without TLS.
  public init(allowsLoopback: Bool = false) {
    self.allowsLoopback = allowsLoopback
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: HTTPClient.Configuration.Timeout(connect: Self.connectTimeout),
      decompression: .disabled)
    configuration.connectionPool.idleTimeout = .seconds(60)
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
      // The answer counts even if the rest of its body never comes.
      let body = try? await response.body.collect(upTo: PushProvider.Reply.maximumBodySize)
      return .reply(
        PushProvider.Reply(
          status: Int(response.status.code), headers: headers, body: body.map { Array($0.readableBytesView) } ?? []))
    } catch {
      return Self.result(of: error)
    }
  }

  /// Returns whether the scheme and port of a URL are allowed.
  func isAllowed(_ url: String) -> Bool {
    if allowsLoopback, url.hasPrefix("http://") || url.hasPrefix("https://") { return true }
    guard url.hasPrefix("https://") else { return false }
    let host = WebPushSender.origin(of: url).dropFirst("https://".count)
    guard !host.contains("@") else { return false }
    // Behind the bracket of an IPv6 address.
    let afterAddress = host.split(separator: "]").last ?? host
    guard let colon = afterAddress.lastIndex(of: ":") else { return true }
    return afterAddress[afterAddress.index(after: colon)...] == "443"
  }

  private static func result(of error: any Error) -> TransportResult {
    switch error {
    case is AddressError: return .notSent("the address isn't public")
    case is NIOConnectionError, is ChannelError, is NIOSSLError, is BoringSSLError:
      return .notSent("no connection: \(type(of: error))")
    case let error as HTTPClientError
    where error == .connectTimeout || error == .getConnectionFromPoolTimeout || error == .tlsHandshakeTimeout
      || error == .invalidURL || error == .emptyHost || error == .unsupportedScheme("") || error == .httpProxyHandshakeTimeout:
      return .notSent("no connection: \(error.shortDescription)")
    default: return .unanswered("no answer: \(type(of: error))")
    }
  }
}

/// The address of the connection isn't one that notifications may be sent to.
struct AddressError: Error {}

extension SocketAddress {
  var isLoopback: Bool {
    switch self {
    case .v4(let address): UInt32(bigEndian: address.address.sin_addr.s_addr) >> 24 == 127
    case .v6: ipAddress == "::1" || ipAddress?.hasPrefix("::ffff:127.") == true
    case .unixDomainSocket: true
    }
  }

  /// Whether the address is reachable on the Internet, according to IANA's registries of special-purpose addresses.
  var isPublic: Bool {
    switch self {
    case .unixDomainSocket: return false
    case .v4(let address): return Self.isPublic(UInt32(bigEndian: address.address.sin_addr.s_addr))
    case .v6(let address):
      let bytes = withUnsafeBytes(of: address.address.sin6_addr) { unsafe Array($0) }
      let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
      let isTranslated = Array(bytes[..<12]) == [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
      if isMapped || isTranslated {
        return Self.isPublic(bytes[12...].reduce(0) { $0 << 8 | UInt32($1) })
      }
      // Global unicast without documentation, 6to4 and Teredo.
      let first = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
      let second = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
      guard first & 0xE000 == 0x2000, first != 0x2002 else { return false }
      return !(first == 0x2001 && (second == 0 || second == 0x0DB8)) && first != 0x3FFF
    }
  }

  private static func isPublic(_ address: UInt32) -> Bool {
    let special: [(UInt32, UInt32)] = [
      (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16), (0xAC10_0000, 12),
      (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16), (0xC612_0000, 15),
      (0xC633_6400, 24), (0xCB00_7100, 24), (0xE000_0000, 4), (0xF000_0000, 4),
    ]
    return !special.contains { address >> (32 - $0.1) == $0.0 >> (32 - $0.1) }
  }
}
