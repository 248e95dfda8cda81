internal import NudgeText
internal import NudgeTime

extension PersonPlan {
  /// An achievement that can be shown again.
  struct Showable {
    /// The achievement's index in the history.
    var index: Int
    var candidate: RetrievalSelector.Candidate
  }

  /// Returns the achievements that can be shown again unless they are hard, which are all those that aren't muted.
  func showableAchievements() -> [Showable] {
    guard case .achievements(let achievements) = person.history.record else { return [] }
    let muted = Set(person.preferences.retrieval.mutedAchievements)
    return record.entries.compactMap { entry -> Showable? in
      let achievement = achievements[entry.index]
      if muted.contains(achievement.reference) { return nil }
      if person.preferences.retrieval.mutedDates.contains(where: { $0.contains(entry.day) }) { return nil }
      return Showable(
        index: entry.index, candidate: RetrievalSelector.Candidate(id: achievement.reference, date: entry.day))
    }
  }

  /// Returns a Boolean value indicating whether one of the achievements isn't hard.
  func canShowOne(of showable: [Showable]) -> Bool {
    guard case .achievements(let achievements) = person.history.record else { return false }
    return showable.contains { !achievements[$0.index].isHard(by: composer.hardWords) }
  }

  /// Returns the place, among the given ones, of the achievement to show again on a day, or `nil` if there isn't one.
  func choice(on day: CivilDate, among showable: [Showable]) -> Int? {
    guard case .achievements(let achievements) = person.history.record else { return nil }
    let words = composer.hardWords
    return selector.choice(on: day, among: showable.lazy.map(\.candidate)) { place in
      !achievements[showable[place].index].isHard(by: words)
    }
  }

  /// Returns 12:00, to keep away from the usual evening reminders, or 18:00 if the person is reminded around noon.
  func retrievalTime(on day: CivilDate) -> TimeOfDay {
    let noon = (10 * 3600)...(14 * 3600)
    var times = person.preferences.reminders.times
    if case .recurrences = schedule { times = schedule.times(on: day) }
    let isAroundNoon = times.contains { noon.contains(Int($0.secondsFromMidnight)) }
    return TimeOfDay(secondsFromMidnight: (isAroundNoon ? 18 : 12) * 3600) ?? .midnight
  }

  // MARK: Summaries

  /// Returns the achievements of the period that begins on a day.
  func entries(of period: PeriodSummary.Period, from start: CivilDate) -> [RecordedDays.Entry] {
    record.entries.filter { period.start(of: $0.day) == start }
  }

  /// Returns a Boolean value indicating whether a summary of achievements states them rather than cheers.
  ///
  /// It does if one of them says that it is hard, or if three in ten have a title with a hard word.
  func isHard(_ entries: [RecordedDays.Entry]) -> Bool {
    guard case .achievements(let achievements) = person.history.record else { return false }
    if entries.contains(where: { achievements[$0.index].isHard ?? false }) { return true }
    let hard = entries.count { achievements[$0.index].isHard(by: composer.hardWords) }
    return hard * 10 >= entries.count * 3 && hard > 0
  }

  /// Returns the titles of achievements that notifications can quote, and their days.
  private func quotableTitles(of entries: [RecordedDays.Entry]) -> [(title: String, day: CivilDate)] {
    guard person.preferences.retrieval.includePreview, case .achievements(let achievements) = person.history.record
    else { return [] }
    let muted = Set(person.preferences.retrieval.mutedAchievements)
    return entries.compactMap { entry in
      let achievement = achievements[entry.index]
      guard let title = achievement.titleOnOneLine, !muted.contains(achievement.reference),
        !person.preferences.retrieval.mutedDates.contains(where: { $0.contains(entry.day) }),
        !achievement.isHard(by: composer.hardWords)
      else { return nil }
      return (title, entry.day)
    }
  }

  /// Returns the titles of the first and the last of several achievements, or `nil` if there aren't two that can be
  /// quoted.
  func titles(of entries: [RecordedDays.Entry]) -> (first: String, last: String)? {
    let titles = quotableTitles(of: entries)
    guard titles.count > 1, let first = titles.first, let last = titles.last else { return nil }
    return (first.title, last.title)
  }

  // MARK: Reminders

  /// The number of days among which a reminder asks about an achievement on one.
  private static let daysPerQuestion: UInt64 = 7
  /// The ages, in days, of the achievements that a reminder asks about.
  private static let agesAskedAbout = 1...14

  /// Returns the achievement that the reminder for a slot asks about.
  ///
  /// On one day in seven, the day's first reminder asks.
  ///
  /// - Parameters:
  ///   - slot: The reminder's slot.
  ///   - moment: The time at which it fires.
  /// - Returns: The achievement's title and day, or `nil` if the reminder doesn't ask.
  func recentAchievement(askedAboutAt slot: CivilDateTime, _ moment: Timestamp) -> (title: String, day: CivilDate)? {
    guard person.preferences.retrieval.includePreview, case .achievements = person.history.record else { return nil }
    let key = StableHash.fnv1a("\u{1F}recent", after: StableHash.fnv1a(person.id))
    let random = StableHash.mix(key ^ UInt64(bitPattern: Int64(slot.date.daysSinceEpoch)))
    let today = calendar.day(of: moment)
    guard random % Self.daysPerQuestion == 0, slot.time == dayTime(on: calendar.streakDay.date(of: slot)) else {
      return nil
    }
    let titles = quotableTitles(of: record.entries.filter { Self.agesAskedAbout.contains($0.day.days(to: today)) })
    return titles.isEmpty ? nil : titles[Int(random >> 32) % titles.count]
  }

  // MARK: Previews

  /// Returns the retrieval that shows an achievement next, or the first one if all of them are still too recent.
  ///
  /// Achievements with a title take precedence if notifications may include it.
  ///
  /// - Parameter today: The day from which retrieval days are considered.
  /// - Returns: The candidate, or `nil` if there isn't an achievement to show again.
  func previewedRetrieval(from today: CivilDate) -> Candidate? {
    guard case .achievements(let achievements) = person.history.record else { return nil }
    var shown = showableAchievements().filter { !achievements[$0.index].isHard(by: composer.hardWords) }
    if person.preferences.retrieval.includePreview {
      let titled = shown.filter { achievements[$0.index].title != nil }
      if !titled.isEmpty { shown = titled }
    }
    guard let day = selector.retrievalDay(onOrAfter: today), !shown.isEmpty,
      let moment = calendar.moment(on: day, at: retrievalTime(on: day))
    else { return nil }
    let choice = shown[choice(on: day, among: shown) ?? 0]
    return Candidate(
      id: .retrieval(on: day),
      subject: .retrieval(index: choice.index, recordedOn: choice.candidate.date), moment: moment, day: day,
      end: calendar.end(of: day), reasons: [.sample])
  }

  /// Returns the summaries of the current month and year, with what is recorded so far.
  ///
  /// - Parameters:
  ///   - today: The current day.
  ///   - now: The current time.
  /// - Returns: The candidates of the periods that have an achievement.
  func previewedSummaries(on today: CivilDate, at now: Timestamp) -> [Candidate] {
    guard case .entries(let entries) = record.source else { return [] }
    var counts = DayCounts()
    for entry in entries where entry.day <= today { counts.add(entry.day) }
    let (year, month, _) = today.components
    let newYear = try? CivilDate(year: year + 1, month: 1, day: 1)
    let newMonth = month == 12 ? newYear : try? CivilDate(year: year, month: month + 1, day: 1)
    let week = PeriodSummary.Period.week(from: person.preferences.weekStart)
    let newWeek = week.start(of: today).adding(days: 7)
    return [(week, newWeek), (.month, newMonth), (.year, newYear)].compactMap { period, day in
      guard let day, let summary = PeriodSummary(of: period, before: day, counts.sorted) else { return nil }
      return Candidate(
        id: .recap(of: period, from: summary.start),
        subject: .summary(period, summary), moment: now, day: day, end: calendar.end(of: day), reasons: [.sample])
    }
  }
}
