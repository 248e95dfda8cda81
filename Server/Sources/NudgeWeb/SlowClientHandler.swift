internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Closes the connections of clients that send a body or read an answer so slowly that they only occupy the server.
///
/// The time for the head of a request is limited by the idle timeout of the connection. A body without a bound may take any
/// time as long as something comes.
final class SlowClientHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The time for the body of a request, and for anything to be read of an answer.
  static let deadline = TimeAmount.seconds(30)

  private let deadline: TimeAmount
  private var isStream = false
  private var isReadingBody = false
  private var body: Scheduled<Void>?
  private var answer: Scheduled<Void>?

  init(deadline: TimeAmount = SlowClientHandler.deadline) { self.deadline = deadline }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      let path = String((head.path ?? "").prefix { $0 != "?" })
      isStream = Operation.allCases.contains { $0.hasStream && $0.matches(path) }
      isReadingBody = true
      restart(&body, context)
    case .body: if isStream { restart(&body, context) }
    case .end:
      isReadingBody = false
      body?.cancel()
    }
    context.fireChannelRead(data)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    let isWritable = context.channel.isWritable
    if isWritable { answer?.cancel() } else { restart(&answer, context) }
    // While an answer waits for the client, no more of a stream is read, so nothing of it can come.
    if isStream, isReadingBody {
      if isWritable { restart(&body, context) } else { body?.cancel() }
    }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    body?.cancel()
    answer?.cancel()
    context.fireChannelInactive()
  }

  /// Starts a timer that closes the connection, instead of an earlier one.
  private func restart(_ timer: inout Scheduled<Void>?, _ context: ChannelHandlerContext) {
    timer?.cancel()
    let channel = context.channel
    timer = context.eventLoop.scheduleTask(in: deadline) { channel.close(promise: nil) }
  }
}

extension Operation {
  /// A Boolean value indicating whether the length of a request's body isn't limited.
  fileprivate var hasStream: Bool { if case .lines? = shape.body { true } else { false } }
}
