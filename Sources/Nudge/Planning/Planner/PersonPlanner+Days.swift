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
      var (fires, isOver) = decide(own, answered)
      letIn(waiting, beside: &fires)
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
    let isMerging = person.preferences.overflow == .merge
    open.sort { left, right in
      if left.firingDay != right.firingDay { return left.firingDay < right.firingDay }
      if left.moment != right.moment { return left.moment < right.moment }
      let ranks = (isMerging ? left.rankForMerging : left.rank, isMerging ? right.rankForMerging : right.rank)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if left.threshold != right.threshold { return left.threshold > right.threshold }
      // Streaks before counts.
      return left.kind != right.kind ? left.kind > right.kind : left.id.rawValue < right.id.rawValue
    }
  }

  /// Decides one day's own candidates.
  ///
  /// - Parameters:
  ///   - candidates: Those of the day, in order of time and then of priority.
  ///   - answered: Those that were reckoned with until what is recorded answered them.
  /// - Returns: What stays, and what is too many and waits for the next day.
  private mutating func decide(
    _ candidates: ArraySlice<Candidate>, _ answered: ArraySlice<Candidate>
  ) -> (kept: [Candidate], over: [Candidate]) {
    let preferences = person.preferences
    var kept: [Candidate] = []
    var over: [Candidate] = []
    for (index, candidate) in zip(candidates.indices, candidates) {
      let reason: Reason
      if let place = kept.firstIndex(where: { $0.moment == candidate.moment }) {
        let other = kept[place]
        if candidate.kind == .reminder, preferences.overflow == .merge, other.takesReminders {
          kept[place].reasons.append(.merged(with: candidate.id))
          stop(candidate, .merged(into: other.id))
          continue
        }
        reason = .collided(with: other.id)
      } else if kept.count + roomWanted(after: candidate, among: candidates[(index + 1)...], answered)
        >= preferences.dailyLimit
      {
        reason = .dailyLimit
      } else {
        kept.append(candidate)
        continue
      }
      if preferences.overflow == .defer, let later = deferred(candidate) {
        over.append(later)
      } else {
        stop(candidate, reason)
      }
    }
    return (kept, over)
  }

  /// How many moments later on the day belong to others that go first, as far as is known at a candidate's moment.
  private func roomWanted(
    after candidate: Candidate, among later: ArraySlice<Candidate>, _ answered: ArraySlice<Candidate>
  ) -> Int {
    if later.isEmpty, answered.isEmpty { return 0 }
    var moments: [Timestamp] = []
    func goesFirst(_ other: Candidate) -> Bool {
      other.moment > candidate.moment && other.rank < candidate.rank && other.knownSince <= candidate.moment
        && !moments.contains(other.moment)
    }
    for other in later where goesFirst(other) { moments.append(other.moment) }
    for other in answered where goesFirst(other) && answer(to: other, at: candidate.moment) == nil {
      moments.append(other.moment)
    }
    return moments.count
  }

  // MARK: Waiting for the next day

  /// A candidate at the same time of the next day; `nil` where it cannot wait so long.
  private func deferred(_ candidate: Candidate) -> Candidate? {
    if case .retrieval = candidate.subject { return nil }
    let civil = calendar.zone.civil(at: candidate.moment)
    guard let date = civil.date.adding(days: 1), let tomorrow = candidate.firingDay.adding(days: 1),
      let moment = calendar.zone.timestamp(for: CivilDateTime(date: date, time: civil.time)),
      let held = self.moment(holding: moment), held < candidate.end, calendar.day(of: held) == tomorrow,
      !isPaused(tomorrow)
    else { return nil }
    var later = candidate
    later.moment = held
    later.firingDay = tomorrow
    later.reasons.append(.deferred)
    if held != moment, !later.reasons.contains(.heldByQuietHours) { later.reasons.append(.heldByQuietHours) }
    return later
  }

  /// Lets in what waited for a day, as far as that has room beside all of its own.
  private mutating func letIn(_ waiting: [Candidate], beside own: inout [Candidate]) {
    guard !waiting.isEmpty else { return }
    for candidate in waiting {
      if let answer = answer(to: candidate, at: candidate.moment) {
        stop(candidate, answer)
      } else if own.count >= person.preferences.dailyLimit || own.contains(where: { $0.moment == candidate.moment }) {
        stop(candidate, .noRoomOnTheNextDay)
      } else {
        own.append(candidate)
      }
    }
    own.sort { $0.moment < $1.moment }
  }
}
