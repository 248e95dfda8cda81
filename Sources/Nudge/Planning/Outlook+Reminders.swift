internal import NudgeText
internal import NudgeTime

extension Outlook {
  /// The next reminders, and those left out before the last of them.
  func reminders(after now: Timestamp, count: Int) -> Plan {
    var plan = Plan(occurrences: [], skipped: [])
    // Quiet hours hold a slot for a day at most, and a clock change can make that longer, so earlier ones may fire still.
    var last = now.advanced(bySeconds: -2 * 86_400)
    var slot = cadence.next(after: last)
    // Where quiet hours leave no room at all, every slot is dropped; a week of them in a row shows that.
    let mostDropsInARow = 7 * cadence.timeCount
    var dropsInARow = 0
    while plan.occurrences.count < count, dropsInARow < mostDropsInARow, let occurrence = slot {
      last = occurrence.timestamp
      slot = cadence.next(after: last)
      switch gate(occurrence, next: slot, now: now) {
      case .fires(let reminder):
        dropsInARow = 0
        if reminder.timestamp > now { plan.occurrences.append(reminder) }
      case .isSkipped(let skipped):
        // A slot of before may have been held until after now, and then somebody may ask for it.
        guard heldMoment(of: occurrence) > now else { continue }
        if skipped.reasons == [.droppedByQuietHours] { dropsInARow += 1 }
        plan.skipped.append(skipped)
      }
    }
    return plan
  }

  /// Passes a slot through the gate: already recorded, then quiet hours.
  private func gate(_ occurrence: Occurrence, next: Occurrence?, now: Timestamp) -> Candidate {
    let id = NotificationID.reminder(at: occurrence.slot, isOneOfSeveral: cadence.timeCount > 1)
    func skipped(_ reason: Reason) -> Candidate {
      .isSkipped(
        SkippedCandidate(
          id: id, kind: .reminder, timestamp: occurrence.timestamp, offset: occurrence.offset, reasons: [reason]))
    }
    if isAlreadyRecorded(in: occurrence, now: now) { return skipped(.alreadyRecorded) }

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

  private func heldMoment(of occurrence: Occurrence) -> Timestamp {
    quietHours?.firstMomentOutside(from: occurrence.timestamp, in: cadence.zone) ?? occurrence.timestamp
  }

  /// Whether something is recorded in a slot's period: the days after the pattern's day before it, up to its own.
  ///
  /// What is recorded after the slot's day, while quiet hours hold it, counts as well: the reminder has nothing left to ask.
  /// The anchor does not cut the period, or an anchor of today would forget yesterday.
  private func isAlreadyRecorded(in occurrence: Occurrence, now: Timestamp) -> Bool {
    guard let lastOn = progress?.lastOn else { return false }
    guard let before = cadence.patternDay(before: occurrence.slot.date) else { return true }
    // A summary from a clock that runs ahead cannot speak for days to come.
    let known = min(lastOn, streakDay.date(of: now, in: cadence.zone))
    return known > streakDay.date(of: CivilDateTime(date: before, time: occurrence.slot.time))
  }
}
