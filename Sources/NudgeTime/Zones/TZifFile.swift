/// The contents of a zoneinfo file in TZif format, versions 1 to 4.
///
/// The file is untrusted, so every count and index is checked before it is used. Files with leap seconds are rejected,
/// because `Timestamp` doesn't count leap seconds.
///
/// Source: RFC 9636, section 3 <https://www.rfc-editor.org/rfc/rfc9636#section-3>
struct TZifFile: Hashable, Sendable {
  /// The moments at which the local time type changes, in seconds since the epoch, in ascending order.
  var transitions: [Int64]
  /// For each transition, the index in `types` of the local time type that applies from then on.
  var transitionTypes: [UInt8]
  /// The local time types, of which there is at least one.
  ///
  /// The first type also applies before the first transition.
  var types: [LocalTimeType]
  /// The rule that applies after the last transition, or `nil` if the file doesn't contain one.
  var footer: PosixRule?
}

extension TZifFile {
  /// Parses a file's bytes.
  ///
  /// - Parameter bytes: The complete contents of the file.
  /// - Throws: A `Fault` that describes the rule that the file violates.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: [UInt8]) throws(Fault) {
    var reader = Reader(all: bytes)
    let header = try Header(&reader)
    if !header.isWide {
      self = try Self.block(header, timeSize: 4, &reader)
      return
    }
    // Files in version 2 or later repeat all data with 64-bit times, followed by a footer.
    try reader.skip(header.blockSize(timeSize: 4))
    let wideHeader = try Header(&reader)
    self = try Self.block(wideHeader, timeSize: 8, &reader)
    footer = try Self.footer(&reader)
  }

  /// A description of the rule that a file violates, as a clause without a period.
  struct Fault: Error, Hashable, Sendable {
    var reason: String
  }

  private struct Header {
    /// A Boolean value indicating whether a block with 64-bit times follows, as in version 2 and later.
    var isWide: Bool
    var utcIndicators: Int
    var standardIndicators: Int
    var leapSeconds: Int
    var transitions: Int
    var types: Int
    var characters: Int

    init(_ reader: inout Reader) throws(Fault) {
      guard try reader.bytes(4).elementsEqual("TZif".utf8) else {
        throw Fault(reason: "it does not start with TZif")
      }
      let version = try reader.byte()
      isWide = version >= UInt8(ascii: "2")
      guard isWide || version == 0 else { throw Fault(reason: "its version is unknown") }
      try reader.skip(15)
      utcIndicators = try reader.count()
      standardIndicators = try reader.count()
      leapSeconds = try reader.count()
      transitions = try reader.count()
      types = try reader.count()
      characters = try reader.count()
      guard (1...256).contains(types) else { throw Fault(reason: "it has \(types) local time types") }
      guard characters > 0 else { throw Fault(reason: "it has no abbreviations") }
      guard utcIndicators == 0 || utcIndicators == types, standardIndicators == 0 || standardIndicators == types else {
        throw Fault(reason: "its indicators do not match its local time types")
      }
    }

    /// Returns the size of the data block that follows, in bytes.
    ///
    /// Counts are 32-bit numbers, so the result can't overflow.
    func blockSize(timeSize: Int) -> Int {
      transitions * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4) + standardIndicators
        + utcIndicators
    }
  }

  private static func block(_ header: Header, timeSize: Int, _ reader: inout Reader) throws(Fault) -> TZifFile {
    guard header.blockSize(timeSize: timeSize) <= reader.remaining else { throw Fault(reason: "it is truncated") }
    guard header.leapSeconds == 0 else { throw Fault(reason: "it counts leap seconds") }

    var transitions: [Int64] = []
    transitions.reserveCapacity(header.transitions)
    for _ in 0..<header.transitions {
      let time = timeSize == 8 ? try reader.int64() : Int64(try reader.int32())
      guard time > transitions.last ?? .min || transitions.isEmpty else {
        throw Fault(reason: "its transitions are not in order")
      }
      transitions.append(time)
    }

    let transitionTypes = Array(try reader.bytes(header.transitions))
    guard transitionTypes.allSatisfy({ Int($0) < header.types }) else {
      throw Fault(reason: "a transition refers to a missing local time type")
    }

    var records: [(offset: UTCOffset, isDaylightSaving: Bool, abbreviation: Int)] = []
    for _ in 0..<header.types {
      let seconds = try reader.int32()
      let isDaylightSaving = try reader.byte()
      let abbreviation = Int(try reader.byte())
      guard let offset = UTCOffset(seconds: Int(seconds)) else {
        throw Fault(reason: "an offset from UTC is a day or more")
      }
      guard isDaylightSaving < 2, abbreviation < header.characters else {
        throw Fault(reason: "a local time type is malformed")
      }
      records.append((offset, isDaylightSaving == 1, abbreviation))
    }

    let characters = try reader.bytes(header.characters)
    let types = try records.map { record throws(Fault) in
      let rest = characters.dropFirst(record.abbreviation)
      guard let end = rest.firstIndex(of: 0) else { throw Fault(reason: "an abbreviation is not terminated") }
      return LocalTimeType(
        offset: record.offset, isDaylightSaving: record.isDaylightSaving,
        abbreviation: String(decoding: rest[..<end], as: UTF8.self))
    }
    try reader.skip(header.standardIndicators + header.utcIndicators)
    return TZifFile(transitions: transitions, transitionTypes: transitionTypes, types: types)
  }

  private static func footer(_ reader: inout Reader) throws(Fault) -> PosixRule? {
    let newline = UInt8(ascii: "\n")
    guard try reader.byte() == newline else { throw Fault(reason: "its footer is missing") }
    let rest = try reader.bytes(reader.remaining)
    guard let end = rest.firstIndex(of: newline) else { throw Fault(reason: "its footer is not terminated") }
    if end == rest.startIndex { return nil }
    guard let rule = PosixRule(rest[..<end]) else { throw Fault(reason: "its footer is not a POSIX rule") }
    return rule
  }

  /// A reader of big-endian values that checks every read against the end of the file.
  private struct Reader {
    let all: [UInt8]
    var index = 0

    var remaining: Int { all.count - index }

    mutating func bytes(_ count: Int) throws(Fault) -> ArraySlice<UInt8> {
      guard count <= remaining else { throw Fault(reason: "it is truncated") }
      defer { index += count }
      return all[index..<index + count]
    }

    mutating func skip(_ count: Int) throws(Fault) {
      _ = try bytes(count)
    }

    mutating func byte() throws(Fault) -> UInt8 {
      guard remaining > 0 else { throw Fault(reason: "it is truncated") }
      defer { index += 1 }
      return all[index]
    }

    mutating func int32() throws(Fault) -> Int32 {
      Int32(bitPattern: try bytes(4).reduce(0) { $0 << 8 | UInt32($1) })
    }

    mutating func int64() throws(Fault) -> Int64 {
      Int64(bitPattern: try bytes(8).reduce(0) { $0 << 8 | UInt64($1) })
    }

    /// Reads a count, which is an unsigned 32-bit number.
    mutating func count() throws(Fault) -> Int {
      Int(UInt32(bitPattern: try int32()))
    }
  }
}
