internal import NudgeRequests

/// What follows from what a device allows: what to do next, how notifications are delivered, and what the person sees.
///
/// A function of the state alone; it asks for nothing and shows nothing. docs/delivery.md has the tables.
///
///     let decision = DeliveryDecision(DeviceState(.ios(.init(notificationPermission: .denied))))
///     decision.nextStep  // .openSettings
public struct DeliveryDecision: Codable, Hashable, Sendable {
  /// What to do next.
  public var nextStep: NextStep
  /// How notifications are delivered, whether or not one is coming up.
  public var delivery: Delivery
  /// The label of the next delivery on the settings screen.
  public var status: Status
  /// Whether a missing permission or service stops all delivery; `false` if the person's own switch does.
  public var blocked: Bool
  /// Whether a text for this state may say alarm in any language: while AlarmKit is to be asked for, or if an alarm is scheduled.
  public var alarmWordAllowed: Bool
  /// The settings page that the next step opens; `nil` if it opens none.
  public var settingsTarget: SettingsTarget?
  /// Whether the system may still show a question, whatever the person's own switch says.
  public var canRepromptInApp: Bool
  /// Whether notifications come without banner and sound, as provisional ones do on iOS.
  public var quiet: Bool

  /// What to do next; the raw value is the spelling in JSON.
  public enum NextStep: String, CaseIterable, Codable, Hashable, Sendable {
    /// Offer to ask for alarms.
    case requestAlarmAuthorization
    /// Offer to ask for notifications.
    case requestNotificationPermission
    /// Offer the system's page for exact timing, and explain why.
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
  public enum Delivery: String, CaseIterable, Codable, Hashable, Sendable {
    /// As alarms of AlarmKit.
    case alarm
    /// As notifications, at their exact minute.
    case preciseNotification
    /// As notifications.
    case notification
    /// Not at all; spelled `none`.
    case unavailable = "none"
  }

  /// The label of the next delivery; the raw value is the spelling in JSON, and the variant of kind `status`.
  public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
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

  /// A settings page outside the app; the raw value is the spelling in JSON.
  public enum SettingsTarget: String, CaseIterable, Codable, Hashable, Sendable {
    /// The app's page in the system's settings.
    case app
    /// The page of the notification channel on Android.
    case channel
    /// The site's page in the browser's settings, which a site cannot open itself.
    case site
  }

  /// Decides what follows from a state.
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
    alarmWordAllowed = nextStep == .requestAlarmAuthorization || status == .alarm
    settingsTarget = nextStep == .openSettings ? allowed.settingsTarget : nil
  }
}

extension KeyedEncodingContainer {
  /// Writes `settingsTarget`, which is `null` if there is none.
  ///
  /// The derived `encode(to:)` of `DeliveryDecision` calls it, since it is more specific than the standard library's.
  mutating func encodeIfPresent(_ page: DeliveryDecision.SettingsTarget?, forKey key: Key) throws {
    try encode(page, forKey: key)
  }
}

/// What a platform's permissions allow, regardless of the person's switch and of what is coming up.
private struct Capability {
  /// How notifications would be delivered.
  var delivery = DeliveryDecision.Delivery.unavailable
  /// The step that would improve delivery; `nil` if nothing is missing, or nothing helps.
  var missing: DeliveryDecision.NextStep?
  /// The page that `openSettings` opens.
  var settingsTarget = DeliveryDecision.SettingsTarget.app
  /// Whether the system may still show a question.
  var canRepromptInApp = false
  /// Whether notifications come without banner and sound.
  var quiet = false

  /// Finds what is missing by the state's help text: first the permission, then what delivery depends on, and last exact timing,
  /// without which notifications still come.
  init(_ platform: DeviceState.Platform) {
    switch PermissionScreen.Message(platform) {
    case .iosAlarmUndecided: missing = .requestAlarmAuthorization
    case .iosUndecided, .androidUndecided, .androidDenied, .webDefault: missing = .requestNotificationPermission
    case .iosDenied, .androidPermanentlyDenied: missing = .openSettings
    case .androidChannelBlocked: (missing, settingsTarget) = (.openSettings, .channel)
    case .webDenied: (missing, settingsTarget) = (.openSettings, .site)
    case .webPushNone, .webPushExpired: missing = .subscribePush
    case .androidTimingUndecided: (delivery, missing) = (.notification, .requestExactTiming)
    case .androidTimingDenied, .webPushActive, .linuxRunning, .linuxActivatable: delivery = .notification
    case .androidTimingGranted, .androidTimingNotRequired: delivery = .preciseNotification
    case .iosAlarmAuthorized, .iosAlarmDenied, .iosAuthorized, .iosProvisional, .iosEphemeral, .webUnsupported,
      .linuxAbsent, .linuxNoSessionBus, .off, .nothingUpcoming, .requestFailed, .scheduleFailed, .androidGranted,
      .webGranted:
      break
    }
    canRepromptInApp = missing == .requestNotificationPermission
    guard case .ios(let state) = platform else { return }
    // Alarms first, if available; without them notifications. Both are asked for on their own.
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
