public import NudgeText
public import NudgeTime

/// Counts achievements by civil day, in any order and in one pass.
///
/// Memory grows with the number of different days, not with the number of achievements.
public struct HistoryTally: Sendable {
  /// The zone whose calendar counts.
  public let zone: Zone
  /// When a day begins.
  public let streakDay: StreakDay
  /// Achievements after this moment are not counted.
  public let now: Timestamp
  /// How many achievements were not counted, being after `now`.
  public private(set) var futureCount = 0

  private var counts = DayCounts()

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - zone: The zone whose calendar counts.
  ///   - streakDay: When a day begins.
  ///   - now: The moment as of which to count.
  public init(zone: Zone, streakDay: StreakDay, now: Timestamp) {
    self.zone = zone
    self.streakDay = streakDay
    self.now = now
  }

  /// The civil day that `now` counts for.
  public var today: CivilDate { streakDay.date(of: now, in: zone) }

  /// Counts an achievement.
  ///
  /// Where a person lives elsewhere since, each moment counts for the day that it was on the clocks they had, so that moving does
  /// not move what they did. A day that is after today here counts for the streak once it comes.
  ///
  /// - Parameters:
  ///   - achievement: One at or before `now`; a later one only adds to `futureCount`.
  ///   - zone: The zone that the person had then; `nil` for the tally's.
  /// - Complexity: O(1) for one that is not before the last, otherwise O(log *d*) in the number of different days, amortized.
  public mutating func add(_ achievement: Achievement, in zone: Zone? = nil) {
    guard let day = day(of: achievement, in: zone) else {
      futureCount += 1
      return
    }
    counts.add(day)
  }

  /// The day that an achievement counts for.
  ///
  /// - Parameters:
  ///   - achievement: Any, added or not.
  ///   - zone: The zone that the person had then; `nil` for the tally's.
  /// - Returns: `nil` for one that is after `now`.
  public func day(of achievement: Achievement, in zone: Zone? = nil) -> CivilDate? {
    switch achievement.moment {
    case .timestamp(let timestamp): timestamp <= now ? streakDay.date(of: timestamp, in: zone ?? self.zone) : nil
    case .date(let day): day <= today ? day : nil
    }
  }

  /// The days with an achievement, ascending and once each, for a `StreakCounter` to count.
  ///
  /// - Complexity: O(*n*) for achievements added in order, otherwise O(*n* log *n*), in the number of different days.
  public var days: [CivilDate] { counts.sorted.map(\.day) }

  /// The days with an achievement and how many each has, ascending and once each.
  var sortedEntries: [DayCounts.Entry] { counts.sorted }

  /// What the achievements counted so far come to, and the milestones they reached.
  ///
  /// - Parameters:
  ///   - streaks: At which streaks a milestone stands.
  ///   - counts: At which counts a milestone stands.
  ///   - counter: How streaks are counted; by default in days, without freezes, pauses and repairs.
  /// - Returns: The summary, and the last milestone of each sort that still stands: of the current streak, and of the count.
  /// - Complexity: O(*d*) for achievements added in order, otherwise O(*d* log *d*), in the number of different days.
  public func summary(
    streaks: MilestoneThresholds, counts: MilestoneThresholds, counter: StreakCounter = StreakCounter()
  ) -> (progress: Progress, earned: [EarnedMilestone]) {
    let entries = sortedEntries
    let today = today
    var observer = ThresholdObserver(streaks)
    let streak = counter.state(of: entries.map(\.day), on: today, &observer)
    var earned: [EarnedMilestone] = []
    if let reached = observer.reached {
      earned.append(EarnedMilestone(kind: .streakMilestone, threshold: reached.threshold, on: reached.on))
    }

    let total = entries.reduce(0) { $0 + $1.count }
    if let threshold = counts.reached(by: total) {
      var running = 0
      // The day is there: the total has reached the threshold.
      let reachedOn = entries.first { entry in
        running += entry.count
        return running >= threshold
      }
      if let reachedOn {
        earned.append(EarnedMilestone(kind: .countMilestone, threshold: threshold, on: reachedOn.day))
      }
    }
    let progress = Progress(
      count: total, currentStreak: streak.current, longestStreak: streak.longest, lastOn: streak.lastOn,
      pace: Self.pace(of: entries, today: today))
    return (progress, earned)
  }

  /// The achievements of the last 30 days, or of the days since the first one where those are fewer.
  private static func pace(of entries: [DayCounts.Entry], today: CivilDate) -> Progress.Pace? {
    guard let first = entries.first else { return nil }
    // A first day in a zone that is ahead may be tomorrow here.
    let days = min(30, max(1, first.day.days(to: today) + 1))
    let count = entries.reversed().prefix { $0.day.days(to: today) < days }.reduce(0) { $0 + $1.count }
    return Progress.Pace(count: count, days: days)
  }
}
