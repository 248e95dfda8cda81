internal import NudgeText
internal import NudgeTime

/// Keeps the streak milestones that were reached from a day on.
struct ReachedObserver: StreakObserver {
  /// A milestone.
  struct Milestone {
    var threshold: Int
    var on: CivilDate
    /// Whether a streak was as long before.
    var isAgain: Bool
  }

  private let thresholds: MilestoneThresholds
  private let first: Int
  private(set) var reached: [Milestone] = []

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - thresholds: At which streaks a milestone stands.
  ///   - first: The first day that matters.
  init(_ thresholds: MilestoneThresholds, since first: CivilDate) {
    self.thresholds = thresholds
    self.first = Int(first.daysSinceEpoch)
  }

  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {
    guard event == .started || event == .extended, day >= first, thresholds.isThreshold(run.streak) else { return }
    reached.append(
      Milestone(
        threshold: run.streak, on: CivilDate(clampingDaysSinceEpoch: day), isAgain: run.longest >= run.streak))
  }
}
