internal import NudgeInput
public import NudgeText
public import NudgeTime

/// Decides which notifications a person gets, when, and with which text, and explains why.
///
///     let planner = Planner(catalog: .shipped, zones: .newest(among: ZoneDatabase.systemDirectories))
///     let notifications = try planner.notifications(for: person, in: now..<tomorrow)
///     let wake = try planner.nextMoment(for: person, after: now)
///
/// A plan is a function of the person, the span, the time zone data, and the catalog. Each notification depends only on
/// what was known at the time it fires, so the result doesn't depend on the bounds of the span or on when you plan.
/// docs/plans.md documents all rules.
///
/// A planner is a value type that can be shared between threads. Copies share their caches of compiled messages and
/// time zones.
public struct Planner: Sendable {
  /// When milestones are celebrated.
  public enum Celebration: String, CaseIterable, Hashable, Sendable {
    /// When the achievement that reaches the milestone is recorded.
    ///
    /// Use this in backends that plan whenever something is recorded.
    case atOnce = "at-once"
    /// At the first reminder time of the next day.
    ///
    /// Use this in backends that plan once a day.
    case nextDay = "next-day"
  }

  /// The maximum number of reminder times in a plan: 1,000,000, more than one per second for a week.
  public static let maximumReminders = 1_000_000

  /// The catalog that provides the variants.
  public var catalog: Catalog { composer.catalog }
  /// The time zone database.
  public let zones: ZoneDatabase
  /// When milestones are celebrated.
  public var celebration: Celebration

  let composer: Composer
  var thresholds: Thresholds

  /// The milestone thresholds, each `nil` if the catalog doesn't define it.
  struct Thresholds {
    var streaks: MilestoneThresholds?
    var counts: MilestoneThresholds?
  }

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - catalog: The catalog to choose variants from, such as `Catalog.shipped`.
  ///   - zones: The time zone database.
  ///   - celebration: When milestones are celebrated.
  public init(catalog: Catalog, zones: ZoneDatabase, celebration: Celebration = .atOnce) {
    self.zones = zones
    self.celebration = celebration
    composer = Composer(catalog: catalog)
    thresholds = Thresholds(
      streaks: catalog.thresholds(of: .streakMilestone), counts: catalog.thresholds(of: .countMilestone))
  }

  /// Returns the notifications that a person gets in a span.
  ///
  ///     for notification in try planner.notifications(for: person, in: now..<tomorrow) { … }
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - span: The time span, in UTC. The lower bound is inclusive, the upper bound exclusive.
  /// - Returns: The notifications in order of time, at most one at any moment.
  /// - Throws: `PlanError`, also if the span is empty or one of the person's values is out of bounds. No notifications
  ///   are planned in that case.
  /// - Complexity: O(*d* *n* + *s*) in the number of days in the span, the number of the person's achievements, and the
  ///   number of their reminder slots.
  public func notifications(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> [NotificationRequest] {
    try notifications(for: person, in: span, isValid: false)
  }

  /// Returns the notifications that a person gets in a span that begins at a given time.
  ///
  ///     for notification in try planner.notifications(for: person, from: now, for: .days(2)) { … }
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - start: The lower bound, inclusive, in UTC.
  ///   - duration: The length of the span, rounded up to whole seconds.
  /// - Returns: The notifications in order of time.
  /// - Throws: `PlanError`, also if the duration isn't positive. No notifications are planned in that case.
  /// - Complexity: The same as for `notifications(for:in:)`.
  public func notifications(
    for person: Person, from start: Timestamp, for duration: Duration
  ) throws(PlanError) -> [NotificationRequest] {
    try notifications(for: person, in: Self.span(from: start, for: duration))
  }

  /// Returns the notifications that a person gets in a span, without validating a person whom a reader has already
  /// validated.
  package func notifications(
    for person: Person, in span: Range<Timestamp>, isValid: Bool
  ) throws(PlanError) -> [NotificationRequest] {
    var planner = try PersonPlanner.preparing(person, by: self, explains: false, isValid: isValid)
    let fires = try planner.plan(span)
    return try requests(for: fires, of: planner)
  }

  /// Returns the notifications that a person gets in a span, and the candidates that don't fire, each with its reasons.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - span: The time span, in UTC. The lower bound is inclusive, the upper bound exclusive.
  /// - Returns: The same notifications as `notifications(for:in:)`, and every other candidate in the span with the
  ///   first reason that prevents it from firing.
  /// - Throws: `PlanError`, like `notifications(for:in:)`.
  /// - Complexity: The same as for `notifications(for:in:)`.
  public func explanation(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> PlanExplanation {
    try explanation(for: person, in: span, isValid: false)
  }

  /// Returns the notifications that a person gets in a span that begins at a given time, and the candidates that don't
  /// fire, each with its reasons.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - start: The lower bound, inclusive, in UTC.
  ///   - duration: The length of the span, rounded up to whole seconds.
  /// - Returns: The same as `explanation(for:in:)`.
  /// - Throws: `PlanError`, like `notifications(for:from:for:)`.
  /// - Complexity: The same as for `notifications(for:in:)`.
  public func explanation(
    for person: Person, from start: Timestamp, for duration: Duration
  ) throws(PlanError) -> PlanExplanation {
    try explanation(for: person, in: Self.span(from: start, for: duration))
  }

  /// Returns the notifications that a person gets on a civil day, and the candidates that don't fire, each with its
  /// reasons.
  ///
  ///     let explanation = try planner.explanation(for: person, on: CivilDate("2026-11-25"))
  ///     // reminder-2026-11-25: not-a-reminder-day:2026-11-27
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - day: A day on the person's calendar, which lasts from their `dayStart` to the next one.
  /// - Returns: The same as `explanation(for:in:)` for the day. If no reminder is scheduled for the day, and quiet hours
  ///   don't move one to it, `skipped` contains a reminder without a time, whose reason is
  ///   `Reason.notAReminderDay(next:)` unless reminders or all notifications are off.
  /// - Throws: `PlanError`; `PlanError.emptySpan` if the person's time zone skips the entire day.
  /// - Complexity: The same as for `notifications(for:in:)`.
  public func explanation(for person: Person, on day: CivilDate) throws(PlanError) -> PlanExplanation {
    let planner = try PersonPlanner.preparing(person, by: self, explains: true)
    let (start, end) = (planner.calendar.start(of: day), planner.calendar.end(of: day))
    guard start < end else { throw .emptySpan }
    return try explanation(for: person, in: start..<end, isValid: true)
  }

  /// Returns the day on a person's calendar at a given time.
  ///
  ///     let yesterday = try planner.day(of: person, at: now).adding(days: -1)
  ///
  /// - Parameters:
  ///   - person: The person, whose time zone and `dayStart` determine the day.
  ///   - moment: The time, in UTC.
  /// - Returns: A civil day, as in `explanation(for:on:)`.
  /// - Throws: `PlanError.zone` if the person's time zone can't be used.
  public func day(of person: Person, at moment: Timestamp) throws(PlanError) -> CivilDate {
    do throws(ZoneError) {
      return person.preferences.dayStart.date(of: moment, in: try zones.zone(named: person.timeZone))
    } catch {
      throw .zone(error)
    }
  }

  /// Returns the day on a person's calendar that an achievement belongs to.
  ///
  /// - Parameters:
  ///   - achievement: An achievement. If its offset from UTC is known, it belongs to the civil day that it had there.
  ///   - person: The person, whose `dayStart` determines the day, and whose time zone does if the offset isn't known.
  /// - Returns: A civil day, which can be tomorrow's if it was recorded farther east.
  /// - Throws: `PlanError.zone` if the person's time zone can't be used.
  public func day(of achievement: Achievement, for person: Person) throws(PlanError) -> CivilDate {
    do throws(ZoneError) {
      return person.preferences.dayStart.date(of: achievement.moment, in: try zones.zone(named: person.timeZone))
    } catch {
      throw .zone(error)
    }
  }

  /// Returns the offset from UTC of a person's clock at a given time.
  ///
  /// What a person records now keeps its day on later trips if you store the offset with it:
  ///
  ///     let offset = try planner.offset(of: person, at: now)
  ///     try planner.record(Achievement(at: now, offset: offset, title: "Ran 5 km"), for: &person)
  ///
  /// - Parameters:
  ///   - person: The person, whose time zone determines the offset.
  ///   - moment: The time, in UTC.
  /// - Returns: The offset.
  /// - Throws: `PlanError.zone` if the person's time zone can't be used.
  public func offset(of person: Person, at moment: Timestamp) throws(PlanError) -> UTCOffset {
    do throws(ZoneError) { return try zones.zone(named: person.timeZone).offset(at: moment) } catch {
      throw .zone(error)
    }
  }

  /// Returns when the quiet hours that include a given time end.
  ///
  /// A plan has nothing in quiet hours. Check this before you send a notification later than planned:
  ///
  ///     if let end = try planner.quietHoursEnd(for: person, at: now) { try await queue.hold(request, until: end) }
  ///
  /// - Parameters:
  ///   - person: The person, whose time zone and quiet hours apply.
  ///   - moment: The time, in UTC.
  /// - Returns: The first later time outside all quiet hours, `Timestamp.max` if they never end, or `nil` if the time
  ///   isn't in quiet hours.
  /// - Throws: `PlanError.zone` if the person's time zone can't be used.
  public func quietHoursEnd(for person: Person, at moment: Timestamp) throws(PlanError) -> Timestamp? {
    do throws(ZoneError) {
      let zone = try zones.zone(named: person.timeZone)
      let end = person.preferences.quietHours.firstMomentOutside(from: moment, in: zone) ?? .max
      return end == moment ? nil : end
    } catch {
      throw .zone(error)
    }
  }

  /// Returns the explanation of a span, without validating a person whom a reader has already validated.
  package func explanation(
    for person: Person, in span: Range<Timestamp>, isValid: Bool
  ) throws(PlanError) -> PlanExplanation {
    var planner = try PersonPlanner.preparing(person, by: self, explains: true, isValid: isValid)
    let fires = try planner.plan(span)
    let (streak, log) = planner.streakLog()
    let skipped = planner.skippedInSpan(and: planner.later)
    // A milestone that an achievement within the span reaches is already listed with its time.
    let notEarned = planner.milestonesNotEarnedYet().filter { milestone in
      !fires.contains { $0.kind == milestone.kind && $0.threshold == milestone.threshold }
        && !skipped.contains { $0.kind == milestone.kind && $0.threshold == milestone.threshold }
    }
    let hasReminder = (fires.map(\.kind) + skipped.map(\.kind)).contains(.reminder)
    let missing = [hasReminder ? nil : planner.missingReminder(), planner.missingRetrieval()].compactMap(\.self)
    return PlanExplanation(
      notifications: try requests(for: fires, of: planner), skipped: skipped + missing + notEarned, streak: streak,
      streakLog: log)
  }

  private static func span(from start: Timestamp, for duration: Duration) throws(PlanError) -> Range<Timestamp> {
    let end = start.advanced(by: duration)
    guard start < end else { throw .emptySpan }
    return start..<end
  }

  // MARK: Recording

  /// Records an achievement, even if only a summary of the person's history is known.
  ///
  ///     try planner.record(Achievement(at: now), for: &person)
  ///
  /// If the history is a list of achievements, the achievement is added to it. If the history is a summary, its count,
  /// streak, last day, and freezes are updated. Streaks are counted in the person's time zone and periods. An
  /// achievement before the summary's `lastOn` only increases the count. If a new streak becomes as long as the longest
  /// one, its milestone is removed from `sent`, so that it is celebrated again.
  ///
  /// - Parameters:
  ///   - achievement: The achievement.
  ///   - person: The person whose history is updated.
  /// - Throws: `PlanError`, in which case the person is unchanged.
  /// - Complexity: Amortized O(1), in addition to validating the person.
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
    let planner = try PersonPlanner.preparing(person, by: self, explains: false)
    let updated = planner.record.adding(achievement, to: summary)
    person.history.record = .summary(updated)
    // The longest streak grows together with the current one, unless it was an earlier streak.
    if updated.currentStreak > summary.currentStreak, updated.currentStreak == summary.longestStreak {
      person.history.sent.removeAll { $0 == .streak(updated.currentStreak) }
    }
  }

  /// Returns the notifications for candidates that fire, with their text.
  func requests(
    for candidates: [Candidate], of planner: PersonPlanner
  ) throws(PlanError) -> [NotificationRequest] {
    do throws(ComposeError) {
      var requests: [NotificationRequest] = []
      requests.reserveCapacity(candidates.count)
      for candidate in candidates { requests.append(try planner.request(for: candidate)) }
      return requests
    } catch {
      throw .compose(error)
    }
  }
}

/// An error that prevents planning for a person.
///
///     do {
///       _ = try planner.notifications(for: person, from: now, for: .days(2))
///     } catch .zone(.unknown(let name, let nearest)) {
///       ask(person.id, about: name, nearest)
///     } catch {
///       log("\(error)")
///     }
public enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the person's values is out of bounds.
  ///
  /// This can happen only if the person was created or modified in Swift.
  case person(PersonError)
  /// The span's end isn't after its start.
  case emptySpan
  /// The person's time zone can't be used.
  case zone(ZoneError)
  /// The person's reminders don't have any days or times.
  ///
  /// The associated value is a sentence that describes the error.
  case cadence(String)
  /// The person's rule can't recur from their anchor at the given times.
  ///
  /// The associated value is a sentence that describes the error.
  case rule(String)
  /// The person's reminders occur more than `Planner.maximumReminders` times in the span.
  case tooManyReminders
  /// The person's last achievement is more than a day after the end of the span.
  case lastOnAfterSpan(CivilDate)
  /// The catalog doesn't contain text for a notification.
  case compose(ComposeError)

  /// A sentence that describes the error and often how to fix it, preceded by the value's path in the person's JSON if
  /// a single value causes the error.
  public var description: String { (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + wording(in: nil) }

  /// Returns the sentence without the path, but with the location of the time zone data.
  ///
  /// - Parameters:
  ///   - zones: The database in which the person's time zone was looked up.
  ///   - end: The name that the caller uses for the end of the plan.
  /// - Returns: One or two sentences.
  package func wording(in zones: ZoneDatabase?, endOfPlan end: String = "the end of the plan") -> String {
    switch self {
    case .person(let error): error.description
    case .emptySpan: "The time span is empty. Its end must be after its start."
    case .zone(let error): Self.capitalized(zones.map(error.wording(in:)) ?? error.description)
    case .lastOnAfterSpan(let date): "\(date) is more than a day after \(end). A history can't contain future dates."
    case .cadence(let sentence), .rule(let sentence): sentence
    case .tooManyReminders:
      "More than \(Planner.maximumReminders) reminders fall in this time span. Plan fewer days, or set fewer reminders."
    case .compose(let error): Self.capitalized(error.description)
    }
  }

  /// The path of the value in the person's JSON that causes the error, or an empty array if the error concerns the
  /// whole person.
  public var path: [String] {
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
