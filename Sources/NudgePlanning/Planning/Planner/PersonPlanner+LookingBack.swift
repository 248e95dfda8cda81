internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// Days for which a summary stays worth sending.
  private static let daysOfSummary = 7

  /// An achievement that may be shown again.
  struct Showable {
    /// Its place in the history.
    var index: Int
    var candidate: RetrievalSelector.Candidate
  }

  /// An earlier achievement, on the person's weekday for it.
  mutating func findRetrieval(on day: CivilDate) {
    guard selector.isRetrievalDay(day), let moment = calendar.moment(on: day, at: retrievalTime(on: day)) else {
      return
    }
    let isSummary = if case .summary = record.source { true } else { false }
    var candidate = Candidate(
      .retrieval(on: day), .retrieval, .nothing(isSummary ? .historyUnknown : .nothingToShow), at: moment, on: day,
      until: calendar.end(of: day),
      reasons: [.retrievalDay])
    let retrieval = person.preferences.retrieval
    if case .achievements(let achievements) = person.history.record {
      let shown = retrievals ?? showable(achievements)
      retrievals = shown
      if let choice = selector.choice(on: day, among: shown.lazy.map(\.candidate)) {
        candidate.subject = .retrieval(index: shown[choice].index, recordedOn: shown[choice].candidate.date)
        if Age(from: shown[choice].candidate.date, to: day).isAnniversary { candidate.reasons = [.onThisDay] }
      } else {
        candidate.subject = .nothing(.nothingToShow)
      }
    }
    consider(candidate, isOn: retrieval.isEnabled)
  }

  /// What may be shown again: all but what is muted.
  private func showable(_ achievements: [Achievement]) -> [Showable] {
    let retrieval = person.preferences.retrieval
    let muted = Set(retrieval.mutedAchievements)
    return record.entries.compactMap { entry in
      let achievement = achievements[entry.index]
      if let id = achievement.id, muted.contains(id) { return nil }
      if retrieval.mutedDates.contains(where: { $0.contains(entry.day) }) { return nil }
      return Showable(
        index: entry.index, candidate: RetrievalSelector.Candidate(id: Self.id(of: achievement), date: entry.day))
    }
  }

  /// 12:00, away from the usual evening; 18:00 for those who are reminded around noon.
  private func retrievalTime(on day: CivilDate) -> TimeOfDay {
    let noon = (10 * 3600)...(14 * 3600)
    var times = person.preferences.reminders.times
    if case .recurrences = schedule { times = schedule.times(on: day) }
    let isAroundNoon = times.contains { noon.contains(Int($0.secondsFromMidnight)) }
    return TimeOfDay(secondsFromMidnight: (isAroundNoon ? 18 : 12) * 3600) ?? .midnight
  }

  private static func id(of achievement: Achievement) -> String {
    if let id = achievement.id { return id }
    return switch achievement.moment {
    case .timestamp(let timestamp): timestamp.description
    case .date(let day): day.description
    }
  }

  /// The month and the year that end before a day.
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
    var subject = Candidate.Subject.nothing(.historyUnknown)
    if case .entries(let entries) = record.source {
      var counts = DayCounts()
      for entry in entries { counts.add(entry.day) }
      subject =
        PeriodSummary(of: period, before: day, counts.sorted).map { .summary(period, $0) } ?? .nothing(.nothingToShow)
    }
    consider(
      Candidate(
        .recap(of: period, from: period.start(of: last)), period == .year ? .yearlySummary : .monthlySummary, subject,
        at: moment, on: day, until: calendar.end(of: day.adding(days: Self.daysOfSummary - 1) ?? .max),
        reasons: [period == .year ? .yearIsOver : .monthIsOver]),
      isOn: isOn)
  }
}
