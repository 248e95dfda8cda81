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
      var reasons: [Reason] = [.slot]
      switch occurrence.adjustment {
      case .exact: break
      case .shiftedByGap: reasons.append(.shiftedByClockChange)
      case .firstPassing: reasons.append(.firstOfRepeatedTime)
      case .laterPassing: reasons.append(.secondOfRepeatedTime)
      }
      consider(
        Candidate(
          id, .reminder, .reminder(occurrence), at: occurrence.timestamp, on: calendar.day(of: occurrence.timestamp),
          until: following?.timestamp ?? .max, reasons: reasons),
        isOn: isOn)
    }
  }

  /// Whether something is recorded in a slot's period by a moment: after the pattern's day before it.
  ///
  /// What is recorded after the slot's day, while quiet hours hold it, counts as well. The anchor does not cut the period, or an
  /// anchor of today would forget yesterday.
  func answer(toReminder slot: CivilDateTime, at moment: Timestamp) -> Reason? {
    guard let lastOn = record.lastOn(at: moment) else { return nil }
    // The day before is none only where the calendar begins.
    guard let before = schedule.patternDay(before: slot.date) else { return .alreadyRecorded }
    let period = calendar.streakDay.date(of: CivilDateTime(date: before, time: slot.time))
    return lastOn > period ? .alreadyRecorded : nil
  }
}
