extension PermissionScreen {
  /// A button; the raw value is its id among the actions of the catalog.
  public enum Button: String, CaseIterable, Hashable, Sendable {
    /// Lets the system ask.
    case allow
    /// Connects the browser to its push service.
    case connect
    /// Opens a page of the settings.
    case openSettings = "open-settings"
    /// Does once more what failed.
    case tryAgain = "try-again"
  }

  /// An icon; the raw value is its name among the SF Symbols.
  public enum Icon: String, CaseIterable, Hashable, Sendable {
    /// Notifications come.
    case bell
    /// The person is asked for something.
    case bellWithBadge = "bell.badge"
    /// None come.
    case bellWithSlash = "bell.slash"
    /// Alarms ring, or may; only where the word may stand as well.
    case alarm
    /// Something failed.
    case warning = "exclamationmark.triangle"
  }

  /// An explanation before the system asks; the raw value is its variant of kind `prompts`.
  public enum Prompt: String, CaseIterable, Hashable, Sendable {
    /// Before alarms on iOS.
    case allowAlarms = "allow-alarms"
    /// Before notifications.
    case allowNotifications = "allow-notifications"
    /// Before the page for exact timing on Android.
    case exactTiming = "exact-timing"

    /// The explanation of a next step; `nil` where the system asks nothing.
    init?(_ step: DeliveryDecision.NextStep) {
      switch step {
      case .requestAlarmAuthorization: self = .allowAlarms
      case .requestNotificationPermission: self = .allowNotifications
      case .requestExactTiming: self = .exactTiming
      case .subscribePush, .openSettings, .schedule, .nothing: return nil
      }
    }
  }
}
