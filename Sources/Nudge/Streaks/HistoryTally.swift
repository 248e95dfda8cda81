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

  private var countsByDay: [CivilDate: Int] = [:]

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
  /// - Parameter achievement: One at or before `now`; a later one only adds to `futureCount`.
  /// - Complexity: O(1), amortized.
  public mutating func add(_ achievement: Achievement) {
    let date: CivilDate
    switch achievement.moment {
    case .timestamp(let timestamp):
      guard timestamp <= now else {
        futureCount += 1
        return
      }
      date = streakDay.date(of: timestamp, in: zone)
    case .date(let day):
      guard day <= today else {
        futureCount += 1
        return
      }
      date = day
    }
    countsByDay[date, default: 0] += 1
  }

  /// What the achievements counted so far come to, and the milestones they reached.
  ///
  /// - Parameters:
  ///   - streaks: At which streaks a milestone stands.
  ///   - counts: At which counts a milestone stands.
  /// - Returns: The summary, and the last milestone of each sort that still stands: of the current streak, and of the count.
  /// - Complexity: O(*d* log *d*) in the number of different days.
  public func summary(
    streaks: MilestoneThresholds, counts: MilestoneThresholds
  ) -> (progress: Progress, earned: [EarnedMilestone]) {
    let days = countsByDay.sorted { $0.key < $1.key }
    let today = today
    let total = countsByDay.values.reduce(0, +)
    let lastCount = counts.reached(by: total)
    var countReachedOn: CivilDate?
    var running = 0
    var streak = 0
    var longest = 0
    var previous: CivilDate?
    for (date, count) in days {
      streak = previous.map { $0.days(to: date) == 1 } == true ? streak + 1 : 1
      longest = max(longest, streak)
      previous = date
      if let lastCount, running < lastCount, running + count >= lastCount { countReachedOn = date }
      running += count
    }

    let stands = previous.map { Progress.streakStands(lastOn: $0, on: today) } ?? false
    var earned: [EarnedMilestone] = []
    if stands, let last = previous, let threshold = streaks.reached(by: streak),
      let date = last.adding(days: threshold - streak)
    {
      earned.append(EarnedMilestone(kind: .streakMilestone, threshold: threshold, on: date))
    }
    if let lastCount, let countReachedOn {
      earned.append(EarnedMilestone(kind: .countMilestone, threshold: lastCount, on: countReachedOn))
    }
    let progress = Progress(
      count: total, currentStreak: stands ? streak : 0, longestStreak: longest, lastOn: previous,
      pace: pace(firstDay: days.first?.key, today: today))
    return (progress, earned)
  }

  /// The achievements of the last 30 days, or of the days since the first one where those are fewer.
  private func pace(firstDay: CivilDate?, today: CivilDate) -> Progress.Pace? {
    guard let firstDay else { return nil }
    let days = min(30, firstDay.days(to: today) + 1)
    let count = (0..<days).reduce(0) { sum, back in
      sum + (today.adding(days: -back).flatMap { countsByDay[$0] } ?? 0)
    }
    return Progress.Pace(count: count, days: days)
  }
}
