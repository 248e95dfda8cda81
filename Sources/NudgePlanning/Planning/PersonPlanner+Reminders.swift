internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// Finds the reminders for the schedule's slots.
  mutating func findReminders() throws(PlanError) {
    var count = 0
    let isOn = person.preferences.reminders.isEnabled
    let end = calendar.end(of: days.upperBound)
    // The argument of `next(after:)` is exclusive, so the search starts one second earlier.
    var following = schedule.next(after: calendar.start(of: firstDay).advanced(bySeconds: -1))
    while let occurrence = following, occurrence.timestamp < end {
      following = schedule.next(after: occurrence.timestamp)
      if occurrence.timestamp >= span.lowerBound { count += 1 }
      if count > Planner.maximumReminders { throw .tooManyReminders }
      consider(candidate(for: occurrence, until: following?.timestamp ?? .max), isOn: isOn)
    }
  }

  /// Returns the candidate for a slot, which is valid until the next slot.
  func candidate(for occurrence: Occurrence, until end: Timestamp) -> Candidate {
    let id = NotificationID.reminder(
      at: occurrence.slot, isOneOfSeveral: schedule.isOneOfSeveral(occurrence),
      isLaterPassing: occurrence.adjustment == .laterPassing)
    return Candidate(
      id: id, subject: .reminder(occurrence), moment: occurrence.timestamp,
      day: calendar.day(of: occurrence.timestamp), end: end, reasons: Reason.reasons(of: occurrence))
  }

  /// Returns `Reason.alreadyRecorded` if an achievement has been recorded, by the given moment, in a slot's period or
  /// later.
  ///
  /// Otherwise, returns `nil`.
  ///
  /// An achievement recorded after the period, while quiet hours hold the reminder, is also considered, because it
  /// makes the reminder unnecessary.
  func answer(toReminder slot: CivilDateTime, at moment: Timestamp) -> Reason? {
    guard let lastOn = record.lastOn(at: moment) else { return nil }
    return lastOn >= record.counter.period.firstDay(of: calendar.streakDay.date(of: slot)) ? .alreadyRecorded : nil
  }

  /// The number of seconds between a streak-at-risk notification and the end of the period: four hours.
  static let secondsLeft: Int64 = 4 * 3600

  /// Finds the streak-at-risk notification, four hours before the end of the period.
  mutating func findStreakAtRisk(on day: CivilDate) {
    let number = Int(day.daysSinceEpoch)
    guard record.counter.period.lastDay(of: number) == number else { return }
    let end = calendar.end(of: day)
    let candidate = Candidate(
      id: .streakAtRisk(on: day), subject: .streakAtRisk(day),
      moment: end.advanced(bySeconds: -Self.secondsLeft), day: day, end: end, reasons: [.fourHoursLeft])
    let isOn = person.preferences.streakAtRisk.isEnabled
    // This kind is off by default, so an explanation doesn't list it on days on which it isn't needed.
    if !isOn, answer(to: candidate, at: candidate.moment) != nil { return }
    consider(candidate, isOn: isOn)
  }

  func answer(toStreakAtRiskAt moment: Timestamp) -> Reason? {
    let streak = record.standing(at: moment).streak
    if streak.isDone { return .alreadyRecorded }
    if streak.current == 0 { return .noStreak }
    return streak.isAtRisk ? nil : .streakIsSafe
  }

  /// Finds the welcome-back notifications, which fire 7 and 30 days after the last day with an achievement.
  mutating func findWelcomeBack(on day: CivilDate) {
    let isOn = person.preferences.welcomeBack.isEnabled
    // An achievement on the day itself makes the notification unnecessary, but it remains a candidate until then.
    guard isOn || explains, let last = record.lastDay(before: day) else { return }
    let gap = last.days(to: day)
    guard gap == 7 || gap == 30, let moment = usualMoment(on: day) else { return }
    let candidate = Candidate(
      id: .welcomeBack(on: day), subject: .welcomeBack(gap: gap, last: last), moment: moment,
      day: day, end: calendar.end(of: day), reasons: [gap == 7 ? .sevenDaysAway : .thirtyDaysAway])
    consider(candidate, isOn: isOn)
  }

  func answer(toWelcomeBackOn day: CivilDate, since last: CivilDate, at moment: Timestamp) -> Reason? {
    // A person who is reminded on Sundays and recorded something on Saturday isn't away a week later, because no
    // reminder has been missed.
    let shift = schedule.dayShift(to: calendar.streakDay)
    let reminded = day.adding(days: -shift).flatMap(schedule.patternDay(before:))?.adding(days: shift)
    let isAway = reminded.map { record.counter.period.firstDay(of: $0) > last } ?? false
    if !isAway { return .notAway }
    return record.lastOn(at: moment) == last ? nil : .alreadyRecorded
  }
}
