internal import NudgeText
internal import NudgeTime

/// A person's achievements as of any moment, ignoring achievements after that moment.
struct RecordedDays {
  /// An achievement.
  struct Entry {
    var day: CivilDate
    /// The time at which the achievement was recorded.
    ///
    /// If only the day is known, this is the first timestamp, so the achievement counts from the beginning of the day.
    var moment: Timestamp
    /// The time from which the achievement is known: `moment`, or the beginning of the day.
    ///
    /// It isn't used if all achievements are on their days in the person's time zone.
    var since: Timestamp
    /// The achievement's index in the history.
    var index: Int

    /// A Boolean value indicating whether only the day is known.
    var isDateAlone: Bool { moment == .min }
  }

  /// The state of a person's record at a moment.
  struct Standing {
    var moment: Timestamp
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
    /// The achievements in the order in which they become known.
    ///
    /// Within a day, achievements without a time come first. Their days are in ascending order as well, unless some of
    /// them were recorded in other time zones.
    case entries([Entry])
    case summary(AchievementSummary)
  }

  let source: Source
  /// The counter used for streaks, without the days that a flight skipped.
  let counter: StreakCounter
  private let calendar: PersonCalendar
  private let weekStart: Weekday
  /// The day of each entry.
  private let days: [CivilDate]
  /// A Boolean value indicating whether all achievements are on their days in the person's time zone, because no offset
  /// says otherwise.
  ///
  /// The order of days is then the order in which they become known.
  private let isByDay: Bool
  /// The latest day up to each entry, or an empty array if that is the entry's own day.
  private let latest: [CivilDate]
  /// The days in ascending order.
  private let sortedDays: [CivilDate]
  /// The times of the entries that have an offset, or an empty array if no entry has one.
  private let clocks: [OffsetTimestamp?]
  /// The least and the greatest offset of the entries, in seconds, or `nil` if no entry has one.
  private let offsets: ClosedRange<Int32>?

  init(_ record: History.Record?, calendar: PersonCalendar, weekStart: Weekday, counter: StreakCounter) {
    self.calendar = calendar
    self.counter = counter
    self.weekStart = weekStart
    switch record {
    case .summary(let progress):
      isByDay = true
      source = .summary(progress)
      (days, latest, sortedDays, clocks, offsets) = ([], [], [], [], nil)
    case .achievements(let achievements):
      isByDay = !achievements.contains { if case .timestamp(_, .some) = $0.moment { true } else { false } }
      let entries = Self.entries(of: achievements, calendar, isByDay: isByDay)
      source = .entries(entries)
      days = entries.map(\.day)
      sortedDays = days.ascending()
      latest = isByDay || sortedDays == days ? [] : Self.runningMaximum(of: days)
      clocks = isByDay ? [] : entries.map { achievements[$0.index].moment.clock }
      offsets = Self.offsets(of: clocks)
    // The person's history is unknown, so nothing counts as recorded.
    case nil:
      isByDay = true
      source = .entries([])
      (days, latest, sortedDays, clocks, offsets) = ([], [], [], [], nil)
    }
  }

  private static func runningMaximum(of days: [CivilDate]) -> [CivilDate] {
    var greatest = CivilDate.min
    return days.map { day in
      greatest = max(greatest, day)
      return greatest
    }
  }

  private static func offsets(of clocks: [OffsetTimestamp?]) -> ClosedRange<Int32>? {
    var offsets: ClosedRange<Int32>?
    for case let clock? in clocks {
      let seconds = clock.offset.seconds
      offsets = min(offsets?.lowerBound ?? seconds, seconds)...max(offsets?.upperBound ?? seconds, seconds)
    }
    return offsets
  }

  private static func entries(
    of achievements: [Achievement], _ calendar: PersonCalendar, isByDay: Bool
  ) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(achievements.count)
    var isSorted = true
    for (index, achievement) in achievements.enumerated() {
      let entry =
        switch achievement.moment {
        case .timestamp(let moment, _):
          Entry(day: calendar.day(of: achievement.moment), moment: moment, since: moment, index: index)
        case .date(let day):
          Entry(day: day, moment: .min, since: isByDay ? .min : calendar.start(of: day), index: index)
        }
      if let last = entries.last, !precedes(last, entry, isByDay: isByDay) { isSorted = false }
      entries.append(entry)
    }
    if !isSorted { entries.sort { precedes($0, $1, isByDay: isByDay) } }
    return entries
  }

  private static func precedes(_ left: Entry, _ right: Entry, isByDay: Bool) -> Bool {
    if isByDay { return (left.day, left.moment, left.index) < (right.day, right.moment, right.index) }
    // What was recorded at the very beginning of a day follows what has no time.
    return (left.since, left.moment, left.index) < (right.since, right.moment, right.index)
  }

  /// The individual achievements, or an empty array if only a summary is known.
  var entries: [Entry] {
    if case .entries(let entries) = source { entries } else { [] }
  }

  /// The last day with an achievement, even if it is in the future, or `nil` if there aren't any achievements or the
  /// day isn't known.
  var lastDay: CivilDate? {
    switch source {
    case .entries: sortedDays.last
    case .summary(let progress): progress.lastOn
    }
  }

  /// The first day with an achievement, or `nil` if there aren't any achievements or the day isn't known.
  var firstDay: CivilDate? { sortedDays.first }

  /// The latest day among the first entries, or `nil` if there are none.
  private func latestDay(ofFirst count: Int) -> CivilDate? {
    count == 0 ? nil : latest.isEmpty ? days[count - 1] : latest[count - 1]
  }

  /// Returns a summary with one more achievement, and with the streak as of the achievement's day.
  func adding(_ achievement: Achievement, to summary: AchievementSummary) -> AchievementSummary {
    var summary = summary
    summary.count += 1
    summary.pace?.count += 1
    let day = calendar.day(of: achievement.moment)
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

  /// Returns the log of the streak's periods for a standing.
  func log(of standing: Standing) -> (StreakState, [StreakEntry]) {
    switch source {
    case .entries:
      return counter(ofFirst: standing.count, at: standing.moment)
        .log(of: Array(days.prefix(standing.count)), on: max(standing.day, standing.lastOn ?? .min))
    case .summary(let summary): return counter.log(of: summary, on: standing.day)
    }
  }

  /// Returns the entry that reaches a streak milestone, which is the last one to become known among the first ones of
  /// its days.
  ///
  /// This is the first entry on the milestone's day, unless an earlier day's was recorded later, farther west.
  ///
  /// - Parameters:
  ///   - milestone: The milestone.
  ///   - start: The index of the first entry to search.
  /// - Returns: The entry, with the milestone's day.
  func entry(reaching milestone: ReachedStreak, from start: Int) -> Entry? {
    let entries = entries
    guard let found = entries[start...].firstIndex(where: { $0.day == milestone.on }) else { return nil }
    var entry = entries[found]
    guard !latest.isEmpty else { return entry }
    let before = (milestone.on.adding(days: -2) ?? .min)..<milestone.on
    for index in entries[found...].indices where before.contains(entries[index].day) {
      let day = entries[index].day
      let isFirst = !entries[..<index].contains { $0.day == day }
      if isFirst, entries[index].since > entry.since {
        entry.moment = entries[index].moment
        entry.since = entries[index].since
      }
    }
    return entry
  }

  // MARK: As of a moment

  /// Returns the number of entries known at a moment.
  private func knownCount(at moment: Timestamp, among entries: [Entry]) -> Int {
    let day = isByDay ? calendar.day(of: moment) : .min
    guard let last = entries.last, !isKnown(last, at: moment, on: day) else { return entries.count }
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high) / 2
      if isKnown(entries[middle], at: moment, on: day) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isKnown(_ entry: Entry, at moment: Timestamp, on day: CivilDate) -> Bool {
    if isByDay { return entry.day < day || (entry.day == day && entry.moment <= moment) }
    return entry.since <= moment
  }

  /// Returns the last day with an achievement at a moment, or `nil` if there aren't any achievements or the day isn't
  /// known.
  func lastOn(at moment: Timestamp) -> CivilDate? {
    switch source {
    case .entries(let entries): latestDay(ofFirst: knownCount(at: moment, among: entries))
    case .summary(let progress): progress.lastOn.map { min($0, calendar.day(of: moment)) }
    }
  }

  /// Returns the last day with an achievement before another day, or `nil` if there isn't one or it isn't known.
  func lastDay(before day: CivilDate) -> CivilDate? {
    switch source {
    case .entries:
      if let last = sortedDays.last, last < day { return last }
      var low = 0
      var high = sortedDays.count
      while low < high {
        let middle = (low + high) / 2
        if sortedDays[middle] < day { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? sortedDays[low - 1] : nil
    case .summary(let progress): return progress.lastOn.flatMap { $0 < day ? $0 : nil }
    }
  }

  /// Returns the streak milestones reached on or after a day, or an empty array if only a summary is known.
  func reachedStreaks(_ thresholds: MilestoneThresholds?, since first: CivilDate) -> [ReachedStreak] {
    guard thresholds != nil, let last = sortedDays.last, last >= first else { return [] }
    var observer = ReachedStreaks(thresholds, since: first)
    _ = counter(ofFirst: days.count, at: .min).state(of: sortedDays, on: last, &observer)
    return observer.reached
  }

  /// Returns the first day with an achievement on or after another day, or `nil` if there isn't one or it isn't known.
  func firstDay(onOrAfter day: CivilDate) -> CivilDate? {
    switch source {
    case .entries: sortedDays.first { $0 >= day }
    case .summary(let progress): progress.lastOn.flatMap { $0 >= day ? $0 : nil }
    }
  }

  /// Returns the homecomings on or after a day, or an empty array if only a summary is known.
  func homecomings(since first: CivilDate) -> [Homecoming] {
    guard let last = sortedDays.last, last >= first else { return [] }
    return Homecoming.find(in: sortedDays, counter.period, since: first)
  }

  /// Returns the reason that a streak milestone won't be celebrated, or `nil` if it will be.
  ///
  /// - Parameters:
  ///   - threshold: The milestone.
  ///   - day: The day on which it is expected.
  ///   - thresholds: The thresholds of streak milestones.
  ///   - moment: The moment, as of which the history is known.
  /// - Returns: The reason, which isn't known if only a summary is.
  func reasonNotToRepeat(
    streak threshold: Int, reachedOn day: CivilDate, _ thresholds: MilestoneThresholds, by moment: Timestamp
  ) -> Reason? {
    guard case .entries(let entries) = source else { return nil }
    let count = knownCount(at: moment, among: entries)
    guard let last = days.prefix(count).max() else { return nil }
    var observer = ReachedStreaks(thresholds)
    let streak = counter(ofFirst: count, at: moment).state(of: days.prefix(count).sorted(), on: last, &observer)
    return observer.reasonNotToRepeat(threshold, on: day, longest: streak.longest)
  }

  /// Returns the counter for what is known at a moment, which excuses the days that a flight skipped until then.
  ///
  /// - Parameters:
  ///   - count: The number of entries known.
  ///   - moment: The moment, which decides where the person is after the last of them.
  /// - Returns: The counter, with the skipped days as paused days.
  /// - Complexity: O(1), or O(*n* log *n*) in `count` if the offsets differ by 12 hours or more.
  func counter(ofFirst count: Int, at moment: Timestamp) -> StreakCounter {
    guard let offsets, count > 0 else { return counter }
    let now = OffsetTimestamp(moment, offset: calendar.zone.offset(at: moment))
    guard max(offsets.upperBound, now.offset.seconds) - offsets.lowerBound >= DayCounts.leastSkip else {
      return counter
    }
    var counts = DayCounts()
    for index in 0..<count { counts.add(days[index], at: clocks[index]) }
    return counter.excusing(DayCounts.daysFlownOver(in: counts.sorted, until: calendar.day(of: moment), at: now))
  }

  /// Returns the state at a moment.
  ///
  /// A day that has begun only where the person was before, farther east, counts at once.
  func standing(at moment: Timestamp) -> Standing {
    let day = calendar.day(of: moment)
    switch source {
    case .entries(let entries):
      let count = knownCount(at: moment, among: entries)
      let lastOn = latestDay(ofFirst: count)
      let known = count == days.count ? sortedDays : Array(days.prefix(count))
      let counter = counter(ofFirst: count, at: moment)
      return Standing(
        moment: moment, day: day, count: count, lastOn: lastOn,
        streak: counter.state(of: known, on: max(day, lastOn ?? day)))
    case .summary(let progress):
      return Standing(
        moment: moment, day: day, count: progress.count, lastOn: progress.lastOn.map { min($0, day) },
        streak: counter.state(of: progress, on: day))
    }
  }

  /// Returns the first day of a standing's week, and the number of achievements known to be in that week.
  func week(of standing: Standing) -> (start: CivilDate, count: Int) {
    let start = standing.day.adding(days: -weekStart.days(to: standing.day.weekday)) ?? .min
    switch source {
    case .entries(let entries):
      // Some of the days just before can be out of order if the person was in another time zone.
      let known = entries[..<standing.count]
      let since = start.adding(days: -2) ?? .min
      return (start, known.reversed().prefix { $0.day >= since }.count { $0.day >= start })
    case .summary(let progress):
      // A daily streak has an achievement on each of its days. A weekly streak has only one known day per week.
      guard let lastOn = standing.lastOn, progress.count > 0 else { return (start, 0) }
      let known = counter.period.unit == .day ? min(max(progress.currentStreak, 1), 7) : 1
      return (start, max(0, min(known, start.days(to: lastOn) + 1)))
    }
  }
}
