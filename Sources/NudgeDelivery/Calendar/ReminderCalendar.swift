package import NudgePlanning
internal import NudgeText
package import NudgeTime

/// Writes a schedule's reminders as an iCalendar object.
///
/// If possible, reminders are written as recurrence rules so that calendar apps can continue them without another
/// import. Events with a rule begin at the next reminder, so past reminders don't appear. A rule with COUNT only counts
/// the remaining reminders.
///
/// If the reminders can't be written as a rule that every calendar app interprets in the same way, the next reminders
/// are listed individually. This happens if quiet hours delay or drop reminders, if the schedule repeats by elapsed
/// time, if RFC 5545 can't express it (for example, because of SKIP), or if apps interpret the rule differently.
///
/// A reminder for a whole day is an event at 9:00, because apps disagree on when the alarm of an event without a time goes
/// off: Microsoft's import takes the amount of a relative trigger as the time before the start, in either direction.
///
/// The object doesn't contain milestones, which aren't known in advance, or any text that a person wrote.
///
/// Source: RFC 5545 <https://www.rfc-editor.org/rfc/rfc5545>, and [MS-OXCICAL], section 2.1.3.1.1.20.62
package struct ReminderCalendar: Sendable {
  /// The plan that determines which reminders fire.
  package var plan: PersonPlan
  /// The title of each event.
  package var title: String
  /// The description of each event, which may be empty.
  package var body: String
  /// The number of reminders to list if they can't be written as rules, at least 1.
  package var count: Int
  /// The time at which the calendar is created, which is each event's DTSTAMP.
  package var stamp: Timestamp

  /// The number of reminders that are checked before they are written as rules.
  static let lookahead = 400

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - plan: The plan, whose quiet hours, pauses and history affect which reminders fire.
  ///   - title: The title of each event, such as the reminder's private text.
  ///   - body: The description of each event, which may be empty.
  ///   - count: The number of reminders to list if they can't be written as rules, at least 1.
  ///   - stamp: The time at which the calendar is created.
  package init(
    of plan: PersonPlan, title: String, body: String, count: Int, stamp: Timestamp
  ) {
    precondition(count >= 1, "a calendar has at least one component")
    self.plan = plan
    self.title = title
    self.body = body
    self.count = count
    self.stamp = stamp
  }

  private var schedule: Schedule { plan.schedule }

  /// Returns the iCalendar object.
  ///
  /// - Parameter start: The time after which reminders are included: for a floating schedule, a local time as if in
  ///   UTC.
  /// - Returns: The object, with CR LF line endings, or an empty string if there are no reminders left.
  /// - Throws: `PlanError`.
  /// - Complexity: The cost of finding 400 reminders, multiplied by the number of times of day.
  package func text(after start: Timestamp) throws(PlanError) -> String {
    let reminders = try reminders(after: start, count: max(count, Self.lookahead))
    if let rules = try rules(reminders.occurrences, reminders.skipped, after: start) {
      return CalendarEncoder.text(of: rules.events, zone: rules.zone)
    }
    return CalendarEncoder.text(of: reminders.occurrences.prefix(count).map(event(for:)))
  }

  /// Returns the next reminders, without the forecast's milestones.
  private func reminders(after start: Timestamp, count: Int) throws(PlanError) -> Forecast {
    var forecast = try plan.reminderForecast(after: start, count: count)
    forecast.occurrences.removeAll { $0.kind != .reminder }
    forecast.skipped.removeAll { $0.kind != .reminder }
    return forecast
  }

  // MARK: Individual events

  private func event(for reminder: Forecast.Occurrence) -> CalendarEvent {
    let local = reminder.timestamp.civil(at: reminder.offset)
    var start: CalendarTime = schedule.isFloating ? .local(local) : .utc(reminder.timestamp)
    if schedule.isWholeDay {
      let civil = CivilDateTime(date: local.date, time: CalendarRule.timeOfWholeDay)
      start = schedule.recurrences.zone.flatMap { $0.timestamp(for: civil).map(CalendarTime.utc) } ?? .local(civil)
    }
    return CalendarEvent(
      stamp: stamp, uid: uid(reminder.id.rawValue), start: start, title: title, body: body,
      category: Kind.reminder.rawValue)
  }

  private func uid(_ name: String) -> String {
    let set = schedule.recurrences
    let spelling = set.recurrences.map { "\($0.rule) \($0.start)" } + set.dates.map(\.description)
    return CalendarEncoder.uid(name, of: "\(set.zone?.identifier ?? "") \(spelling.joined(separator: " "))")
  }

  // MARK: Recurring events

  /// Returns the recurring events and the time zone of their local times.
  ///
  /// - Returns: The events, or `nil` if rules wouldn't produce the same reminders.
  private func rules(
    _ firing: [Forecast.Occurrence], _ skipped: [PlanExplanation.SkippedCandidate], after start: Timestamp
  ) throws(PlanError) -> (events: [CalendarEvent], zone: CalendarZone?)? {
    // Recorded entries answer the first slots, so the events omit those. Rules can't express any other reminder that
    // was moved or dropped.
    guard firing.allSatisfy({ !$0.reasons.contains(.heldByQuietHours) }),
      skipped.allSatisfy({ $0.reasons == [.alreadyRecorded] }), let first = firing.first
    else { return nil }
    let set = schedule.recurrences
    guard set.excludedRecurrences.isEmpty else { return nil }
    var events: [CalendarEvent] = []
    var names: [String: Int] = [:]
    for recurrence in singleTimes(of: set) {
      guard let rule = CalendarRule(recurrence, from: first.timestamp) else { return nil }
      // Rules that begin on different days could otherwise have the same name.
      let before = names[rule.name, default: 0]
      names[rule.name] = before + 1
      let name = before == 0 ? rule.name : "\(rule.name) \(before + 1)"
      events.append(event(by: rule, name: name, of: recurrence, set, skipped))
    }
    events += try dates(of: set, after: start)
    guard !events.isEmpty else { return nil }
    guard let zone = set.zone, zone.identifier != "UTC", events.contains(where: \.isLocal) else { return (events, nil) }
    // The component must cover the earliest event, which may begin before the zone's first transition.
    let earliest = events.compactMap { $0.moment(in: zone) }.min() ?? start
    guard let component = CalendarZone(zone, from: earliest) else { return nil }
    return (events, component)
  }

  /// Returns one recurrence for each time of day, because BYDAY is more widely supported by calendar apps than BYHOUR.
  private func singleTimes(of set: RecurrenceSet) -> [Recurrence] {
    guard case .cadence(let cadence) = schedule, cadence.timeCount > 1 else { return set.recurrences }
    return cadence.times.flatMap { time in
      (try? Cadence(cadence.frequency, at: time, anchor: cadence.anchor, zone: cadence.zone).recurrences.recurrences)
        ?? []
    }
  }

  private func event(
    by rule: CalendarRule, name: String, of recurrence: Recurrence, _ set: RecurrenceSet,
    _ skipped: [PlanExplanation.SkippedCandidate]
  ) -> CalendarEvent {
    let answered = Set(skipped.compactMap(\.timestamp))
    let exceptions = rule.exceptions(excluded: set.excludedDates, answered: answered)
    let zone = recurrence.zone
    return CalendarEvent(
      stamp: stamp, uid: CalendarEncoder.uid("reminder", of: "\(zone?.identifier ?? "") \(name)"), start: rule.start,
      zoneIdentifier: zone?.identifier, rule: rule.text, exceptions: exceptions, title: title, body: body,
      category: Kind.reminder.rawValue)
  }

  /// Returns an event for each of the schedule's single dates that isn't covered by a rule, however far in the future.
  private func dates(of set: RecurrenceSet, after start: Timestamp) throws(PlanError) -> [CalendarEvent] {
    let clock = set.zone ?? .utc
    let moments = set.dates.compactMap { time in
      switch time {
      case .date(let date): clock.timestamp(for: CivilDateTime(date: date, time: set.timeOfDay))
      case .local(let civil): clock.timestamp(for: civil)
      case .utc(let moment): moment
      }
    }
    var events: [CalendarEvent] = []
    for moment in Set(moments).sorted() where moment > start {
      let before = moment.advanced(bySeconds: -1)
      let isByRule = set.recurrences.contains { $0.next(after: before)?.timestamp == moment }
      guard !isByRule, let slot = set.next(after: before), slot.timestamp == moment else { continue }
      // Quiet hours may delay or drop the date, and excluded dates don't produce an event.
      let next = try reminders(after: before, count: 1).occurrences.first
      if let next, next.slot == slot.slot { events.append(event(for: next)) }
    }
    return events
  }
}

extension CalendarEvent {
  /// A Boolean value indicating whether the start is a local time in a time zone.
  fileprivate var isLocal: Bool {
    if case .local = start { zoneIdentifier != nil } else { false }
  }

  /// Returns the time at which the event starts, or `nil` for a date.
  fileprivate func moment(in zone: Zone) -> Timestamp? {
    switch start {
    case .date: nil
    case .local(let civil): zone.timestamp(for: civil)
    case .utc(let timestamp): timestamp
    }
  }
}
