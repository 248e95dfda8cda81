internal import NIOCore
public import NIOHPACK
internal import NIOHTTP2
internal import NIOPosix
internal import NIOSSL
internal import Synchronization

/// A push service with HTTP/2 and TLS on this machine.
///
///     let mock = try await PushMock.start { request in .reply(200) }
///     mock.send(.settings(maximumStreams: 1))
///
/// It decides nothing itself: a test says what it does with each request.
// The state is in a mutex; the channel is thread-safe.
public final class PushMock: Sendable {
  /// A request that arrived completely.
  public struct Request: Sendable {
    /// The number of the connection, from 1.
    public var connection: Int
    public var stream: Int
    public var path: String
    public var headers: [String: String]
    public var body: [UInt8]
    /// How many requests arrived before, on all connections.
    public var index: Int
  }

  /// What the service does with a request.
  public enum Action: Sendable {
    case reply(Int, headers: [String: String] = [:], body: String = "")
    /// A `RST_STREAM` frame with an error code, such as 7 for `REFUSED_STREAM`.
    case reset(Int)
    /// Nothing, until the test answers with ``PushMock/answer(_:with:)``.
    case hold
    /// Closes the connection.
    case close
  }

  /// What the service says on a connection without being asked.
  public enum Message: Sendable {
    case settings(maximumStreams: Int)
    case goAway(lastStream: Int, code: Int = 0)
    /// A frame as bytes, which may be invalid.
    case bytes([UInt8])
  }

  struct State {
    var connections: [Int: any Channel] = [:]
    var opened = 0
    var closed = 0
    var requests: [Request] = []
    var mostOpen = 0
    var pings = 0
    var goAways = 0
    var acknowledged = 0
    var silent: Set<Int> = []
  }

  let state = Mutex(State())
  let act: @Sendable (Request) -> Action
  let settings: [Int?]
  private let channel = Mutex<(any Channel)?>(nil)

  private init(settings: [Int?], _ act: @escaping @Sendable (Request) -> Action) {
    self.settings = settings
    self.act = act
  }

  /// Starts a service on a free port.
  ///
  /// - Parameters:
  ///   - settings: The number of streams in the first settings of each connection, in order, or `nil` for settings without it.
  ///     The last one is for all further connections.
  ///   - isSilent: Whether it never says anything after the TLS handshake.
  ///   - protocols: What it negotiates.
  ///   - act: What it does with a request.
  public static func start(
    settings: [Int?] = [1_000], isSilent: Bool = false,
    protocols: [String] = ["h2"], _ act: @escaping @Sendable (Request) -> Action
  ) async throws -> PushMock {
    let mock = PushMock(settings: settings, act)
    var tls = TLSConfiguration.makeServerConfiguration(
      certificateChain: [.certificate(try TestCertificate.certificate)],
      privateKey: .privateKey(try TestCertificate.key))
    tls.applicationProtocols = protocols
    let context = try NIOSSLContext(configuration: tls)
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
    let channel =
      try await bootstrap
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let number = mock.state.withLock { state in
            state.opened += 1
            state.connections[state.opened] = channel
            if isSilent { state.silent.insert(state.opened) }
            return state.opened
          }
          var configuration = NIOHTTP2Handler.ConnectionConfiguration()
          let streams = settings[min(number, settings.count) - 1]
          configuration.initialSettings =
            streams.map { [HTTP2Setting(parameter: .maxConcurrentStreams, value: $0)] } ?? []
          // A test may reset all streams at once.
          var limits = NIOHTTP2Handler.StreamConfiguration()
          limits.streamResetFrameRateLimit.maximumCount = 10_000
          try channel.pipeline.syncOperations.addHandlers([
            NIOSSLServerHandler(context: context),
            SilentHandler(mock: mock, number: number),
            NIOHTTP2Handler(
              mode: .server, frameDelegate: nil, connectionConfiguration: configuration, streamConfiguration: limits),
            MockHandler(mock: mock, number: number),
          ])
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    mock.channel.withLock { $0 = channel }
    return mock
  }

  /// The headers of a request for tests that have no client.
  public static var requestHeaders: HPACKHeaders {
    HPACKHeaders([(":method", "POST"), (":scheme", "https"), (":authority", "localhost"), (":path", "/")])
  }

  public var url: String { "https://localhost:\(channel.withLock { $0?.localAddress?.port } ?? 0)" }

  /// The requests that have arrived.
  public var requests: [Request] { state.withLock(\.requests) }

  /// How many connections were made.
  public var connections: Int { state.withLock(\.opened) }

  /// How many connections have ended.
  public var closed: Int { state.withLock(\.closed) }

  /// The largest number of requests that were open on one connection.
  public var mostOpen: Int { state.withLock(\.mostOpen) }

  public var pings: Int { state.withLock(\.pings) }

  /// How many settings clients have acknowledged.
  public var acknowledged: Int { state.withLock(\.acknowledged) }

  /// How many times a client said that it leaves.
  public var goAways: Int { state.withLock(\.goAways) }

  /// Answers a request that was held.
  public func answer(_ request: Request, with action: Action) async throws {
    try await perform(on: request.connection) { handler in handler.perform(action, on: request.stream) }
  }

  /// Says something on a connection.
  public func send(_ message: Message, on connection: Int = 1) async throws {
    try await perform(on: connection) { handler in handler.say(message) }
  }

  private func perform(on number: Int, _ body: @escaping @Sendable (MockHandler) -> Void) async throws {
    guard let channel = state.withLock({ $0.connections[number] }) else { return }
    try await channel.eventLoop.submit {
      body(try channel.pipeline.syncOperations.handler(type: MockHandler.self))
    }.get()
  }

  public func stop() async throws {
    for channel in state.withLock(\.connections.values) { channel.close(promise: nil) }
    try await channel.withLock(\.self)?.close()
  }

  /// Says nothing on a connection from now on.
  public func silence(_ number: Int = 1) { state.withLock { _ = $0.silent.insert(number) } }

  /// Reads nothing on a connection until it reads again.
  public func read(_ isReading: Bool, on number: Int = 1) async throws {
    try await state.withLock({ $0.connections[number] })?.setOption(.autoRead, value: isReading).get()
  }

  /// Closes a connection without a word.
  public func cut(_ number: Int = 1) { state.withLock { $0.connections[number] }?.close(promise: nil) }
}

/// Drops everything that the service would say by itself.
private final class SilentHandler: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer

  private let mock: PushMock
  private let number: Int

  init(mock: PushMock, number: Int) {
    self.mock = mock
    self.number = number
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let isSilent = mock.state.withLock { $0.silent.contains(number) }
    if isSilent { promise?.succeed() } else { context.write(data, promise: promise) }
  }
}

final class MockHandler: ChannelInboundHandler {
  typealias InboundIn = HTTP2Frame
  typealias OutboundOut = HTTP2Frame

  private let mock: PushMock
  private let number: Int
  private var context: ChannelHandlerContext?
  private var heads: [HTTP2StreamID: HPACKHeaders] = [:]
  private var bodies: [HTTP2StreamID: [UInt8]] = [:]
  private var open = 0
  private var received = 0

  init(mock: PushMock, number: Int) {
    self.mock = mock
    self.number = number
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelInactive(context: ChannelHandlerContext) { mock.state.withLock { $0.closed += 1 } }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {}

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.payload {
    case .headers(let head):
      heads[frame.streamID] = head.headers
      bodies[frame.streamID] = []
      open += 1
      mock.state.withLock { $0.mostOpen = max($0.mostOpen, open) }
      if head.endStream { arrived(frame.streamID) }
    case .data(let data):
      guard case .byteBuffer(let bytes) = data.data else { return }
      bodies[frame.streamID]? += bytes.readableBytesView
      received += bytes.readableBytes
      if received >= 16_384 {
        write(HTTP2Frame(streamID: .rootStream, payload: .windowUpdate(windowSizeIncrement: received)))
        received = 0
      }
      if data.endStream { arrived(frame.streamID) }
    case .rstStream: if heads.removeValue(forKey: frame.streamID) != nil { open -= 1 }
    case .settings(.ack): mock.state.withLock { $0.acknowledged += 1 }
    case .goAway: mock.state.withLock { $0.goAways += 1 }
    case .ping(_, let ack): if !ack { mock.state.withLock { $0.pings += 1 } }
    default: break
    }
  }

  private func arrived(_ id: HTTP2StreamID) {
    guard let head = heads[id] else { return }
    let request = mock.state.withLock { state in
      let request = PushMock.Request(
        connection: number, stream: Int(id), path: head.first(name: ":path") ?? "",
        headers: Dictionary(head.map { ($0.name, $0.value) }) { first, _ in first }, body: bodies[id] ?? [],
        index: state.requests.count)
      state.requests.append(request)
      return request
    }
    perform(mock.act(request), on: request.stream)
  }

  func perform(_ action: PushMock.Action, on stream: Int) {
    let id = HTTP2StreamID(stream)
    guard heads[id] != nil else { return }
    switch action {
    case .reply(let status, let headers, let body):
      var head = HPACKHeaders([(":status", "\(status)")])
      for (name, value) in headers { head.add(name: name.lowercased(), value: value) }
      end(id)
      write(
        HTTP2Frame(streamID: id, payload: .headers(.init(headers: head, endStream: body.isEmpty))))
      if !body.isEmpty {
        write(
          HTTP2Frame(
            streamID: id, payload: .data(.init(data: .byteBuffer(ByteBuffer(string: body)), endStream: true))))
      }
    case .reset(let code):
      end(id)
      write(HTTP2Frame(streamID: id, payload: .rstStream(HTTP2ErrorCode(networkCode: code))))
    case .hold: break
    case .close: context?.close(promise: nil)
    }
  }

  func say(_ message: PushMock.Message) {
    switch message {
    case .settings(let streams):
      write(
        HTTP2Frame(
          streamID: .rootStream,
          payload: .settings(.settings([HTTP2Setting(parameter: .maxConcurrentStreams, value: streams)]))))
    case .goAway(let last, let code):
      write(
        HTTP2Frame(
          streamID: .rootStream,
          payload: .goAway(
            lastStreamID: HTTP2StreamID(last), errorCode: HTTP2ErrorCode(networkCode: code), opaqueData: nil)))
    case .bytes(let bytes):
      let handler = try? context?.pipeline.syncOperations.context(handlerType: NIOHTTP2Handler.self)
      handler?.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: nil)
    }
  }

  private func end(_ id: HTTP2StreamID) {
    heads[id] = nil
    bodies[id] = nil
    open -= 1
  }

  private func write(_ frame: HTTP2Frame) { context?.writeAndFlush(wrapOutboundOut(frame), promise: nil) }
}
