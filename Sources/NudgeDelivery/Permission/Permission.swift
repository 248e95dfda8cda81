/// Something that only the person can allow, and only outside the app.
public enum Permission: String, CaseIterable, Hashable, Sendable {
  /// To ring as an alarm, through silent mode; AlarmKit on iOS.
  case alarms
  /// To notify.
  case notifications
  /// To notify at the exact minute; on Android a page of the system's settings, which answers nothing by itself.
  case exactTiming
  /// To receive what is pushed; on the web.
  case pushSubscription

  /// The permission that a next step asks for; `nil` where it asks for none.
  init?(_ step: DeliveryDecision.NextStep) {
    switch step {
    case .requestAlarmAuthorization: self = .alarms
    case .requestNotificationPermission: self = .notifications
    case .requestExactTiming: self = .exactTiming
    case .subscribePush: self = .pushSubscription
    case .openSettings, .schedule, .nothing: return nil
    }
  }
}
