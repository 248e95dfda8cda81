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

extension Planner {
  /// Returns a person's reminder schedule.
  ///
  /// - Parameter person: The person.
  /// - Returns: The schedule from the person's preferences, in their time zone.
  /// - Throws: `PlanError`.
  package func schedule(of person: Person) throws(PlanError) -> Schedule {
    try PersonPlanner.preparing(person, by: self, explains: false).schedule
  }

  /// Returns a person's next notifications, each with its reasons.
  ///
  /// These are the notifications that `notifications(for:in:)` returns, without their text. The forecast also includes
  /// milestones that the person hasn't reached yet, on the date they would be reached at the current pace.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - count: The number of notifications to find, at least 0. Expected milestones aren't counted.
  /// - Returns: The forecast, which contains fewer notifications if there aren't enough before the end of year 9999.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the last notification.
  public func forecast(for person: Person, after now: Timestamp, count: Int) throws(PlanError) -> Forecast {
    try forecast(for: person, on: nil, after: now, count: count)
  }

  /// Returns a person's next notifications on a schedule, such as a rule with excluded dates.
  ///
  /// On a schedule other than the person's own, the forecast contains only reminders and expected milestones, and the
  /// daily limit doesn't apply.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - schedule: The schedule, or `nil` for the person's own reminders.
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - count: The number of notifications to find, at least 0. Expected milestones aren't counted.
  /// - Returns: The same as `forecast(for:after:count:)`.
  /// - Throws: `PlanError`.
  package func forecast(
    for person: Person, on schedule: Schedule?, after now: Timestamp, count: Int
  ) throws(PlanError) -> Forecast {
    var planner = try PersonPlanner.preparing(person, schedule: schedule, by: self, explains: true)
    var forecast = Forecast(
      occurrences: [], skipped: [], progress: nil, streakPeriod: planner.record.counter.period.unit, earned: [])
    let neverFires = planner.moment(holding: now) == nil || !person.preferences.notificationsEnabled
    if count > 0 {
      try planner.forEachPiece(after: now) { planner, candidates in
        let rest = candidates.prefix(count - forecast.occurrences.count)
        forecast.occurrences += rest.map { planner.occurrence($0) }
        let last = rest.count < candidates.count || forecast.occurrences.count == count ? rest.last : nil
        forecast.skipped += planner.skippedInSpan().filter { ($0.timestamp ?? .min) <= last?.moment ?? .max }
        if neverFires { forecast.skipped.removeLast(max(0, forecast.skipped.count - Self.mostListedIfNothingFires)) }
        return neverFires
          ? forecast.skipped.count < Self.mostListedIfNothingFires : forecast.occurrences.count < count
      }
    }
    (forecast.progress, forecast.earned) = planner.progress(at: now)
    try planner.addExpectedMilestones(to: &forecast, after: now, by: self)
    func rank(_ kind: Kind) -> Int { kind == .reminder ? 1 : 0 }
    forecast.occurrences.sort {
      ($0.timestamp, rank($0.kind), $0.id.rawValue) < ($1.timestamp, rank($1.kind), $1.id.rawValue)
    }
    forecast.skipped.sort { ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue) }
    return forecast
  }

  /// The maximum number of candidates in a forecast if nothing fires, because quiet hours never end or all notifications
  /// are off.
  private static let mostListedIfNothingFires = 7

  /// Returns the earliest time at which planning again can produce a new notification: the time of the next
  /// notification.
  ///
  /// Plan at this time, and then at each time that this function returns for the previous one. Your backend then sends
  /// exactly what a single plan of the whole period would have sent. Call this function again when the person's
  /// preferences or history change.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: The lower bound, exclusive, in UTC.
  /// - Returns: A time after `now`, in UTC, or `nil` if there isn't another notification before the end of year 9999
  ///   unless something changes.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the next notification. Days without candidates are skipped.
  public func nextMoment(for person: Person, after now: Timestamp) throws(PlanError) -> Timestamp? {
    var planner = try PersonPlanner.preparing(person, by: self, explains: false)
    return try planner.next(1, after: now).first?.moment
  }

  /// Returns a person's next notifications with their text.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - end: The upper bound, exclusive, in UTC.
  ///   - count: The maximum number of notifications to return.
  /// - Returns: At most `count` notifications, the earliest first.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the last returned notification.
  package func upcoming(
    for person: Person, after now: Timestamp, until end: Timestamp = .max, count: Int
  ) throws(PlanError) -> [NotificationRequest] {
    var planner = try PersonPlanner.preparing(person, by: self, explains: false)
    return try requests(for: planner.next(count, after: now, until: end), of: planner)
  }
}

extension PersonPlanner {
  private static let secondsPerDay: Int64 = 86_400
  private static let longestPieceInDays: Int64 = 64

  /// Plans a span in pieces.
  ///
  /// The result is the same as for the entire span, because a plan doesn't depend on how the span is divided.
  ///
  /// - Parameters:
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - end: The upper bound, exclusive, in UTC.
  ///   - body: A closure that takes the planner, whose span is the piece, and the candidates that fire in it, and
  ///     returns a Boolean value indicating whether to continue.
  /// - Throws: `PlanError`, including any error thrown by `body`.
  mutating func forEachPiece(
    after now: Timestamp, until end: Timestamp = .max,
    _ body: (inout PersonPlanner, [Candidate]) throws(PlanError) -> Bool
  ) throws(PlanError) {
    var start = now.advanced(bySeconds: 1)
    let neverFires = moment(holding: start) == nil
    var days: Int64 = 1
    var mayGrow = true
    while start < end, let possible = firstPossibleMoment(from: start), possible < end {
      start = possible
      let until = min(start.advanced(bySeconds: days * Self.secondsPerDay), end)
      let fires: [Candidate]
      do throws(PlanError) { fires = try plan(start..<until) } catch {
        // A rule that recurs every second can exceed the maximum in a long piece, even if few of its times fire.
        guard error == .tooManyReminders, days > 1 else { throw error }
        days = 1
        mayGrow = false
        continue
      }
      guard try body(&self, fires), explains || !neverFires else { return }
      start = until
      if mayGrow, fires.count < Int(days) { days = min(days * 2, Self.longestPieceInDays) }
    }
  }

  /// Returns the next candidates for which `isWanted` is true that fire after `now` and before `end`, at most `count`
  /// of them.
  mutating func next(
    _ count: Int, after now: Timestamp, until end: Timestamp = .max, where isWanted: (Candidate) -> Bool = { _ in true }
  ) throws(PlanError) -> [Candidate] {
    var found: [Candidate] = []
    try forEachPiece(after: now, until: end) { _, candidates in
      found += candidates.filter(isWanted).prefix(count - found.count)
      return found.count < count
    }
    return found
  }

  /// Returns an occurrence, without text, for a candidate that fires.
  func occurrence(_ candidate: Candidate) -> Forecast.Occurrence {
    var slot: CivilDateTime?
    if case .reminder(let occurrence) = candidate.subject { slot = occurrence.slot }
    return Forecast.Occurrence(
      id: candidate.id, kind: candidate.kind, slot: slot, timestamp: candidate.moment,
      offset: calendar.zone.offset(at: candidate.moment), status: .scheduled,
      threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: candidate.reasons)
  }

  /// Returns the candidates in the span that don't fire, and the given ones, in order of time.
  func skippedInSpan(
    and others: [PlanExplanation.SkippedCandidate] = []
  ) -> [PlanExplanation.SkippedCandidate] {
    let skipped = stopped.filter { span.contains($0.candidate.moment) }.map { candidate, reasons in
      PlanExplanation.SkippedCandidate(
        id: candidate.id, kind: candidate.kind, timestamp: candidate.moment,
        offset: calendar.zone.offset(at: candidate.moment),
        threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: reasons)
    }
    return (skipped + others).sorted { ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue) }
  }
}
