internal import NudgeText
package import NudgeTime

/// Tells whether what is recorded makes a notification unnecessary.
extension PersonPlan {
  /// Returns the reason a candidate is unnecessary at a moment, or `nil` if it is necessary.
  func answer(to candidate: Candidate, at moment: Timestamp) -> Reason? {
    switch candidate.subject {
    case .reminder(let occurrence): answer(toReminder: occurrence.slot, at: moment)
    case .streakAtRisk(let day): answer(toStreakAtRiskOn: day, at: moment)
    case .welcomeBack(_, let last): answer(toWelcomeBackOn: candidate.day, since: last, at: moment)
    case .farewell: answer(toFarewellOn: candidate.day, at: moment)
    case .nothing(let lack, _): lack.reason
    case .streakMilestone, .countMilestone, .firstAchievement, .returned, .retrieval, .summary, .sample: nil
    }
  }

  /// Returns the reason a notification is unnecessary at a moment, or `nil` if it is necessary.
  ///
  /// - Parameters:
  ///   - notification: A notification of this plan or of an earlier one.
  ///   - moment: The moment, which can be later than the notification's.
  /// - Returns: The reason.
  package func answer(to notification: NotificationRequest, at moment: Timestamp) -> Reason? {
    switch notification.kind {
    case .reminder:
      guard let slot = slot(of: notification) else { return nil }
      let day = calendar.streakDay.date(of: slot)
      return answer(toReminder: slot, at: moment) ?? silence(on: day)?.answer(toReminderOn: day)
    case .farewell:
      guard let day = notification.id.lastDay else { return nil }
      return silence(on: day)?.farewell == day ? answer(toFarewellOn: day, at: moment) : .alreadyRecorded
    case .streakAtRisk: return answer(toStreakAtRiskOn: notification.id.lastDay ?? day(at: moment), at: moment)
    case .welcomeBack:
      let day = notification.id.lastDay ?? calendar.day(of: notification.timestamp)
      guard let last = record.lastOn(at: moment) else { return .notAway }
      let gap = last.days(to: day)
      return gap == 7 || gap == 30 ? answer(toWelcomeBackOn: day, since: last, at: moment) : .alreadyRecorded
    default: return nil
    }
  }

  /// Returns a reminder's slot, or `nil` if it is a sample.
  private func slot(of reminder: NotificationRequest) -> CivilDateTime? {
    // The id of a day's only reminder has no time.
    reminder.id.reminderSlot.map { date, time in
      CivilDateTime(date: date, time: time ?? schedule.times(on: date).first ?? reminder.local.time)
    }
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

  func answer(toFarewellOn day: CivilDate, at moment: Timestamp) -> Reason? {
    (record.lastOn(at: moment) ?? .min) < day ? nil : .alreadyRecorded
  }

  /// Decides about a warning that a streak is at risk.
  ///
  /// - Parameters:
  ///   - day: The last day of the period.
  ///   - moment: The time of the warning, or a later one.
  /// - Returns: The reason that it isn't necessary, or `nil` if it is.
  func answer(toStreakAtRiskOn day: CivilDate, at moment: Timestamp) -> Reason? {
    let streak = record.standing(at: moment).streak
    if streak.isDone { return .alreadyRecorded }
    if streak.current == 0 { return .noStreak }
    if !streak.isAtRisk { return .streakIsSafe }
    if streak.current < person.preferences.streakAtRisk.from { return .shortStreak }
    return usuallyRecords(laterThan: streakWarning(on: day).moment, inPeriodEnding: day) ? .usuallyLater : nil
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
