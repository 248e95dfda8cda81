/// What a person gets in a span, what they do not get and why, and how their streak came to be.
public struct PlanExplanation: Hashable, Sendable {
  /// What fires, in order of time.
  public var notifications: [NotificationRequest]
  /// What does not, in order of time; those without a time come last.
  public var skipped: [SkippedCandidate]
  /// How the streak stands as the span begins.
  public var streak: StreakState
  /// What each period did to it; empty where only a summary is known.
  public var streakLog: [StreakEntry]
}
