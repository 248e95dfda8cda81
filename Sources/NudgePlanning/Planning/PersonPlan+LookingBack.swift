internal import NudgeText
internal import NudgeTime

extension PersonPlan {
  /// An achievement that can be shown again.
  struct Showable {
    /// The achievement's index in the history.
    var index: Int
    var candidate: RetrievalSelector.Candidate
  }

  /// Returns the achievements that can be shown again, which are all those that aren't muted.
  func showableAchievements() -> [Showable] {
    guard case .achievements(let achievements) = person.history.record else { return [] }
    let muted = Set(person.preferences.retrieval.mutedAchievements)
    return record.entries.compactMap { entry -> Showable? in
      let achievement = achievements[entry.index]
      if let id = achievement.id, muted.contains(id) { return nil }
      if person.preferences.retrieval.mutedDates.contains(where: { $0.contains(entry.day) }) { return nil }
      return Showable(
        index: entry.index, candidate: RetrievalSelector.Candidate(id: achievement.reference, date: entry.day))
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

  // MARK: Previews

  /// Returns the retrieval that shows an achievement next, or the first one if all of them are still too recent.
  ///
  /// Achievements with a title take precedence if notifications may include it.
  ///
  /// - Parameter today: The day from which retrieval days are considered.
  /// - Returns: The candidate, or `nil` if there isn't an achievement to show again.
  func previewedRetrieval(from today: CivilDate) -> Candidate? {
    var shown = showableAchievements()
    if person.preferences.retrieval.includePreview, case .achievements(let achievements) = person.history.record {
      let titled = shown.filter { achievements[$0.index].title != nil }
      if !titled.isEmpty { shown = titled }
    }
    guard let day = selector.retrievalDay(onOrAfter: today), !shown.isEmpty,
      let moment = calendar.moment(on: day, at: retrievalTime(on: day))
    else { return nil }
    let choice = shown[selector.choice(on: day, among: shown.lazy.map(\.candidate)) ?? 0]
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
    return [(PeriodSummary.Period.month, newMonth), (.year, newYear)].compactMap { period, day in
      guard let day, let summary = PeriodSummary(of: period, before: day, counts.sorted) else { return nil }
      return Candidate(
        id: .recap(of: period, from: summary.start),
        subject: .summary(period, summary), moment: now, day: day, end: calendar.end(of: day), reasons: [.sample])
    }
  }
}
