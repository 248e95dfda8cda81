internal import NudgeTime

/// A frequency as it is named on the command line.
enum FrequencyChoice: Hashable {
  case everyDays(Int)
  case weekly
  case weekdays
  case monthly

  /// The days that are meant; those of the anchor where none are given.
  ///
  /// - Parameters:
  ///   - anchor: The first day.
  ///   - weekdays: The weekdays given, for `weekly` and `weekdays`.
  ///   - monthDay: The day of the month given, for `monthly`.
  /// - Returns: The frequency.
  func frequency(anchor: CivilDate, weekdays: Set<Weekday> = [], monthDay: Int? = nil) -> Frequency {
    switch self {
    case .everyDays(let interval): .everyDays(interval)
    case .weekly: .weekly(on: WeekdaySet(weekdays.isEmpty ? [anchor.weekday] : weekdays))
    case .weekdays: .weekly(on: weekdays.isEmpty ? .workingDays : WeekdaySet(weekdays))
    case .monthly: .monthly(onDay: monthDay ?? anchor.day)
    }
  }
}
