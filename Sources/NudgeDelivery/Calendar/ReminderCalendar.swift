public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// Writes the reminders of a schedule as an iCalendar object: by rules where the schedule is one, so that calendar apps go on by
/// themselves.
///
/// An event by rule begins with the next reminder, so that no past is made up; of COUNT it has what is left. Where a rule would not say
/// the same in every app, the next reminders are told one by one instead: where quiet hours hold or drop any, where elapsed time is
/// stepped, where RFC 5545 alone has no words for it, such as SKIP, and where it is read differently.
///
/// Milestones are not in it, since nobody knows them yet; nor is anything a person wrote.
///
/// Source: RFC 5545 <https://www.rfc-editor.org/rfc/rfc5545>
public struct ReminderCalendar: Hashable, Sendable {
  /// When reminders come.
  public var outlook: Outlook
  /// The first line of each.
  public var title: String
  /// What follows it; may be empty.
  public var body: String
  /// How many are told where there is no rule; at least 1.
  public var count: Int

  /// So many reminders ahead are looked at before a rule is trusted to say the same.
  static let lookahead = 400

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - outlook: When reminders come.
  ///   - title: The first line of each, such as the reminder's private text.
  ///   - body: What follows it; may be empty.
  ///   - count: How many are told where there is no rule; at least 1.
  public init(_ outlook: Outlook, title: String, body: String, count: Int) {
    precondition(count >= 1, "a calendar has at least one component")
    self.outlook = outlook
    self.title = title
    self.body = body
    self.count = count
  }

  /// The object.
  ///
  /// - Parameter now: The moment after which reminders are wanted, which is also when the object was made. UTC.
  /// - Returns: The object, whose lines end with CR LF; empty where no reminder comes any more.
  /// - Complexity: That of finding 400 reminders, times the number of times of day.
  public func text(after now: Timestamp) -> String {
    let reminders = outlook.plan(after: now, reminderCount: max(count, Self.lookahead))
    let firing = reminders.occurrences.filter { $0.kind == .reminder }
    guard !firing.isEmpty else { return "" }
    var zone: CalendarZone?
    let events: [CalendarEvent]
    if let rules = rules(firing, reminders.skipped, now: now) {
      events = rules.events
      zone = rules.zone
    } else {
      events = firing.prefix(count).map { event(for: $0, now: now) }
    }
    var text = CalendarText()
    CalendarEncoder.begin(&text)
    zone?.write(to: &text)
    for event in events { event.write(to: &text) }
    CalendarEncoder.end(&text)
    return text.text
  }

  // MARK: One by one

  private func event(for reminder: PlannedOccurrence, now: Timestamp) -> CalendarEvent {
    let local = reminder.timestamp.civil(at: reminder.offset)
    let start: CalendarTime =
      if outlook.schedule.isWholeDay {
        .date(local.date)
      } else if outlook.schedule.isFloating {
        .local(local)
      } else {
        .utc(reminder.timestamp)
      }
    return CalendarEvent(
      stamp: now, uid: uid(reminder.id.rawValue), start: start, title: title, body: body,
      category: Kind.reminder.rawValue)
  }

  private func uid(_ name: String) -> String {
    let set = outlook.schedule.recurrences
    let spelling = set.recurrences.map { "\($0.rule) \($0.start)" } + set.dates.map(\.description)
    return CalendarEncoder.uid(name, of: "\(set.zone?.identifier ?? "") \(spelling.joined(separator: " "))")
  }

  // MARK: By rules

  /// The events by rule, and the zone whose clocks they are told on.
  ///
  /// - Returns: `nil` where rules would not say the same.
  private func rules(
    _ firing: [PlannedOccurrence], _ skipped: [SkippedCandidate], now: Timestamp
  ) -> (events: [CalendarEvent], zone: CalendarZone?)? {
    // What is recorded answers slots at the beginning, which are left out; whatever else is moved or dropped, no rule says.
    guard firing.allSatisfy({ !$0.reasons.contains(.heldByQuietHours) }),
      skipped.allSatisfy({ $0.kind != .reminder || $0.reasons == [.alreadyRecorded] }), let first = firing.first
    else { return nil }
    let set = outlook.schedule.recurrences
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
    events += dates(of: set, now: now)
    guard !events.isEmpty else { return nil }
    guard let zone = set.zone, zone.identifier != "UTC", events.contains(where: \.isLocal) else { return (events, nil) }
    // Calendar apps read an event that began before the zone's first change as well.
    let start = events.compactMap { $0.moment(in: zone) }.min() ?? now
    guard let component = CalendarZone(zone, from: start) else { return nil }
    return (events, component)
  }

  /// The recurrences, one for each time of day: apps know BYDAY better than BYHOUR.
  private func singleTimes(of set: RecurrenceSet) -> [Recurrence] {
    guard case .cadence(let cadence) = outlook.schedule, cadence.timeCount > 1 else { return set.recurrences }
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
  private func dates(of set: RecurrenceSet, now: Timestamp) -> [CalendarEvent] {
    let clock = set.zone ?? .utc
    let moments = set.dates.compactMap { time in
      switch time {
      case .date(let date): clock.timestamp(for: CivilDateTime(date: date, time: set.timeOfDay))
      case .local(let civil): clock.timestamp(for: civil)
      case .utc(let moment): moment
      }
    }
    return Set(moments).sorted().compactMap { moment in
      let before = moment.advanced(bySeconds: -1)
      let isByRule = set.recurrences.contains { $0.next(after: before)?.timestamp == moment }
      guard moment > now, !isByRule, let slot = set.next(after: before), slot.timestamp == moment else { return nil }
      // Quiet hours may hold it, or drop it; what is excluded is none.
      let reminders = outlook.plan(after: before, reminderCount: 1).occurrences.filter { $0.kind == .reminder }
      return reminders.first { $0.slot == slot.slot }.map { event(for: $0, now: now) }
    }
  }
}

extension CalendarEvent {
  /// Whether it is told on the clocks of a zone.
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
