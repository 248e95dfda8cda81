/// The zones that are compiled into this library, one release of the tz database.
///
/// The names are read when the first of them is asked for, and a zone's file is decoded when the zone is.
enum CompiledZones {
  /// The release of the data.
  static let version = CompiledZoneData.version

  /// Where a zone's file is: bytes from the beginning of `CompiledZoneData.files`, and bytes of the file that they
  /// encode.
  private struct Place {
    var offset: Int
    var length: Int
  }

  /// All names in order of their bytes, and where each one's file is; links share their zone's.
  private static let index: (names: [String], places: [String: Place]) = {
    var names: [String] = []
    var places: [String: Place] = [:]
    var links: [(name: String, zone: String)] = []
    var offset = 0
    places.reserveCapacity(600)
    // By bytes, which takes half the time that characters do.
    for line in CompiledZoneData.index.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      names.append(fields[0])
      if let length = Int(fields[1]) {
        places[fields[0]] = Place(offset: offset, length: length)
        offset += (length + 2) / 3 * 4
      } else {
        links.append((fields[0], fields[1]))
      }
    }
    for link in links { places[link.name] = places[link.zone] }
    return (names, places)
  }()

  /// All names, links included, in order of their bytes.
  ///
  /// - Complexity: O(1), but for the first use of the data, which reads all names.
  static func names() -> [String] {
    index.names.filter(ZoneName.isZone)
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
    guard let place = index.places[name] else { return nil }
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
