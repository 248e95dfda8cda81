import ChildProcess
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Nudge
import Synchronization
import Testing

@testable import NudgeSenders

@Suite("Connections of the transport", .timeLimit(.minutes(1)))
struct ConnectionTests {
  private static let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min

  private static func address(_ text: String) -> SocketAddress {
    guard let address = try? SocketAddress(ipAddress: text, port: 0) else { preconditionFailure("not an address") }
    return address
  }

  /// Sends a request with a transport that finds some addresses for every name.
  private func send(
    to url: String, finding addresses: [String], allowing networks: AllowedNetworks = .loopback,
    trusting certificate: NIOSSLCertificate? = nil
  ) async throws -> TransportResult {
    var tls = TLSConfiguration.makeClientConfiguration()
    if let certificate { tls.trustRoots = .certificates([certificate]) }
    let found = addresses.map(Self.address)
    let transport = HTTPTransport(
      allowing: networks, tls: tls, lookup: HostLookup { _ throws(HostLookupError) in found })
    let result = await transport.send(PushMessage(headers: [], body: Array("{}".utf8)), to: url, at: Self.now)
    try await transport.shutdown()
    return result
  }

  @Test(arguments: ["10.0.0.1", "127.0.0.1", "169.254.169.254", "192.168.0.1", "::1", "fd00::1", "::ffff:10.0.0.1"])
  func aNameOfAPrivateAddressIsRefused(address: String) async throws {
    let result = try await send(to: "https://hooks.example.org/x", finding: [address], allowing: .init())
    #expect(result == .notSent("the address isn't public"))
  }

  @Test func nothingIsConnectedToWithoutPermission() async throws {
    let server = try await Listener()
    let url = "https://hooks.example.org/x"
    #expect(
      try await send(to: url, finding: ["127.0.0.1"], allowing: .init()) == .notSent("the address isn't public"))
    #expect(server.connections == 0)
    try await server.close()
  }

  @Test(arguments: ["http://hooks.example.org/x", "https://hooks.example.org:8443/x"])
  func onlyThisMachineIsReachedWithoutEncryptionOrOnAnotherPort(url: String) async throws {
    let result = try await send(to: url, finding: ["93.184.215.14"])
    #expect(result == .notSent("the address must begin with https:// and use port 443"))
  }

  /// What a name stands for is checked when something is sent, also in a network that is allowed.
  @Test func onlyTheAllowedNetworkIsReachedWithoutEncryption() async throws {
    let server = try await Listener()
    let url = "http://backend.example.internal:\(server.port)/hook"
    let machine = AllowedNetworks([try #require(AddressRange("127.0.0.1"))])
    guard case .reply = try await send(to: url, finding: ["127.0.0.1"], allowing: machine) else {
      Issue.record("the receiver is in an allowed network")
      return
    }
    let other = AllowedNetworks([try #require(AddressRange("10.0.0.0/8"))])
    #expect(
      try await send(to: url, finding: ["127.0.0.1"], allowing: other) == .notSent("the address isn't public"))
    #expect(
      try await send(to: url, finding: ["93.184.215.14"], allowing: other)
        == .notSent("the address must begin with https:// and use port 443"))
    #expect(
      try await send(to: url, finding: ["127.0.0.1", "93.184.215.14"], allowing: machine)
        == .notSent("the address must begin with https:// and use port 443"))
    #expect(server.connections == 1)
    try await server.close()
  }

  /// Connections stay open, so only a new client leads to another server behind the same address.
  @Test func aConnectionThatLeadsToTheWrongServerIsReplaced() async throws {
    let server = try await Listener()
    let transport = HTTPTransport(
      allowing: .loopback, tls: nil,
      lookup: HostLookup { _ throws(HostLookupError) in [Self.address("127.0.0.1")] })
    let url = "http://a.example:\(server.port)/x"
    func send() async {
      guard case .reply = await transport.send(PushMessage(headers: [], body: []), to: url, at: Self.now) else {
        Issue.record("no reply")
        return
      }
    }
    for _ in 0..<3 { await send() }
    #expect(server.connections == 1)
    await transport.reconnect(to: "http://other.example:\(server.port)/x")
    await send()
    #expect(server.connections == 1)
    await transport.reconnect(to: url)
    for _ in 0..<3 { await send() }
    #expect(server.connections == 2)
    // Requests in progress keep their client, whatever happens to it.
    await withDiscardingTaskGroup { group in
      for number in 0..<100 {
        group.addTask {
          if number % 10 == 0 { await transport.reconnect(to: url) }
          await send()
        }
      }
    }
    try await transport.shutdown()
    try await server.close()
  }

  @Test func theNameIsVerifiedAtTheAddressThatWasChecked() async throws {
    let server = try await Listener(name: "hooks.example.org")
    func result(_ host: String, trusts: Bool) async throws -> TransportResult {
      try await send(
        to: "https://\(host):\(server.port)/x", finding: ["127.0.0.1"], trusting: trusts ? server.certificate : nil)
    }
    guard case .reply(let reply) = try await result("hooks.example.org", trusts: true) else {
      Issue.record("no reply")
      return
    }
    #expect(reply.status == 204)
    #expect(server.hosts == ["hooks.example.org:\(server.port)"])
    #expect(try await result("other.example.org", trusts: true) == .notSent("the certificate is for another host"))
    #expect(try await result("hooks.example.org", trusts: false) == .notSent("the certificate isn't trusted"))
    #expect(server.hosts.count == 1)
    try await server.close()
  }

  @Test func anotherAddressIsTriedIfNoConnectionIsMade() async throws {
    let server = try await Listener()
    let result = try await send(to: "http://a.example:\(server.port)/x", finding: ["127.0.0.9", "127.0.0.1"])
    guard case .reply = result else {
      Issue.record("\(result)")
      return
    }
    try await server.close()
    // Not the listener's port, because another test may have it by now.
    let refused = try await send(to: "http://a.example:1/x", finding: ["127.0.0.1"])
    #expect(refused == .notSent("the connection was refused"))
  }

  /// Before the handshake is complete, no request is written, so it can be sent again.
  @Test func onlyARequestThatWasWrittenIsUnknownAfterAReset() async throws {
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        // Closing then resets the connection.
        let linger = (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
        return (linger ?? channel.eventLoop.makeSucceededVoidFuture()).flatMapThrowing {
          try channel.pipeline.syncOperations.addHandler(Closer())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let address = "127.0.0.1:\(server.localAddress?.port ?? 0)"
    let encrypted = try await send(to: "https://\(address)/x", finding: ["127.0.0.1"])
    #expect(encrypted == .notSent("the connection ended before the request was written"))
    let plain = try await send(to: "http://\(address)/x", finding: ["127.0.0.1"])
    #expect(plain == .unanswered("the connection ended before an answer came"))
    try await server.close()
  }

  @Test func namesAreLookedUpOnceAMinute() async throws {
    let count = Mutex(0)
    let lookup = HostLookup { host throws(HostLookupError) in
      count.withLock { $0 += 1 }
      if host == "none" { throw .unknownHost }
      return [Self.address("192.0.2.1")]
    }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { try await lookup.addresses(of: "a.example").count } }
      for try await number in group { #expect(number == 1) }
    }
    #expect(count.withLock(\.self) == 1)
    await #expect(throws: HostLookupError.unknownHost) { try await lookup.addresses(of: "none") }
  }

  @Test func theSystemKnowsThisMachine() async throws {
    #expect(try await HostLookup().addresses(of: "localhost").allSatisfy(\.isLoopback))
    #expect(try await HostLookup().addresses(of: "127.1").allSatisfy(\.isLoopback), "numbers are addresses")
    await #expect(throws: HostLookupError.self) { try await HostLookup().addresses(of: "nowhere.invalid") }
  }
}

/// Closes a connection when something arrives.
private final class Closer: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { context.close(promise: nil) }
}

/// Answers every request with 204, with TLS if it has a name.
private final class Listener: Sendable {
  let port: Int
  let certificate: NIOSSLCertificate?
  private let channel: any Channel
  private let log: Log

  private final class Log: Sendable {
    let connections = Mutex(0)
    let hosts = Mutex<[String]>([])
  }

  var connections: Int { log.connections.withLock(\.self) }
  /// The host of each request.
  var hosts: [String] { log.hosts.withLock(\.self) }

  init(name: String? = nil) async throws {
    let log = Log()
    self.log = log
    var context: NIOSSLContext?
    var certificate: NIOSSLCertificate?
    if let name {
      let (chain, key) = try Self.makeCertificate(name)
      certificate = chain
      context = try NIOSSLContext(
        configuration: .makeServerConfiguration(
          certificateChain: [.certificate(chain)], privateKey: .privateKey(key)))
    }
    self.certificate = certificate
    let tls = context
    channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        log.connections.withLock { $0 += 1 }
        return channel.eventLoop.makeCompletedFuture {
          if let tls { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls)) }
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(Handler { host in log.hosts.withLock { $0.append(host) } })
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = channel.localAddress?.port ?? 0
  }

  func close() async throws { try await channel.close() }

  private static func makeCertificate(_ name: String) throws -> (NIOSSLCertificate, NIOSSLPrivateKey) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try ChildProcess(
      ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        + ["-subj", "/CN=test", "-addext", "subjectAltName=DNS:\(name)", "-days", "2"]
        + ["-keyout", folder.path + "/key.pem", "-out", folder.path + "/chain.pem"],
      complaints: "/dev/null")
    try process.wait()
    let chain = try #require(try NIOSSLCertificate.fromPEMFile(folder.path + "/chain.pem").first)
    return (chain, try NIOSSLPrivateKey(file: folder.path + "/key.pem", format: .pem))
  }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart
    private let onRequest: @Sendable (String) -> Void

    init(_ onRequest: @escaping @Sendable (String) -> Void) { self.onRequest = onRequest }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): onRequest(head.headers.first(name: "host") ?? "")
      case .body: break
      case .end:
        context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .noContent))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      }
    }
  }
}
