internal import NudgeText
internal import NudgeTime

extension SpanPlan {
  /// Finds the reminders for the schedule's slots.
  mutating func findReminders() throws(PlanError) {
    var count = 0
    let isOn = plan.person.preferences.reminders.isEnabled
    let end = plan.calendar.end(of: days.upperBound)
    // The argument of `next(after:)` is exclusive, so the search starts one second earlier.
    var following = plan.schedule.next(after: plan.calendar.start(of: firstDay).advanced(bySeconds: -1))
    while let occurrence = following, occurrence.timestamp < end {
      following = plan.schedule.next(after: occurrence.timestamp)
      if occurrence.timestamp >= span.lowerBound { count += 1 }
      if count > Planner.maximumReminders { throw .tooManyReminders }
      var candidate = plan.candidate(for: occurrence, until: following?.timestamp ?? .max)
      let day = plan.calendar.streakDay.date(of: occurrence.slot)
      if let silence = silence(on: day) {
        if silence.farewell == day, farewellDay != day { findFarewell(on: day, at: occurrence) }
        candidate.unneeded = silence.answer(toReminderOn: day)
      }
      consider(candidate, isOn: isOn)
    }
  }

  /// Finds the farewell, which takes the place of a day's first reminder.
  private mutating func findFarewell(on day: CivilDate, at occurrence: Occurrence) {
    farewellDay = day
    let candidate = Candidate(
      id: .farewell(on: day), subject: .farewell, moment: occurrence.timestamp, day: day,
      end: plan.calendar.end(of: day.adding(days: 1) ?? day), reasons: [.sixtyDaysUnanswered])
    consider(candidate, isOn: true)
  }

  /// Returns the silence that a day is in, or `nil` if all reminders come.
  mutating func silence(on day: CivilDate) -> Silence? {
    let silence = plan.silence(on: day, known: lastSilence)
    if silence != nil { lastSilence = silence }
    return silence
  }

  /// Finds the warning that a streak is at risk, on the last day of a period.
  mutating func findStreakAtRisk(on day: CivilDate) {
    let number = Int(day.daysSinceEpoch)
    guard plan.record.counter.period.lastDay(of: number) == number else { return }
    let warning = plan.streakWarning(on: day)
    var candidate = Candidate(
      id: .streakAtRisk(on: day), subject: .streakAtRisk(day), moment: warning.moment, day: day,
      end: plan.calendar.end(of: day), reasons: [warning.isAfterReminder ? .reminderUnanswered : .fourHoursLeft])
    if warning.isTooLate { candidate.unneeded = .lateReminder }
    let isOn = plan.person.isWarnedOfStreaks
    // An explanation doesn't list a warning that is off on days on which it isn't needed.
    if !isOn, (plan.answer(to: candidate, at: candidate.moment) ?? candidate.unneeded) != nil { return }
    consider(candidate, isOn: isOn)
  }

  /// Finds the welcome-back notifications, which fire 7 and 30 days after the last day with an achievement.
  mutating func findWelcomeBack(on day: CivilDate) {
    let isOn = plan.person.preferences.welcomeBack.isEnabled
    // An achievement on the day itself makes the notification unnecessary, but it remains a candidate until then.
    guard isWanted(.welcomeBack, isOn: isOn), let last = plan.record.lastDay(before: day) else { return }
    let gap = last.days(to: day)
    guard gap == 7 || gap == 30, let moment = plan.usualMoment(on: day) else { return }
    let candidate = Candidate(
      id: .welcomeBack(on: day), subject: .welcomeBack(gap: gap, last: last), moment: moment,
      day: day, end: plan.calendar.end(of: day), reasons: [gap == 7 ? .sevenDaysAway : .thirtyDaysAway])
    consider(candidate, isOn: isOn)
  }
}
