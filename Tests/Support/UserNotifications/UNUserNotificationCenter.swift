// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names and their meaning are Apple's.

/// Stands in for Apple's UserNotifications on Linux, with the signatures that NudgeApple uses, and records what it was told.
///
/// No class of it is `Sendable`, so that nothing that depends on it is taken for granted. Like the system it keeps one request of a name.
///
/// Source: Apple, "User Notifications" <https://developer.apple.com/documentation/usernotifications>
public final class UNUserNotificationCenter {
  /// What a test lets it answer, and sees of what it was told.
  public struct Record {
    /// What `notificationSettings()` says.
    public var status = UNAuthorizationStatus.notDetermined
    /// What the person answers.
    public var grants = true
    /// What each call throws that may throw.
    public var failure: (any Error)?
    /// The requests that wait, in the order of adding.
    public var pending: [UNNotificationRequest] = []
    /// The notifications that are shown.
    public var delivered: [UNNotification] = []
    /// The categories that are registered.
    public var categories: Set<UNNotificationCategory> = []
    /// The badge that was set last.
    public var badge: Int?
    /// The calls, one line for each.
    public var calls: [String] = []

    /// Shows what waits under a name.
    public mutating func deliver(_ identifier: String) {
      delivered += pending.filter { $0.identifier == identifier }.map { UNNotification(request: $0) }
      pending.removeAll { $0.identifier == identifier }
    }
  }

  public var record = Record()

  /// The real one has none; a test has one for itself.
  public init() {}

  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  public class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    record.calls.append("requestAuthorization \(options.rawValue)")
    if let failure = record.failure { throw failure }
    return record.grants
  }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: record.status)
  }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    record.calls.append("setNotificationCategories \(categories.map(\.identifier).sorted().joined(separator: ","))")
    record.categories = categories
  }

  public func notificationCategories() async -> Set<UNNotificationCategory> { record.categories }

  public func add(_ request: UNNotificationRequest) async throws {
    if let failure = record.failure { throw failure }
    record.calls.append("add \(request.identifier)")
    record.pending.removeAll { $0.identifier == request.identifier }
    record.pending.append(request)
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { record.pending }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    record.calls.append("removePending \(identifiers.joined(separator: ","))")
    record.pending.removeAll { identifiers.contains($0.identifier) }
  }

  public func deliveredNotifications() async -> [UNNotification] { record.delivered }

  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    record.calls.append("removeDelivered \(identifiers.joined(separator: ","))")
    record.delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let failure = record.failure { throw failure }
    record.badge = newBadgeCount
  }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral
}

public final class UNNotificationSettings {
  public let authorizationStatus: UNAuthorizationStatus

  init(authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }
}
