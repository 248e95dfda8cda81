internal import NudgeText
internal import NudgeTime

/// The gate, which decides whether a candidate fires, in the order documented in docs/plans.md.
///
/// `consider(_:isOn:)` performs steps 1 to 5, which concern a single candidate: switches, pauses, recorded
/// achievements, and quiet hours. Once all candidates are known, `candidatesThatFire()` performs the steps that depend
/// on several of them: step 6, which decides about collisions and the daily limit day by day, and step 7, which removes
/// what was already sent.
extension SpanPlan {
  // MARK: Steps 1 to 5

  /// Performs steps 1 to 5 for a candidate, and adds it to ``open`` if it passes them.
  ///
  /// - Parameters:
  ///   - candidate: A candidate at its scheduled time.
  ///   - isOn: Whether the candidate's kind is on.
  mutating func consider(_ candidate: consuming Candidate, isOn: Bool) {
    let named = candidate.moment
    let namedDay = plan.calendar.day(of: named)
    if !isOn || !plan.person.preferences.notificationsEnabled {
      let reason: Reason = plan.person.preferences.notificationsEnabled ? .kindOff : .notificationsOff
      if days.contains(namedDay) { stop(candidate, [reason]) }
      return
    }
    // Quiet hours don't matter to a candidate whose own day is paused, so it keeps its own time.
    if plan.isPaused(namedDay) {
      if days.contains(namedDay) { stop(candidate, candidate.waitsOrNot + [.paused]) }
      return
    }
    let held = plan.moment(holding: named)
    // A clock change can move a time past the end of its day.
    if candidate.end <= named { candidate.end = plan.calendar.end(of: namedDay) }
    let isDropped = held.map { $0 != named && ($0 >= candidate.end || candidate.isStreakAtRisk) } ?? true
    let isHeld = !isDropped && held != named
    if isHeld, let held {
      candidate.moment = held
      candidate.reasons.append(.heldByQuietHours)
    }
    candidate.firingDay = isHeld ? plan.calendar.day(of: candidate.moment) : namedDay
    if skipped != nil, !isDropped, candidate.moment >= span.upperBound { noteLater(candidate, from: named) }
    guard days.contains(candidate.firingDay) else { return }

    if plan.isPaused(candidate.firingDay) { return stop(candidate, candidate.waitsOrNot + [.paused]) }
    if let answer = plan.answer(to: candidate, at: candidate.moment) {
      // Until the achievement was recorded, the daily limit had to reserve room for the candidate.
      stop(candidate, [answer])
      if !isDropped { answered.append(candidate) }
      return
    }
    if let unneeded = candidate.unneeded { return stop(candidate, [unneeded]) }
    if isDropped { return stop(candidate, candidate.waitsOrNot + [.droppedByQuietHours]) }
    open.append(candidate)
  }

  /// Notes a candidate that fires after the span, if its slot or its achievement is in the span.
  private mutating func noteLater(_ candidate: Candidate, from named: Timestamp) {
    let local = plan.calendar.zone.civil(at: candidate.moment)
    let isSlot = span.contains(named)
    let reason: Reason
    if isSlot {
      reason = .moved(to: local)
    } else if candidate.reasons.contains(.earnedTheDayBefore), candidate.knownSince < span.upperBound,
      let earnedOn = candidate.day.adding(days: -1),
      (plan.calendar.day(of: span.lowerBound)...days.upperBound).contains(earnedOn)
    {
      reason = .celebrated(on: local)
    } else {
      return
    }
    let skippedCandidate = PlanExplanation.SkippedCandidate(
      id: candidate.id, kind: candidate.kind, timestamp: isSlot ? named : nil,
      offset: isSlot ? plan.calendar.zone.offset(at: named) : nil,
      threshold: candidate.threshold > 0 ? candidate.threshold : nil,
      reasons: [
        plan.isPaused(candidate.firingDay)
          ? .paused : plan.answer(to: candidate, at: candidate.moment) ?? candidate.unneeded ?? reason
      ])
    skipped?.add(later: skippedCandidate)
  }

  /// Notes that a candidate is stopped, if the plan is explained.
  ///
  /// The reasons are created only then.
  private mutating func stop(_ candidate: borrowing Candidate, _ reasons: @autoclosure () -> [Reason]) {
    if skipped != nil { skipped?.add(copy candidate, reasons()) }
  }

  // MARK: Steps 6 and 7

  /// Decides which of the open candidates fire, checking collisions and the daily limit day by day, and then the
  /// notifications that were already sent.
  ///
  /// A day's candidates are decided in order of time. Each decision uses only what was known at the candidate's time,
  /// because a notification can't be withdrawn once it is sent.
  ///
  /// - Returns: The candidates that fire within the span, in order of time.
  mutating func candidatesThatFire() -> [Candidate] {
    if open.isEmpty { return [] }
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
      next = day.adding(days: 1)
      if own.isEmpty && waiting.isEmpty { continue }
      let answered = restAnswered.prefix { $0.firingDay == day }
      waiting = decide(
        waiting.isEmpty ? own : (own + waiting).sorted(by: Self.comesFirst)[...], answered, addingTo: &kept)
    }
    // A summary that is sent isn't explained on the days after it.
    skipped?.removeStopped { stopped in
      stopped.attempt?.isLater ?? false && kept.contains { $0.id == stopped.id && $0.moment < stopped.moment }
    }
    var replaced: [CivilDate: Set<NotificationID>] = [:]
    kept.removeAll { candidate in
      guard span.contains(candidate.moment) else { return true }
      guard plan.person.history.sent.contains(candidate.id) || takesPlaceOfSent(candidate, &replaced) else {
        return false
      }
      stop(candidate, [.alreadySent])
      return true
    }
    return kept
  }

  // MARK: Step 7: notifications already sent

  /// Returns a Boolean value indicating whether a reminder takes the place of one that was already sent, because the
  /// person has moved it to another time on the same day.
  ///
  /// A day gets as many reminders as it has slots, and each one that was sent at a time that the day no longer has
  /// takes the place of the nearest slot that is left.
  ///
  /// - Parameters:
  ///   - candidate: A candidate that wasn't sent.
  ///   - replaced: The slots of each day whose place is taken, as far as they have been determined.
  /// - Returns: `true` if the candidate must not be sent.
  private func takesPlaceOfSent(_ candidate: Candidate, _ replaced: inout [CivilDate: Set<NotificationID>]) -> Bool {
    guard case .reminder(let occurrence) = candidate.subject, !plan.person.history.sent.isEmpty else { return false }
    let date = occurrence.slot.date
    if let known = replaced[date] { return known.contains(candidate.id) }
    let day = NotificationID.reminder(at: occurrence.slot, isOneOfSeveral: false)
    let sent = Set(plan.person.history.sent.filter { $0.isReminder(onDayOf: day) })
    let taken = sent.isEmpty ? [] : slotsTaken(bySent: sent, on: date)
    replaced[date] = taken
    return taken.contains(candidate.id)
  }

  /// Returns the ids of a day's slots whose place is taken by reminders that were sent at other times.
  private func slotsTaken(bySent sent: Set<NotificationID>, on date: CivilDate) -> Set<NotificationID> {
    var left: [(id: NotificationID, time: TimeOfDay)] = []
    var known: Set<NotificationID> = []
    // A clock change can move a slot past its day, but never by a whole day.
    let midnight = CivilDateTime(date: date, time: .midnight).timestamp(at: .utc)
    var next = plan.schedule.next(after: midnight.advanced(bySeconds: -2 * 86_400))
    while let occurrence = next, occurrence.timestamp < midnight.advanced(bySeconds: 3 * 86_400) {
      next = plan.schedule.next(after: occurrence.timestamp)
      guard occurrence.slot.date == date else { continue }
      let id = plan.candidate(for: occurrence, until: .max).id
      known.insert(id)
      if !sent.contains(id) { left.append((id, occurrence.slot.time)) }
    }
    var taken: Set<NotificationID> = []
    for other in sent.subtracting(known).sorted(by: { $0.precedes($1) }) {
      func distance(_ time: TimeOfDay) -> Int {
        other.reminderSlot?.time.map { abs($0.secondsFromMidnight.distance(to: time.secondsFromMidnight)) } ?? 0
      }
      let nearest = left.indices.min { distance(left[$0].time) < distance(left[$1].time) }
      if let nearest { taken.insert(left.remove(at: nearest).id) }
    }
    return taken
  }

  // MARK: Step 6: collisions and the daily limit

  /// Sorts the open candidates by day, time, and priority.
  private mutating func sortByTime() {
    answered.sort { $0.firingDay < $1.firingDay }
    guard open.count > 1 else { return }
    for index in open.indices where open[index].isSummary {
      let moment = open[index].moment
      open[index].meetsReminder = open.contains { $0.isReminder && $0.moment == moment }
    }
    // Most people have few candidates, which are found in order.
    let isSorted = zip(open.indices, open.indices.dropFirst()).allSatisfy { !Self.comesFirst(open[$1], open[$0]) }
    if !isSorted { open.sort(by: Self.comesFirst) }
  }

  private static func comesFirst(_ left: Candidate, _ right: Candidate) -> Bool {
    if left.firingDay != right.firingDay { return left.firingDay < right.firingDay }
    return left.moment != right.moment ? left.moment < right.moment : left.precedes(right)
  }

  /// Decides which of a day's candidates are kept, including those deferred to the day.
  ///
  /// - Parameters:
  ///   - candidates: The day's candidates, in order of time and then of priority.
  ///   - answered: The candidates that counted toward the limit until an achievement made them unnecessary.
  ///   - kept: The candidates of earlier days, to which those that are kept are added.
  /// - Returns: The candidates that are deferred to the next day.
  /// - Complexity: O(*n* *m*) in the number *n* of reminders and the number *m* of other candidates, which is small.
  private mutating func decide(
    _ candidates: ArraySlice<Candidate>, _ answered: ArraySlice<Candidate>, addingTo kept: inout [Candidate]
  ) -> [Candidate] {
    let before = kept.count
    var over: [Candidate] = []
    // A day can have any number of reminders, all with the same priority, but only a few other candidates.
    let rare = candidates.count == 1 ? candidates : candidates.filter { !$0.isReminder }[...]
    let rareAnswered = answered.isEmpty ? answered : answered.filter { !$0.isReminder }[...]
    for (index, candidate) in zip(candidates.indices, candidates) {
      if let attempt = candidate.attempt, attempt.isLater, kept.contains(where: { $0.id == candidate.id }) { continue }
      if candidate.isWaiting, let answer = plan.answer(to: candidate, at: candidate.moment) {
        stop(candidate, [answer])
        continue
      }
      let room: Room
      let isOneOfMany = candidate.isReminder && !candidate.isWaiting
      // Candidates are in order of time, so any other candidate at the same moment must be the last one kept.
      if kept.count > before, let other = kept.last, other.moment == candidate.moment {
        if kept[kept.count - 1].takes(candidate) {
          stop(candidate, [.merged(into: other.id)])
          continue
        }
        if candidate.isReminder, takesReminders(other) {
          kept[kept.count - 1].reasons.append(.merged(with: candidate.id))
          stop(candidate, [.merged(into: other.id)])
          continue
        }
        room = .collides(with: other.id)
      } else if candidate.isMilestone {
        // It is celebrated on its day, whatever came before it.
        room = .free
      } else {
        let others = kept[before...].count { !$0.isStreakAtRisk }
        room = self.room(
          for: candidate, beside: others, isOneOfMany ? rare : candidates[(index + 1)...],
          isOneOfMany ? rareAnswered : answered)
      }
      if case .free = room {
        kept.append(candidate)
      } else if candidate.isSummary {
        stop(candidate, candidate.waitsOrNot + room.reasons)
      } else if candidate.isWaiting {
        stop(candidate, [.noRoomOnTheNextDay] + room.reasons)
      } else if plan.person.preferences.overflow == .defer || candidate.isMilestone, let later = deferred(candidate) {
        over.append(later)
        stop(candidate, [.waitsForTheNextDay] + room.reasons)
      } else {
        stop(candidate, room.reasons)
      }
    }
    return over
  }

  /// Returns a Boolean value indicating whether a reminder at the same moment is merged into a candidate.
  private func takesReminders(_ candidate: Candidate) -> Bool {
    switch plan.person.preferences.overflow {
    case .merge: candidate.takesReminders
    case .defer: candidate.isSummary
    case .drop: false
    }
  }

  /// The room for a candidate.
  private enum Room {
    case free
    /// The candidate with this id fires at the same moment.
    case collides(with: NotificationID)
    /// The candidates already kept reach the limit.
    case taken
    /// The candidates already kept reach the limit together with later ones, the last of which has this id.
    case reserved(NotificationID)

    /// The reasons that there is no room.
    var reasons: [Reason] {
      switch self {
      case .free: []
      case .collides(let id): [.collided(with: id)]
      case .taken: [.dailyLimit]
      case .reserved(let id): [.dailyLimit, .reserved(for: id)]
      }
    }
  }

  /// Returns the room for another candidate, taking into account the number of candidates already kept and the later
  /// ones with a higher priority that are known at its time.
  private func room(
    for candidate: Candidate, beside kept: Int, _ later: ArraySlice<Candidate>,
    _ answered: ArraySlice<Candidate>
  ) -> Room {
    let limit = plan.person.preferences.dailyLimit
    var wanted = kept
    if wanted >= limit { return .taken }
    // Only one candidate fires at each moment. The limit is small, and so is this list.
    var moments: [Timestamp] = []
    func last(in others: ArraySlice<Candidate>, areAnswered: Bool) -> NotificationID? {
      for other in others where other.goesFirst(before: candidate) && !moments.contains(other.moment) {
        // A deferred candidate hasn't been checked against recorded achievements yet.
        if areAnswered || other.isWaiting, plan.answer(to: other, at: candidate.moment) != nil { continue }
        moments.append(other.moment)
        wanted += 1
        if wanted >= limit { return other.id }
      }
      return nil
    }
    let last = last(in: later, areAnswered: false) ?? last(in: answered, areAnswered: true)
    return last.map(Room.reserved) ?? .free
  }

  // MARK: Step 6: waiting for the next day

  /// Returns the candidate at the same time on the next day, or `nil` if it can't be deferred.
  private func deferred(_ candidate: Candidate) -> Candidate? {
    if case .retrieval = candidate.subject { return nil }
    if candidate.isStreakAtRisk { return nil }
    var later = candidate
    let civil = plan.calendar.zone.civil(at: candidate.moment)
    guard let date = civil.date.adding(days: 1), let tomorrow = candidate.firingDay.adding(days: 1) else { return nil }
    // A celebration isn't lost because of another one.
    if candidate.isMilestone { later.end = max(candidate.end, plan.calendar.end(of: tomorrow)) }
    guard let moment = plan.calendar.zone.timestamp(for: CivilDateTime(date: date, time: civil.time)),
      plan.moment(holding: moment) == moment, moment < later.end, plan.calendar.day(of: moment) == tomorrow,
      !plan.isPaused(tomorrow)
    else { return nil }
    later.moment = moment
    later.firingDay = tomorrow
    later.isWaiting = true
    later.reasons.append(.deferred)
    return later
  }
}
