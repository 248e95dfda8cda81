internal import NudgeTime

/// The zone that the system is set to.
enum SystemZone {
  /// The zone's name: what `/etc/localtime` links to or, where it is a copy, what `/etc/timezone` says.
  static func name() -> String? {
    // Where no zoneinfo tree is installed, the link leads nowhere, but says what was meant.
    let target = FileReading.canonicalPath("/etc/localtime") ?? FileReading.linkTarget("/etc/localtime")
    if let name = target.flatMap(name(inPath:)) { return name }
    guard let bytes = try? FileReading.bytes(at: "/etc/timezone", maximum: 256, allowsMore: true) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.isEmpty ? nil : line
  }

  /// What follows the zoneinfo folder in a path such as `/usr/share/zoneinfo/Europe/Berlin`.
  static func name(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }), folder + 1 < parts.count else {
      return nil
    }
    // Some systems keep further copies of the tree in two folders of it.
    let name = parts[(folder + 1)...]
    return (["posix", "right"].contains(name.first) ? name.dropFirst() : name).joined(separator: "/")
  }
}
