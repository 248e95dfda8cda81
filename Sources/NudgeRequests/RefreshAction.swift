/// What an app must do with its scheduled notifications after a system event.
///
///     if RefreshAction(after: .ios(.becameActive)) == .planAgain { … }
public enum RefreshAction: String, CaseIterable, Codable, Hashable, Sendable {
  /// Plan again from the current time, and schedule the result.
  ///
  /// On iOS, schedule all requests of the new plan. On Android, set the alarm for its first notification. Remove
  /// anything that was scheduled before.
  case planAgain
  /// Keep the plan, and set the alarm for the next notification as exactly as the current permissions allow.
  case setNextAlarm
  /// Do nothing.
  ///
  /// Scheduled notifications remain unchanged.
  case nothing

  /// Creates the action to take after an event.
  public init(after event: SystemEvent) {
    self =
      switch event {
      case .android(.exactTimingGranted), .android(.exactTimingRevoked), .android(.notificationFired): .setNextAlarm
      case .ios(.notificationFired): .nothing
      case .android, .ios: .planAgain
      }
  }

  /// A system event after which scheduled notifications may be missing or out of date.
  public enum SystemEvent: Hashable, Sendable {
    /// An event on Android.
    case android(Android)
    /// An event on iOS.
    case ios(IOS)

    /// An event on Android.
    ///
    /// The raw value is the name used in docs/delivery.md.
    public enum Android: String, CaseIterable, Hashable, Sendable {
      /// The device has started (`BOOT_COMPLETED`), and all alarms have been removed.
      case bootCompleted
      /// The app was updated (`MY_PACKAGE_REPLACED`).
      ///
      /// All alarms have been removed, and the texts may have changed.
      case appUpdated
      /// The clock was set (`TIME_SET`).
      case timeSet
      /// The time zone changed (`TIMEZONE_CHANGED`).
      case zoneChanged
      /// Permission for exact timing was granted.
      ///
      /// Android only sends `SCHEDULE_EXACT_ALARM_PERMISSION_STATE_CHANGED` when the permission is granted.
      case exactTimingGranted
      /// Permission for exact timing was revoked.
      ///
      /// Android stopped the app and removed its exact alarms. The app finds out when it next starts and
      /// `canScheduleExactAlarms` returns false.
      case exactTimingRevoked
      /// The person opened the app, possibly after a force stop, which removes all alarms.
      case appOpened
      /// The alarm fired and its notification was shown.
      case notificationFired
      /// The person changed the reminder settings or recorded something.
      case settingsChanged
    }

    /// An event on iOS.
    ///
    /// The raw value is the name used in docs/delivery.md.
    public enum IOS: String, CaseIterable, Hashable, Sendable {
      /// The app became active.
      case becameActive
      /// The time changed significantly (`significantTimeChangeNotification`): at midnight, when the clocks change,
      /// or when the clock is set.
      case significantTimeChange
      /// The time zone changed (`NSSystemTimeZoneDidChange`).
      case zoneChanged
      /// The system is running the app in the background.
      case backgroundRefresh
      /// A notification was shown.
      ///
      /// The system keeps the other requests.
      case notificationFired
      /// The person changed the reminder settings or recorded something.
      case settingsChanged
    }
  }
}
