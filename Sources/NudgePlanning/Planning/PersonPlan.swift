internal import NudgeText
public import NudgeTime

/// The plan of one person: which notifications they get, when, with which text, and why.
///
///     let plan = try planner.plan(for: person)
///     let notifications = try plan.notifications(from: now, for: .days(2))
///     let wake = try plan.nextMoment(after: now)
///     let why = try plan.sentences(on: yesterday)
///
/// A planner makes a plan once for a person: it validates the person, looks up their time zone, and sorts their
/// achievements. The plan then answers any number of questions. It doesn't change, so make another one after the person
/// has recorded something or changed their preferences.
///
/// Each notification depends only on what was known at the time it fires, so the answers don't depend on the bounds of
/// the span or on when you ask. docs/plans.md documents all rules.
public final class PersonPlan: Sendable {
  /// The person.
  public let person: Person
  let calendar: PersonCalendar
  /// The person's reminder schedule, in their time zone.
  package let schedule: Schedule
  let record: RecordedDays
  let composer: Composer
  let thresholds: Planner.Thresholds
  let celebration: Planner.Celebration
  /// The selector that determines which achievements are shown again, and when.
  let selector: RetrievalSelector
  /// The days on which the person was seen, in ascending order.
  let seen: [CivilDate]
  /// The first of the person's reminder times in a day, or `nil` if a rule determines each day's times.
  let usualTime: TimeOfDay?

  /// Creates the plan of a valid person on a schedule.
  init(_ person: Person, on schedule: Schedule, by planner: borrowing Planner) {
    let calendar = PersonCalendar(zone: schedule.zone, streakDay: person.preferences.dayStart)
    // A day that the clocks skip can't count, and isn't missed either.
    let counter = StreakCounter(
      StreakPeriod(schedule, weekStart: person.preferences.weekStart, streakDay: person.preferences.dayStart),
      allowances: StreakAllowances(
        freezes: person.history.freezes, pauses: person.preferences.pauses, repairs: person.history.repairs)
    ).excusing(calendar.zone.skippedDates)
    self.person = person
    self.calendar = calendar
    self.schedule = schedule
    record = RecordedDays(
      person.history.record, calendar: calendar, weekStart: person.preferences.weekStart, counter: counter)
    composer = planner.composer
    thresholds = planner.thresholds
    celebration = planner.celebration
    selector = RetrievalSelector(person: person.id, every: person.preferences.retrievalInterval)
    seen = person.history.seen.ascending()
    if case .cadence(let cadence) = schedule {
      usualTime = cadence.timeCount == 1 ? cadence.firstTime : calendar.first(of: cadence.times)
    } else {
      usualTime = nil
    }
  }

  /// Returns the same plan with changes to what preparing it doesn't depend on.
  func with(_ change: (inout Person) -> Void) -> PersonPlan {
    var person = person
    change(&person)
    return PersonPlan(self, of: person)
  }

  private init(_ other: PersonPlan, of person: Person) {
    self.person = person
    calendar = other.calendar
    schedule = other.schedule
    record = other.record
    composer = other.composer
    thresholds = other.thresholds
    celebration = other.celebration
    selector = other.selector
    seen = other.seen
    usualTime = other.usualTime
  }

  // MARK: Questions about a span

  /// Returns the notifications that the person gets in a span.
  ///
  ///     for notification in try plan.notifications(in: now..<tomorrow) { … }
  ///
  /// - Parameter span: The time span, in UTC. The lower bound is inclusive, the upper bound exclusive.
  /// - Returns: The notifications in order of time, at most one at any moment.
  /// - Throws: `PlanError`, also if the span is empty.
  /// - Complexity: O(*d* *n* + *s*) in the number of days in the span, the number of the person's achievements, and the
  ///   number of their reminder slots.
  public func notifications(in span: Range<Timestamp>) throws(PlanError) -> [NotificationRequest] {
    // Finds the candidates, passes them through the gate, and composes those that fire.
    var working = SpanPlan(self)
    return try compose(working.decide(span))
  }

  /// Returns the notifications that the person gets in a span that begins at a given time.
  ///
  ///     for notification in try plan.notifications(from: now, for: .days(2)) { … }
  ///
  /// - Parameters:
  ///   - start: The lower bound, inclusive, in UTC.
  ///   - duration: The length of the span, rounded up to whole seconds.
  /// - Returns: The notifications in order of time.
  /// - Throws: `PlanError`, also if the duration isn't positive.
  /// - Complexity: The same as for `notifications(in:)`.
  public func notifications(
    from start: Timestamp, for duration: Duration
  ) throws(PlanError) -> [NotificationRequest] {
    try notifications(in: Self.span(from: start, for: duration))
  }

  /// Returns the notifications that the person gets in a span, and the candidates that don't fire, each with its
  /// reasons.
  ///
  /// - Parameter span: The time span, in UTC. The lower bound is inclusive, the upper bound exclusive.
  /// - Returns: The same notifications as `notifications(in:)`, and every other candidate in the span with the first
  ///   reason that prevents it from firing.
  /// - Throws: `PlanError`, like `notifications(in:)`.
  /// - Complexity: The same as for `notifications(in:)`.
  public func explanation(in span: Range<Timestamp>) throws(PlanError) -> PlanExplanation {
    var working = SpanPlan(self, collecting: SkippedCandidates())
    let fires = try working.decide(span)
    let (streak, log) = working.streakLog()
    return PlanExplanation(
      notifications: try compose(fires), skipped: working.skippedAndMissing(beside: fires), streak: streak,
      streakLog: log)
  }

  /// Returns the notifications that the person gets in a span that begins at a given time, and the candidates that
  /// don't fire, each with its reasons.
  ///
  /// - Parameters:
  ///   - start: The lower bound, inclusive, in UTC.
  ///   - duration: The length of the span, rounded up to whole seconds.
  /// - Returns: The same as `explanation(in:)`.
  /// - Throws: `PlanError`, like `notifications(from:for:)`.
  /// - Complexity: The same as for `notifications(in:)`.
  public func explanation(from start: Timestamp, for duration: Duration) throws(PlanError) -> PlanExplanation {
    try explanation(in: Self.span(from: start, for: duration))
  }

  /// Returns the notifications that the person gets on a civil day, and the candidates that don't fire, each with its
  /// reasons.
  ///
  ///     let explanation = try plan.explanation(on: CivilDate("2026-11-25"))
  ///     // reminder-2026-11-25: not-a-reminder-day:2026-11-27
  ///
  /// - Parameter day: A day on the person's calendar, which lasts from their `dayStart` to the next one.
  /// - Returns: The same as `explanation(in:)` for the day. If no reminder is scheduled for the day, and quiet hours
  ///   don't move one to it, `skipped` contains a reminder without a time, whose reason is
  ///   `Reason.notAReminderDay(next:)` unless reminders or all notifications are off.
  /// - Throws: `PlanError`; `PlanError.emptySpan` if the person's time zone skips the entire day.
  /// - Complexity: The same as for `notifications(in:)`.
  public func explanation(on day: CivilDate) throws(PlanError) -> PlanExplanation {
    let (start, end) = (calendar.start(of: day), calendar.end(of: day))
    guard start < end else { throw .emptySpan }
    return try explanation(in: start..<end)
  }

  /// Returns the plan as it is once more notifications have been sent.
  ///
  ///     let rest = try plan.afterSending(sent).notifications(in: span)
  ///
  /// - Parameter ids: The ids of notifications that were sent and aren't in the person's `History.sent`.
  /// - Returns: A plan that doesn't contain them, or a reminder that takes the place of one of them on the same day.
  public func afterSending(_ ids: [NotificationID]) -> PersonPlan {
    with { $0.history.sent += ids }
  }

  private static func span(from start: Timestamp, for duration: Duration) throws(PlanError) -> Range<Timestamp> {
    let end = start.advanced(by: duration)
    guard start < end else { throw .emptySpan }
    return start..<end
  }

  /// Returns the notifications for candidates that fire, with their text.
  func compose(_ candidates: [Candidate]) throws(PlanError) -> [NotificationRequest] {
    do throws(ComposeError) {
      var requests: [NotificationRequest] = []
      requests.reserveCapacity(candidates.count)
      for candidate in candidates { requests.append(try request(for: candidate)) }
      return requests
    } catch {
      throw .compose(error)
    }
  }
}
