/// A decision about delivery, based on what a device allows.
///
/// A decision contains the next step to take, how notifications are delivered, and the status to show to the person. It
/// depends only on the device state. Creating a decision doesn't request permissions or show anything. The complete
/// tables are in docs/delivery.md.
///
///     let decision = DeliveryDecision(DeviceState(.ios(.init(notificationPermission: .denied))))
///     decision.nextStep  // .openSettings
public struct DeliveryDecision: Codable, Hashable, Sendable {
  /// The next step to take.
  public var nextStep: NextStep
  /// How notifications are delivered, whether or not one is scheduled.
  public var delivery: Delivery
  /// The status of the next delivery, for a settings screen.
  public var status: Status
  /// The reason for the status `needed`, or `nil` for other statuses.
  public var cause: Cause?
  /// A Boolean value indicating whether a missing permission or service prevents all delivery.
  ///
  /// If the person's own switch is off, the value is `false`.
  public var blocked: Bool
  /// A Boolean value indicating whether text for this state may use the word “alarm”, in any language.
  ///
  /// The value is `true` if the next step is to request alarms or if an alarm is scheduled.
  public var alarmWordAllowed: Bool
  /// The settings page that the next step opens, or `nil` if it doesn't open one.
  public var settingsTarget: SettingsTarget?
  /// A Boolean value indicating whether the system can still show a permission prompt.
  ///
  /// The value doesn't depend on the person's own switch.
  public var canRepromptInApp: Bool
  /// A Boolean value indicating whether notifications arrive without a banner or sound, as provisional notifications do
  /// on iOS.
  public var quiet: Bool

  /// The next step to take.
  ///
  /// The raw value is the name used in JSON.
  public enum NextStep: String, CaseIterable, Codable, Hashable, Sendable {
    /// Offer to request alarm authorization.
    case requestAlarmAuthorization
    /// Offer to request notification permission.
    case requestNotificationPermission
    /// Offer to open the system's settings page for exact timing, with an explanation.
    case requestExactTiming
    /// Subscribe the browser to its push service.
    case subscribePush
    /// Offer to open the system or browser settings.
    case openSettings
    /// Schedule the upcoming notifications.
    ///
    /// All required permissions have been granted.
    case schedule
    /// Do nothing.
    ///
    /// There is nothing the app can do.
    case nothing
  }

  /// A way to deliver notifications.
  ///
  /// The raw value is the name used in JSON.
  public enum Delivery: String, CaseIterable, Codable, Hashable, Sendable {
    /// AlarmKit alarms.
    case alarm
    /// Notifications that appear at their exact minute.
    case preciseNotification
    /// Notifications whose timing may be inexact.
    case notification
    /// No delivery.
    ///
    /// The raw value is `none`.
    case unavailable = "none"
  }

  /// The status of the next delivery.
  ///
  /// The raw value is the name used in JSON, and the variant of the `status` kind.
  public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
    /// The next notification appears at its exact minute.
    case precise
    /// The next notification appears as a notification.
    case notification
    /// The next notification rings as an alarm.
    case alarm
    /// Nothing can be delivered, for the reason given by `cause`.
    case needed
    /// No notification is scheduled.
    ///
    /// The raw value is `none`.
    case nothingUpcoming = "none"
    /// The person's own switch is off.
    case off
  }

  /// A reason that nothing can be delivered.
  ///
  /// The raw value is the name used in JSON.
  public enum Cause: String, CaseIterable, Codable, Hashable, Sendable {
    /// The permission to send notifications is missing.
    case permission
    /// The person turned off the Android notification channel.
    case channel
    /// The browser doesn't have a push subscription.
    case subscription
    /// The desktop doesn't have a notification service, or the browser doesn't support notifications.
    case service
  }

  /// A settings page outside the app.
  ///
  /// The raw value is the name used in JSON.
  public enum SettingsTarget: String, CaseIterable, Codable, Hashable, Sendable {
    /// The app's page in the system settings.
    case app
    /// The page of the Android notification channel.
    case channel
    /// The site's page in the browser settings, which a website can't open by itself.
    case site
  }

  /// Creates the decision for a device state.
  public init(_ state: DeviceState) {
    let allowed = Capability(state.platform)
    let isOn = state.deliveryEnabled
    delivery = isOn ? allowed.delivery : .unavailable
    blocked = isOn && delivery == .unavailable
    canRepromptInApp = allowed.canRepromptInApp
    quiet = isOn && allowed.quiet
    nextStep =
      if !isOn {
        .nothing
      } else if let missing = allowed.missing {
        missing
      } else {
        blocked || !state.hasUpcoming ? .nothing : .schedule
      }
    status =
      switch delivery {
      case _ where !isOn: .off
      case .unavailable: .needed
      case _ where !state.hasUpcoming: .nothingUpcoming
      case .alarm: .alarm
      case .preciseNotification: .precise
      case .notification: .notification
      }
    cause = status == .needed ? allowed.cause : nil
    alarmWordAllowed = nextStep == .requestAlarmAuthorization || status == .alarm
    settingsTarget = nextStep == .openSettings ? allowed.settingsTarget : nil
  }
}

extension KeyedEncodingContainer {
  /// Encodes `settingsTarget`, writing `null` for `nil`.
  ///
  /// The synthesized `encode(to:)` method of `DeliveryDecision` calls this method because it is more specific than the
  /// standard library's.
  mutating func encodeIfPresent(_ page: DeliveryDecision.SettingsTarget?, forKey key: Key) throws {
    try encode(page, forKey: key)
  }

  /// Encodes `cause`, writing `null` for `nil`.
  mutating func encodeIfPresent(_ cause: DeliveryDecision.Cause?, forKey key: Key) throws {
    try encode(cause, forKey: key)
  }
}

/// What a platform's permissions allow, regardless of the person's own switch and of upcoming notifications.
private struct Capability {
  /// How notifications would be delivered.
  var delivery = DeliveryDecision.Delivery.unavailable
  /// The step that would improve delivery, or `nil` if nothing is missing or if no step would help.
  var missing: DeliveryDecision.NextStep?
  /// The reason nothing is delivered, if `delivery` is `unavailable`.
  var cause = DeliveryDecision.Cause.permission
  /// The page that `openSettings` opens.
  var settingsTarget = DeliveryDecision.SettingsTarget.app
  /// Whether the system can still show a permission prompt.
  var canRepromptInApp = false
  /// Whether notifications arrive without a banner or sound.
  var quiet = false

  /// Creates a platform's capabilities from the help text for its state.
  ///
  /// The help text shows what is missing: first the permission, then whatever else delivery depends on, and finally
  /// exact timing, which notifications don't require.
  init(_ platform: DeviceState.Platform) {
    switch PermissionFlow.Screen.Message(platform) {
    case .iosAlarmUndecided: missing = .requestAlarmAuthorization
    case .iosUndecided, .androidUndecided, .androidDenied, .webDefault: missing = .requestNotificationPermission
    case .iosDenied, .androidPermanentlyDenied: missing = .openSettings
    case .androidChannelBlocked: (missing, settingsTarget, cause) = (.openSettings, .channel, .channel)
    case .webDenied: (missing, settingsTarget) = (.openSettings, .site)
    case .webPushNone, .webPushExpired: (missing, cause) = (.subscribePush, .subscription)
    case .webUnsupported, .linuxAbsent, .linuxNoSessionBus: cause = .service
    case .androidTimingUndecided: (delivery, missing) = (.notification, .requestExactTiming)
    case .androidTimingDenied, .webPushActive, .linuxRunning, .linuxActivatable: delivery = .notification
    case .androidTimingGranted, .androidTimingNotRequired: delivery = .preciseNotification
    case .iosAlarmAuthorized, .iosAlarmDenied, .iosAuthorized, .iosProvisional, .iosEphemeral, .off, .nothingUpcoming,
      .requestFailed, .scheduleFailed, .androidGranted,
      .webGranted:
      break
    }
    canRepromptInApp = missing == .requestNotificationPermission
    guard case .ios(let state) = platform else { return }
    // Alarms take precedence over notifications, and each has its own permission prompt.
    let permission = state.notificationPermission
    if state.alarmKit == .authorized {
      delivery = .alarm
    } else if permission.delivers {
      delivery = .notification
      quiet = permission == .provisional
    }
    canRepromptInApp = state.alarmKit == .notDetermined || permission == .notDetermined
  }
}
