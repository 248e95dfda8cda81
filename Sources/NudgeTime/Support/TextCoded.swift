/// A value of time whose JSON is its description: dates, dates with times, and moments.
protocol TextCoded: Codable, CustomStringConvertible {
  /// Reads a description.
  static func described(by text: String) throws(CivilError) -> Self
}

extension TextCoded {
  /// Reads the value from its text.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` if there is no text, or it is not such a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(CivilError) { self = try Self.described(by: text) } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes the value as its text, such as `2026-11-23T01:00:00Z`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Timestamp: TextCoded {
  static func described(by text: String) throws(CivilError) -> Timestamp { try Timestamp(rfc3339: text) }
}

extension OffsetTimestamp: TextCoded {
  static func described(by text: String) throws(CivilError) -> OffsetTimestamp {
    let (timestamp, offset) = try Timestamp.read(rfc3339: text, allowsOffsetSeconds: true)
    return OffsetTimestamp(timestamp, offset: offset)
  }
}

extension CivilDate: TextCoded {
  static func described(by text: String) throws(CivilError) -> CivilDate { try CivilDate(text) }
}

extension CivilDateTime: TextCoded {
  static func described(by text: String) throws(CivilError) -> CivilDateTime {
    try Timestamp(rfc3339: "\(text)Z").civil(at: .utc)
  }
}
