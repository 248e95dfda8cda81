internal import NudgeTime

/// The first achievement after an absence.
struct Homecoming {
  /// The minimum number of days since the achievement before.
  static let leastGap = 7
  /// The minimum number of days between two greetings.
  static let daysBetween = 60

  /// The day of the achievement.
  var on: CivilDate
  /// The number of days since the achievement before.
  var gap: Int
  /// The reason the person isn't greeted, or `nil` if they are.
  var unneeded: Reason?

  /// Returns the homecomings on or after a day.
  ///
  /// - Parameters:
  ///   - days: The days with an achievement, in ascending order.
  ///   - period: The period that streaks count. A whole one must have gone by without an achievement.
  ///   - first: The first day.
  /// - Returns: The homecomings, in order.
  /// - Complexity: O(*n*) in the number of days.
  static func find(in days: [CivilDate], _ period: StreakPeriod, since first: CivilDate) -> [Homecoming] {
    var found: [Homecoming] = []
    var greeted: CivilDate?
    for (before, day) in zip(days, days.dropFirst()) {
      let gap = before.days(to: day)
      guard gap >= leastGap else { continue }
      let next = period.lastDay(of: Int(before.daysSinceEpoch)) + 1
      guard period.lastDay(of: next) < day.daysSinceEpoch else { continue }
      let isTooSoon = greeted.map { $0.days(to: day) < daysBetween } ?? false
      if !isTooSoon { greeted = day }
      if day >= first { found.append(Homecoming(on: day, gap: gap, unneeded: isTooSoon ? .backAlready : nil)) }
    }
    return found
  }
}
