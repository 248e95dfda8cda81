internal import NudgeText
internal import NudgeTime

/// Computes when the next milestones will be reached if the person continues at the same pace.
extension PersonPlan {
  /// Returns a summary of the history at a moment and the milestones that are still valid, or `nil` and an empty array
  /// if the history is unknown.
  func progress(at now: Timestamp) -> (AchievementSummary?, [Forecast.Milestone]) {
    switch record.source {
    case .entries(let entries):
      guard person.history.record != nil else { return (nil, []) }
      let standing = record.standing(at: now)
      var tally = HistoryTally(zone: calendar.zone, streakDay: calendar.streakDay, now: now)
      for entry in entries.prefix(standing.count) { tally.add(on: entry.day) }
      let counter = record.counter(ofFirst: standing.count, at: now)
      return tally.summary(streaks: thresholds.streaks, counts: thresholds.counts, counter: counter)
    case .summary(var progress):
      progress.currentStreak = record.standing(at: now).streak.current
      return (progress, [])
    }
  }

  /// Adds the next streak milestone and the next count milestone to a forecast, if they are enabled.
  ///
  /// - Parameters:
  ///   - forecast: The forecast.
  ///   - now: The current time.
  ///   - areCelebrated: Whether the forecast's plan celebrates milestones once they are reached.
  /// - Throws: `PlanError`.
  func addExpectedMilestones(
    to forecast: inout Forecast, after now: Timestamp, areCelebrated: Bool
  ) throws(PlanError) {
    let milestones = person.preferences.milestones
    guard let progress = forecast.progress, person.preferences.notificationsEnabled, milestones.isEnabled else {
      return
    }
    if milestones.streak, let thresholds = thresholds.streaks {
      addStreakMilestone(
        to: &forecast, thresholds, progress, after: now, isCelebrated: areCelebrated)
    }
    if milestones.count, let thresholds = thresholds.counts {
      try addCountMilestone(to: &forecast, thresholds, progress, after: now)
    }
  }

  /// Adds the next streak milestone, assuming an achievement in every period that can count, starting with the current
  /// one or, if that already counts, with the next one.
  private func addStreakMilestone(
    to forecast: inout Forecast, _ thresholds: MilestoneThresholds, _ progress: AchievementSummary,
    after now: Timestamp,
    isCelebrated: Bool
  ) {
    var threshold = thresholds.next(after: progress.currentStreak)
    while ReachedStreaks.isOutgrown(threshold, longest: progress.longestStreak) {
      threshold = thresholds.next(after: threshold)
    }
    if isPlanned(.streakMilestone, threshold, in: forecast) { return }
    let today = calendar.day(of: now)
    let end = record.counter.period.days(around: today).upperBound
    // After the last reminder time of a day, the next one in the period is on the next day.
    let isNextDay = reminderTime(on: today, after: now) == nil && today < end
    let first =
      record.standing(at: now).streak.isDone ? end.adding(days: 1) : isNextDay ? today.adding(days: 1) : today
    let reason: Reason =
      switch record.counter.period {
      case .day: .ifRecordedDaily
      case .week: .ifRecordedWeekly
      case .stretch: .ifRecordedEachTime
      }
    let reached = first.flatMap { day(ofPeriod: threshold - progress.currentStreak, from: $0) }
    let id = id(ofStreak: threshold, on: reached, isAgain: isAgain(threshold, progress, isCelebrated: isCelebrated))
    if let reached, let reason = record.reasonNotToRepeat(streak: threshold, reachedOn: reached, thresholds, by: now) {
      return skip(id, .streakMilestone, threshold, reason, in: &forecast)
    }
    add(id, .streakMilestone, threshold, to: &forecast, on: reached, after: now, reason: reason)
  }

  /// Returns a Boolean value indicating whether a streak was at least this long before.
  ///
  /// Once a person's summary has reached the threshold, its `longestStreak` doesn't show whether an earlier streak was
  /// exactly as long, so the plan doesn't count it as one.
  private func isAgain(_ threshold: Int, _ progress: AchievementSummary, isCelebrated: Bool) -> Bool {
    if case .summary = record.source, isCelebrated { return progress.longestStreak > threshold }
    return progress.longestStreak >= threshold
  }

  /// Returns a Boolean value indicating whether the plan already contains a milestone, because the history contains
  /// achievements after now.
  private func isPlanned(_ kind: Kind, _ threshold: Int, in forecast: Forecast) -> Bool {
    forecast.occurrences.contains { $0.kind == kind && $0.threshold == threshold }
      || forecast.skipped.contains { $0.kind == kind && $0.threshold == threshold }
  }

  /// Returns the day on which the *n*-th period that can count does.
  ///
  /// A period with only paused days can't count, and doesn't end the streak either.
  ///
  /// - Parameters:
  ///   - number: The number of the period. There isn't a threshold above the largest integer, in which case it is 0.
  ///   - first: The first possible day, whose period is the first one.
  /// - Returns: The day, or `nil` if it is too far ahead.
  private func day(ofPeriod number: Int, from first: CivilDate) -> CivilDate? {
    guard (1...Self.mostRemindersAhead).contains(number) else { return nil }
    var missing = number
    var period = record.counter.period.days(around: first)
    while true {
      var end = period.upperBound
      if let day = dayThatCounts(in: max(period.lowerBound, first)...period.upperBound) {
        missing -= 1
        if missing == 0 { return day }
      } else if let pause = pause(on: end) {
        end = pause.upperBound
      }
      guard let next = end.adding(days: 1) else { return nil }
      period = record.counter.period.days(around: next)
    }
  }

  /// Returns the day of the reminder in a period or, if that day is paused, the nearest later or else earlier day that
  /// isn't.
  ///
  /// - Parameter days: The possible days of the period.
  /// - Returns: The day, or `nil` if all days are paused.
  private func dayThatCounts(in days: ClosedRange<CivilDate>) -> CivilDate? {
    var day = days.lowerBound
    if case .week = record.counter.period {
      guard let next = days.upperBound.adding(days: 1), let reminder = schedule.patternDay(before: next) else {
        return nil
      }
      day = max(reminder, day)
    }
    guard let pause = pause(on: day) else { return day }
    return [pause.upperBound.adding(days: 1), pause.lowerBound.adding(days: -1)].compactMap(\.self)
      .first(where: days.contains)
  }

  /// Returns the pause that contains a day, merged with adjacent ones.
  func pause(on day: CivilDate) -> ClosedRange<CivilDate>? {
    record.counter.allowances.pauses.first { $0.contains(day) }
  }

  /// Adds the next count milestone, based on the recent pace or, if that isn't known, on one achievement per reminder.
  private func addCountMilestone(
    to forecast: inout Forecast, _ thresholds: MilestoneThresholds, _ progress: AchievementSummary,
    after now: Timestamp
  ) throws(PlanError) {
    let threshold = thresholds.next(after: progress.count)
    if isPlanned(.countMilestone, threshold, in: forecast) { return }
    let missing = threshold - progress.count
    guard let pace = progress.pace else {
      guard let last = try reminder(missing, after: now) else {
        return skip(.count(threshold), .countMilestone, threshold, .tooManyRemindersAhead, in: &forecast)
      }
      forecast.occurrences.append(
        Forecast.Occurrence(
          id: .count(threshold), kind: .countMilestone, timestamp: last.timestamp, offset: last.offset,
          status: .expected, threshold: threshold, reasons: [.oneAReminder]))
      return
    }
    guard pace.count > 0 else {
      return skip(.count(threshold), .countMilestone, threshold, .noRecentPace, in: &forecast)
    }
    let (product, overflow) = missing.multipliedReportingOverflow(by: pace.days)
    let days = overflow ? Int.max : (product - 1) / pace.count + 1
    add(
      .count(threshold), .countMilestone, threshold, to: &forecast,
      on: missing > 0 ? calendar.day(of: now).adding(days: days) : nil, after: now, reason: .atRecentPace)
  }

  /// The maximum number of reminders to look ahead for a milestone.
  ///
  /// A later date wouldn't be useful.
  private static let mostRemindersAhead = 10_000

  /// Returns the *n*-th reminder from now on that passes the gate, or `nil` if it is too far ahead.
  private func reminder(
    _ number: Int, after now: Timestamp
  ) throws(PlanError) -> Forecast.Occurrence? {
    guard (1...Self.mostRemindersAhead).contains(number) else { return nil }
    var ahead = SpanPlan(remindersAlone)
    let reminders = try ahead.next(number, after: now)
    return reminders.count == number ? reminders.last.map(occurrence) : nil
  }

  /// Adds a milestone on a day, at the first of the day's reminder times that is still ahead, or one minute before the
  /// end of the day if there isn't one.
  ///
  /// Quiet hours may delay it. On a paused day, it isn't sent.
  private func add(
    _ id: NotificationID, _ kind: Kind, _ threshold: Int, to forecast: inout Forecast, on day: CivilDate?,
    after now: Timestamp, reason: Reason
  ) {
    guard let day, let named = firstTime(on: day, after: now) else {
      return skip(id, kind, threshold, .tooFarAhead, in: &forecast)
    }
    guard let moment = moment(holding: named) else {
      return skip(id, kind, threshold, .droppedByQuietHours, at: named, in: &forecast)
    }
    if isPaused(day) { return skip(id, kind, threshold, .paused, at: named, in: &forecast) }
    if isPaused(calendar.day(of: moment)) { return skip(id, kind, threshold, .paused, at: moment, in: &forecast) }
    forecast.occurrences.append(
      Forecast.Occurrence(
        id: id, kind: kind, timestamp: moment, offset: calendar.zone.offset(at: moment), status: .expected,
        threshold: threshold, reasons: moment == named ? [reason] : [reason, .heldByQuietHours]))
  }

  /// Returns the first of a day's reminder times after now, whether or not there is a reminder on that day.
  private func reminderTime(on day: CivilDate, after now: Timestamp) -> Timestamp? {
    schedule.times(on: day).compactMap { calendar.moment(on: day, at: $0) }.filter { $0 > now }.min()
  }

  private func firstTime(on day: CivilDate, after now: Timestamp) -> Timestamp? {
    if let ahead = reminderTime(on: day, after: now) { return ahead }
    guard day.adding(days: 1) != nil else { return nil }
    return max(calendar.end(of: day).advanced(bySeconds: -60), now.advanced(bySeconds: 1))
  }

  private func skip(
    _ id: NotificationID, _ kind: Kind, _ threshold: Int, _ reason: Reason, at moment: Timestamp? = nil,
    in forecast: inout Forecast
  ) {
    forecast.skipped.append(
      PlanExplanation.SkippedCandidate(
        id: id, kind: kind, timestamp: moment, offset: moment.map { calendar.zone.offset(at: $0) },
        threshold: threshold, reasons: [reason]))
  }
}
