public import Nudge

extension UserNotificationRequest {
  /// The request for a notification that the device itself shows, at the notification's time on the clock.
  ///
  /// Its name is the notification's id, so that adding a plan again replaces what waits. The platform takes nothing back after `expires`,
  /// which is in `userInfo`: an app that runs removes what is past it. A local time that is shown twice is taken to be the first.
  ///
  /// - Parameters:
  ///   - notification: What is to be said, and when.
  ///   - previews: Whether what the person wrote may be in it; a phone keeps it, and hides it itself by the category's placeholder.
  ///   - zone: `nil` to follow the device's clock wherever it goes; the person's own zone, such as `Europe/Berlin`, to stay with it.
  public init(_ notification: NotificationRequest, previews: Previews, zone: String?) {
    self.init(
      notification, previews: previews,
      trigger: .calendar(
        components: UserNotificationCalendarComponents(notification.local, timeZone: zone), repeats: false))
  }

  /// The request for a notification with a trigger of the caller's.
  ///
  /// - Parameters:
  ///   - notification: What is to be said.
  ///   - previews: Whether what the person wrote may be in it.
  ///   - trigger: When it comes, whatever the notification says; `nil` for at once.
  public init(_ notification: NotificationRequest, previews: Previews, trigger: UserNotificationTrigger?) {
    self.init(
      identifier: notification.id.rawValue, content: UserNotificationContent(notification, previews: previews),
      trigger: trigger)
  }
}
