internal import NudgeText
internal import NudgeTime

extension SpanPlan {
  /// The number of days on which a summary can be sent.
  private static let daysOfSummary = 7

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
    if let choice = plan.selector.choice(on: day, among: shown.lazy.map(\.candidate)) {
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

  /// Finds the summaries of the month and the year that ended on the previous day.
  mutating func findSummaries(on day: CivilDate) {
    let (_, month, dayOfMonth) = day.components
    guard dayOfMonth == 1, let moment = plan.calendar.moment(on: day, at: plan.dayTime(on: day)) else { return }
    let milestones = plan.person.preferences.milestones
    if month == 1 {
      findSummary(of: .year, on: day, at: moment, isOn: milestones.isEnabled && milestones.yearlySummary)
    }
    findSummary(of: .month, on: day, at: moment, isOn: milestones.isEnabled && milestones.monthlySummary)
  }

  private mutating func findSummary(
    of period: PeriodSummary.Period, on day: CivilDate, at moment: Timestamp, isOn: Bool
  ) {
    guard isWanted(period == .year ? .yearlySummary : .monthlySummary, isOn: isOn), let last = day.adding(days: -1)
    else { return }
    var subject = Candidate.Subject.nothing(.historyUnknown, of: .summary(period))
    if case .entries(let entries) = plan.record.source {
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
        end: plan.calendar.end(of: day.adding(days: Self.daysOfSummary - 1) ?? .max),
        reasons: [period == .year ? .yearIsOver : .monthIsOver]),
      isOn: isOn)
  }
}
