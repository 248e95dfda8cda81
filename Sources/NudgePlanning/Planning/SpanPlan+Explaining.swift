internal import NudgeText
internal import NudgeTime

extension SpanPlan {
  /// Returns the candidates of the span that don't fire, the missing reminder and retrieval, and the next milestones.
  ///
  /// - Parameter fires: The candidates that fire.
  /// - Returns: The candidates in order of time, those without a time last.
  mutating func skippedAndMissing(beside fires: [Candidate]) -> [PlanExplanation.SkippedCandidate] {
    let skipped = skippedInSpan(and: self.skipped?.later ?? [])
    // A milestone that an achievement within the span reaches is already listed with its time.
    let notEarned = milestonesNotEarnedYet().filter { milestone in
      !fires.contains { $0.kind == milestone.kind && $0.threshold == milestone.threshold }
        && !skipped.contains { $0.kind == milestone.kind && $0.threshold == milestone.threshold }
    }
    let hasReminder = (fires.map(\.kind) + skipped.map(\.kind)).contains(.reminder)
    let missing = [hasReminder ? nil : missingReminder(), missingRetrieval()].compactMap(\.self)
    return skipped + missing + notEarned
  }

  /// Returns the missing reminder of the span's first day and the reason, or `nil` if any of the span's days has a
  /// slot.
  private func missingReminder() -> PlanExplanation.SkippedCandidate? {
    let day = plan.calendar.day(of: span.lowerBound)
    let end = plan.calendar.end(of: plan.calendar.day(of: span.upperBound.advanced(bySeconds: -1)))
    let next = plan.schedule.next(after: plan.calendar.start(of: day).advanced(bySeconds: -1))
    if let next, next.timestamp < end { return nil }
    let id = NotificationID.reminder(at: CivilDateTime(date: day, time: plan.dayTime(on: day)), isOneOfSeveral: false)
    return missing(
      id, .reminder, isOn: plan.person.preferences.reminders.isEnabled,
      .notAReminderDay(next: reminderDay(from: next)))
  }

  /// Returns the first day with a slot, starting with a given slot, on which neither a pause nor a silence stops the
  /// reminder.
  private func reminderDay(from occurrence: Occurrence?) -> CivilDate? {
    var next = occurrence
    while let slot = next?.timestamp {
      let day = plan.calendar.day(of: slot)
      let firingDay = plan.moment(holding: slot).map(plan.calendar.day(of:)) ?? day
      var following: CivilDate?
      if let pause = plan.pause(on: day) ?? plan.pause(on: firingDay) {
        following = pause.upperBound.adding(days: 1)
      } else if let silence = plan.silence(on: day), silence.answer(toReminderOn: day) != nil {
        following = silence.nextChosen(after: day) ?? plan.nextDayPresent(from: day)?.adding(days: 1)
      } else {
        return day
      }
      next = following.flatMap { plan.schedule.next(after: plan.calendar.start(of: $0).advanced(bySeconds: -1)) }
    }
    return nil
  }

  /// Returns the missing retrieval of the span's first day and the reason, or `nil` if any of the span's days is the
  /// person's weekday for retrievals, or if there isn't an achievement to show again.
  private mutating func missingRetrieval() -> PlanExplanation.SkippedCandidate? {
    let day = plan.calendar.day(of: span.lowerBound)
    var next = plan.selector.retrievalDay(onOrAfter: day)
    if let next, next <= plan.calendar.day(of: span.upperBound.advanced(bySeconds: -1)) { return nil }
    if !plan.canShowOne(of: showableAchievements()) { return nil }
    while let pause = next.flatMap(plan.pause(on:)) {
      next = pause.upperBound.adding(days: 1).flatMap(plan.selector.retrievalDay(onOrAfter:))
    }
    return missing(
      .retrieval(on: day), .retrieval, isOn: plan.person.preferences.retrieval.isEnabled, .notARetrievalDay(next: next))
  }

  /// Returns a candidate that the span doesn't have, with the reason or, if the kind is off, with that instead.
  private func missing(
    _ id: NotificationID, _ kind: Kind, isOn: Bool, _ reason: Reason
  ) -> PlanExplanation.SkippedCandidate {
    let isAllOff = !plan.person.preferences.notificationsEnabled
    return PlanExplanation.SkippedCandidate(
      id: id, kind: kind, reasons: [isAllOff ? .notificationsOff : isOn ? reason : .kindOff])
  }

  /// Returns the next milestones at the start of the span.
  private func milestonesNotEarnedYet() -> [PlanExplanation.SkippedCandidate] {
    let standing = plan.record.standing(at: span.lowerBound)
    let streak = plan.thresholds.streaks.map { threshold in
      let next = threshold.next(after: standing.streak.current)
      return PlanExplanation.SkippedCandidate(
        id: .streak(next), kind: .streakMilestone, threshold: next, reasons: [.notEarnedYet])
    }
    let count = plan.thresholds.counts.map { threshold in
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
    plan.record.log(of: plan.record.standing(at: span.lowerBound))
  }

  /// Returns the candidates in the span that don't fire, and the given ones, in order of time.
  func skippedInSpan(
    and others: [PlanExplanation.SkippedCandidate] = []
  ) -> [PlanExplanation.SkippedCandidate] {
    let stopped = (skipped?.stopped ?? []).filter { span.contains($0.candidate.moment) }.map { candidate, reasons in
      PlanExplanation.SkippedCandidate(
        id: candidate.id, kind: candidate.kind, timestamp: candidate.moment,
        offset: plan.calendar.zone.offset(at: candidate.moment),
        threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: reasons)
    }
    return (stopped + others).sorted { ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue) }
  }
}
