internal import NudgeInput
package import NudgeText
package import NudgeTime

extension PersonPlan {
  /// Prepares the plan of a person.
  ///
  /// This isn't an initializer, because one that can throw copies everything that it has created.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - planner: The planner that provides the catalog, time zones, and thresholds.
  /// - Returns: The plan.
  /// - Throws: `PlanError`.
  static func preparing(_ person: Person, by planner: borrowing Planner) throws(PlanError) -> PersonPlan {
    do throws(PersonError) { try person.validate() } catch { throw .person(error) }
    let zone: Zone
    do throws(ZoneError) { zone = try planner.zones.zone(named: person.timeZone) } catch { throw .zone(error) }
    return PersonPlan(person, on: try schedule(of: person, in: zone), by: planner)
  }

  /// Creates the plan of a valid person on a schedule.
  init(_ person: Person, on schedule: Schedule, by planner: borrowing Planner) {
    let calendar = PersonCalendar(zone: schedule.zone, streakDay: person.preferences.dayStart)
    // A day that the clocks skip can't count, and isn't missed either.
    let counter = StreakCounter(
      StreakPeriod(schedule, weekStart: person.preferences.weekStart, streakDay: person.preferences.dayStart),
      allowances: StreakAllowances(
        freezes: person.history.freezes, pauses: person.preferences.pauses, repairs: person.history.repairs)
    ).excusing(calendar.zone.skippedDates)
    self.person = person
    self.calendar = calendar
    self.schedule = schedule
    record = RecordedDays(
      person.history.record, calendar: calendar, weekStart: person.preferences.weekStart, counter: counter)
    composer = planner.composer
    thresholds = planner.thresholds
    celebration = planner.celebration
    selector = RetrievalSelector(person: person.id)
    seen = person.history.seen.ascending()
    if case .cadence(let cadence) = schedule {
      usualTime = cadence.timeCount == 1 ? cadence.firstTime : calendar.first(of: cadence.times)
    } else {
      usualTime = nil
    }
  }

  /// Returns the schedule of a person's reminders in a time zone.
  package static func schedule(of person: Person, in zone: Zone) throws(PlanError) -> Schedule {
    guard case .rule(let rule) = person.preferences.reminders.days else {
      // `frequency(anchor:)` returns `nil` only for rules.
      let frequency = person.preferences.reminders.days.frequency(anchor: person.anchor) ?? .daily
      do throws(CadenceError) {
        return .cadence(
          try Cadence(frequency, at: person.preferences.reminders.times, anchor: person.anchor, zone: zone))
      } catch {
        throw .cadence(error.description)
      }
    }
    do throws(RecurrenceError) {
      let recurrences = try Set(person.preferences.reminders.times).sorted().map { time throws(RecurrenceError) in
        try Recurrence(rule, start: .local(CivilDateTime(date: person.anchor, time: time)), zone: zone)
      }
      return .recurrences(RecurrenceSet(recurrences, zone: zone))
    } catch {
      throw .rule(error.description)
    }
  }

  /// Returns the plan with its text in another style.
  package func inStyle(_ style: Style) -> PersonPlan {
    var plan = self
    plan.person.preferences.style = style
    return plan
  }

  /// The plan with only the reminders, without a daily limit.
  ///
  /// This is used to query a schedule rather than everything that a person gets.
  var remindersAlone: PersonPlan {
    var plan = self
    plan.person.preferences.milestones.isEnabled = false
    plan.person.preferences.streakAtRisk.isEnabled = false
    plan.person.preferences.welcomeBack.isEnabled = false
    plan.person.preferences.retrieval.isEnabled = false
    plan.person.preferences.overflow = .drop
    plan.person.preferences.dailyLimit = .max
    return plan
  }
}
