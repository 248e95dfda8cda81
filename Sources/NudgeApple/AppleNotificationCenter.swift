#if canImport(UserNotifications) && (os(iOS) || os(Linux))
public import Foundation
public import NudgeRequests
public import UserNotifications

/// An adapter that reads and requests permission, and schedules and removes requests, on iPhone and iPad.
///
/// The adapter only manages requests that Nudge planned, which have `kind`, `variant` and `expires` in their
/// `userInfo`. Pending requests of other parts of the app stay untouched.
///
///     let center = AppleNotificationCenter()
///     if try await center.requestAuthorization() {
///       try await center.schedule(requests, categories: categories)
///     }
///
/// An adapter is cheap to create, so you can create one wherever you need it. It is not `Sendable`, because
/// `UNUserNotificationCenter` is not documented to be.
///
/// - Important: This type has never run on an Apple device. On Linux, it is compiled and tested against a stand-in for
///   UserNotifications with the same signatures (Tests/Support/UserNotifications).
public struct AppleNotificationCenter {
  /// The result of scheduling.
  public struct Outcome: Hashable, Sendable {
    /// The identifiers of the pending requests, soonest first.
    public var scheduled: [String]
    /// The identifiers of earlier requests that are no longer planned.
    public var removed: [String]
    /// The identifiers of the requests that exceeded the limit.
    public var leftOut: [String]
  }

  /// The maximum number of pending requests that iOS keeps for an app, including requests that Nudge did not plan.
  public static let maximumPending = 64

  private let center: UNUserNotificationCenter

  /// Creates an adapter for a notification center, by default the app's.
  public init(_ center: UNUserNotificationCenter = .current()) {
    self.center = center
  }

  // MARK: Permission

  /// Returns the app's permission to send notifications.
  ///
  /// A status that this version does not know counts as `denied`. With NudgeDelivery, pass the result to
  /// `DeviceState.IOS`, together with the state of AlarmKit.
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
  /// - Parameter options: What the notifications may do. With `.provisional`, the system grants provisional permission
  ///   without asking the person. Nudge's notifications have a banner, a sound and a badge.
  /// - Returns: A Boolean value that indicates whether the app may send notifications. For the exact status, call
  ///   `permission()`.
  /// - Throws: The system's error.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [.alert, .sound, .badge]
  ) async throws -> Bool {
    try await center.requestAuthorization(options: options)
  }

  // MARK: Presentation

  /// Returns how to present a notification that arrives while the app is in the foreground, or `nil` if it is not from
  /// Nudge.
  ///
  /// A notification that leads to the page for recording an entry is only added to the list, because the person already
  /// has the app open. Others are shown as usual. None sets the badge, and one that has expired is not shown.
  ///
  ///     // userNotificationCenter(_:willPresent:)
  ///     AppleNotificationCenter.presentation(of: notification, at: .now) ?? [.banner, .list, .sound]
  ///
  /// - Parameters:
  ///   - notification: The notification that arrived.
  ///   - now: The current moment.
  /// - Returns: The options for the system.
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
  /// This method removes requests that are no longer in the plan, registers the categories, and adds the requests,
  /// soonest first. A request replaces the pending request with the same identifier.
  ///
  /// iOS keeps 64 pending requests per app. If other parts of the app have pending requests, correspondingly fewer of
  /// these requests are added.
  ///
  /// - Parameters:
  ///   - requests: The requests, soonest first, such as those created from the `PendingNotifications` of NudgeDelivery.
  ///   - categories: The categories that the requests refer to. Other categories of the app stay registered.
  /// - Returns: The identifiers of the requests that were scheduled, removed and left out.
  /// - Throws: `AppleRequestError` before anything is changed, or the system's error for the first request that it
  ///   rejects.
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

  /// Removes all pending requests that Nudge planned.
  public func unschedule() async {
    let own = await center.pendingNotificationRequests().filter(Self.isOwn).map(\.identifier)
    if !own.isEmpty { center.removePendingNotificationRequests(withIdentifiers: own) }
  }

  /// Removes delivered notifications of Nudge that have expired.
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
  /// - Parameter count: The number to show; 0 removes the badge.
  /// - Throws: The system's error.
  public func setBadge(_ count: Int) async throws {
    try await center.setBadgeCount(count)
  }

  /// Returns whether Nudge planned a request.
  private static func isOwn(_ request: UNNotificationRequest) -> Bool {
    ["kind", "variant", "expires"].allSatisfy { request.content.userInfo[$0] is String }
  }
}

/// An error that prevents a value from becoming a system object.
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
  /// The time zone is not in the device's time zone data.
  case unknownTimeZone(String, request: String)
}

extension AppleRequestError: CustomStringConvertible {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .invalid(let error): error.description
    case .pushTrigger(let request): "The request \(request) has a push trigger, which only the system creates."
    case .unknownTimeZone(let name, let request):
      "This device does not know the time zone \(name) of the request \(request)."
    }
  }
}
#endif
