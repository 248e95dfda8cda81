internal import NudgeText
package import NudgeTime

extension Outlook {
  /// The longest time, in seconds, that quiet hours hold a slot: nine days, after which they never end.
  private static let longestHold: Int64 = 9 * 86_400

  /// The next reminders, and those left out before the last of them.
  package func reminders(after now: Timestamp, count: Int) -> Plan {
    var plan = Plan(occurrences: [], skipped: [])
    var last = earliestSlotAhead(of: now)
    var slot = schedule.next(after: last)
    // Where quiet hours leave no room at all, every slot is dropped; seven in a row show that if they never end, or over a week.
    var dropsInARow = 0
    var firstDrop = now
    while plan.occurrences.count < count, let occurrence = slot {
      if dropsInARow >= 7 {
        let neverEnd = quietHours.firstMomentOutside(from: occurrence.timestamp, in: schedule.zone) == nil
        if neverEnd || occurrence.timestamp > firstDrop.advanced(bySeconds: 8 * 86_400) { break }
      }
      last = occurrence.timestamp
      slot = schedule.next(after: last)
      switch gate(occurrence, next: slot, now: now) {
      case .fires(let reminder):
        dropsInARow = 0
        if reminder.timestamp > now { plan.occurrences.append(reminder) }
      case .isSkipped(let skipped):
        // A slot of before may have been held until after now, and then somebody may ask for it.
        guard heldMoment(of: occurrence) > now else { continue }
        if skipped.reasons == [.droppedByQuietHours] {
          if dropsInARow == 0 { firstDrop = occurrence.timestamp }
          dropsInARow += 1
        }
        plan.skipped.append(skipped)
      }
    }
    return plan
  }

  /// A moment before every slot that may fire after `now`: quiet hours may hold earlier ones.
  private func earliestSlotAhead(of now: Timestamp) -> Timestamp {
    // Those that never end hold nothing.
    guard !quietHours.isEmpty, quietHours.firstMomentOutside(from: now, in: schedule.zone) != nil else { return now }
    // Back hour by hour as long as slots are held until after now, and past a day without, which a clock change may put between.
    var moment = now
    var free = 0
    while free < 26, moment > now.advanced(bySeconds: -Self.longestHold) {
      moment = moment.advanced(bySeconds: -3600)
      let end = quietHours.firstMomentOutside(from: moment, in: schedule.zone) ?? .max
      free = end > now ? 0 : free + 1
    }
    return moment
  }

  /// Passes a slot through the gate: already recorded, then quiet hours.
  private func gate(_ occurrence: Occurrence, next: Occurrence?, now: Timestamp) -> Verdict {
    let id = NotificationID.reminder(
      at: occurrence.slot, isOneOfSeveral: schedule.isOneOfSeveral(occurrence),
      isLaterPassing: occurrence.adjustment == .laterPassing)
    func skipped(_ reason: Reason) -> Verdict {
      .isSkipped(
        SkippedCandidate(
          id: id, kind: .reminder, timestamp: occurrence.timestamp, offset: occurrence.offset, reasons: [reason]))
    }
    if isAlreadyRecorded(in: occurrence, now: now) { return skipped(.alreadyRecorded) }

    var reasons = Reason.reasons(of: occurrence)
    var timestamp = occurrence.timestamp
    if !quietHours.isEmpty {
      guard let end = quietHours.firstMomentOutside(from: timestamp, in: schedule.zone) else {
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
        offset: schedule.zone.offset(at: timestamp), status: .scheduled, reasons: reasons))
  }

  private func heldMoment(of occurrence: Occurrence) -> Timestamp {
    quietHours.firstMomentOutside(from: occurrence.timestamp, in: schedule.zone) ?? occurrence.timestamp
  }

  /// Whether something is recorded in a slot's period.
  ///
  /// What is recorded after the period, while quiet hours hold the slot, counts as well: the reminder has nothing left to ask.
  private func isAlreadyRecorded(in occurrence: Occurrence, now: Timestamp) -> Bool {
    guard let lastOn = progress?.lastOn else { return false }
    let first = schedule.firstDay(ofPeriodOf: occurrence.slot, streakDay, streakPeriod)
    // A summary from a clock that runs ahead cannot speak for days to come.
    return min(lastOn, streakDay.date(of: now, in: schedule.zone)) >= first
  }
}
