internal import NudgeText
internal import NudgeTime

/// The names that are looked for while a person is read.
struct PersonNames: Sendable {
  static let shared = PersonNames()

  let whole = NameTable<PersonKeys.Whole>(isOfKeys: true)
  let preferences = NameTable<PersonKeys.Preferences>(isOfKeys: true)
  let reminders = NameTable<PersonKeys.Reminders>(isOfKeys: true)
  let retrieval = NameTable<PersonKeys.Retrieval>(isOfKeys: true)
  let onOff = NameTable<PersonKeys.Switch>(isOfKeys: true)
  let milestones = NameTable<PersonKeys.Milestones>(isOfKeys: true)
  let window = NameTable<PersonKeys.Window>(isOfKeys: true)
  let span = NameTable<PersonKeys.Span>(isOfKeys: true)
  let progress = NameTable<PersonKeys.Progress>(isOfKeys: true)
  let achievement = NameTable<PersonKeys.Achievement>(isOfKeys: true)

  let style = NameTable<Style>(isOfKeys: false)
  let overflow = NameTable<Overflow>(isOfKeys: false)
  let weekday = NameTable<WeekdayName>(isOfKeys: false)
  let frequency = NameTable<FrequencyName>(isOfKeys: false)
}

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

/// A frequency that is one word; `every:N` is none.
enum FrequencyName: String, CaseIterable {
  case daily
  case threeDays = "three_days"
  case weekly
  case weekdays
  case monthly
  /// As the command line has it.
  case threeDaysWithHyphen = "three-days"
}
