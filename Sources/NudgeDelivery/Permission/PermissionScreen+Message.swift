extension PermissionScreen {
  /// A help text; the raw value is its variant of kind `help`.
  public enum Message: String, CaseIterable, Hashable, Sendable {
    /// The person's own switch is off.
    case off
    /// All is allowed, and nothing is scheduled.
    case nothingUpcoming = "nothing-upcoming"
    /// The system could not ask.
    case requestFailed = "request-failed"
    /// The system did not take what was to be scheduled.
    case scheduleFailed = "schedule-failed"
    /// AlarmKit: nobody has asked yet.
    case iosAlarmUndecided = "ios-alarm-undecided"
    /// AlarmKit: alarms may ring, and one will.
    case iosAlarmAuthorized = "ios-alarm-authorized"
    /// AlarmKit: denied, so that notifications come instead.
    case iosAlarmDenied = "ios-alarm-denied"
    /// iOS: nobody has asked yet.
    case iosUndecided = "ios-undecided"
    /// iOS: denied.
    case iosDenied = "ios-denied"
    /// iOS: authorized.
    case iosAuthorized = "ios-authorized"
    /// iOS: quietly.
    case iosProvisional = "ios-provisional"
    /// iOS: for some hours.
    case iosEphemeral = "ios-ephemeral"
    /// Android: never answered.
    case androidUndecided = "android-undecided"
    /// Android: denied once.
    case androidDenied = "android-denied"
    /// Android: denied for good.
    case androidPermanentlyDenied = "android-permanently-denied"
    /// Android: granted; for a row of its own, as exact timing has more to say.
    case androidGranted = "android-granted"
    /// Android: the channel is off.
    case androidChannelBlocked = "android-channel-blocked"
    /// Android: exact timing has not been asked for.
    case androidTimingUndecided = "android-timing-undecided"
    /// Android: exact timing is off.
    case androidTimingDenied = "android-timing-denied"
    /// Android: exact timing is on.
    case androidTimingGranted = "android-timing-granted"
    /// Android: exact timing needs no permission.
    case androidTimingNotRequired = "android-timing-not-required"
    /// Web: not asked, or not answered.
    case webDefault = "web-default"
    /// Web: denied.
    case webDenied = "web-denied"
    /// Web: granted; for a row of its own, as the subscription has more to say.
    case webGranted = "web-granted"
    /// Web: the browser has no notifications.
    case webUnsupported = "web-unsupported"
    /// Web: not subscribed.
    case webPushNone = "web-push-none"
    /// Web: subscribed.
    case webPushActive = "web-push-active"
    /// Web: the subscription has ended.
    case webPushExpired = "web-push-expired"
    /// Linux: the service runs.
    case linuxRunning = "linux-running"
    /// Linux: the service starts when called.
    case linuxActivatable = "linux-activatable"
    /// Linux: there is no service.
    case linuxAbsent = "linux-absent"
    /// Linux: there is no session bus.
    case linuxNoSessionBus = "linux-no-session-bus"

    /// Finds the text of a state: what is off, then what failed, what is missing, what is empty, and last what is well.
    init(_ state: DeviceState, _ decision: DeliveryDecision, _ failure: PermissionFlow.Failure?) {
      switch (decision.status, failure) {
      case (.off, _): self = .off
      case (_, .request?): self = .requestFailed
      case (_, .build?), (_, .schedule?): self = .scheduleFailed
      case (.nothingUpcoming, nil) where decision.nextStep == .nothing: self = .nothingUpcoming
      default:
        switch state.platform {
        case .ios(let ios): self.init(ios, decision.nextStep)
        case .android(let android): self.init(android)
        case .web(let web): self.init(web)
        case .linux(let linux): self.init(linux)
        }
      }
    }

    private init(_ state: DeviceState.IOS, _ step: DeliveryDecision.NextStep) {
      switch (state.alarmKit, state.notificationPermission) {
      case (.notDetermined, _): self = .iosAlarmUndecided
      case (.authorized, _): self = .iosAlarmAuthorized
      case (_, .notDetermined): self = .iosUndecided
      case (_, .denied): self = .iosDenied
      case (_, .provisional): self = .iosProvisional
      case (_, .ephemeral): self = .iosEphemeral
      case (.denied, .authorized): self = .iosAlarmDenied
      case (.unavailable, .authorized): self = .iosAuthorized
      }
    }

    private init(_ state: DeviceState.Android) {
      switch (state.notificationPermission, state.channel, state.exactTiming) {
      case (.notDetermined, _, _): self = .androidUndecided
      case (.denied, _, _): self = .androidDenied
      case (.permanentlyDenied, _, _): self = .androidPermanentlyDenied
      case (.granted, .blocked, _): self = .androidChannelBlocked
      case (.granted, .enabled, .notDetermined): self = .androidTimingUndecided
      case (.granted, .enabled, .denied): self = .androidTimingDenied
      case (.granted, .enabled, .granted): self = .androidTimingGranted
      case (.granted, .enabled, .notRequired): self = .androidTimingNotRequired
      }
    }

    private init(_ state: DeviceState.Web) {
      switch (state.notificationPermission, state.pushSubscription) {
      case (.default, _): self = .webDefault
      case (.denied, _): self = .webDenied
      case (.unsupported, _): self = .webUnsupported
      case (.granted, .absent): self = .webPushNone
      case (.granted, .active): self = .webPushActive
      case (.granted, .expired): self = .webPushExpired
      }
    }

    private init(_ state: DeviceState.Linux) {
      self =
        switch state.server {
        case .running: .linuxRunning
        case .activatable: .linuxActivatable
        case .absent: .linuxAbsent
        case .noSessionBus: .linuxNoSessionBus
        }
    }

    /// The button beside the text; `nil` for none.
    var button: Button? {
      switch self {
      case .iosAlarmUndecided, .iosUndecided, .androidUndecided, .androidDenied, .androidTimingUndecided, .webDefault:
        .allow
      case .webPushNone, .webPushExpired: .connect
      case .iosAlarmDenied, .iosDenied, .iosProvisional, .androidPermanentlyDenied, .androidChannelBlocked,
        .androidTimingDenied:
        .openSettings
      case .requestFailed, .linuxAbsent: .tryAgain
      case .off, .nothingUpcoming, .scheduleFailed, .iosAlarmAuthorized, .iosAuthorized, .iosEphemeral, .androidGranted,
        .androidTimingGranted, .androidTimingNotRequired, .webDenied, .webGranted, .webUnsupported, .webPushActive,
        .linuxRunning, .linuxActivatable, .linuxNoSessionBus:
        nil
      }
    }

    /// What stands beside the text.
    var control: Control {
      switch button {
      case .allow?, .connect?: .enable
      case .openSettings?: .settings
      case .tryAgain?: .retry
      case nil:
        switch self {
        case .off: .masterSwitch
        // A site cannot open the browser's settings.
        case .nothingUpcoming, .scheduleFailed, .webDenied, .webUnsupported, .linuxNoSessionBus: .message
        default: .readOnly
        }
      }
    }

    /// The icon of the text.
    var icon: Icon {
      switch self {
      case .iosAlarmUndecided, .iosAlarmAuthorized: .alarm
      case .requestFailed, .scheduleFailed: .warning
      case .off, .iosDenied, .androidPermanentlyDenied, .androidChannelBlocked, .webDenied, .webUnsupported,
        .linuxAbsent, .linuxNoSessionBus:
        .bellWithSlash
      case .iosUndecided, .androidUndecided, .androidDenied, .androidTimingUndecided, .webDefault, .webPushNone,
        .webPushExpired:
        .bellWithBadge
      default: .bell
      }
    }

    /// The page that the text names; `nil` where it names none.
    var settingsPage: SettingsPage? {
      switch self {
      case .iosDenied, .androidPermanentlyDenied, .androidChannelBlocked: .notifications
      case .iosAlarmDenied: .settings
      case .androidTimingUndecided, .androidTimingDenied: .specialAppAccess
      case .webDenied: .siteSettings
      default: nil
      }
    }
  }
}
