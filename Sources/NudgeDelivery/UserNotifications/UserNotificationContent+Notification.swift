public import NudgePlanning
internal import NudgeText

extension UserNotificationContent {
  /// What a notification shows, and how.
  ///
  /// `userInfo` has `kind`, `variant`, `utc` (the moment of firing) and `expires`, and nothing personal.
  ///
  /// - Parameters:
  ///   - notification: What is to be said.
  ///   - previews: Whether what the person wrote may be in it.
  public init(_ notification: NotificationRequest, previews: Previews) {
    let text = VisibleText(notification, previews: previews)
    self.init(
      title: text.title, body: text.body, badge: notification.badge, sound: notification.sound,
      threadIdentifier: notification.thread, categoryIdentifier: notification.category,
      userInfo: [
        "kind": notification.kind.rawValue, "variant": notification.variant, "utc": "\(notification.timestamp)",
        "expires": "\(notification.expires)",
      ],
      interruptionLevel: UserNotificationInterruptionLevel(notification.interruptionLevel),
      relevanceScore: notification.relevance)
  }
}

extension UserNotificationInterruptionLevel {
  /// The platform's name of a level.
  ///
  /// - Parameter level: How loudly a notification comes.
  public init(_ level: InterruptionLevel) {
    switch level {
    case .passive: self = .passive
    case .active: self = .active
    }
  }
}
