internal import NudgeTime

/// A frequency as it is named on the command line.
enum FrequencyChoice: Hashable {
  case everyDays(Int)
  case weekly
  case weekdays
  case monthly

  /// Monday to Friday.
  static let workingDays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

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
    case .weekly: .weekly(on: weekdays.isEmpty ? [anchor.weekday] : weekdays)
    case .weekdays: .weekly(on: weekdays.isEmpty ? Self.workingDays : weekdays)
    case .monthly: .monthly(onDay: monthDay ?? anchor.day)
    }
  }
}
