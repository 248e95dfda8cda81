public import NudgePlanning
public import NudgeTime

extension UserNotificationRequest {
  /// The request for a notification that the device itself shows, at the notification's time on the clock.
  ///
  /// Its name is the notification's id, so that adding a plan again replaces what waits. The platform takes nothing back after `expires`,
  /// which is in `userInfo`: an app that runs removes what is past it. A time that the clocks show twice is the first of the two for a
  /// calendar trigger, so what fires at the second is told on the clock of UTC, and follows no device.
  ///
  /// - Parameters:
  ///   - notification: What is to be said, and when.
  ///   - previews: Whether what the person wrote may be in it; a phone keeps it, and hides it itself by the category's placeholder.
  ///   - zone: The person's zone, for which the notification was planned.
  ///   - isPinned: Whether it stays with that zone, instead of following the device's clock wherever it goes.
  public init(_ notification: NotificationRequest, previews: Previews, in zone: Zone, isPinned: Bool = false) {
    let components: UserNotificationCalendarComponents
    if case .repeated(let first, let last) = zone.resolve(notification.local), notification.timestamp == last,
      first != last
    {
      components = UserNotificationCalendarComponents(notification.timestamp.civil(at: .utc), timeZone: "GMT")
    } else {
      components = UserNotificationCalendarComponents(notification.local, timeZone: isPinned ? zone.identifier : nil)
    }
    self.init(notification, previews: previews, trigger: .calendar(components: components, repeats: false))
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
