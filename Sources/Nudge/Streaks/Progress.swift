public import NudgeTime

/// What a history comes to: how much is recorded, and how long the streak is.
///
/// A backend that keeps only a summary makes one directly; `HistoryTally` makes one from a history.
public struct Progress: Hashable, Sendable {
  /// How many achievements there are in all.
  public var count: Int
  /// The length of the streak that stands today, in days; it stands while today or yesterday has an achievement.
  public var currentStreak: Int
  /// The length of the longest streak there ever was, in days.
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

  /// Whether a streak whose last day is given stands still: until a whole day passes without an achievement.
  ///
  /// - Parameters:
  ///   - lastOn: The last day with an achievement.
  ///   - today: The day of asking.
  /// - Returns: `true` if the last day is today or yesterday.
  public static func streakStands(lastOn: CivilDate, on today: CivilDate) -> Bool {
    lastOn.days(to: today) <= 1
  }

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - count: How many achievements there are in all.
  ///   - currentStreak: The length of the streak that stands today, in days.
  ///   - longestStreak: The length of the longest streak, in days; at least the current one is taken.
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
