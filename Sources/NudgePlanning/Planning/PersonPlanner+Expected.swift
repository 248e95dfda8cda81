internal import NudgeText
internal import NudgeTime

/// Milestones to expect: when the next ones fall if the person goes on as they do.
extension PersonPlanner {
  enum Expectation {
    case fires(PlannedOccurrence)
    case isSkipped(SkippedCandidate)
  }

  /// What the person has recorded by a moment, and the milestones that still stand; nothing if nothing is known.
  func progress(at now: Timestamp) -> (Progress?, [EarnedMilestone]) {
    switch record.source {
    case .entries(let entries):
      guard person.history.record != nil else { return (nil, []) }
      let standing = record.standing(at: now)
      var tally = HistoryTally(zone: calendar.zone, streakDay: calendar.streakDay, now: now)
      for entry in entries.prefix(standing.count) { tally.add(Achievement(at: .date(entry.day))) }
      return tally.summary(streaks: thresholds.streaks, counts: thresholds.counts, counter: record.counter)
    case .summary(var progress, _):
      progress.currentStreak = record.standing(at: now).streak.current
      return (progress, [])
    }
  }

  /// The next streak milestone and the next count milestone, if they are on.
  func expectedMilestones(
    after now: Timestamp, progress: Progress?, by planner: Planner
  ) throws(PlanError) -> [Expectation] {
    let milestones = person.preferences.milestones
    guard let progress, person.preferences.notificationsEnabled, milestones.isEnabled else { return [] }
    var expected: [Expectation] = []
    if milestones.streak, let thresholds = thresholds.streaks {
      expected.append(streakMilestone(thresholds, progress, after: now))
    }
    if milestones.count, let thresholds = thresholds.counts {
      expected.append(try countMilestone(thresholds, progress, after: now, by: planner))
    }
    return expected
  }

  /// The next streak milestone, if something is recorded in each period from this one on, or from the next if this one has something.
  private func streakMilestone(
    _ thresholds: MilestoneThresholds, _ progress: Progress, after now: Timestamp
  ) -> Expectation {
    let threshold = thresholds.next(after: progress.currentStreak)
    let missing = threshold - progress.currentStreak
    let today = calendar.day(of: now)
    let period = record.counter.period.days(around: today)
    let isDone = progress.lastOn.map { $0 >= period.lowerBound } ?? false
    // No threshold is above the greatest number there is.
    let ahead = missing > 0 ? (isDone ? missing : missing - 1) : nil
    return milestone(
      .streak(threshold), .streakMilestone, threshold,
      on: ahead.flatMap { day(inPeriod: $0, from: period, today: today) }, after: now,
      reason: record.counter.period == .day ? .ifRecordedDaily : .ifRecordedWeekly)
  }

  /// The day of a period ahead on which its reminder falls; today at the earliest.
  private func day(inPeriod number: Int, from period: ClosedRange<CivilDate>, today: CivilDate) -> CivilDate? {
    guard record.counter.period != .day else { return today.adding(days: number) }
    let (days, overflow) = number.multipliedReportingOverflow(by: 7)
    guard !overflow, let next = period.upperBound.adding(days: 1)?.adding(days: days) else { return nil }
    return schedule.patternDay(before: next).map { max($0, today) }
  }

  /// The next count milestone, at the pace of the last days or, if that is not known, with one achievement per reminder.
  private func countMilestone(
    _ thresholds: MilestoneThresholds, _ progress: Progress, after now: Timestamp, by planner: Planner
  ) throws(PlanError) -> Expectation {
    let threshold = thresholds.next(after: progress.count)
    let missing = threshold - progress.count
    guard let pace = progress.pace else {
      return try countMilestone(threshold, reminders: missing, after: now, planner)
    }
    guard pace.count > 0 else { return skipped(.count(threshold), .countMilestone, threshold, .noRecentPace) }
    let (product, overflow) = missing.multipliedReportingOverflow(by: pace.days)
    let days = overflow ? Int.max : (product - 1) / pace.count + 1
    return milestone(
      .count(threshold), .countMilestone, threshold,
      on: missing > 0 ? calendar.day(of: now).adding(days: days) : nil, after: now, reason: .atRecentPace)
  }

  /// The most reminders ahead among which a milestone is looked for; beyond them a date is no help.
  private static let mostRemindersAhead = 10_000

  /// A count milestone that comes with the *n*-th reminder from now on, not counting those that the gate stops.
  private func countMilestone(
    _ threshold: Int, reminders number: Int, after now: Timestamp, _ planner: Planner
  ) throws(PlanError) -> Expectation {
    var found = 0
    var last: PlannedOccurrence?
    if (1...Self.mostRemindersAhead).contains(number) {
      var ahead = try PersonPlanner(person, schedule: schedule, by: planner, explains: false)
      try ahead.forEachPiece(after: now) { ahead, candidates in
        let rest = candidates.prefix(number - found)
        found += rest.count
        last = rest.last.map { ahead.occurrence($0) } ?? last
        return found < number
      }
    }
    guard let last, found == number else {
      return skipped(.count(threshold), .countMilestone, threshold, .tooManyRemindersAhead)
    }
    return .fires(
      PlannedOccurrence(
        id: .count(threshold), kind: .countMilestone, timestamp: last.timestamp, offset: last.offset, status: .expected,
        threshold: threshold, reasons: [.oneAReminder]))
  }

  /// A milestone on a day: at the day's first reminder time still ahead, or else as the day ends; held by quiet hours.
  private func milestone(
    _ id: NotificationID, _ kind: Kind, _ threshold: Int, on day: CivilDate?, after now: Timestamp, reason: Reason
  ) -> Expectation {
    guard let day, let named = firstTime(on: day, after: now) else { return skipped(id, kind, threshold, .tooFarAhead) }
    guard let moment = moment(holding: named) else {
      return skipped(id, kind, threshold, .droppedByQuietHours, at: named)
    }
    return .fires(
      PlannedOccurrence(
        id: id, kind: kind, timestamp: moment, offset: calendar.zone.offset(at: moment), status: .expected,
        threshold: threshold, reasons: moment == named ? [reason] : [reason, .heldByQuietHours]))
  }

  private func firstTime(on day: CivilDate, after now: Timestamp) -> Timestamp? {
    let ahead = schedule.times(on: day).compactMap { calendar.moment(on: day, at: $0) }.filter { $0 > now }.min()
    if let ahead { return ahead }
    guard day.adding(days: 1) != nil else { return nil }
    return max(calendar.end(of: day).advanced(bySeconds: -60), now.advanced(bySeconds: 1))
  }

  private func skipped(
    _ id: NotificationID, _ kind: Kind, _ threshold: Int, _ reason: Reason, at moment: Timestamp? = nil
  ) -> Expectation {
    .isSkipped(
      SkippedCandidate(
        id: id, kind: kind, timestamp: moment, offset: moment.map { calendar.zone.offset(at: $0) },
        threshold: threshold, reasons: [reason]))
  }
}
