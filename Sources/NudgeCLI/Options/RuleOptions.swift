internal import ArgumentParser
internal import NudgeText
internal import NudgeTime

/// When reminders come, as a rule of iCalendar.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      In place of --frequency: a recurrence rule of RFC 5545, such as "FREQ=MONTHLY;BYDAY=-1FR" for the last Friday of every \
      month.
      """, valueName: "rule"))
  var rule: String?

  @Option(
    help: ArgumentHelp(
      """
      With --rule: where it begins, such as 2026-11-01T09:00:00, or a date for whole days. Without --time-zone it floats: what \
      counts is the time on the clock, wherever that is. (default: today at 20:00)
      """, valueName: "time"),
    transform: Choices.calendarTime)
  var start: CalendarTime?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "With --rule: a time or a day to leave out, several with commas.", valueName: "time"),
    transform: Choices.calendarTimes)
  var exclude: [[CalendarTime]] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "With --rule: a further time, or a day at the time of the start, several with commas.", valueName: "time"),
    transform: Choices.calendarTimes)
  var also: [[CalendarTime]] = []

  func validate() throws {
    if rule == nil {
      for (name, isGiven) in [("--start", start != nil), ("--exclude", !exclude.isEmpty), ("--also", !also.isEmpty)]
      where isGiven {
        throw ValidationError("\(name) goes with --rule, such as --rule \"FREQ=DAILY\".")
      }
    } else {
      _ = try parsedRule()
      let isTimed = also.flatMap(\.self).contains { if case .date = $0 { false } else { true } }
      if case .date = start, isTimed {
        throw ValidationError("--start is a whole day, and so is what --also adds; leave out the time.")
      }
    }
  }

  /// The option that names a moment in UTC, if one does.
  var momentOption: String? {
    func hasMoment(_ times: [[CalendarTime]]) -> Bool {
      times.contains { $0.contains { if case .utc = $0 { true } else { false } } }
    }
    return hasMoment(also) ? "--also" : hasMoment(exclude) ? "--exclude" : nil
  }

  /// Whether the rule begins today only because no start was given.
  var isCountedFromToday: Bool { rule != nil && start == nil }

  /// Whether the start has neither an offset nor a zone of its own.
  var startFloats: Bool {
    switch start {
    case .date, .local: true
    case .utc, nil: false
    }
  }

  /// What recurs; `nil` without a rule.
  ///
  /// - Parameters:
  ///   - zone: Whose calendar and clocks; `nil` for a floating start.
  ///   - today: Where the rule begins without a start.
  /// - Returns: A set of the one rule.
  /// - Throws: A usage error: a rule that is none, or times of a whole day.
  func recurrences(in zone: Zone?, today: CivilDate) throws -> RecurrenceSet? {
    guard let rule = try parsedRule() else { return nil }
    let start = try start ?? .local(CivilDateTime(date: today, time: try TimeOfDay(hour: 20, minute: 0)))
    do throws(RecurrenceError) {
      let recurrence = try Recurrence(rule, start: start, zone: zone)
      warn(ofExclusionsBeside: recurrence)
      return RecurrenceSet(
        recurrence, dates: also.flatMap(\.self),
        excludedDates: exclude.flatMap(\.self)
      )
    } catch {
      switch error {
      case .countTooCostly(let count):
        throw ValidationError("--rule: COUNT=\(count) takes too long to count with this rule; end it with UNTIL.")
      case .elapsedFromWholeDay(let frequency):
        throw ValidationError(
          "--start is a whole day, and FREQ=\(frequency.rawValue) needs a time, such as --start 2026-11-01T09:00:00.")
      case .timesOfWholeDay(let part):
        throw ValidationError(
          "--start is a whole day, and \(part.rawValue) names times of day; give one, such as --start 2026-11-01T09:00:00."
        )
      }
    }
  }

  /// Says which times to leave out are no times of the rule.
  private func warn(ofExclusionsBeside recurrence: Recurrence) {
    let set = RecurrenceSet(recurrence)
    for time in exclude.flatMap(\.self) {
      if case .date = time { continue }
      guard let moment = RecurrenceSet([], dates: [time], zone: recurrence.zone).next(after: .min)?.timestamp,
        set.next(after: moment.advanced(bySeconds: -1))?.timestamp != moment, !also.flatMap(\.self).contains(time)
      else { continue }
      Terminal.complain("--exclude \(time.iso8601) leaves nothing out: it is no time of the rule")
    }
  }

  private func parsedRule() throws -> RecurrenceRule? {
    guard let rule else { return nil }
    do throws(RecurrenceRuleError) { return try RecurrenceRule(rule) } catch {
      var message = "--rule: \(error.description.forTerminal)"
      if let column = error.column { message += "\n" + Excerpt.lines(of: rule, at: column) }
      throw ValidationError(message)
    }
  }
}
