public import NudgeText
public import NudgeTime

/// Single questions about a person, each with a plan of its own.
///
/// To ask more than one, keep the plan that `plan(for:)` returns.
extension Planner {
  /// Returns the notifications that a person gets in a span.
  ///
  ///     for notification in try planner.notifications(for: person, in: now..<tomorrow) { … }
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - span: The time span, in UTC. The lower bound is inclusive, the upper bound exclusive.
  /// - Returns: The same as `PersonPlan.notifications(in:)`.
  /// - Throws: `PlanError`.
  public func notifications(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> [NotificationRequest] {
    try plan(for: person).notifications(in: span)
  }

  /// Returns the notifications that a person gets in a span that begins at a given time.
  ///
  ///     for notification in try planner.notifications(for: person, from: now, for: .days(2)) { … }
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - start: The lower bound, inclusive, in UTC.
  ///   - duration: The length of the span, rounded up to whole seconds.
  /// - Returns: The same as `PersonPlan.notifications(from:for:)`.
  /// - Throws: `PlanError`.
  public func notifications(
    for person: Person, from start: Timestamp, for duration: Duration
  ) throws(PlanError) -> [NotificationRequest] {
    try plan(for: person).notifications(from: start, for: duration)
  }

  /// Returns the notifications that a person gets in a span, and the candidates that don't fire, each with its reasons.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - span: The time span, in UTC. The lower bound is inclusive, the upper bound exclusive.
  /// - Returns: The same as `PersonPlan.explanation(in:)`.
  /// - Throws: `PlanError`.
  public func explanation(
    for person: Person, in span: Range<Timestamp>
  ) throws(PlanError) -> PlanExplanation {
    try plan(for: person).explanation(in: span)
  }

  /// Returns the notifications that a person gets in a span that begins at a given time, and the candidates that don't
  /// fire, each with its reasons.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - start: The lower bound, inclusive, in UTC.
  ///   - duration: The length of the span, rounded up to whole seconds.
  /// - Returns: The same as `PersonPlan.explanation(from:for:)`.
  /// - Throws: `PlanError`.
  public func explanation(
    for person: Person, from start: Timestamp, for duration: Duration
  ) throws(PlanError) -> PlanExplanation {
    try plan(for: person).explanation(from: start, for: duration)
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
  /// - Returns: The same as `PersonPlan.explanation(on:)`.
  /// - Throws: `PlanError`.
  public func explanation(for person: Person, on day: CivilDate) throws(PlanError) -> PlanExplanation {
    try plan(for: person).explanation(on: day)
  }

  /// Returns sentences that explain what a person gets on a civil day, and what they don't get and why.
  ///
  ///     for sentence in try planner.sentences(for: person, on: CivilDate("2026-11-25")) { print(sentence) }
  ///     // Reminder: not sent, because it is not a reminder day; the next is Fri, Nov 27, 2026.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - day: A day on the person's calendar, which lasts from their `dayStart` to the next one.
  ///   - locale: The locale of the sentences. The default is the person's locale.
  /// - Returns: The same as `PersonPlan.sentences(on:in:)`.
  /// - Throws: `PlanError`.
  public func sentences(
    for person: Person, on day: CivilDate, in locale: LocaleTag? = nil
  ) throws(PlanError) -> [String] {
    try plan(for: person).sentences(on: day, in: locale)
  }

  /// Returns a person's next notifications, each with its reasons.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - count: The number of notifications to find, at least 0. Expected milestones aren't counted.
  /// - Returns: The same as `PersonPlan.forecast(after:count:)`.
  /// - Throws: `PlanError`.
  public func forecast(for person: Person, after now: Timestamp, count: Int) throws(PlanError) -> Forecast {
    try plan(for: person).forecast(after: now, count: count)
  }

  /// Returns the earliest time at which planning again can produce a new notification.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - now: The lower bound, exclusive, in UTC.
  /// - Returns: The same as `PersonPlan.nextMoment(after:)`.
  /// - Throws: `PlanError`.
  public func nextMoment(for person: Person, after now: Timestamp) throws(PlanError) -> Timestamp? {
    try plan(for: person).nextMoment(after: now)
  }

  /// Returns the day on a person's calendar at a given time.
  ///
  ///     let yesterday = try planner.day(of: person, at: now).adding(days: -1)
  ///
  /// - Parameters:
  ///   - person: The person, whose time zone and `dayStart` determine the day.
  ///   - moment: The time, in UTC.
  /// - Returns: The same as `PersonPlan.day(at:)`.
  /// - Throws: `PlanError`.
  public func day(of person: Person, at moment: Timestamp) throws(PlanError) -> CivilDate {
    try plan(for: person).day(at: moment)
  }

  /// Records an achievement, even if only a summary of the person's history is known.
  ///
  ///     try planner.record(Achievement(at: now), for: &person)
  ///
  /// - Parameters:
  ///   - achievement: The achievement.
  ///   - person: The person whose history is updated, as `PersonPlan.recording(_:)` describes.
  /// - Throws: `PlanError`, in which case the person is unchanged.
  public func record(_ achievement: Achievement, for person: inout Person) throws(PlanError) {
    person = try plan(for: person).recording(achievement)
  }

  /// Returns the values available to a reminder's text at a moment in a time zone.
  ///
  /// Streaks are counted in days, regardless of the person's own schedule.
  package func reminderArguments(
    for person: Person, in zone: Zone, at now: Timestamp
  ) throws(PlanError) -> MessageArguments {
    let cadence: Cadence
    do throws(CadenceError) {
      cadence = try Cadence(.daily, at: .midnight, anchor: person.anchor, zone: zone)
    } catch {
      throw .cadence(error.description)
    }
    return plan(for: person, on: .cadence(cadence)).reminderArguments(at: now)
  }
}
