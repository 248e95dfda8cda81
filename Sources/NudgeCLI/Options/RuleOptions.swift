internal import ArgumentParser
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// The options that schedule reminders by a recurrence rule.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      RFC 5545 recurrence rule, such as "FREQ=MONTHLY;BYDAY=-1FR" for the last Friday of each month. Replaces --frequency.
      """, valueName: "rule"))
  var rule: String?

  @Option(
    help: ArgumentHelp(
      """
      Start of the rule, such as 2026-11-01T09:00:00, or a date for all-day reminders. Without --time-zone, it \
      is the local time in any time zone, or in UTC if it has an offset. Requires --rule. (default: today at 20:00)
      """, valueName: "time"),
    transform: Choices.calendarTime)
  var start: CalendarTime?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Times or dates to leave out, separated by commas. Requires --rule.", valueName: "time"),
    transform: Choices.calendarTimes)
  var exclude: [[CalendarTime]] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Times to add, or dates, which use the start's time of day, separated by commas. Requires --rule.",
      valueName: "time"),
    transform: Choices.calendarTimes)
  var also: [[CalendarTime]] = []

  func validate() throws {
    if rule == nil {
      for (name, isGiven) in [("--start", start != nil), ("--exclude", !exclude.isEmpty), ("--also", !also.isEmpty)]
      where isGiven {
        throw ValidationError("\(name) requires --rule, such as --rule \"FREQ=DAILY\".")
      }
    } else {
      _ = try parsedRule()
      let isTimed = also.flatMap(\.self).contains { if case .date = $0 { false } else { true } }
      if case .date = start, isTimed {
        throw ValidationError("--start is a whole day, so --also must be a date without a time.")
      }
    }
  }

  /// The name of the option that contains a timestamp in UTC, or `nil` if neither does.
  var momentOption: String? {
    func hasMoment(_ times: [[CalendarTime]]) -> Bool {
      times.contains { $0.contains { if case .utc = $0 { true } else { false } } }
    }
    return hasMoment(also) ? "--also" : hasMoment(exclude) ? "--exclude" : nil
  }

  /// A Boolean value indicating whether the start is a local time or date, without an offset or time zone.
  var startFloats: Bool {
    switch start {
    case .date, .local: true
    case .utc, nil: false
    }
  }

  /// Returns the rule's recurrences, or `nil` if no rule was given.
  ///
  /// - Parameters:
  ///   - zone: The time zone of the recurrences, or `nil` for a floating start.
  ///   - today: The date on which the rule begins if no start was given.
  ///   - notes: Writes a note about each exclusion that has no effect.
  /// - Returns: A set that contains the rule, the added times and the excluded times.
  /// - Throws: `ValidationError` if the rule is invalid, or if it requires times of day but the start is a whole day.
  func recurrences(in zone: Zone?, today: CivilDate, _ notes: NoteWriter) throws -> RecurrenceSet? {
    guard let rule = try parsedRule() else { return nil }
    let start = try start ?? .local(CivilDateTime(date: today, time: try TimeOfDay(hour: 20, minute: 0)))
    let recurrence: Recurrence
    do throws(RecurrenceError) { recurrence = try Recurrence(rule, start: start, zone: zone) } catch {
      switch error {
      case .countTooCostly(let count):
        throw ValidationError("--rule: COUNT=\(count) takes too long to count with this rule; use UNTIL instead.")
      case .elapsedFromWholeDay(let frequency):
        throw ValidationError(
          "--start is a whole day, but FREQ=\(frequency.rawValue) requires a time, such as --start 2026-11-01T09:00:00."
        )
      case .timesOfWholeDay(let part):
        throw ValidationError(
          "--start is a whole day, but \(part.rawValue) requires a time, such as --start 2026-11-01T09:00:00."
        )
      }
    }
    try note(exclusionsBeside: recurrence, notes)
    return RecurrenceSet(recurrence, dates: also.flatMap(\.self), excludedDates: exclude.flatMap(\.self))
  }

  /// Writes a note about each excluded time or date on which neither the rule nor an added time falls.
  private func note(exclusionsBeside recurrence: Recurrence, _ notes: NoteWriter) throws {
    let set = RecurrenceSet(recurrence, dates: also.flatMap(\.self))
    for time in exclude.flatMap(\.self) {
      // A date without a time begins at midnight.
      guard let moment = RecurrenceSet([], dates: [time], zone: recurrence.zone).next(after: .min)?.timestamp else {
        continue
      }
      let next = set.next(after: moment.advanced(bySeconds: -1))
      let isHit = if case .date(let date) = time { next?.slot.date == date } else { next?.timestamp == moment }
      if !isHit { try notes.write(.excludedInVain(time.iso8601)) }
    }
  }

  private func parsedRule() throws -> RecurrenceRule? {
    guard let rule else { return nil }
    do throws(RecurrenceRule.ParseError) { return try RecurrenceRule(rule.inASCIIForms) } catch {
      var message = "--rule: \(error.description.forTerminal)"
      if let column = error.column { message += "\n" + Excerpt.lines(of: rule, at: column) }
      throw ValidationError(message)
    }
  }
}
