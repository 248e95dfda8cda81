extension Weekday {
  /// The English name in lowercase, as spelled in files, such as `sunday`.
  package var spelling: String { Self.spellings[rawValue - 1] }

  private static let spellings = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// Creates a weekday from its name, or returns `nil` for any other text.
  ///
  /// - Parameter spelling: The English name in lowercase.
  package init?(spelling: String) {
    guard let index = Self.spellings.firstIndex(of: spelling) else { return nil }
    self = Self.allCases[index]
  }
}

extension Weekday: Codable {
  /// Decodes a weekday from its English name in lowercase, such as `monday`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let weekday = Weekday(spelling: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Invalid weekday. The weekdays are \(Self.spellings.joined(separator: ", ")).")
    }
    self = weekday
  }

  /// Encodes the weekday as its English name in lowercase.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(spelling)
  }
}

extension WeekdaySet: Codable {
  /// Decodes a set from a list of weekdays.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init(try [Weekday](from: decoder))
  }

  /// Encodes the set as a list of weekdays.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    try weekdays.encode(to: encoder)
  }
}
