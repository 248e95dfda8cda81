internal import Nudge
internal import NudgeStore

/// Plans people when they wake up.
///
/// It reads no clock and stores nothing: equal wakes have equal results.
struct WakePlan {
  var planner: Planner
  var counts: DispatchCounts
  /// The number of seconds over which notifications of the same moment are spread.
  var spread: Int

  /// The number of seconds after an achievement in which it can be celebrated.
  ///
  /// A celebration is true until the end of the next day, and can be deferred by a day.
  static let longestCelebration: Int64 = 4 * 86_400

  /// Returns what to store for a person.
  ///
  /// The plan continues where the previous one ended, and includes what has expired since, which is stored as missed. It also
  /// covers the moments of deliveries that haven't been sent yet: those that aren't part of the plan any more are canceled.
  func result(for wake: Wake, at now: Timestamp) throws -> PlanResult {
    let record = wake.record
    let plan = try counts.plan(for: record.person, by: planner)
    let end = now.advanced(bySeconds: 1)
    // If the clock was set back, what was planned beyond it is planned again. What was sent isn't sent again.
    let begin = record.plannedUntil > end ? now : record.plannedUntil
    // An achievement can be older than the end of the last plan. What it reaches is celebrated; nothing else is added.
    let celebrateFrom = record.celebrateFrom.map { max($0, now.advanced(bySeconds: -Self.longestCelebration)) }
    // A celebration that waits to be sent moves with its achievement when that is corrected.
    let waiting = wake.open.filter { $0.key.notification.kind.map(Kind.celebrations.contains) ?? false }.map(\.key)
    let earliest = waiting.isEmpty ? celebrateFrom ?? begin : now.advanced(bySeconds: -Self.longestCelebration)
    let start = wake.open.map(\.moment).reduce(min(begin, earliest), min)
    var planned: [NotificationRequest] = []
    if start < end {
      planned = try withoutMoved(plan.notifications(in: start..<end), of: plan, wake, in: start..<end)
    }

    var deliveries: [Delivery] = []
    for notification in planned {
      let isLateCelebration =
        notification.timestamp >= celebrateFrom ?? .max && notification.expires > now
        && Kind.celebrations.contains(notification.kind)
      let isNew = notification.timestamp >= begin || isLateCelebration
      let isWaiting = notification.expires > now && waiting.contains { $0.notification == notification.id }
      guard isNew || isWaiting else { continue }
      let due = due(notification, plan)
      for device in wake.devices {
        let key = Delivery.Key(person: record.person.id, notification: notification.id, device: device)
        guard isNew || waiting.contains(key) else { continue }
        deliveries.append(
          Delivery(key: key, moment: notification.timestamp, due: due, expires: notification.expires, changedAt: now))
      }
    }

    var current: [NotificationID: Timestamp] = [:]
    for notification in planned where plan.isStillDue(notification, at: now) {
      current[notification.id] = notification.timestamp
    }
    return PlanResult(
      person: record.person.id, version: record.version, createdAt: record.createdAt, seen: record.person.history.seen,
      deliveries: deliveries,
      cancelled: wake.open.filter { $0.expires > now && current[$0.key.notification] != $0.moment }.map(\.key),
      plannedUntil: end, nextWake: try nextWake(of: plan, after: now))
  }

  /// Leaves out the reminders that take the place of one that was already sent at another time of the same day.
  ///
  /// The planner knows which ones these are from a person's `sent`. What was sent under the same ID stays in the plan, because
  /// it may have to be sent again to another device.
  private func withoutMoved(
    _ planned: [NotificationRequest], of plan: PersonPlan, _ wake: Wake, in span: Range<Timestamp>
  ) throws -> [NotificationRequest] {
    // reminder-2026-11-22, which a time can follow
    func day(_ id: NotificationID) -> Substring { id.rawValue.prefix(19) }
    let hasMoved = wake.sentReminders.contains { sent in
      planned.contains { $0.kind == .reminder && $0.id != sent && day($0.id) == day(sent) }
    }
    guard hasMoved else { return planned }
    let kept = Set(try plan.afterSending(wake.sentReminders).notifications(in: span).map(\.id))
    return planned.filter { kept.contains($0.id) || wake.sentReminders.contains($0.id) }
  }

  /// Returns when the next notification is due, so that planning is spread like sending.
  private func nextWake(of plan: PersonPlan, after now: Timestamp) throws -> Timestamp? {
    guard let moment = try plan.nextMoment(after: now) else { return nil }
    guard spread > 0 else { return moment }
    // One with a later moment can be due earlier.
    let window = moment..<moment.advanced(bySeconds: Int64(spread))
    return try plan.notifications(in: window).map { due($0, plan) }.min() ?? moment
  }

  /// Returns when a notification is sent, unless the person postpones it.
  private func due(_ notification: NotificationRequest, _ plan: PersonPlan) -> Timestamp {
    let due = notification.timestamp.advanced(bySeconds: share(of: notification))
    // Quiet hours may begin within the spread.
    return plan.quietHoursEnd(at: due) == nil ? due : notification.timestamp
  }

  /// Returns a notification's delay in seconds, from 0 up to but not including the spread, so that it is sent before it expires.
  ///
  /// It depends only on the person and the notification, so planning again doesn't change it.
  private func share(of notification: NotificationRequest) -> Int64 {
    let seconds = notification.expires.secondsSinceEpoch - notification.timestamp.secondsSinceEpoch
    let spread = min(Int64(spread), seconds)
    guard spread > 0 else { return 0 }
    // FNV-1a, 64 bits.
    let bytes = Array(notification.person.utf8) + [0x1F] + Array(notification.id.rawValue.utf8)
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return Int64(hash % UInt64(spread))
  }
}
