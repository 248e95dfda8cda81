public import NudgePlanning
@_exported public import NudgeRequests
internal import NudgeText
public import NudgeTime

extension UserNotificationRequest {
  /// Creates the request for a notification that the device shows by itself, at the notification's local time.
  ///
  /// The identifier is the notification's id, so adding a plan again replaces what is pending. The platform doesn't remove a
  /// notification at `expires`, which is in `userInfo`: the app does, when it runs. If the clocks show the local time twice, a
  /// calendar trigger fires at the first one. A notification for the second one is therefore scheduled in UTC, and does not follow the
  /// device.
  ///
  /// - Parameters:
  ///   - notification: The notification to schedule.
  ///   - personalText: Whether the request may include the person's own text. A phone stores it, and hides it by the category's placeholder.
  ///   - zone: The person's zone, for which the notification was planned.
  ///   - isPinned: Whether the notification stays in that zone instead of following the device's clock.
  public init(
    _ notification: NotificationRequest, personalText: PersonalText = .included, in zone: Zone, isPinned: Bool = false
  ) {
    let components: UserNotificationRequest.CalendarComponents
    if case .repeated(let first, let last) = zone.resolve(notification.local), notification.timestamp == last,
      first != last
    {
      components = UserNotificationRequest.CalendarComponents(notification.timestamp.civil(at: .utc), timeZone: "GMT")
    } else {
      components = UserNotificationRequest.CalendarComponents(
        notification.local, timeZone: isPinned ? zone.identifier : nil)
    }
    self.init(notification, personalText: personalText, trigger: .calendar(components: components, repeats: false))
  }

  /// Creates the request for a notification with a trigger of your choice.
  ///
  /// - Parameters:
  ///   - notification: The notification to schedule.
  ///   - personalText: Whether the request may include the person's own text.
  ///   - trigger: When the request fires, whatever the notification says; `nil` for immediately.
  public init(
    _ notification: NotificationRequest, personalText: PersonalText = .included,
    trigger: UserNotificationRequest.Trigger?
  ) {
    self.init(
      identifier: notification.id.rawValue,
      content: UserNotificationRequest.Content(notification, personalText: personalText),
      trigger: trigger)
  }
}

extension UserNotificationRequest.CalendarComponents {
  /// Creates the components of one second.
  ///
  /// - Parameters:
  ///   - civil: A date and time of day.
  ///   - timeZone: The time zone of the clock; `nil` for the device's current one.
  public init(_ civil: CivilDateTime, timeZone: String?) {
    let (year, month, day) = civil.date.components
    self.init(
      year: year, month: month, day: day, hour: civil.time.hour, minute: civil.time.minute, second: civil.time.second,
      timeZone: timeZone)
  }
}

extension UserNotificationRequest.Content {
  /// Creates the content of a notification.
  ///
  /// `userInfo` has `kind`, `variant`, `utc` (the moment of firing) and `expires`, and nothing personal.
  ///
  /// - Parameters:
  ///   - notification: The notification to show.
  ///   - personalText: Whether the content may include the person's own text.
  public init(_ notification: NotificationRequest, personalText: PersonalText = .included) {
    let text = VisibleText(notification, personalText: personalText)
    self.init(
      title: text.title, body: text.body, badge: notification.badge, sound: notification.sound,
      threadIdentifier: notification.thread, categoryIdentifier: notification.category,
      userInfo: [
        "kind": notification.kind.rawValue, "variant": notification.variant, "utc": "\(notification.timestamp)",
        "expires": "\(notification.expires)",
      ],
      interruptionLevel: UserNotificationRequest.InterruptionLevel(notification.interruptionLevel),
      relevanceScore: notification.relevance)
  }
}

extension UserNotificationRequest.InterruptionLevel {
  /// Creates the platform's level for a notification's level.
  public init(_ level: NotificationRequest.InterruptionLevel) {
    self =
      switch level {
      case .passive: .passive
      case .active: .active
      }
  }
}

extension UserNotificationRequest.Category {
  /// Creates the category of a notification: its buttons, and its private text for hidden previews.
  ///
  /// Buttons such as `add` and `view` open the app; `later` and `snooze` do not.
  public init(_ notification: NotificationRequest) {
    let hidden = notification.privateText.map { $0.body.isEmpty ? $0.title : $0.body } ?? ""
    self.init(
      identifier: notification.category, actions: notification.actions.map(UserNotificationRequest.Action.init),
      // A format string, in which a percent sign is written twice.
      hiddenPreviewsBodyPlaceholder: hidden.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: "%%"))
  }

  /// Returns the categories that the notifications of a device need, to be registered before the requests are added.
  ///
  /// - Parameter notifications: The notifications; of those that share a category, the first decides its text.
  /// - Returns: Each category once, by identifier.
  /// - Complexity: O(*n* log *n*)
  public static func categories(for notifications: some Sequence<NotificationRequest>) -> [UserNotificationRequest
    .Category]
  {
    Dictionary(notifications.map { ($0.category, $0) }) { first, _ in first }.values
      .map(UserNotificationRequest.Category.init).sorted { $0.identifier < $1.identifier }
  }
}

extension UserNotificationRequest.Action {
  /// Creates a notification's button.
  public init(_ action: NotificationRequest.Action) {
    self.init(identifier: action.id, title: action.title, options: action.opensApp ? [.foreground] : [])
  }
}
