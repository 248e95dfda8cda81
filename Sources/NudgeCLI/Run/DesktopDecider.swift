internal import NudgePlanning
internal import NudgeTime

/// Decides what is to be done as things happen; reads no clock and touches no system.
protocol DesktopDecider {
  /// What is to be done when the run begins, and the files were read again; `nil` where there is no file to read, or it cannot be.
  mutating func start(with person: Person?, at moment: DesktopMoment) -> [DesktopEffect]

  /// What is to be done when something happened; what asks to end is followed by `DesktopEffect.end`, at once or when the rest is done.
  mutating func take(_ happening: DesktopHappening, at moment: DesktopMoment) -> [DesktopEffect]

  /// What is to be done when the files were read again.
  mutating func take(_ person: Person?, at moment: DesktopMoment) -> [DesktopEffect]

  /// What is to be done when an achievement was written into the history, or could not be.
  mutating func take(recorded timestamp: Timestamp, failure: String?, at moment: DesktopMoment) -> [DesktopEffect]

  /// Until when to wait, at the latest.
  func wake(at moment: DesktopMoment) -> DesktopWake
}
