internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// The slots of the schedule.
  mutating func findReminders() throws(PlanError) {
    var count = 0
    let isOn = person.preferences.reminders.isEnabled
    let end = calendar.end(of: days.upperBound)
    // The second before, since `next(after:)` is strictly after.
    var following = schedule.next(after: calendar.start(of: firstDay).advanced(bySeconds: -1))
    while let occurrence = following, occurrence.timestamp < end {
      following = schedule.next(after: occurrence.timestamp)
      count += 1
      if count > Planner.maximumReminders { throw .tooManyReminders }
      consider(candidate(for: occurrence, until: following?.timestamp ?? .max), isOn: isOn)
    }
  }

  /// The candidate of a slot that has something to say until the next one.
  func candidate(for occurrence: Occurrence, until end: Timestamp) -> Candidate {
    let id = NotificationID.reminder(
      at: occurrence.slot, isOneOfSeveral: schedule.isOneOfSeveral(occurrence),
      isLaterPassing: occurrence.adjustment == .laterPassing)
    return Candidate(
      id: id, kind: .reminder, subject: .reminder(occurrence), moment: occurrence.timestamp,
      day: calendar.day(of: occurrence.timestamp), end: end, reasons: Reason.reasons(of: occurrence))
  }

  /// Whether something is recorded in a slot's period by a moment.
  ///
  /// What is recorded after the period, while quiet hours hold the slot, counts as well: the reminder has nothing left to ask.
  func answer(toReminder slot: CivilDateTime, at moment: Timestamp) -> Reason? {
    guard let lastOn = record.lastOn(at: moment) else { return nil }
    let first = schedule.firstDay(ofPeriodOf: slot, calendar.streakDay, record.counter.period)
    return lastOn >= first ? .alreadyRecorded : nil
  }

  /// Seconds before the end of a period at which a streak at risk is spoken of: four hours.
  static let secondsLeft: Int64 = 4 * 3600

  /// The end of a streak's period, four hours ahead.
  mutating func findStreakAtRisk(on day: CivilDate) {
    guard record.counter.period.days(around: day).upperBound == day else { return }
    let end = calendar.end(of: day)
    let candidate = Candidate(
      id: .streakAtRisk(on: day), kind: .streakAtRisk, subject: .streakAtRisk(day),
      moment: end.advanced(bySeconds: -Self.secondsLeft), day: day, end: end, reasons: [.fourHoursLeft])
    let isOn = person.preferences.streakAtRisk.isEnabled
    // Off unless chosen, it is no news on every day.
    if !isOn, answer(to: candidate, at: candidate.moment) != nil { return }
    consider(candidate, isOn: isOn)
  }

  func answer(toStreakAtRiskAt moment: Timestamp) -> Reason? {
    let streak = record.standing(at: moment).streak
    if streak.isDone { return .alreadyRecorded }
    if streak.current == 0 { return .noStreak }
    return streak.isAtRisk ? nil : .streakIsSafe
  }

  /// A welcome back, seven and thirty days after the last achievement.
  mutating func findWelcomeBack(on day: CivilDate) {
    let isOn = person.preferences.welcomeBack.isEnabled
    // What is recorded on the day itself answers it, and leaves it a candidate until then.
    guard isOn || explains, let last = record.lastDay(before: day) else { return }
    let gap = last.days(to: day)
    guard gap == 7 || gap == 30, let moment = calendar.moment(on: day, at: dayTime(on: day)) else { return }
    let candidate = Candidate(
      id: .welcomeBack(on: day), kind: .welcomeBack, subject: .welcomeBack(gap: gap, last: last), moment: moment,
      day: day, end: calendar.end(of: day), reasons: [gap == 7 ? .sevenDaysAway : .thirtyDaysAway])
    consider(candidate, isOn: isOn)
  }

  func answer(toWelcomeBackOn day: CivilDate, since last: CivilDate, at moment: Timestamp) -> Reason? {
    // Who is reminded on Sundays and recorded something on Saturday is not away a week later: no reminder of theirs went unanswered.
    let reminded = schedule.patternDay(before: day).map { date in
      schedule.firstDay(
        // Noon is on the same day, whenever days begin.
        ofPeriodOf: CivilDateTime(date: date, time: TimeOfDay(secondsFromMidnight: 43_200) ?? .midnight),
        calendar.streakDay, record.counter.period)
    }
    let isAway = reminded.map { $0 > last } ?? false
    if !isAway { return .notAway }
    return record.lastOn(at: moment) == last ? nil : .alreadyRecorded
  }
}

extension Schedule {
  /// The first day of the period that a reminder is for, within which an achievement answers it.
  ///
  /// Of a cadence it is the period that streaks count: the slot's day, or its week where reminders come weekly. A rule names its own: the days
  /// after the one on which it falls before.
  ///
  /// - Parameters:
  ///   - slot: The day and time that the schedule names.
  ///   - streakDay: When a day begins.
  ///   - period: What streaks count.
  /// - Returns: The first of all days where the calendar begins before.
  func firstDay(
    ofPeriodOf slot: CivilDateTime, _ streakDay: StreakDay, _ period: StreakPeriod
  ) -> CivilDate {
    switch self {
    case .cadence: return period.days(around: streakDay.date(of: slot)).lowerBound
    case .recurrences:
      guard let before = patternDay(before: slot.date) else { return .min }
      return streakDay.date(of: CivilDateTime(date: before, time: slot.time)).adding(days: 1) ?? .max
    }
  }
}
