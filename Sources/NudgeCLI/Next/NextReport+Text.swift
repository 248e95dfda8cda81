internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

extension NextReport {
  /// Returns the report as text: the schedule, the progress, what comes, and what does not.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, which contains the phrases of the first line.
  ///   - locale: The locale for dates and times.
  ///   - explains: Whether to give the reasons for every line.
  ///   - isCountedFromToday: Whether the days depend on an anchor that was not given.
  /// - Returns: Lines that each end with a line feed.
  /// - Throws: `RenderError` if ICU cannot format a date, or `ComposeError` if the catalog lacks a phrase.
  func text(catalog: Catalog, locale: LocaleTag, explains: Bool, isCountedFromToday: Bool) throws -> String {
    let dates = DateWriter(locale: locale)
    let pace = try paceWording(dates)
    // Many catalogs contain only notifications. A catalog needs phrases only to restate schedules in other words.
    let hasPhrases = catalog.template(of: RecurrenceWording.kind) != nil
    let wording = RecurrenceWording(
      catalog: hasPhrases ? catalog : .shipped, locale: locale, renderer: dates.renderer)
    var lines = [Terminal.bold(try headline(dates, wording))]
    if let progress = forecast.progress { lines.append(try summary(progress, dates)) }
    for milestone in forecast.earned {
      let what = try name(milestone.kind, milestone.threshold, dates)
      lines.append("Reached: \(what) on \(try dates.date(milestone.on)).")
    }
    if isCountedFromToday, let anchor {
      let option =
        if case .cadence = schedule { "--anchor fixes another day" } else { "--start fixes another time" }
      lines.append(Terminal.dim("Counted from today, \(try dates.date(anchor)); \(option)."))
    }
    if schedule.isFloating {
      let clock = zone.civil(at: now)
      let there = "\(try dates.date(clock.date)), \(try dates.time(clock.time))"
      lines.append(Terminal.dim("As if the clock showed \(there) now; --time-zone says where it is."))
    }
    lines.append("")
    if forecast.occurrences.isEmpty { lines.append("  \(emptiness)") }
    lines += Columns.aligned(
      try forecast.occurrences.map { occurrence in
        let slot = try occurrence.slot.map { try dates.time($0.time) }
        let reasons = occurrence.reasons.filter { explains || $0 != .slot }
        return [
          try moment(occurrence.timestamp, occurrence.offset, dates),
          try name(occurrence.kind, occurrence.threshold, dates),
          reasons.map { $0.wording(slot: slot, pace: pace) }.joined(separator: "; "),
        ]
      })
    lines += try Columns.notComing(
      forecast.skipped, heading: "Not coming", pace: pace, number: dates.number,
      moment: { try moment($0, $1, dates) }, name: { try name($0.kind, $0.threshold, dates) })
    if explains {
      lines += ["", Terminal.dim(try explanation(dates))]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The maximum number of dates of `--also` and `--exclude` that the first line lists.
  private static let mostDatesNamed = 5

  /// The text that is shown if nothing comes.
  private var emptiness: String {
    guard case .recurrences(let set) = schedule, !set.recurrences.isEmpty, set.dates.isEmpty else {
      return "Nothing is coming."
    }
    let never = set.recurrences.allSatisfy { recurrence in
      let endless = try? Recurrence(recurrence.rule.endless, start: recurrence.start, zone: recurrence.zone)
      return endless?.next(after: .min) == nil
    }
    return never ? "Nothing is coming: no time that there is fits the rule." : "Nothing is coming."
  }

  /// Formats the moment of a candidate, or its date if the schedule consists of whole days.
  private func moment(_ timestamp: Timestamp, _ offset: UTCOffset, _ dates: DateWriter) throws -> String {
    schedule.isWholeDay
      ? try dates.date(timestamp.civil(at: offset).date) : try dates.dateTime(timestamp, offset)
  }

  /// Returns the first line, such as `Every week on Sunday at 8:00 PM, America/New_York (zone data 2026f)`.
  private func headline(_ dates: DateWriter, _ wording: RecurrenceWording) throws -> String {
    var parts = [try sentence(of: schedule.recurrences, wording)]
    if schedule.isFloating {
      parts.append("in any time zone")
    } else if zone != .utc {
      parts.append("\(zone.identifier) (zone data \(zone.dataVersion ?? "of an unknown release"))")
    }
    for window in person.preferences.quietHours {
      let days = window.weekdays == .all ? "" : " on \(Self.list(Self.names(window.weekdays)))"
      parts.append("quiet from \(try dates.time(window.start)) to \(try dates.time(window.end))\(days)")
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the rules in words, such as `Every 2 weeks on Monday and Thursday at 9:00 AM`.
  ///
  /// Added and excluded dates follow.
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

  private func summary(_ progress: AchievementSummary, _ dates: DateWriter) throws -> String {
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
    let place = schedule.isFloating ? "as if in UTC" : "\(zone.civil(at: now)) in \(zone.identifier)"
    var parts = ["Asked at \(now) (\(place))."]
    let set = schedule.recurrences
    for recurrence in set.recurrences {
      parts.append("Rule: \(recurrence.rule) from \(recurrence.start.iso8601).")
    }
    if !set.dates.isEmpty { parts.append("Also: \(set.dates.map(\.iso8601).joined(separator: ", ")).") }
    if !set.excludedDates.isEmpty {
      parts.append("Except: \(set.excludedDates.map(\.iso8601).joined(separator: ", ")).")
    }
    if case .cadence(let cadence) = schedule { parts.append("Days are counted from \(cadence.anchor).") }
    if person.preferences.dayStart != .midnight {
      parts.append(
        "A day begins at \(person.preferences.dayStart.start); what is recorded before counts for the day before.")
    }
    return parts.joined(separator: " ")
  }

  /// Formats the length of a streak.
  private func periods(_ length: Int, _ dates: DateWriter) throws -> String {
    try dates.streak(length, forecast.streakPeriod)
  }

  /// Returns the subject of a line, such as `reminder` or `streak of 7 days`.
  private func name(_ kind: Kind, _ threshold: Int?, _ dates: DateWriter) throws -> String {
    switch (kind, threshold) {
    case (.streakMilestone, let length?): "streak of \(try periods(length, dates))"
    case (.countMilestone, let count?): try dates.number(count, "achievement", "achievements")
    default: kind.rawValue
    }
  }

  /// Returns the recent pace, such as `12 in the last 30 days`.
  private func paceWording(_ dates: DateWriter) throws -> String? {
    try forecast.progress?.pace.map { pace in
      "\(try dates.number(pace.count)) \(pace.days == 1 ? "today" : "in the last \(pace.days) days")"
    }
  }

  private static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
