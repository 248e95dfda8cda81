internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

extension YearReport {
  /// Returns the report as text: each year in order with its summary, then the figures of several years side by side.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that contains the phrases.
  ///   - locale: The reader's locale.
  ///   - isSummary: Whether to leave out the notifications and the entries.
  /// - Returns: Lines that each end with a newline.
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  func text(catalog: Catalog, locale: LocaleTag, isSummary: Bool) throws(ComposeError) -> String {
    let words = YearWords(OutputWords(.year, in: catalog, locale: locale))
    var blocks = try years.map { year throws(ComposeError) in
      try words.adapted(to: year).lines(of: year, isSummary: isSummary)
    }
    if years.count > 1 { blocks.append(try words.comparison(of: years)) }
    return (blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n\n") + "\n").withOrdinarySpaces
  }
}

/// The wording of a simulated year, which its text and its page share.
struct YearWords {
  private(set) var words: OutputWords

  init(_ words: OutputWords) { self.words = words }

  /// Returns the wording for the person of a year.
  func adapted(to year: SimulatedYear) -> YearWords {
    var adapted = self
    adapted.words.plan = words.plan.adapted(to: year.person, on: year.plan.schedule)
    // A summary names the month that it counts, which is Gregorian.
    if year.notifications.contains(where: { $0.request.kind.countedPeriod != nil }) {
      adapted.words.plan = adapted.words.plan.besideGregorianMonths
    }
    return adapted
  }

  func say(_ phrase: String, _ arguments: MessageArguments = [:]) throws(ComposeError) -> String {
    try words.say(phrase, arguments)
  }

  /// Returns a phrase with a number of notifications or texts.
  func say(_ phrase: String, n: Int) throws(ComposeError) -> String { try say(phrase, ["n": .integer(Int64(n))]) }

  /// Returns a phrase with a number of days.
  func say(_ phrase: String, days: Int) throws(ComposeError) -> String {
    try say(phrase, ["days": .integer(Int64(days))])
  }

  // MARK: Parts that the page also contains

  /// Returns when the person is reminded, such as `Reminders: every day at 8:00 PM; Europe/Berlin`.
  func schedule(of year: SimulatedYear) throws(ComposeError) -> String {
    let rules = try words.schedules.texts(year.plan.schedule.recurrences.recurrences)
    return try words.say("schedule", ["text": words.list(rules), "zone": year.zone.identifier])
  }

  /// Returns the first and last day, and the seed.
  func span(of year: SimulatedYear) throws(ComposeError) -> String {
    try words.say(
      "span",
      [
        "first": words.plan.date(year.days.lowerBound), "last": words.plan.date(year.days.upperBound),
        "seed": String(year.simulation.seed),
      ])
  }

  /// Returns a kind's name, for use as a heading.
  func name(of kind: Kind) throws(ComposeError) -> String { try words.plan.name(of: kind).capitalizedFirst }

  /// Returns why a notification came, and what is notable about it.
  func notes(on notification: SimulatedYear.Notification) throws(ComposeError) -> [String] {
    let request = notification.request
    var notes = [try words.plan.text(request.reasons, of: request.id, at: request.local)]
    if let days = notification.daysSinceSameText, notification.isRepeat {
      notes.append(try say("same-text", days: days))
    }
    if notification.isAnswered == false { notes.append(try say("unanswered")) }
    return notes
  }

  /// Returns a figure and its name, for each figure of a year that can be compared with another year.
  func figures(of year: SimulatedYear) throws(ComposeError) -> [(name: String, value: String)] {
    [
      (try say("entries"), String(year.achievements.count)),
      (try say("notifications"), String(year.notifications.count)),
      (try say("reminders-per-entry"), year.remindersPerEntry.map(Self.decimal) ?? "–"),
      (try say("unanswered-reminders"), "\(year.unansweredCount)/\(year.reminderCount)"),
      (try say("repeats", days: SimulatedYear.longestRepeat), String(year.notifications.count(where: \.isRepeat))),
      (try say("silences"), String(year.silences.count)),
    ]
  }

  /// Returns a number with one decimal.
  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns each kind and reason for which notifications were left out, most frequent first.
  func omissions(of year: SimulatedYear) throws(ComposeError) -> [(count: Int, kind: String, why: String)] {
    var omissions: [(count: Int, kind: String, why: String)] = []
    var places: [String: Int] = [:]
    for candidate in year.leftOut {
      let kind = try name(of: candidate.kind)
      let why = try words.plan.text(candidate.reasons, of: candidate.id, at: candidate.at?.local)
      if let place = places["\(kind) \(why)"] {
        omissions[place].count += 1
      } else {
        places["\(kind) \(why)"] = omissions.count
        omissions.append((1, kind, why))
      }
    }
    return omissions.enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }
      .map(\.element)
  }

  /// Returns a span of days without a notification, such as `Mon, May 3, 2027 – Sun, Jun 6, 2027`, and its length.
  func silence(_ days: ClosedRange<CivilDate>) throws(ComposeError) -> (span: String, length: String) {
    let span = try words.say(
      "days", ["first": words.plan.date(days.lowerBound), "last": words.plan.date(days.upperBound)])
    return (span, try say("silence", days: days.lowerBound.days(to: days.upperBound) + 1))
  }

  // MARK: Text

  /// Returns the lines of a year.
  fileprivate func lines(of year: SimulatedYear, isSummary: Bool) throws(ComposeError) -> [String] {
    var lines = [
      Terminal.bold(year.simulation.name.forTerminal), Terminal.dim("  \(try schedule(of: year))"),
      Terminal.dim("  \(try span(of: year))"), "",
    ]
    if !isSummary { lines += try list(of: year) + [""] }
    return lines + (try summary(of: year))
  }

  /// Returns the notifications and entries in order, with silences between them.
  private func list(of year: SimulatedYear) throws(ComposeError) -> [String] {
    if year.notifications.isEmpty, year.achievements.isEmpty { return ["  \(try say("nothing-comes"))"] }
    var events: [(time: Timestamp, rank: Int, lines: [String])] = []
    for notification in year.notifications {
      let request = notification.request
      let moment = try words.plan.moment(request.timestamp, request.offset)
      var lines = ["  \(moment)  \(try words.plan.name(of: request.id))"]
      lines.append("    \(Terminal.bold(request.title.wordsForTerminal))")
      lines += request.body.split(separator: "\n").map { "    \(String($0).wordsForTerminal)" }
      lines.append(Terminal.dim("    \(try notes(on: notification).joined(separator: " · "))"))
      events.append((request.timestamp, 1, lines))
    }
    for achievement in year.achievements {
      guard let timestamp = achievement.timestamp else { continue }
      let moment = try words.plan.moment(timestamp, year.zone.offset(at: timestamp))
      var what = try say("recorded")
      if let title = achievement.title {
        what = try words.say("recorded-title", ["text": title.wordsForTerminal])
      }
      events.append((timestamp, 0, ["  \(moment)  \(what)"]))
    }
    for silence in year.silences {
      let (span, length) = try self.silence(silence)
      let start = year.zone.timestamp(for: CivilDateTime(date: silence.lowerBound, time: .midnight)) ?? .min
      events.append((start, 2, [Terminal.yellow("  \(span)  \(length)")]))
    }
    return events.enumerated()
      .sorted { ($0.element.time, $0.element.rank, $0.offset) < ($1.element.time, $1.element.rank, $1.offset) }
      .flatMap(\.element.lines)
  }

  /// Returns the figures, the texts, what was left out, and the silences.
  private func summary(of year: SimulatedYear) throws(ComposeError) -> [String] {
    let kinds = try year.counts.map { kind, count throws(ComposeError) in ["  \(try name(of: kind))", String(count)] }
    var rows = try figures(of: year).map { [$0.name, $0.value] }
    rows.insert(contentsOf: kinds, at: 2)
    var lines = [Terminal.bold(try say("summary"))] + Columns.aligned(rows)
    lines += ["", Terminal.bold(try say("texts"))] + (try texts(of: year))
    let omissions = try omissions(of: year)
    if !omissions.isEmpty {
      lines += ["", Terminal.bold(try say("left-out"))]
      lines += Columns.aligned(omissions.map { [String($0.count), $0.kind, $0.why] })
    }
    if !year.silences.isEmpty {
      let rows = try year.silences.map { days throws(ComposeError) in try silence(days) }
      lines += ["", Terminal.bold(try say("silences"))] + Columns.aligned(rows.map { [$0.length, $0.span] })
    }
    return lines
  }

  /// Returns the texts that were repeated, soonest first, and the number of the others.
  private func texts(of year: SimulatedYear) throws(ComposeError) -> [String] {
    let once = year.texts.count { $0.showings == 1 }
    var rows: [[String]] = []
    for text in year.texts where text.showings > 1 {
      rows.append([
        try name(of: text.kind), text.title.wordsForTerminal, try say("shown", n: text.showings),
        try say("apart", days: text.shortestDistance ?? 0),
      ])
    }
    return Columns.aligned(rows) + (once == 0 ? [] : ["  \(try say("shown-once", n: once))"])
  }

  /// Returns a table with a column for each year.
  fileprivate func comparison(of years: [SimulatedYear]) throws(ComposeError) -> [String] {
    var rows = [[""] + years.map { $0.simulation.name.forTerminal }]
    let figures = try years.map { year throws(ComposeError) in try self.figures(of: year) }
    for (index, figure) in (figures.first ?? []).enumerated() {
      rows.append([figure.name] + figures.map { $0[index].value })
      guard index == 1 else { continue }
      for kind in Self.kinds(of: years) {
        let counts = years.map { year in String(year.notifications.count { $0.request.kind == kind }) }
        rows.append(["  \(try name(of: kind))"] + counts)
      }
    }
    return [Terminal.bold(try say("side-by-side"))] + Columns.aligned(rows)
  }

  /// Returns the kinds that came in any of the years, in the order of the documentation.
  static func kinds(of years: [SimulatedYear]) -> [Kind] {
    let all = Set(years.flatMap { $0.counts.map(\.kind) })
    return Kind.known.filter(all.contains) + all.filter { !Kind.known.contains($0) }.sorted()
  }
}
