internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Answers `Expect: 100-continue`, so that a client doesn't wait before it sends a body.
///
/// For example, `curl -T` waits for a second.
///
/// Source: RFC 9110, section 10.1.1 <https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1>
final class ContinueHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The number of requests that were read and aren't answered yet.
  private var openRequests = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) {
      // While an earlier request is open, this could become a part of its answer.
      if openRequests == 0, head.headerFields[.expect]?.lowercased() == "100-continue" {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
      }
      openRequests += 1
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { openRequests -= 1 }
    context.write(data, promise: promise)
  }
}
