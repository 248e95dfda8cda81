internal import Nudge
internal import NudgeTime

/// Decides what is to be done as things happen; reads no clock and touches no system.
protocol DesktopDecider {
  /// What is to be done when the run begins.
  mutating func start(at moment: DesktopMoment) -> [DesktopEffect]

  /// What is to be done when something happened.
  mutating func take(_ happening: DesktopHappening, at moment: DesktopMoment) -> [DesktopEffect]

  /// What is to be done when the files were read again.
  mutating func take(_ person: Person?, at moment: DesktopMoment) -> [DesktopEffect]

  /// What is to be done when an achievement was written into the history, or could not be.
  mutating func take(recorded timestamp: Timestamp, failure: String?, at moment: DesktopMoment) -> [DesktopEffect]

  /// Until when to wait, at the latest.
  func wake(at moment: DesktopMoment) -> DesktopWake
}
