/// What to do with scheduled notifications after an event of the system.
///
///     if RescheduleAction(after: .ios(.becameActive)) == .planAgain { … }
public enum RescheduleAction: String, CaseIterable, Codable, Hashable, Sendable {
  /// Plan from this moment on, and schedule what comes: on iOS all `PendingNotifications`, on Android the `AndroidAlarm`. Remove what was
  /// scheduled before.
  case planAgain
  /// Keep the plan, and set the alarm for what comes next, as exactly as is now allowed.
  case setNextAlarm
  /// Keep what is scheduled.
  case nothing

  /// Decides what to do after an event.
  public init(after event: SystemEvent) {
    self =
      switch event {
      case .android(.exactTimingGranted), .android(.exactTimingRevoked), .android(.notificationFired): .setNextAlarm
      case .ios(.notificationFired): .nothing
      case .android, .ios: .planAgain
      }
  }

  /// An event that the system reports to an app, after which what is scheduled may be gone or wrong.
  public enum SystemEvent: Hashable, Sendable {
    /// An event on Android.
    case android(Android)
    /// An event on iOS.
    case ios(IOS)

    /// An event on Android; the raw value is the spelling in docs/delivery.md.
    public enum Android: String, CaseIterable, Hashable, Sendable {
      /// `BOOT_COMPLETED`: all alarms are gone.
      case bootCompleted
      /// `MY_PACKAGE_REPLACED`: all alarms are gone, and the texts may be new.
      case appUpdated
      /// `TIME_SET`: the clock was set by hand.
      case timeSet
      /// `TIMEZONE_CHANGED`.
      case zoneChanged
      /// `SCHEDULE_EXACT_ALARM_PERMISSION_STATE_CHANGED`, which is sent only when it is granted.
      case exactTimingGranted
      /// The app starts, and `canScheduleExactAlarms` has become false: the system ended the app and removed its exact alarms.
      case exactTimingRevoked
      /// The person opened the app, also after a force stop, which removes all alarms.
      case appOpened
      /// The alarm has fired, and its notification is shown.
      case notificationFired
      /// The person changed when or whether they are reminded, or recorded something.
      case settingsChanged
    }

    /// An event on iOS; the raw value is the spelling in docs/delivery.md.
    public enum IOS: String, CaseIterable, Hashable, Sendable {
      /// The app became active.
      case becameActive
      /// `significantTimeChangeNotification`: midnight, a clock change, or a clock that was set.
      case significantTimeChange
      /// `NSSystemTimeZoneDidChange`.
      case zoneChanged
      /// The system lets the app run in the background.
      case backgroundRefresh
      /// A notification was shown; the system keeps the others by itself.
      case notificationFired
      /// The person changed when or whether they are reminded, or recorded something.
      case settingsChanged
    }
  }
}
