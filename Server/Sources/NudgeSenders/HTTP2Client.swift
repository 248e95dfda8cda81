internal import NIOCore
internal import NIOHPACK
internal import NIOPosix
internal import NIOSSL
public import Nudge
internal import Synchronization

/// Sends requests to push services that require HTTP/2, over connections that stay open.
///
/// It knows more about a request than a general HTTP client: whether the service can have seen it. A request is only
/// ``TransportResult/unanswered(_:)`` if it was written and neither refused nor above the last stream of a GOAWAY.
///
/// Whoever configures the server chooses the hosts, so they may be anywhere.
public final class HTTP2Client: Transport {
  private let tls: NIOSSLContext
  private let limits: HTTP2Limits
  private let hosts = Mutex<[HTTP2Host.Name: HTTP2Host]>([:])

  /// - Parameter certificates: The path of a file with certificates in PEM format that are trusted in addition to those of
  ///   the system.
  /// - Throws: ``CertificateFileError``.
  public convenience init(trusting certificates: String? = nil) throws {
    var roots: [NIOSSLCertificate] = []
    if let certificates {
      do { roots = try NIOSSLCertificate.fromPEMFile(certificates) } catch { throw CertificateFileError() }
    }
    try self.init(trusting: roots, limits: HTTP2Limits())
  }

  init(trusting roots: [NIOSSLCertificate], limits: HTTP2Limits) throws {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.applicationProtocols = ["h2"]
    configuration.minimumTLSVersion = .tlsv12
    if !roots.isEmpty { configuration.additionalTrustRoots = [.certificates(roots)] }
    tls = try NIOSSLContext(configuration: configuration)
    self.limits = limits
  }

  public func send(_ request: PushMessage, to url: String, at now: Timestamp) async -> TransportResult {
    guard let target = HTTPSURL(url) else { return .notSent("the address must be a URL that begins with https://") }
    var headers = HPACKHeaders([
      (":method", "POST"), (":scheme", "https"), (":authority", target.authority),
    ])
    // What differs in each request would only push the rest out of the compression table.
    headers.add(name: ":path", value: target.path, indexing: .nonIndexable)
    for header in request.headers {
      let name = header.name.lowercased()
      headers.add(name: name, value: header.value, indexing: name == "apns-id" ? .nonIndexable : .indexable)
    }
    let host = host(target.name)
    return await withCheckedContinuation { continuation in
      let request = HTTP2Request(headers: headers, body: ByteBuffer(bytes: request.body)) { result in
        continuation.resume(returning: result)
      }
      host.eventLoop.execute { host.send(request) }
    }
  }

  public func reconnect(to url: String) async {
    guard let target = HTTPSURL(url) else { return }
    let host = host(target.name)
    try? await host.eventLoop.submit { host.reconnect() }.get()
  }

  /// Waits for the answers to the requests that were sent, and closes the connections.
  public func shutdown() async {
    for host in hosts.withLock(\.values) {
      try? await host.eventLoop.flatSubmit { host.shutdown() }.get()
    }
  }

  private func host(_ name: HTTP2Host.Name) -> HTTP2Host {
    hosts.withLock { hosts in
      if let host = hosts[name] { return host }
      let host = HTTP2Host(name, tls: tls, limits: limits, on: MultiThreadedEventLoopGroup.singleton.next())
      hosts[name] = host
      return host
    }
  }
}

/// A file that should contain certificates.
public struct CertificateFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String { "The file must contain certificates in PEM format." }
}

/// The parts of a URL that a request needs.
struct HTTPSURL: Hashable {
  var name: HTTP2Host.Name
  /// The host and the port as they are in the URL.
  var authority: String
  var path: String

  init?(_ url: String) {
    let scheme = "https://"
    let start = url.utf8.prefix(scheme.utf8.count)
    guard Substring(start).lowercased() == scheme, url.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    let rest = url.utf8.dropFirst(start.count)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    let path = Substring(rest.dropFirst(authority.count).prefix { $0 != UInt8(ascii: "#") })
    // An address of IPv6 is in brackets.
    let hostEnd =
      authority.first == UInt8(ascii: "[") ? authority.firstIndex(of: UInt8(ascii: "]")) : authority.startIndex
    guard let hostEnd, !authority.contains(UInt8(ascii: "@")) else { return nil }
    let colon = authority[hostEnd...].firstIndex(of: UInt8(ascii: ":"))
    let host = Substring(authority[..<(colon ?? authority.endIndex)]).filter { !"[]".contains($0) }
    guard !host.isEmpty else { return nil }
    var port: UInt16? = 443
    if let colon { port = UInt16(Substring(authority[authority.index(after: colon)...])) }
    guard let port, port > 0 else { return nil }
    name = HTTP2Host.Name(host: host.lowercased(), port: Int(port))
    self.authority = String(Substring(authority))
    self.path = path.hasPrefix("/") ? String(path) : "/\(path)"
  }
}
