internal import NudgeText
internal import NudgeTime

/// The gate: what decides whether a candidate fires, in the order of docs/plans.md.
///
/// `consider(_:isOn:)` takes the steps that concern a candidate alone: switches, pause, what is recorded, quiet hours. `decide()` then takes, day
/// by day, those that depend on the others: collision and daily limit, and what was sent already.
extension PersonPlanner {
  // MARK: Steps 1 to 5

  /// Passes a candidate through the steps that concern it alone.
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
      // Until the answer came, the day had to keep room for it.
      if !isDropped { answered.append(candidate) }
      return stop(candidate, answer)
    }
    if isDropped { return stop(candidate, .droppedByQuietHours) }
    open.append(candidate)
  }

  func isPaused(_ day: CivilDate) -> Bool {
    person.preferences.pauses.contains { $0.contains(day) }
  }

  /// Why a candidate has nothing left to ask at a moment; `nil` if it still has.
  func answer(to candidate: Candidate, at moment: Timestamp) -> Reason? {
    switch candidate.subject {
    case .reminder(let occurrence): answer(toReminder: occurrence.slot, at: moment)
    case .streakAtRisk: answer(toStreakAtRiskAt: moment)
    case .welcomeBack(_, let last): answer(toWelcomeBackOn: candidate.day, since: last, at: moment)
    case .nothing(let reason): reason
    case .streakMilestone, .countMilestone, .firstAchievement, .retrieval, .summary, .sample: nil
    }
  }

  private mutating func stop(_ candidate: Candidate, _ reason: Reason) {
    if explains { stopped.append((candidate, reason)) }
  }

  /// The moment at which quiet hours let something through; `nil` if they never end.
  func moment(holding moment: Timestamp) -> Timestamp? {
    let windows = person.preferences.quietHours
    if windows.isEmpty { return moment }
    return windows.firstMomentOutside(from: moment, in: calendar.zone)
  }

  // MARK: Steps 6 and 7

  /// Decides which of the open candidates fire: collision and limit day by day, then what was sent before.
  ///
  /// A day is decided in order of time, each candidate by what was known at its moment, since what is sent cannot be taken back.
  ///
  /// - Returns: What fires within the span, in order of time.
  mutating func decide() -> [Candidate] {
    sortByTime()
    var kept: [Candidate] = []
    var waiting: [Candidate] = []
    var rest = open[...]
    var restAnswered = answered[...]
    var next: CivilDate? = days.lowerBound
    while let day = next, day <= days.upperBound, !rest.isEmpty || !waiting.isEmpty {
      let own = rest.prefix { $0.firingDay == day }
      rest = rest.dropFirst(own.count)
      restAnswered = restAnswered.drop { $0.firingDay < day }
      let answered = restAnswered.prefix { $0.firingDay == day }
      let (fires, isOver) = decide(waiting.isEmpty ? own : (own + waiting).sorted(by: Self.comesFirst)[...], answered)
      kept += fires
      waiting = isOver
      next = day.adding(days: 1)
    }
    return kept.filter { candidate in
      guard span.contains(candidate.moment) else { return false }
      guard person.history.sent.contains(candidate.id) else { return true }
      stop(candidate, .alreadySent)
      return false
    }
  }

  /// By day and moment and, at one moment, what goes first.
  private mutating func sortByTime() {
    answered.sort { $0.firingDay < $1.firingDay }
    guard open.count > 1 else { return }
    if person.preferences.overflow == .merge {
      for index in open.indices where open[index].takesReminders {
        let moment = open[index].moment
        open[index].meetsReminder = open.contains { $0.kind == .reminder && $0.moment == moment }
      }
    }
    open.sort(by: Self.comesFirst)
  }

  private static func comesFirst(_ left: Candidate, _ right: Candidate) -> Bool {
    if left.firingDay != right.firingDay { return left.firingDay < right.firingDay }
    return left.moment != right.moment ? left.moment < right.moment : left.precedes(right)
  }

  /// Decides one day's candidates, what waited for it among them.
  ///
  /// - Parameters:
  ///   - candidates: Those of the day, in order of time and then of priority.
  ///   - answered: Those that were reckoned with until what is recorded answered them.
  /// - Returns: What stays, and what is too many and waits for the next day.
  /// - Complexity: O(*n*) in the number of reminders, times that of the others, which are a handful.
  private mutating func decide(
    _ candidates: ArraySlice<Candidate>, _ answered: ArraySlice<Candidate>
  ) -> (kept: [Candidate], over: [Candidate]) {
    let preferences = person.preferences
    var kept: [Candidate] = []
    var over: [Candidate] = []
    // A day may have any number of reminders, of which none goes before another; of the rest it has a handful.
    let rare = candidates.filter { $0.kind != .reminder }[...]
    let rareAnswered = answered.filter { $0.kind != .reminder }[...]
    for (index, candidate) in zip(candidates.indices, candidates) {
      if candidate.isWaiting, let answer = answer(to: candidate, at: candidate.moment) {
        stop(candidate, answer)
        continue
      }
      let reason: Reason
      let isOneOfMany = candidate.kind == .reminder && !candidate.isWaiting
      // In order of time, so that another at the same moment is the last one kept.
      if let other = kept.last, other.moment == candidate.moment {
        if candidate.kind == .reminder, preferences.overflow == .merge, other.takesReminders {
          kept[kept.count - 1].reasons.append(.merged(with: candidate.id))
          stop(candidate, .merged(into: other.id))
          continue
        }
        reason = .collided(with: other.id)
      } else if hasRoom(
        for: candidate, beside: kept, isOneOfMany ? rare : candidates[(index + 1)...],
        isOneOfMany ? rareAnswered : answered)
      {
        kept.append(candidate)
        continue
      } else {
        reason = .dailyLimit
      }
      if candidate.isWaiting {
        stop(candidate, .noRoomOnTheNextDay)
      } else if preferences.overflow == .defer, let later = deferred(candidate) {
        over.append(later)
        stop(candidate, .waitsForTheNextDay)
      } else {
        stop(candidate, reason)
      }
    }
    return (kept, over)
  }

  /// Whether the day has room for a candidate: beside what is kept, and beside those later on the day that go first, as far as is known
  /// at its moment.
  private func hasRoom(
    for candidate: Candidate, beside kept: [Candidate], _ later: ArraySlice<Candidate>,
    _ answered: ArraySlice<Candidate>
  ) -> Bool {
    let limit = isScheduleAlone ? .max : person.preferences.dailyLimit
    var wanted = kept.count
    if wanted >= limit { return false }
    // A moment has one; a limit has few.
    var moments: [Timestamp] = []
    func fills(_ others: ArraySlice<Candidate>, areAnswered: Bool) -> Bool {
      for other in others where other.goesFirst(before: candidate) && !moments.contains(other.moment) {
        // What waited has not been checked yet for an answer.
        if areAnswered || other.isWaiting, answer(to: other, at: candidate.moment) != nil { continue }
        moments.append(other.moment)
        wanted += 1
        if wanted >= limit { return true }
      }
      return false
    }
    return !fills(later, areAnswered: false) && !fills(answered, areAnswered: true)
  }

  // MARK: Waiting for the next day

  /// A candidate at the same time of the next day; `nil` where it cannot wait so long.
  private func deferred(_ candidate: Candidate) -> Candidate? {
    if case .retrieval = candidate.subject { return nil }
    let civil = calendar.zone.civil(at: candidate.moment)
    guard let date = civil.date.adding(days: 1), let tomorrow = candidate.firingDay.adding(days: 1),
      let moment = calendar.zone.timestamp(for: CivilDateTime(date: date, time: civil.time)),
      self.moment(holding: moment) == moment, moment < candidate.end, calendar.day(of: moment) == tomorrow,
      !isPaused(tomorrow)
    else { return nil }
    var later = candidate
    later.moment = moment
    later.firingDay = tomorrow
    later.isWaiting = true
    later.reasons.append(.deferred)
    return later
  }
}
