internal import NudgeInput
internal import NudgeText
internal import NudgeTime

/// Plans for a single person: finds the candidates in a span, and uses the gate to decide which of them fire.
///
/// Everything that depends only on the person is computed once. To plan multiple spans, call `begin(_:)` for each of
/// them.
struct PersonPlanner {
  let person: Person
  let calendar: PersonCalendar
  let schedule: Schedule
  let record: PersonRecord
  let composer: Composer
  let thresholds: Planner.Thresholds
  let celebration: Planner.Celebration
  /// A Boolean value indicating whether candidates that can't fire are also considered in order to report why.
  let explains: Bool
  /// A Boolean value indicating whether only reminders are planned, without a daily limit.
  ///
  /// This is used to query a schedule rather than everything that a person gets.
  let isScheduleAlone: Bool
  /// The selector that determines which achievements are shown again, and when.
  let selector: RetrievalSelector
  /// The first of the person's reminder times in a day, or `nil` if a rule determines each day's times.
  private let usualTime: TimeOfDay?

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
  /// The stopped candidates and the reasons they were stopped, which are collected only if `explains` is `true`.
  var stopped: [(candidate: Candidate, reasons: [Reason])] = []
  /// The candidates that belong to the span but fire after it, which are collected only if `explains` is `true`.
  var later: [PlanExplanation.SkippedCandidate] = []
  /// The achievements that can be shown again, computed when they are first needed.
  var retrievals: [Showable]?

  /// Prepares to plan for a person.
  ///
  /// This isn't an initializer, because one that can throw copies everything that it has created.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - schedule: A schedule to use instead of the person's own reminders, in which case only reminders are planned.
  ///   - planner: The planner that provides the catalog, time zones, and thresholds.
  ///   - explains: Whether to report why candidates don't fire.
  ///   - isValid: Whether the person has already been validated, for example by a JSON reader.
  /// - Returns: A planner for the person.
  /// - Throws: `PlanError`.
  static func preparing(
    _ person: Person, schedule: Schedule? = nil, by planner: borrowing Planner, explains: Bool, isValid: Bool = false
  ) throws(PlanError) -> PersonPlanner {
    if !isValid {
      do throws(PersonError) { try person.validate() } catch { throw .person(error) }
    }
    let zone: Zone
    let plan: Schedule
    if let schedule {
      plan = schedule
      zone = schedule.zone
    } else {
      do throws(ZoneError) { zone = try planner.zones.zone(named: person.timeZone) } catch { throw .zone(error) }
      plan = try Self.schedule(of: person, in: zone)
    }
    let calendar = PersonCalendar(zone: zone, streakDay: person.preferences.dayStart)
    var usualTime: TimeOfDay?
    if case .cadence(let cadence) = plan {
      usualTime = cadence.timeCount == 1 ? cadence.firstTime : calendar.first(of: cadence.times)
    }
    // A day that the clocks skip can't count, and isn't missed either.
    let counter = StreakCounter(
      StreakPeriod(plan, weekStart: person.preferences.weekStart, streakDay: person.preferences.dayStart),
      allowances: StreakAllowances(
        freezes: person.history.freezes, pauses: person.preferences.pauses, repairs: person.history.repairs)
    ).excusing(zone.skippedDates)
    return PersonPlanner(
      person: person, calendar: calendar, schedule: plan,
      record: PersonRecord(
        person.history.record, calendar: calendar, weekStart: person.preferences.weekStart, counter: counter),
      composer: planner.composer, thresholds: planner.thresholds, celebration: planner.celebration,
      explains: explains, isScheduleAlone: schedule != nil, selector: RetrievalSelector(person: person.id),
      usualTime: usualTime)
  }

  private static func schedule(of person: Person, in zone: Zone) throws(PlanError) -> Schedule {
    guard case .rule(let rule) = person.preferences.reminders.days else {
      // `frequency(anchor:)` returns `nil` only for rules.
      let frequency = person.preferences.reminders.days.frequency(anchor: person.anchor) ?? .daily
      do throws(CadenceError) {
        return .cadence(
          try Cadence(frequency, at: person.preferences.reminders.times, anchor: person.anchor, zone: zone))
      } catch {
        throw .cadence(error.description)
      }
    }
    do throws(RecurrenceError) {
      let recurrences = try Set(person.preferences.reminders.times).sorted().map { time throws(RecurrenceError) in
        try Recurrence(rule, start: .local(CivilDateTime(date: person.anchor, time: time)), zone: zone)
      }
      return .recurrences(RecurrenceSet(recurrences, zone: zone))
    } catch {
      throw .rule(error.description)
    }
  }

  /// Returns the first of the person's reminder times in a day.
  func dayTime(on day: CivilDate) -> TimeOfDay {
    usualTime ?? calendar.first(of: schedule.times(on: day)) ?? .midnight
  }

  /// Returns the moment of the first of the person's reminder times in a day or, if quiet hours cover the rest of the
  /// day from that time, the day's first moment outside quiet hours.
  ///
  /// Something that is true only on this day is therefore said on it, unless quiet hours cover the entire day.
  func usualMoment(on day: CivilDate) -> Timestamp? {
    guard let usual = calendar.moment(on: day, at: dayTime(on: day)) else { return nil }
    let end = calendar.end(of: day)
    guard let held = moment(holding: usual), held != usual, held >= end,
      let first = moment(holding: calendar.start(of: day)), first < end
    else { return usual }
    return first
  }

  // MARK: One span

  /// Begins a span and discards the state of the previous one.
  ///
  /// - Parameter span: The span, which must not be empty. The lower bound is inclusive, the upper bound exclusive.
  /// - Throws: `PlanError.emptySpan` or `PlanError.lastOnAfterSpan`.
  mutating func begin(_ span: Range<Timestamp>) throws(PlanError) {
    if span.isEmpty { throw .emptySpan }
    self.span = span
    open.removeAll(keepingCapacity: true)
    // A few candidates then take a single allocation.
    open.reserveCapacity(4)
    answered.removeAll(keepingCapacity: true)
    stopped.removeAll(keepingCapacity: true)
    later.removeAll(keepingCapacity: true)
    let last = calendar.day(of: span.upperBound.advanced(bySeconds: -1))
    let first = calendar.day(of: span.lowerBound)
    // A milestone from the previous day can be celebrated on the first day.
    celebrations = celebrations(since: first.adding(days: -1 - longestHold - Self.longestChain) ?? .min)
    let decided = first.adding(days: -longestChain(before: first)) ?? .min
    days = min(decided, last)...last
    firstDay = decided.adding(days: -max(longestHold, clocksChange(before: decided) ? 1 : 0)) ?? .min
    if case .summary(let progress) = record.source, let lastOn = progress.lastOn, last.days(to: lastOn) > 1 {
      throw .lastOnAfterSpan(lastOn)
    }
  }

  /// The maximum number of days to decide before the span, because their notifications can be deferred to the next day.
  ///
  /// A milestone that wasn't known in advance can defer other candidates in turn. Such a chain is at most as long as
  /// the number of consecutive days that can have milestones.
  static let longestChain = 8

  /// Returns a Boolean value indicating whether the clocks change on the day before a given one, which can move a time
  /// past the end of that day.
  private func clocksChange(before day: CivilDate) -> Bool {
    let start = calendar.start(of: day)
    return calendar.zone.offset(at: start.advanced(bySeconds: -86_400)) != calendar.zone.offset(at: start)
  }

  /// The maximum number of days for which quiet hours can hold a candidate.
  private var longestHold: Int {
    let windows = person.preferences.quietHours
    if windows.isEmpty { return 0 }
    // A single window shorter than a day ends within a day. Multiple windows, or a window of entire days, can last for
    // up to a week. A clock change can lengthen that.
    return windows.count == 1 && windows[0].start != windows[0].end ? 2 : 9
  }

  /// Finds the candidates in the span, and performs the gate's steps that concern each of them individually.
  mutating func findCandidates() throws(PlanError) {
    if !person.preferences.notificationsEnabled, !explains { return }
    if person.preferences.reminders.isEnabled || explains { try findReminders() }
    if isScheduleAlone { return }
    for celebration in celebrations { consider(celebration.candidate, isOn: celebration.isOn) }
    var day = firstDay
    while day <= days.upperBound {
      findWelcomeBack(on: day)
      if person.preferences.streakAtRisk.isEnabled || explains { findStreakAtRisk(on: day) }
      if person.preferences.retrieval.isEnabled || explains { findRetrieval(on: day) }
      findSummaries(on: day)
      guard let next = day.adding(days: 1) else { break }
      day = next
    }
  }

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
    guard person.preferences.notificationsEnabled || explains else { return nil }
    // A candidate from an earlier day can be held or deferred until this one.
    let today = calendar.day(of: moment)
    guard var day = firstCandidateDay(from: today.adding(days: -Self.longestChain - longestHold) ?? .min) else {
      return nil
    }
    while let pause = person.preferences.pauses.first(where: { $0.contains(day) }),
      !explains || day.days(to: pause.upperBound) > Self.longestPauseListed
    {
      guard let end = pause.upperBound.adding(days: 1), let next = firstCandidateDay(from: end) else { return nil }
      day = next
    }
    return day <= today ? moment : calendar.start(of: day)
  }

  /// Returns the first day, on or after a given day, that can have a candidate of an enabled kind.
  private mutating func firstCandidateDay(from day: CivilDate) -> CivilDate? {
    let preferences = person.preferences
    var first: CivilDate?
    func offer(_ day: CivilDate?) { first = [first, day].compactMap(\.self).min() }
    if preferences.reminders.isEnabled {
      offer(
        schedule.next(after: calendar.start(of: day).advanced(bySeconds: -1)).map { calendar.day(of: $0.timestamp) })
    }
    if isScheduleAlone { return first }
    if preferences.streakAtRisk.isEnabled, record.standing(at: calendar.start(of: day)).streak.current > 0 {
      return day
    }
    guard let last = record.lastDay else { return first }
    // Celebrations, welcome-back notifications, and monthly summaries follow an achievement by at most 31 days. Yearly
    // summaries fire on January 1.
    if last.days(to: day) <= 31 { return day }
    if preferences.milestones.isEnabled, preferences.milestones.yearlySummary,
      let newYear = try? CivilDate(year: last.year + 1, month: 1, day: 1), newYear >= day
    {
      offer(newYear)
    }
    if preferences.retrieval.isEnabled, !showableAchievements().isEmpty {
      offer(selector.retrievalDay(onOrAfter: day))
    }
    return first
  }
}

/// A person's calendar, defined by their time zone and the time at which their day begins.
struct PersonCalendar {
  let zone: Zone
  let streakDay: StreakDay

  /// Returns the day that a moment belongs to.
  func day(of moment: Timestamp) -> CivilDate { streakDay.date(of: moment, in: zone) }

  /// Returns the day that an achievement belongs to.
  func day(of moment: Achievement.Moment) -> CivilDate { streakDay.date(of: moment, in: zone) }

  /// Returns the moment at which a day begins, clamped to the calendar.
  func start(of day: CivilDate) -> Timestamp { streakDay.firstMoment(of: day, in: zone) }

  /// Returns the moment at which a day ends.
  func end(of day: CivilDate) -> Timestamp {
    guard let next = day.adding(days: 1) else { return .max }
    return start(of: next)
  }

  /// Returns the moment of a local time on a day.
  ///
  /// A time that precedes the start of the day falls in the following night.
  func moment(on day: CivilDate, at time: TimeOfDay) -> Timestamp? {
    guard let date = time < streakDay.start ? day.adding(days: 1) : day else { return nil }
    return zone.timestamp(for: CivilDateTime(date: date, time: time))
  }

  /// Returns the earliest of the given times within a day, or `nil` if the array is empty.
  func first(of times: [TimeOfDay]) -> TimeOfDay? {
    times.min { left, right in
      (left < streakDay.start ? 1 : 0, left) < (right < streakDay.start ? 1 : 0, right)
    }
  }
}
