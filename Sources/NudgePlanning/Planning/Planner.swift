public import NudgeText
public import NudgeTime

/// Decides what a person gets: when, why, and in which words.
///
/// A plan is a function of the person, the span, the zone data and the words. Each moment is decided by what was known then, so neither the bounds
/// of a span nor the time of planning changes the result; docs/plans.md has all rules.
///
///     let planner = Planner(catalog: .shipped, zones: .newest(among: ZoneDatabase.systemDirectories))
///     let notifications = try planner.notifications(for: person, in: now..<tomorrow)
///     let wake = try planner.nextMoment(for: person, after: now)
///
/// A planner is a value that can be shared between threads. Copies share their caches of compiled messages and zones.
public struct Planner: Sendable {
  /// When a milestone is celebrated.
  public enum Celebration: String, CaseIterable, Hashable, Sendable {
    /// At the moment of the achievement that reaches it, for backends that plan whenever something is recorded.
    case atOnce = "at-once"
    /// On the day after, at the day's first reminder time, for backends that plan once a day.
    case nextDay = "next-day"
  }

  /// The most times that the reminders of a person may have in a plan: 1,000,000, more than one each second over a week.
  public static let maximumReminders = 1_000_000

  /// The words to choose from.
  public var catalog: Catalog { composer.catalog }
  /// The time zones.
  public let zones: ZoneDatabase
  /// When a milestone is celebrated.
  public var celebration: Celebration

  let composer: Composer
  var thresholds: Thresholds

  /// The numbers that are milestones; `nil` if the catalog has none.
  struct Thresholds {
    var streaks: MilestoneThresholds?
    var counts: MilestoneThresholds?
  }

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - catalog: The words to choose from, such as `Catalog.shipped`.
  ///   - zones: The time zones.
  ///   - celebration: When a milestone is celebrated.
  public init(catalog: Catalog, zones: ZoneDatabase, celebration: Celebration = .atOnce) {
    self.zones = zones
    self.celebration = celebration
    composer = Composer(catalog: catalog)
    thresholds = Thresholds(
      streaks: catalog.thresholds(of: .streakMilestone), counts: catalog.thresholds(of: .countMilestone))
  }

  /// Returns what a person gets in a span.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - span: From its lower bound, included, to its upper bound, excluded; not empty. UTC.
  /// - Returns: The notifications in order of time; at most one at any moment.
  /// - Throws: `PlanError`; then nothing is planned.
  /// - Complexity: O(*d* *n* + *s*) in the days of the span, the achievements of the person and the slots of their reminders.
  public func notifications(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> [NotificationRequest] {
    var planner = try PersonPlanner(person, by: self, explains: false)
    let fires = try planner.plan(span)
    return try requests(for: fires, of: planner)
  }

  /// Returns what a person gets in a span, what they do not get, and why.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - span: From its lower bound, included, to its upper bound, excluded; not empty. UTC.
  /// - Returns: The same notifications, and every other candidate of the span with the first reason that stops it.
  /// - Throws: `PlanError`; then nothing is planned.
  /// - Complexity: As for `notifications(for:in:)`.
  public func explanation(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> PlanExplanation {
    var planner = try PersonPlanner(person, by: self, explains: true)
    let fires = try planner.plan(span)
    let (streak, log) = planner.streakLog()
    return PlanExplanation(
      notifications: try requests(for: fires, of: planner),
      skipped: planner.skippedInSpan() + planner.milestonesNotEarnedYet(), streak: streak, streakLog: log)
  }

  /// Returns the achievement that a notification of the kind `retrieval` shows again.
  ///
  /// - Parameters:
  ///   - notification: A notification that this planner made for the same person.
  ///   - person: The person with their achievements.
  /// - Returns: The achievement; `nil` for other kinds, and if the notification is no longer planned.
  /// - Throws: `PlanError`.
  public func achievement(
    shownBy notification: NotificationRequest, for person: Person
  ) throws(PlanError) -> Achievement? {
    guard notification.kind == .retrieval, case .achievements(let achievements) = person.history.record else {
      return nil
    }
    let moment = notification.timestamp
    var planner = try PersonPlanner(person, by: self, explains: false)
    for candidate in try planner.plan(moment..<moment.advanced(bySeconds: 1)) where candidate.id == notification.id {
      if case .retrieval(let index, _) = candidate.subject { return achievements[index] }
    }
    return nil
  }

  /// Finds the words of candidates that fire.
  func requests(
    for candidates: [Candidate], of planner: PersonPlanner
  ) throws(PlanError) -> [NotificationRequest] {
    do throws(ComposeError) {
      return try candidates.map { candidate throws(ComposeError) in
        try NotificationRequest(candidate, of: planner, composer)
      }
    } catch {
      throw .compose(error)
    }
  }
}

/// Why a person cannot be planned for, although their JSON is valid.
public enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Their time zone cannot be used.
  case zone(ZoneError)
  /// Their reminders fall on no time.
  case cadence(CadenceError)
  /// Their rule cannot recur from their anchor at their times.
  case rule(RecurrenceError)
  /// Their reminders have more times in the span than `Planner.maximumReminders`.
  case tooManyReminders
  /// Their last achievement is more than a day after the end of the span.
  case lastOnAfterSpan(CivilDate)
  /// The catalog has no words for a notification.
  case compose(ComposeError)

  /// The reason, and often what would be right.
  public var description: String { wording(in: nil) }

  /// The description, which also names the place of the zone data.
  ///
  /// - Parameters:
  ///   - zones: The database in which the person's zone was looked up.
  ///   - end: What the caller calls the end of the plan.
  /// - Returns: One or two sentences.
  package func wording(in zones: ZoneDatabase?, endOfPlan end: String = "the end of the plan") -> String {
    switch self {
    case .zone(let error): Self.capitalized(error.wording(in: zones))
    case .lastOnAfterSpan(let date): "\(date) is more than a day after \(end); a history has no future."
    case .cadence(let error): error.description
    case .rule(let error): error.description
    case .tooManyReminders:
      "More than \(Planner.maximumReminders) times are in the plan; plan fewer days, or remind more seldom."
    case .compose(let error): Self.capitalized(error.description)
    }
  }

  /// The keys of the value in the person's JSON that causes the error; empty for the whole person.
  package var path: [String] {
    switch self {
    case .zone: ["timeZone"]
    case .lastOnAfterSpan: ["progress", "lastOn"]
    case .cadence, .tooManyReminders: ["preferences", "reminders"]
    case .rule: ["preferences", "reminders", "rule"]
    case .compose: []
    }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// What a person gets in a span, what they do not get and why, and how their streak came to be.
public struct PlanExplanation: Hashable, Sendable {
  /// What fires, in order of time.
  public var notifications: [NotificationRequest]
  /// What does not fire, in order of time; candidates without a time come last.
  public var skipped: [SkippedCandidate]
  /// The streak as the span begins.
  public var streak: StreakState
  /// What each period did to the streak; empty if only a summary is known.
  public var streakLog: [StreakEntry]
}

extension PersonPlanner {
  /// Returns the candidates that fire in a span, in order of time.
  mutating func plan(_ span: Range<Timestamp>) throws(PlanError) -> [Candidate] {
    try begin(span)
    try findCandidates()
    return decide()
  }

  /// The next milestones as the span begins.
  fileprivate func milestonesNotEarnedYet() -> [SkippedCandidate] {
    let standing = record.standing(at: span.lowerBound)
    let streak = thresholds.streaks.map { threshold in
      let next = threshold.next(after: standing.streak.current)
      return SkippedCandidate(id: .streak(next), kind: .streakMilestone, threshold: next, reasons: [.notEarnedYet])
    }
    let count = thresholds.counts.map { threshold in
      let next = threshold.next(after: standing.count)
      return SkippedCandidate(id: .count(next), kind: .countMilestone, threshold: next, reasons: [.notEarnedYet])
    }
    return [streak, count].compactMap(\.self)
  }

  /// The streak as the span begins, and what each period did to it; no log if only a summary is known.
  fileprivate func streakLog() -> (StreakState, [StreakEntry]) {
    let standing = record.standing(at: span.lowerBound)
    guard case .entries(let entries) = record.source else { return (standing.streak, []) }
    return record.counter.log(of: entries.prefix(standing.count).map(\.day), on: standing.day)
  }
}
