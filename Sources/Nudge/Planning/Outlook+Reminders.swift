internal import NudgeText
internal import NudgeTime

extension Outlook {
  /// The next reminders, and those left out before the last of them.
  func reminders(after now: Timestamp, count: Int) -> Plan {
    var plan = Plan(occurrences: [], skipped: [])
    // Quiet hours hold a slot for less than a day, so one of the day before may fire still.
    var last = now.advanced(bySeconds: -86_400)
    var slot = cadence.next(after: last)
    // Where quiet hours leave no room at all, every slot is dropped; a week of slots shows that.
    var dropsLeft = 7 * cadence.times.count
    while plan.occurrences.count < count, dropsLeft > 0, let occurrence = slot {
      last = occurrence.timestamp
      slot = cadence.next(after: last)
      switch gate(occurrence, next: slot) {
      case .fires(let reminder):
        if reminder.timestamp > now { plan.occurrences.append(reminder) }
      case .isSkipped(let skipped):
        guard occurrence.timestamp > now else { continue }
        plan.skipped.append(skipped)
        if skipped.reasons == [.droppedByQuietHours] { dropsLeft -= 1 }
      }
    }
    return plan
  }

  /// Passes a slot through the gate: already recorded, then quiet hours.
  private func gate(_ occurrence: Occurrence, next: Occurrence?) -> Candidate {
    let id = NotificationID.reminder(at: occurrence.slot, isOneOfSeveral: cadence.times.count > 1)
    func skipped(_ reason: Reason) -> Candidate {
      .isSkipped(
        SkippedCandidate(
          id: id, kind: .reminder, timestamp: occurrence.timestamp, offset: occurrence.offset, reasons: [reason]))
    }
    if isAlreadyRecorded(in: occurrence) { return skipped(.alreadyRecorded) }

    var reasons: [Reason] = [.slot]
    switch occurrence.adjustment {
    case .exact: break
    case .shiftedByGap: reasons.append(.shiftedByClockChange)
    case .firstPassing: reasons.append(.firstOfRepeatedTime)
    }
    var timestamp = occurrence.timestamp
    if let quietHours {
      guard let end = quietHours.firstMomentOutside(from: timestamp, in: cadence.zone) else {
        return skipped(.droppedByQuietHours)
      }
      if end != timestamp {
        // Once the next slot is due, this one has nothing to add.
        if let next, end >= next.timestamp { return skipped(.droppedByQuietHours) }
        timestamp = end
        reasons.append(.heldByQuietHours)
      }
    }
    return .fires(
      PlannedOccurrence(
        id: id, kind: .reminder, slot: occurrence.slot, timestamp: timestamp,
        offset: cadence.zone.offset(at: timestamp), status: .scheduled, reasons: reasons))
  }

  /// Whether something is recorded in a slot's period: the days after the cadence's last day before it, up to its own.
  private func isAlreadyRecorded(in occurrence: Occurrence) -> Bool {
    guard let lastOn = progress?.lastOn else { return false }
    let before = cadence.lastDay(before: occurrence.slot.date) ?? cadence.anchor.adding(days: -1)
    guard let before else { return false }
    return lastOn > streakDay.date(of: CivilDateTime(date: before, time: occurrence.slot.time))
  }
}
