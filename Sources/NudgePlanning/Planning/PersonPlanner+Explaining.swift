internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// Returns the candidates that fire in a span, in order of time.
  mutating func plan(_ span: Range<Timestamp>) throws(PlanError) -> [Candidate] {
    try begin(span)
    try findCandidates()
    return decide()
  }

  /// Returns the missing reminder of the span's first day and the reason, or `nil` if any of the span's days has a
  /// slot.
  func missingReminder() -> PlanExplanation.SkippedCandidate? {
    let day = calendar.day(of: span.lowerBound)
    let end = calendar.end(of: calendar.day(of: span.upperBound.advanced(bySeconds: -1)))
    let next = schedule.next(after: calendar.start(of: day).advanced(bySeconds: -1))
    if let next, next.timestamp < end { return nil }
    let id = NotificationID.reminder(at: CivilDateTime(date: day, time: dayTime(on: day)), isOneOfSeveral: false)
    return missing(
      id, .reminder, isOn: person.preferences.reminders.isEnabled,
      .notAReminderDay(next: reminderDay(from: next)))
  }

  /// Returns the first day with a slot, starting with a given slot, on which a pause doesn't stop the reminder.
  private func reminderDay(from occurrence: Occurrence?) -> CivilDate? {
    var next = occurrence
    while let slot = next?.timestamp {
      let day = calendar.day(of: slot)
      let firingDay = moment(holding: slot).map(calendar.day(of:)) ?? day
      guard let pause = pause(on: day) ?? pause(on: firingDay) else { return day }
      next = pause.upperBound.adding(days: 1).flatMap {
        schedule.next(after: calendar.start(of: $0).advanced(bySeconds: -1))
      }
    }
    return nil
  }

  /// Returns the missing retrieval of the span's first day and the reason, or `nil` if any of the span's days is the
  /// person's weekday for retrievals, or if there isn't an achievement to show again.
  mutating func missingRetrieval() -> PlanExplanation.SkippedCandidate? {
    let day = calendar.day(of: span.lowerBound)
    var next = selector.retrievalDay(onOrAfter: day)
    if let next, next <= calendar.day(of: span.upperBound.advanced(bySeconds: -1)) { return nil }
    if showableAchievements().isEmpty { return nil }
    while let pause = next.flatMap(pause(on:)) {
      next = pause.upperBound.adding(days: 1).flatMap(selector.retrievalDay(onOrAfter:))
    }
    return missing(
      .retrieval(on: day), .retrieval, isOn: person.preferences.retrieval.isEnabled, .notARetrievalDay(next: next))
  }

  /// Returns a candidate that the span doesn't have, with the reason or, if the kind is off, with that instead.
  private func missing(
    _ id: NotificationID, _ kind: Kind, isOn: Bool, _ reason: Reason
  ) -> PlanExplanation.SkippedCandidate {
    let isAllOff = !person.preferences.notificationsEnabled
    return PlanExplanation.SkippedCandidate(
      id: id, kind: kind, reasons: [isAllOff ? .notificationsOff : isOn ? reason : .kindOff])
  }

  /// Returns the next milestones at the start of the span.
  func milestonesNotEarnedYet() -> [PlanExplanation.SkippedCandidate] {
    let standing = record.standing(at: span.lowerBound)
    let streak = thresholds.streaks.map { threshold in
      let next = threshold.next(after: standing.streak.current)
      return PlanExplanation.SkippedCandidate(
        id: .streak(next), kind: .streakMilestone, threshold: next, reasons: [.notEarnedYet])
    }
    let count = thresholds.counts.map { threshold in
      let next = threshold.next(after: standing.count)
      return PlanExplanation.SkippedCandidate(
        id: .count(next), kind: .countMilestone, threshold: next, reasons: [.notEarnedYet])
    }
    return [streak, count].compactMap(\.self)
  }

  /// Returns the state of the streak at the start of the span, and the effect of each period on it.
  ///
  /// If only a summary of the history is known, the log begins after its last day.
  func streakLog() -> (StreakState, [StreakEntry]) {
    record.log(of: record.standing(at: span.lowerBound))
  }
}
