internal import NudgeDelivery
package import NudgePlanning
internal import NudgeText
package import NudgeTime

/// The report of `nudge next`, before it is formatted as text, JSON or a calendar.
package struct NextReport {
  package var forecast: Forecast
  /// The plan of the person, who is built from the options if no file was given.
  package var plan: PersonPlan
  package var now: Timestamp
  /// The reader's time zone, which determines the current local time of a floating schedule.
  package var here: Zone

  /// Creates the report of a person's own schedule.
  ///
  /// - Throws: `PlanError`.
  package init(of plan: PersonPlan, at now: Timestamp, count: Int) throws(PlanError) {
    self.init(forecast: try plan.forecast(after: now, count: count), plan: plan, now: now, here: .utc)
  }

  package init(forecast: Forecast, plan: PersonPlan, now: Timestamp, here: Zone) {
    self.forecast = forecast
    self.plan = plan
    self.now = now
    self.here = here
  }

  package var person: Person { plan.person }
  /// The reminder schedule.
  package var schedule: Schedule { plan.schedule }
  package var zone: Zone { schedule.zone }

  /// The moment after which the schedule is computed: now, or for a floating schedule, the local time as if in UTC.
  package var start: Timestamp { Self.start(of: schedule, at: now, in: here) }

  package static func start(of schedule: Schedule, at now: Timestamp, in here: Zone) -> Timestamp {
    schedule.isFloating ? now.advanced(bySeconds: Int64(here.offset(at: now).seconds)) : now
  }

  /// The day from which days are counted, or `nil` if the schedule consists of single dates.
  package var anchor: CivilDate? {
    switch schedule {
    case .cadence(let cadence): return cadence.anchor
    case .recurrences(let set):
      guard let first = set.recurrences.first else { return nil }
      return switch first.start {
      case .date(let date): date
      case .local(let civil): civil.date
      case .utc(let timestamp): zone.civil(at: timestamp).date
      }
    }
  }
}
