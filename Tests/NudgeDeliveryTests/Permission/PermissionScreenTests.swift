import Foundation
import NudgeCatalog
import NudgeDelivery
import NudgePlanning
import NudgeTestSupport
import NudgeText
import Testing

@Suite("PermissionFlow.Screen")
struct PermissionScreenTests {
  static let composer = Composer(catalog: .shipped)
  static let locales = [
    LocaleTag.english, LocaleTag(language: "zh", script: "Hans"), LocaleTag(language: "zh", script: "Hant"),
  ]
  static let failures: [PermissionFlow.Failure?] = [
    nil, .request(.notifications, reason: "no"), .build(reason: "no"), .schedule(reason: "no"),
  ]

  /// What a screen says, in a line.
  static func line(_ screen: PermissionFlow.Screen) -> String {
    var words = [
      screen.message.rawValue, screen.control.rawValue, screen.button?.rawValue ?? "-", screen.icon.rawValue,
    ]
    if let target = screen.settingsTarget { words.append("settings:\(target.rawValue)") }
    if let prompt = screen.prompt { words.append("prompt:\(prompt.rawValue)") }
    return words.joined(separator: " ")
  }

  struct Row: Sendable {
    var state: DeviceState
    var screen: String

    init(_ state: DeviceState, _ screen: String) {
      self.state = state
      self.screen = screen
    }
  }

  static let rows: [Row] = [
    Row(.ios(.notDetermined), "ios-undecided enable allow bell.badge prompt:allow-notifications"),
    Row(.ios(.denied), "ios-denied settings open-settings bell.slash settings:app"),
    Row(.ios(.authorized), "ios-authorized readOnly - bell"),
    Row(.ios(.provisional), "ios-provisional readOnly - bell"),
    Row(.ios(.ephemeral), "ios-ephemeral readOnly - bell"),
    Row(.ios(.authorized, alarmKit: .notDetermined), "ios-alarm-undecided enable allow alarm prompt:allow-alarms"),
    Row(.ios(.authorized, alarmKit: .authorized), "ios-alarm-authorized readOnly - alarm"),
    Row(.ios(.authorized, alarmKit: .authorized).empty, "nothing-upcoming none - bell"),
    Row(.ios(.authorized, alarmKit: .denied), "ios-alarm-denied settings open-settings bell settings:app"),
    Row(.ios(.denied, alarmKit: .denied), "ios-denied settings open-settings bell.slash settings:app"),
    Row(.ios(.denied).off, "off masterSwitch - bell.slash"),
    Row(.ios(.denied).empty, "ios-denied settings open-settings bell.slash settings:app"),
    Row(.android(.notDetermined, .granted), "android-undecided enable allow bell.badge prompt:allow-notifications"),
    Row(.android(.denied, .granted), "android-denied enable allow bell.badge prompt:allow-notifications"),
    Row(
      .android(.permanentlyDenied, .granted),
      "android-permanently-denied settings open-settings bell.slash settings:app"
    ),
    Row(
      .android(.granted, .granted, channel: .blocked),
      "android-channel-blocked settings open-settings bell.slash settings:channel"),
    Row(.android(.granted, .notDetermined), "android-timing-undecided enable allow bell.badge prompt:exact-timing"),
    Row(.android(.granted, .denied), "android-timing-denied settings open-settings bell settings:app"),
    Row(.android(.granted, .granted), "android-timing-granted readOnly - bell"),
    Row(.android(.granted, .notRequired), "android-timing-not-required readOnly - bell"),
    Row(.android(.granted, .denied).empty, "nothing-upcoming none - bell"),
    Row(.web(.default, .absent), "web-default enable allow bell.badge prompt:allow-notifications"),
    Row(.web(.denied, .absent), "web-denied none - bell.slash"),
    Row(.web(.unsupported, .absent), "web-unsupported none - bell.slash"),
    Row(.web(.granted, .absent), "web-push-none enable connect bell.badge"),
    Row(.web(.granted, .expired), "web-push-expired enable connect bell.badge"),
    Row(.web(.granted, .active), "web-push-active readOnly - bell"),
    Row(.linux(.running), "linux-running readOnly - bell"),
    Row(.linux(.activatable), "linux-activatable readOnly - bell"),
    Row(.linux(.absent), "linux-absent retry try-again bell.slash"),
    Row(.linux(.noSessionBus), "linux-no-session-bus none - bell.slash"),
  ]

  @Test(arguments: rows)
  func shows(row: Row) {
    #expect(Self.line(PermissionFlow.Screen(row.state)) == row.screen)
  }

  @Test func saysWhatFailedUnlessThePersonSwitchedOff() {
    let failure = PermissionFlow.Failure.request(.notifications, reason: "the window is gone")
    #expect(
      Self.line(PermissionFlow.Screen(.ios(.notDetermined), failure: failure))
        == "request-failed retry try-again exclamationmark.triangle")
    #expect(
      Self.line(PermissionFlow.Screen(.ios(.authorized), failure: .schedule(reason: "no")))
        == "schedule-failed retry try-again exclamationmark.triangle")
    #expect(PermissionFlow.Screen(DeviceState.ios(.notDetermined).off, failure: failure).message == .off)
  }

  @Test func knowsEveryHelpTextOfTheCatalogAndNoOther() throws {
    func ids(_ kind: String) throws -> Set<String> {
      Set(try #require(Catalog.shipped.template(of: Kind(rawValue: kind))).variants.map(\.id))
    }
    #expect(Set(PermissionFlow.Screen.Message.allCases.map(\.rawValue)) == (try ids("help")))
    #expect(Set(PermissionFlow.Screen.Prompt.allCases.map(\.rawValue)) == (try ids("prompts")))
    let causes = DeliveryDecision.Cause.allCases.filter { $0 != .permission }.map { "needed-\($0.rawValue)" }
    #expect(
      Set(DeliveryDecision.Status.allCases.map(\.rawValue) + causes + ["schedule-alarm", "schedule-notifications"])
        .isSubset(of: try ids("status")))
    #expect(Set(PermissionFlow.Screen.Button.allCases.map(\.rawValue)).isSubset(of: try ids("actions")))
  }

  /// Templates/help.yaml names the button behind each variant.
  @Test func hasTheButtonThatTheTemplateNames() throws {
    var named: [String: String] = [:]
    for line in try Fixtures.projectFile("Templates/help.yaml").split(separator: "\n") {
      guard let match = line.firstMatch(of: /- \{id: "?([a-z-]+)"?.*?\}\}?(?:  # ([a-z-]+))?$/) else { continue }
      named[String(match.1)] = match.2.map(String.init) ?? "-"
    }
    #expect(named.count == PermissionFlow.Screen.Message.allCases.count)
    for state in DeviceState.all {
      for failure in Self.failures {
        let screen = PermissionFlow.Screen(state, failure: failure)
        #expect((screen.button?.rawValue ?? "-") == named[screen.message.rawValue], "\(screen.message)")
      }
    }
  }

  /// The control does what the decision calls for.
  @Test(arguments: DeviceState.all)
  func offersTheNextStep(state: DeviceState) {
    let decision = DeliveryDecision(state)
    let screen = PermissionFlow.Screen(state)
    switch decision.nextStep {
    case .requestAlarmAuthorization, .requestNotificationPermission, .requestExactTiming:
      #expect(screen.control == .enable && screen.button == .allow && screen.prompt != nil)
    case .subscribePush: #expect(screen.control == .enable && screen.button == .connect && screen.prompt == nil)
    case .openSettings:
      // A site cannot open the settings of its browser, and says where they are.
      #expect(decision.settingsTarget == .site ? screen.control == .message : screen.control == .settings)
      #expect(screen.settingsTarget == (decision.settingsTarget == .site ? nil : decision.settingsTarget))
      #expect(screen.settingsPage != nil)
    case .schedule, .nothing: #expect(screen.control != .enable)
    }
    #expect((screen.control == .masterSwitch) == !state.deliveryEnabled)
    #expect((screen.settingsTarget != nil) == (screen.button == .openSettings))
  }

  /// Every state, failure and language.
  @Test(arguments: locales)
  func saysAlarmOnlyWhereItMay(locale: LocaleTag) throws {
    var allowed = 0
    // As an app receives them.
    let texts = try JSONDecoder().decode(
      PermissionFlow.Texts.self, from: JSONEncoder().encode(PermissionFlow.Texts(in: .shipped, locale: locale)))
    for state in DeviceState.all {
      for failure in Self.failures {
        let screen = PermissionFlow.Screen(state, failure: failure)
        let words = try screen.words(by: Self.composer, locale: locale)
        #expect(words.locale == locale.identifier)
        #expect(screen.words(in: texts) == words)
        #expect(!words.status.isEmpty && !words.title.isEmpty && !words.body.isEmpty)
        #expect((words.button != nil) == (screen.button != nil))
        #expect((words.prompt != nil) == (screen.prompt != nil))
        #expect((words.schedule != nil) == [.alarm, .precise, .notification].contains(screen.status))
        if DeliveryDecision(state).alarmWordAllowed {
          allowed += 1
          continue
        }
        #expect(screen.icon != .alarm)
        let texts = [
          words.status, words.title, words.body, words.button ?? "", words.prompt?.title ?? "",
          words.prompt?.body ?? "", words.schedule ?? "",
        ]
        for text in texts + (words.prompt?.actions.map(\.title) ?? []) {
          #expect(
            !["alarm", "闹钟", "鬧鐘", "闹铃", "鬧鈴"].contains { text.lowercased().contains($0) }, "\(screen.message): \(text)"
          )
        }
      }
    }
    #expect(allowed > 0)
  }

  /// An app may have texts from a backend with another version.
  @Test func hasNoWordsWithoutItsTexts() throws {
    let screen = PermissionFlow.Screen(.ios(.notDetermined))
    let texts = try PermissionFlow.Texts(in: .shipped, locale: LocaleTag("zh-TW"))
    #expect(texts.locale == "zh-Hant")
    #expect(screen.words(in: texts)?.prompt?.actions.map(\.id) == ["allow", "not-now"])
    for (kind, variant) in [
      ("help", "ios-undecided"), ("status", "needed"), ("actions", "allow"), ("prompts", "allow-notifications"),
    ] {
      var rest = texts
      #expect(rest.texts[kind]?.removeValue(forKey: variant) != nil)
      #expect(screen.words(in: rest) == nil, "\(kind)")
    }
  }

  @Test func writesWords() throws {
    let words = try PermissionFlow.Screen(.ios(.notDetermined)).words(by: Self.composer, locale: .english)
    let json = try JSONEncoder().encode(words)
    #expect(try JSONDecoder().decode(PermissionFlow.Screen.Words.self, from: json) == words)
    #expect(words.prompt?.actions.map(\.title) == ["Allow", "Not now"])
  }

  @Test func namesThePageThatTheCallerKnows() throws {
    let screen = PermissionFlow.Screen(.android(.granted, .denied))
    #expect(
      try screen.words(by: Self.composer, locale: .english).body
        == "Reminders come anyway, if a bit later. You can allow it in “Special app access”.")
    #expect(
      try screen.words(by: Self.composer, locale: .english, settingsPage: "Exact timing").body
        == "Reminders come anyway, if a bit later. You can allow it in “Exact timing”.")
    #expect(
      try screen.words(by: Self.composer, locale: LocaleTag("zh-HK")).body
        == "提醒照常送達，只是可能晚一些。想要準時，可在「特殊應用程式存取權」中允許。")
    #expect(
      try PermissionFlow.Screen(.ios(.denied)).words(by: Self.composer, locale: LocaleTag("zh-CN")).body
        == "系统不会再次询问。想收到提醒，可以在“通知”里打开。")
    #expect(
      try PermissionFlow.Screen(.web(.denied, .absent)).words(by: Self.composer, locale: LocaleTag("fr")).body
        == "To allow notifications for this site, see “Site settings” in the browser.")
  }

  @Test func labelsAsDocumented() throws {
    let labels: [(DeviceState, String)] = [
      (.android(.granted, .granted), "Precise notification"), (.android(.granted, .denied), "Notification"),
      (.ios(.authorized, alarmKit: .authorized), "Alarm"), (.ios(.denied), "Notification permission needed"),
      (DeviceState.ios(.authorized).empty, "No scheduled notifications"), (DeviceState.ios(.authorized).off, "Off"),
    ]
    for (state, label) in labels {
      #expect(try PermissionFlow.Screen(state).words(by: Self.composer, locale: .english).status == label)
    }
  }

  /// What the platforms' own words are for what is asked for and what is scheduled.
  @Test func saysWhatIsAskedForAndScheduledInEveryLanguage() throws {
    let states: [(DeviceState, [String])] = [
      (.ios(.notDetermined, alarmKit: .notDetermined), ["Allow alarms", "允许闹钟", "允許鬧鐘"]),
      (.ios(.notDetermined), ["Allow notifications", "允许通知", "允許通知"]),
      (.android(.notDetermined, .notDetermined), ["Allow notifications", "允许通知", "允許通知"]),
    ]
    for (state, titles) in states {
      let words = try Self.locales.map { try PermissionFlow.Screen(state).words(by: Self.composer, locale: $0) }
      #expect(words.map(\.prompt?.title) == titles)
    }
    let scheduled: [(DeviceState, [String])] = [
      (.ios(.authorized, alarmKit: .authorized), ["Schedule alarm", "设定闹钟", "設定鬧鐘"]),
      (.ios(.authorized), ["Schedule notifications", "安排通知", "排定通知"]),
      (.android(.granted, .granted), ["Schedule notifications", "安排通知", "排定通知"]),
    ]
    for (state, labels) in scheduled {
      let words = try Self.locales.map { try PermissionFlow.Screen(state).words(by: Self.composer, locale: $0) }
      #expect(words.map(\.schedule) == labels)
    }
    // The explanation on Android says notification, and says why.
    let exact = try PermissionFlow.Screen(.android(.granted, .notDetermined)).words(by: Self.composer, locale: .english)
    #expect(exact.prompt?.title == "Notifications right on time")
    #expect(
      exact.prompt?.body == "Without it, notifications may be a bit late. Allow it in “Special app access”.")
  }

  @Test(arguments: PermissionFlow.Screen.SystemSettingsPage.allCases)
  func namesEveryPageInEveryLanguageThatShips(page: PermissionFlow.Screen.SystemSettingsPage) throws {
    let names = try Self.locales.map { try page.name(in: .shipped, locale: $0) }
    #expect(Set(names).count > 1)
    #expect(names.allSatisfy { $0.count <= 24 })
    #expect(try page.name(in: .shipped, locale: LocaleTag("de")) == names[0])
  }
}
