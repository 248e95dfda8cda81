public import NudgePlanning
public import NudgeRequests
public import NudgeText
internal import NudgeTime

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension AlarmRequest {
  /// Creates an alarm for a reminder, or returns `nil` if the notification is not a reminder.
  ///
  /// Only reminders may ring. Schedule the other notifications in a plan using `UserNotificationRequest`:
  ///
  ///     let alarms = try pending.notifications.compactMap { try AlarmRequest($0, in: catalog) }
  ///     let others = pending.notifications.filter { $0.kind != .reminder }
  ///
  /// The alarm rings once, at the notification's scheduled time. Its second button is the reminder's first button, such
  /// as `add`.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - catalog: The message catalog, which must contain the `stop` action.
  ///   - personalText: Whether the alarm may include the person's own text.
  /// - Throws: `ComposeError`.
  public init?(
    _ notification: NotificationRequest, in catalog: Catalog, personalText: PersonalText = .included
  ) throws(ComposeError) {
    guard notification.kind == .reminder else { return nil }
    self.init(
      identifier: notification.id.rawValue, title: VisibleText(notification, personalText: personalText).title,
      stopTitle: try Composer(catalog: catalog).action("stop", locale: notification.locale).title,
      button: notification.actions.first(where: \.opensApp).map { Button(identifier: $0.id, title: $0.title) },
      schedule: .fixed(Date(notification.timestamp)),
      userInfo: UserNotificationRequest.Content(notification, personalText: personalText).userInfo)
  }
}
