extension DeviceState {
  /// What Android allows.
  public struct Android: Hashable, Sendable {
    /// Whether the app may post notifications.
    public var notificationPermission: NotificationPermission
    /// Whether the notification channel lets them through; its importance is the person's to set.
    public var channel: Channel
    /// Whether exact timing is allowed.
    public var exactTiming: ExactTiming

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - notificationPermission: Whether the app may post notifications.
    ///   - channel: Whether the notification channel lets them through.
    ///   - exactTiming: Whether exact timing is allowed.
    public init(notificationPermission: NotificationPermission, channel: Channel = .enabled, exactTiming: ExactTiming) {
      self.notificationPermission = notificationPermission
      self.channel = channel
      self.exactTiming = exactTiming
    }

    /// `POST_NOTIFICATIONS`; the raw value is the spelling in JSON and on the command line.
    ///
    /// Before API 33 it is `granted`, or `permanentlyDenied` where the person turned notifications off in the settings.
    public enum NotificationPermission: String, CaseIterable, Hashable, Sendable {
      /// Never answered, or swiped away.
      case notDetermined
      /// Denied once: the system asks once more, after the app has said why.
      case denied
      /// Denied for good; only the settings help.
      case permanentlyDenied
      /// Notifications may come.
      case granted
    }

    /// The notification channel; the raw value is the spelling in JSON and on the command line.
    public enum Channel: String, CaseIterable, Hashable, Sendable {
      /// It shows what is posted to it.
      case enabled
      /// The person has turned it off in the settings.
      case blocked
    }

    /// `SCHEDULE_EXACT_ALARM`; the raw value is the spelling in JSON and on the command line.
    public enum ExactTiming: String, CaseIterable, Hashable, Sendable {
      /// API 30 and below, which need no permission; also where `USE_EXACT_ALARM` is granted at install.
      case notRequired
      /// The app has not yet asked.
      case notDetermined
      /// Exact timing is allowed.
      case granted
      /// The person left it off, or has revoked it.
      case denied
    }
  }
}
