internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// How far a person is, as it moves on from day to day.
struct PreviewProgress {
  /// What is known of what they recorded.
  private enum Record {
    /// What it comes to, and how many freezes were held as its last day ended.
    case summary(Progress, freezesHeld: Int)
    /// The day of each achievement, ascending; a day stands as often as it has one.
    case days([CivilDate])
  }

  private(set) var count: Int
  private(set) var lastOn: CivilDate?
  private var record: Record
  private let counter: StreakCounter
  private let weekStart: Weekday
  /// Of a summary, the days that are known to have an achievement, once for each: those of its streak of days.
  private var knownDays: [CivilDate] = []

  /// Takes a summary.
  ///
  /// - Parameters:
  ///   - summary: What their history comes to.
  ///   - freezesHeld: How many freezes were held as its last day ended.
  ///   - counter: How their streaks are counted.
  ///   - weekStart: On which day their week begins.
  init(_ summary: Progress, freezesHeld: Int, counter: StreakCounter, weekStart: Weekday) {
    count = summary.count
    lastOn = summary.lastOn
    record = .summary(summary, freezesHeld: freezesHeld)
    self.counter = counter
    self.weekStart = weekStart
    // A week looks no farther back; a streak of weeks tells of one day in each.
    let days = counter.period == .day ? min(max(summary.currentStreak, 1), 7) : 1
    knownDays = (0..<days).compactMap { summary.lastOn?.adding(days: -$0) }
  }

  /// Takes each achievement.
  ///
  /// - Parameters:
  ///   - days: The day of each, in any order.
  ///   - counter: How their streaks are counted.
  ///   - weekStart: On which day their week begins.
  init(days: [CivilDate], counter: StreakCounter, weekStart: Weekday) {
    let days = days.sorted()
    count = days.count
    lastOn = days.last
    record = .days(days)
    self.counter = counter
    self.weekStart = weekStart
  }

  /// The day of the first achievement; `nil` where only a summary is known.
  var firstOn: CivilDate? {
    guard case .days(let days) = record else { return nil }
    return days.first
  }

  /// The streak that stands on a day, in days or weeks.
  func streak(on date: CivilDate) -> Int { state(on: date).current }

  private func state(on date: CivilDate) -> StreakState {
    switch record {
    case .summary(let summary, let freezesHeld): counter.state(of: summary, freezesHeld: freezesHeld, on: date)
    case .days(let days): counter.state(of: days, on: date)
    }
  }

  /// One more achievement.
  mutating func record(on date: CivilDate) {
    switch record {
    case .summary(var summary, _):
      let state = state(on: date)
      summary.currentStreak = state.isDone ? state.current : state.current + 1
      summary.lastOn = date
      summary.count += 1
      record = .summary(summary, freezesHeld: state.freezesHeld)
      knownDays.append(date)
    case .days(let days): record = .days(days + [date])
    }
    count += 1
    lastOn = date
  }

  /// What a reminder can say on a day.
  ///
  /// A summary does not tell how many achievements a week has; as many as days that are known to have one are sure.
  func reminderValues(on date: CivilDate) -> [String: ArgumentValue] {
    var values: [String: ArgumentValue] = [
      "count": .integer(Int64(count)), "streak": .integer(Int64(streak(on: date))),
    ]
    guard let start = date.adding(days: -weekStart.days(to: date.weekday)) else { return values }
    values["weekStart"] = .date(start)
    guard let lastOn else {
      // Who has nothing has no last day; otherwise it is not known.
      if count == 0 { values.merge(["days": .integer(0), "weekCount": .integer(0)]) { $1 } }
      return values
    }
    values["days"] = .integer(Int64(max(0, lastOn.days(to: date))))
    let days = if case .days(let days) = record { days } else { knownDays }
    values["weekCount"] = .integer(Int64(days.count { start <= $0 && $0 <= date }))
    return values
  }
}
