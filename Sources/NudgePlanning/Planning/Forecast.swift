public import NudgeText
public import NudgeTime

/// What lies ahead of a person: the next notifications, the milestones to expect, and what does not come, each with its reasons.
public struct Forecast: Hashable, Codable, Sendable {
  /// What comes, in order of time; at one moment, milestones before reminders.
  public var occurrences: [Occurrence]
  /// What does not come before the last of `occurrences`, in order of time; candidates without a time come last.
  public var skipped: [SkippedCandidate]
  /// What the person has recorded so far; `nil` if nothing is known.
  public var progress: AchievementSummary?
  /// The last milestones reached: of the current streak, and of the count; empty if only a summary is known.
  public var earned: [Milestone]

  /// A notification that will fire, without its words.
  public struct Occurrence: Hashable, Codable, Sendable {
    /// How certain an occurrence is.
    public enum Status: String, Hashable, Codable, Sendable {
      /// It fires at this moment, unless the person records something first that answers it.
      case scheduled
      /// It fires if the person continues as the reasons say.
      case expected
    }

    /// Its id, unique for the person.
    public var id: NotificationID
    /// What it is about.
    public var kind: Kind
    /// The day and time that the schedule names, for a reminder; clock changes and quiet hours may move the moment of firing.
    public var slot: CivilDateTime?
    /// The moment of firing, in UTC.
    public var timestamp: Timestamp
    /// The offset of the person's clocks from UTC at that moment.
    public var offset: UTCOffset
    /// How certain it is.
    public var status: Status
    /// The streak or the count, for a milestone.
    public var threshold: Int?
    /// Why it fires, and why then.
    public var reasons: [Reason]

    /// The moment of firing on the person's clock, such as `2026-11-22T20:00:00-05:00`.
    public var at: OffsetTimestamp { OffsetTimestamp(timestamp, offset: offset) }
    /// The date and time that the person's clocks show at the moment of firing.
    public var local: CivilDateTime { at.local }
  }

  /// A milestone that a person has reached.
  public struct Milestone: Hashable, Codable, Sendable {
    /// `streak-milestone` or `count-milestone`.
    public var kind: Kind
    /// The streak in days, or in weeks where those are counted; or the count.
    public var threshold: Int
    /// The civil day whose achievement reached it.
    public var on: CivilDate
  }
}

/// A candidate that will not fire.
public struct SkippedCandidate: Hashable, Codable, Sendable {
  /// Its id, unique for the person.
  public var id: NotificationID
  /// What it would have been about.
  public var kind: Kind
  /// The moment at which it would have fired, in UTC; `nil` if there is none.
  public var timestamp: Timestamp?
  /// The offset of the person's clocks from UTC at that moment.
  public var offset: UTCOffset?
  /// The streak or the count, for a milestone.
  public var threshold: Int?
  /// Why it does not fire.
  public var reasons: [Reason]

  /// The moment on the person's clock, such as `2026-11-22T20:00:00-05:00`; `nil` if there is none.
  public var at: OffsetTimestamp? {
    guard let timestamp, let offset else { return nil }
    return OffsetTimestamp(timestamp, offset: offset)
  }
}

// MARK: Codable

extension Forecast.Occurrence {
  private enum Key: String, CodingKey {
    case at, id, kind, reasons, slot, status, threshold, utc
  }

  /// Reads an occurrence with the keys of `nudge next --format json`, and `slot`.
  ///
  /// - Parameter decoder: Where from.
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

  /// Writes the occurrence with the keys of `nudge next --format json`, and `slot`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: The encoder's error.
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

extension SkippedCandidate {
  private enum Key: String, CodingKey {
    case at, id, kind, reasons, threshold, utc
  }

  /// Reads a candidate with the keys of `nudge next --format json`.
  ///
  /// - Parameter decoder: Where from.
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

  /// Writes the candidate with the keys of `nudge next --format json`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: The encoder's error.
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
  /// Returns when a person's reminders come.
  ///
  /// - Parameter person: The person.
  /// - Returns: The schedule of their preferences, in their time zone.
  /// - Throws: `PlanError`.
  public func schedule(of person: Person) throws(PlanError) -> Schedule {
    try PersonPlanner(person, by: self, explains: false).schedule
  }

  /// Returns what comes next for a person, and why.
  ///
  /// The notifications are those of `notifications(for:in:)`, without their words. Milestones that are still to be earned are added with the date
  /// on which they fall at the current pace.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - schedule: A schedule to ask about in place of the person's own reminders, such as a rule with excluded dates. Then only reminders and
  ///     expected milestones are in the answer, and the daily limit does not apply.
  ///   - now: Lower bound, excluded. UTC.
  ///   - count: How many notifications to find, at least 0; expected milestones are added to them.
  /// - Returns: The forecast; fewer notifications if no more come before the end of year 9999.
  /// - Throws: `PlanError`.
  /// - Complexity: As for a plan that ends with the last notification.
  public func forecast(
    for person: Person, on schedule: Schedule? = nil, after now: Timestamp, count: Int
  ) throws(PlanError) -> Forecast {
    var planner = try PersonPlanner(person, schedule: schedule, by: self, explains: true)
    var forecast = Forecast(occurrences: [], skipped: [], progress: nil, earned: [])
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

  /// How many candidates a forecast lists if quiet hours never end and so let nothing through.
  private static let mostListedIfNothingFires = 7

  /// Returns the earliest moment at which planning again can produce something new: that of the next notification.
  ///
  /// A backend that plans at this moment, and from then on at each moment that this function returns for the one before, sends exactly what one plan
  /// of the whole time would have sent. Ask again when the person's preferences or history change.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: Lower bound, excluded. UTC.
  /// - Returns: A moment after `now`, in UTC; `nil` if nothing comes before the end of year 9999 unless something changes.
  /// - Throws: `PlanError`.
  /// - Complexity: As for a plan that ends with the next notification; days on which nothing can come are skipped.
  public func nextMoment(for person: Person, after now: Timestamp) throws(PlanError) -> Timestamp? {
    var planner = try PersonPlanner(person, by: self, explains: false)
    return try planner.next(1, after: now).first?.moment
  }

  /// Returns what a person gets next, with its words.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: Lower bound, excluded. UTC.
  ///   - end: Upper bound, excluded. UTC.
  ///   - count: The most notifications to return.
  /// - Returns: At most `count` notifications, soonest first.
  /// - Throws: `PlanError`.
  /// - Complexity: As for a plan that ends with the last of them.
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

  /// Plans piece by piece, since a plan does not depend on where it is cut.
  ///
  /// - Parameters:
  ///   - now: Lower bound, excluded. UTC.
  ///   - end: Upper bound, excluded. UTC.
  ///   - body: Takes the planner with the piece as its span, and what fires in it; returns whether to go on.
  /// - Throws: `PlanError`, also that of `body`.
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
        // A rule of seconds has more times in a long piece than a plan may have, though few of them are kept.
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

  /// The next candidates that fire after `now` and before `end`, at most `count` of those wanted.
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

  /// A candidate that fires, without its words.
  func occurrence(_ candidate: Candidate) -> Forecast.Occurrence {
    var slot: CivilDateTime?
    if case .reminder(let occurrence) = candidate.subject { slot = occurrence.slot }
    return Forecast.Occurrence(
      id: candidate.id, kind: candidate.kind, slot: slot, timestamp: candidate.moment,
      offset: calendar.zone.offset(at: candidate.moment), status: .scheduled,
      threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: candidate.reasons)
  }

  /// The candidates of the span that do not fire, in order of time.
  func skippedInSpan() -> [SkippedCandidate] {
    let skipped = stopped.filter { span.contains($0.candidate.moment) }.map { candidate, reason in
      SkippedCandidate(
        id: candidate.id, kind: candidate.kind, timestamp: candidate.moment,
        offset: calendar.zone.offset(at: candidate.moment),
        threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: [reason])
    }
    return skipped.sorted { ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue) }
  }
}
