internal import ArgumentParser
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// The options that schedule reminders by a recurrence rule.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      """
      RFC 5545 recurrence rule, such as "FREQ=MONTHLY;BYDAY=-1FR" for the last Friday of each month. Replaces --frequency. Lines \
      with DTSTART, RRULE, RDATE and EXDATE are read as well.
      """, valueName: "rule"))
  var givenRule: String?

  @Option(
    name: .customLong("start"),
    help: ArgumentHelp(
      """
      Start of the rule, such as 2026-11-01T09:00:00, or a date for all-day reminders. Without --time-zone, it \
      is the local time in any time zone, or in UTC if it has an offset. Requires --rule. (default: today at 20:00)
      """, valueName: "time"),
    transform: Choices.calendarTime)
  var givenStart: CalendarTime?

  @Option(
    name: .customLong("exclude"), parsing: .singleValue,
    help: ArgumentHelp(
      "Times or dates to leave out, separated by commas. Requires --rule.", valueName: "time"),
    transform: Choices.calendarTimes)
  var givenExclude: [[CalendarTime]] = []

  @Option(
    name: .customLong("also"), parsing: .singleValue,
    help: ArgumentHelp(
      "Times to add, or dates, which use the start's time of day, separated by commas. Requires --rule.",
      valueName: "time"),
    transform: Choices.calendarTimes)
  var givenAlso: [[CalendarTime]] = []

  /// The lines in `--rule`, or `nil` if it is only a rule.
  ///
  /// `validate()` reports lines that are invalid.
  private var lines: RuleLines? { givenRule.flatMap { try? RuleLines($0.inASCIIForms) } }

  /// The rule's text.
  var rule: String? { lines?.rule ?? givenRule }
  /// When the rule begins.
  var start: CalendarTime? { givenStart ?? lines?.start }
  /// The time zone in the lines of `--rule`.
  var zone: String? { lines?.zone }
  /// The excluded times, each with the option or line that contains it.
  private var exclude: [(time: CalendarTime, origin: String)] {
    givenExclude.flatMap(\.self).map { ($0, "--exclude") } + (lines?.exclude ?? []).map { ($0, "EXDATE") }
  }
  /// The added times, each with the option or line that contains it.
  private var also: [(time: CalendarTime, origin: String)] {
    givenAlso.flatMap(\.self).map { ($0, "--also") } + (lines?.also ?? []).map { ($0, "RDATE") }
  }
  /// The option or line that contains the start.
  var startOrigin: String { givenStart == nil && lines?.start != nil ? "DTSTART" : "--start" }
  /// An example of a start that has a time of day.
  var timedStart: String {
    startOrigin == "DTSTART" ? "DTSTART:20261101T090000" : "--start 2026-11-01T09:00:00"
  }

  func validate() throws {
    if let givenRule, let lines = try RuleLines(givenRule.inASCIIForms), lines.start != nil, givenStart != nil {
      throw ValidationError("--rule already contains DTSTART; leave out --start.")
    }
    if rule == nil {
      for (name, isGiven) in [("--start", start != nil), ("--exclude", !exclude.isEmpty), ("--also", !also.isEmpty)]
      where isGiven {
        throw ValidationError("\(name) requires --rule, such as --rule \"FREQ=DAILY\".")
      }
    } else {
      _ = try parsedRule()
      let timed = also.first { if case .date = $0.time { false } else { true } }
      if case .date = start, let timed {
        throw ValidationError("\(startOrigin) is a whole day, so \(timed.origin) must be a date without a time.")
      }
    }
  }

  /// The name of the option or line that contains a timestamp in UTC, or `nil` if none does.
  var momentOption: String? {
    (also + exclude).first { if case .utc = $0.time { true } else { false } }?.origin
  }

  /// Checks that the lines in `--rule` are in one time zone.
  ///
  /// - Parameter timeZone: The value of `--time-zone`, or `nil` if it isn't given.
  /// - Throws: `ValidationError` that names both zones.
  func checkZones(with timeZone: String?) throws { try lines?.checkZones(with: timeZone) }

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
          "\(startOrigin) is a whole day, but FREQ=\(frequency.rawValue) requires a time, such as \(timedStart).")
      case .timesOfWholeDay(let part):
        throw ValidationError(
          "\(startOrigin) is a whole day, but \(part.rawValue) requires a time, such as \(timedStart).")
      }
    }
    try note(exclusionsBeside: recurrence, notes)
    return RecurrenceSet(recurrence, dates: also.map(\.time), excludedDates: exclude.map(\.time))
  }

  /// Writes a note about each excluded time or date on which neither the rule nor an added time falls.
  private func note(exclusionsBeside recurrence: Recurrence, _ notes: NoteWriter) throws {
    let set = RecurrenceSet(recurrence, dates: also.map(\.time))
    for (time, origin) in exclude {
      // A date without a time begins at midnight.
      guard let moment = RecurrenceSet([], dates: [time], zone: recurrence.zone).next(after: .min)?.timestamp else {
        continue
      }
      let next = set.next(after: moment.advanced(bySeconds: -1))
      let isHit = if case .date(let date) = time { next?.slot.date == date } else { next?.timestamp == moment }
      if !isHit { try notes.write(.excludedInVain(time.iso8601, option: origin)) }
    }
  }

  private func parsedRule() throws -> RecurrenceRule? {
    guard let rule else { return nil }
    do throws(RecurrenceRule.ParseError) { return try RecurrenceRule(rule.inASCIIForms) } catch {
      var message = "--rule: \(error.description.forTerminal)"
      if error.part == .calendarScale { message += " " + Choices.datesOfAnotherCalendar }
      if let column = error.column { message += "\n" + Excerpt.lines(of: rule, at: column) }
      throw ValidationError(message)
    }
  }
}
