public import NudgePlanning
@_exported public import NudgeRequests
internal import NudgeText
public import NudgeTime

extension UserNotificationRequest {
  /// Creates the request for a notification that the device shows by itself, at the notification's local time.
  ///
  /// The identifier is the notification's id, so adding a plan again replaces pending requests. The platform does not
  /// remove a notification when it expires. The app must do so when it runs, based on `expires` in `userInfo`.
  ///
  /// If the local time occurs twice because the clocks change, a calendar trigger fires at the first occurrence. A
  /// notification for the second occurrence is therefore scheduled in UTC and does not follow the device's time zone.
  ///
  /// - Parameters:
  ///   - notification: The notification to schedule.
  ///   - personalText: Whether the request may include the person's own text. The device stores the text, and replaces
  ///     it with the category's placeholder when previews are hidden.
  ///   - zone: The person's time zone, for which the notification was planned.
  ///   - isPinned: Whether the notification stays in that time zone instead of following the device's clock.
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

  /// Creates the request for a notification with a custom trigger.
  ///
  /// - Parameters:
  ///   - notification: The notification to schedule.
  ///   - personalText: Whether the request may include the person's own text.
  ///   - trigger: The trigger, which overrides the notification's own moment, or `nil` to fire immediately.
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
  /// Creates the components of a date and time, to the second.
  ///
  /// - Parameters:
  ///   - civil: The date and time of day.
  ///   - timeZone: The time zone of the components, or `nil` for the device's current time zone.
  public init(_ civil: CivilDateTime, timeZone: String?) {
    let (year, month, day) = civil.date.components
    self.init(
      year: year, month: month, day: day, hour: civil.time.hour, minute: civil.time.minute, second: civil.time.second,
      timeZone: timeZone)
  }
}

extension UserNotificationRequest.Content {
  /// Creates the content for a notification.
  ///
  /// `userInfo` contains `kind`, `variant`, `utc` (the moment at which the notification fires) and `expires`. It
  /// contains no personal data.
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
  /// Creates the level of UserNotifications for a notification's level.
  public init(_ level: NotificationRequest.InterruptionLevel) {
    self =
      switch level {
      case .passive: .passive
      case .active: .active
      }
  }
}

extension UserNotificationRequest.Category {
  /// Creates the category of a notification, with its buttons and, for hidden previews, its private text.
  ///
  /// Buttons such as `add` and `view` open the app. `later` and `snooze` do not.
  public init(_ notification: NotificationRequest) {
    let hidden = notification.privateText.map { $0.body.isEmpty ? $0.title : $0.body } ?? ""
    self.init(
      identifier: notification.category, actions: notification.actions.map(UserNotificationRequest.Action.init),
      // A percent sign in a format string must be doubled.
      hiddenPreviewsBodyPlaceholder: hidden.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: "%%"))
  }

  /// Returns the categories for the notifications of a device.
  ///
  /// Register them before you add the requests.
  ///
  /// - Parameter notifications: The notifications. If several share a category, the first one determines its text.
  /// - Returns: The categories, without duplicates and sorted by identifier.
  /// - Complexity: O(*n* log *n*)
  public static func categories(for notifications: some Sequence<NotificationRequest>) -> [UserNotificationRequest
    .Category]
  {
    Dictionary(notifications.map { ($0.category, $0) }) { first, _ in first }.values
      .map(UserNotificationRequest.Category.init).sorted { $0.identifier < $1.identifier }
  }
}

extension UserNotificationRequest.Action {
  /// Creates the button of a notification.
  public init(_ action: NotificationRequest.Action) {
    self.init(identifier: action.id, title: action.title, options: action.opensApp ? [.foreground] : [])
  }
}
