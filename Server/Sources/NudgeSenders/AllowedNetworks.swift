package import NIOCore

/// The networks of one's own that requests may go to, on any port and over plain HTTP.
///
/// Everything else that is sent to must be public.
public struct AllowedNetworks: Hashable, Sendable {
  public var ranges: [AddressRange]

  public init(_ ranges: [AddressRange] = []) { self.ranges = ranges }

  /// This machine.
  public static let loopback = AllowedNetworks(["127.0.0.0/8", "::1/128"].compactMap(AddressRange.init))

  public static func + (first: Self, second: Self) -> Self { AllowedNetworks(first.ranges + second.ranges) }

  package func contains(_ address: SocketAddress) -> Bool {
    ranges.contains { $0.contains(address) }
  }

  /// Returns a Boolean value indicating whether requests may go to an address.
  func allows(_ address: SocketAddress) -> Bool { address.isPublic || contains(address) }

  /// A Boolean value indicating whether this machine is in one of the networks.
  var containsLoopback: Bool {
    ["127.0.0.1", "::1"].contains { text in (try? SocketAddress(ipAddress: text, port: 0)).map(contains) ?? false }
  }
}

/// A range of addresses that begin with the same bits, such as `10.0.0.0/8` or `fd00::/8`.
///
/// Source: RFC 4632, section 3.1 <https://www.rfc-editor.org/rfc/rfc4632#section-3.1>; RFC 4291, section 2.3
/// <https://www.rfc-editor.org/rfc/rfc4291#section-2.3>
public struct AddressRange: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// The bytes of the first address, 4 or 16.
  private let first: [UInt8]
  /// The number of bits that all addresses have in common.
  private let length: Int

  /// Reads a range, or an address, which is a range of one.
  ///
  /// Returns `nil` if the text is neither, or if bits after the common ones are set: `10.1.2.3/8` may be a mistake for
  /// `10.1.2.3/32`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let address = parts.first, !address.contains("%"),
      let bytes = IPBytes.parse(address), bytes.count == (address.contains(":") ? 16 : 4)
    else { return nil }
    var length = bytes.count * 8
    if parts.count == 2 {
      guard (1...3).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(parts[1]), number <= length
      else { return nil }
      length = number
    }
    guard Self.masked(bytes, length) == bytes else { return nil }
    first = bytes
    self.length = length
    description = text
  }

  /// Returns a Boolean value indicating whether an address, or the IPv4 address that it stands for, is in the range.
  func contains(_ address: SocketAddress) -> Bool {
    guard let bytes = address.bytes else { return false }
    let embedded = SocketAddress.embeddedV4(bytes).map { v4 in (0..<4).map { UInt8(v4 >> (24 - 8 * $0) & 0xFF) } }
    return [bytes, embedded ?? bytes].contains { $0.count == first.count && Self.masked($0, length) == first }
  }

  /// Returns the bytes with all bits after the first ones cleared.
  private static func masked(_ bytes: [UInt8], _ length: Int) -> [UInt8] {
    bytes.enumerated().map { index, byte in
      let kept = min(max(length - index * 8, 0), 8)
      return byte & UInt8(truncatingIfNeeded: 0xFF00 >> kept)
    }
  }
}
