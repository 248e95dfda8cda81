internal import NudgeJSON
internal import NudgeText
internal import NudgeTime

/// The keys of each object in a person's JSON, in the order in which they most often appear.
enum PersonKeys {
  enum Whole: String, CaseIterable {
    case id, locale, timeZone, name, anchor, joined, preferences, progress, achievements, freezes, repairs, sent, seen
  }

  enum Window: String, CaseIterable {
    case from, to, on
  }

  enum Span: String, CaseIterable {
    case from, to
  }

  enum Summary: String, CaseIterable {
    case count, currentStreak, longestStreak, lastOn, freezes, pace
  }

  enum Pace: String, CaseIterable {
    case count, days
  }

  enum Achievement: String, CaseIterable {
    case id, at, title, hard
  }
}

/// The names that `PersonReader` looks up.
struct PersonNames: Sendable {
  static let shared = PersonNames()

  let whole = NameTable<PersonKeys.Whole>(isOfKeys: true)
  let window = NameTable<PersonKeys.Window>(isOfKeys: true)
  let span = NameTable<PersonKeys.Span>(isOfKeys: true)
  let progress = NameTable<PersonKeys.Summary>(isOfKeys: true)
  let pace = NameTable<PersonKeys.Pace>(isOfKeys: true)
  let achievement = NameTable<PersonKeys.Achievement>(isOfKeys: true)

  let weekday = NameTable(Weekday.allCases.map { ($0.spelling, $0) })
  let frequency = NameTable(Preferences.ReminderDays.frequencies)
}
