internal import NudgeTime

/// The time at which a person is warned that a streak ends.
struct StreakWarning {
  /// The number of seconds left in the period, unless a reminder comes shortly before: four hours.
  private static let secondsLeft: Int64 = 4 * 3_600
  /// The number of seconds between a reminder and the warning: two hours.
  private static let secondsAfterReminder: Int64 = 2 * 3_600
  /// The minimum number of seconds left in the period: one hour.
  private static let leastSecondsLeft: Int64 = 3_600
  /// The number of periods that tell when the person usually records something.
  static let periods = 10

  let moment: Timestamp
  /// A Boolean value indicating whether the warning waits until two hours after a reminder.
  let isAfterReminder: Bool
  /// A Boolean value indicating whether too little time is left, so that the reminder was the warning.
  let isTooLate: Bool

  /// - Parameters:
  ///   - end: The end of the period.
  ///   - schedule: The schedule of reminders, or `nil` if they are off.
  fileprivate init(before end: Timestamp, reminders schedule: Schedule?) {
    let usual = end.advanced(bySeconds: -Self.secondsLeft)
    // After an earlier reminder, the warning comes at its usual time; after a later one, not at all.
    let earliest = usual.advanced(bySeconds: -Self.secondsAfterReminder)
    let latest = end.advanced(bySeconds: -Self.leastSecondsLeft - Self.secondsAfterReminder)
    if let late = schedule?.next(after: latest), late.timestamp < end {
      (moment, isAfterReminder, isTooLate) = (usual, false, true)
      return
    }
    var last: Timestamp?
    var next = schedule?.next(after: earliest)
    while let slot = next?.timestamp, slot <= latest {
      last = slot
      next = schedule?.next(after: slot)
    }
    moment = last?.advanced(bySeconds: Self.secondsAfterReminder) ?? usual
    isAfterReminder = last != nil
    isTooLate = false
  }
}

extension Person {
  /// A Boolean value indicating whether the person is warned of the end of streaks.
  ///
  /// Unless the preference is given, someone with a day of joining and a list of achievements is.
  var isWarnedOfStreaks: Bool {
    if let isEnabled = preferences.streakAtRisk.isEnabled { return isEnabled }
    guard joined != nil, case .achievements = history.record else { return false }
    return true
  }
}

extension PersonPlan {
  /// Returns the warning on the last day of a period.
  func streakWarning(on day: CivilDate) -> StreakWarning {
    StreakWarning(
      before: calendar.end(of: day), reminders: person.preferences.reminders.isEnabled ? schedule : nil)
  }

  /// Compares a time with those at which the person recorded something in the last ten periods with an achievement.
  ///
  /// The first achievement of a period counts, by the time that is left after it. If only the days of a
  /// period's achievements are known, they count as later.
  ///
  /// - Parameters:
  ///   - moment: The time in the current period.
  ///   - day: The last day of the current period.
  /// - Returns: `true` if one of those times is later.
  func usuallyRecords(laterThan moment: Timestamp, inPeriodEnding day: CivilDate) -> Bool {
    guard case .entries(let entries) = record.source else { return false }
    let period = record.counter.period
    let secondsLeft = calendar.end(of: day).secondsSinceEpoch - moment.secondsSinceEpoch
    let start = period.firstDay(of: day)
    // The first time in each period, by its last day.
    var first: [CivilDate: Timestamp?] = [:]
    for entry in entries.reversed() where entry.day < start {
      let end = period.days(around: entry.day).upperBound
      if first[end] == nil, first.count == StreakWarning.periods { break }
      let known = first[end] ?? nil
      first[end] = .some(entry.isDateAlone ? known : min(known ?? .max, entry.moment))
    }
    return first.contains { end, moment in
      guard let moment else { return true }
      return calendar.end(of: end).secondsSinceEpoch - moment.secondsSinceEpoch < secondsLeft
    }
  }
}
