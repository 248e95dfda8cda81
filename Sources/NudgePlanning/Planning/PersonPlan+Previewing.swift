package import NudgeText
package import NudgeTime

/// Support for previews, which render composition requests in multiple styles and languages and show how a history
/// continues.
extension PersonPlan {
  /// An upcoming notification with its composition request.
  package struct Turn {
    package var occurrence: Forecast.Occurrence
    package var composition: CompositionRequest

    /// A Boolean value indicating whether the notification reminds the person to record something, possibly because
    /// their streak is at risk, or together with a milestone.
    package var isReminder: Bool {
      [.reminder, .streakAtRisk].contains(occurrence.kind) || occurrence.reasons.contains(where: \.isMergedWithReminder)
    }
  }

  /// The state of a person's history at a moment.
  package struct Standing {
    package var today: CivilDate
    package var count: Int
    package var streak: Int
    /// The longest streak, in the same periods.
    package var longestStreak: Int
    package var streakPeriod: StreakState.Period
    /// The first and last days with an achievement, if they are known.
    package var firstOn: CivilDate?
    package var lastOn: CivilDate?
    /// The person's reminder frequency, used in conditions.
    package var frequency: SelectionContext.Frequency
  }

  /// Returns at most `count` notifications after `now` and before `end`, of the given kinds or of all kinds.
  package func turns(
    after now: Timestamp, until end: Timestamp = .max, count: Int, of kinds: Set<Kind>? = nil
  ) throws(PlanError) -> [Turn] {
    var span = SpanPlan(self)
    let next = try span.next(count, after: now, until: end) { kinds?.contains($0.kind) ?? true }
    return next.map { Turn(occurrence: occurrence($0), composition: composition(of: $0)) }
  }

  /// Returns at most `count` of the person's reminder slots after `now`, even if they wouldn't fire.
  package func slots(after now: Timestamp, count: Int) -> [Turn] {
    var turns: [Turn] = []
    var moment = now
    while turns.count < count, let slot = schedule.next(after: moment) {
      moment = slot.timestamp
      let candidate = candidate(for: slot, until: .max)
      turns.append(Turn(occurrence: occurrence(candidate), composition: composition(of: candidate)))
    }
    return turns
  }

  /// Returns the requests for the person's next streak reminder, retrieval and summaries, with what is recorded so far.
  ///
  /// - Parameter now: The current time.
  /// - Returns: The requests. Kinds for which nothing suitable is recorded are omitted.
  package func previews(at now: Timestamp) -> [CompositionRequest] {
    let today = calendar.day(of: now)
    var candidates = [previewedRetrieval(from: today)].compactMap(\.self)
    candidates += previewedSummaries(on: today, at: now)
    if record.standing(at: now).streak.current > 0 {
      let last = record.counter.period.days(around: today).upperBound
      candidates.append(
        Candidate(
          id: .streakAtRisk(on: last), subject: .streakAtRisk(last), moment: now, day: today,
          end: calendar.end(of: last), reasons: [.sample]))
    }
    return candidates.map(composition)
  }

  /// Returns the state of a person's history at a moment.
  package func standing(at now: Timestamp) -> Standing {
    let standing = record.standing(at: now)
    return Standing(
      today: standing.day, count: standing.count, streak: standing.streak.current,
      longestStreak: standing.streak.longest, streakPeriod: standing.streak.period,
      firstOn: standing.count > 0 ? record.firstDay : nil, lastOn: standing.lastOn,
      frequency: frequency)
  }
}
