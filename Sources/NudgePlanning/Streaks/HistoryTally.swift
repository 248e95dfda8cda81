package import NudgeText
package import NudgeTime

/// Counts achievements by civil day, in any order and in a single pass.
///
/// Memory use grows with the number of distinct days, not with the number of achievements.
package struct HistoryTally: Sendable {
  /// The calendar's time zone.
  package let zone: Zone
  /// The rule that determines when a day begins.
  package let streakDay: StreakDay
  /// The current time.
  ///
  /// Achievements after it aren't counted.
  package let now: Timestamp
  /// The number of achievements that weren't counted because they are after `now`.
  package private(set) var futureCount = 0

  private(set) var counts = DayCounts()

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - zone: The calendar's time zone.
  ///   - streakDay: The rule that determines when a day begins.
  ///   - now: The current time. Later achievements aren't counted.
  package init(zone: Zone, streakDay: StreakDay, now: Timestamp) {
    self.zone = zone
    self.streakDay = streakDay
    self.now = now
  }

  /// The civil day that `now` belongs to.
  package var today: CivilDate { streakDay.date(of: now, in: zone) }

  /// Counts an achievement.
  ///
  /// If a person has moved to another time zone, each achievement whose offset is known counts for the day that it had
  /// there, and each other one for its day in the given zone. Moving therefore doesn't change the days of earlier
  /// achievements. A day that hasn't begun in the current zone counts at once.
  ///
  /// - Parameters:
  ///   - achievement: An achievement at or before `now`. A later one only increments `futureCount`.
  ///   - zone: The person's time zone at that time, or `nil` to use the tally's zone.
  /// - Complexity: Amortized O(1) for an achievement that isn't before the previous one, otherwise amortized O(log *d*)
  ///   in the number of distinct days.
  package mutating func add(_ achievement: Achievement, in zone: Zone? = nil) {
    guard let day = day(of: achievement, in: zone) else {
      futureCount += 1
      return
    }
    counts.add(day, at: achievement.moment.clock)
  }

  /// Counts an achievement that is known to belong to a day.
  mutating func add(on day: CivilDate) { counts.add(day) }

  /// Returns the day that an achievement counts for.
  ///
  /// - Parameters:
  ///   - achievement: An achievement, which doesn't have to be in the tally.
  ///   - zone: The person's time zone at that time, or `nil` to use the tally's zone.
  /// - Returns: The day, or `nil` if the achievement is after `now`.
  package func day(of achievement: Achievement, in zone: Zone? = nil) -> CivilDate? {
    guard streakDay.isKnown(achievement.moment, at: now, in: self.zone) else { return nil }
    return streakDay.date(of: achievement.moment, in: zone ?? self.zone)
  }

  /// The days with an achievement, in ascending order and without duplicates, as required by `StreakCounter`.
  ///
  /// - Complexity: O(*d*) for achievements added in order, otherwise O(*d* log *d*), in the number of distinct days.
  package var days: [CivilDate] { counts.sorted.map(\.day) }

  /// Returns a summary of the achievements counted so far, and the milestones that they reached.
  ///
  /// - Parameters:
  ///   - streaks: The streak milestone thresholds, or `nil` if streaks don't have milestones.
  ///   - counts: The count milestone thresholds, or `nil` if counts don't have milestones.
  ///   - counter: The streak counter. By default, it counts days, without freezes, pauses, or repairs.
  /// - Returns: The summary, and the milestones reached: the greatest for any streak, the last one for the current
  ///   streak if that is another one, and the last one for the count.
  /// - Complexity: O(*d*) for achievements added in order, otherwise O(*d* log *d*), in the number of distinct days.
  package func summary(
    streaks: MilestoneThresholds?, counts: MilestoneThresholds?, counter: StreakCounter = StreakCounter()
  ) -> (progress: AchievementSummary, earned: [Forecast.Milestone]) {
    let entries = self.counts.sorted
    // What was recorded farther east can be on a later day.
    let today = max(today, entries.last?.day ?? today)
    var observer = ReachedStreaks(streaks)
    let flown = DayCounts.daysFlownOver(
      in: entries, until: today, at: OffsetTimestamp(now, offset: zone.offset(at: now)))
    let streak = counter.excusing(flown).state(of: entries.map(\.day), on: today, &observer)
    // The last milestone reached belongs to the current streak if the current streak is at least that long.
    let current = observer.reached.last.flatMap { $0.threshold <= streak.current ? $0 : nil }
    let greatest = observer.reached.max { ($0.threshold, $0.on) < ($1.threshold, $1.on) }
    var earned = [greatest, current?.on == greatest?.on ? nil : current].compactMap(\.self).map { milestone in
      Forecast.Milestone(kind: .streakMilestone, threshold: milestone.threshold, on: milestone.on)
    }

    let total = entries.reduce(0) { $0 + $1.count }
    if let threshold = counts?.reached(by: total) {
      var running = 0
      // Such a day exists because the total has reached the threshold.
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

  /// Returns the number of achievements in the last 30 days, or since the first achievement if that was more recent.
  private static func pace(of entries: [DayCounts.Entry], today: CivilDate) -> AchievementSummary.Pace? {
    guard let first = entries.first else { return nil }
    let days = min(30, max(1, first.day.days(to: today) + 1))
    let count = entries.reversed().prefix { $0.day.days(to: today) < days }.reduce(0) { $0 + $1.count }
    return AchievementSummary.Pace(count: count, days: days)
  }
}

/// Counts achievements per day, in any order.
///
/// Days added in ascending order cost one comparison each. Other days are sorted and merged whenever the list has
/// doubled in size, so memory use grows with the number of distinct days.
struct DayCounts: Sendable {
  struct Entry {
    var day: CivilDate
    var count: Int
    /// The first and the last achievement of the day with a known offset, or `nil` if it has none.
    var clocks: ClosedRange<OffsetTimestamp>?

    mutating func add(_ other: ClosedRange<OffsetTimestamp>?) {
      guard let other else { return }
      clocks = clocks.map { min($0.lowerBound, other.lowerBound)...max($0.upperBound, other.upperBound) } ?? other
    }
  }

  private var entries: [Entry] = []
  private var isAscending = true
  /// The number of entries at which entries for the same day are merged.
  private var limit = 64

  /// Counts an achievement.
  ///
  /// - Parameters:
  ///   - day: The day that it belongs to.
  ///   - clock: The time at which it was recorded, or `nil` if the time or its offset isn't known.
  mutating func add(_ day: CivilDate, at clock: OffsetTimestamp? = nil) {
    let clocks = clock.map { $0...$0 }
    if let last = entries.last {
      if last.day == day {
        entries[entries.count - 1].count += 1
        entries[entries.count - 1].add(clocks)
        return
      }
      if day < last.day { isAscending = false }
    }
    entries.append(Entry(day: day, count: 1, clocks: clocks))
    if entries.count >= limit {
      if !isAscending {
        entries = sorted
        isAscending = true
      }
      limit = max(limit, 2 * entries.count)
    }
  }

  /// The entries in ascending order, one per day.
  var sorted: [Entry] {
    guard !isAscending else { return entries }
    var merged: [Entry] = []
    for entry in entries.sorted(by: { $0.day < $1.day }) {
      if merged.last?.day == entry.day {
        merged[merged.count - 1].count += entry.count
        merged[merged.count - 1].add(entry.clocks)
      } else {
        merged.append(entry)
      }
    }
    return merged
  }
}

// MARK: Flights across the date line

extension DayCounts {
  /// The least increase of the offset that takes a day from a person: 12 hours.
  ///
  /// At most half of the day is left then.
  static let leastSkip: Int32 = 12 * 3600

  /// Returns the days that a person skipped by flying west across the date line, or far enough east.
  ///
  /// If the offset increases by 12 hours or more from one day with an achievement to the next, the day after the first
  /// of them is skipped. Days with an achievement are never skipped.
  ///
  /// - Parameters:
  ///   - entries: The days with an achievement, in ascending order.
  ///   - today: The day that `now` belongs to.
  ///   - now: The current time where the person is now.
  /// - Returns: The days, in ascending order.
  /// - Complexity: O(*n*) in the number of entries.
  static func daysFlownOver(in entries: [Entry], until today: CivilDate, at now: OffsetTimestamp) -> [CivilDate] {
    var days: [CivilDate] = []
    for (index, entry) in entries.enumerated() {
      let following = index + 1 < entries.count ? entries[index + 1] : nil
      guard let last = entry.clocks?.upperBound, let next = following.map({ $0.clocks?.lowerBound }) ?? now,
        next.offset.seconds - last.offset.seconds >= leastSkip, let day = entry.day.adding(days: 1)
      else { continue }
      if let following, day >= following.day { continue }
      if following == nil, day > today { continue }
      days.append(day)
    }
    return days
  }
}

extension Achievement.Moment {
  /// The time with its offset, or `nil` if either isn't known.
  var clock: OffsetTimestamp? {
    if case .timestamp(let timestamp, let offset?) = self { OffsetTimestamp(timestamp, offset: offset) } else { nil }
  }
}
