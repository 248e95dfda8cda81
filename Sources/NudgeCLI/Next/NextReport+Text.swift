internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

extension NextReport {
  /// Returns the report as text: the schedule, the progress, and the upcoming and skipped notifications.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that contains the phrases.
  ///   - locale: The reader's locale.
  ///   - explains: Whether to include the reasons for each line.
  /// - Returns: Lines that each end with a newline.
  /// - Throws: `ComposeError` if a phrase is missing from the catalog, or if ICU can't format a date.
  func text(catalog: Catalog, locale: LocaleTag, explains: Bool) throws(ComposeError) -> String {
    var words = OutputWords(.next, in: catalog, locale: locale.beside(schedule.recurrences.recurrences))
    words.plan = words.plan.adapted(to: person, on: schedule)
    let pace = forecast.progress?.pace
    var lines = [Terminal.bold(try headline(words))]
    if let progress = forecast.progress { lines.append(try summary(progress, words)) }
    for milestone in forecast.earned {
      let what = try words.plan.name(of: milestone.kind, threshold: milestone.threshold)
      lines.append(try words.say("reached", ["what": what, "date": try words.plan.date(milestone.on)]))
    }
    if schedule.isFloating {
      let moment = try words.plan.moment(now, here.offset(at: now))
      lines.append(
        Terminal.dim(
          try words.say("floating", ["moment": moment, "zone": here.identifier, "option": "--time-zone"])))
    }
    lines.append("")
    if forecast.occurrences.isEmpty {
      let phrase = !fits ? "nothing-fits" : schedule.next(after: start) == nil ? "rule-ended" : "nothing-comes"
      lines.append("  \(try words.say(phrase))")
    }
    lines += Columns.aligned(
      try forecast.occurrences.map { occurrence throws(ComposeError) in
        [
          try moment(occurrence.timestamp, occurrence.offset, words),
          try words.plan.name(of: occurrence.kind, threshold: occurrence.threshold),
          try words.plan.text(
            occurrence.reasons.filter { explains || $0 != .slot }, of: occurrence.id, at: occurrence.local, pace: pace),
        ]
      })
    if explains || forecast.occurrences.isEmpty {
      lines += try words.list(forecast.skipped, under: "not-coming", merges: true) {
        timestamp, offset throws(ComposeError) in
        try moment(timestamp, offset, words)
      }
    }
    if explains { lines += [""] + (try explanation(words)).map { Terminal.dim($0) } }
    return (lines.joined(separator: "\n") + "\n").withOrdinarySpaces
  }

  /// The maximum number of `--also` and `--exclude` dates to list in the first line.
  private static let mostDatesNamed = 5

  /// A Boolean value indicating whether the rules produce any occurrence after their start, even if none is left.
  private var fits: Bool {
    guard case .recurrences(let set) = schedule, !set.recurrences.isEmpty, set.dates.isEmpty else { return true }
    return set.recurrences.contains { recurrence in
      let endless = try? Recurrence(recurrence.rule.endless, start: recurrence.start, zone: recurrence.zone)
      return endless?.next(after: .min) != nil
    }
  }

  /// Formats a candidate's moment, or only its date if the schedule consists of whole days.
  private func moment(
    _ timestamp: Timestamp, _ offset: UTCOffset, _ words: OutputWords
  ) throws(ComposeError) -> String {
    schedule.isWholeDay
      ? try words.plan.date(timestamp.civil(at: offset).date) : try words.plan.moment(timestamp, offset)
  }

  /// Returns the first line, such as `Every week on Sunday at 8:00 PM, America/New_York (zone data 2026f)`.
  private func headline(_ words: OutputWords) throws(ComposeError) -> String {
    var parts = [try sentence(of: schedule.recurrences, words)]
    if schedule.isFloating {
      parts.append(try words.say("any-zone"))
    } else if zone != .utc {
      parts.append(try words.zone(zone.identifier, release: zone.dataVersion))
    }
    for window in person.preferences.quietHours { parts.append(try quiet(window, words)) }
    return try withDates(words.joined(parts, by: "two-parts"), words)
  }

  /// Returns a description of quiet hours, such as `quiet from 10:00 PM to 8:00 AM on Saturday and Sunday`.
  private func quiet(_ window: DailyWindow, _ words: OutputWords) throws(ComposeError) -> String {
    var arguments: MessageArguments = [:]
    var phrase = "quiet-all-day"
    // A window with equal bounds on certain weekdays lasts a whole day only if it begins at midnight.
    if window.start != window.end || (window.weekdays != .all && window.start != .midnight) {
      phrase = "quiet-hours"
      arguments["night"] = .text(window.end <= window.start ? "yes" : "no")
      arguments["from"] = PlanWording.value(of: window.start)
      arguments["to"] = PlanWording.value(of: window.end)
    }
    if window.weekdays != .all {
      phrase += "-on"
      arguments["weekdays"] = .text(try words.schedules.onWeekdays(window.weekdays))
    }
    return try words.say(phrase, arguments)
  }

  /// Returns a description of the rules, such as `Every 2 weeks on Monday and Thursday at 9:00 AM`.
  private func sentence(of set: RecurrenceSet, _ words: OutputWords) throws(ComposeError) -> String {
    try words.joined(words.schedules.texts(set.recurrences), by: "two-rules").capitalizedFirst
  }

  /// Returns the first line with the dates that are added to the rules or excluded.
  private func withDates(_ line: String, _ words: OutputWords) throws(ComposeError) -> String {
    let set = schedule.recurrences
    var sentence = line
    for (phrase, dates) in [("also", set.dates), ("except", set.excludedDates)] where !dates.isEmpty {
      var named = try dates.prefix(Self.mostDatesNamed).map { time throws(ComposeError) in try text(of: time, words) }
      let more = dates.count - named.count
      if more > 0 { named.append(try words.say("more-dates", ["n": .integer(Int64(more))])) }
      sentence = try words.say(phrase, ["first": sentence, "dates": try words.list(named)])
    }
    return sentence
  }

  private func summary(_ progress: AchievementSummary, _ words: OutputWords) throws(ComposeError) -> String {
    guard progress.count > 0 || progress.lastOn != nil else { return try words.say("nothing-recorded") }
    var parts = [try words.plan.name(of: .countMilestone, threshold: progress.count)]
    parts.append(
      progress.currentStreak > 0
        ? try words.say(
          "progress-streak",
          ["n": .integer(Int64(progress.currentStreak)), "unit": .text(forecast.streakPeriod.rawValue)])
        : try words.say("progress-no-streak"))
    if progress.longestStreak > progress.currentStreak {
      parts.append(try words.say("progress-longest", ["length": try words.plan.length(progress.longestStreak)]))
    }
    if let lastOn = progress.lastOn {
      parts.append(try words.say("progress-last", ["date": try words.plan.date(lastOn)]))
    }
    return try words.say("progress", ["text": try words.joined(parts, by: "two-parts")])
  }

  /// Returns a rule's start, or an added or excluded time: a date, or a local time.
  private func text(of time: CalendarTime, _ words: OutputWords) throws(ComposeError) -> String {
    switch time {
    case .date(let date): try words.plan.date(date)
    case .local(let civil): try words.plan.moment(civil.timestamp(at: .utc), .utc)
    case .utc(let timestamp): try words.plan.moment(timestamp, zone.offset(at: timestamp))
    }
  }

  private func explanation(_ words: OutputWords) throws(ComposeError) -> [String] {
    var lines: [String] = []
    // Above a floating schedule, another line already contains the time.
    if !schedule.isFloating {
      let moment = try words.plan.moment(now, zone.offset(at: now))
      lines.append(try words.say("asked-at", ["moment": moment, "zone": zone.identifier]))
    }
    // A person without an anchor has a default one, which only matters to programs.
    for recurrence in schedule.recurrences.recurrences where anchor != Person.defaultAnchor {
      lines.append(
        try words.say(
          "rule", ["rule": recurrence.rule.description, "moment": try text(of: recurrence.start, words)]))
    }
    if person.preferences.dayStart != .midnight {
      lines.append(
        try words.say("day-start", ["from": PlanWording.value(of: person.preferences.dayStart.start)]))
    }
    return lines
  }
}
