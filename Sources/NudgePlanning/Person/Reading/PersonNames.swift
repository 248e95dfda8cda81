internal import NudgeText

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
