/// The time zones from one tz database release, compiled into this library.
///
/// The name index is parsed the first time it is used, and each zone file is decoded when its zone is requested.
enum CompiledZones {
  /// The tz database release.
  static let version = CompiledZoneData.version

  /// An index line, which contains a name and either the location of the zone's file or the zone that the name links
  /// to.
  ///
  /// Names are stored as byte ranges.
  private struct Entry {
    var name: Range<Int>
    var zone: Range<Int>
    /// The location of the zone's file, as a byte offset into `CompiledZoneData.files` and a decoded length in bytes.
    var place: (offset: Int, length: Int)?
  }

  /// The index lines, sorted by the bytes of their names.
  ///
  /// The index is parsed in one pass without creating strings, because most processes need only one zone.
  private static let index: (bytes: [UInt8], entries: [Entry]) = {
    let bytes = Array(CompiledZoneData.index.utf8)
    var entries: [Entry] = []
    entries.reserveCapacity(600)
    var (start, offset) = (0, 0)
    while let space = bytes[start...].firstIndex(of: UInt8(ascii: " ")) {
      let end = bytes[space...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var entry = Entry(name: start..<space, zone: space + 1..<end, place: nil)
      // A zone name never begins with a digit.
      if bytes[space + 1].isDigit {
        let length = bytes[entry.zone].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        entry.place = (offset, length)
        offset += (length + 2) / 3 * 4
      }
      entries.append(entry)
      start = min(end + 1, bytes.count)
    }
    return (bytes, entries)
  }()

  /// Returns the index line for a name, found by binary search.
  private static func entry(_ name: ArraySlice<UInt8>) -> Entry? {
    let (bytes, entries) = index
    let place = entries.partitionIndex { !bytes[$0.name].lexicographicallyPrecedes(name) }
    return place < entries.count && bytes[entries[place].name] == name ? entries[place] : nil
  }

  /// Returns all names, including links, sorted by their bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names. The first use of the data also parses the index.
  static func names() -> [String] {
    index.entries.map { String(decoding: index.bytes[$0.name], as: UTF8.self) }.filter(ZoneName.isZone)
  }

  /// Returns a zone's file, or `nil` if the zone doesn't exist.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file. The first use of the data also parses the index.
  static func file(_ name: String) -> TZifFile? {
    guard ZoneName.isZone(name), let bytes = bytes(of: name) else { return nil }
    do throws(TZifFile.Fault) { return try TZifFile(bytes) } catch {
      // This would be a bug in Nudge. Tests decode every zone.
      preconditionFailure("the compiled zone \(name) is invalid: \(error.reason)")
    }
  }

  /// Returns the bytes of a zone's file, or `nil` if the zone doesn't exist.
  static func bytes(of name: String) -> [UInt8]? {
    guard let entry = entry(Array(name.utf8)[...]) else { return nil }
    guard let place = entry.place ?? Self.entry(index.bytes[entry.zone])?.place else { return nil }
    let text = CompiledZoneData.files.utf8
    let start = text.index(text.startIndex, offsetBy: place.offset)
    return decoded(Array(text[start...].prefix((place.length + 2) / 3 * 4)), count: place.length)
  }

  /// Decodes base64 text (RFC 4648, section 4) to `count` bytes.
  ///
  /// The input is trusted because it is part of the build.
  private static func decoded(_ text: [UInt8], count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 2)
    for group in stride(from: 0, to: text.count, by: 4) {
      let bits = text[group..<group + 4].reduce(0) { $0 << 6 | sextet($1) }
      bytes += [UInt8(bits >> 16), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Returns the six bits that a base64 character represents, or 0 for padding.
  private static func sextet(_ character: UInt8) -> UInt32 {
    let value =
      switch character {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): 62
      case UInt8(ascii: "/"): 63
      default: 0
      } as UInt8
    return UInt32(value)
  }
}
