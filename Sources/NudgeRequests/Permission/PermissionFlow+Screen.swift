extension PermissionFlow {
  /// The contents of a permission screen: help text, an icon and one control.
  ///
  /// Permissions are never shown as toggles that the person can change, because an app can't grant itself a permission.
  /// Only the person's own switch is a toggle.
  ///
  ///     let screen = PermissionFlow.Screen(state)
  ///     let words = screen.words(in: texts)
  public struct Screen: Hashable, Sendable {
    /// The help text.
    public var message: Message
    /// The control next to the help text.
    public var control: Control
    /// The button, or `nil` if there is no button.
    ///
    /// The raw value is the ID of a catalog action.
    public var button: Button?
    /// The icon.
    ///
    /// The raw value is the name of an SF Symbol.
    public var icon: Icon
    /// The status of the next delivery.
    public var status: DeliveryDecision.Status
    /// The reason nothing is delivered, or `nil` if the status is not `needed`.
    public var cause: DeliveryDecision.Cause?
    /// The settings page that the button opens, or `nil` if it doesn't open one.
    public var settingsTarget: DeliveryDecision.SettingsTarget?
    /// The settings page that the text mentions, or `nil` if it doesn't mention one.
    ///
    /// Callers can replace the page's name when they render the text.
    public var settingsPage: SystemSettingsPage?
    /// The explanation to show before the system prompt, or `nil` if the next step doesn't have one.
    public var prompt: Prompt?

    /// Creates the contents of a screen.
    ///
    /// - Parameters:
    ///   - state: The device state.
    ///   - failure: The most recent failure, which is shown instead of the state unless the person's own switch is off.
    public init(_ state: DeviceState, failure: PermissionFlow.Failure? = nil) {
      let decision = DeliveryDecision(state)
      message = Message(state, decision, failure)
      (icon, control, button, settingsPage) = message.parts
      (status, cause) = (decision.status, decision.cause)
      settingsTarget = button == .openSettings ? decision.settingsTarget ?? .app : nil
      prompt = control == .enable ? Prompt.ofStep[decision.nextStep] : nil
    }

    /// Returns the contents of a second row for notifications, beside a screen that only describes alarms.
    ///
    /// On iOS, milestones and everything else that doesn't ring still require notifications. If these are denied, the
    /// screen for `state` describes the alarms that are allowed, and this row has the button that opens the settings.
    ///
    /// - Parameter state: The device state.
    /// - Returns: The contents, or `nil` if alarms aren't allowed, if notifications aren't denied, or if the person's own
    ///   switch is off.
    public static func notifications(besideAlarmsOf state: DeviceState) -> Screen? {
      guard state.deliveryEnabled, case .ios(var ios) = state.platform, ios.alarmKit == .authorized,
        ios.notificationPermission == .denied
      else { return nil }
      ios.alarmKit = .unavailable
      var state = state
      state.platform = .ios(ios)
      return Screen(state)
    }

    /// A control on the permission screen.
    ///
    /// The raw value is the name used in JSON.
    public enum Control: String, CaseIterable, Hashable, Sendable {
      /// A button that shows the system prompt or subscribes the browser.
      case enable
      /// A read-only state, shown when nothing is missing.
      case readOnly
      /// A button that opens a settings page.
      case settings
      /// A button that repeats the failed step.
      case retry
      /// The person's own switch, which is off.
      case masterSwitch
      /// Only the text, without a control.
      ///
      /// The raw value is `none`.
      case message = "none"
    }

    /// A button.
    ///
    /// The raw value is the ID of a catalog action.
    public enum Button: String, CaseIterable, Hashable, Sendable {
      /// A button that shows the system prompt.
      case allow
      /// A button that subscribes the browser to its push service.
      case connect
      /// A button that opens a settings page.
      case openSettings = "open-settings"
      /// A button that repeats the failed step.
      case tryAgain = "try-again"
    }

    /// An icon.
    ///
    /// The raw value is the name of an SF Symbol.
    public enum Icon: String, CaseIterable, Hashable, Sendable {
      /// Notifications are delivered.
      case bell
      /// The person can grant a permission.
      case bellWithBadge = "bell.badge"
      /// No notifications are delivered.
      case bellWithSlash = "bell.slash"
      /// Alarms ring, or the person can allow them.
      ///
      /// This icon is only used if the text may use the word “alarm” as well.
      case alarm
      /// A step failed.
      case warning = "exclamationmark.triangle"
    }

    /// An explanation to show before the system prompt.
    ///
    /// The raw value is the variant of the `prompts` kind.
    public enum Prompt: String, CaseIterable, Hashable, Sendable {
      /// The explanation of alarms on iOS.
      case allowAlarms = "allow-alarms"
      /// The explanation of notifications.
      case allowNotifications = "allow-notifications"
      /// The explanation of the exact timing page on Android.
      case exactTiming = "exact-timing"

      /// The explanation for each next step that leads to a system prompt.
      static let ofStep: [DeliveryDecision.NextStep: Prompt] = [
        .requestAlarmAuthorization: .allowAlarms, .requestNotificationPermission: .allowNotifications,
        .requestExactTiming: .exactTiming,
      ]
    }

    /// The help text for a state.
    ///
    /// The raw value is the variant of the `help` kind.
    public enum Message: String, CaseIterable, Hashable, Sendable {
      /// The person's own switch is off.
      case off
      /// Everything is allowed, but nothing is scheduled.
      case nothingUpcoming = "nothing-upcoming"
      /// The system couldn't request a permission.
      case requestFailed = "request-failed"
      /// The requests couldn't be built, or the system didn't accept them.
      case scheduleFailed = "schedule-failed"
      /// AlarmKit: the person has not been asked yet.
      case iosAlarmUndecided = "ios-alarm-undecided"
      /// AlarmKit: alarms are allowed, and the next one will ring.
      case iosAlarmAuthorized = "ios-alarm-authorized"
      /// AlarmKit: alarms are denied, and notifications are delivered instead.
      case iosAlarmDenied = "ios-alarm-denied"
      /// iOS: the person has not been asked yet.
      case iosUndecided = "ios-undecided"
      /// iOS: notifications are denied.
      case iosDenied = "ios-denied"
      /// iOS: notifications are authorized.
      case iosAuthorized = "ios-authorized"
      /// iOS: notifications are delivered quietly.
      case iosProvisional = "ios-provisional"
      /// iOS: notifications are allowed for a few hours.
      case iosEphemeral = "ios-ephemeral"
      /// Android: the person hasn't responded to the prompt.
      case androidUndecided = "android-undecided"
      /// Android: notifications were denied once.
      case androidDenied = "android-denied"
      /// Android: notifications are permanently denied.
      case androidPermanentlyDenied = "android-permanently-denied"
      /// Android: notifications are granted.
      ///
      /// This text is intended for a separate row, because the texts about exact timing are more specific.
      case androidGranted = "android-granted"
      /// Android: the notification channel is off.
      case androidChannelBlocked = "android-channel-blocked"
      /// Android: the app hasn't requested exact timing.
      case androidTimingUndecided = "android-timing-undecided"
      /// Android: exact timing is denied.
      case androidTimingDenied = "android-timing-denied"
      /// Android: exact timing is granted.
      case androidTimingGranted = "android-timing-granted"
      /// Android: exact timing doesn't require a permission.
      case androidTimingNotRequired = "android-timing-not-required"
      /// Web: the person hasn't been asked yet or didn't respond.
      case webDefault = "web-default"
      /// Web: notifications are denied.
      case webDenied = "web-denied"
      /// Web: notifications are granted.
      ///
      /// This text is intended for a separate row, because the texts about the subscription are more specific.
      case webGranted = "web-granted"
      /// Web: the browser doesn't support notifications.
      case webUnsupported = "web-unsupported"
      /// Web: there is no subscription.
      case webPushNone = "web-push-none"
      /// Web: the subscription is active.
      case webPushActive = "web-push-active"
      /// Web: the subscription has ended.
      case webPushExpired = "web-push-expired"
      /// Linux: the notification service is running.
      case linuxRunning = "linux-running"
      /// Linux: the notification service is started on demand.
      case linuxActivatable = "linux-activatable"
      /// Linux: there is no notification service.
      case linuxAbsent = "linux-absent"
      /// Linux: there is no session bus.
      case linuxNoSessionBus = "linux-no-session-bus"
    }

    /// A settings page outside the app.
    ///
    /// Texts contain the page's usual name. Names differ between manufacturers, so a backend that knows the device can
    /// pass the name itself.
    public enum SystemSettingsPage: String, CaseIterable, Hashable, Sendable {
      /// The app's notification settings, on iOS and Android.
      case notifications
      /// The system settings, on iOS.
      case settings
      /// The list of special app permissions on Android, which includes the page “Alarms & reminders”.
      case specialAppAccess
      /// The site's permissions in a browser.
      case siteSettings
    }
  }
}

// MARK: Help text and controls

extension PermissionFlow.Screen.Message {
  /// Creates the help text for a state.
  ///
  /// In order of priority, the text describes the person's own switch, a failure, a missing permission, the lack of
  /// upcoming notifications, and finally the permissions that are granted.
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

  /// Creates the help text for a platform's permissions, regardless of the person's own switch and of upcoming
  /// notifications.
  init(_ platform: DeviceState.Platform) {
    self =
      switch platform {
      case .ios(let state):
        switch (state.alarmKit, state.notificationPermission) {
        case (.notDetermined, _): .iosAlarmUndecided
        case (.authorized, .notDetermined) where state.needsNotifications: .iosUndecided
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

  /// The text's icon, control and button, and the settings page that it mentions.
  package var parts:
    (
      PermissionFlow.Screen.Icon, PermissionFlow.Screen.Control, PermissionFlow.Screen.Button?,
      PermissionFlow.Screen.SystemSettingsPage?
    )
  {
    switch self {
    case .off: (.bellWithSlash, .masterSwitch, nil, nil)
    case .nothingUpcoming: (.bell, .message, nil, nil)
    case .requestFailed: (.warning, .retry, .tryAgain, nil)
    case .scheduleFailed: (.warning, .retry, .tryAgain, nil)
    case .iosAlarmUndecided: (.alarm, .enable, .allow, nil)
    case .iosAlarmAuthorized: (.alarm, .readOnly, nil, nil)
    case .iosAlarmDenied: (.bell, .settings, .openSettings, .settings)
    case .iosUndecided, .androidUndecided, .androidDenied, .webDefault: (.bellWithBadge, .enable, .allow, nil)
    case .iosDenied, .androidPermanentlyDenied, .androidChannelBlocked:
      (.bellWithSlash, .settings, .openSettings, .notifications)
    case .androidTimingUndecided: (.bellWithBadge, .enable, .allow, .specialAppAccess)
    case .androidTimingDenied: (.bell, .settings, .openSettings, .specialAppAccess)
    case .webPushNone, .webPushExpired: (.bellWithBadge, .enable, .connect, nil)
    // A website can't open the browser's settings.
    case .webDenied: (.bellWithSlash, .message, nil, .siteSettings)
    case .webUnsupported, .linuxNoSessionBus: (.bellWithSlash, .message, nil, nil)
    case .linuxAbsent: (.bellWithSlash, .retry, .tryAgain, nil)
    case .iosAuthorized, .iosProvisional, .iosEphemeral, .androidGranted, .androidTimingGranted,
      .androidTimingNotRequired, .webGranted, .webPushActive, .linuxRunning, .linuxActivatable:
      (.bell, .readOnly, nil, nil)
    }
  }
}
