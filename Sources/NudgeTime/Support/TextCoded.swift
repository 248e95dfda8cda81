/// A time-related value that is encoded as a string in JSON, such as a date or an offset from UTC.
protocol TextCoded: Codable, CustomStringConvertible {
  /// The JSON text, which is `description` unless the type provides a shorter text.
  var codedText: String { get }
  /// Creates a value from its JSON text.
  static func coded(as text: String) throws(CivilError) -> Self
}

extension TextCoded {
  var codedText: String { description }

  /// Decodes the value from its text.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the encoded value isn't a string or isn't valid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(CivilError) { self = try Self.coded(as: text) } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the value as its text, such as `2026-11-23T01:00:00Z`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(codedText)
  }
}

extension Timestamp: TextCoded {
  static func coded(as text: String) throws(CivilError) -> Timestamp { try Timestamp(rfc3339: text) }
}

extension OffsetTimestamp: TextCoded {
  static func coded(as text: String) throws(CivilError) -> OffsetTimestamp {
    let (timestamp, offset) = try Timestamp.read(rfc3339: text, allowsOffsetSeconds: true)
    return OffsetTimestamp(timestamp, offset: offset)
  }
}

extension UTCOffset: TextCoded {
  static func coded(as text: String) throws(CivilError) -> UTCOffset {
    var scanner = CivilScanner(text, "UTC offset", example: "-05:00")
    let offset = try scanner.offset(sign: try scanner.expect(anyOf: "+-"), allowsSeconds: true)
    try scanner.expectEnd()
    return offset
  }
}

extension CivilDate: TextCoded {
  static func coded(as text: String) throws(CivilError) -> CivilDate { try CivilDate(text) }
}

extension CivilDateTime: TextCoded {
  static func coded(as text: String) throws(CivilError) -> CivilDateTime {
    var scanner = CivilScanner(text, "date and time", example: "2026-11-22T20:00:00")
    let date = try scanner.date()
    try scanner.expect(anyOf: "T")
    let time = try scanner.time()
    try scanner.expectEnd()
    return CivilDateTime(date: date, time: time)
  }
}

extension TimeOfDay: TextCoded {
  var codedText: String { shortText }

  static func coded(as text: String) throws(CivilError) -> TimeOfDay { try TimeOfDay(text) }
}
