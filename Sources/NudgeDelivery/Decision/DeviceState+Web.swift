extension DeviceState {
  /// What a browser allows.
  public struct Web: Hashable, Sendable {
    /// Whether the site may notify.
    public var notificationPermission: NotificationPermission
    /// Whether the browser receives what is pushed.
    public var pushSubscription: PushSubscription

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - notificationPermission: Whether the site may notify.
    ///   - pushSubscription: Whether the browser receives what is pushed.
    public init(notificationPermission: NotificationPermission, pushSubscription: PushSubscription) {
      self.notificationPermission = notificationPermission
      self.pushSubscription = pushSubscription
    }

    /// `Notification.permission`; the raw value is the spelling in JSON and on the command line.
    public enum NotificationPermission: String, CaseIterable, Hashable, Sendable {
      /// Nobody has asked yet, or the question was closed without an answer.
      case `default`
      /// The site may notify.
      case granted
      /// It may not, and the browser does not ask again.
      case denied
      /// The browser has no notifications.
      case unsupported
    }

    /// The push subscription; the raw value is the spelling in JSON and on the command line.
    public enum PushSubscription: String, CaseIterable, Hashable, Sendable {
      /// There is none, so that nothing reaches the browser; spelled `none`.
      case absent = "none"
      /// What is pushed arrives.
      case active
      /// The browser or the push service has ended it.
      case expired
    }
  }
}
