internal import NIOCore

/// The URL of a webhook or of a browser's push subscription.
///
/// Clients choose it, so it must be HTTPS on port 443 of a public address, unless the address is in a network that the
/// operator allows. A URL with a name is only checked completely when something is sent to it, because the name can stand for
/// another address by then.
public struct TargetURL: Hashable, Sendable {
  /// The URL as it is requested, with the host in lowercase and without a fragment.
  let text: String
  /// A name or an address without brackets.
  let host: String
  /// A Boolean value indicating whether the URL is plain HTTP or has another port, so that it needs an allowed network.
  let needsAllowedNetwork: Bool

  /// The maximum length, in bytes.
  public static let maximumLength = 4_096

  /// - Parameter networks: What is allowed besides public addresses.
  public init(_ url: String, allowing networks: AllowedNetworks = AllowedNetworks()) throws(TargetURLError) {
    let parts = url.firstRange(of: "://").map { (url[..<$0.lowerBound].lowercased(), url[$0.upperBound...]) }
    guard let (scheme, rest) = parts, url.utf8.count <= Self.maximumLength,
      url.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .malformed }
    let authority = rest.prefix { !"/?#".contains($0) }
    let (host, port) = try Self.hostAndPort(authority)
    let standard = scheme == "https" ? 443 : 80
    needsAllowedNetwork = scheme != "https" || port ?? standard != 443
    guard scheme == "https" || scheme == "http", !networks.ranges.isEmpty || !needsAllowedNetwork else {
      throw .schemeOrPort
    }
    guard networks.containsLoopback || !Self.isLocalName(host) else { throw .notPublic }
    if let address = try? SocketAddress(ipAddress: host, port: 0) {
      guard networks.allows(address) else { throw .notPublic }
      guard !needsAllowedNetwork || networks.contains(address) else { throw .schemeOrPort }
    }
    let place = (host.contains(":") ? "[\(host)]" : host) + (port.map { $0 == standard ? "" : ":\($0)" } ?? "")
    let path = rest.dropFirst(authority.count).prefix { $0 != "#" }
    text = "\(scheme)://\(place)\(path.hasPrefix("/") ? "" : "/")\(path)"
    self.host = host
  }

  /// The URL as it is requested, or as it is if nothing can be sent to it.
  ///
  /// - Parameter url: A URL of any network.
  static func normalized(_ url: String) -> String {
    let everything = AllowedNetworks(["0.0.0.0/0", "::/0"].compactMap(AddressRange.init))
    return (try? TargetURL(url, allowing: everything).text) ?? url
  }

  private static func hostAndPort(_ authority: Substring) throws(TargetURLError) -> (host: String, port: Int?) {
    var host = authority
    var rest: Substring = ""
    if authority.first == "[" {
      guard let end = authority.firstIndex(of: "]") else { throw .malformed }
      host = authority[authority.index(after: authority.startIndex)..<end]
      rest = authority[authority.index(after: end)...]
      guard host.contains(":"), IPBytes.parse(host) != nil, !host.contains("%") else { throw .malformed }
    } else {
      host = authority.prefix { $0 != ":" }
      rest = authority.dropFirst(host.count)
      guard isName(host) else { throw .malformed }
    }
    guard !rest.isEmpty else { return (host.lowercased(), nil) }
    let digits = rest.dropFirst()
    guard rest.first == ":", digits.allSatisfy(\.isNumber), let port = UInt16(digits), port > 0 else {
      throw .malformed
    }
    return (host.lowercased(), Int(port))
  }

  private static func isName(_ host: Substring) -> Bool {
    guard (1...253).contains(host.utf8.count), host.first != ".", !host.contains(".."),
      host.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) })
    else { return false }
    // Systems take a name that ends in a number for an address: 127.1 and 0x7f000001 are 127.0.0.1.
    let last = host.split(separator: ".").last ?? ""
    let isNumber = last.allSatisfy(\.isNumber) || last.lowercased().hasPrefix("0x")
    return !isNumber || IPBytes.parse(host) != nil
  }

  /// Returns a Boolean value indicating whether a name stands for this machine, which is known without a lookup.
  private static func isLocalName(_ host: String) -> Bool {
    let name = host.hasSuffix(".") ? String(host.dropLast()) : host
    return name == "localhost" || name.hasSuffix(".localhost")
  }
}

/// The reason that nothing can be sent to a URL.
public enum TargetURLError: Error, Hashable, Sendable, CustomStringConvertible {
  case malformed
  case schemeOrPort
  case notPublic

  public var description: String {
    switch self {
    case .malformed: "the address must be a URL such as https://example.org/hook"
    case .schemeOrPort: "the address must begin with https:// and use port 443"
    case .notPublic: "the address isn't public"
    }
  }
}
