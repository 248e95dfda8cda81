package import NudgeText
package import NudgeTime

/// What previews need of a plan: requests for words, which they compose in several styles and languages, and a history that goes on.
extension Planner {
  /// A notification to come, with the request for its words.
  package struct Turn {
    package var occurrence: Forecast.Occurrence
    package var composition: CompositionRequest

    /// Whether it invites the person to record something, be it together with a milestone.
    package var isReminder: Bool {
      occurrence.kind == .reminder || occurrence.reasons.contains { $0.rawValue.hasPrefix(Reason.mergedWithPrefix) }
    }
  }

  /// What is known of a person at a moment.
  package struct Standing {
    package var today: CivilDate
    package var count: Int
    package var streak: Int
    /// The first and last day with an achievement, if known.
    package var firstOn: CivilDate?
    package var lastOn: CivilDate?
    /// How often the person is reminded, as conditions know it.
    package var frequency: SelectionContext.Frequency
  }

  /// The next notifications after `now` and before `end`, at most `count`, of the kinds given or of all.
  package func turns(
    for person: Person, after now: Timestamp, until end: Timestamp = .max, count: Int, of kinds: Set<Kind>? = nil
  ) throws(PlanError) -> [Turn] {
    var planner = try PersonPlanner(person, by: self, explains: false)
    let next = try planner.next(count, after: now, until: end) { kinds?.contains($0.kind) ?? true }
    return next.map { Turn(occurrence: planner.occurrence($0), composition: planner.composition(of: $0)) }
  }

  /// The next slots of a person's reminders after `now`, at most `count`, whatever the gate decides about them.
  package func slots(of person: Person, after now: Timestamp, count: Int) throws(PlanError) -> [Turn] {
    let planner = try PersonPlanner(person, by: self, explains: false)
    var turns: [Turn] = []
    var moment = now
    while turns.count < count, let occurrence = planner.schedule.next(after: moment) {
      moment = occurrence.timestamp
      let candidate = planner.candidate(for: occurrence, until: .max)
      turns.append(Turn(occurrence: planner.occurrence(candidate), composition: planner.composition(of: candidate)))
    }
    return turns
  }

  /// The values that a reminder can show at a moment in a zone, whatever the person's own schedule, with streaks counted in days.
  package func reminderArguments(
    for person: Person, in zone: Zone, at now: Timestamp
  ) throws(PlanError) -> MessageArguments {
    let cadence: Cadence
    do throws(CadenceError) {
      cadence = try Cadence(.daily, at: .midnight, anchor: person.anchor, zone: zone)
    } catch {
      throw .cadence(error)
    }
    return try PersonPlanner(person, schedule: .cadence(cadence), by: self, explains: false).reminderArguments(at: now)
  }

  /// What is known of a person at a moment.
  package func standing(of person: Person, at now: Timestamp) throws(PlanError) -> Standing {
    let planner = try PersonPlanner(person, by: self, explains: false)
    let standing = planner.record.standing(at: now)
    return Standing(
      today: standing.day, count: standing.count, streak: standing.streak.current,
      firstOn: standing.count > 0 ? planner.record.entries.first?.day : nil, lastOn: standing.lastOn,
      frequency: planner.frequency)
  }
}
