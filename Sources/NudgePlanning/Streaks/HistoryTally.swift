package import NudgeText
package import NudgeTime

/// Counts achievements by civil day, in any order and in one pass.
///
/// Memory grows with the number of different days, not with the number of achievements.
package struct HistoryTally: Sendable {
  /// The zone whose calendar counts.
  package let zone: Zone
  /// When a day begins.
  package let streakDay: StreakDay
  /// Achievements after this moment are not counted.
  package let now: Timestamp
  /// How many achievements were not counted, being after `now`.
  package private(set) var futureCount = 0

  private(set) var counts = DayCounts()

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - zone: The zone whose calendar counts.
  ///   - streakDay: When a day begins.
  ///   - now: The moment as of which to count.
  package init(zone: Zone, streakDay: StreakDay, now: Timestamp) {
    self.zone = zone
    self.streakDay = streakDay
    self.now = now
  }

  /// The civil day that `now` counts for.
  package var today: CivilDate { streakDay.date(of: now, in: zone) }

  /// Counts an achievement.
  ///
  /// Where a person lives elsewhere since, each moment counts for the day that it was on the clocks they had, so that moving does
  /// not move what they did. A day that is after today here counts for the streak once it comes.
  ///
  /// - Parameters:
  ///   - achievement: One at or before `now`; a later one only adds to `futureCount`.
  ///   - zone: The zone that the person had then; `nil` for the tally's.
  /// - Complexity: O(1) for one that is not before the last, otherwise O(log *d*) in the number of different days, amortized.
  package mutating func add(_ achievement: Achievement, in zone: Zone? = nil) {
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
  package func day(of achievement: Achievement, in zone: Zone? = nil) -> CivilDate? {
    switch achievement.moment {
    case .timestamp(let timestamp): timestamp <= now ? streakDay.date(of: timestamp, in: zone ?? self.zone) : nil
    case .date(let day): day <= today ? day : nil
    }
  }

  /// The days with an achievement, ascending and once each, for a `StreakCounter` to count.
  ///
  /// - Complexity: O(*n*) for achievements added in order, otherwise O(*n* log *n*), in the number of different days.
  package var days: [CivilDate] { counts.sorted.map(\.day) }

  /// What the achievements counted so far come to, and the milestones they reached.
  ///
  /// - Parameters:
  ///   - streaks: The streaks that are milestones; `nil` for none.
  ///   - counts: The counts that are milestones; `nil` for none.
  ///   - counter: How streaks are counted; by default in days, without freezes, pauses and repairs.
  /// - Returns: The summary, and the last milestone of each kind that still stands: of the current streak, and of the count.
  /// - Complexity: O(*d*) for achievements added in order, otherwise O(*d* log *d*), in the number of different days.
  package func summary(
    streaks: MilestoneThresholds?, counts: MilestoneThresholds?, counter: StreakCounter = StreakCounter()
  ) -> (progress: AchievementSummary, earned: [Forecast.Milestone]) {
    let entries = self.counts.sorted
    let today = today
    var observer = ReachedObserver(streaks)
    let streak = counter.state(of: entries.map(\.day), on: today, &observer)
    var earned: [Forecast.Milestone] = []
    // The last one of all is of the streak that stands, if that streak is as long.
    if let reached = observer.reached.last, reached.threshold <= streak.current {
      earned.append(Forecast.Milestone(kind: .streakMilestone, threshold: reached.threshold, on: reached.on))
    }

    let total = entries.reduce(0) { $0 + $1.count }
    if let threshold = counts?.reached(by: total) {
      var running = 0
      // The day is there: the total has reached the threshold.
      let reachedOn = entries.first { entry in
        running += entry.count
        return running >= threshold
      }
      if let reachedOn {
        earned.append(Forecast.Milestone(kind: .countMilestone, threshold: threshold, on: reachedOn.day))
      }
    }
    let progress = AchievementSummary(
      count: total, currentStreak: streak.current, longestStreak: streak.longest, lastOn: streak.lastOn,
      pace: Self.pace(of: entries, today: today))
    return (progress, earned)
  }

  /// The achievements of the last 30 days, or of the days since the first one where those are fewer.
  private static func pace(of entries: [DayCounts.Entry], today: CivilDate) -> AchievementSummary.Pace? {
    guard let first = entries.first else { return nil }
    // A first day in a zone that is ahead may be tomorrow here.
    let days = min(30, max(1, first.day.days(to: today) + 1))
    let count = entries.reversed().prefix { $0.day.days(to: today) < days }.reduce(0) { $0 + $1.count }
    return AchievementSummary.Pace(count: count, days: days)
  }
}

/// How many achievements each day has, added in any order.
///
/// Days that come in order cost one comparison each; others are sorted as the list has doubled, so that memory grows with the
/// number of different days.
struct DayCounts: Sendable {
  struct Entry {
    var day: CivilDate
    var count: Int
  }

  private var entries: [Entry] = []
  private var isAscending = true
  /// The number of entries at which those of one day are brought together.
  private var limit = 64

  /// Counts one achievement.
  mutating func add(_ day: CivilDate) {
    if let last = entries.last {
      if last.day == day {
        entries[entries.count - 1].count += 1
        return
      }
      if day < last.day { isAscending = false }
    }
    entries.append(Entry(day: day, count: 1))
    if entries.count >= limit {
      if !isAscending {
        entries = sorted
        isAscending = true
      }
      limit = max(limit, 2 * entries.count)
    }
  }

  /// One entry for each day, ascending.
  var sorted: [Entry] {
    guard !isAscending else { return entries }
    var merged: [Entry] = []
    for entry in entries.sorted(by: { $0.day < $1.day }) {
      if merged.last?.day == entry.day {
        merged[merged.count - 1].count += entry.count
      } else {
        merged.append(entry)
      }
    }
    return merged
  }
}
