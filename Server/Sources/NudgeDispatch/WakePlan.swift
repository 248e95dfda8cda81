internal import Nudge
internal import NudgeStore

/// Plans people when they wake up.
///
/// It reads no clock and stores nothing: equal wakes have equal results.
struct WakePlan {
  var planner: Planner
  /// The number of seconds over which notifications of the same moment are spread.
  var spread: Int

  /// Returns what to store for a person.
  ///
  /// The plan continues where the previous one ended. It also covers the moments of deliveries that haven't been sent
  /// yet: those that aren't part of the plan any more are canceled.
  func result(for wake: Wake, at now: Timestamp) throws -> PlanResult {
    let record = wake.record
    let end = now.advanced(bySeconds: 1)
    let start = wake.open.map(\.moment).reduce(record.plannedUntil, min)
    var planned: [NotificationRequest] = []
    if start < end { planned = try planner.notifications(for: record.person, in: start..<end) }

    var deliveries: [Delivery] = []
    for notification in planned where notification.timestamp >= record.plannedUntil && notification.expires > now {
      let due = notification.timestamp.advanced(bySeconds: share(of: notification))
      for device in wake.devices {
        let key = Delivery.Key(person: record.person.id, notification: notification.id, device: device)
        deliveries.append(
          Delivery(key: key, moment: notification.timestamp, due: due, expires: notification.expires, changedAt: now))
      }
    }

    let current = Set(
      try planned.filter { try $0.isCurrent(for: record.person, at: now, zones: planner.zones) }.map(\.id))
    return PlanResult(
      person: record.person.id, version: record.version, deliveries: deliveries,
      cancelled: wake.open.map(\.key).filter { !current.contains($0.notification) },
      plannedUntil: max(record.plannedUntil, end), nextWake: try planner.nextMoment(for: record.person, after: now))
  }

  /// Returns a notification's delay in seconds, from 0 up to but not including the spread.
  ///
  /// It depends only on the person and the notification, so planning again doesn't change it.
  private func share(of notification: NotificationRequest) -> Int64 {
    guard spread > 0 else { return 0 }
    // FNV-1a, 64 bits.
    let bytes = Array(notification.person.utf8) + [0x1F] + Array(notification.id.rawValue.utf8)
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return Int64(hash % UInt64(spread))
  }
}
