#if canImport(UserNotifications) && (os(iOS) || os(Linux))
public import Foundation
public import NudgeRequests
public import UserNotifications

/// An adapter that manages notification permission and schedules and removes notification requests on iPhone and iPad.
///
/// The adapter only manages requests planned by Nudge, which have `kind`, `variant` and `expires` in their `userInfo`.
/// It never modifies pending requests that belong to other parts of the app.
///
///     let center = AppleNotificationCenter()
///     if try await center.requestAuthorization() {
///       try await center.schedule(requests, categories: categories)
///     }
///
/// Adapters are cheap to create, so you can create one wherever you need it. The type isn't `Sendable`, because
/// `UNUserNotificationCenter` isn't documented to be.
///
/// - Important: This type has never been run on an Apple device. It is compiled and tested on Linux, against a
///   substitute for UserNotifications with the same signatures (Tests/Support/UserNotifications).
public struct AppleNotificationCenter {
  /// The result of scheduling a plan.
  public struct Outcome: Hashable, Sendable {
    /// The identifiers of the scheduled requests, soonest first.
    public var scheduled: [String]
    /// The identifiers of pending requests that were removed because they are no longer planned.
    public var removed: [String]
    /// The identifiers of the requests that weren't scheduled because they exceeded the limit.
    public var leftOut: [String]
  }

  /// The maximum number of pending requests that iOS keeps for an app, including requests not planned by Nudge.
  public static let maximumPending = 64

  private let center: UNUserNotificationCenter

  /// Creates an adapter for a notification center, which is the app's by default.
  public init(_ center: UNUserNotificationCenter = .current()) {
    self.center = center
  }

  // MARK: Permission

  /// Returns the app's permission to send notifications.
  ///
  /// A status unknown to this version counts as `denied`. Pass the result to `DeviceState.IOS`, together with the
  /// AlarmKit state.
  public func permission() async -> UserNotificationRequest.Permission {
    switch await center.notificationSettings().authorizationStatus {
    case .notDetermined: .notDetermined
    case .authorized: .authorized
    case .provisional: .provisional
    case .ephemeral: .ephemeral
    default: .denied
    }
  }

  /// Requests permission to send notifications.
  ///
  /// - Parameter options: The requested options. With `.provisional`, the system grants provisional permission without
  ///   asking the person. Nudge's notifications use banners, sounds and badges.
  /// - Returns: A Boolean value indicating whether the app may send notifications. For the exact status, call
  ///   `permission()`.
  /// - Throws: The system's error.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [.alert, .sound, .badge]
  ) async throws -> Bool {
    try await center.requestAuthorization(options: options)
  }

  // MARK: Presentation

  /// Returns how to present a notification that arrives while the app is in the foreground, or `nil` if the
  /// notification isn't from Nudge.
  ///
  /// A notification that opens the page for recording an entry is only added to the notification list, because the
  /// person already has the app open. Other notifications are presented as usual. Expired notifications aren't
  /// presented, and the badge is never set.
  ///
  ///     // userNotificationCenter(_:willPresent:)
  ///     AppleNotificationCenter.presentation(of: notification, at: .now) ?? [.banner, .list, .sound]
  ///
  /// - Parameters:
  ///   - notification: The notification that arrived.
  ///   - now: The current moment.
  /// - Returns: The presentation options to pass to the system.
  public static func presentation(
    of notification: UNNotification, at now: Date
  ) -> UNNotificationPresentationOptions? {
    let content = notification.request.content
    let facts = content.userInfo["nudge"] as? [AnyHashable: Any] ?? content.userInfo
    guard facts["kind"] is String, facts["variant"] is String, let expires = facts["expires"] as? String else {
      return nil
    }
    if let date = try? Date(expires, strategy: .iso8601), date <= now { return [] }
    if facts["opens"] as? String == ResponseAction.Page.record.rawValue { return [.list] }
    return content.sound == nil ? [.banner, .list] : [.banner, .list, .sound]
  }

  // MARK: Requests

  /// Schedules a plan.
  ///
  /// This method removes pending requests that are no longer in the plan, registers the categories, and adds the
  /// requests, soonest first. A request replaces the pending request with the same identifier.
  ///
  /// iOS keeps at most 64 pending requests per app. If other parts of the app have pending requests, correspondingly
  /// fewer requests are added.
  ///
  /// - Parameters:
  ///   - requests: The requests, soonest first, such as those that a backend created from `PendingNotifications`.
  ///   - categories: The categories that the requests refer to. The app's other categories stay registered.
  /// - Returns: The identifiers of the requests that were scheduled, removed, and left out.
  /// - Throws: `AppleRequestError` if a request or category can't be converted, in which case nothing has changed, or
  ///   the system's error for the first request that it rejects.
  /// - Complexity: O(*n*) in the number of requests and pending requests.
  @discardableResult
  public func schedule(
    _ requests: [UserNotificationRequest], categories: [UserNotificationRequest.Category]
  ) async throws -> Outcome {
    let made = try requests.map { try UNNotificationRequest($0) }
    let madeCategories = try categories.map { try UNNotificationCategory($0) }
    let pending = await center.pendingNotificationRequests()
    let own = pending.filter(Self.isOwn).map(\.identifier)
    let planned = Set(made.map(\.identifier))
    let others = pending.count { !Self.isOwn($0) && !planned.contains($0.identifier) }
    let fitting = made.prefix(max(0, Self.maximumPending - others))
    let kept = Set(fitting.map(\.identifier))

    let removed = own.filter { !kept.contains($0) }
    if !removed.isEmpty { center.removePendingNotificationRequests(withIdentifiers: removed) }
    if !madeCategories.isEmpty {
      let known = await center.notificationCategories()
      let names = Set(madeCategories.map(\.identifier))
      center.setNotificationCategories(known.filter { !names.contains($0.identifier) }.union(madeCategories))
    }
    for request in fitting { try await center.add(request) }
    return Outcome(
      scheduled: fitting.map(\.identifier), removed: removed.filter { !planned.contains($0) },
      leftOut: made.dropFirst(fitting.count).map(\.identifier))
  }

  /// Removes all pending requests planned by Nudge.
  public func unschedule() async {
    let own = await center.pendingNotificationRequests().filter(Self.isOwn).map(\.identifier)
    if !own.isEmpty { center.removePendingNotificationRequests(withIdentifiers: own) }
  }

  /// Removes Nudge's delivered notifications that have expired.
  ///
  /// - Parameter now: The current moment. Notifications that expire at this moment or earlier are removed.
  public func removeExpired(at now: Date) async {
    let expired = await center.deliveredNotifications().map(\.request).filter { request in
      guard let text = request.content.userInfo["expires"] as? String, Self.isOwn(request) else { return false }
      return (try? Date(text, strategy: .iso8601)).map { $0 <= now } ?? false
    }
    if !expired.isEmpty { center.removeDeliveredNotifications(withIdentifiers: expired.map(\.identifier)) }
  }

  /// Sets the badge on the app's icon.
  ///
  /// - Parameter count: The number to display, or 0 to remove the badge.
  /// - Throws: The system's error.
  public func setBadge(_ count: Int) async throws {
    try await center.setBadgeCount(count)
  }

  /// Returns whether a request was planned by Nudge.
  private static func isOwn(_ request: UNNotificationRequest) -> Bool {
    ["kind", "variant", "expires"].allSatisfy { request.content.userInfo[$0] is String }
  }
}

/// An error that occurs when a value can't be converted to a system object.
///
///     do {
///       try await center.schedule(requests, categories: categories)
///     } catch AppleRequestError.unknownTimeZone(let name, let request) {
///       report("\(request) needs the time zone \(name)")
///     }
public enum AppleRequestError: Error, Hashable, Sendable {
  /// The platform would reject the value.
  case invalid(UserNotificationRequest.ValidationError)
  /// The request has a push trigger, which only the system can create.
  case pushTrigger(request: String)
  /// The device's time zone data doesn't contain the time zone.
  case unknownTimeZone(String, request: String)
}

extension AppleRequestError: CustomStringConvertible {
  /// A one-sentence description of the error.
  public var description: String {
    switch self {
    case .invalid(let error): error.description
    case .pushTrigger(let request): "The request \(request) has a push trigger, which only the system creates."
    case .unknownTimeZone(let name, let request):
      "Request \(request) uses the time zone \(name), which this device doesn't support."
    }
  }
}
#endif
