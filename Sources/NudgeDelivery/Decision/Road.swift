/// What a platform's permissions leave open, whatever the person's switch says and whether or not something is coming up.
struct Road {
  /// How notifications would be delivered.
  var delivery: DeliveryDecision.Delivery
  /// What would lead further; `nil` where nothing would, or nothing is missing.
  var wish: DeliveryDecision.NextStep?
  /// The page that `openSettings` opens.
  var settingsTarget: DeliveryDecision.SettingsTarget = .app
  /// Whether a question of the system's may still appear.
  var canRepromptInApp = false
  /// Whether notifications come without banner and sound.
  var quiet = false

  init(_ platform: DeviceState.Platform) {
    switch platform {
    case .ios(let state): self.init(state)
    case .android(let state): self.init(state)
    case .web(let state): self.init(state)
    case .linux(let state): self.init(state)
    }
  }

  /// Alarms first, where there are any; without them notifications.
  private init(_ state: DeviceState.IOS) {
    let permission = state.notificationPermission
    if state.alarmKit == .authorized {
      delivery = .alarm
    } else {
      delivery = permission.delivers ? .notification : .unavailable
      quiet = permission == .provisional
    }
    wish =
      switch (state.alarmKit, permission) {
      case (.notDetermined, _): .requestAlarmAuthorization
      case (.authorized, _): nil
      case (_, .notDetermined): .requestNotificationPermission
      case (_, .denied): .openSettings
      case (_, .authorized), (_, .provisional), (_, .ephemeral): nil
      }
    canRepromptInApp = state.alarmKit == .notDetermined || permission == .notDetermined
  }

  /// The permission first, then the channel, then exact timing, without which delivery goes on.
  private init(_ state: DeviceState.Android) {
    delivery = .unavailable
    canRepromptInApp = [.notDetermined, .denied].contains(state.notificationPermission)
    switch (state.notificationPermission, state.channel) {
    case (.notDetermined, _), (.denied, _): wish = .requestNotificationPermission
    case (.permanentlyDenied, _): wish = .openSettings
    case (.granted, .blocked):
      wish = .openSettings
      settingsTarget = .channel
    case (.granted, .enabled):
      switch state.exactTiming {
      case .notRequired, .granted: delivery = .preciseNotification
      case .notDetermined:
        delivery = .notification
        wish = .requestExactTiming
      case .denied: delivery = .notification
      }
    }
  }

  /// The permission first, then the subscription: without either nothing arrives.
  private init(_ state: DeviceState.Web) {
    delivery = .unavailable
    settingsTarget = .site
    canRepromptInApp = state.notificationPermission == .default
    switch (state.notificationPermission, state.pushSubscription) {
    case (.default, _): wish = .requestNotificationPermission
    case (.denied, _): wish = .openSettings
    case (.unsupported, _): wish = nil
    case (.granted, .absent), (.granted, .expired): wish = .subscribePush
    case (.granted, .active): delivery = .notification
    }
  }

  /// A service that is there, or starts when it is called.
  private init(_ state: DeviceState.Linux) {
    switch state.server {
    case .running, .activatable: delivery = .notification
    case .absent, .noSessionBus: delivery = .unavailable
    }
  }
}
