internal import ArgumentParser
internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// `nudge next`: when the next reminders and milestones come, and why.
struct NextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", _superCommandName: "nudge",
    abstract: "Show when the next reminders and milestones come, and why.",
    discussion: """
      EXAMPLES:
        nudge next --frequency weekly --on sunday --at 20:00
        nudge next --frequency three-days --anchor 2026-11-01
        nudge next --frequency monthly --on last --quiet-hours 22:00-08:00
        nudge next --rule "FREQ=MONTHLY;BYDAY=-1FR" --start 2026-11-01T09:00
        git log --format='%cI%x09%s' | nudge next --history - --format json
        nudge next --frequency weekdays --at 17:30 --format ics > my-reminders.ics
        nudge next --person my-person.json --explain

      A reminder fires at a time on the clocks of its zone. If they skip that time, it fires later by as much as they \
      skip; if they show it twice, it fires the first time.

      With --person the answer has everything that the person gets: reminders, celebrations, looks back and all else that \
      nudge plan sends them.
      """)

  @OptionGroup(title: "When reminders come") var cadence: CadenceOptions

  @OptionGroup(title: "When reminders come, by a rule") var rule: RuleOptions

  @OptionGroup(title: "What is recorded so far") var progress: ProgressOptions

  @Option(
    help: ArgumentHelp(
      "In place of the options above: a person's JSON, as in docs/person.md.", valueName: "file"),
    completion: .file())
  var person: String?

  @OptionGroup(title: "Where and when") var zoneOptions: ZoneOptions
  @OptionGroup(title: "Where and when") var now: NowOption

  /// How the answer is written.
  enum Format: String, CaseIterable {
    case text
    case json
    /// iCalendar, for calendar apps.
    case ics
  }

  @Option(
    help: ArgumentHelp("text, json, or ics for a calendar app. (default: text)", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = Format.text

  @OptionGroup(title: "Output") var catalogOption: CatalogOption
  @OptionGroup(title: "Output") var answer: AnswerOptions

  func run() throws {
    try Failure.reported(by: Self.self) {
      let now = now.timestamp
      let zones = try ZoneOptions.database(at: zoneOptions.zoneinfo)
      let planner = Planner(catalog: try catalogOption.load(), zones: zones)
      var faultCount = 0
      let report: NextReport
      if let path = person {
        let person = try PersonFile.read(path, in: zoneOptions)
        report = try PersonFile.planning(path, zones) { () throws(PlanError) in
          NextReport(
            forecast: try planner.forecast(for: person, after: now, count: cadence.count),
            schedule: try planner.schedule(of: person), person: person, now: now)
        }
      } else {
        let schedule = try schedule(now: now, zones)
        var person = Person(id: "nudge", timeZone: schedule.zone.identifier)
        person.preferences.quietHours = cadence.quietHours
        person.preferences.dayStart = progress.dayStart
        let known = try progress.known(now: now, schedule: schedule, by: planner)
        person.history = History(known.progress.map { .summary($0) })
        faultCount = known.faultCount
        var forecast = try planner.forecast(for: person, on: schedule, after: now, count: cadence.count)
        forecast.earned = known.earned
        report = NextReport(forecast: forecast, schedule: schedule, person: person, now: now)
      }
      switch format {
      case .json: try Terminal.write(report.json())
      case .ics:
        try Terminal.write(report.calendar(by: planner, locale: answer.tag, count: cadence.count))
      case .text:
        try Terminal.write(
          report.text(
            catalog: planner.catalog, locale: answer.tag, explains: answer.explain,
            isCountedFromToday: person == nil
              && (rule.rule == nil ? cadence.isCountedFromToday : rule.isCountedFromToday)))
      }
      if faultCount > 0 { throw ExitCode(Failure.Code.faults.rawValue) }
    }
  }

  func validate() throws {
    if person != nil {
      let given = cadence.namesGiven + (rule.rule == nil ? [] : ["--rule"]) + progress.namesGiven
      if let name = given.first ?? (cadence.quietHours.isEmpty ? nil : "--quiet-hours") {
        throw ValidationError("--person already says when reminders come and what is recorded; leave out \(name).")
      }
    }
    guard rule.rule != nil else { return }
    if let name = cadence.namesGiven.first {
      throw ValidationError("--rule says how often by itself, and --start from when; leave out \(name).")
    }
    if case .date = rule.start, !cadence.quietHours.isEmpty {
      throw ValidationError(
        "--quiet-hours want a time of day to hold; give --start one, such as --start 2026-11-01T09:00:00.")
    }
    if floats, let name = rule.momentOption {
      throw ValidationError(
        "\(name) names a moment, and --start is the time on any clock; give --time-zone, or leave out the offset.")
    }
    if floats, !progress.namesGiven.isEmpty {
      throw ValidationError(
        "What is recorded is told by the days of a zone, and --start has none; give --time-zone, such as Europe/Berlin."
      )
    }
  }

  /// Whether the start is on no particular clock.
  private var floats: Bool { rule.startFloats && zoneOptions.timeZone == nil }

  /// When reminders come: by a rule, or by a frequency.
  private func schedule(now: Timestamp, _ zones: ZoneDatabase) throws -> Schedule {
    guard rule.rule != nil else {
      let zone = try zoneOptions.zone(in: zones)
      return .cadence(try cadence.cadence(in: zone, today: zone.civil(at: now).date))
    }
    // A start says where it is, unless it leaves that open; without one, today does.
    let zone = rule.start == nil || zoneOptions.timeZone != nil ? try zoneOptions.zone(in: zones) : nil
    guard let set = try rule.recurrences(in: zone, today: (zone ?? .utc).civil(at: now).date) else {
      throw Failure(.ours, "a rule was given and is not there.")
    }
    return .recurrences(set)
  }
}
