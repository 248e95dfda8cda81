internal import NudgeText
internal import NudgeTime

/// Plans for one person: finds the candidates of a span and passes them through the gate.
struct PersonPlanner {
  let person: Person
  let calendar: PersonCalendar
  let schedule: Schedule
  let record: PersonRecord
  let span: Range<Timestamp>
  let composer: Composer
  let thresholds: Planner.Thresholds
  let celebration: Planner.Celebration
  /// Whether to look at what cannot fire as well, to say why.
  let explains: Bool

  /// The days that are decided: those of the span and, where something may wait for them, the one before.
  let days: ClosedRange<CivilDate>
  /// The first day whose candidates quiet hours may hold until one of these.
  let firstDay: CivilDate
  /// The first of the person's times within a day; `nil` where a rule tells the times of each day.
  private let usualTime: TimeOfDay?

  var open: [Candidate] = []
  /// Those that nothing stops but what is recorded by then; before that they are looked forward to.
  var answered: [Candidate] = []
  /// Those that are stopped, with the reason.
  var stopped: [(candidate: Candidate, reason: Reason)] = []
  /// Which achievement is shown again, and when.
  let selector: RetrievalSelector
  /// What may be shown again, once somebody asks.
  var retrievals: [Showable]?

  init(
    _ person: Person, in span: Range<Timestamp>, by planner: borrowing Planner, explains: Bool
  ) throws(PlanError) {
    self.person = person
    self.span = span
    composer = planner.composer
    thresholds = planner.thresholds
    celebration = planner.celebration
    self.explains = explains
    let preferences = person.preferences
    let zone: Zone
    do throws(ZoneError) { zone = try planner.zones.zone(person.timeZone) } catch { throw .zone(error) }
    calendar = PersonCalendar(zone: zone, streakDay: preferences.dayStart)
    schedule = try Self.schedule(of: person, in: zone)
    record = PersonRecord(
      person, calendar: calendar,
      counter: StreakCounter(
        preferences.reminders.days.frequency(anchor: person.anchor)
          .map { StreakPeriod($0, weekStart: preferences.weekStart) } ?? .day,
        allowances: StreakAllowances(
          freezes: person.history.freezes, pauses: preferences.pauses, repairs: person.history.repairs)))

    let last = calendar.day(of: span.upperBound.advanced(bySeconds: -1))
    let first = calendar.day(of: span.lowerBound)
    // What a day has no room for may wait for the next one, where a milestone that nobody foresaw may then have to wait as well; no chain
    // of those is longer than the milestones that days in a row can have.
    let decided = preferences.overflow == .defer ? first.adding(days: -Self.longestChain) ?? first : first
    days = min(decided, last)...last
    firstDay = decided.adding(days: -Self.longestHold(preferences.quietHours)) ?? .min
    selector = RetrievalSelector(person: person.id)
    if case .rule = preferences.reminders.days {
      usualTime = nil
    } else {
      usualTime = calendar.first(of: preferences.reminders.times)
    }

    if case .summary(let progress, _) = record.source, let lastOn = progress.lastOn,
      last.days(to: lastOn) > 1
    {
      throw .lastOnAfterSpan(lastOn)
    }
  }

  /// The first of the person's times within a day.
  func dayTime(on day: CivilDate) -> TimeOfDay {
    usualTime ?? calendar.first(of: schedule.times(on: day)) ?? .midnight
  }

  private static func schedule(of person: Person, in zone: Zone) throws(PlanError) -> Schedule {
    let reminders = person.preferences.reminders
    guard case .rule(let rule) = reminders.days else {
      // `frequency(anchor:)` is nil for rules alone.
      let frequency = reminders.days.frequency(anchor: person.anchor) ?? .daily
      do throws(CadenceError) {
        guard reminders.times.count == 1, let time = reminders.times.first else {
          return .cadence(try Cadence(frequency, at: reminders.times, anchor: person.anchor, zone: zone))
        }
        return .cadence(try Cadence(frequency, at: time, anchor: person.anchor, zone: zone))
      } catch {
        throw .cadence(error)
      }
    }
    do throws(RecurrenceError) {
      var recurrences: [Recurrence] = []
      for time in Set(reminders.times).sorted() {
        let start = CalendarTime.local(CivilDateTime(date: person.anchor, time: time))
        recurrences.append(try Recurrence(rule, start: start, zone: zone))
      }
      return .recurrences(RecurrenceSet(recurrences, zone: zone))
    } catch {
      throw .rule(error)
    }
  }

  /// Days that are decided before the first one where what is too many waits.
  private static let longestChain = 8

  /// The most days that quiet hours hold something.
  private static func longestHold(_ windows: [DailyWindow]) -> Int {
    if windows.isEmpty { return 0 }
    // One window a day ends within a day; several may follow each other for a week, and then a clock change may add to it.
    return windows.count == 1 ? 2 : 9
  }

  // MARK: The gate up to quiet hours

  /// Finds the candidates, and passes each through the gate as far as it stands alone.
  mutating func findCandidates() throws(PlanError) {
    if !person.preferences.notificationsEnabled, !explains { return }
    let preferences = person.preferences
    if preferences.reminders.isEnabled || explains { try findReminders() }
    findCelebrations()
    var day = firstDay
    while day <= days.upperBound {
      findWelcomeBack(on: day)
      if preferences.streakAtRisk.isEnabled || explains { findStreakAtRisk(on: day) }
      if preferences.retrieval.isEnabled || explains { findRetrieval(on: day) }
      findSummaries(on: day)
      guard let next = day.adding(days: 1) else { break }
      day = next
    }
  }

  /// Passes a candidate through the first five steps.
  ///
  /// - Parameters:
  ///   - candidate: One at the moment that its rule names.
  ///   - isOn: Whether its kind is on.
  mutating func consider(_ candidate: Candidate, isOn: Bool) {
    let named = candidate.moment
    let namedDay = calendar.day(of: named)
    if !isOn || !person.preferences.notificationsEnabled {
      if days.contains(namedDay) {
        stop(candidate, person.preferences.notificationsEnabled ? .kindOff : .notificationsOff)
      }
      return
    }
    var candidate = candidate
    let held = moment(holding: named)
    // A clock change may move a time past the end of its day.
    if candidate.end <= named { candidate.end = calendar.end(of: namedDay) }
    let isDropped = held.map { $0 != named && $0 >= candidate.end } ?? true
    let isHeld = !isDropped && held != named
    if isHeld, let held {
      candidate.moment = held
      candidate.reasons.append(.heldByQuietHours)
    }
    candidate.firingDay = isHeld ? calendar.day(of: candidate.moment) : namedDay
    guard days.contains(candidate.firingDay) else { return }

    if isPaused(namedDay) || isPaused(candidate.firingDay) { return stop(candidate, .paused) }
    if let answer = answer(to: candidate, at: candidate.moment) {
      // Until the answer came, the day had to reckon with it.
      if !isDropped { answered.append(candidate) }
      return stop(candidate, answer)
    }
    if isDropped { return stop(candidate, .droppedByQuietHours) }
    open.append(candidate)
  }

  func isPaused(_ day: CivilDate) -> Bool {
    person.preferences.pauses.contains { $0.contains(day) }
  }

  /// Why a candidate has nothing left to ask at a moment; `nil` where it has.
  func answer(to candidate: Candidate, at moment: Timestamp) -> Reason? {
    switch candidate.subject {
    case .reminder(let occurrence): answer(toReminder: occurrence.slot, at: moment)
    case .streakAtRisk: answer(toStreakAtRiskAt: moment)
    case .welcomeBack(_, let last): answer(toWelcomeBackOn: candidate.day, since: last, at: moment)
    case .nothing(let reason): reason
    case .streakMilestone, .countMilestone, .firstAchievement, .retrieval, .summary: nil
    }
  }

  mutating func stop(_ candidate: Candidate, _ reason: Reason) {
    if explains { stopped.append((candidate, reason)) }
  }

  /// The moment at which quiet hours let something through; `nil` for never.
  func moment(holding moment: Timestamp) -> Timestamp? {
    let windows = person.preferences.quietHours
    if windows.isEmpty { return moment }
    return windows.firstMomentOutside(from: moment, in: calendar.zone)
  }
}
