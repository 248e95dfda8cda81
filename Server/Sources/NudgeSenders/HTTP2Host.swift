internal import NIOCore
internal import NIOHPACK
internal import NIOHTTP2
internal import NIOPosix
internal import NIOSSL

/// The limits of an ``HTTP2Client``.
struct HTTP2Limits: Sendable {
  /// The maximum duration of a request, from waiting for a stream to the end of the answer.
  var deadline = TimeAmount.seconds(20)
  /// The maximum time until a connection is ready.
  var connect = TimeAmount.seconds(10)
  /// The time for which a connection without requests may be silent before it is tested.
  var idle = TimeAmount.seconds(15)
  /// The time for which a host may be silent while it has requests, or after a test.
  var silence = TimeAmount.seconds(10)
  /// The time to wait after the first failed connection, which each further one doubles.
  var pause = TimeAmount.seconds(1)
  /// A connection that ends earlier counts like a failed one, because APNs takes frequent connections for an attack.
  var shortLife = TimeAmount.seconds(10)
  /// The interval at which deadlines and connections are checked.
  var tick = TimeAmount.milliseconds(250)
  /// The number of connections to a host.
  var connections = 4
  /// The number of streams of a connection, if the host allows more.
  var streams = 1_000
}

/// A request that waits for a stream or for an answer.
// All members are only used on the event loop of the host, except for the first two, which don't change before it has ended.
final class HTTP2Request: @unchecked Sendable {
  private(set) var headers: HPACKHeaders
  private(set) var body: ByteBuffer
  private let deliver: @Sendable (TransportResult) -> Void

  var expires = NIODeadline.distantFuture
  /// The connection and the stream on which the request was sent, or `nil` if it is waiting.
  var stream: (connection: HTTP2Connection, id: HTTP2StreamID)?
  /// The number of times that a host refused the request without processing it.
  var refusals = 0
  private(set) var isDone = false

  init(headers: HPACKHeaders, body: ByteBuffer, _ deliver: @escaping @Sendable (TransportResult) -> Void) {
    self.headers = headers
    self.body = body
    self.deliver = deliver
  }

  func finish(_ result: TransportResult) {
    guard !isDone else { return }
    isDone = true
    stream = nil
    headers = [:]
    body = ByteBuffer()
    deliver(result)
  }
}

/// The connections to one host, and the requests that wait for them.
///
/// Another connection is made if all streams are in use, up to a limit. After connections that fail or end early, the next one
/// has to wait.
// Everything runs on the event loop, which all connections share.
final class HTTP2Host: @unchecked Sendable {
  struct Name: Hashable, Sendable {
    var host: String
    var port: Int
  }

  let eventLoop: any EventLoop
  let limits: HTTP2Limits
  private let name: Name
  private let tls: NIOSSLContext
  private let resolver: (any Resolver & Sendable)?
  private var waiting = CircularBuffer<HTTP2Request>()
  /// All requests in the order of their deadlines, except those that were done when they were the first.
  private var deadlines = CircularBuffer<HTTP2Request>()
  private var connections: [HTTP2Connection] = []
  private var isConnecting = false
  /// The number of consecutive connections that failed or ended early.
  private var failures = 0
  private var nextConnect = NIODeadline.uptimeNanoseconds(0)
  private var isTicking = false
  private var shutdownPromise: EventLoopPromise<Void>?

  /// A pause doubles at most this many times.
  private static let mostDoublings = 6
  /// The maximum time for which a request waits until another connection may be made.
  private static let patience = TimeAmount.seconds(2)
  private static let mostRefusals = 1

  /// - Parameter resolver: What looks up the name, or `nil` for the system.
  init(
    _ name: Name, tls: NIOSSLContext, limits: HTTP2Limits, resolver: (any Resolver & Sendable)? = nil,
    on eventLoop: any EventLoop
  ) {
    self.name = name
    self.resolver = resolver
    self.tls = tls
    self.limits = limits
    self.eventLoop = eventLoop
  }

  func send(_ request: HTTP2Request) {
    let now = NIODeadline.now()
    guard shutdownPromise == nil else { return request.finish(.notSent("the server is stopping")) }
    guard connections.contains(where: { !$0.isRetired }) || nextConnect <= now + Self.patience else {
      return request.finish(.notSent("the host can't be reached"))
    }
    request.expires = now + limits.deadline
    deadlines.append(request)
    waiting.append(request)
    dispatch()
    startTicking()
  }

  /// Sends a request again that the host hasn't seen.
  func sendAgain(_ request: HTTP2Request) {
    request.stream = nil
    request.refusals += 1
    guard request.refusals <= Self.mostRefusals, shutdownPromise == nil else {
      return request.finish(.notSent("the host refused the request"))
    }
    waiting.prepend(request)
  }

  /// Takes no new requests to connections that exist.
  func reconnect() {
    for connection in connections where connection.hasReplied { connection.retire() }
  }

  /// Ends when all requests have.
  func shutdown() -> EventLoopFuture<Void> {
    if let shutdownPromise { return shutdownPromise.futureResult }
    let promise = eventLoop.makePromise(of: Void.self)
    shutdownPromise = promise
    let unsent = waiting
    waiting.removeAll()
    for request in unsent { request.finish(.notSent("the server is stopping")) }
    for connection in connections { connection.retire() }
    finishShutdown()
    return promise.futureResult
  }

  private func finishShutdown() {
    guard connections.isEmpty, !isConnecting else { return }
    shutdownPromise?.succeed()
  }

  /// Sends what is waiting, as far as there are streams, and connects if there aren't enough.
  func dispatch() {
    while let request = waiting.first {
      if request.isDone {
        waiting.removeFirst()
      } else if request.expires <= .now() {
        // This process may have been suspended. Others have taken over what it had to send.
        waiting.removeFirst()
        request.finish(.notSent("no stream was free"))
      } else if let connection = connections.first(where: { $0.free > 0 }) {
        waiting.removeFirst()
        connection.send(request)
      } else {
        return connectIfUseful()
      }
    }
  }

  // MARK: Connecting

  private func connectIfUseful() {
    let usable = connections.filter { !$0.isRetired }
    guard shutdownPromise == nil, !isConnecting, nextConnect <= .now(), usable.count < limits.connections,
      usable.allSatisfy({ $0.isReady && $0.hasReplied && $0.allowsSeveral })
    else { return }
    isConnecting = true
    let bootstrap = ClientBootstrap(group: eventLoop)
      .resolver(resolver)
      .connectTimeout(limits.connect)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture {
          var streams = NIOHTTP2Handler.StreamConfiguration()
          var settings = NIOHTTP2Handler.ConnectionConfiguration()
          settings.initialSettings = [
            HTTP2Setting(parameter: .enablePush, value: 0), HTTP2Setting(parameter: .maxHeaderListSize, value: 16_384),
          ]
          // A service may refuse all requests of a busy connection at once.
          streams.streamResetFrameRateLimit.maximumCount = 10_000
          streams.streamErrorRateLimit.maximumCount = 10_000
          settings.controlFrameRateLimit.maximumCount = 10_000
          // All requests of a busy connection may run out of time at once. An answer to a stream that NIO has forgotten would
          // end the connection.
          settings.maximumRecentlyResetStreams = 10_000
          let connection = HTTP2Connection(host: self)
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandlers([
            try handshake(),
            NIOHTTP2Handler(
              mode: .client, frameDelegate: nil, connectionConfiguration: settings, streamConfiguration: streams),
            connection,
          ])
          connections.append(connection)
        }
      }
    bootstrap.connect(host: name.host, port: name.port).whenComplete { [self] result in
      isConnecting = false
      // There was a channel for each address that was tried. The others never become active, so they don't end by themselves.
      connections.removeAll { !$0.isConnected }
      // A channel that was made ends by itself.
      guard case .failure(let error) = result else {
        if shutdownPromise != nil { for connection in connections { connection.retire() } }
        dispatch()
        return finishShutdown()
      }
      if case .notSent(let reason) = HTTPTransport.result(of: error) {
        failed(reason)
      } else {
        failed("no connection could be made")
      }
    }
  }

  private func handshake() throws -> NIOSSLClientHandler {
    // The extension for names doesn't allow addresses, which are verified without it.
    let isAddress = (try? SocketAddress(ipAddress: name.host, port: 0)) != nil
    return try NIOSSLClientHandler(context: tls, serverHostname: isAddress ? nil : name.host)
  }

  /// A connection has ended.
  func ended(_ connection: HTTP2Connection, _ reason: String) {
    connections.removeAll { $0 === connection }
    let isShort = NIODeadline.now() - connection.start < limits.shortLife
    if !connection.hasReplied {
      failed(reason)
    } else {
      // The first early end is normal: services move connections.
      failures = isShort || connection.isBroken ? failures + 1 : 0
      if failures > 1 { nextConnect = .now() + pause(failures - 1) }
      dispatch()
      finishShutdown()
    }
  }

  private func failed(_ reason: String) {
    failures += 1
    nextConnect = .now() + pause(failures)
    if !connections.contains(where: \.isReady) {
      let unsent = waiting
      waiting.removeAll()
      for request in unsent { request.finish(.notSent(reason)) }
    }
    finishShutdown()
  }

  private func pause(_ failures: Int) -> TimeAmount {
    let pause = limits.pause * (1 << min(failures - 1, Self.mostDoublings))
    return pause + .nanoseconds(.random(in: 0...pause.nanoseconds / 4))
  }

  // MARK: Time

  private func startTicking() {
    guard !isTicking else { return }
    isTicking = true
    eventLoop.scheduleTask(in: limits.tick) { self.tick() }
  }

  private func tick() {
    isTicking = false
    let now = NIODeadline.now()
    var late: [HTTP2Request] = []
    while let request = deadlines.first, request.isDone || request.expires <= now {
      deadlines.removeFirst()
      if !request.isDone { late.append(request) }
    }
    // Those that wait end first, because the streams of the others would be used for them.
    for request in late where request.stream == nil { request.finish(.notSent("no stream was free")) }
    for request in late {
      guard let (connection, id) = request.stream else { continue }
      connection.cancel(id)
    }
    for connection in connections { connection.check(at: now) }
    dispatch()
    if !connections.isEmpty || !deadlines.isEmpty || isConnecting { startTicking() }
  }
}
