internal import NudgePlanning
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
    /// The date and time that the person's clocks show then.
    var local: CivilDateTime { timestamp.civil(at: offset) }
    /// What is known by then.
    var values: [String: ArgumentValue]
  }

  /// The next reminders, with the values moving on from one to the next.
  ///
  /// Where something is recorded after each, the rest of what it was recorded for asks nothing any more, such as the other times
  /// of the day.
  ///
  /// - Parameters:
  ///   - now: Lower bound, excluded. UTC.
  ///   - count: How many; fewer come where quiet hours or the calendar leave no room.
  ///   - recording: What is recorded in between.
  /// - Returns: At least one.
  /// - Throws: `Failure` that says why there is none.
  func turns(after now: Timestamp, count: Int, recording: Recording) throws -> [Turn] {
    var turns: [Turn] = []
    var progress = progress
    var lastOn = progress.lastOn
    let name = values[.reminder].flatMap { $0["name"] }.map { ["name": $0] } ?? [:]
    var now = now
    while turns.count < count {
      let outlook = Outlook(
        .cadence(cadence), quietHours: quietHours,
        // Of progress the gate asks nothing but the last day.
        progress: lastOn.map { Progress(count: 0, currentStreak: 0, lastOn: $0) }, streakDay: streakDay)
      let plan = outlook.reminders(after: now, count: recording == .one ? 1 : count)
      if plan.occurrences.isEmpty {
        if turns.isEmpty { throw Self.reason(for: plan) }
        break
      }
      for occurrence in plan.occurrences {
        guard let slot = occurrence.slot else { continue }
        let day = streakDay.date(of: occurrence.local)
        turns.append(
          Turn(
            slot: slot, timestamp: occurrence.timestamp, offset: occurrence.offset,
            values: progress.reminderValues(on: day).merging(name) { $1 }))
        if recording == .one {
          progress.record(on: day)
          lastOn = day
        }
        now = occurrence.timestamp
      }
      if recording == .nothing { break }
    }
    return turns
  }

  private static func reason(for plan: Plan) -> Failure {
    if plan.skipped.contains(where: { $0.reasons == [.droppedByQuietHours] }) {
      return Failure(.badData, "--person: their quiet hours leave no room for a reminder.")
    }
    return Failure(
      .badData,
      "--sequence: no reminder is left before the calendar ends with the year 9999; give an earlier --now, or look at the anchor."
    )
  }
}
