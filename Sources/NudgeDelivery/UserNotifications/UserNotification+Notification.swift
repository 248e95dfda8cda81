public import NudgePlanning
@_exported public import NudgeRequests
public import NudgeText
public import NudgeTime

extension UserNotificationRequest {
  /// Creates a request for a notification that the device itself shows at the notification's local time.
  ///
  /// The request's identifier is the notification's id, so adding the same plan again replaces its pending requests.
  /// The platform doesn't remove notifications when they expire. The app must do so when it runs, based on `expires` in
  /// `userInfo`.
  ///
  /// If the local time occurs twice because the clocks change, a calendar trigger fires at the first occurrence. A
  /// notification planned for the second occurrence is therefore scheduled in UTC, and doesn't follow the device's time
  /// zone.
  ///
  /// - Parameters:
  ///   - notification: The notification to schedule.
  ///   - personalText: Whether the request may include the person's own text. The text is stored on the device, which
  ///     shows the category's placeholder instead when previews are hidden.
  ///   - zone: The person's time zone, which the notification was planned in.
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

  /// Creates a request for a notification, with a custom trigger.
  ///
  /// - Parameters:
  ///   - notification: The notification to schedule.
  ///   - personalText: Whether the request may include the person's own text.
  ///   - trigger: The trigger, which overrides the notification's scheduled time, or `nil` to fire immediately.
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
  /// Creates components from a date and time, with a precision of one second.
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
  /// The `userInfo` dictionary contains `kind`, `variant`, `opens` (the page that a tap opens), `utc` (when the
  /// notification fires) and `expires`. It doesn't contain personal data.
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
        "kind": notification.kind.rawValue, "opens": notification.opens.rawValue, "variant": notification.variant,
        "utc": "\(notification.timestamp)", "expires": "\(notification.expires)",
      ],
      interruptionLevel: UserNotificationRequest.InterruptionLevel(notification.interruptionLevel),
      relevanceScore: notification.relevance,
      attachments: notification.attachment(personalText).map { attachment in
        [UserNotificationRequest.Attachment(identifier: "attachment", url: attachment.url, type: attachment.type)]
      } ?? [])
  }
}

extension UserNotificationRequest.InterruptionLevel {
  /// Creates the UserNotifications level that corresponds to a notification's level.
  public init(_ level: NotificationRequest.InterruptionLevel) {
    self =
      switch level {
      case .passive: .passive
      case .active: .active
      }
  }
}

extension UserNotificationRequest.Category {
  /// Creates a notification's category, with its buttons and, for hidden previews, its private text.
  ///
  /// Buttons such as `add` and `view` open the app, whereas `later` and `snooze` don't.
  ///
  /// - Parameters:
  ///   - notification: A notification in the category.
  ///   - quickAdd: The text field that `add` opens instead of the app, or `nil` to open the app.
  public init(_ notification: NotificationRequest, quickAdd: UserNotificationRequest.Action.TextInput? = nil) {
    let hidden = notification.privateText.map { $0.body.isEmpty ? $0.title : $0.body } ?? ""
    self.init(
      identifier: notification.category,
      actions: notification.actions.map { action in
        UserNotificationRequest.Action(action, quickAdd: action.id == "add" ? quickAdd : nil)
      },
      // Percent signs must be doubled in a format string.
      hiddenPreviewsBodyPlaceholder: hidden.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: "%%"))
  }

  /// Returns the categories for a device's notifications.
  ///
  /// Register the categories before adding the requests.
  ///
  /// - Parameters:
  ///   - notifications: The notifications. If multiple notifications share a category, the first one determines its
  ///     text.
  ///   - quickAdd: The text field that `add` opens instead of the app, or `nil` to open the app.
  /// - Returns: The categories, without duplicates and sorted by identifier.
  /// - Complexity: O(*n* log *n*)
  public static func categories(
    for notifications: some Sequence<NotificationRequest>, quickAdd: UserNotificationRequest.Action.TextInput? = nil
  ) -> [UserNotificationRequest.Category] {
    Dictionary(notifications.map { ($0.category, $0) }) { first, _ in first }.values
      .map { UserNotificationRequest.Category($0, quickAdd: quickAdd) }.sorted { $0.identifier < $1.identifier }
  }
}

extension UserNotificationRequest.Action {
  /// Creates a notification's button.
  ///
  /// - Parameters:
  ///   - action: The button.
  ///   - quickAdd: The text field that the button opens instead of the app, or `nil` for an ordinary button.
  public init(_ action: NotificationRequest.Action, quickAdd: TextInput? = nil) {
    self.init(
      identifier: action.id, title: action.title, options: action.opensApp && quickAdd == nil ? [.foreground] : [],
      textInput: quickAdd)
  }
}

extension UserNotificationRequest.Action.TextInput {
  /// Creates a text field for adding an entry without opening the app.
  ///
  ///     let quickAdd = try UserNotificationRequest.Action.TextInput(quickAddIn: .shipped, locale: person.locale)
  ///     let categories = UserNotificationRequest.Category.categories(for: notifications, quickAdd: quickAdd)
  ///
  /// The app receives the entered text in `NotificationResponse.text`.
  ///
  /// - Parameters:
  ///   - catalog: The message catalog, which must contain the `add` and `add-hint` actions.
  ///   - locale: The person's language, script and region.
  /// - Throws: `ComposeError`.
  public init(quickAddIn catalog: Catalog, locale: LocaleTag) throws(ComposeError) {
    let composer = Composer(catalog: catalog)
    self.init(
      buttonTitle: try composer.action("add", locale: locale).title,
      placeholder: try composer.action("add-hint", locale: locale).title)
  }
}
