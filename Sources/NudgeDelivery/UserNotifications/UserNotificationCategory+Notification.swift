public import NudgePlanning

extension UserNotificationCategory {
  /// The category of a notification: its buttons, and its private text for where previews are off.
  ///
  /// Buttons such as `add` and `view` open the app; `later` and `snooze` do not.
  ///
  /// - Parameter notification: The notification.
  public init(_ notification: NotificationRequest) {
    self.init(
      identifier: notification.category, actions: notification.actions.map(UserNotificationAction.init),
      hiddenPreviewsBodyPlaceholder: Self.placeholder(notification.privateText))
  }

  /// The categories that notifications of one device need, to be registered before any is added.
  ///
  /// - Parameter notifications: What is to be said; of those that share a category, the first decides its words.
  /// - Returns: Each category once, by identifier.
  /// - Complexity: O(*n* log *n*)
  public static func categories(for notifications: some Sequence<NotificationRequest>) -> [UserNotificationCategory] {
    var categories: [String: UserNotificationCategory] = [:]
    for notification in notifications where categories[notification.category] == nil {
      categories[notification.category] = UserNotificationCategory(notification)
    }
    return categories.values.sorted { $0.identifier < $1.identifier }
  }

  /// A private text as a format string.
  static func placeholder(_ text: ComposedText.PrivateText?) -> String {
    guard let text else { return "" }
    let words = text.body.isEmpty ? text.title : text.body
    return words.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}

extension UserNotificationAction {
  /// A notification's button.
  ///
  /// - Parameter action: Its id and words.
  public init(_ action: ComposedText.Action) {
    self.init(identifier: action.id, title: action.title, options: action.opensApp ? [.foreground] : [])
  }
}
