internal import NudgeTime

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
