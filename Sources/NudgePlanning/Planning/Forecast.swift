public import NudgeText
public import NudgeTime

/// A forecast of a person's next notifications, expected milestones, and skipped candidates, each with its reasons.
///
///     let forecast = try planner.forecast(for: person, after: now, count: 3)
///     for occurrence in forecast.occurrences { print(occurrence.at, occurrence.id) }
public struct Forecast: Hashable, Codable, Sendable {
  /// The upcoming notifications, in order of time.
  ///
  /// Milestones precede reminders that fire at the same moment.
  public var occurrences: [Occurrence]
  /// The candidates up to the last of `occurrences` that won't fire, in order of time.
  ///
  /// Candidates without a time come last.
  public var skipped: [PlanExplanation.SkippedCandidate]
  /// A summary of the person's history so far, or `nil` if the history is unknown.
  public var progress: AchievementSummary?
  /// The unit in which streaks are counted, both in `progress` and in the thresholds of streak milestones.
  public var streakPeriod: StreakState.Period
  /// The milestones reached: the greatest for any streak, the last one for the current streak if that is another one,
  /// and the last one for the count.
  ///
  /// The array is empty if only a summary of the history is known.
  public var earned: [Milestone]

  /// An upcoming notification, without its text.
  public struct Occurrence: Hashable, Codable, Sendable {
    /// How certain an occurrence is.
    public enum Status: String, Hashable, Codable, Sendable {
      /// The notification fires at this time unless the person records something that makes it unnecessary.
      case scheduled
      /// The notification fires if the person continues as described by the reasons.
      case expected
    }

    /// The notification's id, unique for the person.
    public var id: NotificationID
    /// The kind of notification.
    public var kind: Kind
    /// A reminder's scheduled day and time, before clock changes and quiet hours; `nil` for other kinds.
    public var slot: CivilDateTime?
    /// The time at which the notification fires, in UTC.
    public var timestamp: Timestamp
    /// The person's UTC offset at that time.
    public var offset: UTCOffset
    /// How certain the occurrence is.
    public var status: Status
    /// A milestone's streak or count; `nil` for other kinds.
    public var threshold: Int?
    /// The reasons the notification fires at this time.
    public var reasons: [Reason]

    /// The time at which the notification fires, with the person's offset, such as `2026-11-22T20:00:00-05:00`.
    public var at: OffsetTimestamp { OffsetTimestamp(timestamp, offset: offset) }
    /// The local date and time at which the notification fires.
    public var local: CivilDateTime { at.local }
  }

  /// A milestone that a person has reached.
  public struct Milestone: Hashable, Codable, Sendable {
    /// `streak-milestone` or `count-milestone`.
    public var kind: Kind
    /// The streak, in the forecast's `streakPeriod`, or the count.
    public var threshold: Int
    /// The civil day of the achievement that reached the milestone.
    public var on: CivilDate
  }
}

// MARK: Codable

extension Forecast.Occurrence {
  private enum Key: String, CodingKey {
    case at, id, kind, reasons, slot, status, threshold, utc
  }

  /// Decodes an occurrence from the keys used by `nudge next --format json`, and `slot`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try object.decode(NotificationID.self, forKey: .id), kind: try object.decode(Kind.self, forKey: .kind),
      slot: try object.decodeIfPresent(CivilDateTime.self, forKey: .slot),
      timestamp: try object.decode(Timestamp.self, forKey: .utc),
      offset: try object.decode(OffsetTimestamp.self, forKey: .at).offset,
      status: try object.decode(Status.self, forKey: .status),
      threshold: try object.decodeIfPresent(Int.self, forKey: .threshold),
      reasons: try object.decode([Reason].self, forKey: .reasons))
  }

  /// Encodes the occurrence with the keys used by `nudge next --format json`, and `slot`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(at, forKey: .at)
    try object.encode(id, forKey: .id)
    try object.encode(kind, forKey: .kind)
    try object.encode(reasons, forKey: .reasons)
    try object.encodeIfPresent(slot, forKey: .slot)
    try object.encode(status, forKey: .status)
    try object.encodeIfPresent(threshold, forKey: .threshold)
    try object.encode(timestamp, forKey: .utc)
  }
}
