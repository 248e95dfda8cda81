/// Something that the system tells an app, after which what is armed may be gone or wrong.
public enum SystemEvent: Hashable, Sendable {
  /// On Android.
  case android(Android)
  /// On iOS.
  case ios(IOS)

  /// What Android tells; the raw value is the spelling in docs/delivery.md.
  public enum Android: String, CaseIterable, Hashable, Sendable {
    /// `BOOT_COMPLETED`: all alarms are gone.
    case bootCompleted
    /// `MY_PACKAGE_REPLACED`: all alarms are gone, and the words may be new.
    case appUpdated
    /// `TIME_SET`: the clock was set by hand.
    case timeSet
    /// `TIMEZONE_CHANGED`.
    case zoneChanged
    /// `SCHEDULE_EXACT_ALARM_PERMISSION_STATE_CHANGED`, which comes only when it is granted.
    case exactTimingGranted
    /// The app starts and `canScheduleExactAlarms` is false where it was true: the system ended it and took its exact alarms.
    case exactTimingRevoked
    /// The person opened the app, also after a force stop, which takes all alarms.
    case appOpened
    /// The alarm has fired, and its notification is shown.
    case notificationFired
    /// The person changed when or whether they are reminded, or recorded something.
    case settingsChanged
  }

  /// What iOS tells; the raw value is the spelling in docs/delivery.md.
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
