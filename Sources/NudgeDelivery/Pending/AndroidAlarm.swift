public import NudgePlanning
public import NudgeTime

/// The one system alarm that an Android app sets, for its next notification.
///
/// One at a time is enough: when it fires, the app shows the notification and sets the next. What was due while the device was off is not
/// made up for. An `alarm` here is what Android calls a timer; nothing rings.
///
///     if let alarm = try AndroidAlarm(for: person, by: planner, after: now, delivery: decision.delivery) {
///       alarm.exactness  // .exactAndAllowWhileIdle
///     }
public struct AndroidAlarm: Hashable, Sendable {
  /// How exactly it fires; the raw value is the function of `AlarmManager` without `set`.
  public enum Exactness: String, CaseIterable, Codable, Hashable, Sendable {
    /// `setExactAndAllowWhileIdle`, which requires the permission for exact timing; in Doze, at most once in about nine minutes.
    case exactAndAllowWhileIdle
    /// `setAndAllowWhileIdle`, which requires no permission; it may be late, and fires in Doze as well.
    case allowWhileIdle
  }

  /// What to show when it fires.
  public let notification: NotificationRequest
  /// How exactly it fires.
  public let exactness: Exactness

  /// Finds the next alarm; `nil` if nothing is coming up, or nothing would be delivered.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - planner: The planner.
  ///   - now: The current moment; the alarm is after it.
  ///   - delivery: How notifications are delivered, from `DeliveryDecision`.
  ///   - horizonInDays: How far ahead to plan, in days of 24 hours, 1 to 36,525.
  ///   - returning: Those that the person has put off, as for `PendingNotifications`.
  /// - Throws: `PendingNotificationsError`.
  public init?(
    for person: Person, by planner: Planner, after now: Timestamp, delivery: DeliveryDecision.Delivery,
    horizonInDays: Int = 366, returning: [NotificationRequest] = []
  ) throws(PendingNotificationsError) {
    let horizon = try PendingNotifications.horizon(horizonInDays, after: now)
    guard delivery != .unavailable else { return nil }
    let next = try PendingNotifications.next(1, for: person, by: planner, after: now, until: horizon, returning)
    guard let first = next.first else { return nil }
    notification = first
    exactness = delivery == .preciseNotification ? .exactAndAllowWhileIdle : .allowWhileIdle
  }
}
