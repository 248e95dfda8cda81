internal import NIOCore

/// An IPv4 or IPv6 address, read from text.
enum InternetAddress: Hashable {
  /// Four numbers, separated by dots.
  case v4(String)
  /// Eight groups of 16 bits.
  case v6([UInt16])

  /// Reads an address without a zone, or returns `nil` if the text isn't one.
  ///
  /// An IPv4 address in the form of an IPv6 one, such as `::ffff:192.0.2.1`, stays an IPv6 address.
  init?(_ text: some StringProtocol) {
    guard !text.contains("%"), let parsed = try? SocketAddress(ipAddress: String(text), port: 0),
      let canonical = parsed.ipAddress
    else { return nil }
    guard canonical.contains(":") else {
      self = .v4(canonical)
      return
    }
    let halves = canonical.split(separator: "::", omittingEmptySubsequences: false).map(Self.groups)
    let missing = 8 - halves.reduce(0) { $0 + $1.count }
    guard halves.count == 2 ? missing >= 0 : missing == 0 else { return nil }
    self = .v6(halves[0] + [UInt16](repeating: 0, count: missing) + (halves.count == 2 ? halves[1] : []))
  }

  private static func groups(_ text: Substring) -> [UInt16] {
    text.split(separator: ":").flatMap { group -> [UInt16] in
      let bytes = group.split(separator: ".").compactMap { UInt16($0) }
      guard bytes.count == 4 else { return [UInt16(group, radix: 16) ?? 0] }
      return [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
    }
  }

  /// The address as browsers write it in a URL, without brackets.
  ///
  /// Source: URL Standard, host serializing <https://url.spec.whatwg.org/#host-serializing>
  var text: String {
    switch self {
    case .v4(let text): return text
    case .v6(let groups):
      // The first of the longest runs of zeros becomes two colons.
      var (start, length, run) = (0, 1, 0)
      for (index, group) in groups.enumerated() {
        run = group == 0 ? run + 1 : 0
        if run > length { (start, length) = (index - run + 1, run) }
      }
      func text(_ groups: some Sequence<UInt16>) -> String {
        groups.map { String($0, radix: 16) }.joined(separator: ":")
      }
      guard length > 1 else { return text(groups) }
      return text(groups[..<start]) + "::" + text(groups[(start + length)...])
    }
  }

  /// The network of one household or machine.
  ///
  /// It is an IPv4 address itself, or the first 64 bits of an IPv6 address, because one customer of a provider has at
  /// least all addresses with these bits.
  ///
  /// Source: RFC 6177, section 2 <https://www.rfc-editor.org/rfc/rfc6177#section-2>
  var network: String {
    switch self {
    case .v4(let text): return text
    case .v6(let groups) where groups.prefix(6) == [0, 0, 0, 0, 0, 0xFFFF]:
      return groups[6...].map { "\($0 >> 8).\($0 & 0xFF)" }.joined(separator: ".")
    case .v6(let groups): return Self.v6(groups.prefix(4) + [0, 0, 0, 0]).text + "/64"
    }
  }
}
