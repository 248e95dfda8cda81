#if canImport(UserNotifications) && (os(iOS) || os(Linux))
public import Foundation
public import NudgeRequests
public import UserNotifications

/// Hands requests to an iPhone or iPad: reads the permission, asks for it, schedules, and removes.
///
/// It decides nothing by itself. Pending requests of other parts of the app stay untouched: Nudge's own have `kind`, `variant` and
/// `expires` in their `userInfo`. Creating one costs nothing, so create it where you need it: it is not `Sendable`, since
/// `UNUserNotificationCenter` is not documented to be.
///
///     let center = AppleNotificationCenter()
///     if try await center.requestAuthorization() {
///       try await center.schedule(requests, categories: categories)
///     }
///
/// **It has not run on an Apple device.** On Linux it is compiled and tested against a stand-in for UserNotifications with the same
/// signatures (Tests/Support/UserNotifications).
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

  /// The most requests that iOS keeps for an app, from all its parts.
  public static let maximumPending = 64

  private let center: UNUserNotificationCenter

  /// Creates an adapter for the app's notification center.
  public init(_ center: UNUserNotificationCenter = .current()) {
    self.center = center
  }

  // MARK: Permission

  /// Returns whether the app may notify; a status that is not known yet counts as denied.
  ///
  /// With NudgeDelivery, pass it to `DeviceState.IOS`, and what AlarmKit says beside it.
  public func permission() async -> UserNotificationRequest.Permission {
    switch await center.notificationSettings().authorizationStatus {
    case .notDetermined: .notDetermined
    case .authorized: .authorized
    case .provisional: .provisional
    case .ephemeral: .ephemeral
    default: .denied
    }
  }

  /// Makes the system ask whether the app may notify, with banner, sound and badge.
  ///
  /// - Parameter provisionally: Whether to begin quietly, without a question.
  /// - Returns: Whether the app may notify; `permission()` says more.
  /// - Throws: The system's error.
  public func requestAuthorization(provisionally: Bool = false) async throws -> Bool {
    try await center.requestAuthorization(
      options: provisionally ? [.alert, .sound, .badge, .provisional] : [.alert, .sound, .badge])
  }

  // MARK: Requests

  /// Schedules a plan: removes requests that are no longer in it, registers the categories, and adds the requests, soonest first.
  ///
  /// A request replaces a pending one with its identifier. iOS keeps 64 requests of an app; if other parts of the app have pending
  /// requests, correspondingly fewer of these are added.
  ///
  /// - Parameters:
  ///   - requests: The requests, soonest first, such as those for `PendingNotifications` of NudgeDelivery.
  ///   - categories: The categories that the requests name; the app's others stay registered.
  /// - Returns: What was scheduled, removed and left out.
  /// - Throws: `AppleRequestError` before anything is changed, or the system's error for the first request that it rejects.
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

  /// Removes all pending requests of Nudge.
  public func unschedule() async {
    let own = await center.pendingNotificationRequests().filter(Self.isOwn).map(\.identifier)
    if !own.isEmpty { center.removePendingNotificationRequests(withIdentifiers: own) }
  }

  /// Removes the notifications that are shown and have expired.
  ///
  /// - Parameter now: The current moment. Notifications that expire at it or before are removed.
  public func removeExpired(at now: Date) async {
    let expired = await center.deliveredNotifications().map(\.request).filter { request in
      guard let text = request.content.userInfo["expires"] as? String, Self.isOwn(request) else { return false }
      return (try? Date(text, strategy: .iso8601)).map { $0 <= now } ?? false
    }
    if !expired.isEmpty { center.removeDeliveredNotifications(withIdentifiers: expired.map(\.identifier)) }
  }

  /// Sets the number on the app's icon.
  ///
  /// - Parameter count: The number; 0 removes it.
  /// - Throws: The system's error.
  public func setBadge(_ count: Int) async throws {
    try await center.setBadgeCount(count)
  }

  /// Whether Nudge planned a request.
  private static func isOwn(_ request: UNNotificationRequest) -> Bool {
    ["kind", "variant", "expires"].allSatisfy { request.content.userInfo[$0] is String }
  }
}

/// Why a value cannot become a request of the system.
public enum AppleRequestError: Error, Hashable, Sendable {
  /// The platform would reject it.
  case invalid(UserNotificationRequest.ValidationError)
  /// Only the system creates push triggers.
  case pushTrigger(request: String)
  /// The device's zone data does not have the zone.
  case unknownTimeZone(String, request: String)
}

extension AppleRequestError: CustomStringConvertible {
  /// The reason in one sentence.
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
