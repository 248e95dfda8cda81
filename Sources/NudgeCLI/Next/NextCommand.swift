internal import ArgumentParser
internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// The `nudge next` command, which shows upcoming reminders and milestones, and the reasons for them.
struct NextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Show when the next reminders and milestones are due.",
    discussion: """
      EXAMPLES:
        nudge next --frequency weekly --on sunday --at 20:00
        nudge next --frequency three-days --anchor 2026-11-01
        nudge next --frequency monthly --on last --quiet-hours 22:00-08:00
        nudge next --rule "FREQ=MONTHLY;BYDAY=-1FR" --start 2026-11-01T09:00
        git log --format='%cI%x09%s' | nudge next --history - --format json
        nudge next --frequency weekdays --at 17:30 --format ics > my-reminders.ics
        nudge next --person my-person.json --explain

      The first line describes the schedule. With a history, the lines below show the progress and the milestones that have \
      been reached. The table lists the upcoming reminders and the milestones that are expected. --explain adds the reason \
      for each line, and the notifications that won't come.

      Reminders follow the clock of their time zone. If a clock change skips the scheduled time, the reminder fires later by \
      the length of the gap. If the time occurs twice, the reminder fires the first time.

      With --person, the output contains every notification that nudge plan would send to that person, including \
      celebrations and looks back.

      Documentation: docs/command.md#nudge-next in the source code of Nudge
      """)

  @OptionGroup var stray: StrayValues<NextCommand>

  @OptionGroup(title: "Schedule") var cadence: CadenceOptions
  @OptionGroup(title: "Schedule") var list: CountOption

  @OptionGroup(title: "Recurrence rule") var rule: RuleOptions

  @OptionGroup(title: "Progress") var progress: ProgressOptions

  @Option(
    help: ArgumentHelp(
      "File with the person's JSON; see docs/person.md. - reads standard input. Replaces the schedule and progress options.",
      valueName: "file"),
    completion: .file())
  var person: String?

  @OptionGroup(title: "Time") var givenZoneOptions: ZoneOptions
  @OptionGroup(title: "Time") var now: NowOption

  /// The output format.
  enum Format: String, CaseIterable {
    case text
    case json
    /// An iCalendar object, for calendar apps.
    case ics
  }

  @Option(
    help: ArgumentHelp("Output format: text, json, or ics for calendar apps. (default: text)", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = Format.text

  @OptionGroup(title: "Output") var catalogOption: CatalogOption
  @OptionGroup(title: "Output") var answer: AnswerOptions

  func run() throws {
    let zones = try ZoneOptions.database(at: givenZoneOptions.zoneinfo)
    if let zone = rule.zone, givenZoneOptions.timeZone == nil {
      try ZoneOptions.checkZone(inRule: zone, in: zones)
    }
    let now = try now.timestamp(in: zoneOptions)
    let (catalog, drafts) = try catalogOption.loadWithDrafts()
    let planner = Planner(catalog: catalog, zones: zones)
    let notes = NoteWriter(catalog: planner.catalog, locale: answer.tag)
    if format != .json { try notes.writeIfReplaced(answer.locale, drafts: drafts) }
    var faultCount = 0
    let report: NextReport
    if let path = person {
      let person = try PersonFile.read(path, in: zoneOptions, notes)
      report = try PersonFile.planning(path, zones) { () throws(PlanError) in
        try NextReport(of: planner.plan(for: person), at: now, count: list.count)
      }
      if let assumed = Note.AssumedDay(person) { try notes.write(.assumedDay(assumed, Person.defaultAnchor)) }
      let futureCount = person.history.achievements.count - (report.forecast.progress?.count ?? 0)
      if futureCount > 0 {
        try notes.write(.futureAchievements(futureCount, after: now, report.zone.offset(at: now)))
      }
    } else {
      let schedule = try schedule(now: now, zones, notes)
      var person = Person(id: "nudge", timeZone: schedule.zone.identifier)
      person.preferences.quietHours = cadence.quietHours
      person.preferences.dayStart = progress.streakDay
      // A milestone predicted from a lower bound would be wrong.
      person.preferences.milestones.count = !progress.isCountUnknown
      let known = try progress.known(now: now, schedule: schedule, by: planner, notes)
      person.history = History(known.progress.map { .summary($0) })
      faultCount = known.faultCount
      let here = schedule.isFloating ? zoneOptions.readersZone(in: zones) : schedule.zone
      let plan = planner.plan(for: person, on: schedule)
      var forecast = try plan.reminderForecast(
        after: NextReport.start(of: schedule, at: now, in: here), count: list.count)
      forecast.earned = known.earned
      report = NextReport(forecast: forecast, plan: plan, now: now, here: here)
    }
    let count = report.forecast.occurrences.count { $0.status == .scheduled }
    if format != .ics, (1..<list.count).contains(count) {
      try notes.write(.fewer(count))
    }
    switch format {
    case .json: try Terminal.write(report.json())
    case .ics:
      let calendar = try report.calendar(by: planner, locale: answer.tag, count: list.count)
      if !calendar.contains("RRULE:") {
        try notes.write(.eventsDoNotRepeat(calendar.ranges(of: "BEGIN:VEVENT").count))
      }
      try Terminal.write(calendar)
    case .text:
      try Terminal.write(report.text(catalog: planner.catalog, locale: answer.tag, explains: answer.explain))
    }
    if faultCount > 0 { throw ExitCode(Failure.Code.faults.rawValue) }
  }

  /// The options of the time zone, which the lines in `--rule` can also contain.
  private var zoneOptions: ZoneOptions {
    guard let zone = rule.zone, givenZoneOptions.timeZone == nil else { return givenZoneOptions }
    var options = givenZoneOptions
    options.timeZone = zone
    return options
  }

  func validate() throws {
    try rule.checkZones(with: givenZoneOptions.timeZone)
    if person != nil {
      let given = cadence.namesGiven + (rule.rule == nil ? [] : ["--rule"]) + progress.namesGiven
      let others = [("--quiet-hours", !cadence.quietHours.isEmpty), ("--day-start", progress.dayStart != nil)]
      if let name = given.first ?? others.first(where: \.1)?.0 {
        throw ValidationError("--person already contains the schedule and the progress; leave out \(name).")
      }
    }
    guard rule.rule != nil else { return }
    if let name = cadence.namesGiven.first {
      throw ValidationError("--rule and --start already define the schedule; leave out \(name).")
    }
    if case .date = rule.start, !cadence.quietHours.isEmpty {
      throw ValidationError(
        "--quiet-hours requires a time of day; give \(rule.startOrigin) one, such as \(rule.timedStart).")
    }
    if floats, let name = rule.momentOption {
      throw ValidationError(
        "\(name) is a timestamp, but \(rule.startOrigin) has no time zone; add --time-zone, or leave out the offset.")
    }
    if floats, !progress.namesGiven.isEmpty {
      throw ValidationError(
        "The progress options require a time zone, but \(rule.startOrigin) has none; add --time-zone, such as Europe/Berlin."
      )
    }
  }

  /// A Boolean value indicating whether the start is a local time without a time zone.
  private var floats: Bool { rule.startFloats && zoneOptions.timeZone == nil }

  /// Returns the schedule that a rule or a frequency defines.
  private func schedule(now: Timestamp, _ zones: ZoneDatabase, _ notes: NoteWriter) throws -> Schedule {
    guard rule.rule != nil else {
      let zone = try zoneOptions.zone(in: zones, notes)
      let today = zone.civil(at: now).date
      let schedule = Schedule.cadence(try cadence.cadence(in: zone, today: today))
      if cadence.replacesWeekdays { try notes.write(.weekdaysReplaced) }
      if let assumed = cadence.assumedDay {
        try notes.write(.assumedDay(assumed, assumed.role == .firstDay ? today : Person.defaultAnchor))
      }
      if let reading = cadence.givenFrequency?.reading { try notes.write(.readInterval(reading)) }
      return schedule
    }
    // A start without a time zone is floating. Without a start, the rule begins today in the time zone.
    let zone = rule.start == nil || zoneOptions.timeZone != nil ? try zoneOptions.zone(in: zones, notes) : nil
    let today = (zone ?? .utc).civil(at: now).date
    guard let set = try rule.recurrences(in: zone, today: today, notes) else {
      throw Failure(.ours, "the recurrence rule is missing.")
    }
    if rule.start == nil { try notes.write(.assumedDay(.start, today)) }
    if zone == nil, !rule.startFloats {
      let local = zoneOptions.readersZone(in: zones).identifier
      if !ZoneOptions.namesOfUTC.contains(local) {
        try notes.write(.ruleIsUTC(localZone: local, start: rule.startOrigin))
      }
    }
    return .recurrences(set)
  }
}
