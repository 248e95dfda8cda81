internal import Nudge
internal import NudgeText
internal import NudgeTime

/// How far a person is, as it moves on from day to day.
struct PreviewProgress {
  private(set) var count: Int
  /// The streak that ends on `lastOn`.
  private var streak: Int
  private(set) var lastOn: CivilDate?
  /// The days that are known to have an achievement, once for each; a summary tells those of its streak.
  private var days: [CivilDate]

  init(count: Int, streak: Int, lastOn: CivilDate?) {
    self.count = count
    self.streak = streak
    self.lastOn = lastOn
    // A week looks no farther back.
    days = (0..<min(max(streak, 1), 7)).compactMap { lastOn?.adding(days: -$0) }
  }

  /// The streak that stands on a day; the one known, where the last day is not.
  func streak(on date: CivilDate) -> Int {
    StreakCounter().state(of: Progress(count: count, currentStreak: streak, lastOn: lastOn), on: date).current
  }

  /// One more achievement.
  mutating func record(on date: CivilDate) {
    if lastOn != date { streak = streak(on: date) + 1 }
    lastOn = date
    count += 1
    days.append(date)
  }

  /// What a reminder can say on a day.
  ///
  /// A summary does not tell how many achievements a week has; as many as days that are known to have one are sure.
  func reminderValues(on date: CivilDate) -> [String: ArgumentValue] {
    var values: [String: ArgumentValue] = [
      "count": .integer(Int64(count)), "streak": .integer(Int64(streak(on: date))),
    ]
    guard let monday = date.adding(days: -Weekday.monday.days(to: date.weekday)) else { return values }
    values["weekStart"] = .date(monday)
    guard let lastOn else {
      // Who has nothing has no last day; otherwise it is not known.
      if count == 0 { values.merge(["days": .integer(0), "weekCount": .integer(0)]) { $1 } }
      return values
    }
    values["days"] = .integer(Int64(lastOn.days(to: date)))
    values["weekCount"] = .integer(Int64(days.count { $0 >= monday }))
    return values
  }
}
