internal import NudgePlanning
internal import NudgeTestSupport
internal import NudgeText
internal import NudgeTime

/// People made up from a seed, with all that a person may have, for a year of 2026 and 2027.
struct RandomPerson {
  static let zones = [
    "Europe/Berlin", "America/New_York", "America/Santiago", "Asia/Shanghai", "Australia/Lord_Howe",
    "Africa/Casablanca",
    "America/Havana", "Asia/Beirut", "Pacific/Chatham", "Asia/Kathmandu", "Africa/Cairo", "Pacific/Kiritimati",
    "America/Vancouver", "Atlantic/Azores", "Europe/London", "America/St_Johns", "Asia/Gaza", "Pacific/Pago_Pago",
  ]
  /// Titles with words that make an achievement hard.
  static let hardTitles = ["Dad’s funeral", "外婆去世了"]
  /// 2026-08-01, the first day on which something may be recorded.
  static let start = CivilDate(daysSinceEpoch: 20_666) ?? .min

  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func pick<Element>(_ items: [Element]) -> Element {
    items[Int.random(in: 0..<items.count, using: &generator)]
  }

  mutating func time(_ hours: ClosedRange<Int> = 0...23) -> TimeOfDay {
    TimeOfDay(secondsFromMidnight: number(hours) * 3600 + pick([0, 0, 30, 45]) * 60) ?? .midnight
  }

  mutating func date(within days: Int) -> CivilDate { Self.start.adding(days: number(0...days)) ?? .max }

  mutating func spans(_ count: Int) -> [ClosedRange<CivilDate>] {
    (0..<count).map { _ in
      let first = date(within: 480)
      return first...(first.adding(days: number(0...12)) ?? first)
    }
  }

  mutating func person() -> Person {
    var person = Person(id: "u-\(number(0...1_000_000))", timeZone: pick(Self.zones))
    person.anchor = date(within: 60)
    person.locale = pick([
      .english, .english, LocaleTag(language: "zh", script: "Hans"), LocaleTag(language: "zh", region: "HK"),
    ])
    person.preferences = preferences()
    person.history = history()
    // Some of them leave for months.
    if chance(40) { person.joined = date(within: 200) }
    if chance(30) { person.history.seen = (0..<number(1...20)).map { _ in date(within: 420) } }
    person.preferences.reminders.relent = chance(85)
    return person
  }

  private mutating func preferences() -> Preferences {
    var preferences = Preferences()
    preferences.notificationsEnabled = chance(98)
    preferences.style = pick(Style.allCases)
    preferences.reminders.isEnabled = chance(92)
    preferences.reminders.days = pick([
      .everyDays(1), .everyDays(1), .everyDays(3), .everyDays(number(2...9)), .weekly(on: nil), .weekly(on: [.sunday]),
      .weekly(on: [.monday, .wednesday, .friday]), .monthly(onDay: 31), .monthly(onDay: nil),
    ])
    preferences.reminders.times = (0..<pick([1, 1, 1, 2, 3])).map { _ in time() }
    preferences.retrieval.isEnabled = chance(85)
    preferences.retrieval.includePreview = chance(40)
    preferences.retrieval.mutedDates = spans(pick([0, 0, 2]))
    preferences.retrieval.every = chance(30) ? pick(Preferences.Retrieval.Interval.allCases) : nil
    preferences.streakAtRisk.isEnabled = pick([nil, true, false])
    preferences.streakAtRisk.from = pick([2, 3, 7])
    preferences.milestones.weeklySummary = chance(40)
    preferences.milestones.isEnabled = chance(92)
    preferences.welcomeBack.isEnabled = chance(85)
    if chance(60) {
      preferences.quietHours = [DailyWindow(from: time(20...23), to: time(5...10))]
      if chance(30) { preferences.quietHours.append(DailyWindow(from: time(11...14), to: time(15...19))) }
      if chance(20) { preferences.quietHours.append(DailyWindow(from: time(), to: time(), on: [.saturday, .sunday])) }
    } else if chance(10) {
      let silent = WeekdaySet([.sunday] + Weekday.allCases.filter { _ in chance(60) })
      preferences.quietHours = [DailyWindow(from: .midnight, to: .midnight, on: silent)]
    }
    preferences.dailyLimit = pick([1, 2, 2, 2, 3])
    preferences.overflow = pick(Preferences.Overflow.allCases)
    preferences.pauses = spans(pick([0, 0, 1, 3]))
    preferences.dayStart = StreakDay(start: time(0...5)).flatMap { chance(30) ? $0 : nil } ?? .midnight
    preferences.weekStart = pick([.monday, .monday, .sunday, .saturday])
    return preferences
  }

  private mutating func history() -> History {
    var history = History()
    if chance(8) { return history }
    history.freezes = chance(30) ? (0..<3).map { _ in date(within: 480) } : []
    history.repairs = chance(20) ? (0..<3).map { _ in date(within: 480) } : []
    if chance(15) {
      let count = number(1...1_200)
      let streak = number(0...min(count, 40))
      history.record = .summary(
        AchievementSummary(
          count: count, currentStreak: streak, longestStreak: min(count, streak + pick([0, 9])),
          lastOn: date(within: 61), freezesHeld: number(0...2)))
      return history
    }
    // Busy weeks and silent ones.
    var achievements: [Achievement] = []
    var day = Self.start
    let end = Self.start.adding(days: number(20...480)) ?? .max
    while day < end {
      let isBusy = chance(80)
      for _ in 0..<number(3...40) {
        defer { day = day.adding(days: 1) ?? .max }
        guard day < end, chance(isBusy ? 85 : 4) else { continue }
        for _ in 0..<pick([1, 1, 1, 2, 4]) {
          let moment = Timestamp(secondsSinceEpoch: Int64(day.daysSinceEpoch) * 86_400 + Int64(number(0...86_399)))
          achievements.append(
            Achievement(
              at: chance(8) ? .date(day) : .timestamp(moment ?? .min), id: chance(80) ? "a\(achievements.count)" : nil,
              title: chance(60) ? pick(["Swam", "Swam", "Swam"] + Self.hardTitles) : nil,
              isHard: chance(6) ? true : nil))
        }
      }
    }
    if chance(10) { achievements.shuffle(using: &generator) }
    history.record = .achievements(achievements)
    return history
  }
}
