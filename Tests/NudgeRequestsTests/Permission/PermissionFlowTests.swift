import Foundation
import NudgeRequests
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
    case .turnOff: "off"
    case .clearBadge: "badge"
    }
  }

  /// What a flow does on events, one line for each, without clearing the badge.
  static func run(_ flow: inout PermissionFlow, _ events: [PermissionFlow.Event]) -> [String] {
    events.map { event in
      flow.handle(event).filter { $0 != .clearBadge }.map(name).joined(separator: " ")
    }
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

  // MARK: Later

  /// Whoever puts alarms off is asked about notifications, and neither question comes back by itself.
  @Test func asksAboutNotificationsAfterAlarmsWerePutOff() throws {
    var flow = PermissionFlow()
    let undecided = DeviceState.ios(.notDetermined, alarmKit: .notDetermined)
    #expect(
      Self.run(&flow, [.returnedToFront, .settingsRead(undecided)]) == ["read", "show:ios-alarm-undecided unschedule"])
    #expect(flow.screen?.prompt == .allowAlarms)
    #expect(Self.run(&flow, [.notNow]) == ["show:ios-undecided unschedule"])
    #expect(flow.screen?.prompt == .allowNotifications)
    #expect(flow.decision?.nextStep == .requestNotificationPermission)
    #expect(flow.decision?.alarmWordAllowed == false)
    #expect(Self.run(&flow, [.notNow]) == ["show:ios-undecided"])
    #expect(flow.screen?.prompt == nil)
    #expect(flow.screen?.control == .enable)

    // Not after the app was closed either.
    flow = try JSONDecoder().decode(PermissionFlow.self, from: JSONEncoder().encode(flow))
    #expect(
      Self.run(&flow, [.returnedToFront, .settingsRead(undecided)]) == ["read", "show:ios-undecided unschedule"])
    #expect(flow.screen?.prompt == nil)

    // The button still asks, and alarms come back when the person chooses them.
    #expect(
      Self.run(&flow, [.pressed, .granted, .settingsRead(.ios(.authorized, alarmKit: .notDetermined)), .built])
        == ["ask:notifications", "read", "show:ios-authorized build", "schedule"])
    #expect(
      Self.run(
        &flow,
        [
          .scheduled, .chose(.alarms), .settingsRead(.ios(.authorized, alarmKit: .notDetermined)), .granted,
          .settingsRead(.ios(.authorized, alarmKit: .authorized)),
        ])
        == [
          "show:ios-authorized", "read", "show:ios-alarm-undecided ask:alarms", "read",
          "show:ios-alarm-authorized build",
        ])
  }

  @Test func takesAQuestionThatWasClosedAsPutOff() {
    var flow = PermissionFlow()
    let undecided = DeviceState.ios(.notDetermined, alarmKit: .notDetermined)
    #expect(
      Self.run(&flow, [.returnedToFront, .settingsRead(undecided), .pressed, .dismissed, .settingsRead(undecided)])
        .suffix(2) == ["read", "show:ios-undecided unschedule"])
  }

  /// Without exact timing notifications go on, and the page is offered without asking.
  @Test func goesOnAfterExactTimingWasPutOff() {
    var flow = PermissionFlow()
    #expect(
      Self.run(
        &flow,
        [.returnedToFront, .settingsRead(.android(.granted, .notDetermined)), .built, .scheduled, .notNow, .pressed])
        == [
          "read", "show:android-timing-undecided build", "schedule", "show:android-timing-undecided",
          "show:android-timing-undecided", "ask:exactTiming",
        ])
    #expect(flow.decision?.delivery == .notification)
  }

  /// A milestone is no alarm: once alarms are allowed, notifications are asked for as well.
  @Test func asksAboutNotificationsBesideAlarms() {
    var flow = PermissionFlow()
    #expect(
      Self.run(
        &flow,
        [
          .returnedToFront, .settingsRead(.ios(.notDetermined, alarmKit: .notDetermined, needsNotifications: true)),
          .pressed, .granted,
          .settingsRead(.ios(.notDetermined, alarmKit: .authorized, needsNotifications: true)), .built, .scheduled,
          .pressed, .denied, .settingsRead(.ios(.denied, alarmKit: .authorized, needsNotifications: true)),
        ])
        == [
          "read", "show:ios-alarm-undecided unschedule", "ask:alarms", "read", "show:ios-undecided build", "schedule",
          "show:ios-undecided", "ask:notifications", "read", "show:ios-alarm-authorized build",
        ])
  }

  // MARK: The app's own switch

  @Test func asksAtOnceWhenTheSwitchIsTurnedOn() {
    var flow = PermissionFlow()
    #expect(
      Self.run(
        &flow,
        [
          .returnedToFront, .settingsRead(DeviceState.ios(.notDetermined).off), .switched(on: true),
          .settingsRead(.ios(.notDetermined)), .granted, .settingsRead(.ios(.authorized)),
        ])
        == [
          "read", "show:off unschedule", "read", "show:ios-undecided ask:notifications", "read",
          "show:ios-authorized build",
        ])
    #expect(
      Self.run(&flow, [.switched(on: false), .settingsRead(DeviceState.ios(.authorized).off)])
        == ["read", "show:off unschedule"])
  }

  @Test func turnsTheSwitchBackAfterADenial() {
    var flow = PermissionFlow()
    let off = DeviceState.ios(.notDetermined).off
    #expect(
      Self.run(
        &flow,
        [
          .returnedToFront, .settingsRead(off), .switched(on: true), .settingsRead(.ios(.notDetermined)), .denied,
          .settingsRead(.ios(.denied)),
        ]
      ).suffix(2) == ["read", "off show:ios-denied unschedule"])
    #expect(flow.device?.deliveryEnabled == false)
    #expect(flow.decision?.status == .off)
    #expect(flow.screen?.status == .off && flow.screen?.cause == nil)
    // The screen leads to the settings. Once notifications are allowed there, the switch can be turned on.
    #expect(
      Self.run(
        &flow,
        [
          .pressed, .returnedToFront, .settingsRead(DeviceState.ios(.denied).off), .returnedToFront,
          .settingsRead(DeviceState.ios(.authorized).off), .switched(on: true), .settingsRead(.ios(.authorized)),
        ])
        == [
          "open:app", "read", "show:ios-denied unschedule", "read", "show:off unschedule", "read",
          "show:ios-authorized build",
        ])
  }

  /// The switch asks for alarms and then for notifications, each once.
  @Test func turnsTheSwitchBackOnlyAfterEveryQuestion() {
    var flow = PermissionFlow()
    let undecided = DeviceState.ios(.notDetermined, alarmKit: .notDetermined)
    #expect(
      Self.run(
        &flow,
        [
          .returnedToFront, .settingsRead(undecided.off), .switched(on: true), .settingsRead(undecided), .denied,
          .settingsRead(.ios(.notDetermined, alarmKit: .denied)), .dismissed,
          .settingsRead(.ios(.notDetermined, alarmKit: .denied)),
        ])
        == [
          "read", "show:off unschedule", "read", "show:ios-alarm-undecided ask:alarms", "read",
          "show:ios-undecided ask:notifications", "read", "off show:off unschedule",
        ])
  }

  @Test func turnsTheSwitchBackIfOnlyTheSettingsHelp() {
    var flow = PermissionFlow()
    #expect(
      Self.run(
        &flow,
        [
          .returnedToFront, .settingsRead(DeviceState.ios(.denied).off), .switched(on: true),
          .settingsRead(.ios(.denied)),
        ]) == ["read", "show:off unschedule", "read", "off show:ios-denied unschedule"])
  }

  /// Android asks a second time when the switch is turned on a second time.
  @Test func asksAgainOnAndroidWhenTheSwitchIsTurnedOnAgain() {
    var flow = PermissionFlow()
    let denied = DeviceState.android(.denied, .granted)
    #expect(
      Self.run(
        &flow,
        [
          .returnedToFront, .settingsRead(.android(.notDetermined, .granted)), .switched(on: true),
          .settingsRead(.android(.notDetermined, .granted)), .denied, .settingsRead(denied), .switched(on: true),
          .settingsRead(denied), .denied, .settingsRead(denied),
        ])
        == [
          "read", "show:android-undecided unschedule", "read", "show:android-undecided ask:notifications", "read",
          "off show:off unschedule", "read", "show:android-denied ask:notifications", "read",
          "off show:android-permanently-denied unschedule",
        ])
  }

  @Test func keepsTheSwitchOnIfTheSystemCouldNotAsk() {
    var flow = PermissionFlow()
    #expect(
      Self.run(
        &flow,
        [
          .switched(on: true), .settingsRead(.ios(.notDetermined)), .requestFailed(reason: "no window"), .pressed,
          .denied, .settingsRead(.ios(.denied)),
        ])
        == [
          "read", "show:ios-undecided ask:notifications", "show:request-failed", "ask:notifications", "read",
          "show:ios-denied unschedule",
        ])
  }

  // MARK: Failures and the badge

  @Test func triesAgainWhatTheSystemDidNotAccept() {
    var flow = PermissionFlow()
    #expect(
      Self.run(
        &flow,
        [
          .returnedToFront, .settingsRead(.ios(.authorized)), .built, .scheduleFailed(reason: "no"), .pressed,
          .buildFailed(reason: "no words"), .pressed, .built, .scheduled,
        ])
        == [
          "read", "show:ios-authorized build", "schedule", "show:schedule-failed", "build", "show:schedule-failed",
          "build", "schedule", "show:ios-authorized",
        ])
    #expect(flow.failure == nil)
  }

  @Test func clearsTheBadgeWhenTheAppOpens() {
    var flow = PermissionFlow()
    #expect(flow.handle(.returnedToFront) == [.clearBadge, .readSettings])
    _ = flow.handle(.settingsRead(.ios(.notDetermined)))
    _ = flow.handle(.pressed)
    #expect(flow.handle(.returnedToFront) == [.clearBadge, .readSettings])
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
    .notNow, .chose(.alarms), .switched(on: true), .switched(on: false),
  ]

  static func name(_ event: PermissionFlow.Event) -> String {
    let text = "\(event)"
    return String(text.prefix { $0 != "(" })
  }

  /// A flow in each state, and which events make sense there.
  static let states: [(name: String, way: [PermissionFlow.Event], sensible: Set<String>)] = [
    ("unread", [], ["returnedToFront", "settingsRead", "switched"]),
    ("reading", [.returnedToFront], ["returnedToFront", "settingsRead", "chose", "switched"]),
    (
      "asking", [.settingsRead(.ios(.notDetermined)), .pressed],
      ["returnedToFront", "pressed", "granted", "denied", "dismissed", "requestFailed", "switched"]
    ),
    (
      "building", [.settingsRead(.ios(.authorized, alarmKit: .notDetermined))],
      ["returnedToFront", "settingsRead", "pressed", "built", "buildFailed", "notNow", "chose", "switched"]
    ),
    (
      "scheduling", [.settingsRead(.ios(.authorized, alarmKit: .notDetermined)), .built],
      [
        "returnedToFront", "settingsRead", "pressed", "scheduled", "scheduleFailed", "notNow", "chose", "switched",
      ]
    ),
    (
      "settled", [.settingsRead(.ios(.authorized, alarmKit: .notDetermined)), .built, .scheduled],
      ["returnedToFront", "settingsRead", "pressed", "notNow", "chose", "switched"]
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
    // The person did something that may lead to a question: pressed a button, chose a permission, turned the switch on.
    var wasPressed = false
    var isWanted = false
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
      switch event {
      case .chose, .switched(on: true): if !effects.isEmpty { isWanted = true }
      case .switched(on: false): isWanted = false
      default: break
      }
      for effect in effects {
        switch effect {
        case .ask(let permission):
          #expect(wasPressed || isWanted, "seed \(seed): asks by itself")
          let most = isAndroid && permission == .notifications ? 1 : 0
          #expect(denied[permission] ?? 0 <= most, "seed \(seed): asks again for \(permission)")
        case .openSettings: #expect(wasPressed, "seed \(seed): leaves the app by itself")
        case .build:
          isBuilt = false
          #expect(flow.decision.map { $0.delivery != .unavailable } == true, "seed \(seed)")
        case .schedule: #expect(isBuilt || event == .built, "seed \(seed)")
        case .show(let screen): #expect(screen == flow.screen, "seed \(seed)")
        case .turnOff:
          #expect(isWanted, "seed \(seed): turns the switch off by itself")
          #expect(flow.device?.deliveryEnabled == false, "seed \(seed)")
        case .readSettings, .unschedule, .clearBadge: break
        }
      }
      // What the person did leads to questions until something is built or removed, or the system cannot ask.
      if effects.contains(.build) || effects.contains(.unschedule) { isWanted = false }
      if case .asking = before.state, case .requestFailed = event { isWanted = false }
      if event == .built { isBuilt = true }
      if event == .returnedToFront { #expect(effects == [.clearBadge, .readSettings], "seed \(seed)") }
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
