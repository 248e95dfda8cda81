public import NudgeText
public import NudgeTime

/// An explanation of a plan: the notifications, the skipped candidates with their reasons, and the streak's history.
///
///     let explanation = try planner.explanation(for: person, from: now, for: .days(1))
///     for candidate in explanation.skipped { print(candidate.id, candidate.reasons) }
public struct PlanExplanation: Hashable, Codable, Sendable {
  /// The notifications that fire, in order of time.
  public var notifications: [NotificationRequest]
  /// The candidates that don't fire, in order of time.
  ///
  /// A candidate that quiet hours delay until after the span has the reason `Reason.moved(to:)`.
  ///
  /// Candidates without a time come last: milestones that are reached in the span and celebrated after it, with
  /// `Reason.celebrated(on:)`, the missing reminder and the missing retrieval of a span whose days don't
  /// have one, followed by the next streak and count milestones, which haven't been earned yet. To explain why a
  /// notification is missing, filter out those milestones:
  ///
  ///     let missing = explanation.skipped.filter { $0.reasons != [.notEarnedYet] }
  public var skipped: [SkippedCandidate]
  /// The state of the streak at the start of the span.
  public var streak: StreakState
  /// The effect of each period on the streak.
  ///
  /// If only a summary of the history is known, the log begins after its last day.
  public var streakLog: [StreakEntry]
}

extension PlanExplanation {
  /// A candidate that won't fire.
  public struct SkippedCandidate: Hashable, Codable, Sendable {
    /// The candidate's id, unique for the person.
    public var id: NotificationID
    /// The kind of notification.
    public var kind: Kind
    /// The time at which the candidate would have fired, in UTC, or `nil` if it doesn't have a time.
    public var timestamp: Timestamp?
    /// The person's UTC offset at that time.
    public var offset: UTCOffset?
    /// A milestone's streak or count; `nil` for other kinds.
    public var threshold: Int?
    /// The reasons the candidate doesn't fire.
    public var reasons: [Reason]

    /// The time with the person's offset, such as `2026-11-22T20:00:00-05:00`, or `nil` if the candidate doesn't have a
    /// time.
    public var at: OffsetTimestamp? {
      guard let timestamp, let offset else { return nil }
      return OffsetTimestamp(timestamp, offset: offset)
    }
  }
}

// MARK: Codable

extension PlanExplanation.SkippedCandidate {
  private enum Key: String, CodingKey {
    case at, id, kind, reasons, threshold, utc
  }

  /// Decodes a candidate from the keys used by `nudge next --format json`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try object.decode(NotificationID.self, forKey: .id), kind: try object.decode(Kind.self, forKey: .kind),
      timestamp: try object.decodeIfPresent(Timestamp.self, forKey: .utc),
      offset: try object.decodeIfPresent(OffsetTimestamp.self, forKey: .at)?.offset,
      threshold: try object.decodeIfPresent(Int.self, forKey: .threshold),
      reasons: try object.decode([Reason].self, forKey: .reasons))
  }

  /// Encodes the candidate with the keys used by `nudge next --format json`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encodeIfPresent(at, forKey: .at)
    try object.encode(id, forKey: .id)
    try object.encode(kind, forKey: .kind)
    try object.encode(reasons, forKey: .reasons)
    try object.encodeIfPresent(threshold, forKey: .threshold)
    try object.encodeIfPresent(timestamp, forKey: .utc)
  }
}
