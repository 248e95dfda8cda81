// All of Foundation, because FoundationEssentials alone doesn't know internationalized names.
internal import Foundation

/// The scheme, host and port of a URL, as browsers write them in the header `Origin`.
///
///     Origin("HTTPS://Bücher.example:443")?.description   // "https://xn--bcher-kva.example"
///
/// The scheme and the host are in lowercase, a name in other letters than ASCII is in its `xn--` form (UTS #46), and
/// the default port is left out. Two URLs with the same origin are therefore equal, however they are written.
///
/// Source: RFC 6454, sections 4 and 6 <https://www.rfc-editor.org/rfc/rfc6454#section-4>; URL Standard, host parsing
/// <https://url.spec.whatwg.org/#host-parsing>
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  public enum Scheme: String, Sendable {
    case http, https

    var defaultPort: Int { self == .http ? 80 : 443 }
  }

  public let scheme: Scheme
  /// A name, or an address, which is in brackets if it is an IPv6 address.
  public let host: String
  /// From 0 to 65535.
  public let port: Int

  /// Reads a URL that ends after its host or port.
  ///
  /// Returns `nil` if browsers don't accept it, or if its scheme is another one.
  public init?(_ url: String) {
    guard let colon = url.firstRange(of: "://"), let scheme = Scheme(rawValue: url[..<colon.lowerBound].lowercased())
    else { return nil }
    self.init(scheme, authority: url[colon.upperBound...])
  }

  /// Reads a host with or without a port, such as the value of the header `Host`.
  init?(_ scheme: Scheme, authority: some StringProtocol) {
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    let colon = authority[end...].lastIndex(of: ":") ?? authority.endIndex
    let digits = authority[colon...].dropFirst()
    guard let host = Self.host(authority[..<colon]), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = digits.isEmpty ? scheme.defaultPort : Int(digits), port <= 65_535
    else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  public var description: String {
    "\(scheme.rawValue)://\(host)" + (port == scheme.defaultPort ? "" : ":\(port)")
  }

  /// A Boolean value indicating whether the host is this machine, to which pages work over plain HTTP.
  public var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]"
      || (host.hasPrefix("127.") && InternetAddress(host) != nil)
  }

  private static func host(_ text: some StringProtocol) -> String? {
    if text.hasPrefix("["), text.hasSuffix("]") {
      guard case .v6(let groups)? = InternetAddress(text.dropFirst().dropLast()) else { return nil }
      return "[\(InternetAddress.v6(groups).text)]"
    }
    guard let decoded = String(text).removingPercentEncoding, let name = name(decoded) else { return nil }
    var labels = name.split(separator: ".", omittingEmptySubsequences: false)
    // A name can end in a dot.
    if labels.last == "" { labels.removeLast() }
    guard labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isNameByte) }), let last = labels.last else {
      return nil
    }
    // Browsers read a name that ends in a number as an IPv4 address, also in forms such as 127.1, which aren't
    // accepted.
    let isNumber = last.allSatisfy(\.isNumber) || (last.hasPrefix("0x") && last.dropFirst(2).allSatisfy(\.isHexDigit))
    return isNumber && InternetAddress(name) == nil ? nil : name
  }

  /// Returns a name in ASCII and in lowercase.
  private static func name(_ text: String) -> String? {
    let name = text.unicodeScalars
    if name.allSatisfy(\.isASCII), !text.lowercased().contains("xn--") { return text.lowercased() }
    // A character that can't be part of a name, such as a slash, would end the host.
    guard
      name.allSatisfy({
        !$0.isASCII || "-_.".unicodeScalars.contains($0) || $0.properties.isAlphabetic
          || $0.properties.numericType != nil
      }),
      let components = URLComponents(string: "https://\(text)"), components.host != nil
    else { return nil }
    return components.encodedHost?.lowercased()
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
