internal import NudgeText
internal import NudgeTime

/// A person's achievements as of any moment, ignoring achievements after that moment.
struct PersonRecord {
  /// An achievement.
  struct Entry {
    var day: CivilDate
    /// The time at which the achievement was recorded.
    ///
    /// If only the day is known, this is the first timestamp, so the achievement counts from the beginning of the day.
    var moment: Timestamp
    /// The achievement's index in the history.
    var index: Int

    /// A Boolean value indicating whether only the day is known.
    var isDateAlone: Bool { moment == .min }
  }

  /// The state of a person's record at a moment.
  struct Standing {
    /// The day that the moment belongs to.
    var day: CivilDate
    /// The number of achievements.
    var count: Int
    /// The last day with an achievement.
    var lastOn: CivilDate?
    /// The state of the streak.
    var streak: StreakState
  }

  enum Source {
    /// The achievements, ordered by day.
    ///
    /// Within a day, achievements without a time come first.
    case entries([Entry])
    case summary(AchievementSummary)
  }

  let source: Source
  /// The counter used for streaks.
  let counter: StreakCounter
  private let calendar: PersonCalendar
  private let weekStart: Weekday
  /// The day of each entry.
  private let days: [CivilDate]

  init(_ record: History.Record?, calendar: PersonCalendar, weekStart: Weekday, counter: StreakCounter) {
    self.calendar = calendar
    self.counter = counter
    self.weekStart = weekStart
    switch record {
    case .summary(let progress):
      source = .summary(progress)
      days = []
    case .achievements(let achievements):
      let entries = Self.entries(of: achievements, calendar)
      source = .entries(entries)
      days = entries.map(\.day)
    // The person's history is unknown, so nothing counts as recorded.
    case nil:
      source = .entries([])
      days = []
    }
  }

  private static func entries(of achievements: [Achievement], _ calendar: PersonCalendar) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(achievements.count)
    var isSorted = true
    for (index, achievement) in achievements.enumerated() {
      let entry =
        switch achievement.moment {
        case .timestamp(let moment): Entry(day: calendar.day(of: moment), moment: moment, index: index)
        case .date(let day): Entry(day: day, moment: .min, index: index)
        }
      if let last = entries.last, !Self.precedes(last, entry) { isSorted = false }
      entries.append(entry)
    }
    if !isSorted { entries.sort(by: precedes) }
    return entries
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    (left.day, left.moment, left.index) < (right.day, right.moment, right.index)
  }

  /// The individual achievements, or an empty array if only a summary is known.
  var entries: [Entry] {
    if case .entries(let entries) = source { entries } else { [] }
  }

  /// The last day with an achievement, even if it is in the future, or `nil` if there aren't any achievements or the
  /// day isn't known.
  var lastDay: CivilDate? {
    switch source {
    case .entries(let entries): entries.last?.day
    case .summary(let progress): progress.lastOn
    }
  }

  /// Returns a summary with one more achievement, and with the streak as of the achievement's day.
  func adding(_ achievement: Achievement, to summary: AchievementSummary) -> AchievementSummary {
    var summary = summary
    summary.count += 1
    summary.pace?.count += 1
    let day =
      switch achievement.moment {
      case .timestamp(let moment): calendar.day(of: moment)
      case .date(let day): day
      }
    // It isn't known whether an earlier day extends a streak.
    if let lastOn = summary.lastOn, day < lastOn { return summary }
    let streak = counter.state(of: summary, on: day)
    let isPaused = counter.allowances.pauses.contains { $0.contains(day) }
    // If `lastOn` became a paused day, the fact that its week already counts would be lost.
    if isPaused, streak.isDone { return summary }
    summary.lastOn = day
    summary.freezesHeld = streak.freezesHeld
    summary.currentStreak = streak.current + (streak.isDone || isPaused ? 0 : 1)
    summary.longestStreak = max(summary.longestStreak, summary.currentStreak)
    return summary
  }

  // MARK: As of a moment

  /// Returns the number of entries known at a moment on a given day.
  private func knownCount(at moment: Timestamp, on day: CivilDate, among entries: [Entry]) -> Int {
    guard let last = entries.last, !Self.isKnown(last, at: moment, on: day) else { return entries.count }
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Self.isKnown(entries[middle], at: moment, on: day) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func isKnown(_ entry: Entry, at moment: Timestamp, on day: CivilDate) -> Bool {
    entry.day < day || (entry.day == day && entry.moment <= moment)
  }

  /// Returns the last day with an achievement at a moment, or `nil` if there aren't any achievements or the day isn't
  /// known.
  func lastOn(at moment: Timestamp) -> CivilDate? {
    let day = calendar.day(of: moment)
    switch source {
    case .entries(let entries):
      let count = knownCount(at: moment, on: day, among: entries)
      return count == 0 ? nil : entries[count - 1].day
    case .summary(let progress): return progress.lastOn.map { min($0, day) }
    }
  }

  /// Returns the last day with an achievement before another day, or `nil` if there isn't one or it isn't known.
  func lastDay(before day: CivilDate) -> CivilDate? {
    switch source {
    case .entries(let entries):
      if let last = entries.last, last.day < day { return last.day }
      // The first timestamp precedes all other entries on the day.
      let count = knownCount(at: .min, on: day, among: entries)
      var index = count
      while index > 0, entries[index - 1].day == day { index -= 1 }
      return index > 0 ? entries[index - 1].day : nil
    case .summary(let progress): return progress.lastOn.flatMap { $0 < day ? $0 : nil }
    }
  }

  /// Returns the streak milestones reached on or after a day, or an empty array if only a summary is known.
  func reachedStreaks(_ thresholds: MilestoneThresholds?, since first: CivilDate) -> [ReachedObserver.Milestone] {
    guard thresholds != nil, let last = days.last, last >= first else { return [] }
    var observer = ReachedObserver(thresholds, since: first)
    _ = counter.state(of: days, on: last, &observer)
    return observer.reached
  }

  /// Returns the state at a moment.
  func standing(at moment: Timestamp) -> Standing {
    let day = calendar.day(of: moment)
    switch source {
    case .entries(let entries):
      let count = knownCount(at: moment, on: day, among: entries)
      let known = count == days.count ? days : Array(days.prefix(count))
      return Standing(
        day: day, count: count, lastOn: known.last, streak: counter.state(of: known, on: day))
    case .summary(let progress):
      return Standing(
        day: day, count: progress.count, lastOn: progress.lastOn.map { min($0, day) },
        streak: counter.state(of: progress, on: day))
    }
  }

  /// Returns the first day of a standing's week, and the number of achievements known to be in that week.
  func week(of standing: Standing) -> (start: CivilDate, count: Int) {
    let start = standing.day.adding(days: -weekStart.days(to: standing.day.weekday)) ?? .min
    switch source {
    case .entries(let entries):
      return (start, entries[..<standing.count].reversed().prefix { $0.day >= start }.count)
    case .summary(let progress):
      // A daily streak has an achievement on each of its days. A weekly streak has only one known day per week.
      guard let lastOn = standing.lastOn, progress.count > 0 else { return (start, 0) }
      let known = counter.period.unit == .day ? min(max(progress.currentStreak, 1), 7) : 1
      return (start, max(0, min(known, start.days(to: lastOn) + 1)))
    }
  }
}
