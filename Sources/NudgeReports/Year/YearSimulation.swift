package import NudgePlanning
internal import NudgeText
package import NudgeTime

/// A simulation of what a person gets while they record achievements by habit.
///
/// The result depends only on the properties. Everything is decided with what is known at the time, wake by wake, as a
/// backend decides it.
package struct YearSimulation: Sendable {
  /// The maximum number of years in a simulation: 5.
  package static let maximumYears = 5

  /// The name of the simulation in the output, such as `daily@21:30`.
  package var name: String
  /// The person at the start.
  ///
  /// Achievements that their history contains after the start are ignored.
  package var person: Person
  package var habit: RecordingHabit
  package var titles: [String]
  package var seed: UInt64
  /// The days of the simulation, with both ends inclusive.
  package var days: ClosedRange<CivilDate>

  package init(
    name: String, person: Person, habit: RecordingHabit, titles: [String], seed: UInt64, days: ClosedRange<CivilDate>
  ) {
    self.name = name
    self.person = person
    self.habit = habit
    self.titles = titles
    self.seed = seed
    self.days = days
  }

  /// Returns what the person records and gets.
  ///
  /// - Parameter planner: The planner, which contains the catalog.
  /// - Returns: The year.
  /// - Throws: `PlanError` if the person can't be planned for.
  /// - Complexity: One plan per achievement, and one look ahead per notification.
  package func run(by planner: Planner) throws(PlanError) -> SimulatedYear {
    var person = person
    var plan = try planner.plan(for: person)
    let zone = plan.schedule.zone
    let start = Self.midnight(of: days.lowerBound, in: zone)
    let end = days.upperBound.adding(days: 1).map { Self.midnight(of: $0, in: zone) } ?? .max
    person.history = history(before: start, in: zone)
    plan = try planner.plan(for: person)

    let achievements = habit.achievements(on: days, in: zone, titles: titles, seed: seed)
      .filter { $0.timestamp.map { start <= $0 && $0 < end } ?? false }
    var rest = achievements[...]
    var sent: [NotificationRequest] = []
    // Everything before this moment has been planned and sent.
    var planned = start
    while true {
      let recorded = rest.first?.timestamp
      // This is the result of `nextMoment`, but it looks no further than something can change: a person who gets
      // nothing would otherwise be planned until the year 9999 after each achievement.
      let limit = recorded.map { $0.advanced(bySeconds: 1) } ?? end
      let due = try plan.upcoming(after: planned.advanced(bySeconds: -1), until: limit, count: 1).first?.timestamp
      guard let wake = [recorded, due].compactMap(\.self).min() else { break }
      if wake == recorded {
        while let achievement = rest.first, achievement.timestamp == wake {
          person = try plan.recording(achievement)
          // A person's history keeps at most 10,000 ids.
          person.history.forgetSent(before: plan.day(at: wake))
          plan = try planner.plan(for: person)
          rest.removeFirst()
        }
      }
      let next = wake.advanced(bySeconds: 1)
      let fired = try plan.notifications(in: planned..<next).filter { plan.isStillDue($0, at: wake) }
      sent += fired
      plan = plan.afterSending(fired.map(\.id))
      planned = next
    }
    return try year(of: plan, by: planner, in: start..<end, achievements: achievements, sent: sent)
  }

  /// Returns the year with the candidates that were left out, which a plan of the whole year explains.
  private func year(
    of last: PersonPlan, by planner: Planner, in span: Range<Timestamp>, achievements: [Achievement],
    sent: [NotificationRequest]
  ) throws(PlanError) -> SimulatedYear {
    var person = last.person
    person.history.sent = self.person.history.sent
    let plan = try planner.plan(for: person)
    let ids = Set(sent.map(\.id))
    var leftOut: [NotificationID: PlanExplanation.SkippedCandidate] = [:]
    // A candidate that is deferred appears twice, and its last appearance decides.
    for candidate in try plan.explanation(in: span).skipped where candidate.timestamp != nil {
      if !ids.contains(candidate.id) { leftOut[candidate.id] = candidate }
    }
    return SimulatedYear(
      simulation: self, plan: plan, span: span, achievements: achievements, sent: sent,
      leftOut: leftOut.values.sorted { ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue) }
    )
  }

  /// Returns the person's history without achievements that begin with the simulation or later.
  private func history(before start: Timestamp, in zone: Zone) -> History {
    var history = person.history
    switch history.record {
    case .achievements(let achievements):
      let justBefore = start.advanced(bySeconds: -1)
      history.record = .achievements(
        achievements.filter { person.preferences.dayStart.isKnown($0.moment, at: justBefore, in: zone) })
    // Everything that the person records is known from here on.
    case nil: history.record = .achievements([])
    case .summary: break
    }
    return history
  }

  private static func midnight(of day: CivilDate, in zone: Zone) -> Timestamp {
    zone.timestamp(for: CivilDateTime(date: day, time: .midnight)) ?? .min
  }
}

extension Achievement {
  /// The time at which it was recorded, or `nil` if only its day is known.
  package var timestamp: Timestamp? { if case .timestamp(let timestamp, _) = moment { timestamp } else { nil } }
}
