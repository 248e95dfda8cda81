/// What a zone's clocks are set to during some period.
public struct LocalTimeType: Hashable, Sendable {
  /// What the clocks add to UTC.
  public let offset: UTCOffset
  /// Whether the zone calls this daylight saving time.
  ///
  /// In Dublin winter is, with an offset below the standard one.
  public let isDaylightSaving: Bool
  /// The letters in use, such as `EST` or `+08`; not unique and not for parsing.
  public let abbreviation: String
}
