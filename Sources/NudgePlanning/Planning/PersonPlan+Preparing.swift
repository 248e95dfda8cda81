internal import NudgeInput
package import NudgeText
package import NudgeTime

extension PersonPlan {
  /// Prepares the plan of a person.
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
    with { $0.preferences.style = style }
  }

  /// The plan with only the reminders, without a daily limit.
  ///
  /// This is used to query a schedule rather than everything that a person gets.
  var remindersAlone: PersonPlan {
    with {
      $0.preferences.milestones.isEnabled = false
      $0.preferences.streakAtRisk.isEnabled = false
      $0.preferences.welcomeBack.isEnabled = false
      $0.preferences.retrieval.isEnabled = false
      $0.preferences.overflow = .drop
      $0.preferences.dailyLimit = .max
    }
  }
}
