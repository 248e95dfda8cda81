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
  ///     for notification in try planner.notifications(for: person, in: now..<tomorrow) { … }
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - span: From its lower bound, included, to its upper bound, excluded. UTC.
  /// - Returns: The notifications in order of time; at most one at any moment.
  /// - Throws: `PlanError`, also if the span is empty or a value of the person is outside its bounds; then nothing is planned.
  /// - Complexity: O(*d* *n* + *s*) in the days of the span, the achievements of the person and the slots of their reminders.
  public func notifications(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> [NotificationRequest] {
    try notifications(for: person, in: span, isValid: false)
  }

  /// Returns what a person gets from a moment on.
  ///
  ///     for notification in try planner.notifications(for: person, from: now, for: .days(2)) { … }
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - start: Lower bound, included. UTC.
  ///   - duration: The length of the span; a part of a second counts as a whole one.
  /// - Returns: The notifications in order of time.
  /// - Throws: `PlanError`, also if the duration is not above 0; then nothing is planned.
  /// - Complexity: As for `notifications(for:in:)`.
  public func notifications(
    for person: Person, from start: Timestamp, for duration: Duration
  ) throws(PlanError) -> [NotificationRequest] {
    try notifications(for: person, in: Self.span(from: start, for: duration))
  }

  /// Returns what a person gets in a span, without checking a person whom a reader has checked.
  package func notifications(
    for person: Person, in span: Range<Timestamp>, isValid: Bool
  ) throws(PlanError) -> [NotificationRequest] {
    var planner = try PersonPlanner(person, by: self, explains: false, isValid: isValid)
    let fires = try planner.plan(span)
    return try requests(for: fires, of: planner)
  }

  /// Returns what a person gets in a span, what they do not get, and why.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - span: From its lower bound, included, to its upper bound, excluded. UTC.
  /// - Returns: The same notifications, and every other candidate of the span with the first reason that stops it.
  /// - Throws: `PlanError`, as `notifications(for:in:)` does.
  /// - Complexity: As for `notifications(for:in:)`.
  public func explanation(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> PlanExplanation {
    try explanation(for: person, in: span, isValid: false)
  }

  /// Returns what a person gets from a moment on, what they do not get, and why.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - start: Lower bound, included. UTC.
  ///   - duration: The length of the span; a part of a second counts as a whole one.
  /// - Returns: As `explanation(for:in:)`.
  /// - Throws: `PlanError`, as `notifications(for:from:for:)` does.
  /// - Complexity: As for `notifications(for:in:)`.
  public func explanation(
    for person: Person, from start: Timestamp, for duration: Duration
  ) throws(PlanError) -> PlanExplanation {
    try explanation(for: person, in: Self.span(from: start, for: duration))
  }

  /// Returns what a person gets on one civil day of theirs, what they do not get, and why.
  ///
  ///     let explanation = try planner.explanation(for: person, on: CivilDate("2026-11-25"))
  ///     // reminder-2026-11-25: not-a-reminder-day:2026-11-27
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - day: A day on the person's calendar, from their `dayStart` to the next.
  /// - Returns: As `explanation(for:in:)` for the day. If no reminder is scheduled for the day, `skipped` has one without a
  ///   moment, and with the reason: `Reason.notAReminderDay(next:)`, unless reminders or all notifications are off.
  /// - Throws: `PlanError`; `PlanError.emptySpan` if the person's zone skips the whole day.
  /// - Complexity: As for `notifications(for:in:)`.
  public func explanation(for person: Person, on day: CivilDate) throws(PlanError) -> PlanExplanation {
    let planner = try PersonPlanner(person, by: self, explains: true)
    let (start, end) = (planner.calendar.start(of: day), planner.calendar.end(of: day))
    guard start < end else { throw .emptySpan }
    var explanation = try explanation(for: person, in: start..<end, isValid: true)
    let next = planner.schedule.next(after: start.advanced(bySeconds: -1))
    if let next, next.timestamp < end { return explanation }
    let preferences = person.preferences
    let reason: Reason =
      if !preferences.notificationsEnabled {
        .notificationsOff
      } else if !preferences.reminders.isEnabled {
        .kindOff
      } else {
        .notAReminderDay(next: next.map { planner.calendar.day(of: $0.timestamp) })
      }
    explanation.skipped.append(
      SkippedCandidate(
        id: .reminder(at: CivilDateTime(date: day, time: planner.dayTime(on: day)), isOneOfSeveral: false),
        kind: .reminder, reasons: [reason]))
    return explanation
  }

  /// Explains a span without checking a person whom a reader has checked.
  package func explanation(
    for person: Person, in span: Range<Timestamp>, isValid: Bool
  ) throws(PlanError) -> PlanExplanation {
    var planner = try PersonPlanner(person, by: self, explains: true, isValid: isValid)
    let fires = try planner.plan(span)
    let (streak, log) = planner.streakLog()
    return PlanExplanation(
      notifications: try requests(for: fires, of: planner),
      skipped: planner.skippedInSpan() + planner.milestonesNotEarnedYet(), streak: streak, streakLog: log)
  }

  private static func span(from start: Timestamp, for duration: Duration) throws(PlanError) -> Range<Timestamp> {
    let end = start.advanced(by: duration)
    guard start < end else { throw .emptySpan }
    return start..<end
  }

  // MARK: Recording

  /// Records an achievement, also for a person of whom only a summary is known.
  ///
  /// A list of achievements gets one more. A summary gets what the achievement does to it, with the streak counted in the
  /// person's time zone and in their periods. An achievement before the summary's `lastOn` only adds to its count.
  ///
  ///     try planner.record(Achievement(at: now), for: &person)
  ///
  /// - Parameters:
  ///   - achievement: What the person did.
  ///   - person: The person, whose history changes.
  /// - Throws: `PlanError`; then the person is unchanged.
  /// - Complexity: O(1), amortized, besides checking the person.
  public func record(_ achievement: Achievement, for person: inout Person) throws(PlanError) {
    guard case .summary(let summary) = person.history.record else {
      do throws(PersonError) { return try person.history.record(achievement) } catch { throw .person(error) }
    }
    do throws(PersonError) {
      try achievement.validate()
      let greatest = History.greatestCount
      if summary.count >= greatest { throw PersonError("progress.count", .outOfRange(0...greatest)) }
    } catch {
      throw .person(error)
    }
    let planner = try PersonPlanner(person, by: self, explains: false)
    person.history.record = .summary(planner.record.adding(achievement, to: summary))
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

/// Why a person cannot be planned for.
public enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A value of theirs is outside its bounds; only for a person made or changed in Swift.
  case person(PersonError)
  /// The span ends as it begins, or before.
  case emptySpan
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
    case .person(let error): error.description
    case .emptySpan: "The span of the plan is empty; it has to end after it begins."
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
    case .compose, .person, .emptySpan: []
    }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// What a person gets in a span, what they do not get and why, and how their streak came to be.
public struct PlanExplanation: Hashable, Codable, Sendable {
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
