/// What will fire for a person, and what will not, each with its reasons.
public struct Plan: Hashable, Sendable {
  /// What will fire, in order of time.
  public var occurrences: [PlannedOccurrence]
  /// What will not, in order of time; those without a time come last.
  public var skipped: [SkippedCandidate]
}
