package import NudgePlanning
internal import NudgeText
package import NudgeTime

/// Writes the reminders of a schedule as an iCalendar object: by rules where the schedule is one, so that calendar apps go on by
/// themselves.
///
/// An event by rule begins with the next reminder, so that no past is made up; of COUNT it has what is left. Where a rule would not say
/// the same in every app, the next reminders are listed one by one instead: if quiet hours hold or drop any, if elapsed time is
/// stepped, where RFC 5545 alone has no words for it, such as SKIP, and where it is read differently.
///
/// It contains no milestones, which are not known yet, and nothing that a person wrote.
///
/// Source: RFC 5545 <https://www.rfc-editor.org/rfc/rfc5545>
package struct ReminderCalendar: Sendable {
  /// When reminders come.
  package var schedule: Schedule
  /// The person, whose quiet hours, pauses and history decide which reminders come.
  package var person: Person
  /// Decides which reminders come.
  package var planner: Planner
  /// The first line of each.
  package var title: String
  /// What follows it; may be empty.
  package var body: String
  /// How many reminders are listed if no rule can stand for them; at least 1.
  package var count: Int

  /// So many reminders ahead are looked at before a rule is trusted to say the same.
  static let lookahead = 400

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - schedule: When reminders come, such as `planner.schedule(of: person)`.
  ///   - person: The person, whose quiet hours, pauses and history decide which reminders come.
  ///   - planner: Decides which reminders come.
  ///   - title: The first line of each event, such as the reminder's private text.
  ///   - body: The text below it; may be empty.
  ///   - count: How many reminders are listed if no rule can stand for them; at least 1.
  package init(
    _ schedule: Schedule, for person: Person, by planner: Planner, title: String, body: String, count: Int
  ) {
    precondition(count >= 1, "a calendar has at least one component")
    self.schedule = schedule
    self.person = person
    self.planner = planner
    self.title = title
    self.body = body
    self.count = count
  }

  /// Returns the object.
  ///
  /// - Parameter now: The moment after which reminders are listed, and the creation time of the object. UTC.
  /// - Returns: The object, whose lines end with CR LF; empty if no reminder is left.
  /// - Throws: `PlanError`.
  /// - Complexity: That of finding 400 reminders, times the number of times of day.
  package func text(after now: Timestamp) throws(PlanError) -> String {
    let reminders = try reminders(after: now, count: max(count, Self.lookahead))
    if let rules = try rules(reminders.occurrences, reminders.skipped, now: now) {
      return CalendarEncoder.text(of: rules.events, zone: rules.zone)
    }
    return CalendarEncoder.text(of: reminders.occurrences.prefix(count).map { event(for: $0, now: now) })
  }

  /// The next reminders, without the milestones that a forecast expects.
  private func reminders(after now: Timestamp, count: Int) throws(PlanError) -> Forecast {
    var forecast = try planner.forecast(for: person, on: schedule, after: now, count: count)
    forecast.occurrences.removeAll { $0.kind != .reminder }
    forecast.skipped.removeAll { $0.kind != .reminder }
    return forecast
  }

  // MARK: One by one

  private func event(for reminder: Forecast.Occurrence, now: Timestamp) -> CalendarEvent {
    let local = reminder.timestamp.civil(at: reminder.offset)
    let start: CalendarTime =
      if schedule.isWholeDay {
        .date(local.date)
      } else if schedule.isFloating {
        .local(local)
      } else {
        .utc(reminder.timestamp)
      }
    return CalendarEvent(
      stamp: now, uid: uid(reminder.id.rawValue), start: start, title: title, body: body,
      category: Kind.reminder.rawValue)
  }

  private func uid(_ name: String) -> String {
    let set = schedule.recurrences
    let spelling = set.recurrences.map { "\($0.rule) \($0.start)" } + set.dates.map(\.description)
    return CalendarEncoder.uid(name, of: "\(set.zone?.identifier ?? "") \(spelling.joined(separator: " "))")
  }

  // MARK: By rules

  /// The events by rule, and the zone of their local times.
  ///
  /// - Returns: `nil` where rules would not say the same.
  private func rules(
    _ firing: [Forecast.Occurrence], _ skipped: [SkippedCandidate], now: Timestamp
  ) throws(PlanError) -> (events: [CalendarEvent], zone: CalendarZone?)? {
    // What is recorded answers slots at the beginning, which are left out; whatever else is moved or dropped, no rule says.
    guard firing.allSatisfy({ !$0.reasons.contains(.heldByQuietHours) }),
      skipped.allSatisfy({ $0.reasons == [.alreadyRecorded] }), let first = firing.first
    else { return nil }
    let set = schedule.recurrences
    guard set.excludedRecurrences.isEmpty else { return nil }
    var events: [CalendarEvent] = []
    var names: [String: Int] = [:]
    for recurrence in singleTimes(of: set) {
      guard let rule = CalendarRule(recurrence, from: first.timestamp) else { return nil }
      // Two that begin on different days may be the same otherwise.
      let before = names[rule.name, default: 0]
      names[rule.name] = before + 1
      let name = before == 0 ? rule.name : "\(rule.name) \(before + 1)"
      events.append(event(by: rule, name: name, of: recurrence, set, skipped, now: now))
    }
    events += try dates(of: set, now: now)
    guard !events.isEmpty else { return nil }
    guard let zone = set.zone, zone.identifier != "UTC", events.contains(where: \.isLocal) else { return (events, nil) }
    // Calendar apps read an event that began before the zone's first change as well.
    let start = events.compactMap { $0.moment(in: zone) }.min() ?? now
    guard let component = CalendarZone(zone, from: start) else { return nil }
    return (events, component)
  }

  /// The recurrences, one for each time of day: apps know BYDAY better than BYHOUR.
  private func singleTimes(of set: RecurrenceSet) -> [Recurrence] {
    guard case .cadence(let cadence) = schedule, cadence.timeCount > 1 else { return set.recurrences }
    return cadence.times.flatMap { time in
      (try? Cadence(cadence.frequency, at: time, anchor: cadence.anchor, zone: cadence.zone).recurrences.recurrences)
        ?? []
    }
  }

  private func event(
    by rule: CalendarRule, name: String, of recurrence: Recurrence, _ set: RecurrenceSet,
    _ skipped: [SkippedCandidate], now: Timestamp
  ) -> CalendarEvent {
    let answered = Set(skipped.compactMap(\.timestamp))
    let exceptions = rule.exceptions(excluded: set.excludedDates, answered: answered)
    let zone = recurrence.zone
    return CalendarEvent(
      stamp: now, uid: CalendarEncoder.uid("reminder", of: "\(zone?.identifier ?? "") \(name)"), start: rule.start,
      zoneIdentifier: zone?.identifier, rule: rule.text, exceptions: exceptions, title: title, body: body,
      category: Kind.reminder.rawValue)
  }

  /// Single dates beside the rules, each an event of its own, however far ahead.
  private func dates(of set: RecurrenceSet, now: Timestamp) throws(PlanError) -> [CalendarEvent] {
    let clock = set.zone ?? .utc
    let moments = set.dates.compactMap { time in
      switch time {
      case .date(let date): clock.timestamp(for: CivilDateTime(date: date, time: set.timeOfDay))
      case .local(let civil): clock.timestamp(for: civil)
      case .utc(let moment): moment
      }
    }
    var events: [CalendarEvent] = []
    for moment in Set(moments).sorted() where moment > now {
      let before = moment.advanced(bySeconds: -1)
      let isByRule = set.recurrences.contains { $0.next(after: before)?.timestamp == moment }
      guard !isByRule, let slot = set.next(after: before), slot.timestamp == moment else { continue }
      // Quiet hours may hold it or drop it; excluded dates produce no event.
      let next = try reminders(after: before, count: 1).occurrences.first
      if let next, next.slot == slot.slot { events.append(event(for: next, now: now)) }
    }
    return events
  }
}

extension CalendarEvent {
  /// Whether its time is local to a zone.
  fileprivate var isLocal: Bool {
    if case .local = start { zoneIdentifier != nil } else { false }
  }

  /// The moment of its start; `nil` for a whole day.
  fileprivate func moment(in zone: Zone) -> Timestamp? {
    switch start {
    case .date: nil
    case .local(let civil): zone.timestamp(for: civil)
    case .utc(let timestamp): timestamp
    }
  }
}
