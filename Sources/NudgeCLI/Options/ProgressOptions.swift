internal import ArgumentParser
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The options that describe what the person has recorded so far.
struct ProgressOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      File of the person's achievements, one per line: a time or date, optionally followed by a space or tab and a \
      title. NDJSON and CSV with at and title are also accepted. - reads standard input.
      """, valueName: "file"),
    completion: .file())
  var history: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Current streak, in days if reminders are daily, in weeks if they are weekly, and otherwise in times in a row. \
      Replaces --history.
      """, valueName: "length"),
    transform: { try Choices.number($0, atLeast: 0, atMost: Choices.greatestCount) })
  var streak: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of achievements. Replaces --history. (default: unknown, at least --streak)", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 0, atMost: Choices.greatestCount) })
  var achievements: Int?

  @Option(
    help: ArgumentHelp(
      "Date of the last achievement. (default: with --streak, the last day before the current period of the streak)",
      valueName: "date"),
    transform: Choices.date)
  var lastOn: CivilDate?

  @Option(
    help: ArgumentHelp(
      "Time at which a day begins, 00:00 to 06:00. Earlier achievements count for the day before. (default: 00:00)",
      valueName: "time"),
    transform: Choices.streakDay)
  var dayStart: StreakDay?

  /// The time at which a day begins.
  var streakDay: StreakDay { dayStart ?? .midnight }

  /// The names of the given options that define the progress.
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
      throw ValidationError("--last-on requires --streak or --achievements.")
    }
    if lastOn != nil, achievements == 0 {
      throw ValidationError("--last-on requires at least one achievement, but --achievements is 0.")
    }
    if let streak, let achievements, achievements < streak {
      throw ValidationError(
        "--streak \(streak) requires at least as many achievements, but --achievements is \(achievements).")
    }
  }

  /// A Boolean value indicating whether the number of achievements is only a lower bound.
  var isCountUnknown: Bool { streak != nil && achievements == nil }

  /// The known part of a person's progress.
  struct Known {
    var progress: AchievementSummary?
    var earned: [Forecast.Milestone] = []
    /// The number of invalid lines in the history.
    var faultCount = 0
  }

  /// Reads the history, or builds the progress from the summary options.
  func known(now: Timestamp, schedule: Schedule, by planner: Planner, _ notes: NoteWriter) throws -> Known {
    let counter = StreakCounter(StreakPeriod(schedule, streakDay: streakDay)).excusing(schedule.zone.skippedDates)
    if let history {
      var tally = HistoryTally(zone: schedule.zone, streakDay: streakDay, now: now)
      var achievementCount = 0
      let faultCount = try HistoryFile.read(history, in: schedule.zone, notes) {
        tally.add($0)
        achievementCount += 1
      }
      // Progress is unknown if no line is valid.
      if faultCount > 0, achievementCount == 0 { return Known(faultCount: faultCount) }
      if tally.futureCount > 0 {
        try notes.write(.futureAchievements(tally.futureCount, after: now, schedule.zone.offset(at: now)))
      }
      let (progress, earned) = tally.summary(
        streaks: try planner.thresholds(of: .streakMilestone), counts: try planner.thresholds(of: .countMilestone),
        counter: counter)
      return Known(progress: progress, earned: earned, faultCount: faultCount)
    }
    guard achievements != nil || streak != nil else { return Known() }
    let today = streakDay.date(of: now, in: schedule.zone)
    let streak = streak ?? 0
    // Assume that the streak is unbroken, but that nothing has been recorded in the current period yet.
    let dayBefore = counter.period.days(around: today).lowerBound.adding(days: -1) ?? today.adding(days: -1)
    let lastOn = lastOn ?? (streak > 0 ? dayBefore : nil)
    if let lastOn, lastOn > today {
      throw ValidationError("--last-on \(lastOn) is after today, \(today).")
    }
    // An achievement today or yesterday makes a streak of at least one.
    var summary = AchievementSummary(
      count: achievements ?? max(streak, lastOn == nil ? 0 : 1), currentStreak: lastOn == nil ? 0 : max(streak, 1),
      lastOn: lastOn)
    summary.currentStreak = counter.state(of: summary, on: today).current
    summary.longestStreak = max(streak, summary.currentStreak)
    if achievements == nil { try notes.write(.assumedAchievements(summary.count)) }
    if self.lastOn == nil, let day = summary.lastOn { try notes.write(.assumedLastDay(day)) }
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
