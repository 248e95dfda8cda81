internal import NudgeText
internal import NudgeTime

extension SpanPlan {
  /// Finds an earlier achievement to show on a day, if the day is the person's weekday for retrievals.
  mutating func findRetrieval(on day: CivilDate) {
    guard plan.selector.isRetrievalDay(day), let moment = plan.calendar.moment(on: day, at: plan.retrievalTime(on: day))
    else {
      return
    }
    let isSummary = if case .summary = plan.record.source { true } else { false }
    var candidate = Candidate(
      id: .retrieval(on: day), subject: .nothing(isSummary ? .historyUnknown : .nothingToShow, of: .retrieval),
      moment: moment, day: day, end: plan.calendar.end(of: day), reasons: [.retrievalDay])
    let shown = showableAchievements()
    if let choice = plan.choice(on: day, among: shown) {
      candidate.subject = .retrieval(index: shown[choice].index, recordedOn: shown[choice].candidate.date)
      if Age(from: shown[choice].candidate.date, to: day).isAnniversary { candidate.reasons = [.onThisDay] }
    }
    if let silence = silence(on: day) { candidate.unneeded = plan.selector.answer(toRetrievalOn: day, in: silence) }
    consider(candidate, isOn: plan.person.preferences.retrieval.isEnabled)
  }

  /// Returns the achievements that can be shown again.
  mutating func showableAchievements() -> [PersonPlan.Showable] {
    if let retrievals { return retrievals }
    let showable = plan.showableAchievements()
    retrievals = showable
    return showable
  }

  // MARK: Summaries

  /// Finds the summaries that can be sent on a day: of the week, the month and the year that ended a few days before.
  mutating func findSummaries(on day: CivilDate) {
    for (period, isOn) in plan.summaries {
      let start = period.start(of: day)
      guard start.days(to: day) < period.daysOfSummary, isWanted(period.kind, isOn: isOn) else { continue }
      findSummary(of: period, before: start, on: day, isOn: isOn)
    }
  }

  private mutating func findSummary(
    of period: PeriodSummary.Period, before start: CivilDate, on day: CivilDate, isOn: Bool
  ) {
    guard let last = start.adding(days: -1), let moment = plan.calendar.moment(on: day, at: plan.dayTime(on: day))
    else { return }
    let subject = summary(of: period, before: start)
    // A summary without content, or one that is off, is explained on the first day alone.
    if day > start, !isOn || !plan.person.preferences.notificationsEnabled { return }
    if day > start, case .nothing = subject { return }
    let end = start.adding(days: period.daysOfSummary - 1) ?? .max
    var candidate = Candidate(
      id: .recap(of: period, from: period.start(of: last)), subject: subject, moment: moment, day: day,
      end: plan.calendar.end(of: end), reasons: [period.reason])
    candidate.attempt = Candidate.Attempt(isLater: day > start, hasNext: day < end)
    if day > start { candidate.reasons.append(.deferred) }
    consider(candidate, isOn: isOn)
  }

  /// Returns the summary of the period before a day, which is computed once for all of the days on which it can be sent.
  private mutating func summary(of period: PeriodSummary.Period, before start: CivilDate) -> Candidate.Subject {
    guard case .entries(let entries) = plan.record.source else {
      return .nothing(.historyUnknown, of: .summary(period))
    }
    if let known = summaries.first(where: { $0.period == period && $0.end == start }) { return known.subject }
    var counts = DayCounts()
    for entry in entries { counts.add(entry.day) }
    let subject: Candidate.Subject =
      PeriodSummary(of: period, before: start, counts.sorted).map { .summary(period, $0) }
      ?? .nothing(.nothingToShow, of: .summary(period))
    summaries.append((period, start, subject))
    return subject
  }
}

extension PersonPlan {
  /// The periods that can be summarized, the longest first, and whether their summaries are on.
  var summaries: [(period: PeriodSummary.Period, isOn: Bool)] {
    let preferences = person.preferences
    let milestones = preferences.milestones
    return [
      (.year, milestones.isEnabled && milestones.yearlySummary),
      (.month, milestones.isEnabled && milestones.monthlySummary),
      (.week(from: preferences.weekStart), milestones.isEnabled && milestones.weeklySummary),
    ]
  }

  /// Returns the first of the days on which a summary that can be sent on a given day can be sent.
  ///
  /// A summary that isn't sent on it is sent on a later one, so the given day depends on it. One that waits can make
  /// another wait in turn.
  func firstDay(ofSummariesOn day: CivilDate) -> CivilDate {
    var first = day
    let periods = record.lastDay == nil ? [] : summaries.filter(\.isOn).map(\.period)
    while let start = periods.lazy.map({ ($0.start(of: first), $0.daysOfSummary) })
      .first(where: { $0.0 < first && $0.0.days(to: first) < $0.1 })?.0
    {
      first = start
    }
    return first
  }
}

extension PeriodSummary.Period {
  /// The reason for which a summary is a candidate.
  fileprivate var reason: Reason {
    switch self {
    case .week: .weekIsOver
    case .month: .monthIsOver
    case .year: .yearIsOver
    }
  }
}
