/// The address at which a push service's operator reaches the operator of this server: the claim `sub` of VAPID.
///
/// Apple answers 403 `BadJwtToken` to every message whose `sub` isn't an address that works on the Internet, such as
/// `mailto:ops@localhost` or `mailto:<ops@example.org>`, whatever the subscription is. Others don't check it.
///
/// Source: RFC 8292, section 2.1 <https://www.rfc-editor.org/rfc/rfc8292#section-2.1>; for Apple,
/// web-push-libs/web-push#947, SII-Holos/synergy#1326 and agegr/pi-web#728
public struct PushContact: Hashable, Sendable {
  /// The contact as it is sent, whose scheme is in lowercase letters.
  public let text: String

  /// - Parameter text: A `mailto:` URL with one address, or an `https:` URL. The case of the scheme has no meaning:
  ///   RFC 3986, section 3.1.
  public init(_ text: String) throws(PushContactError) {
    let scheme = text.prefix { $0 != ":" }
    let rest = text.dropFirst(scheme.count)
    switch scheme.lowercased() {
    case "mailto" where rest.hasPrefix(":"):
      try Self.checkMail(rest.dropFirst())
    case "https" where rest.hasPrefix("://"):
      try Self.checkURL(rest.dropFirst("://".count))
    default: throw .scheme
    }
    self.text = scheme.lowercased() + rest
  }

  private static func checkMail(_ address: Substring) throws(PushContactError) {
    guard !address.contains(where: { ",;".contains($0) }), address.count(where: { $0 == "@" }) < 2 else {
      throw .severalAddresses
    }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .address }
    // The characters that RFC 5321 allows without quotation marks, except for those with a meaning in URLs.
    let isPlain = parts[0].utf8.allSatisfy { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber || "!$'*+-.=^_`{|}~".contains(character))
    }
    let hasDots = parts[0].hasPrefix(".") || parts[0].hasSuffix(".") || parts[0].contains("..")
    guard isPlain, !hasDots, parts[0].utf8.count <= 64 else { throw .address }
    try checkHost(parts[1], else: .address)
  }

  private static func checkURL(_ rest: Substring) throws(PushContactError) {
    let isValid = rest.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) }
    let authority = rest.prefix { !"/?#".contains($0) }
    guard isValid, !authority.contains("@") else { throw .url }
    // An IPv6 address.
    guard !authority.hasPrefix("[") else { throw .host }
    let host = authority.prefix { $0 != ":" }
    let port = authority.dropFirst(host.count)
    guard port.isEmpty || UInt16(port.dropFirst()).map({ $0 > 0 }) ?? false else { throw .url }
    try checkHost(host, else: .url)
  }

  /// The last labels of names that only mean something on one machine, in one network or in examples.
  ///
  /// Source: RFC 6761, 6762, 8375, 7686 and 9476; ICANN reserves `internal`, and `lan`, `home`, `corp` and others are
  /// widely used in private networks.
  private static let privateEndings: Set<Substring> = [
    "localhost", "localdomain", "local", "internal", "intranet", "private", "lan", "home", "corp", "workgroup", "arpa",
    "test", "invalid", "onion", "example", "alt",
  ]
  /// The domains that are reserved for examples, and have no mailboxes.
  ///
  /// Source: RFC 2606, section 3 <https://www.rfc-editor.org/rfc/rfc2606#section-3>, and RFC 6761, section 6.5
  private static let exampleDomains: Set<[Substring]> = [["example", "com"], ["example", "net"], ["example", "org"]]

  /// - Parameter malformed: The error about characters that aren't part of a host's name.
  private static func checkHost(_ host: Substring, else malformed: PushContactError) throws(PushContactError) {
    let name = host.lowercased()
    let isPlain = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-.".utf8.contains(byte)
    }
    guard isPlain else { throw malformed }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = labels.allSatisfy { label in
      (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
    }
    // The last label of a name that people can have is a word, or a word in another script. One with a number is an
    // address to some systems, as in TargetURL, and none has a single letter.
    guard isName, labels.count > 1, name.utf8.count <= 253, let last = labels.last,
      last.hasPrefix("xn--") || last.utf8.count > 1 && last.utf8.allSatisfy({ (0x61...0x7A).contains($0) }),
      !privateEndings.contains(last), !exampleDomains.contains(Array(labels.suffix(2)))
    else { throw .host }
  }
}

/// The reason that a contact can't be used.
public enum PushContactError: Error, Hashable, Sendable, CustomStringConvertible {
  case scheme
  case severalAddresses
  case address
  case url
  case host

  public var description: String {
    switch self {
    case .scheme: "a URL that begins with mailto: or https://"
    case .severalAddresses: "a single address, such as mailto:you@example.org"
    case .address: "an address such as mailto:you@example.org, without spaces, brackets or a name"
    case .url: "a URL such as https://example.org/contact"
    case .host:
      "an address that is known on the Internet, because Apple rejects all messages with another one. "
        + "Names such as localhost and example.org are reserved"
    }
  }
}
