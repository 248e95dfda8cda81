extension DailyWindow: Codable {
  private enum CodingKeys: String, CodingKey {
    case from, to, on
  }

  /// Decodes a window in the format described in docs/person.md, such as
  /// `{"from":"22:00","to":"08:00","on":["friday"]}`.
  ///
  /// If `on` is absent, the window starts on every day.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      from: try values.decode(TimeOfDay.self, forKey: .from), to: try values.decode(TimeOfDay.self, forKey: .to),
      on: try values.decodeIfPresent(WeekdaySet.self, forKey: .on) ?? .all)
  }

  /// Encodes the window in the format described in docs/person.md.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(start, forKey: .from)
    try values.encode(end, forKey: .to)
    if weekdays != .all { try values.encode(weekdays, forKey: .on) }
  }
}
