/// The zones that are compiled into this library, one release of the tz database.
///
/// The names are read when the first of them is needed, and a zone's file is decoded when the zone is.
enum CompiledZones {
  /// The release of the data.
  static let version = CompiledZoneData.version

  /// A line of the index: a name, and its file's place or the name of the zone that has it; names are ranges of bytes.
  private struct Entry {
    var name: Range<Int>
    var zone: Range<Int>
    /// Where a zone's file is: bytes from the beginning of `CompiledZoneData.files`, and bytes of the file that they
    /// encode.
    var place: (offset: Int, length: Int)?
  }

  /// The lines in order of the bytes of their names.
  ///
  /// Read in one pass without a string for each, since most processes need one zone.
  private static let index: (bytes: [UInt8], entries: [Entry]) = {
    let bytes = Array(CompiledZoneData.index.utf8)
    var entries: [Entry] = []
    entries.reserveCapacity(600)
    var (start, offset) = (0, 0)
    while let space = bytes[start...].firstIndex(of: UInt8(ascii: " ")) {
      let end = bytes[space...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var entry = Entry(name: start..<space, zone: space + 1..<end, place: nil)
      // A zone's name does not begin with a digit.
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

  /// The line of a name, found by halves.
  private static func entry(_ name: ArraySlice<UInt8>) -> Entry? {
    let (bytes, entries) = index
    let place = entries.partitionIndex { !bytes[$0.name].lexicographicallyPrecedes(name) }
    return place < entries.count && bytes[entries[place].name] == name ? entries[place] : nil
  }

  /// All names, links included, in order of their bytes.
  ///
  /// - Complexity: O(1), but for the first use of the data, which reads all names.
  static func names() -> [String] {
    index.entries.map { String(decoding: index.bytes[$0.name], as: UTF8.self) }.filter(ZoneName.isZone)
  }

  /// The file of a name; `nil` if there is no such zone.
  ///
  /// - Complexity: O(*n*) in the file's bytes, but for the first use of the data, which reads all names.
  static func file(_ name: String) -> TZifFile? {
    guard ZoneName.isZone(name), let bytes = bytes(of: name) else { return nil }
    do throws(TZifFile.Fault) { return try TZifFile(bytes) } catch {
      // Our mistake; tests read every zone.
      preconditionFailure("the compiled zone \(name) cannot be used: \(error.reason)")
    }
  }

  /// The bytes of a name's file; `nil` if there is none.
  static func bytes(of name: String) -> [UInt8]? {
    guard let entry = entry(Array(name.utf8)[...]) else { return nil }
    guard let place = entry.place ?? Self.entry(index.bytes[entry.zone])?.place else { return nil }
    let text = CompiledZoneData.files.utf8
    let start = text.index(text.startIndex, offsetBy: place.offset)
    return decoded(Array(text[start...].prefix((place.length + 2) / 3 * 4)), count: place.length)
  }

  /// Reads base64 (RFC 4648, section 4) of so many bytes; what it holds is of our own making.
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

  /// The six bits that a character stands for; 0 for the padding.
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
