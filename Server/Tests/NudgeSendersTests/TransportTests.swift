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
    #expect(try TargetURL("http://localhost:9000/x", allowing: .loopback).text == "http://localhost:9000/x")
    #expect(try TargetURL("http://127.0.0.1:80/x", allowing: .loopback).text == "http://127.0.0.1/x")
    #expect(throws: TargetURLError.notPublic) { try TargetURL("https://10.0.0.1/", allowing: .loopback) }
    #expect(throws: TargetURLError.notPublic) { try TargetURL("http://10.0.0.1/", allowing: .loopback) }
    for other in ["http://93.184.215.14/x", "https://93.184.215.14:8443/x"] {
      #expect(throws: TargetURLError.schemeOrPort) { try TargetURL(other, allowing: .loopback) }
    }
  }

  @Test func anOperatorsOwnNetworkIsAllowed() throws {
    let networks = AllowedNetworks(
      try ["10.0.0.0/8", "fd00::/8", "192.168.1.7"].map { try #require(AddressRange($0)) })
    for url in [
      "http://10.1.2.3:8080/hook", "https://10.1.2.3/hook", "http://[fd00::1]:8080/hook", "http://192.168.1.7/hook",
      "http://[::ffff:10.0.0.5]:8080/hook", "http://backend.internal:8080/hook", "https://backend.internal:8443/hook",
      "https://example.org/hook",
    ] {
      #expect(try TargetURL(url, allowing: networks).text == url)
    }
    for url in [
      "https://192.168.1.8/hook", "http://127.0.0.1/hook",
      "https://localhost/hook", "https://[fe80::1]/hook", "https://169.254.169.254/hook", "https://[::1]/hook",
    ] {
      #expect(throws: TargetURLError.notPublic) { try TargetURL(url, allowing: networks) }
    }
    #expect(throws: TargetURLError.schemeOrPort) { try TargetURL("http://93.184.215.14/hook", allowing: networks) }
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.255.255", true), ("10.0.0.0/8", "11.0.0.0", false),
    ("10.128.0.0/9", "10.127.255.255", false),
    ("10.128.0.0/9", "10.128.0.0", true), ("192.168.1.7", "192.168.1.7", true),
    ("192.168.1.7/32", "192.168.1.6", false),
    ("192.168.1.6/31", "192.168.1.7", true), ("0.0.0.0/0", "169.254.169.254", true), ("0.0.0.0/0", "::1", false),
    ("fd00::/8", "fdff::1", true), ("fd00::/8", "fc00::1", false), ("::1", "::1", true),
    ("2001:db8::/33", "2001:db8:8000::", false),
    ("10.0.0.0/8", "::ffff:10.1.2.3", true), ("::ffff:10.0.0.0/104", "10.1.2.3", false),
    ("::ffff:10.0.0.0/104", "::ffff:10.1.2.3", true),
  ])
  func aRangeContainsItsAddresses(_ range: String, _ address: String, _ isContained: Bool) throws {
    let range = try #require(AddressRange(range))
    #expect(range.contains(try SocketAddress(ipAddress: address, port: 0)) == isContained)
  }

  @Test(arguments: [
    "", "/", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "10.1.2.3/8", "10.0.0/8", "10/8",
    "fd00::/129", "fd00::1/8", "010.0.0.0/8", "fe80::1%eth0", "localhost", "example.org/24", "10.0.0.0/8 ",
    "10.0.0.0/255.0.0.0",
  ])
  func otherTextIsNoRange(_ text: String) { #expect(AddressRange(text) == nil) }
}
