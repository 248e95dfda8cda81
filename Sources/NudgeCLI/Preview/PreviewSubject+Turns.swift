internal import Nudge
internal import NudgeText
internal import NudgeTime

extension PreviewSubject {
  /// One reminder of a sequence.
  struct Turn {
    /// The day and time that the cadence names.
    var slot: CivilDateTime
    /// The moment of firing, which quiet hours and clock changes may move.
    var timestamp: Timestamp
    /// What the person's clocks add to UTC then.
    var offset: UTCOffset
    /// What is known by then; empty where the person's file tells no progress.
    var values: [String: ArgumentValue]
  }

  /// The next reminders, with the values moving on from one to the next.
  ///
  /// - Parameters:
  ///   - now: Lower bound, excluded. UTC.
  ///   - count: How many.
  ///   - recording: What is recorded in between.
  /// - Returns: Fewer where quiet hours leave no room.
  func turns(after now: Timestamp, count: Int, recording: Recording) -> [Turn] {
    // Milestones are not asked for, so any thresholds will do.
    guard let unused = MilestoneThresholds(list: [1], step: 1) else { return [] }
    let outlook = Outlook(
      .cadence(cadence), quietHours: quietHours,
      // A day that has its achievement already has no reminder; of the rest of the progress, the gate asks nothing.
      progress: progress.map { Progress(count: $0.count, currentStreak: 0, lastOn: $0.lastOn) },
      streakThresholds: unused, countThresholds: unused)
    var progress = progress
    return outlook.reminders(after: now, count: count).occurrences.compactMap { occurrence in
      guard let slot = occurrence.slot else { return nil }
      let day = occurrence.local.date
      let turn = Turn(
        slot: slot, timestamp: occurrence.timestamp, offset: occurrence.offset,
        values: progress?.reminderValues(on: day) ?? [:])
      if recording == .one { progress?.record(on: day) }
      return turn
    }
  }
}
