internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// Finds the milestones that the recorded achievements have reached.
  mutating func findCelebrations() {
    let milestones = person.preferences.milestones
    guard milestones.isEnabled || explains else { return }
    // A milestone of the day before can be celebrated on the first day.
    let first = firstDay.adding(days: -1) ?? firstDay
    switch record.source {
    case .entries(let entries): findCelebrations(in: entries, since: first)
    case .summary(let progress): findCelebrations(in: progress, since: first)
    }
  }

  private mutating func findCelebrations(in entries: [PersonRecord.Entry], since first: CivilDate) {
    guard let last = entries.last, last.day >= first else { return }
    var start = entries.count
    while start > 0, entries[start - 1].day >= first { start -= 1 }
    if start == 0 { celebrateFirst(entries[0]) }
    if let thresholds = thresholds.counts {
      var threshold = thresholds.next(after: start)
      while threshold <= entries.count {
        celebrateCount(threshold, entries[threshold - 1])
        threshold = thresholds.next(after: threshold)
      }
    }
    guard let thresholds = thresholds.streaks else { return }
    var observer = ReachedObserver(thresholds, since: first)
    _ = record.counter.state(of: entries.map(\.day), on: last.day, &observer)
    var index = start
    for milestone in observer.reached {
      // The first achievement of the day reaches the milestone.
      while index < entries.count, entries[index].day < milestone.on { index += 1 }
      if index < entries.count { celebrateStreak(milestone, entries[index]) }
    }
  }

  /// Finds the milestones of a summary, which are known to be reached on its last day only.
  private mutating func findCelebrations(in progress: AchievementSummary, since first: CivilDate) {
    guard let lastOn = progress.lastOn, lastOn >= first else { return }
    let entry = PersonRecord.Entry(day: lastOn, moment: .min, index: 0)
    if progress.count == 1 { celebrateFirst(entry) }
    if let thresholds = thresholds.counts, thresholds.isThreshold(progress.count) {
      celebrateCount(progress.count, entry)
    }
    // An achievement during a pause doesn't extend a streak.
    let streak = progress.currentStreak
    if let thresholds = thresholds.streaks, thresholds.isThreshold(streak), !isPaused(lastOn) {
      celebrateStreak(
        ReachedObserver.Milestone(threshold: streak, on: lastOn, isAgain: progress.longestStreak > streak), entry)
    }
  }

  private mutating func celebrateFirst(_ entry: PersonRecord.Entry) {
    celebrate(
      .firstAchievement, .firstAchievement, .firstAchievement, entry,
      isOn: person.preferences.milestones.firstAchievement)
  }

  private mutating func celebrateCount(_ threshold: Int, _ entry: PersonRecord.Entry) {
    celebrate(
      .count(threshold), .countMilestone, .countMilestone(threshold, on: entry.day), entry,
      isOn: person.preferences.milestones.count)
  }

  private mutating func celebrateStreak(_ milestone: ReachedObserver.Milestone, _ entry: PersonRecord.Entry) {
    celebrate(
      milestone.isAgain
        // The id contains the last day of the period, because the summary of a week can change within the week.
        ? .streak(milestone.threshold, againOn: record.counter.period.days(around: milestone.on).upperBound)
        : .streak(milestone.threshold),
      .streakMilestone, .streakMilestone(milestone.threshold, on: milestone.on), entry,
      isOn: person.preferences.milestones.streak)
  }

  private mutating func celebrate(
    _ id: NotificationID, _ kind: Kind, _ subject: Candidate.Subject, _ entry: PersonRecord.Entry, isOn: Bool
  ) {
    let isOn = isOn && person.preferences.milestones.isEnabled
    guard isOn || explains, let next = entry.day.adding(days: 1) else { return }
    let isAtOnce = celebration == .atOnce && !entry.isDateAlone
    guard let moment = isAtOnce ? entry.moment : calendar.moment(on: next, at: dayTime(on: next)) else { return }
    // An achievement isn't known before it is recorded.
    let candidate = Candidate(
      id: id, kind: kind, subject: subject, moment: moment, day: isAtOnce ? entry.day : next,
      knownSince: entry.moment, end: calendar.end(of: next), reasons: [isAtOnce ? .earned : .earnedTheDayBefore])
    consider(candidate, isOn: isOn)
  }
}
