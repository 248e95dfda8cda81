public import NudgePlanning
internal import NudgeText
public import NudgeTime

/// The notifications that a device keeps for an app and shows by itself: the next ones, each with its own words.
///
/// iOS keeps 64 pending requests and drops the rest in no useful order, so there are never more. Their words stay true until something is
/// recorded or changed: create them again whenever `RescheduleAction` says so, and after each achievement. If more notifications follow,
/// the last one that is kept is gentle and silent, so that the silence after it is not abrupt.
///
///     let pending = try PendingNotifications(for: person, by: planner, after: now)
///     let requests = pending.notifications.map { UserNotificationRequest($0, in: zone) }
///
/// Source: measured by many, in no document of Apple's; docs/delivery.md.
public struct PendingNotifications: Hashable, Sendable {
  /// How many notifications a device may keep: 1 to 64.
  public static let limits = 1...64
  /// How many days of 24 hours may be planned: 1 to 36,525.
  public static let horizons = 1...36_525

  /// What to schedule, soonest first.
  public let notifications: [NotificationRequest]
  /// The moment before which these must be created again, or something is missing; UTC.
  ///
  /// It is the moment of the first notification that is left out, or the end of the horizon if none is. `nil` if the person has turned
  /// notifications off.
  public let refillBefore: Timestamp?
  /// Whether more follow after the last one, which is therefore gentle.
  public let hasMore: Bool

  /// Finds the next notifications.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - planner: The planner.
  ///   - now: The current moment; all notifications are after it.
  ///   - limit: How many the device keeps, 1 to 64.
  ///   - horizonInDays: How far ahead to plan, in days of 24 hours, 1 to 36,525.
  ///   - returning: Those that the person has put off, from `NotificationRequest.shownAgain`; those that have come or expired are left out.
  ///     Pass no reminder if an achievement was recorded since: it would ask for what is done.
  /// - Throws: `PendingNotificationsError`.
  /// - Complexity: As for a plan of the days until the limit is reached.
  public init(
    for person: Person, by planner: Planner, after now: Timestamp, limit: Int = 64, horizonInDays: Int = 366,
    returning: [NotificationRequest] = []
  ) throws(PendingNotificationsError) {
    guard Self.limits.contains(limit) else { throw .limitOutOfRange(limit) }
    let horizon = try Self.horizon(horizonInDays, after: now)
    var next = try Self.next(limit + 1, for: person, by: planner, after: now, until: horizon, returning)
    let leftOut = next.count > limit ? next.removeLast() : nil
    if leftOut != nil, let last = next.popLast() { next.append(try Self.gentle(last, for: person, by: planner)) }
    notifications = next
    hasMore = leftOut != nil
    refillBefore =
      leftOut?.timestamp
      ?? (person.preferences.notificationsEnabled ? horizon : nil)
  }

  /// Returns the end of the days to plan.
  static func horizon(_ days: Int, after now: Timestamp) throws(PendingNotificationsError) -> Timestamp {
    guard horizons.contains(days) else { throw .horizonOutOfRange(days: days) }
    return now.advanced(bySeconds: Int64(days) * 86_400)
  }

  /// Returns the next notifications, planned and put off, soonest first.
  static func next(
    _ count: Int, for person: Person, by planner: Planner, after now: Timestamp, until horizon: Timestamp,
    _ returning: [NotificationRequest]
  ) throws(PendingNotificationsError) -> [NotificationRequest] {
    let planned: [NotificationRequest]
    do throws(PlanError) {
      planned = try planner.upcoming(for: person, after: now, until: horizon, count: count)
    } catch { throw .plan(error) }
    guard !returning.isEmpty, person.preferences.notificationsEnabled else { return planned }
    var ids = Set(planned.map(\.id))
    let putOff = returning.filter { notification in
      notification.timestamp > now && notification.timestamp < min(notification.expires, horizon)
        && ids.insert(notification.id).inserted
    }
    return Array(
      (planned + putOff).sorted { ($0.timestamp, $0.id.rawValue) < ($1.timestamp, $1.id.rawValue) }.prefix(count))
  }

  /// The same notification in the gentle style, silent.
  private static func gentle(
    _ notification: NotificationRequest, for person: Person, by planner: Planner
  ) throws(PendingNotificationsError) -> NotificationRequest {
    var person = person
    person.preferences.style = .gentle
    let moment = notification.timestamp
    let plan: [NotificationRequest]
    do throws(PlanError) {
      plan = try planner.notifications(for: person, in: moment..<moment.advanced(bySeconds: 1))
    } catch { throw .plan(error) }
    // Style affects only the words, so the plan has it, unless the person put it off.
    var gentle = plan.first { $0.id == notification.id } ?? notification
    gentle.interruptionLevel = .passive
    gentle.sound = nil
    return gentle
  }
}

/// Why the next notifications cannot be found.
public enum PendingNotificationsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The limit is outside `PendingNotifications.limits`.
  case limitOutOfRange(Int)
  /// The horizon is outside `PendingNotifications.horizons`.
  case horizonOutOfRange(days: Int)
  /// The person has no plan.
  case plan(PlanError)

  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .limitOutOfRange(let limit): "The limit is \(limit); a device keeps 1 to 64 notifications."
    case .horizonOutOfRange(let days): "The horizon is \(days) days; it must be 1 to 36,525."
    case .plan(let error): error.description
    }
  }
}
