internal import NIOCore
internal import NIOHPACK
internal import NIOHTTP2
internal import NIOTLS
internal import Nudge

/// One connection of an ``HTTP2Host``.
///
/// Requests are frames on streams, without a channel for each. The connection is ready when the TLS session has negotiated
/// HTTP/2 and the server's settings have arrived.
///
/// Source: RFC 9113 <https://www.rfc-editor.org/rfc/rfc9113>
// All members are only used on the event loop of the host and the channel, which is the same.
final class HTTP2Connection: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = HTTP2Frame
  typealias OutboundOut = HTTP2Frame

  private struct Exchange {
    var request: HTTP2Request
    /// A Boolean value indicating whether NIO has written the request.
    ///
    /// It holds new streams back while the socket takes no more.
    var isWritten = false
    var status: Int?
    var headers: [PushMessage.Header] = []
    var body: [UInt8] = []
  }

  private let host: HTTP2Host
  private var context: ChannelHandlerContext?
  private var streams: [HTTP2StreamID: Exchange] = [:]
  private var nextID = 1
  /// The number of streams that the server allows, or `nil` before its settings have arrived.
  private var allowed: Int?
  private var isEncrypted = false
  private var needsFlush = false
  /// A Boolean value indicating whether the host counts the connection as ended.
  private var hasEnded = false
  private var reason = "the connection ended before it could be used"

  /// The time at which something last arrived, or at which the first of the current requests was sent, whichever is
  /// later.
  private var lastSign = NIODeadline.now()
  private var pingedAt: NIODeadline?

  /// The time at which this object was created, just before connecting.
  let start = NIODeadline.now()
  /// A Boolean value indicating whether the connection takes no new requests.
  private(set) var isRetired = false
  /// A Boolean value indicating whether a reply has arrived.
  private(set) var hasReplied = false
  /// A Boolean value indicating whether the server ended the connection with an error.
  private(set) var isBroken = false

  /// A stream's ID has 31 bits.
  private static let lastID = 1 << 30
  /// The number of bytes of bodies that the server may send before it has to wait, which is the default of HTTP/2.
  private static let window = 65_535
  /// The window is filled up when it has shrunk by this much.
  private static let windowStep = 16_384
  /// The number of streams that NIO allows if the server's settings don't say.
  private static let defaultStreams = 100

  init(host: HTTP2Host) { self.host = host }

  /// A Boolean value indicating whether the TCP connection exists.
  var isConnected: Bool { context?.channel.isActive ?? false }

  var isReady: Bool { allowed != nil && isEncrypted && !isRetired }

  var isIdle: Bool { streams.isEmpty }

  /// The number of requests that can be sent now.
  var free: Int { isReady ? max(min(allowed ?? 0, host.limits.streams) - streams.count, 0) : 0 }

  /// A Boolean value indicating whether the server allows more than one stream, as APNs does once it has accepted a
  /// request.
  var allowsSeveral: Bool { (allowed ?? 0) > 1 }

  // MARK: Sending

  /// Sends a request on a free stream.
  func send(_ request: HTTP2Request) {
    guard let context else { return }
    let id = HTTP2StreamID(nextID)
    nextID += 2
    if nextID > Self.lastID { retire() }
    if streams.isEmpty { lastSign = .now() }
    streams[id] = Exchange(request: request)
    request.stream = (self, id)
    let head = HTTP2Frame.FramePayload.Headers(headers: request.headers, endStream: request.body.readableBytes == 0)
    context.write(wrapOutboundOut(HTTP2Frame(streamID: id, payload: .headers(head))), promise: nil)
    if request.body.readableBytes > 0 {
      let body = HTTP2Frame.FramePayload.Data(data: .byteBuffer(request.body), endStream: true)
      context.write(wrapOutboundOut(HTTP2Frame(streamID: id, payload: .data(body))), promise: nil)
    }
    flushSoon()
  }

  /// Ends a request that has run out of time, and resets its stream.
  func cancel(_ id: HTTP2StreamID) {
    guard let exchange = streams.removeValue(forKey: id) else { return }
    exchange.request.finish(
      exchange.isWritten ? .unanswered("no answer came in time") : .notSent("the request couldn't be written in time"))
    // This also drops what NIO holds back.
    reset(id)
    streamEnded()
  }

  private func reset(_ id: HTTP2StreamID) {
    context?.write(wrapOutboundOut(HTTP2Frame(streamID: id, payload: .rstStream(.cancel))), promise: nil)
    flushSoon()
  }

  /// Flushes after everything that happens at the same time, so that it shares packets.
  private func flushSoon() {
    guard !needsFlush else { return }
    needsFlush = true
    host.eventLoop.execute {
      self.needsFlush = false
      self.context?.flush()
    }
  }

  // MARK: Ending

  /// Takes no new requests, and closes when the last one is answered.
  func retire() {
    isRetired = true
    closeIfDone()
  }

  private func closeIfDone() {
    guard isRetired, streams.isEmpty, let context, !hasEnded else { return }
    hasEnded = true
    let goodbye = HTTP2Frame.FramePayload.goAway(lastStreamID: .rootStream, errorCode: .noError, opaqueData: nil)
    context.writeAndFlush(wrapOutboundOut(HTTP2Frame(streamID: .rootStream, payload: goodbye)), promise: nil)
    context.close(promise: nil)
    host.ended(self, reason)
  }

  /// Closes at once, although the host may have received the requests on streams.
  func close(_ reason: String) {
    self.reason = reason
    isBroken = true
    guard let context else { return ended() }
    context.close(promise: nil)
    ended()
  }

  private func ended() {
    isRetired = true
    let open = streams.values
    streams = [:]
    for exchange in open { exchange.request.finish(exchange.isWritten ? .unanswered(reason) : .notSent(reason)) }
    guard !hasEnded else { return }
    hasEnded = true
    host.ended(self, reason)
  }

  /// Looks for a server that has stopped answering.
  ///
  /// A server that works on a slow request answers a ping.
  func check(at now: NIODeadline) {
    guard isEncrypted, allowed != nil else {
      if now - start > host.limits.connect { close("the host doesn't answer") }
      return
    }
    if let pingedAt {
      if now - pingedAt > (streams.isEmpty ? host.limits.silence : halfSilence) { close("the host stopped answering") }
      return
    }
    let pause = streams.isEmpty ? host.limits.idle : halfSilence
    guard now - lastSign >= pause, let context else { return }
    pingedAt = now
    let ping = HTTP2Frame.FramePayload.ping(HTTP2PingData(withInteger: 0), ack: false)
    context.writeAndFlush(wrapOutboundOut(HTTP2Frame(streamID: .rootStream, payload: ping)), promise: nil)
  }

  private var halfSilence: TimeAmount { .nanoseconds(host.limits.silence.nanoseconds / 2) }

  // MARK: Receiving

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelInactive(context: ChannelHandlerContext) {
    if allowed != nil { reason = "the connection ended before an answer came" }
    ended()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case TLSUserEvent.handshakeCompleted(let negotiated):
      guard negotiated == "h2" else { return close("the host doesn't speak HTTP/2") }
      isEncrypted = true
      if isReady { host.dispatch() }
    case let event as NIOHTTP2StreamCreatedEvent: streams[event.streamID]?.isWritten = true
    case let event as NIOHTTP2WindowUpdatedEvent where event.streamID == .rootStream:
      if let size = event.inboundWindowSize { fillWindow(size) }
    case let event as StreamClosedEvent where event.reason != nil:
      event.reason == .refusedStream ? refused(event.streamID) : reset(event.streamID, by: event.reason)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case is NIOHTTP2Errors.StreamClosed: break
    // NIO has told the server, and leaves it to others to flush. What is on other streams may still be answered.
    case is any NIOHTTP2Error where isReady || error is NIOHTTP2Errors.NoSuchStream:
      flushSoon()
      retire()
    default:
      if case .notSent(let reason) = HTTPTransport.result(of: error) {
        close(reason)
      } else {
        close("the connection ended before an answer came")
      }
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    lastSign = .now()
    pingedAt = nil
    switch frame.payload {
    case .headers(let head): receive(head, frame.streamID)
    case .data(let data): receive(data, frame.streamID)
    case .rstStream(let code): code == .refusedStream ? refused(frame.streamID) : reset(frame.streamID, by: code)
    case .settings(.settings(let settings)): receive(settings)
    case .goAway(let last, let code, _):
      isBroken = isBroken || code != .noError
      isRetired = true
      // From now on, NIO refuses to open the streams that it holds back.
      let lost = streams.filter { id, exchange in id > last || !exchange.isWritten }
      for id in lost.keys.sorted(by: >) { refused(id) }
      closeIfDone()
      host.dispatch()
    default: break
    }
  }

  private func receive(_ settings: HTTP2Settings) {
    let number = settings.last { $0.parameter == .maxConcurrentStreams }?.value
    allowed = number ?? allowed ?? Self.defaultStreams
    if isReady { host.dispatch() }
  }

  private func receive(_ head: HTTP2Frame.FramePayload.Headers, _ id: HTTP2StreamID) {
    let status = head.headers.first(name: ":status").flatMap { Int($0) }
    // Statuses below 200 announce another one. Headers without a status are at the end, and aren't needed.
    if let status, status >= 200, streams[id]?.status == nil {
      streams[id]?.status = status
      streams[id]?.headers = head.headers.filter { !$0.name.hasPrefix(":") }.map {
        PushMessage.Header(name: $0.name, value: $0.value)
      }
    }
    if head.endStream { finish(id) }
  }

  private func receive(_ data: HTTP2Frame.FramePayload.Data, _ id: HTTP2StreamID) {
    guard case .byteBuffer(let bytes) = data.data else { return }
    let room = PushProvider.Reply.maximumBodySize - (streams[id]?.body.count ?? 0)
    streams[id]?.body += bytes.readableBytesView.prefix(room)
    if data.endStream {
      finish(id)
    } else if bytes.readableBytes > room, streams[id] != nil {
      // The rest isn't needed.
      finish(id)
      reset(id)
    }
  }

  /// Allows the server to send more.
  ///
  /// NIO reports the window after every body, including those that it drops because their streams were reset.
  private func fillWindow(_ size: Int) {
    guard size <= Self.window - Self.windowStep, !hasEnded else { return }
    let update = HTTP2Frame.FramePayload.windowUpdate(windowSizeIncrement: Self.window - size)
    context?.write(wrapOutboundOut(HTTP2Frame(streamID: .rootStream, payload: update)), promise: nil)
    flushSoon()
  }

  private func finish(_ id: HTTP2StreamID) {
    guard let exchange = streams.removeValue(forKey: id) else { return }
    hasReplied = true
    let reply = exchange.status.map { status in
      TransportResult.reply(PushProvider.Reply(status: status, headers: exchange.headers, body: exchange.body))
    }
    exchange.request.finish(reply ?? .unanswered("the answer has no status"))
    streamEnded()
  }

  /// The server hasn't seen the request, and won't.
  private func refused(_ id: HTTP2StreamID) {
    guard let exchange = streams.removeValue(forKey: id) else { return }
    // The host may send it elsewhere, so NIO must not write it later.
    if !exchange.isWritten { reset(id) }
    host.sendAgain(exchange.request)
    streamEnded()
  }

  private func reset(_ id: HTTP2StreamID, by code: HTTP2ErrorCode?) {
    guard let exchange = streams.removeValue(forKey: id) else { return }
    exchange.request.finish(.unanswered("the host reset the request"))
    streamEnded()
  }

  private func streamEnded() {
    closeIfDone()
    host.dispatch()
  }
}
