extension Preferences {
  /// What is celebrated, and looked back at; everything by default.
  public struct Milestones: Hashable, Sendable {
    /// Whether any of it may be sent.
    public var isEnabled = true
    /// Streaks that reach a threshold.
    public var streak = true
    /// Numbers of achievements that reach a threshold.
    public var count = true
    /// The first achievement.
    public var firstAchievement = true
    /// A look back at each month.
    public var monthlySummary = true
    /// A look back at each year.
    public var yearlySummary = true

    /// Creates the preferences of somebody who said nothing.
    public init() {}
  }
}
