public import NudgePlanning
public import NudgeRequests
public import NudgeTime

extension PendingNotifications {
  /// The next system alarm for an Android app to set.
  ///
  /// An app only needs one alarm at a time. When the alarm fires, the app shows the notification and sets the next
  /// alarm. Notifications that were due while the device was off are not shown later. Although Android calls it an
  /// alarm, it is a timer and doesn't make a sound.
  ///
  ///     let alarm = try PendingNotifications.AndroidAlarm(
  ///       for: person, by: planner, after: now, delivery: decision.delivery)
  ///     alarm?.exactness  // .exactAndAllowWhileIdle
  public struct AndroidAlarm: Codable, Hashable, Sendable {
    /// How exactly an alarm fires.
    ///
    /// The raw value is the name of the `AlarmManager` method, without the prefix `set`.
    public enum Exactness: String, CaseIterable, Codable, Hashable, Sendable {
      /// The alarm is set with `setExactAndAllowWhileIdle`, which requires the exact alarm permission.
      ///
      /// In Doze, such alarms fire at most once every nine minutes or so.
      case exactAndAllowWhileIdle
      /// The alarm is set with `setAndAllowWhileIdle`, which doesn't require a permission.
      ///
      /// The alarm may fire late. It also fires in Doze.
      case allowWhileIdle
    }

    /// The notification to show when the alarm fires.
    public let notification: NotificationRequest
    /// How exactly the alarm fires.
    public let exactness: Exactness

    /// Creates the next alarm, or returns `nil` if there is no upcoming notification or if it wouldn't be delivered.
    ///
    /// - Parameters:
    ///   - person: The person to plan for.
    ///   - planner: The planner.
    ///   - now: The current time. The alarm fires later than this.
    ///   - delivery: How notifications are delivered, from `DeliveryDecision`.
    ///   - horizonInDays: The number of 24-hour days to plan ahead, from 1 to 36,525.
    ///   - returning: The postponed notifications, as in `PendingNotifications`.
    /// - Throws: `PendingNotifications.Error`.
    public init?(
      for person: Person, by planner: Planner, after now: Timestamp, delivery: DeliveryDecision.Delivery,
      horizonInDays: Int = 366, returning: [NotificationRequest] = []
    ) throws(PendingNotifications.Error) {
      let horizon = try PendingNotifications.horizon(horizonInDays, after: now)
      guard delivery != .unavailable else { return nil }
      let plan = try PendingNotifications.plan(for: person, by: planner)
      let next = try PendingNotifications.next(1, of: plan, after: now, until: horizon, returning)
      guard let first = next.first else { return nil }
      notification = first
      exactness = delivery == .preciseNotification ? .exactAndAllowWhileIdle : .allowWhileIdle
    }
  }
}
