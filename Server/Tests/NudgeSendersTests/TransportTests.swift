import AsyncHTTPClient
import Foundation
import NIOCore
import NIOSSL
import Testing

@testable import NudgeSenders

@Suite("Errors of a transport")
struct TransportTests {
  @Test(
    arguments: [
      HTTPClientError.connectTimeout, HTTPClientError.tlsHandshakeTimeout, NIOSSLError.handshakeFailed(.zeroReturn),
      ChannelError.connectTimeout(.seconds(10)), TargetURLError.notPublic, HostLookupError.unknownHost,
      IOError(errnoCode: ECONNREFUSED, reason: "finishing a non-blocking connect failed"),
      IOError(errnoCode: ENETUNREACH, reason: "connect(descriptor:addr:size:)"),
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
      IOError(errnoCode: 104, reason: "connection reset (error set)"), IOError(errnoCode: EHOSTUNREACH, reason: "read"),
    ] as [any Error])
  func afterTheRequestNobodyKnows(error: any Error) {
    guard case .unanswered = HTTPTransport.result(of: error) else {
      Issue.record("\(error) must mean that the request may have been received")
      return
    }
  }
}

@Suite("Addresses that are sent to")
struct TargetURLTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org/"), ("HTTPS://Example.ORG:443/a?b#c", "https://example.org/a?b"),
    ("https://example.org?b", "https://example.org/?b"), ("https://93.184.216.34/x", "https://93.184.216.34/x"),
    ("https://[2606:2800:220:1::1]/x", "https://[2606:2800:220:1::1]/x"),
    ("https://a_b.example./", "https://a_b.example./"),
  ])
  func publicAddressesAreAllowed(url: String, text: String) throws {
    #expect(try TargetURL(url).text == text)
  }

  @Test(arguments: [
    ("http://example.org/", TargetURLError.schemeOrPort), ("ftp://example.org/", .schemeOrPort),
    ("https://example.org:8443/", .schemeOrPort), ("http://example.org:443/", .schemeOrPort),
    ("https://localhost/", .notPublic), ("https://LOCALHOST./", .notPublic), ("https://a.localhost/", .notPublic),
    ("https://127.0.0.1/", .notPublic), ("https://10.0.0.1/", .notPublic), ("https://169.254.169.254/", .notPublic),
    ("https://192.168.1.1/", .notPublic), ("https://[::1]/", .notPublic), ("https://[fd00::1]/", .notPublic),
    ("https://[::ffff:10.0.0.1]/", .notPublic), ("https://[fe80::1]/", .notPublic), ("https://0.0.0.0/", .notPublic),
    ("https://127.1/", .malformed), ("https://2130706433/", .malformed), ("https://0x7f.0.0.1/", .malformed),
    ("https://0177.0.0.1/", .malformed), ("https://0x7f000001/", .malformed), ("https://127.0.0.0x1/", .malformed),
    ("not a url", .malformed), ("https://", .malformed), ("https:///x", .malformed), ("https://a b/", .malformed),
    ("https://user@example.org/", .malformed), ("https://example.org:0/", .malformed),
    ("https://example.org:/", .malformed),
    ("https://exam%70le.org/", .malformed), ("https://exämple.org/", .malformed), ("https://[::1/", .malformed),
    ("https://[fe80::1%25eth0]/", .malformed), ("https://a..b/", .malformed),
    ("https://example.org\\@10.0.0.1/", .malformed),
  ])
  func othersAreRefused(url: String, error: TargetURLError) {
    #expect(throws: error) { try TargetURL(url) }
  }

  @Test func thisMachineIsAllowedForTests() throws {
    #expect(try TargetURL("http://localhost:9000/x", allowsLoopback: true).text == "http://localhost:9000/x")
    #expect(try TargetURL("http://127.0.0.1:80/x", allowsLoopback: true).text == "http://127.0.0.1/x")
    #expect(throws: TargetURLError.notPublic) { try TargetURL("https://10.0.0.1/", allowsLoopback: true) }
    #expect(throws: TargetURLError.notPublic) { try TargetURL("http://10.0.0.1/", allowsLoopback: true) }
    for other in ["http://93.184.215.14/x", "https://93.184.215.14:8443/x"] {
      #expect(throws: TargetURLError.schemeOrPort) { try TargetURL(other, allowsLoopback: true) }
    }
  }
}
