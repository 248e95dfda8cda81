package import NudgeText
package import NudgeTime

/// Support for previews, which render composition requests in multiple styles and languages and show how a history
/// continues.
extension Planner {
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
    package var streakPeriod: StreakState.Period
    /// The first and last days with an achievement, if they are known.
    package var firstOn: CivilDate?
    package var lastOn: CivilDate?
    /// The person's reminder frequency, used in conditions.
    package var frequency: SelectionContext.Frequency
  }

  /// Returns at most `count` notifications after `now` and before `end`, of the given kinds or of all kinds.
  package func turns(
    for person: Person, after now: Timestamp, until end: Timestamp = .max, count: Int, of kinds: Set<Kind>? = nil
  ) throws(PlanError) -> [Turn] {
    var planner = try PersonPlanner.preparing(person, by: self, explains: false)
    let next = try planner.next(count, after: now, until: end) { kinds?.contains($0.kind) ?? true }
    return next.map { Turn(occurrence: planner.occurrence($0), composition: planner.composition(of: $0)) }
  }

  /// Returns at most `count` of the person's reminder slots after `now`, even if they wouldn't fire.
  package func slots(of person: Person, after now: Timestamp, count: Int) throws(PlanError) -> [Turn] {
    let planner = try PersonPlanner.preparing(person, by: self, explains: false)
    var turns: [Turn] = []
    var moment = now
    while turns.count < count, let occurrence = planner.schedule.next(after: moment) {
      moment = occurrence.timestamp
      let candidate = planner.candidate(for: occurrence, until: .max)
      turns.append(Turn(occurrence: planner.occurrence(candidate), composition: planner.composition(of: candidate)))
    }
    return turns
  }

  /// Returns the requests for the person's next streak reminder, retrieval and summaries, with what is recorded so far.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - now: The current time.
  /// - Returns: The requests. Kinds for which nothing suitable is recorded are omitted.
  /// - Throws: `PlanError`.
  package func previews(of person: Person, at now: Timestamp) throws(PlanError) -> [CompositionRequest] {
    var planner = try PersonPlanner.preparing(person, by: self, explains: false)
    let today = planner.calendar.day(of: now)
    var candidates = [planner.previewedRetrieval(from: today)].compactMap(\.self)
    candidates += planner.previewedSummaries(on: today, at: now)
    if planner.record.standing(at: now).streak.current > 0 {
      let last = planner.record.counter.period.days(around: today).upperBound
      candidates.append(
        Candidate(
          id: .streakAtRisk(on: last), subject: .streakAtRisk(last), moment: now, day: today,
          end: planner.calendar.end(of: last), reasons: [.sample]))
    }
    return candidates.map(planner.composition)
  }

  /// Returns the values available to a reminder's text at a moment in a time zone.
  ///
  /// Streaks are counted in days, regardless of the person's own schedule.
  package func reminderArguments(
    for person: Person, in zone: Zone, at now: Timestamp
  ) throws(PlanError) -> MessageArguments {
    let cadence: Cadence
    do throws(CadenceError) {
      cadence = try Cadence(.daily, at: .midnight, anchor: person.anchor, zone: zone)
    } catch {
      throw .cadence(error.description)
    }
    return try PersonPlanner.preparing(person, schedule: .cadence(cadence), by: self, explains: false)
      .reminderArguments(at: now)
  }

  /// Returns the state of a person's history at a moment.
  package func standing(of person: Person, at now: Timestamp) throws(PlanError) -> Standing {
    let planner = try PersonPlanner.preparing(person, by: self, explains: false)
    let standing = planner.record.standing(at: now)
    return Standing(
      today: standing.day, count: standing.count, streak: standing.streak.current,
      streakPeriod: standing.streak.period,
      firstOn: standing.count > 0 ? planner.record.firstDay : nil, lastOn: standing.lastOn,
      frequency: planner.frequency)
  }
}
