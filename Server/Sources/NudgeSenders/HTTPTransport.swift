internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTP2
internal import NIOPosix
internal import NIOSSL
public import Nudge
internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Sends requests with AsyncHTTPClient.
///
/// Endpoints come from browsers and users, so a request only goes to a public address, over HTTPS on port 443, or to a network
/// that the operator allows. The host's name is looked up first, and the connection is made to one of the addresses that were
/// checked.
public final class HTTPTransport: Transport {
  private let clients: ClientPool
  private let lookup: HostLookup
  private let networks: AllowedNetworks

  /// The maximum time until the head of an answer arrives.
  ///
  /// Push services answer within a second or so.
  private static let deadline = TimeAmount.seconds(20)
  private static let connectTimeout = TimeAmount.seconds(5)
  /// The maximum time until the body of an answer has arrived after its head.
  ///
  /// The client's own deadline ends with the head.
  private static let bodyDeadline = Duration.seconds(5)
  /// The maximum time until a host acknowledges the bytes that were sent to it, in milliseconds.
  ///
  /// The client sends no pings, so requests would otherwise be sent for a quarter of an hour to a host that is gone.
  private static let acknowledgment = 10_000
  /// The number of connections to one host, if it doesn't speak HTTP/2.
  private static let connections = 64
  /// The number of a host's addresses that are tried, if no connection can be made.
  private static let maximumAddresses = 2

  /// - Parameter networks: Where requests may go besides public addresses, on any port and without TLS.
  public convenience init(allowing networks: AllowedNetworks = AllowedNetworks()) {
    self.init(allowing: networks, tls: nil, lookup: HostLookup())
  }

  /// - Parameters:
  ///   - tls: The certificates that are trusted, for tests, or `nil` for those of the system.
  init(allowing networks: AllowedNetworks, tls: TLSConfiguration?, lookup: HostLookup) {
    self.networks = networks
    self.lookup = lookup
    var configuration = HTTPClient.Configuration(
      tlsConfiguration: tls, redirectConfiguration: .disallow,
      timeout: HTTPClient.Configuration.Timeout(connect: Self.connectTimeout), decompression: .disabled)
    configuration.connectionPool.idleTimeout = .seconds(60)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = Self.connections
    // Whoever sends decides when to try again.
    configuration.connectionPool.retryConnectionEstablishment = false
    // The address was checked before. This would notice if the client connected to another one.
    let check: @Sendable (any Channel) -> EventLoopFuture<Void> = { channel in
      guard channel.remoteAddress.map(networks.allows) ?? false else {
        return channel.eventLoop.makeFailedFuture(TargetURLError.notPublic)
      }
      #if os(Linux)
      let option = NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT)
      return channel.setOption(.tcpOption(option), value: ChannelOptions.Types.SocketOption.Value(Self.acknowledgment))
      #else
      return channel.eventLoop.makeSucceededVoidFuture()
      #endif
    }
    configuration.http1_1ConnectionDebugInitializer = check
    configuration.http2ConnectionDebugInitializer = check
    clients = ClientPool(configuration)
  }

  public func shutdown() async throws { try await clients.shutdown() }

  public func reconnect(to url: String) async {
    guard let target = try? TargetURL(url, allowing: networks) else { return }
    clients.renew(target.host)
  }

  public func send(_ request: PushMessage, to url: String, at now: Timestamp) async -> TransportResult {
    let deadline = NIODeadline.now() + Self.deadline
    do {
      let target = try TargetURL(url, allowing: networks)
      let addresses = try await lookup.addresses(of: target.host).filter(networks.allows)
      guard !addresses.isEmpty else { throw TargetURLError.notPublic }
      guard !target.needsAllowedNetwork || addresses.allSatisfy(networks.contains) else {
        throw TargetURLError.schemeOrPort
      }
      guard .now() < deadline else { return .notSent("the host's name can't be looked up in time") }
      var result = TransportResult.notSent("")
      for address in addresses.prefix(Self.maximumAddresses) {
        result = await send(request, to: target, at: address, deadline)
        guard case .notSent = result else { break }
      }
      return result
    } catch {
      return Self.result(of: error)
    }
  }

  private func send(
    _ request: PushMessage, to target: TargetURL, at address: SocketAddress, _ deadline: NIODeadline
  ) async -> TransportResult {
    var http = HTTPClientRequest(url: target.text)
    http.method = .POST
    for header in request.headers { http.headers.add(name: header.name, value: header.value) }
    let body = WatchedBytes(request.body)
    http.body = .bytes(body)
    do {
      let place = ClientPool.Target(host: target.host, address: address.ipAddress ?? "")
      return try await clients.with(place) { client in
        let response = try await client.execute(http, deadline: deadline)
        let headers = response.headers.map { PushMessage.Header(name: $0.name, value: $0.value) }
        return .reply(
          PushProvider.Reply(
            status: Int(response.status.code), headers: headers, body: await Self.body(of: response)))
      }
    } catch {
      let result = Self.result(of: error)
      // Without its body, no host can have accepted the request.
      guard case .unanswered = result, !body.isRead else { return result }
      return .notSent("the connection ended before the request was written")
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

  /// Returns what an error means.
  ///
  /// Only an error from before the request was written means that it was never sent.
  static func result(of error: any Error) -> TransportResult {
    switch error {
    case let error as TargetURLError: .notSent("\(error)")
    case HostLookupError.unknownHost: .notSent("there is no host with this name")
    case is HostLookupError: .notSent("the host's name can't be looked up at the moment")
    case let error as IOError where error.isAboutConnecting: .notSent(error.connectionReason)
    case let error as NIOConnectionError: .notSent(error.reason)
    case ChannelError.ioOnClosedChannel: .notSent("no connection could be made")
    case ChannelError.connectTimeout: .notSent("the host doesn't answer")
    case let error as NIOHTTP2Errors.StreamClosed where error.errorCode == .refusedStream:
      .notSent("the host refused the request")
    case NIOSSLError.handshakeFailed(let cause) where "\(cause)".contains("CERTIFICATE_VERIFY_FAILED"):
      .notSent("the certificate isn't trusted")
    case NIOSSLError.unableToValidateCertificate, NIOSSLError.noCertificateToValidate:
      .notSent("the certificate isn't trusted")
    case NIOSSLError.handshakeFailed: .notSent("no encrypted connection could be made")
    case let error as NIOSSLExtraError where error == .failedToValidateHostname:
      .notSent("the certificate is for another host")
    case let error as HTTPClientError: result(of: error)
    default: .unanswered("the connection ended before an answer came")
    }
  }

  private static func result(of error: HTTPClientError) -> TransportResult {
    switch error {
    case .connectTimeout: .notSent("the host doesn't answer")
    case .tlsHandshakeTimeout, .httpProxyHandshakeTimeout: .notSent("no encrypted connection could be made")
    case .getConnectionFromPoolTimeout: .notSent("no connection was free")
    case .invalidURL, .emptyHost, .unsupportedScheme(""): .notSent("\(TargetURLError.malformed)")
    case .deadlineExceeded, .readTimeout: .unanswered("no answer came in time")
    default: .unanswered("the connection ended before an answer came")
    }
  }
}

/// The bytes of a body, and whether the client has begun to write them, for which it copies them.
private final class WatchedBytes: RandomAccessCollection, Sendable {
  private let bytes: [UInt8]
  private let wasRead = Atomic(false)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isRead: Bool { wasRead.load(ordering: .acquiring) }

  var startIndex: Int { bytes.startIndex }
  var endIndex: Int { bytes.endIndex }

  subscript(position: Int) -> UInt8 {
    wasRead.store(true, ordering: .releasing)
    return bytes[position]
  }

  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    wasRead.store(true, ordering: .releasing)
    return try unsafe bytes.withContiguousStorageIfAvailable(body)
  }
}

extension NIOConnectionError {
  /// The reason that the last of the host's addresses couldn't be reached.
  fileprivate var reason: String {
    guard let last = connectionErrors.last?.error else {
      return dnsAError == nil && dnsAAAAError == nil
        ? "no connection could be made" : "the host's name can't be looked up"
    }
    guard case .notSent(let reason) = HTTPTransport.result(of: last) else { return "no connection could be made" }
    return reason
  }
}

extension IOError {
  /// A Boolean value indicating whether the error happened before the connection existed.
  fileprivate var isAboutConnecting: Bool {
    // SwiftNIO only says in words what it was doing. An established connection can't be refused.
    errnoCode == ECONNREFUSED || description.hasPrefix("connect(") || description.contains("non-blocking connect")
  }

  fileprivate var connectionReason: String {
    switch errnoCode {
    case ECONNREFUSED: "the connection was refused"
    case ETIMEDOUT: "the host doesn't answer"
    case EHOSTUNREACH, ENETUNREACH, ENETDOWN, EADDRNOTAVAIL: "the host can't be reached"
    default: "no connection could be made"
    }
  }
}
