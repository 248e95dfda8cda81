extension DeviceState {
  /// What iOS allows.
  public struct IOS: Hashable, Sendable {
    /// What AlarmKit says; `unavailable` also where the person has not chosen alarms, since an alarm breaks through silent mode.
    public var alarmKit: AlarmKit
    /// What UserNotifications says.
    public var notificationPermission: NotificationPermission

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - alarmKit: What AlarmKit says; `unavailable` where the person has not chosen alarms.
    ///   - notificationPermission: What UserNotifications says.
    public init(alarmKit: AlarmKit = .unavailable, notificationPermission: NotificationPermission) {
      self.alarmKit = alarmKit
      self.notificationPermission = notificationPermission
    }

    /// The authorization to ring as an alarm; the raw value is the spelling in JSON and on the command line.
    ///
    /// Source: `AlarmManager.AuthorizationState`, iOS 26 and later.
    public enum AlarmKit: String, CaseIterable, Hashable, Sendable {
      /// The device or the build has no AlarmKit, or the person has not chosen alarms.
      case unavailable
      /// Nobody has asked yet.
      case notDetermined
      /// Alarms may ring.
      case authorized
      /// The person said no.
      case denied
    }

    /// The authorization to notify; the raw value is the spelling in JSON and on the command line.
    ///
    /// Source: `UNAuthorizationStatus`.
    public enum NotificationPermission: String, CaseIterable, Hashable, Sendable {
      /// Nobody has asked yet.
      case notDetermined
      /// The person said no; the system never asks again.
      case denied
      /// Notifications may come.
      case authorized
      /// They may come quietly: into the list, without banner and sound.
      case provisional
      /// They may come for some hours, to an App Clip.
      case ephemeral

      /// Whether notifications reach the person, if only quietly or for a while.
      var delivers: Bool {
        switch self {
        case .authorized, .provisional, .ephemeral: true
        case .notDetermined, .denied: false
        }
      }
    }
  }
}
