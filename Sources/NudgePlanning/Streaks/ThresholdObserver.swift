internal import NudgeText
internal import NudgeTime

/// Finds the day on which the streak that stands reached its last threshold.
struct ThresholdObserver: StreakObserver {
  private let thresholds: MilestoneThresholds
  private var next = Int.max
  private(set) var reached: (threshold: Int, on: CivilDate)?

  init(_ thresholds: MilestoneThresholds) {
    self.thresholds = thresholds
  }

  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {
    switch event {
    case .ended: reached = nil
    case .started, .extended:
      if event == .started { next = thresholds.next(after: 0) }
      guard run.streak == next else { return }
      reached = (run.streak, CivilDate(clampingDaysSinceEpoch: day))
      next = thresholds.next(after: next)
    case .frozen, .paused, .repaired, .open, .freezeBought, .freezeNotKept: break
    }
  }
}
