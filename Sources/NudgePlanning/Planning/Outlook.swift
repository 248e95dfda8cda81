public import NudgeText
public import NudgeTime

/// What lies ahead of one person: the next reminders of a cadence, and the milestones to expect.
public struct Outlook: Hashable, Sendable {
  /// When reminders come.
  public var schedule: Schedule
  /// When nothing may fire, on the clocks of the schedule's zone; empty for never.
  public var quietHours: [DailyWindow]
  /// What the person has recorded so far; `nil` where nothing is known, and then no milestone is expected.
  public var progress: Progress?
  /// When a day begins.
  public var streakDay: StreakDay
  /// At which streaks a milestone stands, in days or weeks; `nil` where none is expected.
  public var streakThresholds: MilestoneThresholds?
  /// At which counts a milestone stands; `nil` where none is expected.
  public var countThresholds: MilestoneThresholds?

  /// Creates an outlook.
  ///
  /// - Parameters:
  ///   - schedule: When reminders come.
  ///   - quietHours: When nothing may fire.
  ///   - progress: What the person has recorded so far.
  ///   - streakDay: When a day begins.
  ///   - streakThresholds: At which streaks a milestone stands, in days or weeks; `nil` for no such milestones.
  ///   - countThresholds: At which counts a milestone stands; `nil` for no such milestones.
  public init(
    _ schedule: Schedule, quietHours: [DailyWindow] = [], progress: Progress? = nil, streakDay: StreakDay = .midnight,
    streakThresholds: MilestoneThresholds? = nil, countThresholds: MilestoneThresholds? = nil
  ) {
    self.schedule = schedule
    self.quietHours = quietHours
    self.progress = progress
    self.streakDay = streakDay
    self.streakThresholds = streakThresholds
    self.countThresholds = countThresholds
  }

  /// What counts once in a streak: a week where reminders come weekly, a day otherwise.
  public var streakPeriod: StreakPeriod {
    if case .cadence(let cadence) = schedule { StreakPeriod(cadence.frequency) } else { .day }
  }

  /// The next reminders after a moment, and the milestones that progress leads to.
  ///
  /// - Parameters:
  ///   - now: Lower bound, excluded. UTC.
  ///   - reminderCount: How many reminders to find, at least 0; milestones come on top.
  /// - Returns: The plan; fewer reminders where the schedule ends, or quiet hours drop them all.
  /// - Complexity: O(*n*) in the number of slots up to the last reminder found, those left out among them, times the number of
  ///   times of day.
  public func plan(after now: Timestamp, reminderCount: Int) -> Plan {
    var plan = reminders(after: now, count: reminderCount)
    for verdict in milestones(after: now) {
      switch verdict {
      case .fires(let occurrence): plan.occurrences.append(occurrence)
      case .isSkipped(let skipped): plan.skipped.append(skipped)
      }
    }
    // Of what comes at one moment, milestones stand before reminders.
    func rank(_ kind: Kind) -> Int { kind == .reminder ? 1 : 0 }
    plan.occurrences.sort {
      ($0.timestamp, rank($0.kind), $0.id.rawValue) < ($1.timestamp, rank($1.kind), $1.id.rawValue)
    }
    plan.skipped.sort {
      ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue)
    }
    return plan
  }

  enum Verdict {
    case fires(PlannedOccurrence)
    case isSkipped(SkippedCandidate)
  }
}
