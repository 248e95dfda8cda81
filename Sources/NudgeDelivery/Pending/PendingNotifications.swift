public import NudgePlanning
public import NudgeRequests
internal import NudgeText
public import NudgeTime

/// A person's next notifications, for a device that stores them and shows them by itself.
///
/// iOS keeps at most 64 pending requests per app and drops the others in no particular order, so there are at most
/// 64 notifications. A notification's text can become outdated when something is recorded or changed. Create the
/// notifications again whenever `RefreshAction` requires it, and after each achievement.
///
/// If more notifications would follow beyond the limit, the last one is gentle and silent, because a long pause may
/// follow it.
///
///     let pending = try PendingNotifications(for: person, by: planner, after: now)
///     let requests = pending.notifications.map { UserNotificationRequest($0, in: zone) }
///
/// Source: measurements by many developers, because Apple doesn't document the limit. See docs/delivery.md.
public struct PendingNotifications: Codable, Hashable, Sendable {
  /// The range of valid limits: 1 to 64 notifications.
  public static let limits = 1...64
  /// The range of valid horizons: 1 to 36,525 days of 24 hours each.
  public static let horizons = 1...36_525

  /// The notifications to schedule, soonest first.
  public let notifications: [NotificationRequest]
  /// The time, in UTC, before which the notifications must be created again so that none is missed.
  ///
  /// This is the time of the first notification that was left out, or the end of the horizon if none was left out. If
  /// none was left out and the person has turned off notifications, it is `nil`.
  public let refillBefore: Timestamp?
  /// A Boolean value indicating whether more notifications follow the last one, which is gentle in this case.
  public let hasMore: Bool

  /// Creates a person's next notifications.
  ///
  /// - Parameters:
  ///   - person: The person to plan for.
  ///   - planner: The planner.
  ///   - now: The current time. All notifications are scheduled after it.
  ///   - limit: The maximum number of notifications, from 1 to 64.
  ///   - horizonInDays: The number of 24-hour days to plan ahead, from 1 to 36,525.
  ///   - returning: The postponed notifications, from `NotificationRequest.shownAgain`. Notifications that are past due,
  ///     or that expire before they are due, are ignored. Don't pass a reminder if an achievement has been recorded
  ///     since, because the person has already done what it asks for.
  /// - Throws: `PendingNotifications.Error`.
  /// - Complexity: The cost of planning the days until the limit is reached.
  public init(
    for person: Person, by planner: Planner, after now: Timestamp, limit: Int = 64, horizonInDays: Int = 366,
    returning: [NotificationRequest] = []
  ) throws(PendingNotifications.Error) {
    guard Self.limits.contains(limit) else { throw .limitOutOfRange(limit) }
    let horizon = try Self.horizon(horizonInDays, after: now)
    let plan = try Self.plan(for: person, by: planner)
    var next = try Self.next(limit + 1, of: plan, after: now, until: horizon, returning)
    let leftOut = next.count > limit ? next.removeLast() : nil
    if leftOut != nil, let last = next.popLast() { next.append(try Self.gentle(last, of: plan)) }
    notifications = next
    hasMore = leftOut != nil
    refillBefore =
      leftOut?.timestamp
      ?? (person.preferences.notificationsEnabled ? horizon : nil)
  }

  /// Returns the time at which the planned days end.
  static func horizon(_ days: Int, after now: Timestamp) throws(PendingNotifications.Error) -> Timestamp {
    guard horizons.contains(days) else { throw .horizonOutOfRange(days: days) }
    return now.advanced(bySeconds: Int64(days) * 86_400)
  }

  static func plan(for person: Person, by planner: Planner) throws(PendingNotifications.Error) -> PersonPlan {
    do throws(PlanError) { return try planner.plan(for: person) } catch { throw .plan(error) }
  }

  /// Returns the next planned and postponed notifications, soonest first.
  static func next(
    _ count: Int, of plan: PersonPlan, after now: Timestamp, until horizon: Timestamp,
    _ returning: [NotificationRequest]
  ) throws(PendingNotifications.Error) -> [NotificationRequest] {
    let planned: [NotificationRequest]
    do throws(PlanError) {
      planned = try plan.upcoming(after: now, until: horizon, count: count)
    } catch { throw .plan(error) }
    guard !returning.isEmpty, plan.person.preferences.notificationsEnabled else { return planned }
    var ids = Set(planned.map(\.id))
    let putOff = returning.filter { notification in
      notification.timestamp > now && notification.timestamp < min(notification.expires, horizon)
        && ids.insert(notification.id).inserted
    }
    return Array(
      (planned + putOff).sorted { ($0.timestamp, $0.id.rawValue) < ($1.timestamp, $1.id.rawValue) }.prefix(count))
  }

  /// Returns the notification in the gentle style and without sound.
  private static func gentle(
    _ notification: NotificationRequest, of plan: PersonPlan
  ) throws(PendingNotifications.Error) -> NotificationRequest {
    let moment = notification.timestamp
    let gentlePlan: [NotificationRequest]
    do throws(PlanError) {
      gentlePlan = try plan.inStyle(.gentle).notifications(in: moment..<moment.advanced(bySeconds: 1))
    } catch { throw .plan(error) }
    // The style only affects the text, so the new plan contains the notification unless it was postponed.
    var gentle = gentlePlan.first { $0.id == notification.id } ?? notification
    gentle.interruptionLevel = .passive
    gentle.sound = nil
    return gentle
  }
}

extension PendingNotifications {
  /// What an app must do with its scheduled notifications after a system event.
  public typealias Action = RefreshAction

  /// An error that occurs while creating the next notifications.
  ///
  ///     do { pending = try PendingNotifications(for: person, by: planner, after: now) } catch { log("\(error)") }
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit is outside `PendingNotifications.limits`.
    case limitOutOfRange(Int)
    /// The horizon is outside `PendingNotifications.horizons`.
    case horizonOutOfRange(days: Int)
    /// The planner can't create a plan for this person.
    case plan(PlanError)

    /// A sentence that describes the error.
    public var description: String {
      switch self {
      case .limitOutOfRange(let limit): "The limit is \(limit), but it must be between 1 and 64."
      case .horizonOutOfRange(let days): "The horizon is \(days) days, but it must be between 1 and 36,525."
      case .plan(let error): error.description
      }
    }
  }
}
