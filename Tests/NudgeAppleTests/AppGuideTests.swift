import Foundation
import NudgeApple
import NudgeRequests
import NudgeTestSupport
import Testing
import UserNotifications

/// The Swift code of docs/ios.md that runs in the app, compiled here with only the modules that an iPhone app can link.
@Suite("The app's code in docs/ios.md") @MainActor
struct AppGuideTests {
  /// The backend's code is compiled with `import Nudge`, in DocumentedCodeTests.
  @Test func isInThisFile() throws {
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    let app = try Fixtures.projectFile("Tests/NudgeAppleTests/AppGuideTests.swift")
    let backend = lines(try Fixtures.projectFile("Tests/NudgeTests/DocumentedCodeTests.swift"))
    var counts = (app: 0, backend: 0)
    for block in try Fixtures.projectFile("docs/ios.md").split(separator: "```swift\n").dropFirst() {
      let end = try #require(block.firstRange(of: "```"))
      var code = lines(block[..<end.lowerBound])
      if let heading = code.prefixMatch(of: /\/\/ On the backend.*\n/) {
        code.removeSubrange(heading.range)
        #expect(backend.contains(code), "\(code)")
        counts.backend += 1
      } else {
        if let imports = code.prefixMatch(of: /import NudgeRequests\n\n/) { code.removeSubrange(imports.range) }
        #expect(lines(app).contains(code), "\(code)")
        counts.app += 1
      }
    }
    #expect(counts.app > 6 && counts.backend > 2)
    let imports = app.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { $0.dropFirst(7) }
    let allowed = ["Foundation", "NudgeApple", "NudgeRequests", "NudgeTestSupport", "Testing", "UserNotifications"]
    #expect(imports.map(String.init) == allowed)
  }

  private static func plan() throws -> DevicePlan {
    let facts = [
      "kind": "reminder", "variant": "day01", "opens": "record", "utc": "2026-11-22T19:00:00Z",
      "expires": "2026-11-22T23:00:00Z",
    ]
    let request = UserNotificationRequest(
      identifier: "reminder-2026-11-22",
      content: .init(title: "Evening", categoryIdentifier: "reminder", userInfo: facts), trigger: nil)
    let texts = #"""
      {"locale":"en","texts":{
        "help":{"ios-denied":{"title":"Off","body":"","actions":[]}},
        "status":{"needed":{"title":"Notification permission needed","body":"","actions":[]}},
        "actions":{"open-settings":{"title":"Open Settings","body":"","actions":[]}}}}
      """#
    return DevicePlan(
      requests: [request], categories: [.init(identifier: "reminder")],
      texts: try JSONDecoder().decode(PermissionFlow.Texts.self, from: Data(texts.utf8)))
  }

  /// From the launch to a denied permission, and back.
  ///
  /// The stand-in's center is new each time, so it has no permission yet.
  @Test func goesThroughTheFlow() async throws {
    let app = App(backend: Backend(answer: try Self.plan()))
    await app.handle(.returnedToFront)
    #expect(app.plan == app.backend.answer)
    #expect(app.screen?.message == .iosUndecided)
    // The backend's texts lack this one.
    #expect(app.words == nil)
    await app.handle(.settingsRead(DeviceState(.ios(.init(notificationPermission: .denied)))))
    #expect(app.words?.status == "Notification permission needed" && app.words?.button == "Open Settings")
    await app.handle(.pressed)
    #expect(UIApplication.shared.opened.map(\.absoluteString) == ["app-settings:notifications"])

    await app.handle(.settingsRead(DeviceState(.ios(.init(notificationPermission: .authorized)))))
    #expect(app.flow.state == .settled && app.flow.failure == nil)
    try await app.handle(RefreshAction.SystemEvent.IOS.significantTimeChange)
    #expect(app.backend.plans == 3)
    try await app.handle(RefreshAction.SystemEvent.IOS.notificationFired)
    #expect(app.backend.plans == 3)
  }

  @Test func beginsAtTheLaunch() async throws {
    let app = App(backend: Backend(answer: try Self.plan()))
    #expect(app.application(.shared, didFinishLaunchingWithOptions: nil))
    while app.screen == nil { await Task.yield() }
    #expect(app.plan == app.backend.answer)
  }

  @Test func registersForPushes() async throws {
    let app = App(backend: Backend(answer: try Self.plan()))
    await app.register(.shared, Data([0x0a, 0xff]))
    #expect(UIApplication.shared.isRegistered && app.backend.tokens == ["0aff"])
  }

  @Test func respondsToButtons() async throws {
    let app = App(backend: Backend(answer: try Self.plan()))
    app.plan = app.backend.answer
    let request = try UNNotificationRequest(#require(app.plan.requests.first))
    for key in ["com.apple.UNNotificationDefaultActionIdentifier", "later", "mute"] {
      await app.userNotificationCenter(
        .current(),
        didReceive: UNNotificationResponse(notification: UNNotification(request: request), actionIdentifier: key))
    }
    await app.respond(
      to: NotificationResponse(id: "reminder-2026-11-22", action: .add, at: .now, text: "Ran 5 km"))
    #expect(app.backend.reported.map(\.action) == [.open, .later, .mute, .add])
    #expect(app.shown == [.record] && app.backend.reported.last?.text == "Ran 5 km")
  }

  @Test func passesAlarmsOn() async throws {
    let app = App(backend: Backend(answer: try Self.plan()))
    let alarm = AlarmRequest(
      identifier: "reminder-2026-11-22", title: "Evening", stopTitle: "Stop",
      schedule: .relative(hour: 20, minute: 0, weekdays: [.monday]))
    app.plan = DevicePlan(requests: app.backend.answer.requests, alarms: [alarm])
    #expect(app.notificationsBesideAlarms().isEmpty)
    try await app.schedule(alarm)
    let schedule = AlarmManager.shared.alarms[alarm.uuid]
    #expect(schedule == .relative(.init(time: .init(hour: 20, minute: 0), repeats: .weekly([.monday]))))
  }
}

// MARK: docs/ios.md

struct DevicePlan: Codable {
  var requests: [UserNotificationRequest] = []
  var categories: [UserNotificationRequest.Category] = []
  var alarms: [AlarmRequest] = []  // empty unless the person has chosen alarms
  var texts: PermissionFlow.Texts?
  var refillBefore: Date?
}

extension DevicePlan: Equatable {}

/// What the page leaves to its reader.
@MainActor private final class Backend {
  let answer: DevicePlan
  private(set) var plans = 0
  private(set) var tokens: [String] = []
  private(set) var reported: [NotificationResponse] = []

  init(answer: DevicePlan) { self.answer = answer }

  func plan() async throws -> DevicePlan {
    plans += 1
    return answer
  }

  func store(_ token: String, environment: String) async { tokens.append(token) }
  func report(_ response: NotificationResponse) async { reported.append(response) }
}

private struct Facts: AlarmMetadata {}
private struct AddIntent: LiveActivityIntent {}

@MainActor private final class App: UNUserNotificationCenterDelegate {
  let backend: Backend
  var flow = PermissionFlow()
  var plan = DevicePlan()
  var isOn = true
  var screen: PermissionFlow.Screen?
  var words: PermissionFlow.Screen.Words?
  var shown: [ResponseAction.Page] = []
  private let isDebugBuild = true

  init(backend: Backend) { self.backend = backend }

  func show(_ page: ResponseAction.Page) { shown.append(page) }

  func register(_ application: UIApplication, _ deviceToken: Data) async {
    // application(_:didFinishLaunchingWithOptions:)
    application.registerForRemoteNotifications()
    // application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    let token = deviceToken.map { String(format: "%02x", $0) }.joined()
    await backend.store(token, environment: isDebugBuild ? "sandbox" : "production")
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    let categories = plan.categories.compactMap { try? UNNotificationCategory($0) }
    UNUserNotificationCenter.current().setNotificationCategories(Set(categories))  // and the app's own
    Task { await handle(.returnedToFront) }  // also in sceneWillEnterForeground
    return true
  }

  func handle(_ event: PermissionFlow.Event) async {
    for effect in flow.handle(event) { await perform(effect) }
  }

  func perform(_ effect: PermissionFlow.Effect) async {
    switch effect {
    case .readSettings:
      if plan.texts == nil { plan = (try? await backend.plan()) ?? plan }  // at the first launch
      let permission = await AppleNotificationCenter().permission()
      let state = DeviceState(
        .ios(.init(notificationPermission: permission)), deliveryEnabled: isOn, hasUpcoming: !plan.requests.isEmpty)
      await handle(.settingsRead(state))
    case .ask:
      do {
        await handle(try await AppleNotificationCenter().requestAuthorization() ? .granted : .denied)
      } catch { await handle(.requestFailed(reason: "\(error)")) }
    case .openSettings:
      if let url = URL(string: UIApplication.openNotificationSettingsURLString) { await UIApplication.shared.open(url) }
    case .show(let screen):
      self.screen = screen
      words = plan.texts.flatMap { screen.words(in: $0) }
    case .build:
      do {
        plan = try await backend.plan()
        await handle(.built)
      } catch { await handle(.buildFailed(reason: "\(error)")) }
    case .schedule:
      do {
        try await AppleNotificationCenter().schedule(plan.requests, categories: plan.categories)
        await handle(.scheduled)
      } catch { await handle(.scheduleFailed(reason: "\(error)")) }
    case .unschedule: await AppleNotificationCenter().unschedule()
    case .turnOff: isOn = false
    case .clearBadge: try? await AppleNotificationCenter().setBadge(0)
    }
  }

  func handle(_ event: RefreshAction.SystemEvent.IOS) async throws {
    guard RefreshAction(after: .ios(event)) == .planAgain, let decision = flow.decision,
      decision.delivery != .unavailable
    else { return }
    plan = try await backend.plan()
    try await AppleNotificationCenter().schedule(plan.requests, categories: plan.categories)
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    AppleNotificationCenter.presentation(of: notification, at: .now) ?? [.banner, .list, .sound]
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    guard let response = NotificationResponse(response, at: .now) else { return }
    await respond(to: response)
  }

  func respond(to response: NotificationResponse) async {
    switch ResponseAction(after: response) {
    case .open(let page): show(page)
    case .add(nil): show(.record)
    case .later, .snooze: await showAgain(after: response)
    case .add, .mute, .keep, .notThis, .nothing: break
    }
    await backend.report(response)  // the backend adds the text, and handles `later` and `mute`
  }

  func showAgain(after response: NotificationResponse) async {
    guard let request = plan.requests.first(where: { $0.identifier == response.id }),
      let again = request.shownAgain(after: response)
    else { return }
    try? await UNUserNotificationCenter.current().add(UNNotificationRequest(again))
  }

  func notificationsBesideAlarms() -> [UserNotificationRequest] {
    let alarmIDs = Set(plan.alarms.map(\.identifier))
    let others = plan.requests.filter { !alarmIDs.contains($0.identifier) }
    return others
  }

  func schedule(_ alarm: AlarmRequest) async throws {
    let button = alarm.button.map { AlarmButton(text: "\($0.title)", textColor: .white, systemImageName: "plus") }
    let alert = AlarmPresentation.Alert(
      title: "\(alarm.title)", secondaryButton: button, secondaryButtonBehavior: button == nil ? nil : .custom)
    let schedule: Alarm.Schedule =
      switch alarm.schedule {
      case .fixed(let date): .fixed(date)
      case .relative(let hour, let minute, let days):
        .relative(
          .init(
            time: .init(hour: hour, minute: minute),
            repeats: days.isEmpty
              ? .never : .weekly(days.compactMap { Locale.Weekday(rawValue: String($0.rawValue.prefix(3))) })))
      }
    // Facts conforms to AlarmMetadata.
    let attributes = AlarmAttributes<Facts>(presentation: .init(alert: alert), tintColor: .accentColor)
    _ = try await AlarmManager.shared.schedule(
      id: alarm.uuid, configuration: .alarm(schedule: schedule, attributes: attributes, secondaryIntent: AddIntent()))
  }
}
