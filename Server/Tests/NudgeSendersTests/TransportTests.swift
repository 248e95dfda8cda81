import AsyncHTTPClient
import NIOCore
import NIOSSL
import Testing

@testable import NudgeSenders

@Suite("Errors of a transport")
struct TransportTests {
  @Test(
    arguments: [
      HTTPClientError.connectTimeout, HTTPClientError.tlsHandshakeTimeout, NIOSSLError.handshakeFailed(.zeroReturn),
      ChannelError.connectTimeout(.seconds(10)), AddressError(),
    ] as [any Error])
  func beforeTheRequestNothingIsSent(error: any Error) {
    guard case .notSent = HTTPTransport.result(of: error) else {
      Issue.record("\(error) must mean that nothing was sent")
      return
    }
  }

  @Test(
    arguments: [
      HTTPClientError.deadlineExceeded, HTTPClientError.remoteConnectionClosed, HTTPClientError.readTimeout,
      NIOSSLError.uncleanShutdown, BoringSSLError.syscallError, ChannelError.eof,
      IOError(errnoCode: 104, reason: "read"), HTTPClientError.cancelled,
    ] as [any Error])
  func afterTheRequestNobodyKnows(error: any Error) {
    guard case .unanswered = HTTPTransport.result(of: error) else {
      Issue.record("\(error) must mean that the request may have been received")
      return
    }
  }
}
