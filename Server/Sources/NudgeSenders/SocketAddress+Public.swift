package import NIOCore

extension SocketAddress {
  package var isLoopback: Bool {
    guard let bytes else { return true }
    if let v4 = Self.embeddedV4(bytes) { return v4 >> 24 == 127 }
    return bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// A Boolean value indicating whether the address is reachable on the Internet, according to IANA's registries of
  /// special-purpose addresses.
  var isPublic: Bool {
    guard let bytes else { return false }
    if let v4 = Self.embeddedV4(bytes) {
      return !Self.specialV4.contains { v4 >> (32 - $0.length) == $0.prefix >> (32 - $0.length) }
    }
    // Global unicast without Teredo, documentation and 6to4.
    let first = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
    let second = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    guard first & 0xE000 == 0x2000, first != 0x2002, first != 0x3FFF else { return false }
    return first != 0x2001 || (second != 0 && second != 0x0DB8)
  }

  /// The 4 or 16 bytes of the address, or `nil` if it isn't one of the Internet.
  var bytes: [UInt8]? { ipAddress.flatMap(IPBytes.parse) }

  /// Returns the IPv4 address that the bytes are, or that they stand for.
  static func embeddedV4(_ bytes: [UInt8]) -> UInt32? {
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    let translated = [0, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8)
    guard bytes.count == 4 || [mapped, translated].contains(Array(bytes.prefix(12))) else { return nil }
    return bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static let specialV4: [(prefix: UInt32, length: UInt32)] = [
    (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16), (0xAC10_0000, 12),
    (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16), (0xC612_0000, 15), (0xC633_6400, 24),
    (0xCB00_7100, 24), (0xE000_0000, 4), (0xF000_0000, 4),
  ]
}

/// The bytes of an address as the system prints it.
enum IPBytes {
  static func parse(_ text: some StringProtocol) -> [UInt8]? {
    // A zone, such as %eth0, isn't part of the address.
    let text = Substring(text.prefix { $0 != "%" })
    if !text.contains(":") { return v4(text) }
    let halves = text.components("::")
    guard halves.count <= 2, let head = groups(halves[0]), let tail = groups(halves.count == 2 ? halves[1] : "") else {
      return nil
    }
    let missing = 16 - head.count - tail.count
    guard halves.count == 2 ? missing >= 0 : missing == 0 else { return nil }
    return head + [UInt8](repeating: 0, count: missing) + tail
  }

  private static func v4(_ text: Substring) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      // To some systems, a number with a leading zero is octal.
      part.count > 1 && part.first == "0" ? nil : UInt8(part)
    }
    return parts.count == 4 && parts.allSatisfy { $0 != nil } ? parts.compactMap(\.self) : nil
  }

  private static func groups(_ text: Substring) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    var bytes: [UInt8] = []
    for group in text.split(separator: ":", omittingEmptySubsequences: false) {
      if group.contains(".") {
        guard let v4 = v4(group) else { return nil }
        bytes += v4
      } else {
        guard let value = UInt16(group, radix: 16) else { return nil }
        bytes += [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)]
      }
    }
    return bytes
  }
}

extension Substring {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
