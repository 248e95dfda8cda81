internal import NudgeText
internal import NudgeTime

extension Outlook {
  /// The next streak milestone and the next count milestone, as far as progress tells.
  func milestones(after now: Timestamp) -> [Verdict] {
    guard let progress else { return [] }
    return [streakMilestone(progress, after: now), countMilestone(progress, after: now)].compactMap(\.self)
  }

  /// The next streak milestone, if something is recorded in each period from this one on (from the next, where this one has something).
  private func streakMilestone(_ progress: Progress, after now: Timestamp) -> Verdict? {
    guard let streakThresholds else { return nil }
    let threshold = streakThresholds.next(after: progress.currentStreak)
    let today = streakDay.date(of: now, in: schedule.zone)
    let missing = threshold - progress.currentStreak
    let period = streakPeriod.days(around: today)
    let isDone = progress.lastOn.map { $0 >= period.lowerBound } ?? false
    // No threshold is above the greatest number there is.
    let ahead = missing > 0 ? (isDone ? missing : missing - 1) : nil
    return candidate(
      id: .streak(threshold), kind: .streakMilestone, threshold: threshold,
      on: ahead.flatMap { day(inPeriod: $0, from: period, today: today) }, after: now,
      reason: streakPeriod == .day ? .ifRecordedDaily : .ifRecordedWeekly)
  }

  /// The day of a period ahead on which its reminder falls; today at the earliest.
  private func day(inPeriod number: Int, from period: ClosedRange<CivilDate>, today: CivilDate) -> CivilDate? {
    guard streakPeriod != .day else { return today.adding(days: number) }
    let (days, overflow) = number.multipliedReportingOverflow(by: 7)
    guard !overflow, let next = period.upperBound.adding(days: 1)?.adding(days: days) else { return nil }
    return schedule.patternDay(before: next).map { max($0, today) }
  }

  /// The next count milestone, at the pace of the last days or, without one, with one achievement a reminder.
  private func countMilestone(_ progress: Progress, after now: Timestamp) -> Verdict? {
    guard let countThresholds else { return nil }
    let threshold = countThresholds.next(after: progress.count)
    let missing = threshold - progress.count
    let id = NotificationID.count(threshold)
    guard let pace = progress.pace else { return withOneAReminder(missing, id: id, threshold: threshold, after: now) }
    guard pace.count > 0 else {
      return .isSkipped(
        SkippedCandidate(id: id, kind: .countMilestone, threshold: threshold, reasons: [.noRecentPace]))
    }
    let today = streakDay.date(of: now, in: schedule.zone)
    let (product, overflow) = missing.multipliedReportingOverflow(by: pace.days)
    let days = overflow ? Int.max : (product - 1) / pace.count + 1
    return candidate(
      id: id, kind: .countMilestone, threshold: threshold, on: missing > 0 ? today.adding(days: days) : nil, after: now,
      reason: .atRecentPace)
  }

  /// The most reminders that are looked through for a milestone; past them nobody plans by the date.
  private static let mostRemindersAhead = 10_000

  /// A count milestone that comes with the *n*-th reminder from now on, those aside that the gate leaves out.
  private func withOneAReminder(_ number: Int, id: NotificationID, threshold: Int, after now: Timestamp) -> Verdict {
    let ahead = min(max(number, 0), Self.mostRemindersAhead)
    let slots = reminders(after: now, count: ahead).occurrences
    guard number > 0, number == ahead, slots.count == number, let last = slots.last else {
      return .isSkipped(
        SkippedCandidate(
          id: id, kind: .countMilestone, threshold: threshold, reasons: [.tooManyRemindersAhead]))
    }
    return .fires(
      PlannedOccurrence(
        id: id, kind: .countMilestone, timestamp: last.timestamp, offset: last.offset, status: .expected,
        threshold: threshold, reasons: [.oneAReminder]))
  }

  /// A milestone on a civil day: at the day's first reminder time that is still ahead, or else as the day ends; held by quiet
  /// hours.
  private func candidate(
    id: NotificationID, kind: Kind, threshold: Int, on date: CivilDate?, after now: Timestamp, reason: Reason
  ) -> Verdict {
    guard let date, let moment = moment(on: date, after: now) else {
      return .isSkipped(SkippedCandidate(id: id, kind: kind, threshold: threshold, reasons: [.tooFarAhead]))
    }
    var timestamp = moment
    var reasons = [reason]
    if !quietHours.isEmpty {
      guard let end = quietHours.firstMomentOutside(from: moment, in: schedule.zone) else {
        return .isSkipped(
          SkippedCandidate(
            id: id, kind: kind, timestamp: moment, offset: schedule.zone.offset(at: moment), threshold: threshold,
            reasons: [.droppedByQuietHours]))
      }
      if end != moment { reasons.append(.heldByQuietHours) }
      timestamp = end
    }
    return .fires(
      PlannedOccurrence(
        id: id, kind: kind, timestamp: timestamp, offset: schedule.zone.offset(at: timestamp), status: .expected,
        threshold: threshold, reasons: reasons))
  }

  private func moment(on date: CivilDate, after now: Timestamp) -> Timestamp? {
    let times = schedule.times(on: date).map { time in
      // A time before the day's start belongs to the night after.
      CivilDateTime(date: time < streakDay.start ? date.adding(days: 1) ?? date : date, time: time)
    }
    let ahead = times.compactMap { schedule.zone.timestamp(for: $0) }.filter { $0 > now }.min()
    if let ahead { return ahead }
    guard let tomorrow = date.adding(days: 1) else { return nil }
    let end = schedule.zone.timestamp(for: CivilDateTime(date: tomorrow, time: streakDay.start))
    return end.map { max($0.advanced(bySeconds: -60), now.advanced(bySeconds: 1)) }
  }
}
