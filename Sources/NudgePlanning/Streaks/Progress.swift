public import NudgeTime

/// What a history comes to: how much is recorded, and how long the streak is.
///
/// A backend that keeps only a summary makes one directly; `HistoryTally` makes one from a history.
public struct Progress: Hashable, Sendable {
  /// How many achievements there are in all.
  public var count: Int
  /// The length of the streak that stands today, in days, or in weeks where those are counted; `StreakCounter` says when it stands.
  public var currentStreak: Int
  /// The length of the longest streak there ever was, in the same unit.
  public var longestStreak: Int
  /// The last day with an achievement; `nil` without any.
  public var lastOn: CivilDate?
  /// How many achievements the last days had; `nil` where only a summary is known.
  public var pace: Pace?

  /// Achievements over some days, today included.
  public struct Pace: Hashable, Sendable {
    /// How many achievements; 0 or more.
    public var count: Int
    /// Over how many days; 1 to 30.
    public var days: Int

    /// Creates a pace.
    ///
    /// - Parameters:
    ///   - count: How many achievements; 0 or more.
    ///   - days: Over how many days; 1 to 30.
    public init(count: Int, days: Int) {
      self.count = count
      self.days = days
    }
  }

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - count: How many achievements there are in all.
  ///   - currentStreak: The length of the streak that stands today.
  ///   - longestStreak: The length of the longest streak; at least the current one is taken.
  ///   - lastOn: The last day with an achievement.
  ///   - pace: How many achievements the last days had.
  public init(count: Int, currentStreak: Int, longestStreak: Int = 0, lastOn: CivilDate?, pace: Pace? = nil) {
    self.count = count
    self.currentStreak = currentStreak
    self.longestStreak = max(longestStreak, currentStreak)
    self.lastOn = lastOn
    self.pace = pace
  }
}
