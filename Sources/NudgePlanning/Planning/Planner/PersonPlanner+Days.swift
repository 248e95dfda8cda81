internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// The last two steps of the gate, day by day: collision and limit, then what was sent before.
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
      if let place = kept.firstIndex(where: { $0.moment == candidate.moment }) {
        let other = kept[place]
        if candidate.kind == .reminder, preferences.overflow == .merge, other.takesReminders {
          kept[place].reasons.append(.merged(with: candidate.id))
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
    let limit = person.preferences.dailyLimit
    var wanted = kept.count
    if wanted >= limit { return false }
    // A moment has one; a limit has few.
    var moments: [Timestamp] = []
    for other in later where other.goesFirst(before: candidate) && !moments.contains(other.moment) {
      // What waited has not been asked yet whether something is recorded.
      if other.isWaiting, answer(to: other, at: candidate.moment) != nil { continue }
      moments.append(other.moment)
      wanted += 1
      if wanted >= limit { return false }
    }
    for other in answered
    where other.goesFirst(before: candidate) && !moments.contains(other.moment)
      && answer(to: other, at: candidate.moment) == nil
    {
      moments.append(other.moment)
      wanted += 1
      if wanted >= limit { return false }
    }
    return true
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
