package import NudgeText
package import NudgeTime

/// Counts achievements by civil day, in any order and in a single pass.
///
/// Memory grows with the number of different days, not with the number of achievements.
package struct HistoryTally: Sendable {
  /// The time zone of the calendar.
  package let zone: Zone
  /// The rule that determines when a day begins.
  package let streakDay: StreakDay
  /// Achievements after this moment are not counted.
  package let now: Timestamp
  /// The number of achievements that weren't counted because they are after `now`.
  package private(set) var futureCount = 0

  private(set) var counts = DayCounts()

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - zone: The time zone of the calendar.
  ///   - streakDay: When a day begins.
  ///   - now: The current time. Later achievements are not counted.
  package init(zone: Zone, streakDay: StreakDay, now: Timestamp) {
    self.zone = zone
    self.streakDay = streakDay
    self.now = now
  }

  /// The civil day that `now` belongs to.
  package var today: CivilDate { streakDay.date(of: now, in: zone) }

  /// Counts an achievement.
  ///
  /// If a person has moved to another time zone, each achievement counts for the day that it was in the zone of that
  /// time. Moving therefore doesn't change the days of earlier achievements. A day that is after today in the current
  /// zone counts for the streak once it comes.
  ///
  /// - Parameters:
  ///   - achievement: An achievement at or before `now`. A later one only increments `futureCount`.
  ///   - zone: The person's time zone at that time; `nil` for the tally's zone.
  /// - Complexity: O(1) for an achievement that isn't before the last one, otherwise O(log *d*) in the number of
  ///   different days, amortized.
  package mutating func add(_ achievement: Achievement, in zone: Zone? = nil) {
    guard let day = day(of: achievement, in: zone) else {
      futureCount += 1
      return
    }
    counts.add(day)
  }

  /// Returns the day that an achievement counts for.
  ///
  /// - Parameters:
  ///   - achievement: An achievement, which doesn't have to be in the tally.
  ///   - zone: The person's time zone at that time; `nil` for the tally's zone.
  /// - Returns: The day; `nil` if the achievement is after `now`.
  package func day(of achievement: Achievement, in zone: Zone? = nil) -> CivilDate? {
    switch achievement.moment {
    case .timestamp(let timestamp): timestamp <= now ? streakDay.date(of: timestamp, in: zone ?? self.zone) : nil
    case .date(let day): day <= today ? day : nil
    }
  }

  /// The days with an achievement, ascending and without duplicates, as a `StreakCounter` requires.
  ///
  /// - Complexity: O(*n*) for achievements added in order, otherwise O(*n* log *n*), in the number of different days.
  package var days: [CivilDate] { counts.sorted.map(\.day) }

  /// Returns a summary of the achievements counted so far, and the milestones they reached.
  ///
  /// - Parameters:
  ///   - streaks: The streaks that are milestones; `nil` for none.
  ///   - counts: The counts that are milestones; `nil` for none.
  ///   - counter: The counter of streaks. By default it counts days, without freezes, pauses and repairs.
  /// - Returns: The summary, and the last milestone of each kind that still stands: one of the current streak, and one
  ///   of the count.
  /// - Complexity: O(*d*) for achievements added in order, otherwise O(*d* log *d*), in the number of different days.
  package func summary(
    streaks: MilestoneThresholds?, counts: MilestoneThresholds?, counter: StreakCounter = StreakCounter()
  ) -> (progress: AchievementSummary, earned: [Forecast.Milestone]) {
    let entries = self.counts.sorted
    let today = today
    var observer = ReachedObserver(streaks)
    let streak = counter.state(of: entries.map(\.day), on: today, &observer)
    var earned: [Forecast.Milestone] = []
    // The last milestone belongs to the current streak if that streak is long enough.
    if let reached = observer.reached.last, reached.threshold <= streak.current {
      earned.append(Forecast.Milestone(kind: .streakMilestone, threshold: reached.threshold, on: reached.on))
    }

    let total = entries.reduce(0) { $0 + $1.count }
    if let threshold = counts?.reached(by: total) {
      var running = 0
      // There is such a day, because the total has reached the threshold.
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

  /// Returns the number of achievements in the last 30 days, or in the days since the first one if those are fewer.
  private static func pace(of entries: [DayCounts.Entry], today: CivilDate) -> AchievementSummary.Pace? {
    guard let first = entries.first else { return nil }
    // A first day recorded in a time zone that is ahead can be tomorrow in this one.
    let days = min(30, max(1, first.day.days(to: today) + 1))
    let count = entries.reversed().prefix { $0.day.days(to: today) < days }.reduce(0) { $0 + $1.count }
    return AchievementSummary.Pace(count: count, days: days)
  }
}

/// Counts achievements per day, added in any order.
///
/// Days that come in order cost one comparison each. Other days are sorted when the list has doubled in size, so that
/// memory grows with the number of different days.
struct DayCounts: Sendable {
  struct Entry {
    var day: CivilDate
    var count: Int
  }

  private var entries: [Entry] = []
  private var isAscending = true
  /// The number of entries at which entries of the same day are merged.
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

  /// The entries, one for each day, ascending.
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
