internal import ArgumentParser
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The options for what the person has recorded so far.
struct ProgressOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      File of the person's achievements, one per line: a time or date, optionally followed by a tab and a title. NDJSON \
      and CSV with at and title are also accepted. - reads standard input.
      """, valueName: "file"),
    completion: .file())
  var history: String?

  @Option(
    help: ArgumentHelp(
      """
      Current streak, in days if reminders are daily, in weeks if they are weekly, and otherwise in times in a row. \
      Requires --achievements. Replaces --history.
      """, valueName: "length"),
    transform: { try Choices.number($0, atLeast: 0, atMost: Choices.greatestCount) })
  var streak: Int?

  @Option(
    help: ArgumentHelp("Number of achievements. Replaces --history.", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 0, atMost: Choices.greatestCount) })
  var achievements: Int?

  @Option(
    help: ArgumentHelp(
      "Date of the last achievement. Requires --achievements. (default: yesterday, if there is a streak)",
      valueName: "date"),
    transform: Choices.date)
  var lastOn: CivilDate?

  @Option(
    help: ArgumentHelp(
      "Time at which a day begins, 00:00 to 06:00. Earlier achievements count for the day before. (default: 00:00)",
      valueName: "time"),
    transform: Choices.streakDay)
  var dayStart = StreakDay.midnight

  /// The names of the given options.
  var namesGiven: [String] {
    [("--history", history != nil), ("--streak", streak != nil), ("--achievements", achievements != nil)]
      .filter(\.1).map(\.0)
  }

  func validate() throws {
    let hasSummary = streak != nil || achievements != nil
    if history != nil, hasSummary {
      throw ValidationError(
        "--history already contains the streak and the achievements; leave out --streak and --achievements.")
    }
    if lastOn != nil, !hasSummary {
      throw ValidationError("--last-on requires --achievements.")
    }
    if lastOn != nil, achievements == 0 {
      throw ValidationError("--last-on requires at least one achievement, but --achievements is 0.")
    }
    if let streak, achievements == nil {
      throw ValidationError(
        "--streak \(streak) requires the number of achievements, such as --achievements \(max(streak, 1)).")
    }
    if let streak, let achievements, achievements < streak {
      throw ValidationError(
        "--streak \(streak) requires at least as many achievements, but --achievements is \(achievements).")
    }
  }

  /// The known part of a person's progress.
  struct Known {
    var progress: AchievementSummary?
    var earned: [Forecast.Milestone] = []
    /// The number of invalid lines in the history.
    var faultCount = 0
  }

  /// Reads the history, or builds the progress from the summary options.
  func known(now: Timestamp, schedule: Schedule, by planner: Planner) throws -> Known {
    let counter = StreakCounter(StreakPeriod(schedule, streakDay: dayStart))
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
    // An achievement today or yesterday is a streak of at least one.
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
      throw Failure(.badData, "the catalog has no thresholds for \(kind); define them in Templates/\(kind).yaml.")
    }
    return thresholds
  }
}
