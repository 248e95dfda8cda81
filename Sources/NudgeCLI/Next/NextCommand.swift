internal import ArgumentParser
internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// `nudge next`: when the next reminders and milestones come, and why.
struct NextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Show when the next reminders and milestones come, and why.",
    discussion: """
      EXAMPLES:
        nudge next --frequency weekly --on sunday --at 20:00
        nudge next --frequency three-days --anchor 2026-11-01
        nudge next --frequency monthly --on last --quiet-hours 22:00-08:00
        nudge next --rule "FREQ=MONTHLY;BYDAY=-1FR" --start 2026-11-01T09:00
        git log --format='%cI%x09%s' | nudge next --history - --format json
        nudge next --frequency weekdays --at 17:30 --format ics > my-reminders.ics

      A reminder fires at a time on the clocks of its zone. Where they skip that time, it fires later by as much as they \
      skip; where they show it twice, it fires the first time.
      """)

  @OptionGroup(title: "When reminders come") var cadence: CadenceOptions

  @OptionGroup(title: "When reminders come, by a rule") var rule: RuleOptions

  @OptionGroup(title: "What is recorded so far") var progress: ProgressOptions

  @OptionGroup(title: "Where and when") var zoneOptions: ZoneOptions
  @OptionGroup(title: "Where and when") var now: NowOption

  @OptionGroup(title: "Output") var output: NextOutputOptions
  @OptionGroup(title: "Output") var localeOption: LocaleOption
  @OptionGroup(title: "Output") var explain: ExplainOption

  func run() throws {
    try Failure.reported(by: Self.self) {
      let now = now.timestamp
      let schedule = try schedule(now: now)
      let catalog = try output.catalogOption.load()
      let streaks = try thresholds(.streakMilestone, catalog)
      let counts = try thresholds(.countMilestone, catalog)
      var outlook = Outlook(
        schedule, quietHours: cadence.quietHours, streakDay: progress.dayStart, streakThresholds: streaks,
        countThresholds: counts)
      let outcome = try progress.outcome(
        now: now, zone: schedule.zone, period: outlook.streakPeriod, streaks: streaks, counts: counts)
      outlook.progress = outcome.progress
      let report = NextReport(
        plan: outlook.plan(after: now, reminderCount: cadence.count), outlook: outlook, now: now,
        earned: outcome.earned)
      switch output.format {
      case .json: try Terminal.write(report.json())
      case .ics:
        try Terminal.write(report.calendar(catalog, locale: localeOption.tag, count: cadence.count))
      case .text:
        try Terminal.write(
          report.text(
            locale: localeOption.tag, explains: explain.explain,
            isCountedFromToday: rule.rule == nil ? cadence.isCountedFromToday : rule.isCountedFromToday))
      }
      if outcome.faultCount > 0 { throw ExitCode(Failure.Code.faults.rawValue) }
    }
  }

  func validate() throws {
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
    if floats, progress.isGiven {
      throw ValidationError(
        "What is recorded is told by the days of a zone, and --start has none; give --time-zone, such as Europe/Berlin."
      )
    }
  }

  /// Whether the start is on no particular clock.
  private var floats: Bool { rule.startFloats && zoneOptions.timeZone == nil }

  /// When reminders come: by a rule, or by a frequency.
  private func schedule(now: Timestamp) throws -> Schedule {
    guard rule.rule != nil else {
      let zone = try zoneOptions.zone()
      return .cadence(try cadence.cadence(in: zone, today: zone.civil(at: now).date))
    }
    // A start says where it is, unless it leaves that open; without one, today does.
    let zone = rule.start == nil || zoneOptions.timeZone != nil ? try zoneOptions.zone() : nil
    guard let set = try rule.recurrences(in: zone, today: (zone ?? .utc).civil(at: now).date) else {
      throw Failure(.ours, "a rule was given and is not there.")
    }
    return .recurrences(set)
  }

  private func thresholds(_ kind: Kind, _ catalog: Catalog) throws -> MilestoneThresholds {
    guard let thresholds = catalog.thresholds(of: kind) else {
      throw Failure(.badData, "the catalog has no thresholds for \(kind); they stand in Templates/\(kind).yaml.")
    }
    return thresholds
  }
}
