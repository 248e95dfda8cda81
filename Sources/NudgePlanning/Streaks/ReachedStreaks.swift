internal import NudgeText
internal import NudgeTime

/// A streak milestone that was reached.
struct ReachedStreak {
  /// The streak, in periods.
  var threshold: Int
  /// The day of the achievement that reached it.
  var on: CivilDate
  /// A Boolean value indicating whether an earlier streak was at least as long.
  var isAgain: Bool
  /// The number of times that a streak has been this long, including this one, or 0 if it isn't known.
  var times: Int
  /// The reason it isn't celebrated, or `nil` if it is.
  var unneeded: Reason?
}

/// An observer that collects the streak milestones that a history reaches, and decides which of them are celebrated.
///
/// A threshold that is reached again is celebrated at most once in 60 days. A threshold below 14 is celebrated again
/// only while the longest streak is below 14. The decisions depend only on the history, not on other notifications.
struct ReachedStreaks: StreakObserver {
  /// The minimum number of days between two celebrations of the same threshold.
  static let daysBetweenCelebrations = 60
  /// The longest streak from which smaller ones aren't celebrated again.
  static let outgrowing = 14

  /// The celebrations of a threshold.
  private struct Celebrations {
    var threshold: Int
    var times: Int
    /// The day of the last celebration.
    var last: CivilDate
  }

  private let thresholds: MilestoneThresholds?
  private let first: Int
  /// The next threshold of the current streak.
  private var next = Int.max
  private var celebrations: [Celebrations] = []
  /// The milestones, in the order in which they were reached.
  private(set) var reached: [ReachedStreak] = []

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - thresholds: The streak milestone thresholds, or `nil` if streaks don't have milestones.
  ///   - first: The first day on which to collect milestones. By default, all days are included.
  init(_ thresholds: MilestoneThresholds?, since first: CivilDate = .min) {
    self.thresholds = thresholds
    self.first = Int(first.daysSinceEpoch)
  }

  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {
    guard event == .started || event == .extended, let thresholds else { return }
    if event == .started { next = thresholds.next(after: 0) }
    guard run.streak == next else { return }
    next = thresholds.next(after: run.streak)
    let isAgain = run.longest >= run.streak
    let on = CivilDate(clampingDaysSinceEpoch: day)
    let unneeded = isAgain ? reasonNotToRepeat(run.streak, on: on, longest: run.longest) : nil
    let times = count(run.streak, on: on, isCelebrated: unneeded == nil)
    if day >= first {
      reached.append(
        ReachedStreak(threshold: run.streak, on: on, isAgain: isAgain, times: times, unneeded: unneeded))
    }
  }

  /// Returns the reason a threshold isn't celebrated again, or `nil` if it is.
  ///
  /// - Parameters:
  ///   - threshold: A threshold that an earlier streak reached.
  ///   - day: The day on which it is reached again.
  ///   - longest: The length of the longest earlier streak.
  /// - Returns: The reason.
  func reasonNotToRepeat(_ threshold: Int, on day: CivilDate, longest: Int) -> Reason? {
    if Self.isOutgrown(threshold, longest: longest) { return .outgrown }
    guard let last = celebrations.first(where: { $0.threshold == threshold })?.last,
      last.days(to: day) < Self.daysBetweenCelebrations
    else { return nil }
    return .celebratedRecently(on: last)
  }

  /// Returns a Boolean value indicating whether a threshold is too small to be celebrated again.
  static func isOutgrown(_ threshold: Int, longest: Int) -> Bool { threshold < outgrowing && longest >= outgrowing }

  /// Counts a threshold, and returns the number of times that it has been reached.
  private mutating func count(_ threshold: Int, on day: CivilDate, isCelebrated: Bool) -> Int {
    guard let index = celebrations.firstIndex(where: { $0.threshold == threshold }) else {
      celebrations.append(Celebrations(threshold: threshold, times: 1, last: day))
      return 1
    }
    celebrations[index].times += 1
    if isCelebrated { celebrations[index].last = day }
    return celebrations[index].times
  }
}
