import NudgeRequests
import NudgeTestSupport
import Testing

@Suite("DeliveryDecision")
struct DeliveryDecisionTests {
  /// A state, and its decision in one line: next step, delivery, status, then what else is so.
  struct Row: Sendable, CustomTestStringConvertible {
    var state: DeviceState
    var decision: String
    var testDescription: String { "\(state): \(decision)" }

    init(_ state: DeviceState, _ decision: String) {
      self.state = state
      self.decision = decision
    }
  }

  static func line(_ decision: DeliveryDecision) -> String {
    var words = [decision.nextStep.rawValue, decision.delivery.rawValue, decision.status.rawValue]
    if let cause = decision.cause { words.append("cause:\(cause.rawValue)") }
    if decision.blocked { words.append("blocked") }
    if decision.alarmWordAllowed { words.append("alarm-word") }
    if let target = decision.settingsTarget { words.append("settings:\(target.rawValue)") }
    if decision.canRepromptInApp { words.append("reprompt") }
    if decision.quiet { words.append("quiet") }
    return words.joined(separator: " ")
  }

  static let ios: [Row] = [
    Row(.ios(.notDetermined), "requestNotificationPermission none needed cause:permission blocked reprompt"),
    Row(.ios(.denied), "openSettings none needed cause:permission blocked settings:app"),
    Row(.ios(.authorized), "schedule notification notification"),
    Row(.ios(.provisional), "schedule notification notification quiet"),
    Row(.ios(.ephemeral), "schedule notification notification"),
    Row(
      .ios(.notDetermined, alarmKit: .notDetermined),
      "requestAlarmAuthorization none needed cause:permission blocked alarm-word reprompt"),
    Row(
      .ios(.denied, alarmKit: .notDetermined),
      "requestAlarmAuthorization none needed cause:permission blocked alarm-word reprompt"),
    Row(
      .ios(.authorized, alarmKit: .notDetermined),
      "requestAlarmAuthorization notification notification alarm-word reprompt"),
    Row(
      .ios(.provisional, alarmKit: .notDetermined),
      "requestAlarmAuthorization notification notification alarm-word reprompt quiet"),
    Row(.ios(.authorized, alarmKit: .authorized), "schedule alarm alarm alarm-word"),
    Row(.ios(.denied, alarmKit: .authorized), "schedule alarm alarm alarm-word"),
    Row(.ios(.provisional, alarmKit: .authorized), "schedule alarm alarm alarm-word"),
    Row(.ios(.notDetermined, alarmKit: .authorized), "schedule alarm alarm alarm-word reprompt"),
    Row(
      .ios(.notDetermined, alarmKit: .authorized, needsNotifications: true),
      "requestNotificationPermission alarm alarm alarm-word reprompt"),
    Row(.ios(.denied, alarmKit: .authorized, needsNotifications: true), "schedule alarm alarm alarm-word"),
    Row(.ios(.authorized, alarmKit: .authorized, needsNotifications: true), "schedule alarm alarm alarm-word"),
    Row(.ios(.authorized, alarmKit: .denied), "schedule notification notification"),
    Row(
      .ios(.notDetermined, alarmKit: .denied),
      "requestNotificationPermission none needed cause:permission blocked reprompt"),
    Row(.ios(.denied, alarmKit: .denied), "openSettings none needed cause:permission blocked settings:app"),
    Row(.ios(.authorized).empty, "nothing notification none"),
    Row(.ios(.authorized, alarmKit: .authorized).empty, "nothing alarm none"),
    Row(
      .ios(.authorized, alarmKit: .notDetermined).empty,
      "requestAlarmAuthorization notification none alarm-word reprompt"),
    Row(.ios(.denied).empty, "openSettings none needed cause:permission blocked settings:app"),
    Row(.ios(.authorized, alarmKit: .authorized).off, "nothing none off"),
    Row(.ios(.denied).off, "nothing none off"),
    Row(.ios(.notDetermined).off.empty, "nothing none off reprompt"),
  ]

  static let android: [Row] = [
    Row(
      .android(.notDetermined, .notDetermined),
      "requestNotificationPermission none needed cause:permission blocked reprompt"),
    Row(.android(.denied, .granted), "requestNotificationPermission none needed cause:permission blocked reprompt"),
    Row(.android(.permanentlyDenied, .granted), "openSettings none needed cause:permission blocked settings:app"),
    Row(.android(.granted, .granted), "schedule preciseNotification precise"),
    Row(.android(.granted, .notRequired), "schedule preciseNotification precise"),
    Row(.android(.granted, .notDetermined), "requestExactTiming notification notification"),
    Row(.android(.granted, .denied), "schedule notification notification"),
    Row(
      .android(.granted, .granted, channel: .blocked), "openSettings none needed cause:channel blocked settings:channel"
    ),
    Row(
      .android(.notDetermined, .granted, channel: .blocked),
      "requestNotificationPermission none needed cause:permission blocked reprompt"),
    Row(
      .android(.permanentlyDenied, .granted, channel: .blocked),
      "openSettings none needed cause:permission blocked settings:app"),
    Row(.android(.granted, .granted).empty, "nothing preciseNotification none"),
    Row(.android(.granted, .notDetermined).empty, "requestExactTiming notification none"),
    Row(.android(.denied, .granted).off, "nothing none off reprompt"),
  ]

  static let web: [Row] = [
    Row(.web(.default, .absent), "requestNotificationPermission none needed cause:permission blocked reprompt"),
    Row(.web(.default, .active), "requestNotificationPermission none needed cause:permission blocked reprompt"),
    Row(.web(.denied, .absent), "openSettings none needed cause:permission blocked settings:site"),
    Row(.web(.unsupported, .absent), "nothing none needed cause:service blocked"),
    Row(.web(.granted, .absent), "subscribePush none needed cause:subscription blocked"),
    Row(.web(.granted, .expired), "subscribePush none needed cause:subscription blocked"),
    Row(.web(.granted, .active), "schedule notification notification"),
    Row(.web(.granted, .active).empty, "nothing notification none"),
    Row(.web(.granted, .expired).empty, "subscribePush none needed cause:subscription blocked"),
    Row(.web(.granted, .expired).off, "nothing none off"),
  ]

  static let linux: [Row] = [
    Row(.linux(.running), "schedule notification notification"),
    Row(.linux(.activatable), "schedule notification notification"),
    Row(.linux(.absent), "nothing none needed cause:service blocked"),
    Row(.linux(.noSessionBus), "nothing none needed cause:service blocked"),
    Row(.linux(.running).empty, "nothing notification none"),
    Row(.linux(.absent).empty, "nothing none needed cause:service blocked"),
    Row(.linux(.running).off, "nothing none off"),
  ]

  @Test(arguments: ios + android + web + linux)
  func decides(row: Row) {
    #expect(Self.line(DeliveryDecision(row.state)) == row.decision)
  }

  // MARK: What holds of every state

  @Test func knowsEveryState() {
    #expect(DeviceState.all.count == 4 * (2 * 4 * 5 + 4 * 2 * 4 + 4 * 3 + 4))
    #expect(Set(DeviceState.all).count == DeviceState.all.count)
  }

  @Test(arguments: DeviceState.all)
  func letsOffBeatNeededBeatNothingUpcoming(state: DeviceState) {
    let decision = DeliveryDecision(state)
    var on = state
    on.deliveryEnabled = true
    let isMissing = DeliveryDecision(on).delivery == .unavailable
    let expected: DeliveryDecision.Status? =
      if !state.deliveryEnabled { .off } else if isMissing { .needed } else if !state.hasUpcoming {
        .nothingUpcoming
      } else {
        nil
      }
    if let expected {
      #expect(decision.status == expected)
    } else {
      let armed: [DeliveryDecision.Delivery: DeliveryDecision.Status] = [
        .alarm: .alarm, .preciseNotification: .precise, .notification: .notification,
      ]
      #expect(decision.status == armed[decision.delivery])
    }
  }

  @Test(arguments: DeviceState.all)
  func isBlockedByWhatIsMissingAlone(state: DeviceState) {
    let decision = DeliveryDecision(state)
    #expect(decision.blocked == (state.deliveryEnabled && decision.delivery == .unavailable))
    #expect(decision.blocked == (decision.status == .needed))
    #expect((decision.cause != nil) == (decision.status == .needed))
  }

  @Test(arguments: DeviceState.all)
  func doesNothingWhereThePersonHasSwitchedOff(state: DeviceState) {
    var off = state
    off.deliveryEnabled = false
    let decision = DeliveryDecision(off)
    #expect(decision.nextStep == .nothing)
    #expect(decision.delivery == .unavailable)
    #expect(decision.settingsTarget == nil)
    #expect(!decision.blocked && !decision.quiet && !decision.alarmWordAllowed)
    // What the system would ask does not depend on the switch.
    #expect(decision.canRepromptInApp == DeliveryDecision(state).canRepromptInApp)
  }

  @Test(arguments: DeviceState.all)
  func namesAPageWhereAndOnlyWhereTheNextStepOpensOne(state: DeviceState) {
    let decision = DeliveryDecision(state)
    #expect((decision.settingsTarget != nil) == (decision.nextStep == .openSettings))
    switch (decision.settingsTarget, state.platform) {
    case (nil, _), (.app, .ios), (.app, .android), (.channel, .android), (.site, .web): break
    default: Issue.record("\(decision) names a page that its platform does not have")
    }
  }

  @Test(arguments: DeviceState.all)
  func schedulesOnlyWhatWillBeDelivered(state: DeviceState) {
    let decision = DeliveryDecision(state)
    if decision.nextStep == .schedule { #expect(!decision.blocked && state.hasUpcoming && state.deliveryEnabled) }
  }

  /// Whether something is to come changes what is told and whether to schedule, never what is asked for or how it is delivered.
  @Test(arguments: DeviceState.all)
  func asksForTheSameWhetherOrNotSomethingIsToCome(state: DeviceState) {
    let (full, empty) = (DeliveryDecision(state.with(upcoming: true)), DeliveryDecision(state.with(upcoming: false)))
    #expect(full.delivery == empty.delivery)
    #expect(full.blocked == empty.blocked)
    #expect(full.settingsTarget == empty.settingsTarget)
    #expect(full.quiet == empty.quiet)
    #expect(empty.nextStep == (full.nextStep == .schedule ? .nothing : full.nextStep))
  }

  @Test(arguments: DeviceState.platforms)
  func neverAsksTwiceOnIOS(platform: DeviceState.Platform) {
    guard case .ios(let ios) = platform else { return }
    let decision = DeliveryDecision(DeviceState(platform))
    if ios.notificationPermission == .denied { #expect(decision.nextStep != .requestNotificationPermission) }
    if ios.alarmKit == .denied { #expect(decision.nextStep != .requestAlarmAuthorization) }
    #expect(
      decision.canRepromptInApp == (ios.notificationPermission == .notDetermined || ios.alarmKit == .notDetermined))
  }

  @Test(arguments: DeviceState.platforms)
  func countsProvisionalAndEphemeralAsAuthorized(platform: DeviceState.Platform) {
    guard case .ios(var ios) = platform, [.provisional, .ephemeral].contains(ios.notificationPermission) else { return }
    var decision = DeliveryDecision(DeviceState(platform))
    #expect(decision.quiet == (ios.notificationPermission == .provisional && ios.alarmKit != .authorized))
    ios.notificationPermission = .authorized
    decision.quiet = false
    #expect(decision == DeliveryDecision(DeviceState(.ios(ios))))
  }

  @Test(arguments: DeviceState.all)
  func saysAlarmOnlyOnIOSWhileAskingOrArmed(state: DeviceState) {
    let decision = DeliveryDecision(state)
    #expect(
      decision.alarmWordAllowed == (decision.nextStep == .requestAlarmAuthorization || decision.status == .alarm))
    if case .ios(let ios) = state.platform {
      if ios.alarmKit == .unavailable || ios.alarmKit == .denied { #expect(!decision.alarmWordAllowed) }
    } else {
      #expect(!decision.alarmWordAllowed && decision.delivery != .alarm && !decision.quiet)
    }
  }

  /// Android without exact timing is late at worst, never silent.
  @Test(arguments: DeviceState.platforms)
  func goesOnWithoutExactTiming(platform: DeviceState.Platform) {
    guard case .android(var android) = platform else { return }
    let blocked = DeliveryDecision(DeviceState(platform)).blocked
    for timing in DeviceState.Android.ExactTiming.allCases {
      android.exactTiming = timing
      #expect(DeliveryDecision(DeviceState(.android(android))).blocked == blocked)
    }
  }

  @Test func spellsItsValuesAsDocumented() {
    #expect(
      DeliveryDecision.NextStep.allCases.map(\.rawValue) == [
        "requestAlarmAuthorization", "requestNotificationPermission", "requestExactTiming", "subscribePush",
        "openSettings", "schedule", "nothing",
      ])
    #expect(
      DeliveryDecision.Delivery.allCases.map(\.rawValue) == ["alarm", "preciseNotification", "notification", "none"])
    #expect(
      DeliveryDecision.Status.allCases.map(\.rawValue) == [
        "precise", "notification", "alarm", "needed", "none", "off",
      ])
    #expect(DeliveryDecision.Cause.allCases.map(\.rawValue) == ["permission", "channel", "subscription", "service"])
    #expect(DeviceState.Web.PushSubscription.allCases.map(\.rawValue) == ["none", "active", "expired"])
  }
}

extension DeviceState {
  fileprivate func with(upcoming: Bool) -> DeviceState {
    var state = self
    state.hasUpcoming = upcoming
    return state
  }
}
