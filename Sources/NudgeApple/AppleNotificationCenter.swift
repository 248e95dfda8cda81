#if canImport(UserNotifications) && (os(iOS) || os(Linux))
internal import Foundation
public import NudgeDelivery
public import NudgeTime
public import UserNotifications

/// Hands what Nudge decided to an iPhone or iPad: reads what is allowed, asks, and schedules.
///
/// It decides nothing itself; `PermissionFlow` says when to call what. What others have pending in the app stays as it is: Nudge's own requests are known by
/// their `userInfo`. It is made at no cost, so make one where it is needed: it is not `Sendable`, as the system's object is not said to be.
///
/// **No device of Apple's has run it.** On Linux it is compiled and tested against a stand-in for UserNotifications with the same signatures
/// (Tests/Support/UserNotifications).
public struct AppleNotificationCenter {
  /// What became of requests.
  public struct Outcome: Hashable, Sendable {
    /// The requests that wait now, soonest first.
    public var scheduled: [String]
    /// The requests that were there before and are no longer planned.
    public var removed: [String]
    /// The requests for which there was no room.
    public var leftOut: [String]
  }

  /// The most requests that iOS keeps for an app, whoever added them.
  public static let maximumPending = 64

  private let center: UNUserNotificationCenter

  /// Creates an adapter.
  ///
  /// - Parameter center: The system's, which is the app's own.
  public init(_ center: UNUserNotificationCenter = .current()) {
    self.center = center
  }

  // MARK: What is allowed

  /// What iOS allows now.
  ///
  /// - Parameter alarmKit: What AlarmKit says, which is another framework; `unavailable` where the person has not chosen alarms.
  /// - Returns: For a `DeviceState`; a status that is not known yet counts as denied.
  public func state(alarmKit: DeviceState.IOS.AlarmKit = .unavailable) async -> DeviceState.IOS {
    let status = await center.notificationSettings().authorizationStatus
    let permission = Self.permissions.first { $0.status == status }?.permission ?? .denied
    return DeviceState.IOS(alarmKit: alarmKit, notificationPermission: permission)
  }

  private static let permissions:
    [(status: UNAuthorizationStatus, permission: DeviceState.IOS.NotificationPermission)] = [
      (.notDetermined, .notDetermined), (.denied, .denied), (.authorized, .authorized), (.provisional, .provisional),
      (.ephemeral, .ephemeral),
    ]

  /// Lets the system ask whether the app may notify, with banner, sound and badge.
  ///
  /// - Parameter provisionally: Whether to begin quietly, without a question.
  /// - Returns: Whether it may; the settings say more.
  /// - Throws: What the system says.
  public func requestAuthorization(provisionally: Bool = false) async throws -> Bool {
    try await center.requestAuthorization(
      options: provisionally ? [.alert, .sound, .badge, .provisional] : [.alert, .sound, .badge])
  }

  // MARK: What comes

  /// Schedules a plan: removes what is no longer in it, registers the categories, and adds the rest, the soonest first.
  ///
  /// Planned again, a request replaces the one of its name. iOS keeps 64 of an app; where others have requests pending, so many fewer of
  /// these are added.
  ///
  /// - Parameters:
  ///   - requests: Soonest first, such as those of `LocalSlots`.
  ///   - categories: Those that the requests name; all others of the app stay registered.
  /// - Returns: What became of them.
  /// - Throws: `AppleRequestError` before anything is touched, or what the system says of the first request that it does not take.
  /// - Complexity: O(*n*) in the number of requests and pending requests.
  @discardableResult
  public func schedule(
    _ requests: [UserNotificationRequest], categories: [UserNotificationCategory]
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

  /// Removes all that Nudge has scheduled.
  public func unschedule() async {
    let own = await center.pendingNotificationRequests().filter(Self.isOwn).map(\.identifier)
    if !own.isEmpty { center.removePendingNotificationRequests(withIdentifiers: own) }
  }

  /// Takes down what is shown and no longer true.
  ///
  /// - Parameter now: The moment of asking; what expires at it or before goes.
  public func removeExpired(at now: Timestamp) async {
    let expired = await center.deliveredNotifications().map(\.request).filter { request in
      guard let text = request.content.userInfo["expires"] as? String, Self.isOwn(request) else { return false }
      return (try? Timestamp(rfc3339: text)).map { $0 <= now } ?? false
    }
    if !expired.isEmpty { center.removeDeliveredNotifications(withIdentifiers: expired.map(\.identifier)) }
  }

  /// Sets the number on the app's icon.
  ///
  /// - Parameter count: The number; 0 removes it.
  /// - Throws: What the system says.
  public func setBadge(_ count: Int) async throws {
    try await center.setBadgeCount(count)
  }

  /// Whether a request is one that Nudge planned.
  private static func isOwn(_ request: UNNotificationRequest) -> Bool {
    ["kind", "variant", "expires"].allSatisfy { request.content.userInfo[$0] is String }
  }
}
#endif
