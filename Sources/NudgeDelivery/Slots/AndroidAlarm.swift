public import NudgePlanning
public import NudgeTime

/// The one alarm of the system's that an Android app sets, for its next notification.
///
/// One at a time is enough: when it fires, the app shows the notification and sets the next. What was due while the device was off is not made up for, as
/// nobody wants a backlog. `alarm` is the system's word for a timer here; nothing rings.
public struct AndroidAlarm: Hashable, Sendable {
  /// How exactly it fires; the raw value is the function of `AlarmManager` without `set`.
  public enum Exactness: String, CaseIterable, Hashable, Sendable {
    /// `setExactAndAllowWhileIdle`, which wants the permission for exact timing; at most once in some nine minutes in Doze.
    case exactAndAllowWhileIdle
    /// `setAndAllowWhileIdle`, which wants none; it may be late, and fires in Doze as well.
    case allowWhileIdle
  }

  /// What to show when it fires.
  public let notification: NotificationRequest
  /// How exactly it fires.
  public let exactness: Exactness

  /// Finds the next alarm; `nil` where nothing comes, or nothing would be delivered.
  ///
  /// - Parameters:
  ///   - person: Whom to plan for.
  ///   - planner: Decides what comes.
  ///   - now: The moment of asking; the alarm is after it.
  ///   - delivery: How notifications are delivered, as `DeliveryDecision` says.
  ///   - horizonInDays: How far to look, in days of 24 hours, 1 to 36,525.
  /// - Throws: `PlanError`.
  public init?(
    for person: Person, by planner: Planner, after now: Timestamp, delivery: DeliveryDecision.Delivery,
    horizonInDays: Int = 366
  ) throws(PlanError) {
    precondition(LocalSlots.horizons.contains(horizonInDays), "a horizon has 1 to 36,525 days")
    guard delivery != .unavailable else { return nil }
    let horizon = now.advanced(bySeconds: Int64(horizonInDays) * 86_400)
    guard let first = try planner.upcoming(for: person, after: now, until: horizon, count: 1).first else { return nil }
    notification = first
    exactness = delivery == .preciseNotification ? .exactAndAllowWhileIdle : .allowWhileIdle
  }
}
