public import NudgePlanning
public import NudgeRequests
public import NudgeText
public import NudgeTime

// `NudgeRequests` doesn't depend on the planner, so a response contains only strings and a `Date`.
extension NotificationResponse {
  /// The notification's ID, or `nil` if `id` isn't one that a planner creates.
  public var notificationID: NotificationID? { NotificationID(rawValue: id) }
  /// The notification's kind, or `nil` if the platform didn't report it.
  public var notificationKind: Kind? { kind.map(Kind.init(rawValue:)) }
  /// The time of the response, rounded down to the second.
  public var timestamp: Timestamp { Timestamp(at) }
}
