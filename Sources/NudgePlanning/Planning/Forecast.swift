public import NudgeText
public import NudgeTime

/// A forecast of a person's next notifications, expected milestones and skipped candidates, each with its reasons.
///
///     let forecast = try planner.forecast(for: person, after: now, count: 3)
///     for occurrence in forecast.occurrences { print(occurrence.at, occurrence.id) }
public struct Forecast: Hashable, Codable, Sendable {
  /// The upcoming notifications in order of time.
  ///
  /// At the same moment, milestones precede reminders.
  public var occurrences: [Occurrence]
  /// The candidates up to the last of `occurrences` that won't fire, in order of time.
  ///
  /// Candidates without a time come last.
  public var skipped: [PlanExplanation.SkippedCandidate]
  /// A summary of the person's history so far; `nil` if nothing is known.
  public var progress: AchievementSummary?
  /// The unit in which streaks are counted: in `progress`, and in the thresholds of streak milestones.
  public var streakPeriod: StreakState.Period
  /// The last milestones reached, one of the current streak and one of the count; empty if only a summary is known.
  public var earned: [Milestone]

  /// An upcoming notification, without its text.
  public struct Occurrence: Hashable, Codable, Sendable {
    /// The certainty of an occurrence.
    public enum Status: String, Hashable, Codable, Sendable {
      /// It fires at this time, unless the person records something that makes it unnecessary.
      case scheduled
      /// It fires if the person continues as the reasons state.
      case expected
    }

    /// The notification's id, unique for the person.
    public var id: NotificationID
    /// The kind of notification.
    public var kind: Kind
    /// The scheduled day and time of a reminder, before clock changes and quiet hours; `nil` for other kinds.
    public var slot: CivilDateTime?
    /// The time at which it fires, in UTC.
    public var timestamp: Timestamp
    /// The person's offset from UTC at that time.
    public var offset: UTCOffset
    /// The certainty of the occurrence.
    public var status: Status
    /// The streak or count of a milestone; `nil` for other kinds.
    public var threshold: Int?
    /// The reasons why it fires, and why at this time.
    public var reasons: [Reason]

    /// The time at which it fires, with the person's offset, such as `2026-11-22T20:00:00-05:00`.
    public var at: OffsetTimestamp { OffsetTimestamp(timestamp, offset: offset) }
    /// The local date and time at which it fires.
    public var local: CivilDateTime { at.local }
  }

  /// A milestone that a person has reached.
  public struct Milestone: Hashable, Codable, Sendable {
    /// `streak-milestone` or `count-milestone`.
    public var kind: Kind
    /// The streak, in the forecast's `streakPeriod`; or the count.
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
    /// The time at which it would have fired, in UTC; `nil` if there is none.
    public var timestamp: Timestamp?
    /// The person's offset from UTC at that time.
    public var offset: UTCOffset?
    /// The streak or count of a milestone; `nil` for other kinds.
    public var threshold: Int?
    /// The reasons why it doesn't fire.
    public var reasons: [Reason]

    /// The time with the person's offset, such as `2026-11-22T20:00:00-05:00`; `nil` if there is none.
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

  /// Decodes an occurrence with the keys of `nudge next --format json`, and `slot`.
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

  /// Encodes the occurrence with the keys of `nudge next --format json`, and `slot`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
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

  /// Decodes a candidate with the keys of `nudge next --format json`.
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

  /// Encodes the candidate with the keys of `nudge next --format json`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
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
  /// Returns the schedule of a person's reminders.
  ///
  /// - Parameter person: The person.
  /// - Returns: The schedule in the person's preferences, in their time zone.
  /// - Throws: `PlanError`.
  package func schedule(of person: Person) throws(PlanError) -> Schedule {
    try PersonPlanner(person, by: self, explains: false).schedule
  }

  /// Returns a person's next notifications, with the reason for each.
  ///
  /// The notifications are the ones that `notifications(for:in:)` returns, without their text. Milestones that the
  /// person hasn't reached yet are added on the date on which they fall at the current pace.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: Lower bound, excluded. UTC.
  ///   - count: The number of notifications to find, at least 0. Expected milestones are not counted.
  /// - Returns: The forecast, with fewer notifications if no more come before the end of year 9999.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the last notification.
  public func forecast(for person: Person, after now: Timestamp, count: Int) throws(PlanError) -> Forecast {
    try forecast(for: person, on: nil, after: now, count: count)
  }

  /// Returns a person's next notifications on a schedule, such as a rule with excluded dates.
  ///
  /// On a schedule other than the person's own, there are only reminders and expected milestones, and the daily limit
  /// doesn't apply.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - schedule: The schedule; `nil` for the person's own reminders.
  ///   - now: Lower bound, excluded. UTC.
  ///   - count: The number of notifications to find, at least 0. Expected milestones are not counted.
  /// - Returns: The same as `forecast(for:after:count:)`.
  /// - Throws: `PlanError`.
  package func forecast(
    for person: Person, on schedule: Schedule?, after now: Timestamp, count: Int
  ) throws(PlanError) -> Forecast {
    var planner = try PersonPlanner(person, schedule: schedule, by: self, explains: true)
    var forecast = Forecast(
      occurrences: [], skipped: [], progress: nil, streakPeriod: planner.record.counter.period.unit, earned: [])
    let neverFires = planner.moment(holding: now) == nil
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

  /// The maximum number of candidates that a forecast lists if quiet hours never end and nothing fires.
  private static let mostListedIfNothingFires = 7

  /// Returns the earliest time at which planning again can produce a new notification, which is the time of the next
  /// one.
  ///
  /// Plan at this time, and then at each time that this function returns for the previous one. Your backend then sends
  /// exactly what a single plan of the whole period would have sent. Call the function again when the person's
  /// preferences or history change.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: Lower bound, excluded. UTC.
  /// - Returns: A time after `now`, in UTC; `nil` if, without any change, nothing comes before the end of year 9999.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the next notification. Days without candidates are skipped.
  public func nextMoment(for person: Person, after now: Timestamp) throws(PlanError) -> Timestamp? {
    var planner = try PersonPlanner(person, by: self, explains: false)
    return try planner.next(1, after: now).first?.moment
  }

  /// Returns a person's next notifications with their text.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: Lower bound, excluded. UTC.
  ///   - end: Upper bound, excluded. UTC.
  ///   - count: The maximum number of notifications to return.
  /// - Returns: At most `count` notifications, soonest first.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the last of them.
  package func upcoming(
    for person: Person, after now: Timestamp, until end: Timestamp = .max, count: Int
  ) throws(PlanError) -> [NotificationRequest] {
    var planner = try PersonPlanner(person, by: self, explains: false)
    return try requests(for: planner.next(count, after: now, until: end), of: planner)
  }
}

extension PersonPlanner {
  private static let secondsPerDay: Int64 = 86_400
  private static let longestPieceInDays: Int64 = 64

  /// Plans a span in pieces.
  ///
  /// The result is the same, because a plan doesn't depend on where it is cut.
  ///
  /// - Parameters:
  ///   - now: Lower bound, excluded. UTC.
  ///   - end: Upper bound, excluded. UTC.
  ///   - body: A closure that takes the planner, whose span is the piece, and the candidates that fire in it. It
  ///     returns whether to continue.
  /// - Throws: `PlanError`, including any error of `body`.
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
        // A rule that recurs every second can exceed the maximum in a long piece, although few of its times are kept.
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

  /// Returns the next candidates that fire after `now` and before `end`, at most `count` of the wanted ones.
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

  /// Returns a candidate that fires as an occurrence, without its text.
  func occurrence(_ candidate: Candidate) -> Forecast.Occurrence {
    var slot: CivilDateTime?
    if case .reminder(let occurrence) = candidate.subject { slot = occurrence.slot }
    return Forecast.Occurrence(
      id: candidate.id, kind: candidate.kind, slot: slot, timestamp: candidate.moment,
      offset: calendar.zone.offset(at: candidate.moment), status: .scheduled,
      threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: candidate.reasons)
  }

  /// Returns the candidates of the span that don't fire, in order of time.
  func skippedInSpan() -> [PlanExplanation.SkippedCandidate] {
    let skipped = stopped.filter { span.contains($0.candidate.moment) }.map { candidate, reason in
      PlanExplanation.SkippedCandidate(
        id: candidate.id, kind: candidate.kind, timestamp: candidate.moment,
        offset: calendar.zone.offset(at: candidate.moment),
        threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: [reason])
    }
    return skipped.sorted { ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue) }
  }
}
