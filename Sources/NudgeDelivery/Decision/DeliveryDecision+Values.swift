extension DeliveryDecision {
  /// What to do next; the raw value is the spelling in JSON.
  public enum NextStep: String, CaseIterable, Hashable, Sendable {
    /// Offer to ask for alarms.
    case requestAlarmAuthorization
    /// Offer to ask for notifications.
    case requestNotificationPermission
    /// Offer the system's page for exact timing, and say why.
    case requestExactTiming
    /// Connect the browser to its push service.
    case subscribePush
    /// Offer the system's or the browser's settings.
    case openSettings
    /// Everything is allowed: schedule what is coming up.
    case schedule
    /// There is nothing that the app can do.
    case nothing
  }

  /// How notifications are delivered; the raw value is the spelling in JSON.
  public enum Delivery: String, CaseIterable, Hashable, Sendable {
    /// As alarms of AlarmKit.
    case alarm
    /// As notifications, at their exact minute.
    case preciseNotification
    /// As notifications.
    case notification
    /// Not at all; spelled `none`.
    case unavailable = "none"
  }

  /// What the settings screen shows of the next delivery; the raw value is the spelling in JSON, and the variant of kind `status`.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    /// The next one comes at its exact minute.
    case precise
    /// The next one comes as a notification.
    case notification
    /// The next one rings as an alarm.
    case alarm
    /// A permission or a service is missing.
    case needed
    /// No notification is scheduled; spelled `none`.
    case nothingUpcoming = "none"
    /// The person's own switch is off.
    case off
  }

  /// A page of settings outside the app; the raw value is the spelling in JSON.
  public enum SettingsTarget: String, CaseIterable, Hashable, Sendable {
    /// The app's page in the system's settings.
    case app
    /// The page of the notification channel on Android.
    case channel
    /// The site's page in the browser's settings, which a site cannot open itself.
    case site
  }
}
