/// What follows from what a device allows: what to do next, how notifications are delivered, and what the person is told.
///
/// A function of the state alone; nothing is asked for and nothing is shown. docs/delivery.md has it as tables.
public struct DeliveryDecision: Hashable, Sendable {
  /// What to do next.
  public var nextStep: NextStep
  /// How notifications are delivered, whether or not one is coming up.
  public var delivery: Delivery
  /// What the settings screen shows of the next delivery.
  public var status: Status
  /// Whether a missing permission or service stops all delivery; never where the person's own switch does.
  public var blocked: Bool
  /// Whether a text for this state may say alarm in any language: while AlarmKit is to be asked for, or an alarm of it is armed.
  public var alarmWordAllowed: Bool
  /// Which page of the settings the next step opens; `nil` where it opens none.
  public var settingsTarget: SettingsTarget?
  /// Whether a question of the system's may still appear; so it is whatever the person's own switch says.
  public var canRepromptInApp: Bool
  /// Whether notifications come without banner and sound, as provisional ones do on iOS.
  public var quiet: Bool

  /// Decides.
  ///
  /// - Parameter state: What the device and the person allow.
  public init(_ state: DeviceState) {
    let road = Road(state.platform)
    canRepromptInApp = road.canRepromptInApp
    guard state.deliveryEnabled else {
      nextStep = .nothing
      delivery = .unavailable
      status = .off
      blocked = false
      alarmWordAllowed = false
      settingsTarget = nil
      quiet = false
      return
    }
    delivery = road.delivery
    blocked = road.delivery == .unavailable
    nextStep =
      switch road.wish {
      case let wish?: wish
      case nil where blocked || !state.hasUpcoming: .nothing
      case nil: .schedule
      }
    status =
      switch road.delivery {
      case .unavailable: .needed
      case _ where !state.hasUpcoming: .nothingUpcoming
      case .alarm: .alarm
      case .preciseNotification: .precise
      case .notification: .notification
      }
    alarmWordAllowed = nextStep == .requestAlarmAuthorization || status == .alarm
    settingsTarget = nextStep == .openSettings ? road.settingsTarget : nil
    quiet = road.quiet
  }
}
