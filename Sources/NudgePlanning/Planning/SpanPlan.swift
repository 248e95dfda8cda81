internal import NudgeText
internal import NudgeTime

/// The candidates of one span on their way through the gate.
///
/// ``decide(_:)`` is the whole algorithm. A value can decide one span after another. It can't be copied, because a copy
/// would cost as much as a small plan.
struct SpanPlan: ~Copyable {
  /// The plan of the person, which doesn't change.
  let plan: PersonPlan
  /// Collects the candidates that don't fire, or `nil` if nobody asks for them.
  var skipped: SkippedCandidates?

  private(set) var span = Timestamp.min..<Timestamp.min
  /// The days to decide: those in the span, and earlier days that can defer notifications to them.
  private(set) var days = CivilDate.min...CivilDate.min
  /// The first day with candidates that quiet hours can hold until one of `days`.
  private(set) var firstDay = CivilDate.min
  /// The celebrations that can fire in `days`, and some from earlier days.
  private(set) var celebrations: [Celebration] = []

  /// The candidates that passed the first five steps of the gate.
  var open: [Candidate] = []
  /// The candidates that are unnecessary only because of an achievement recorded before their time.
  ///
  /// They count toward the daily limit until the achievement is recorded.
  var answered: [Candidate] = []
  /// The silence that was needed last.
  var lastSilence: Silence?
  /// The day of the farewell in the span, or `nil` if it hasn't been found.
  var farewellDay: CivilDate?
  /// The achievements that can be shown again, computed when they are first needed.
  var retrievals: [PersonPlan.Showable]?
  /// The summaries that were needed, by period and the day after it.
  var summaries: [(period: PeriodSummary.Period, end: CivilDate, subject: Candidate.Subject)] = []

  init(_ plan: PersonPlan, collecting skipped: SkippedCandidates? = nil) {
    self.plan = plan
    self.skipped = skipped
  }

  /// Returns the candidates that fire in a span, in order of time.
  ///
  /// The function finds the candidates, each of which goes through steps 1 to 5 of the gate as it is found. When all of
  /// them are known, step 6 decides day by day which of the open ones fire, and step 7 removes those that were already
  /// sent.
  ///
  /// - Parameter span: The span. The lower bound is inclusive, the upper bound exclusive.
  /// - Returns: The candidates.
  /// - Throws: `PlanError.emptySpan`, `PlanError.lastOnAfterSpan` or `PlanError.tooManyReminders`.
  mutating func decide(_ span: Range<Timestamp>) throws(PlanError) -> [Candidate] {
    try begin(span)
    try findCandidates()
    return candidatesThatFire()
  }

  // MARK: Finding candidates

  /// Begins a span and discards the state of the previous one.
  private mutating func begin(_ span: Range<Timestamp>) throws(PlanError) {
    if span.isEmpty { throw .emptySpan }
    self.span = span
    open.removeAll(keepingCapacity: true)
    // A few candidates then take a single allocation.
    open.reserveCapacity(4)
    answered.removeAll(keepingCapacity: true)
    farewellDay = nil
    skipped?.removeAll()
    let last = plan.calendar.day(of: span.upperBound.advanced(bySeconds: -1))
    let first = plan.calendar.day(of: span.lowerBound)
    // A milestone from the previous day can be celebrated on the first day.
    celebrations = celebrations(since: first.adding(days: -1 - longestHold - Self.longestChain) ?? .min)
    // A notification that is deferred to the first day of a summary can make the summary wait.
    let summaries = plan.firstDay(ofSummariesOn: first)
    let decided = summaries.adding(days: -longestChain(before: summaries)) ?? .min
    days = min(decided, last)...last
    firstDay = decided.adding(days: -max(longestHold, clocksChange(before: decided) ? 1 : 0)) ?? .min
    if case .summary(let progress) = plan.record.source, let lastOn = progress.lastOn, last.days(to: lastOn) > 1 {
      throw .lastOnAfterSpan(lastOn)
    }
  }

  /// The maximum number of days to decide before the span, because their notifications can be deferred to the next day.
  ///
  /// A milestone that wasn't known in advance can defer other candidates in turn. Such a chain is at most as long as
  /// the number of consecutive days that can have milestones. A chain of summaries is at most 10 days long: a weekly one
  /// that has waited for 2 days depends on a monthly one that has waited for 6, which depends on the weekly one before.
  static let longestChain = longestChainOfMilestones + 10
  /// The maximum number of consecutive days on which milestones can defer others.
  static let longestChainOfMilestones = 8

  /// Returns a Boolean value indicating whether the clocks change on the day before a given one, which can move a time
  /// past the end of that day.
  private func clocksChange(before day: CivilDate) -> Bool {
    let start = plan.calendar.start(of: day)
    return plan.calendar.zone.offset(at: start.advanced(bySeconds: -86_400)) != plan.calendar.zone.offset(at: start)
  }

  /// The maximum number of days for which quiet hours can hold a candidate.
  private var longestHold: Int {
    let windows = plan.person.preferences.quietHours
    if windows.isEmpty { return 0 }
    // A single window shorter than a day ends within a day. Multiple windows, or a window of entire days, can last for
    // up to a week. A clock change can lengthen that.
    return windows.count == 1 && windows[0].start != windows[0].end ? 2 : 9
  }

  /// Finds the candidates of the span, and passes each of them to `consider(_:isOn:)` for steps 1 to 5 of the gate.
  private mutating func findCandidates() throws(PlanError) {
    if !plan.person.preferences.notificationsEnabled, skipped == nil { return }
    if isWanted(.reminder, isOn: plan.person.preferences.reminders.isEnabled) { try findReminders() }
    for celebration in celebrations { consider(celebration.candidate, isOn: celebration.isOn) }
    var day = firstDay
    while day <= days.upperBound {
      findWelcomeBack(on: day)
      if isWanted(.streakAtRisk, isOn: plan.person.isWarnedOfStreaks) { findStreakAtRisk(on: day) }
      if isWanted(.retrieval, isOn: plan.person.preferences.retrieval.isEnabled) { findRetrieval(on: day) }
      findSummaries(on: day)
      guard let next = day.adding(days: 1) else { break }
      day = next
    }
  }

  /// Returns a Boolean value indicating whether the candidates of a kind are considered.
  ///
  /// Those of a kind that is off are if they are collected.
  func isWanted(_ kind: Kind, isOn: Bool) -> Bool { isOn || skipped?.includes(kind) ?? false }

  // MARK: Skipping days

  /// The maximum length of a pause, in days, whose stopped notifications are listed.
  ///
  /// Longer pauses are skipped.
  private static let longestPauseListed = 400

  /// Returns the start of the first day, on or after a moment, that can have a notification.
  ///
  /// None of the days before it can have one, so planning can continue from there. This makes it feasible to search the
  /// entire calendar.
  ///
  /// - Parameter moment: The lower bound, inclusive.
  /// - Returns: `moment` itself if its day can have a notification, or `nil` if neither that day nor any later day can.
  mutating func firstPossibleMoment(from moment: Timestamp) -> Timestamp? {
    guard plan.person.preferences.notificationsEnabled || skipped != nil else { return nil }
    // A candidate from an earlier day can be held or deferred until this one.
    let today = plan.calendar.day(of: moment)
    guard var day = firstCandidateDay(from: today.adding(days: -Self.longestChain - longestHold) ?? .min) else {
      return nil
    }
    while let pause = plan.person.preferences.pauses.first(where: { $0.contains(day) }),
      skipped == nil || day.days(to: pause.upperBound) > Self.longestPauseListed
    {
      guard let end = pause.upperBound.adding(days: 1), let next = firstCandidateDay(from: end) else { return nil }
      day = next
    }
    return day <= today ? moment : plan.calendar.start(of: day)
  }

  /// Returns the first day, on or after a given day, that can have a candidate of an enabled kind.
  private mutating func firstCandidateDay(from day: CivilDate) -> CivilDate? {
    let preferences = plan.person.preferences
    var first: CivilDate?
    func offer(_ day: CivilDate?) { first = [first, day].compactMap(\.self).min() }
    if preferences.reminders.isEnabled { offer(firstReminderDay(from: day)) }
    if plan.person.isWarnedOfStreaks, plan.record.standing(at: plan.calendar.start(of: day)).streak.current > 0 {
      return day
    }
    guard let last = plan.record.lastDay else { return first }
    // Celebrations, welcome-back notifications, and all summaries but the yearly one follow an achievement by at most
    // 37 days. Yearly summaries fire in the first week of January.
    if last.days(to: day) <= 37 { return day }
    if preferences.milestones.isEnabled, preferences.milestones.yearlySummary,
      let newYear = try? CivilDate(year: last.year + 1, month: 1, day: 1),
      day.days(to: newYear) > -PeriodSummary.Period.year.daysOfSummary
    {
      offer(max(newYear, day))
    }
    if preferences.retrieval.isEnabled, plan.canShowOne(of: showableAchievements()) {
      offer(firstWakingDay(from: day).flatMap(plan.selector.retrievalDay(onOrAfter:)))
    }
    return first
  }

  /// Returns the first day, on or after a given day, with a reminder that doesn't rest.
  private mutating func firstReminderDay(from day: CivilDate) -> CivilDate? {
    var day = firstWakingDay(from: day)
    while let first = day {
      guard let next = plan.schedule.next(after: plan.calendar.start(of: first).advanced(bySeconds: -1)) else {
        return nil
      }
      let reminderDay = plan.calendar.day(of: next.timestamp)
      day = firstWakingDay(from: reminderDay)
      if day == reminderDay { return day }
    }
    return nil
  }

  /// Returns the first day, on or after a given day, on which reminders don't rest.
  private mutating func firstWakingDay(from day: CivilDate) -> CivilDate? {
    var day = day
    while let silence = silence(on: day), silence.stage(on: day) == .resting {
      if let farewell = silence.farewell, farewell > day { return farewell }
      guard let next = plan.nextDayPresent(from: day)?.adding(days: 1) else { return nil }
      day = next
    }
    return day
  }
}
