public import NudgePlanning
public import NudgeTime

extension PendingNotifications {
  /// The next system alarm that an Android app sets.
  ///
  /// An app needs only one alarm at a time. When it fires, the app shows the notification and sets the next alarm.
  /// Notifications that were due while the device was off are not shown later. Despite Android's name for it, such an
  /// alarm is a timer and makes no sound.
  ///
  ///     let alarm = try PendingNotifications.AndroidAlarm(
  ///       for: person, by: planner, after: now, delivery: decision.delivery)
  ///     alarm?.exactness  // .exactAndAllowWhileIdle
  public struct AndroidAlarm: Codable, Hashable, Sendable {
    /// The exactness of an alarm.
    ///
    /// The raw value is the name of the function of `AlarmManager` without `set`.
    public enum Exactness: String, CaseIterable, Codable, Hashable, Sendable {
      /// The alarm is set with `setExactAndAllowWhileIdle`, which requires the permission for exact timing.
      ///
      /// In Doze, such alarms fire at most once in about nine minutes.
      case exactAndAllowWhileIdle
      /// The alarm is set with `setAndAllowWhileIdle`, which requires no permission.
      ///
      /// It may fire late, and also fires in Doze.
      case allowWhileIdle
    }

    /// The notification to show when the alarm fires.
    public let notification: NotificationRequest
    /// The exactness with which the alarm fires.
    public let exactness: Exactness

    /// Creates the next alarm, or returns `nil` if there is no upcoming notification or if it would not be delivered.
    ///
    /// - Parameters:
    ///   - person: The person to plan for.
    ///   - planner: The planner.
    ///   - now: The current moment. The alarm is after it.
    ///   - delivery: The way notifications are delivered, from `DeliveryDecision`.
    ///   - horizonInDays: The number of days to plan ahead, each of 24 hours, 1 to 36,525.
    ///   - returning: The notifications that the person postponed, as for `PendingNotifications`.
    /// - Throws: `PendingNotifications.Error`.
    public init?(
      for person: Person, by planner: Planner, after now: Timestamp, delivery: DeliveryDecision.Delivery,
      horizonInDays: Int = 366, returning: [NotificationRequest] = []
    ) throws(PendingNotifications.Error) {
      let horizon = try PendingNotifications.horizon(horizonInDays, after: now)
      guard delivery != .unavailable else { return nil }
      let next = try PendingNotifications.next(1, for: person, by: planner, after: now, until: horizon, returning)
      guard let first = next.first else { return nil }
      notification = first
      exactness = delivery == .preciseNotification ? .exactAndAllowWhileIdle : .allowWhileIdle
    }
  }
}
