internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// Seconds before the end of a period at which a streak at risk is spoken of: four hours.
  static let secondsLeft: Int64 = 4 * 3600

  /// The end of a streak's period, four hours ahead.
  mutating func findStreakAtRisk(on day: CivilDate) {
    guard record.counter.period.days(around: day).upperBound == day else { return }
    let end = calendar.end(of: day)
    let candidate = Candidate(
      .streakAtRisk(on: day), .streakAtRisk, .streakAtRisk(day), at: end.advanced(bySeconds: -Self.secondsLeft),
      on: day, until: end, reasons: [.fourHoursLeft])
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

  /// A word to somebody who was away, seven and thirty days after the last achievement.
  mutating func findWelcomeBack(on day: CivilDate) {
    let isOn = person.preferences.welcomeBack.isEnabled
    // What is recorded on the day itself answers it, and leaves it a candidate until then.
    guard isOn || explains, let last = record.lastDay(before: day) else { return }
    let gap = last.days(to: day)
    guard gap == 7 || gap == 30, let moment = calendar.moment(on: day, at: dayTime(on: day)) else { return }
    let candidate = Candidate(
      .welcomeBack(on: day), .welcomeBack, .welcomeBack(gap: gap, last: last), at: moment, on: day,
      until: calendar.end(of: day), reasons: [gap == 7 ? .sevenDaysAway : .thirtyDaysAway])
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
