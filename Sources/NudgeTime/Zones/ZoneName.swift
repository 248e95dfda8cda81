/// What a zone's name may look like, before any file is touched.
package enum ZoneName {
  /// Whether the name is relative, at most 255 bytes of the characters that zone names have, with no part that is
  /// empty, `.` or `..`.
  package static func isWellFormed(_ name: String) -> Bool {
    guard (1...255).contains(name.utf8.count), name.utf8.allSatisfy(isNameByte) else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
    }
  }

  /// Whether the name, if it is in a tree, stands for a zone.
  ///
  /// Some systems keep two more copies of the tree below `posix` and `right` (the latter counts leap seconds).
  /// `Factory` means that the zone was never set, and `localtime` is another machine's choice.
  static func isZone(_ name: String) -> Bool {
    let isCopy = ["posix/", "right/"].contains { name.hasPrefix($0) }
    return !isCopy && !["Factory", "localtime", "posixrules"].contains(name)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "/_-+.".utf8.contains(byte)
  }
}
