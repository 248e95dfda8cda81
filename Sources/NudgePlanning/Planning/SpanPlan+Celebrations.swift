internal import NudgeText
internal import NudgeTime

extension SpanPlan {
  /// A milestone that was reached, and whether its kind is on.
  typealias Celebration = (candidate: Candidate, isOn: Bool)

  /// Returns the celebrations of the milestones reached on or after a day.
  func celebrations(since first: CivilDate) -> [Celebration] {
    let preferences = plan.person.preferences
    guard isWanted(.firstAchievement, isOn: preferences.milestones.isEnabled || preferences.welcomeBack.isEnabled)
    else { return [] }
    return switch plan.record.source {
    case .entries(let entries): celebrations(in: entries, since: first)
    case .summary(let progress): celebrations(in: progress, since: first)
    }
  }

  private func celebrations(in entries: [RecordedDays.Entry], since first: CivilDate) -> [Celebration] {
    guard let last = plan.record.lastDay, last >= first else { return [] }
    var found: [Celebration] = []
    var start = entries.count
    while start > 0, entries[start - 1].day >= first { start -= 1 }
    if start == 0 { add(ofFirst(entries[0]), to: &found) }
    if let thresholds = plan.thresholds.counts {
      var threshold = thresholds.next(after: start)
      while threshold <= entries.count {
        add(ofCount(threshold, entries[threshold - 1]), to: &found)
        threshold = thresholds.next(after: threshold)
      }
    }
    for milestone in plan.record.reachedStreaks(plan.thresholds.streaks, since: first) {
      if let entry = plan.record.entry(reaching: milestone, from: start) { add(ofStreak(milestone, entry), to: &found) }
    }
    for homecoming in plan.record.homecomings(since: first) {
      if let entry = entries[start...].first(where: { $0.day == homecoming.on }) {
        add(ofReturn(homecoming, entry), to: &found)
      }
    }
    return found
  }

  /// Returns the celebrations for a summary, which only contains enough information for milestones reached on its last
  /// day.
  private func celebrations(in progress: AchievementSummary, since first: CivilDate) -> [Celebration] {
    guard let lastOn = progress.lastOn, lastOn >= first else { return [] }
    let entry = RecordedDays.Entry(day: lastOn, moment: .min, since: .min, index: 0)
    var found: [Celebration] = []
    if progress.count == 1 { add(ofFirst(entry), to: &found) }
    if let thresholds = plan.thresholds.counts, thresholds.isThreshold(progress.count) {
      add(ofCount(progress.count, entry), to: &found)
    }
    // An achievement during a pause doesn't extend a streak.
    let streak = progress.currentStreak
    if let thresholds = plan.thresholds.streaks, thresholds.isThreshold(streak), !plan.isPaused(lastOn) {
      let longest = progress.longestStreak
      let milestone = ReachedStreak(
        threshold: streak, on: lastOn, isAgain: longest > streak, times: 0,
        unneeded: ReachedStreaks.isOutgrown(streak, longest: longest) ? .outgrown : nil)
      add(ofStreak(milestone, entry), to: &found)
    }
    return found
  }

  private var areMilestonesOn: Bool { plan.person.preferences.milestones.isEnabled }

  private func add(_ celebration: Celebration?, to found: inout [Celebration]) {
    if let celebration { found.append(celebration) }
  }

  private func ofFirst(_ entry: RecordedDays.Entry) -> Celebration? {
    celebration(
      .firstAchievement, .firstAchievement, entry,
      isOn: areMilestonesOn && plan.person.preferences.milestones.firstAchievement)
  }

  private func ofCount(_ threshold: Int, _ entry: RecordedDays.Entry) -> Celebration? {
    celebration(
      .count(threshold), .countMilestone(threshold, on: entry.day, streak: 0), entry,
      isOn: areMilestonesOn && plan.person.preferences.milestones.count)
  }

  private func ofStreak(_ milestone: ReachedStreak, _ entry: RecordedDays.Entry) -> Celebration? {
    var celebration = celebration(
      plan.id(ofStreak: milestone.threshold, on: milestone.on, isAgain: milestone.isAgain),
      .streakMilestone(milestone), entry,
      isOn: areMilestonesOn && plan.person.preferences.milestones.streak)
    celebration?.candidate.unneeded = milestone.unneeded
    return celebration
  }

  private func ofReturn(_ homecoming: Homecoming, _ entry: RecordedDays.Entry) -> Celebration? {
    var celebration = celebration(
      .returned(on: homecoming.on), .returned(gap: homecoming.gap, on: homecoming.on), entry,
      isOn: plan.person.preferences.welcomeBack.isEnabled)
    celebration?.candidate.unneeded = homecoming.unneeded
    celebration?.candidate.reasons = [.awayLongEnough]
    return celebration
  }

  private func celebration(
    _ id: NotificationID, _ subject: Candidate.Subject, _ entry: RecordedDays.Entry, isOn: Bool
  ) -> Celebration? {
    let isAtOnce = plan.celebration == .atOnce && !entry.isDateAlone
    // Where it was recorded, it can have been another day than here.
    let today = entry.isDateAlone ? entry.day : plan.calendar.day(of: entry.moment)
    guard isWanted(subject.kind, isOn: isOn), let next = max(today, isAtOnce ? today : entry.day).adding(days: 1) else {
      return nil
    }
    guard let moment = isAtOnce ? entry.moment : plan.usualMoment(on: next) else { return nil }
    // An achievement isn't known before it is recorded.
    let candidate = Candidate(
      id: id, subject: subject, moment: moment, day: isAtOnce ? today : next,
      knownSince: entry.moment, end: plan.calendar.end(of: next), reasons: [isAtOnce ? .earned : .earnedTheDayBefore])
    return (candidate, isOn)
  }

  /// Returns the number of days to decide before a given day, because their notifications can be deferred to the next
  /// day.
  ///
  /// If only milestones can be deferred, these are the consecutive days immediately before it on which milestones fire.
  func longestChain(before day: CivilDate) -> Int {
    let longest = Self.longestChainOfMilestones
    if plan.person.preferences.overflow == .defer { return longest }
    if celebrations.isEmpty { return 0 }
    let fire = celebrations.compactMap { plan.moment(holding: $0.candidate.moment).map(plan.calendar.day(of:)) }
    return (0..<longest).first { !fire.contains(day.adding(days: -1 - $0) ?? .min) } ?? longest
  }
}
