public import NudgeText
public import NudgeTime

/// A candidate that will not fire.
public struct SkippedCandidate: Hashable, Sendable {
  /// Its name.
  public var id: NotificationID
  /// What it would have been about.
  public var kind: Kind
  /// The moment at which it would have fired, in UTC; `nil` where none can be told.
  public var timestamp: Timestamp?
  /// What the person's clocks add to UTC at that moment.
  public var offset: UTCOffset?
  /// The streak in days or the count, for a milestone.
  public var threshold: Int?
  /// Why it does not fire.
  public var reasons: [Reason]
}
