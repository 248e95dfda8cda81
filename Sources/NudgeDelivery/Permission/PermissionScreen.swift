internal import NudgeRequests

/// What the permission screen shows for a state: a help text, an icon, and the one control that belongs to it.
///
/// A permission is never a writable toggle, since no app can grant it to itself; the person's own master switch is one.
///
///     let screen = PermissionScreen(state)
///     let words = try screen.words(by: composer, locale: person.locale)
public struct PermissionScreen: Hashable, Sendable {
  /// The help text.
  public var message: Message
  /// The control beside it.
  public var control: Control
  /// What the button does, by its id among the actions of the catalog; `nil` if there is no button.
  public var button: Button?
  /// The icon, by its name among the SF Symbols.
  public var icon: Icon
  /// The label of the next delivery.
  public var status: DeliveryDecision.Status
  /// The page that the button opens; `nil` if it opens none.
  public var settingsTarget: DeliveryDecision.SettingsTarget?
  /// The page that the text names, unless the caller names another; `nil` if it names none.
  public var settingsPage: SystemSettingsPage?
  /// The explanation to show before the system asks; `nil` if it does not ask.
  public var prompt: Prompt?

  /// Finds what is shown.
  ///
  /// - Parameters:
  ///   - state: What the device and the person allow.
  ///   - failure: What failed last. It is shown instead of the state, unless the person's switch is off.
  public init(_ state: DeviceState, failure: PermissionFlow.Failure? = nil) {
    let decision = DeliveryDecision(state)
    message = Message(state, decision, failure)
    (icon, control, button, settingsPage) = message.parts
    status = decision.status
    settingsTarget = button == .openSettings ? decision.settingsTarget ?? .app : nil
    prompt = control == .enable ? Prompt.ofStep[decision.nextStep] : nil
  }

  /// The control beside the text; the raw value is the spelling in JSON.
  public enum Control: String, CaseIterable, Hashable, Sendable {
    /// A button that makes the system ask, or connects the browser.
    case enable
    /// The state, read-only: all is well.
    case readOnly
    /// A button that opens a page of the settings.
    case settings
    /// A button that repeats what failed.
    case retry
    /// The person's own master switch, off.
    case masterSwitch
    /// Nothing but the text; spelled `none`.
    case message = "none"
  }

  /// A button; the raw value is its id among the actions of the catalog.
  public enum Button: String, CaseIterable, Hashable, Sendable {
    /// Makes the system ask.
    case allow
    /// Connects the browser to its push service.
    case connect
    /// Opens a page of the settings.
    case openSettings = "open-settings"
    /// Repeats what failed.
    case tryAgain = "try-again"
  }

  /// An icon; the raw value is its name among the SF Symbols.
  public enum Icon: String, CaseIterable, Hashable, Sendable {
    /// Notifications come.
    case bell
    /// The person is asked for something.
    case bellWithBadge = "bell.badge"
    /// No notifications come.
    case bellWithSlash = "bell.slash"
    /// Alarms ring, or may; used only if the text may say alarm too.
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

    /// The explanations of the next steps at which the system asks.
    static let ofStep: [DeliveryDecision.NextStep: Prompt] = [
      .requestAlarmAuthorization: .allowAlarms, .requestNotificationPermission: .allowNotifications,
      .requestExactTiming: .exactTiming,
    ]
  }

  /// A help text; the raw value is its variant of kind `help`.
  public enum Message: String, CaseIterable, Hashable, Sendable {
    /// The person's own switch is off.
    case off
    /// Everything is allowed, and nothing is scheduled.
    case nothingUpcoming = "nothing-upcoming"
    /// The system could not ask.
    case requestFailed = "request-failed"
    /// The system did not accept the requests.
    case scheduleFailed = "schedule-failed"
    /// AlarmKit: the person has not been asked yet.
    case iosAlarmUndecided = "ios-alarm-undecided"
    /// AlarmKit: alarms are allowed, and one will ring.
    case iosAlarmAuthorized = "ios-alarm-authorized"
    /// AlarmKit: denied, so that notifications come instead.
    case iosAlarmDenied = "ios-alarm-denied"
    /// iOS: the person has not been asked yet.
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
    /// Android: denied permanently.
    case androidPermanentlyDenied = "android-permanently-denied"
    /// Android: granted; for a row of its own, since exact timing has more to say.
    case androidGranted = "android-granted"
    /// Android: the channel is off.
    case androidChannelBlocked = "android-channel-blocked"
    /// Android: exact timing has not been asked for.
    case androidTimingUndecided = "android-timing-undecided"
    /// Android: exact timing is off.
    case androidTimingDenied = "android-timing-denied"
    /// Android: exact timing is on.
    case androidTimingGranted = "android-timing-granted"
    /// Android: exact timing requires no permission.
    case androidTimingNotRequired = "android-timing-not-required"
    /// Web: not asked, or not answered.
    case webDefault = "web-default"
    /// Web: denied.
    case webDenied = "web-denied"
    /// Web: granted; for a row of its own, since the subscription has more to say.
    case webGranted = "web-granted"
    /// Web: the browser has no notifications.
    case webUnsupported = "web-unsupported"
    /// Web: not subscribed.
    case webPushNone = "web-push-none"
    /// Web: subscribed.
    case webPushActive = "web-push-active"
    /// Web: the subscription has ended.
    case webPushExpired = "web-push-expired"
    /// Linux: the service is running.
    case linuxRunning = "linux-running"
    /// Linux: the service starts on demand.
    case linuxActivatable = "linux-activatable"
    /// Linux: there is no service.
    case linuxAbsent = "linux-absent"
    /// Linux: there is no session bus.
    case linuxNoSessionBus = "linux-no-session-bus"
  }
}

// MARK: From state to text, from text to control

extension PermissionScreen.Message {
  /// Finds the text of a state: first what is off, then what failed, what is missing, what is empty, and last what is well.
  init(_ state: DeviceState, _ decision: DeliveryDecision, _ failure: PermissionFlow.Failure?) {
    self =
      switch (decision.status, failure) {
      case (.off, _): .off
      case (_, .request?): .requestFailed
      case (_, .build?), (_, .schedule?): .scheduleFailed
      case (.nothingUpcoming, nil) where decision.nextStep == .nothing: .nothingUpcoming
      default: Self(state.platform)
      }
  }

  /// Finds the text of what a platform allows, whatever the person's switch says and whatever is coming up.
  init(_ platform: DeviceState.Platform) {
    self =
      switch platform {
      case .ios(let state):
        switch (state.alarmKit, state.notificationPermission) {
        case (.notDetermined, _): .iosAlarmUndecided
        case (.authorized, _): .iosAlarmAuthorized
        case (_, .notDetermined): .iosUndecided
        case (_, .denied): .iosDenied
        case (_, .provisional): .iosProvisional
        case (_, .ephemeral): .iosEphemeral
        case (.denied, .authorized): .iosAlarmDenied
        case (.unavailable, .authorized): .iosAuthorized
        }
      case .android(let state):
        switch (state.notificationPermission, state.channel, state.exactTiming) {
        case (.notDetermined, _, _): .androidUndecided
        case (.denied, _, _): .androidDenied
        case (.permanentlyDenied, _, _): .androidPermanentlyDenied
        case (.granted, .blocked, _): .androidChannelBlocked
        case (.granted, .enabled, .notDetermined): .androidTimingUndecided
        case (.granted, .enabled, .denied): .androidTimingDenied
        case (.granted, .enabled, .granted): .androidTimingGranted
        case (.granted, .enabled, .notRequired): .androidTimingNotRequired
        }
      case .web(let state):
        switch (state.notificationPermission, state.pushSubscription) {
        case (.default, _): .webDefault
        case (.denied, _): .webDenied
        case (.unsupported, _): .webUnsupported
        case (.granted, .absent): .webPushNone
        case (.granted, .active): .webPushActive
        case (.granted, .expired): .webPushExpired
        }
      case .linux(let state):
        switch state.server {
        case .running: .linuxRunning
        case .activatable: .linuxActivatable
        case .absent: .linuxAbsent
        case .noSessionBus: .linuxNoSessionBus
        }
      }
  }

  /// What belongs to the text: icon, control, button, and the page that the text names.
  fileprivate var parts:
    (PermissionScreen.Icon, PermissionScreen.Control, PermissionScreen.Button?, PermissionScreen.SystemSettingsPage?)
  {
    switch self {
    case .off: (.bellWithSlash, .masterSwitch, nil, nil)
    case .nothingUpcoming: (.bell, .message, nil, nil)
    case .requestFailed: (.warning, .retry, .tryAgain, nil)
    case .scheduleFailed: (.warning, .message, nil, nil)
    case .iosAlarmUndecided: (.alarm, .enable, .allow, nil)
    case .iosAlarmAuthorized: (.alarm, .readOnly, nil, nil)
    case .iosAlarmDenied: (.bell, .settings, .openSettings, .settings)
    case .iosProvisional: (.bell, .settings, .openSettings, nil)
    case .iosUndecided, .androidUndecided, .androidDenied, .webDefault: (.bellWithBadge, .enable, .allow, nil)
    case .iosDenied, .androidPermanentlyDenied, .androidChannelBlocked:
      (.bellWithSlash, .settings, .openSettings, .notifications)
    case .androidTimingUndecided: (.bellWithBadge, .enable, .allow, .specialAppAccess)
    case .androidTimingDenied: (.bell, .settings, .openSettings, .specialAppAccess)
    case .webPushNone, .webPushExpired: (.bellWithBadge, .enable, .connect, nil)
    // A site cannot open the browser's settings.
    case .webDenied: (.bellWithSlash, .message, nil, .siteSettings)
    case .webUnsupported, .linuxNoSessionBus: (.bellWithSlash, .message, nil, nil)
    case .linuxAbsent: (.bellWithSlash, .retry, .tryAgain, nil)
    case .iosAuthorized, .iosEphemeral, .androidGranted, .androidTimingGranted, .androidTimingNotRequired, .webGranted,
      .webPushActive, .linuxRunning, .linuxActivatable:
      (.bell, .readOnly, nil, nil)
    }
  }
}
