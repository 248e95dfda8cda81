internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// The number of days on which a summary can be sent.
  private static let daysOfSummary = 7

  /// An achievement that can be shown again.
  struct Showable {
    /// The achievement's index in the history.
    var index: Int
    var candidate: RetrievalSelector.Candidate
  }

  /// Finds an earlier achievement to show on a day, if the day is the person's weekday for retrievals.
  mutating func findRetrieval(on day: CivilDate) {
    guard selector.isRetrievalDay(day), let moment = calendar.moment(on: day, at: retrievalTime(on: day)) else {
      return
    }
    let isSummary = if case .summary = record.source { true } else { false }
    var candidate = Candidate(
      id: .retrieval(on: day), subject: .nothing(isSummary ? .historyUnknown : .nothingToShow, of: .retrieval),
      moment: moment, day: day, end: calendar.end(of: day), reasons: [.retrievalDay])
    let shown = showableAchievements()
    if let choice = selector.choice(on: day, among: shown.lazy.map(\.candidate)) {
      candidate.subject = .retrieval(index: shown[choice].index, recordedOn: shown[choice].candidate.date)
      if Age(from: shown[choice].candidate.date, to: day).isAnniversary { candidate.reasons = [.onThisDay] }
    }
    consider(candidate, isOn: person.preferences.retrieval.isEnabled)
  }

  /// Returns the achievements that can be shown again, which are all those that aren't muted.
  mutating func showableAchievements() -> [Showable] {
    if let retrievals { return retrievals }
    guard case .achievements(let achievements) = person.history.record else { return [] }
    let muted = Set(person.preferences.retrieval.mutedAchievements)
    let showable = record.entries.compactMap { entry -> Showable? in
      let achievement = achievements[entry.index]
      if let id = achievement.id, muted.contains(id) { return nil }
      if person.preferences.retrieval.mutedDates.contains(where: { $0.contains(entry.day) }) { return nil }
      return Showable(
        index: entry.index, candidate: RetrievalSelector.Candidate(id: achievement.reference, date: entry.day))
    }
    retrievals = showable
    return showable
  }

  /// Returns 12:00, to keep away from the usual evening reminders, or 18:00 if the person is reminded around noon.
  private func retrievalTime(on day: CivilDate) -> TimeOfDay {
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
  mutating func previewedRetrieval(from today: CivilDate) -> Candidate? {
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

  // MARK: Summaries

  /// Finds the summaries of the month and the year that ended on the previous day.
  mutating func findSummaries(on day: CivilDate) {
    let (_, month, dayOfMonth) = day.components
    guard dayOfMonth == 1, let moment = calendar.moment(on: day, at: dayTime(on: day)) else { return }
    let milestones = person.preferences.milestones
    if month == 1 {
      findSummary(of: .year, on: day, at: moment, isOn: milestones.isEnabled && milestones.yearlySummary)
    }
    findSummary(of: .month, on: day, at: moment, isOn: milestones.isEnabled && milestones.monthlySummary)
  }

  private mutating func findSummary(
    of period: PeriodSummary.Period, on day: CivilDate, at moment: Timestamp, isOn: Bool
  ) {
    guard isOn || explains, let last = day.adding(days: -1) else { return }
    var subject = Candidate.Subject.nothing(.historyUnknown, of: .summary(period))
    if case .entries(let entries) = record.source {
      var counts = DayCounts()
      for entry in entries { counts.add(entry.day) }
      subject =
        PeriodSummary(of: period, before: day, counts.sorted).map { .summary(period, $0) }
        ?? .nothing(.nothingToShow, of: .summary(period))
    }
    consider(
      Candidate(
        id: .recap(of: period, from: period.start(of: last)),
        subject: subject, moment: moment, day: day,
        end: calendar.end(of: day.adding(days: Self.daysOfSummary - 1) ?? .max),
        reasons: [period == .year ? .yearIsOver : .monthIsOver]),
      isOn: isOn)
  }
}

/// The time elapsed since a day, in whole units.
struct Age {
  /// The number of whole years.
  let years: Int
  /// The number of whole months.
  let months: Int
  /// A Boolean value indicating whether today is the same day in a later year.
  ///
  /// February 29 is represented by February 28 in years that don't have it.
  let isAnniversary: Bool

  init(from day: CivilDate, to today: CivilDate) {
    let (year, month, dayOfMonth) = day.components
    let (thisYear, thisMonth, thisDay) = today.components
    // A day that the month doesn't have is treated as the last day of the month.
    let anniversary = min(dayOfMonth, CivilDate.length(ofMonth: thisMonth, year: thisYear))
    let passed = (thisYear - year) * 12 + thisMonth - month - (thisDay < anniversary ? 1 : 0)
    months = max(0, passed)
    years = months / 12
    isAnniversary = years > 0 && thisMonth == month && thisDay == anniversary
  }

  /// The unit's name in messages: the largest unit that has elapsed, or `week` if less than a month has elapsed.
  var unit: String {
    if years > 1 { return "years" }
    if years == 1 { return "year" }
    return months > 0 ? "month" : "week"
  }
}
