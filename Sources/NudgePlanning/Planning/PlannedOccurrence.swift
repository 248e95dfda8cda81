public import NudgeText
public import NudgeTime

/// A notification that will fire.
public struct PlannedOccurrence: Hashable, Sendable {
  /// How sure it is.
  public enum Status: String, Hashable, Sendable {
    /// It fires at this moment whatever the person does, unless they record something first.
    case scheduled
    /// It fires if the person goes on as the reasons say.
    case expected
  }

  /// Its name.
  public var id: NotificationID
  /// What it is about.
  public var kind: Kind
  /// The day and time that the cadence names, for a reminder; it fires at another where a clock change or quiet hours move it.
  public var slot: CivilDateTime?
  /// The moment of firing, in UTC.
  public var timestamp: Timestamp
  /// What the person's clocks add to UTC at that moment.
  public var offset: UTCOffset
  /// How sure it is.
  public var status: Status
  /// The streak in days or the count, for a milestone.
  public var threshold: Int?
  /// Why it fires, and why then.
  public var reasons: [Reason]

  /// The date and time that the person's clocks show at the moment of firing.
  public var local: CivilDateTime { timestamp.civil(at: offset) }
}
