#if canImport(UserNotifications) && (os(iOS) || os(Linux))
internal import Foundation
public import NudgeDelivery
public import UserNotifications

extension UNMutableNotificationContent {
  /// The system's object for a value.
  ///
  /// - Parameter content: The value, which is valid.
  public convenience init(_ content: UserNotificationContent) {
    self.init()
    title = content.title
    subtitle = content.subtitle
    body = content.body
    badge = content.badge.map { NSNumber(value: $0) }
    sound = content.sound.map { name in
      name == "default" ? .default : UNNotificationSound(named: UNNotificationSoundName(name))
    }
    threadIdentifier = content.threadIdentifier
    categoryIdentifier = content.categoryIdentifier
    userInfo = content.userInfo
    targetContentIdentifier = content.targetContentIdentifier
    interruptionLevel =
      switch content.interruptionLevel {
      case .passive: .passive
      case .active: .active
      case .timeSensitive: .timeSensitive
      case .critical: .critical
      }
    relevanceScore = content.relevanceScore
    filterCriteria = content.filterCriteria
  }
}
#endif
