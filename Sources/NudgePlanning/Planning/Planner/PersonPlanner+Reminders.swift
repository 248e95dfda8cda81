internal import NudgeText
internal import NudgeTime

extension PersonPlanner {
  /// The slots of the schedule.
  mutating func findReminders() throws(PlanError) {
    var count = 0
    let isOn = person.preferences.reminders.isEnabled
    let end = calendar.end(of: days.upperBound)
    // The second before, since `next(after:)` is strictly after.
    var following = schedule.next(after: calendar.start(of: firstDay).advanced(bySeconds: -1))
    while let occurrence = following, occurrence.timestamp < end {
      following = schedule.next(after: occurrence.timestamp)
      count += 1
      if count > Planner.maximumReminders { throw .tooManyReminders }
      let id = NotificationID.reminder(
        at: occurrence.slot, isOneOfSeveral: schedule.isOneOfSeveral(occurrence),
        isLaterPassing: occurrence.adjustment == .laterPassing)
      consider(
        Candidate(
          id, .reminder, .reminder(occurrence), at: occurrence.timestamp, on: calendar.day(of: occurrence.timestamp),
          until: following?.timestamp ?? .max, reasons: Reason.reasons(of: occurrence)),
        isOn: isOn)
    }
  }

  /// Whether something is recorded in a slot's period by a moment.
  ///
  /// What is recorded after the period, while quiet hours hold the slot, counts as well: the reminder has nothing left to ask.
  func answer(toReminder slot: CivilDateTime, at moment: Timestamp) -> Reason? {
    guard let lastOn = record.lastOn(at: moment) else { return nil }
    let first = schedule.firstDay(ofPeriodOf: slot, calendar.streakDay, record.counter.period)
    return lastOn >= first ? .alreadyRecorded : nil
  }
}
