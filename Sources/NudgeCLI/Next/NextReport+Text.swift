internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension NextReport {
  /// The answer for people: what was asked, what is recorded, what comes, and what does not.
  ///
  /// - Parameters:
  ///   - locale: Whose form dates and times take.
  ///   - explains: Whether every line says why.
  ///   - isCountedFromToday: Whether the days hang on an anchor that was not given.
  /// - Returns: Lines, each with its break.
  /// - Throws: `RenderError` where ICU cannot write a date.
  func text(locale: LocaleTag, explains: Bool, isCountedFromToday: Bool) throws -> String {
    let dates = DateWriter(locale: locale)
    var lines = [Terminal.bold(try headline(dates, RecurrenceWording(locale: locale)))]
    if let progress = outlook.progress { lines.append(try summary(progress, dates)) }
    for milestone in earned {
      let what = try name(milestone.kind, milestone.threshold, dates)
      lines.append("Reached: \(what) on \(try dates.date(milestone.on)).")
    }
    if isCountedFromToday, let anchor {
      let option =
        if case .cadence = outlook.schedule { "--anchor fixes another day" } else { "--start fixes another time" }
      lines.append(Terminal.dim("Counted from today, \(try dates.date(anchor)); \(option)."))
    }
    if outlook.schedule.isFloating {
      let clock = zone.civil(at: now)
      let there = "\(try dates.date(clock.date)), \(try dates.time(clock.time))"
      lines.append(Terminal.dim("As if the clock showed \(there) now; --time-zone says where it is."))
    }
    lines.append("")
    if plan.occurrences.isEmpty { lines.append("  \(emptiness)") }
    lines += Columns.aligned(
      try plan.occurrences.map { occurrence in
        let slot = try occurrence.slot.map { try dates.time($0.time) }
        let note = try occurrence.reasons.filter { explains || $0 != .slot }.map { try wording($0, dates, slot: slot) }
        return [
          try moment(occurrence.timestamp, occurrence.offset, dates),
          try name(occurrence.kind, occurrence.threshold, dates),
          note.joined(separator: "; "),
        ]
      })
    if !plan.skipped.isEmpty {
      lines += ["", Terminal.bold("Not coming")]
      lines += Columns.aligned(
        try plan.skipped.prefix(Self.mostSkippedShown).map { candidate in
          var moment = ""
          if let timestamp = candidate.timestamp, let offset = candidate.offset {
            moment = try self.moment(timestamp, offset, dates)
          }
          return [
            moment, try name(candidate.kind, candidate.threshold, dates),
            try candidate.reasons.map { try wording($0, dates) }.joined(separator: "; "),
          ]
        })
      let more = plan.skipped.count - Self.mostSkippedShown
      if more > 0 { lines.append(Terminal.dim("  and \(try dates.number(more)) more, which --format json lists")) }
    }
    if explains {
      lines += ["", Terminal.dim(try explanation(dates))]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The most dates of `--also` and `--exclude` that are named in the first line.
  private static let mostDatesNamed = 5
  /// The most candidates left out that are shown; a rule of minutes has hundreds in a night.
  private static let mostSkippedShown = 50

  /// What is said where nothing comes.
  private var emptiness: String {
    guard case .recurrences(let set) = outlook.schedule, !set.recurrences.isEmpty, set.dates.isEmpty else {
      return "Nothing is coming."
    }
    let never = set.recurrences.allSatisfy { recurrence in
      let endless = try? Recurrence(recurrence.rule.endless, start: recurrence.start, zone: recurrence.zone)
      return endless?.next(after: .min) == nil
    }
    return never ? "Nothing is coming: no time that there is fits the rule." : "Nothing is coming."
  }

  /// When something comes, as far as it is known: of a whole day its date.
  private func moment(_ timestamp: Timestamp, _ offset: UTCOffset, _ dates: DateWriter) throws -> String {
    outlook.schedule.isWholeDay
      ? try dates.date(timestamp.civil(at: offset).date) : try dates.dateTime(timestamp, offset)
  }

  /// What was asked for, such as `Every Sunday at 8:00 PM, America/New_York (zone data 2026f)`.
  private func headline(_ dates: DateWriter, _ wording: RecurrenceWording) throws -> String {
    var parts: [String]
    switch outlook.schedule {
    case .cadence(let cadence): parts = [try Self.wording(cadence, dates)]
    case .recurrences(let set): parts = [try sentence(of: set, wording)]
    }
    if outlook.schedule.isFloating {
      parts.append("in any time zone")
    } else if zone != .utc {
      parts.append("\(zone.identifier) (zone data \(zone.dataVersion ?? "of an unknown release"))")
    }
    for window in outlook.quietHours {
      let days = window.weekdays == .all ? "" : " on \(Self.list(Self.names(window.weekdays)))"
      parts.append("quiet from \(try dates.time(window.start)) to \(try dates.time(window.end))\(days)")
    }
    return parts.joined(separator: ", ")
  }

  /// What rules say, such as `Every 2 weeks on Monday and Thursday at 9:00 AM`, with what was added and left out beside them.
  private func sentence(of set: RecurrenceSet, _ wording: RecurrenceWording) throws -> String {
    let rules = try set.recurrences.map { try wording.text($0) }
    var sentence = rules.joined(separator: "; ").capitalizedASCII
    for (word, dates) in [("also", set.dates), ("except", set.excludedDates)] where !dates.isEmpty {
      let more = dates.count - Self.mostDatesNamed
      let named = dates.prefix(Self.mostDatesNamed).map(\.iso8601) + (more > 0 ? ["\(more) more"] : [])
      sentence += "; \(word) \(Self.list(named))"
    }
    return sentence
  }

  private static func names(_ weekdays: WeekdaySet) -> [String] {
    weekdays.weekdays.map { String(describing: $0).capitalizedASCII }
  }

  /// When a cadence falls, such as `Every Sunday at 8:00 PM`.
  private static func wording(_ cadence: Cadence, _ dates: DateWriter) throws -> String {
    let days =
      switch cadence.frequency {
      case .everyDays(1): "Every day"
      case .everyDays(let interval): "Every \(interval) days"
      case .weekly(.workingDays): "Monday to Friday"
      case .weekly(let weekdays): "Every \(list(names(weekdays)))"
      case .monthly(31): "On the last day of every month"
      case .monthly(let day):
        day > 28 ? "On day \(day) of every month, or its last" : "On day \(day) of every month"
      }
    return "\(days) at \(list(try cadence.times.map { try dates.time($0) }))"
  }

  private func summary(_ progress: Progress, _ dates: DateWriter) throws -> String {
    guard progress.count > 0 || progress.lastOn != nil else { return "Nothing is recorded yet." }
    var parts = [try dates.number(progress.count, "achievement", "achievements")]
    parts.append(
      progress.currentStreak > 0
        ? "a streak of \(try periods(progress.currentStreak, dates))" : "no streak stands")
    if progress.longestStreak > progress.currentStreak {
      parts.append("the longest \(try periods(progress.longestStreak, dates))")
    }
    if let lastOn = progress.lastOn { parts.append("the last on \(try dates.date(lastOn))") }
    return parts.joined(separator: ", ") + "."
  }

  private func explanation(_ dates: DateWriter) throws -> String {
    let place = outlook.schedule.isFloating ? "as if in UTC" : "\(zone.civil(at: now)) in \(zone.identifier)"
    var parts = ["Asked at \(now) (\(place))."]
    let set = outlook.schedule.recurrences
    for recurrence in set.recurrences {
      parts.append("Rule: \(recurrence.rule) from \(recurrence.start.iso8601).")
    }
    if !set.dates.isEmpty { parts.append("Also: \(set.dates.map(\.iso8601).joined(separator: ", ")).") }
    if !set.excludedDates.isEmpty {
      parts.append("Except: \(set.excludedDates.map(\.iso8601).joined(separator: ", ")).")
    }
    if case .cadence(let cadence) = outlook.schedule { parts.append("Days are counted from \(cadence.anchor).") }
    if outlook.streakDay != .midnight {
      parts.append("A day begins at \(outlook.streakDay.start); what is recorded before counts for the day before.")
    }
    return parts.joined(separator: " ")
  }

  /// A streak's length, such as `7 days`, or `7 weeks` where those are counted.
  private func periods(_ length: Int, _ dates: DateWriter) throws -> String {
    outlook.streakPeriod == .day
      ? try dates.number(length, "day", "days") : try dates.number(length, "week", "weeks")
  }

  /// What a line is about, such as `reminder` or `streak of 7 days`.
  private func name(_ kind: Kind, _ threshold: Int?, _ dates: DateWriter) throws -> String {
    switch (kind, threshold) {
    case (.streakMilestone, let length?): "streak of \(try periods(length, dates))"
    case (.countMilestone, let count?): try dates.number(count, "achievement", "achievements")
    default: kind.rawValue
    }
  }

  /// What a reason says; `slot` is the time of day that the cadence names.
  private func wording(_ reason: Reason, _ dates: DateWriter, slot: String? = nil) throws -> String {
    switch reason {
    case .slot:
      if case .cadence = outlook.schedule { "the cadence names this day and time" } else { "the rule names it" }
    case .shiftedByClockChange: "the clocks skip \(slot ?? "its time") that day"
    case .secondOfRepeatedTime: "the clocks show \(slot ?? "its time") twice that day; this is the second"
    case .firstOfRepeatedTime: "the clocks show \(slot ?? "its time") twice that day; this is the first"
    case .heldByQuietHours: "held from \(slot ?? "its time") to the end of the quiet hours"
    case .droppedByQuietHours: "the quiet hours leave no room for it"
    case .alreadyRecorded: "something is recorded in its period already"
    case .ifRecordedDaily: "expected, if something is recorded each day"
    case .ifRecordedWeekly: "expected, if something is recorded each week"
    case .atRecentPace: "expected\(try paceWording(dates))"
    case .oneAReminder: "expected, with one achievement a reminder"
    case .noRecentPace: "no date: nothing was recorded in the last 30 days"
    case .tooManyRemindersAhead: "no date: it is more reminders away than are ahead"
    case .tooFarAhead: "no date: it is past the year 9999"
    default: reason.rawValue
    }
  }

  private func paceWording(_ dates: DateWriter) throws -> String {
    guard let pace = outlook.progress?.pace else { return "" }
    let days = pace.days == 1 ? "today" : "in the last \(pace.days) days"
    return ", at the pace of \(try dates.number(pace.count)) \(days)"
  }

  private static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
