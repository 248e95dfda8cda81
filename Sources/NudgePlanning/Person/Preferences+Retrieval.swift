public import NudgeTime

extension Preferences {
  /// How earlier achievements are shown again.
  public struct Retrieval: Hashable, Sendable {
    /// Whether they may be; `true` by default.
    public var isEnabled = true
    /// Whether a notification may show the achievement's own words; `false` by default.
    public var includePreview = false
    /// The ids of achievements that are never shown again; at most 10,000.
    public var mutedAchievements: [String] = []
    /// Days whose achievements are never shown again, the first and the last included; at most 1,000 spans.
    public var mutedDates: [ClosedRange<CivilDate>] = []

    /// Creates the preferences of somebody who said nothing.
    public init() {}
  }
}
