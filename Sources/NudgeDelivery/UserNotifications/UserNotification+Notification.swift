public import NudgePlanning
@_exported public import NudgeRequests
public import NudgeText
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
  /// `userInfo` contains `kind`, `variant`, `opens` (the page that a tap opens), `utc` (the moment at which the
  /// notification fires) and `expires`. It contains no personal data.
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
  ///
  /// - Parameters:
  ///   - notification: A notification of the category.
  ///   - quickAdd: The text field that `add` opens instead of the app, or `nil` for none.
  public init(_ notification: NotificationRequest, quickAdd: UserNotificationRequest.Action.TextInput? = nil) {
    let hidden = notification.privateText.map { $0.body.isEmpty ? $0.title : $0.body } ?? ""
    self.init(
      identifier: notification.category,
      actions: notification.actions.map { action in
        UserNotificationRequest.Action(action, quickAdd: action.id == "add" ? quickAdd : nil)
      },
      // A percent sign in a format string must be doubled.
      hiddenPreviewsBodyPlaceholder: hidden.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: "%%"))
  }

  /// Returns the categories for the notifications of a device.
  ///
  /// Register them before you add the requests.
  ///
  /// - Parameters:
  ///   - notifications: The notifications. If several share a category, the first one determines its text.
  ///   - quickAdd: The text field that `add` opens instead of the app, or `nil` for none.
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
  /// Creates the button of a notification.
  ///
  /// - Parameters:
  ///   - action: The button.
  ///   - quickAdd: The text field that the button opens instead of the app, or `nil` for a plain button.
  public init(_ action: NotificationRequest.Action, quickAdd: TextInput? = nil) {
    self.init(
      identifier: action.id, title: action.title, options: action.opensApp && quickAdd == nil ? [.foreground] : [],
      textInput: quickAdd)
  }
}

extension UserNotificationRequest.Action.TextInput {
  /// Creates the text field in which a person can add an entry without opening the app.
  ///
  ///     let quickAdd = try UserNotificationRequest.Action.TextInput(quickAddIn: .shipped, locale: person.locale)
  ///     let categories = UserNotificationRequest.Category.categories(for: notifications, quickAdd: quickAdd)
  ///
  /// The app receives what the person typed as `NotificationResponse.text`.
  ///
  /// - Parameters:
  ///   - catalog: The message catalog, which must contain the actions `add` and `add-hint`.
  ///   - locale: The person's language, script and region.
  /// - Throws: `ComposeError`.
  public init(quickAddIn catalog: Catalog, locale: LocaleTag) throws(ComposeError) {
    let composer = Composer(catalog: catalog)
    self.init(
      buttonTitle: try composer.action("add", locale: locale).title,
      placeholder: try composer.action("add-hint", locale: locale).title)
  }
}
