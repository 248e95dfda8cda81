import NudgeDelivery
import NudgeTestSupport
import Testing

@Suite("PermissionFlow")
struct PermissionFlowTests {
  static func name(_ effect: PermissionFlow.Effect) -> String {
    switch effect {
    case .readSettings: "read"
    case .ask(let permission): "ask:\(permission.rawValue)"
    case .openSettings(let target): "open:\(target.rawValue)"
    case .show(let screen): "show:\(screen.message.rawValue)"
    case .build: "build"
    case .schedule: "schedule"
    case .unschedule: "unschedule"
    }
  }

  /// What a flow does on events, one line for each.
  static func run(_ flow: inout PermissionFlow, _ events: [PermissionFlow.Event]) -> [String] {
    events.map { event in flow.handle(event).map(name).joined(separator: " ") }
  }

  @Test func schedulesWhatIsAllowed() {
    var flow = PermissionFlow()
    let done = Self.run(&flow, [.returnedToFront, .settingsRead(.ios(.authorized)), .built, .scheduled])
    #expect(done == ["read", "show:ios-authorized build", "schedule", "show:ios-authorized"])
    #expect(flow.state == .settled)
  }

  /// Alarms may be asked for while notifications are being scheduled; where the system cannot ask, these are not lost.
  @Test func buildsAgainWhatAFailedQuestionInterrupted() {
    var flow = PermissionFlow()
    let state = DeviceState.ios(.authorized, alarmKit: .notDetermined)
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(state), .pressed, .built, .requestFailed(reason: "no window"), .built,
        .scheduled,
      ])
    #expect(
      done == [
        "read", "show:ios-alarm-undecided build", "ask:alarms", "", "show:request-failed build", "schedule",
        "show:request-failed",
      ])
    #expect(flow.failure != nil)
  }

  @Test func asksOnceThePersonAgreesAndReadsTheAnswerItself() {
    var flow = PermissionFlow()
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(.ios(.notDetermined)), .pressed, .granted, .settingsRead(.ios(.authorized)),
        .built, .scheduled,
      ])
    #expect(
      done == [
        "read", "show:ios-undecided unschedule", "ask:notifications", "read", "show:ios-authorized build", "schedule",
        "show:ios-authorized",
      ])
  }

  @Test func leadsToTheSettingsAfterADenialAndReadsAgainOnReturn() {
    var flow = PermissionFlow()
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(.ios(.notDetermined)), .pressed, .denied, .settingsRead(.ios(.denied)),
        .pressed,
        .returnedToFront, .settingsRead(.ios(.authorized)), .built, .scheduled,
      ])
    #expect(
      done == [
        "read", "show:ios-undecided unschedule", "ask:notifications", "read", "show:ios-denied unschedule", "open:app",
        "read", "show:ios-authorized build", "schedule", "show:ios-authorized",
      ])
  }

  /// A reading that has not caught up does not bring the question back.
  @Test func believesADenialMoreThanALateReading() {
    var flow = PermissionFlow()
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(.ios(.notDetermined)), .pressed, .denied, .settingsRead(.ios(.notDetermined)),
        .pressed, .returnedToFront, .settingsRead(.ios(.notDetermined)), .pressed,
      ])
    #expect(
      done == [
        "read", "show:ios-undecided unschedule", "ask:notifications", "read", "show:ios-denied unschedule", "open:app",
        "read", "show:ios-denied unschedule", "open:app",
      ])
    #expect(flow.device == .ios(.denied))
  }

  @Test func fallsBackToNotificationsWhereAlarmsAreDenied() {
    var flow = PermissionFlow()
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(.ios(.notDetermined, alarmKit: .notDetermined)), .pressed, .denied,
        .settingsRead(.ios(.notDetermined, alarmKit: .denied)), .pressed, .granted,
        .settingsRead(.ios(.authorized, alarmKit: .denied)), .built, .scheduled,
      ])
    #expect(
      done == [
        "read", "show:ios-alarm-undecided unschedule", "ask:alarms", "read", "show:ios-undecided unschedule",
        "ask:notifications", "read", "show:ios-alarm-denied build", "schedule", "show:ios-alarm-denied",
      ])
  }

  /// What is allowed delivers while something better is still undecided.
  @Test func schedulesNotificationsWhileAlarmsAreUndecided() {
    var flow = PermissionFlow()
    let undecided = DeviceState.ios(.authorized, alarmKit: .notDetermined)
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(undecided), .built, .scheduled, .pressed, .granted,
        .settingsRead(.ios(.authorized, alarmKit: .authorized)), .built, .scheduled,
      ])
    #expect(
      done == [
        "read", "show:ios-alarm-undecided build", "schedule", "show:ios-alarm-undecided", "ask:alarms", "read",
        "show:ios-alarm-authorized build", "schedule", "show:ios-alarm-authorized",
      ])
  }

  @Test func asksTwiceOnAndroidAndNotAThirdTime() {
    var flow = PermissionFlow()
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(.android(.notDetermined, .granted)), .pressed, .denied,
        .settingsRead(.android(.denied, .granted)), .pressed, .denied, .settingsRead(.android(.denied, .granted)),
        .pressed,
      ])
    #expect(
      done == [
        "read", "show:android-undecided unschedule", "ask:notifications", "read", "show:android-denied unschedule",
        "ask:notifications", "read", "show:android-permanently-denied unschedule", "open:app",
      ])
  }

  /// A question that was swiped away has not been answered.
  @Test func asksAgainForWhatWasDismissed() {
    var flow = PermissionFlow()
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(.web(.default, .absent)), .pressed, .dismissed,
        .settingsRead(.web(.default, .absent)), .pressed,
      ])
    #expect(
      done == [
        "read", "show:web-default unschedule", "ask:notifications", "read", "show:web-default unschedule",
        "ask:notifications",
      ])
  }

  /// The page for exact timing answers nothing: what is read on return is the answer.
  @Test func takesTheReturnFromThePageForExactTimingAsItsAnswer() {
    var flow = PermissionFlow()
    let undecided = DeviceState.android(.granted, .notDetermined)
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(undecided), .built, .scheduled, .pressed, .returnedToFront,
        .settingsRead(undecided),
        .built, .scheduled, .pressed, .returnedToFront, .settingsRead(.android(.granted, .granted)),
      ])
    #expect(
      done == [
        "read", "show:android-timing-undecided build", "schedule", "show:android-timing-undecided", "ask:exactTiming",
        "read", "show:android-timing-denied build", "schedule", "show:android-timing-denied", "open:app", "read",
        "show:android-timing-granted build",
      ])
  }

  @Test func keepsTheReasonOfEachFailure() {
    var flow = PermissionFlow()
    #expect(
      Self.run(
        &flow,
        [
          .returnedToFront, .settingsRead(.ios(.notDetermined)), .pressed, .requestFailed(reason: "no window"),
          .pressed,
        ])
        == ["read", "show:ios-undecided unschedule", "ask:notifications", "show:request-failed", "ask:notifications"])
    #expect(flow.failure == nil)
    #expect(Self.run(&flow, [.requestFailed(reason: "no window")]) == ["show:request-failed"])
    #expect(flow.failure == .request(.notifications, reason: "no window"))
    #expect(flow.screen?.control == .retry)

    #expect(
      Self.run(&flow, [.returnedToFront, .settingsRead(.ios(.authorized)), .buildFailed(reason: "no words")])
        == ["read", "show:ios-authorized build", "show:schedule-failed"])
    #expect(flow.failure == .build(reason: "no words"))

    #expect(
      Self.run(
        &flow, [.returnedToFront, .settingsRead(.ios(.authorized)), .built, .scheduleFailed(reason: "too many")])
        == ["read", "show:ios-authorized build", "schedule", "show:schedule-failed"])
    #expect(flow.failure == .schedule(reason: "too many"))
  }

  @Test func removesWhatIsScheduledOnceItIsSwitchedOff() {
    var flow = PermissionFlow()
    let on = DeviceState.ios(.authorized)
    let done = Self.run(
      &flow, [.returnedToFront, .settingsRead(on), .built, .scheduled, .settingsRead(on), .settingsRead(on.off)])
    #expect(done.suffix(2) == ["", "show:off unschedule"])
    #expect(Self.run(&flow, [.pressed]) == [""])
  }

  @Test func staysWithAQuestionThatIsStillOpen() {
    var flow = PermissionFlow()
    let done = Self.run(
      &flow,
      [
        .returnedToFront, .settingsRead(.ios(.notDetermined)), .pressed, .returnedToFront,
        .settingsRead(.ios(.notDetermined)),
        .granted, .settingsRead(.ios(.authorized)),
      ])
    #expect(
      done == [
        "read", "show:ios-undecided unschedule", "ask:notifications", "read", "", "read", "show:ios-authorized build",
      ])
  }

  @Test func startsADesktopServiceThatWasInstalledMeanwhile() {
    var flow = PermissionFlow()
    let done = Self.run(
      &flow,
      [.returnedToFront, .settingsRead(.linux(.absent)), .pressed, .settingsRead(.linux(.activatable)), .built])
    #expect(done == ["read", "show:linux-absent unschedule", "read", "show:linux-activatable build", "schedule"])
  }

  // MARK: Every state and event

  static let events: [PermissionFlow.Event] = [
    .returnedToFront, .settingsRead(.ios(.notDetermined)), .pressed, .granted, .denied, .dismissed,
    .requestFailed(reason: "r"), .built, .buildFailed(reason: "b"), .scheduled, .scheduleFailed(reason: "s"),
  ]

  static func name(_ event: PermissionFlow.Event) -> String {
    let text = "\(event)"
    return String(text.prefix { $0 != "(" })
  }

  /// A flow in each state, and which events make sense there.
  static let states: [(name: String, way: [PermissionFlow.Event], sensible: Set<String>)] = [
    ("unread", [], ["returnedToFront", "settingsRead"]),
    ("reading", [.returnedToFront], ["returnedToFront", "settingsRead"]),
    (
      "asking", [.settingsRead(.ios(.notDetermined)), .pressed],
      ["returnedToFront", "pressed", "granted", "denied", "dismissed", "requestFailed"]
    ),
    (
      "building", [.settingsRead(.ios(.authorized, alarmKit: .notDetermined))],
      ["returnedToFront", "settingsRead", "pressed", "built", "buildFailed"]
    ),
    (
      "scheduling", [.settingsRead(.ios(.authorized, alarmKit: .notDetermined)), .built],
      ["returnedToFront", "settingsRead", "pressed", "scheduled", "scheduleFailed"]
    ),
    (
      "settled", [.settingsRead(.ios(.authorized, alarmKit: .notDetermined)), .built, .scheduled],
      ["returnedToFront", "settingsRead", "pressed"]
    ),
  ]

  @Test(arguments: states.indices)
  func changesNothingOnAnEventThatMakesNoSense(place: Int) {
    let (name, way, sensible) = Self.states[place]
    var flow = PermissionFlow()
    for event in way { _ = flow.handle(event) }
    #expect("\(flow.state)".hasPrefix(name))
    for event in Self.events {
      var after = flow
      let effects = after.handle(event)
      if sensible.contains(Self.name(event)) {
        #expect(!effects.isEmpty, "\(name): \(event)")
      } else {
        #expect(after == flow, "\(name): \(event)")
        #expect(effects.isEmpty, "\(name): \(event)")
      }
    }
  }

  /// Long random walks over all states of all devices.
  @Test(arguments: Array(1...8) as [UInt64])
  func holdsToItsPromisesOnAnyWay(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var flow = PermissionFlow()
    var denied: [PermissionFlow.Permission: Int] = [:]
    var isAndroid = false
    var isBuilt = false
    var wasPressed = false
    for _ in 0..<20_000 {
      // A device stays what it is; only its state changes.
      var event = Self.events[Int.random(in: 0..<Self.events.count, using: &generator)]
      if case .settingsRead = event {
        let fitting = DeviceState.all.filter { state in
          switch (flow.device?.platform, state.platform) {
          case (nil, _), (.ios?, .ios), (.android?, .android), (.web?, .web), (.linux?, .linux): true
          default: false
          }
        }
        let read = fitting[Int.random(in: 0..<fitting.count, using: &generator)]
        event = .settingsRead(read)
        if case .android = read.platform { isAndroid = true }
      }
      let before = flow
      let effects = flow.handle(event)
      switch (before.state, event) {
      case (.asking(let permission), .denied): denied[permission, default: 0] += 1
      case (.asking(let permission), .granted): denied[permission] = nil
      case (_, .settingsRead(let read)):
        for permission in Self.given(in: read) { denied[permission] = nil }
      default: break
      }
      wasPressed = event == .pressed
      for effect in effects {
        switch effect {
        case .ask(let permission):
          #expect(wasPressed, "seed \(seed): asks by itself")
          let most = isAndroid && permission == .notifications ? 1 : 0
          #expect(denied[permission] ?? 0 <= most, "seed \(seed): asks again for \(permission)")
        case .openSettings: #expect(wasPressed, "seed \(seed): leaves the app by itself")
        case .build:
          isBuilt = false
          #expect(flow.decision.map { $0.delivery != .unavailable } == true, "seed \(seed)")
        case .schedule: #expect(isBuilt || event == .built, "seed \(seed)")
        case .show(let screen): #expect(screen == flow.screen, "seed \(seed)")
        case .readSettings, .unschedule: break
        }
      }
      if event == .built { isBuilt = true }
      if event == .returnedToFront { #expect(effects == [.readSettings], "seed \(seed)") }
    }
  }

  private static func given(in state: DeviceState) -> [PermissionFlow.Permission] {
    switch state.platform {
    case .ios(let ios):
      (ios.alarmKit == .authorized ? [.alarms] : [])
        + ([.authorized, .provisional, .ephemeral].contains(ios.notificationPermission) ? [.notifications] : [])
    case .android(let android):
      (android.notificationPermission == .granted ? [.notifications] : [])
        + ([.granted, .notRequired].contains(android.exactTiming) ? [.exactTiming] : [])
    case .web(let web): web.notificationPermission == .granted ? [.notifications] : []
    case .linux: []
    }
  }
}
