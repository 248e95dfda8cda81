internal import ArgumentParser
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// What the person has recorded so far.
struct ProgressOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The person's achievements, one a line: a time or date, then optionally a tab and a title; or NDJSON or CSV with at and \
      title. - is standard input.
      """, valueName: "file"),
    completion: .file())
  var history: String?

  @Option(
    help: ArgumentHelp(
      "Instead of a history: the streak that stands, in days; in weeks where reminders come weekly.",
      valueName: "length"),
    transform: { try Choices.number($0, atLeast: 0, atMost: Choices.greatestCount) })
  var streak: Int?

  @Option(
    help: ArgumentHelp("Instead of a history: how many achievements there are.", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 0, atMost: Choices.greatestCount) })
  var achievements: Int?

  @Option(
    help: ArgumentHelp(
      "With --streak or --achievements: the last day with an achievement. (default: yesterday, if there is a streak)",
      valueName: "date"),
    transform: Choices.date)
  var lastOn: CivilDate?

  @Option(
    help: ArgumentHelp(
      "When a day begins, 00:00 to 06:00; what is recorded before it counts for the day before.",
      valueName: "time"),
    transform: Choices.streakDay)
  var dayStart = StreakDay.midnight

  /// The names of the options given.
  var namesGiven: [String] {
    [("--history", history != nil), ("--streak", streak != nil), ("--achievements", achievements != nil)]
      .filter(\.1).map(\.0)
  }

  func validate() throws {
    let hasSummary = streak != nil || achievements != nil
    if history != nil, hasSummary {
      throw ValidationError(
        "--history already tells the streak and the achievements; leave out --streak and --achievements.")
    }
    if lastOn != nil, !hasSummary {
      throw ValidationError("--last-on goes with --streak or --achievements.")
    }
    if lastOn != nil, achievements == 0 {
      throw ValidationError("--last-on wants at least one achievement; --achievements says 0.")
    }
    if let streak, achievements == nil {
      throw ValidationError(
        "--streak \(streak) wants the number of achievements beside it, such as --achievements \(max(streak, 1)).")
    }
    if let streak, let achievements, achievements < streak {
      throw ValidationError(
        "A streak of \(streak) has at least as many achievements; --achievements says \(achievements).")
    }
  }

  /// What is known of a person's progress.
  struct Known {
    var progress: AchievementSummary?
    var earned: [Forecast.Milestone] = []
    /// How many lines of a history could not be used.
    var faultCount = 0
  }

  /// Reads the history, or takes the summary.
  func known(now: Timestamp, schedule: Schedule, by planner: Planner) throws -> Known {
    let counter = StreakCounter(StreakPeriod(schedule))
    if let history {
      var tally = HistoryTally(zone: schedule.zone, streakDay: dayStart, now: now)
      let faultCount = try HistoryFile.read(history) { tally.add($0) }
      if tally.futureCount > 0 {
        let one = tally.futureCount == 1
        Terminal.complain(
          "\(tally.futureCount) \(one ? "achievement is" : "achievements are") after \(now) and not counted")
      }
      let (progress, earned) = tally.summary(
        streaks: try planner.thresholds(of: .streakMilestone), counts: try planner.thresholds(of: .countMilestone),
        counter: counter)
      return Known(progress: progress, earned: earned, faultCount: faultCount)
    }
    guard let achievements else { return Known() }
    let today = dayStart.date(of: now, in: schedule.zone)
    let streak = streak ?? 0
    let lastOn = lastOn ?? (streak > 0 ? today.adding(days: -1) : nil)
    if let lastOn, lastOn > today {
      throw ValidationError("--last-on \(lastOn) is after today, \(today).")
    }
    // A day of today or yesterday is a streak by itself.
    var summary = AchievementSummary(
      count: achievements, currentStreak: lastOn == nil ? 0 : max(streak, 1), lastOn: lastOn)
    summary.currentStreak = counter.state(of: summary, on: today).current
    summary.longestStreak = max(streak, summary.currentStreak)
    return Known(progress: summary)
  }
}

extension Planner {
  fileprivate func thresholds(of kind: Kind) throws -> MilestoneThresholds {
    guard let thresholds = catalog.thresholds(of: kind) else {
      throw Failure(.badData, "the catalog has no thresholds for \(kind); they stand in Templates/\(kind).yaml.")
    }
    return thresholds
  }
}
