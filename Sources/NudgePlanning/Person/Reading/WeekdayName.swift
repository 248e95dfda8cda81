internal import NudgeTime

/// A weekday as it is spelled; Monday comes first, as in `Weekday`.
enum WeekdayName: String, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  var weekday: Weekday {
    switch self {
    case .monday: .monday
    case .tuesday: .tuesday
    case .wednesday: .wednesday
    case .thursday: .thursday
    case .friday: .friday
    case .saturday: .saturday
    case .sunday: .sunday
    }
  }
}
